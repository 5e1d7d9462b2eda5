/** What a form does when somebody else changed, saved or deleted its record, or when its record does not exist. */
import { askingAs } from '../browser/asking.ts'
import { USER } from '../browser/pages.ts'
import { expect, test } from '../browser/fixtures.ts'
import { open, saveWithKey, state, textField } from './opening.ts'
import { newContact } from './ground.ts'

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

test('changes of others in other fields come in without a question, and a record that is gone or a server that is silent costs nothing typed', async ({
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

test('a draft made before somebody else saved asks about the conflict after the reload too', async ({
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

test('a record that does not exist leads to the error page', async ({ page, signedIn, expectedErrors }) => {
  expectedErrors.push(/404/)
  await signedIn(page, USER)
  await page.goto('/contacts/999999/details')
  await expect(page).toHaveURL(/\/error\?code=404&text=Not(%20|\+)found/)
})
