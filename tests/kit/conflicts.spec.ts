/** What a form does when somebody else changed, saved or deleted its record, or when its record does not exist. */
import { askingAs } from '../browser/asking.ts'
import { ADMIN, USER } from '../browser/pages.ts'
import { expect, test } from '../browser/fixtures.ts'
import { open, saveWithKey, state, textField } from './opening.ts'
import { act, newFund, newPeriod } from '../reporting-periods/fixtures.ts'
import { newContact } from './fixtures.ts'

test('two people who change the same record see both values and choose', async ({
  page,
  server,
  signedIn,
  expectedErrors,
}) => {
  expectedErrors.push(/412/)
  const ask = await askingAs(server.address, USER)
  const { id, version, email } = await newContact(ask)
  await signedIn(page, USER)
  await open(page, `/contacts/${id}/details`)
  await textField(page, 'First name').fill('Mine')
  await textField(page, 'Fax number').fill('+44 1632 960777')
  const { body } = (await ask('GET', `/api/contacts/${id}`)) as { body: Record<string, string> }
  expect(
    (
      await ask(
        'PUT',
        `/api/contacts/${id}`,
        { firstName: 'Theirs', lastName: 'Theirs', email, phoneNumber: body['phoneNumber'] },
        { 'if-match': `"${version}"` },
      )
    ).status,
  ).toBe(200)

  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog', { name: 'Changed in the meantime' })
  await expect(dialog.getByRole('row')).toHaveCount(2)
  await expect(dialog.getByRole('row', { name: /First name/ })).toContainText(/Theirs.*Mine/s)
  await expect(dialog).toContainText('Taken over from there: Last name')
  await expect(dialog).toContainText(/changed this record on .* nothing is stored until you save/)
  await dialog.getByRole('radio', { name: 'First name: Stored value' }).check()
  await dialog.getByRole('button', { name: 'Use these values' }).click()
  await expect(textField(page, 'First name')).toHaveValue('Theirs')
  await expect(textField(page, 'Last name')).toHaveValue('Theirs')
  await expect(textField(page, 'Fax number')).toHaveValue('+44 1632 960777')
  await saveWithKey(page)
  expect((await ask('GET', `/api/contacts/${id}`)).body).toMatchObject({
    firstName: 'Theirs',
    lastName: 'Theirs',
    faxNumber: '+44 1632 960777',
    version: version + 2,
  })
})

test('whoever comes back to a window sees what others have saved or done, and what is typed there stays', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, USER)
  const contact = await newContact(ask)
  const put = async (version: number, changes: object) => {
    const { body } = await ask<object>('GET', `/api/contacts/${contact.id}`)
    const answer = await ask(
      'PUT',
      `/api/contacts/${contact.id}`,
      { ...body, ...changes },
      { 'if-match': `"${version}"` },
    )
    expect(answer.status).toBe(200)
  }
  const comeBack = () => page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  await signedIn(page, USER)
  await open(page, `/contacts/${contact.id}/details`)
  await put(contact.version, { firstName: 'Theirs', lastName: 'Renamed' })
  await comeBack()
  await expect(textField(page, 'First name')).toHaveValue('Theirs')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Theirs Renamed')
  await expect(state(page)).toHaveText('All changes are saved')

  await textField(page, 'First name').fill('Mine')
  await put(contact.version + 1, { lastName: 'Again' })
  const loaded = page.waitForResponse(answer => answer.url().endsWith(`/api/contacts/${contact.id}`))
  await comeBack()
  await loaded
  await expect(textField(page, 'Last name')).toHaveValue('Renamed')
  await expect(textField(page, 'First name')).toHaveValue('Mine')
  // Once nothing is typed any more there is nothing to keep from it.
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(textField(page, 'Last name')).toHaveValue('Again')
  await expect(textField(page, 'First name')).toHaveValue('Theirs')
})

test('whoever saves what a colleague has closed meanwhile is not asked to save it again @long', async ({
  page,
  server,
  signedIn,
  expectedErrors,
}) => {
  expectedErrors.push(/409|412/)
  const ask = await askingAs(server.address, ADMIN)
  const fund = await newFund(ask)
  const period = await newPeriod(ask, fund.id, 'Q1 2026', '2026-03-31')
  await signedIn(page, USER)
  await open(page, `/funds/${fund.id}/reporting-periods/${period.id}/details`)
  await textField(page, 'Name').fill('First quarter')
  await act(ask, period, 'complete')
  await page.keyboard.press('Control+s')
  const said = page.locator('.notification').filter({ hasText: 'Changed in the meantime' })
  await expect(said).toContainText('It can no longer be changed: what you typed is not stored.')
  await expect(state(page)).toContainText('This period is completed.')
})

test('changes of others in other fields come in without a question, and a record that is gone or a server that is silent costs nothing typed @long', async ({
  page,
  server,
  signedIn,
  expectedErrors,
}) => {
  expectedErrors.push(/412|404|ERR_FAILED/)
  const ask = await askingAs(server.address, USER)
  const [{ id, version, email }, other] = [await newContact(ask), await newContact(ask)]
  await signedIn(page, USER)
  await open(page, `/contacts/${id}/details`)
  await expect(textField(page, 'Fax number')).toHaveValue('')
  await textField(page, 'First name').fill('Mine')
  await ask(
    'PUT',
    `/api/contacts/${id}`,
    { firstName: 'Form', lastName: 'Theirs', email, phoneNumber: '+44 1632 960000' },
    { 'if-match': `"${version}"` },
  )
  await page.keyboard.press('Control+s')
  const shown = page.locator('.notification').filter({ hasText: 'Changed in the meantime' })
  await expect(shown).toContainText('Taken over from there: Last name')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(textField(page, 'Last name')).toHaveValue('Theirs')
  await expect(textField(page, 'First name')).toHaveValue('Mine')
  await saveWithKey(page)

  await textField(page, 'Email').fill(other.email.toUpperCase())
  await expect(page.getByRole('main').getByText(/^Form Tester .* has this e-mail address too/)).toBeVisible()
  for (const [title, typed] of [
    ['First name', 'One'],
    ['Last name', 'Two'],
    ['Fax number', '+44 1632 960778'],
  ] as const)
    await textField(page, title).fill(typed)
  await page.getByRole('button', { name: 'Discard changes' }).click()
  const question = page.getByRole('alertdialog', { name: 'Discard 4 changes?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(textField(page, 'Last name')).toHaveValue('Two')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await question.getByRole('button', { name: 'Discard changes' }).click()
  await expect(textField(page, 'Last name')).toHaveValue('Theirs')

  await textField(page, 'First name').fill('Kept')
  await page.route('**/api/contacts/*', route =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('alert').filter({ hasText: 'What you typed is still here' })).toContainText(
    'cannot be reached',
  )
  await page.unroute('**/api/contacts/*')
  expect((await ask('DELETE', `/api/contacts/${id}`, undefined, { 'if-match': `"${version + 2}"` })).status).toBe(200)
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('alert').filter({ hasText: 'deleted' })).toContainText('What you typed is still here')
  await expect(textField(page, 'First name')).toHaveValue('Kept')
})

test('a draft made before somebody else saved asks about the conflict after the reload too @long', async ({
  page,
  server,
  signedIn,
  expectedErrors,
}) => {
  expectedErrors.push(/412/)
  const ask = await askingAs(server.address, USER)
  const { id, version, email } = await newContact(ask)
  await signedIn(page, USER)
  await open(page, `/contacts/${id}/details`)
  await textField(page, 'First name').fill('Mine')
  await expect(state(page)).toHaveText('1 unsaved change')
  const { body } = (await ask('GET', `/api/contacts/${id}`)) as { body: Record<string, string> }
  await ask(
    'PUT',
    `/api/contacts/${id}`,
    { firstName: 'Theirs', lastName: body['lastName'], email, phoneNumber: body['phoneNumber'] },
    { 'if-match': `"${version}"` },
  )
  await page.reload()
  await expect(textField(page, 'First name')).toHaveValue('Mine')
  await page.keyboard.press('Control+s')
  await expect(
    page.getByRole('dialog', { name: 'Changed in the meantime' }).getByRole('row', { name: /First name/ }),
  ).toContainText(/Theirs.*Mine/s)
})

test('a record that does not exist leads to the error page @long', async ({ page, signedIn, expectedErrors }) => {
  expectedErrors.push(/404/)
  await signedIn(page, USER)
  await page.goto('/contacts/999999/details')
  await expect(page).toHaveURL(/\/error\?code=404&text=Not(%20|\+)found/)
})

test('an action that was overtaken shows what has changed, and works at once @long', async ({
  page,
  server,
  signedIn,
  expectedErrors,
}) => {
  expectedErrors.push(/412|409/)
  const ask = await askingAs(server.address, USER)
  const other = await askingAs(server.address, ADMIN)
  const [known] = (await ask<Record<string, unknown>[]>('GET', '/api/bank-accounts?filter={"fundId":1}')).body
  const { currencyId, countryId, bankCountryId } = known!
  const values = {
    name: `Overtaken ${process.pid}`,
    accountNumber: 'LU75 9990 0000 0000 0001',
    bankCode: 'FIKTLULL',
    currencyId,
    countryId,
    bankCountryId,
  }
  const made = (await ask('POST', '/api/bank-accounts', { fundId: 1, ...values })).body
  const address = `/api/bank-accounts/${made.id}`
  const act = async (action: string, version: number, body: object = {}) =>
    other('POST', `${address}/${action}`, body, { 'if-match': `"${version}"` })
  const told = page.locator('.notification').filter({ hasText: 'Changed in the meantime' })
  await signedIn(page, USER)
  await open(page, `/funds/1/bank-accounts/${made.id}/details`)
  const bar = page.getByRole('region', { name: 'State and actions' })
  const asked = (name: string) => page.getByRole('alertdialog').getByRole('button', { name })

  // A changed field: the action can still be done.
  await other('PUT', address, { ...values, city: 'Echternach' }, { 'if-match': `"${made.version}"` })
  await bar.getByRole('button', { name: 'Submit for verification' }).click()
  await asked('Submit for verification').click()
  await expect(told).toContainText('Hanne Birk changed this record on')
  await expect(told).toContainText('City: Echternach')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(textField(page, 'City')).toHaveValue('Echternach')
  await bar.getByRole('button', { name: 'Submit for verification' }).click()
  await asked('Submit for verification').click()
  await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText('Pending verification')

  // Another state: the old button is gone, and that of the state works.
  await act('close', made.version + 2)
  await expect(bar.getByRole('button', { name: 'Verify', exact: true })).toBeVisible()
  await bar.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Close account' }).click()
  await asked('Close account').click()
  await expect(told.last()).toContainText('Status: Closed')
  await expect(bar.getByRole('button', { name: 'Verify', exact: true })).toHaveCount(0)
})

test('a save whose answer was lost is told as stored when it is saved again @long', async ({
  page,
  server,
  signedIn,
  expectedErrors,
}) => {
  expectedErrors.push(/412|ERR_FAILED/)
  const ask = await askingAs(server.address, USER)
  const { id } = await newContact(ask)
  await signedIn(page, USER)
  await open(page, `/contacts/${id}/details`)
  await page.route(
    `**/api/contacts/${id}`,
    async route => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await textField(page, 'First name').fill('Arrived')
  await page.keyboard.press('Control+s')
  await expect(page.locator('.notification').filter({ hasText: 'The server cannot be reached' })).toBeVisible()
  // The key is not taken while the first save comes to its end.
  await expect(async () => {
    await page.keyboard.press('Control+s')
    await expect(state(page)).toHaveText('All changes are saved', { timeout: 3_000 })
  }).toPass()
  await expect(page.locator('.notification').filter({ hasText: /in another tab|Nothing of yours/ })).toHaveCount(0)
  expect((await ask('GET', `/api/contacts/${id}`)).body).toMatchObject({ firstName: 'Arrived', version: 2 })
})
