/** Nothing typed gets lost, and nothing is made twice: answers that never come, dialogues that are closed, reloads. */
import type { Page } from '@playwright/test'
import { askingAs } from '../browser/asking.ts'
import { ADMIN, USER, expectAccessible } from '../browser/pages.ts'
import { expect, test } from '../browser/fixtures.ts'
import { newContact } from './fixtures.ts'
import { choose, open, saveWithKey, state, textField } from './opening.ts'

/** The server gets the next POST to this address and does it; the browser never hears of it. */
async function loseAnswer(page: Page, address: string): Promise<void> {
  let lost = false
  await page.route(address, async route => {
    if (lost || route.request().method() !== 'POST') return route.fallback()
    lost = true
    expect((await route.fetch()).ok()).toBe(true)
    return route.abort()
  })
}

const alert = (page: Page) => page.locator('.notification[data-severity="3"]')

test('a record and a document whose answers were lost are there once when they are saved again @long', async ({
  page,
  server,
  signedIn,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/)
  const ask = await askingAs(server.address, USER)
  const name = `Lost ${process.pid}`
  await signedIn(page, USER)
  await open(page, '/contacts/add')
  for (const [title, typed] of [
    ['First name', 'Answer'],
    ['Last name', name],
    ['Email', `lost${process.pid}@example.org`],
    ['Phone number', '+44 1632 960003'],
  ] as const)
    await textField(page, title).fill(typed)
  await loseAnswer(page, '**/api/contacts')
  await page.keyboard.press('Control+s')
  await expect(alert(page)).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1, name: `Answer ${name}` })).toBeVisible()
  // What the first attempt said is over, long before it would go by itself.
  await expect(alert(page)).toHaveCount(0, { timeout: 3_000 })
  const made = (
    await ask<{ id: number }[]>('GET', `/api/contacts?filter=${encodeURIComponent(JSON.stringify({ lastName: name }))}`)
  ).body
  expect(made).toHaveLength(1)

  await page
    .locator('input[type="file"]')
    .setInputFiles([{ name: 'passport.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }])
  await textField(page, 'Description of passport.pdf').fill('Passport')
  await loseAnswer(page, '**/api/contacts/*/documents')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('passport.pdf:')).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(state(page)).toHaveText('All changes are saved')
  const filter = encodeURIComponent(JSON.stringify({ resource: 'contacts', recordId: made[0]!.id }))
  expect((await ask('GET', `/api/documents?filter=${filter}`)).body).toHaveLength(1)
})

test('a dialogue asks before typed work is lost, opens again with it after a reload, and makes one record when an answer was lost @long', async ({
  page,
  server,
  signedIn,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/)
  const ask = await askingAs(server.address, ADMIN)
  await signedIn(page, ADMIN)
  await open(page, '/reference/currencies/overview?currency=NOK')
  const dialog = page.getByRole('dialog', { name: 'New exchange rate' })
  const question = page.getByRole('alertdialog', { name: 'Close without saving?' })
  await page.getByRole('button', { name: 'New exchange rate' }).click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await page.getByRole('button', { name: 'New exchange rate' }).click()
  await textField(dialog, 'Date').fill('15/02/2018')
  await textField(dialog, 'Rate').fill('0.1012345678')
  await page.keyboard.press('Escape')
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(textField(dialog, 'Rate')).toHaveValue('0.1012345678')

  await page.reload()
  await expect(dialog.getByText('Your unsaved changes were kept.')).toBeVisible()
  await expect(textField(dialog, 'Rate')).toHaveValue('0.1012345678')
  await loseAnswer(page, '**/api/exchange-rates')
  await dialog.getByRole('button', { name: 'Create exchange rate' }).click()
  await expect(alert(page)).toBeVisible()
  await page.reload()
  await dialog.getByRole('button', { name: 'Create exchange rate' }).click()
  await expect(dialog).toHaveCount(0)
  const [nok] = (
    await ask<
      {
        id: number
      }[]
    >('GET', `/api/currencies?filter=${encodeURIComponent('{"code":"NOK"}')}`)
  ).body
  expect(
    (
      await ask(
        'GET',
        `/api/exchange-rates?filter=${encodeURIComponent(JSON.stringify({ currencyId: nok!.id, date: '2018-02-15' }))}`,
      )
    ).body,
  ).toHaveLength(1)

  await page.getByRole('button', { name: 'New exchange rate' }).click()
  await textField(dialog, 'Rate').fill('0.2')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Close and discard' }).click()
  await expect(dialog).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: 'New exchange rate' })).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

const drafts = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(sessionStorage).filter(key => key.startsWith('draft:')))

test('what is saved or discarded is not kept: neither while the next page is on its way nor for a new record @long', async ({
  page,
  signedIn,
}) => {
  const name = `Quick ${process.pid}`
  await signedIn(page, USER)
  await open(page, '/contacts/add')
  for (const [title, typed] of [
    ['First name', 'Saved'],
    ['Email', `quick${process.pid}@example.org`],
    ['Phone number', '+44 1632 960004'],
  ] as const)
    await textField(page, title).fill(typed)
  await textField(page, 'Last name').focus()
  // The way to the next page takes longer than a form waits before it keeps what is typed.
  let late: Promise<void> | undefined
  await page.route('**/assets/*.js', async route => {
    await (late ??= new Promise(done => setTimeout(done, 600)))
    await route.continue().catch(() => undefined)
  })
  await page.keyboard.type(name)
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1, name: `Saved ${name}` })).toBeVisible()
  expect(await drafts(page)).toEqual([])
  await page.unroute('**/assets/*.js')
  await open(page, '/contacts/add')
  await expect(textField(page, 'First name')).toHaveValue('')
  await expect(page.getByText('Your unsaved changes were kept.')).toHaveCount(0)

  await textField(page, 'First name').fill('Thrown away')
  await expect.poll(() => drafts(page)).toHaveLength(1)
  await page.reload()
  await page.getByRole('status').filter({ hasText: 'Your unsaved changes were kept.' }).getByRole('button').click()
  await expect(textField(page, 'First name')).toHaveValue('')
  await expect.poll(() => drafts(page)).toEqual([])
  await textField(page, 'First name').fill('Thrown away too')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Leave and discard' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible()
  expect(await drafts(page)).toEqual([])
})

test('what is typed while a save is on its way stays, and what was saved before a reload is not kept @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, USER)
  const { id } = await newContact(ask)
  await signedIn(page, USER)
  await open(page, `/contacts/${id}/details`)
  let release: () => void = () => undefined
  const held = new Promise<void>(done => {
    release = done
  })
  await page.route(`**/api/contacts/${id}`, async route => {
    if (route.request().method() !== 'PUT') return route.fallback()
    const answer = await route.fetch()
    await held
    return route.fulfill({ response: answer }).catch(() => undefined)
  })
  await textField(page, 'First name').fill('Early')
  await page.keyboard.press('Control+s')
  await expect(state(page)).toHaveText('Saving …')
  await page.keyboard.type(' and late')
  release()
  await expect(state(page)).toHaveText('1 unsaved change')
  await expect(textField(page, 'First name')).toHaveValue('Early and late')
  await page.unroute(`**/api/contacts/${id}`)
  await saveWithKey(page)

  await page.route(`**/api/contacts/${id}`, async route => {
    if (route.request().method() !== 'PUT') return route.fallback()
    // The server stores it; the answer is never heard of.
    await route.fetch()
  })
  await textField(page, 'First name').fill('Stored before the reload')
  const stored = async () => (await ask<{ firstName: string }>('GET', `/api/contacts/${id}`)).body.firstName
  await page.keyboard.press('Control+s')
  await expect.poll(stored).toBe('Stored before the reload')
  page.once('dialog', dialog => void dialog.accept())
  await page.reload()
  await page.unroute(`**/api/contacts/${id}`)
  await expect(textField(page, 'First name')).toHaveValue('Stored before the reload')
  await expect(page.getByText('Your unsaved changes were kept.')).toHaveCount(0)
  await textField(page, 'Fax number').fill('+44 1632 960005')
  await saveWithKey(page)
  await expect(page.locator('.notification').filter({ hasText: 'Changed in the meantime' })).toHaveCount(0)
})

test('a save without a connection says so at once, and once it is discarded it is never stored @long', async ({
  page,
  server,
  signedIn,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_ABORTED/)
  const ask = await askingAs(server.address, USER)
  const [offline, slow] = [await newContact(ask), await newContact(ask)]
  await signedIn(page, USER)
  await open(page, '/contacts/overview')
  await open(page, `/contacts/${offline.id}/details`)
  await page.context().setOffline(true)
  await textField(page, 'First name').fill('Discarded')
  await page.keyboard.press('Control+s')
  await expect(alert(page)).toContainText('You are not connected. Try again once you are.')
  await expect(alert(page)).toContainText('What you typed is still here')
  await expect(state(page)).toHaveText('1 unsaved change')
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Contacts' }).click()
  await page.getByRole('button', { name: 'Leave and discard' }).click()
  await expect(page).toHaveURL(/contacts\/overview/)
  await page.context().setOffline(false)
  await expect(page.getByRole('row').nth(1)).toBeVisible()

  // One that the server has not got yet is cancelled.
  await open(page, `/contacts/${slow.id}/details`)
  let cancelled = false
  page.on('requestfailed', request => {
    cancelled ||= request.method() === 'PUT'
  })
  await page.route(`**/api/contacts/${slow.id}`, route =>
    route.request().method() === 'PUT' ? undefined : route.fallback(),
  )
  await textField(page, 'First name').fill('Discarded')
  await page.keyboard.press('Control+s')
  await expect(state(page)).toHaveText('Saving …')
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Contacts' }).click()
  await page.getByRole('button', { name: 'Leave and discard' }).click()
  await expect(page).not.toHaveURL(new RegExp(`/${slow.id}/`))
  await expect.poll(() => cancelled).toBe(true)
  await expect(page.locator('.shell')).not.toHaveClass(/blocked-interface/)
  await page.unroute(`**/api/contacts/${slow.id}`)
  for (const { id, version } of [offline, slow])
    expect((await ask('GET', `/api/contacts/${id}`)).body).toMatchObject({ firstName: 'Form', version })
})

test('a new record that holds nothing but proposals is left unasked @long', async ({ page, signedIn }) => {
  await signedIn(page, USER)
  const leave = () =>
    page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Closings' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await open(page, '/funds/1/transactions/add')
  await expect(page.getByRole('combobox', { name: 'Type', exact: true })).toBeVisible()
  await leave()
  await expect(page).toHaveURL('/funds/1/closings/overview')
  await page.goBack()
  await choose(page, 'Type', 'Investment')
  await leave()
  await expect(question).toBeVisible()
})
