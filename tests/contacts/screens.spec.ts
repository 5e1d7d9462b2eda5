/** The screens of contacts: the list, a new one, its details and its other documents. */
import { askingAs, type Made, type Refusal } from '../browser/asking.ts'
import { ADMIN, USER, addressOf, standing } from '../browser/pages.ts'
import { expect, test } from '../browser/fixtures.ts'
import { NUMBER_TOLD, refusal } from '../browser/refusals.ts'
import { fieldError, open, saveWithKey, state, textField } from '../kit/opening.ts'
import { newFund } from '../reporting-periods/fixtures.ts'
import type { Page } from '@playwright/test'

const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Count 0/Kids[]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: PDF })

let unique = 0

async function newContact(page: Page): Promise<{ id: number; name: string }> {
  const lastName = `Tester${process.pid}${(unique += 1)}`
  await open(page, '/contacts/add')
  await textField(page, 'First name').fill('Marit')
  await textField(page, 'Last name').fill(lastName)
  await textField(page, 'Email').fill(`${lastName.toLowerCase()}@example.org`)
  await textField(page, 'Phone number').fill('+44 1632 960999')
  await page.getByRole('button', { name: /Create contact/ }).click()
  await expect(page).toHaveURL(/\/contacts\/\d+\/details$/)
  await expect(page.getByRole('heading', { level: 1, name: `Marit ${lastName}` })).toBeVisible()
  return { id: Number(/\d+/.exec(addressOf(page))![0]), name: `Marit ${lastName}` }
}

test('R047 both addresses lead to the list of contacts', async ({ page, signedIn }) => {
  await signedIn(page, USER)
  for (const address of ['/contacts/overview', '/contacts']) {
    await open(page, address)
    expect(addressOf(page)).toMatch(/^\/contacts\/overview/)
    await expect(page.getByRole('row').nth(1)).toBeVisible()
  }
})

test('R012 R048 R049 R144 R458 a contact is made and changed, and the change is there after a reload', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, USER)
  await signedIn(page, USER)
  const { id, name } = await newContact(page)
  expect((await ask('GET', `/api/contacts/${id}`)).body).toMatchObject({
    firstName: 'Marit',
    phoneNumber: '+44 1632 960999',
    accountStatus: 'None',
  })
  await textField(page, 'Phone number').fill('+44 1632 960111')
  await saveWithKey(page)
  await page.reload()
  await expect(textField(page, 'Phone number')).toHaveValue('+44 1632 960111')
  await open(page, '/contacts/overview')
  await page.getByRole('searchbox').fill(name.split(' ')[1]!)
  await expect(page.getByRole('row')).toHaveCount(2)
})

test('R191 every field of a contact is kept, and the account status is only read @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, USER)
  await signedIn(page, USER)
  const { id } = await newContact(page)
  const typed = {
    firstName: 'Ingrid',
    lastName: 'Solvang',
    email: `ingrid${id}@example.org`,
    phoneNumber: '+47 22 00 00 00',
    faxNumber: '+47 22 00 00 01',
  }
  for (const [title, text] of [
    ['First name', typed.firstName],
    ['Last name', typed.lastName],
    ['Email', typed.email],
    ['Phone number', typed.phoneNumber],
    ['Fax number', typed.faxNumber],
  ] as const)
    await textField(page, title).fill(text)
  await saveWithKey(page)
  expect((await ask('GET', `/api/contacts/${id}`)).body).toMatchObject({ ...typed, accountStatus: 'None' })
  const status = page.locator('[data-field="accountStatus"]')
  await expect(status).toContainText('None')
  await expect(status.getByRole('img', { name: 'Set by the application' })).toBeVisible()
  await expect(status.getByRole('combobox')).toHaveCount(0)
})

test('R294 each required field that is left out is refused at itself, in the form and by the API', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, USER)
  await signedIn(page, USER)
  await open(page, '/contacts/add')
  await textField(page, 'First name').fill('  ')
  await page.getByRole('button', { name: /Create contact/ }).click()
  const full: Record<string, string> = { firstName: 'A', lastName: 'B', email: 'a@example.org', phoneNumber: '1' }
  for (const [name, title] of [
    ['firstName', 'First name'],
    ['lastName', 'Last name'],
    ['email', 'Email'],
    ['phoneNumber', 'Phone number'],
  ] as const) {
    await expect(fieldError(page, title)).toHaveText('This field is required.')
    const { [name]: _left, ...rest } = full
    for (const body of [rest, { ...rest, [name]: ' ' }]) {
      const refused = await ask<Refusal>('POST', '/api/contacts', body)
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, [name]])
    }
  }
  await expect(textField(page, 'First name')).toBeFocused()
  await expect(state(page)).toContainText('4 fields need attention')
})

test('R158 two documents with descriptions are uploaded with the contact, and downloaded again', async ({
  page,
  server,
  signedIn,
  expectedErrors,
}) => {
  expectedErrors.push(/404/)
  const ask = await askingAs(server.address, ADMIN)
  await signedIn(page, USER)
  const { id } = await newContact(page)
  await page.locator('input[type="file"]').setInputFiles([pdf('passport.pdf'), pdf('utility bill.pdf')])
  await page.getByRole('textbox', { name: 'Description of passport.pdf' }).fill('Passport, valid until 2031')
  await page.getByRole('textbox', { name: 'Description of utility bill.pdf' }).fill('Utility bill of May')
  await expect(state(page)).toContainText('2 unsaved changes')
  await saveWithKey(page)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Description of passport.pdf' })).toHaveValue(
    'Passport, valid until 2031',
  )
  await expect(page.getByRole('textbox', { name: 'Description of utility bill.pdf' })).toHaveValue(
    'Utility bill of May',
  )
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'passport.pdf', exact: true }).click(),
  ])
  expect(download.suggestedFilename()).toBe('passport.pdf')
  const content: Buffer[] = []
  for await (const part of await download.createReadStream()) content.push(part as Buffer)
  expect(Buffer.concat(content).equals(PDF)).toBe(true)

  await page.getByRole('textbox', { name: 'Description of passport.pdf' }).fill('Passport')
  await page.getByRole('button', { name: 'Remove utility bill.pdf' }).click()
  // Somebody else removes it first: it is gone, as it was to be. Documents alone make no new version of the contact.
  const [bill] = (
    await ask<{ id: number; version: number }[]>(
      'GET',
      `/api/documents?filter=${encodeURIComponent(JSON.stringify({ resource: 'contacts', recordId: id, fileName: 'utility bill.pdf' }))}`,
    )
  ).body
  expect(
    await ask('DELETE', `/api/documents/${bill!.id}`, undefined, { 'if-match': `"${bill!.version}"` }),
  ).toMatchObject({ status: 200 })
  await saveWithKey(page)
  await expect(page.getByRole('button', { name: 'utility bill.pdf', exact: true })).toHaveCount(0)
  expect((await ask('GET', `/api/contacts/${id}`)).body).toMatchObject({ version: 1 })
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Description of passport.pdf' })).toHaveValue('Passport')
})

test('R295 a document without a description is refused', async ({ page, server, signedIn }) => {
  const ask = await askingAs(server.address, USER)
  await signedIn(page, USER)
  const { id } = await newContact(page)
  await page.locator('input[type="file"]').setInputFiles([pdf('unnamed.pdf')])
  const description = page.getByRole('textbox', { name: 'Description of unnamed.pdf' })
  await expect(description).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(description).toHaveAccessibleDescription('A description is required.')
  await expect(state(page)).toContainText('1 field needs attention')
  await expect(description).toBeFocused()
  await textField(page, 'First name').focus()
  await state(page).getByRole('button', { name: 'Description of a document' }).click()
  await expect(description).toBeFocused()
  expect(
    (
      await ask(
        'GET',
        `/api/documents?filter=${encodeURIComponent(JSON.stringify({ resource: 'contacts', recordId: id }))}`,
      )
    ).body,
  ).toEqual([])
})

test('R289 a file of another type is refused with the message, also under a false name @long', async ({
  page,
  signedIn,
  expectedErrors,
}) => {
  expectedErrors.push(/415/)
  await signedIn(page, USER)
  await newContact(page)
  await page
    .locator('input[type="file"]')
    .setInputFiles([{ name: 'nothing.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) }])
  await expect(page.getByText('nothing.pdf: The file is empty.')).toBeVisible()
  await page
    .locator('input[type="file"]')
    .setInputFiles([{ name: 'program.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ\x90\x00') }])
  const refused = page.getByText('program.exe: File type not allowed')
  await expect(refused).toBeVisible()
  await textField(page, 'Phone number').fill('+44 1632 960112')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(refused).toHaveCount(0)
  await page.locator('input[type="file"]').setInputFiles([
    { name: 'program.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ\x90\x00') },
    {
      name: 'program.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.concat([Buffer.from('4d5a90000300000004000000ffff0000', 'hex'), Buffer.alloc(200)]),
    },
  ])
  await expect(refused).toBeVisible()
  await page.getByRole('textbox', { name: 'Description of program.pdf' }).fill('Looks like a PDF')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('textbox', { name: 'Description of program.pdf' })).toHaveAccessibleDescription(
    'File type not allowed',
  )
  await expect(refused).toHaveCount(0)
})

test('R408 R412 the contact is saved although some documents were not uploaded, removed or updated, and the message names them', async ({
  page,
  server,
  signedIn,
  expectedErrors,
}) => {
  expectedErrors.push(/50[03]/)
  const ask = await askingAs(server.address, USER)
  await signedIn(page, USER)
  const { id } = await newContact(page)
  await page.locator('input[type="file"]').setInputFiles([pdf('kept.pdf'), pdf('removed.pdf')])
  for (const name of ['kept.pdf', 'removed.pdf'])
    await page.getByRole('textbox', { name: `Description of ${name}` }).fill('Before')
  await saveWithKey(page)

  const broken = refusal('unavailable', { detail: 'Not now.' })
  await page.route('**/api/contacts/*/documents', route => route.fulfill(broken))
  await page.route('**/api/documents/*', route =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill(broken),
  )
  await textField(page, 'First name').fill('Astrid')
  await page.getByRole('textbox', { name: 'Description of kept.pdf' }).fill('After')
  await page.getByRole('button', { name: 'Remove removed.pdf' }).click()
  await page.locator('input[type="file"]').setInputFiles([pdf('new.pdf')])
  await page.getByRole('textbox', { name: 'Description of new.pdf' }).fill('New')
  await page.keyboard.press('Control+s')

  const message = page.getByText('Contact saved, but some documents were not uploaded, removed or updated')
  await expect(message).toBeVisible()
  for (const name of ['new.pdf', 'kept.pdf', 'removed.pdf'])
    await expect(page.getByText(`${name}: Not now. ${NUMBER_TOLD}`).first()).toBeVisible()
  expect((await ask('GET', `/api/contacts/${id}`)).body).toMatchObject({ firstName: 'Astrid' })
  await expect(page.getByRole('textbox', { name: 'Description of new.pdf' })).toHaveAccessibleDescription(
    `Not now. ${NUMBER_TOLD}`,
  )
  await expect(state(page)).toContainText('3 unsaved changes')

  await page.unroute('**/api/contacts/*/documents')
  await page.unroute('**/api/documents/*')
  await saveWithKey(page)
  // What has to be read stays until somebody closes it, on other pages too.
  await page.getByRole('link', { name: 'Contacts' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible()
  await expect(message).toBeVisible()
  await page.goBack()
  await page.reload()
  await expect(page.locator('.document-name button')).toHaveText(['kept.pdf', 'new.pdf'])
})

test('a contact is deleted by whoever may edit @long', async ({ page, signedIn }) => {
  await signedIn(page, ADMIN)
  const { name } = await newContact(page)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete contact' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/contacts\/overview/)
  await standing(page)
  await page.getByRole('searchbox').fill(name.split(' ')[1]!)
  await expect(page.getByRole('heading', { name: /No contact found/ })).toBeVisible()
})

test('a contact says whose contact it is, with the way to each partner and fund; its mails stand on a tab @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const fund = await newFund(ask)
  await signedIn(page, USER)
  const { id } = await newContact(page)
  await expect(page.getByRole('region', { name: 'Contact of' })).toContainText('Nobody’s contact yet')
  const partner = (
    await ask<Made>('POST', '/api/limited-partners', {
      fundId: fund.id,
      name: 'Dunmere Foundation',
      legalStatus: 'Foundation',
      mainContactId: id,
    })
  ).body
  await open(page, `/contacts/${id}/details`)
  await expect(page.locator('.page-facts')).toContainText('Contact of 1 partner, 1 fund')
  const roles = page.getByRole('region', { name: 'Contact of' })
  await expect(roles.getByRole('row', { name: /Dunmere Foundation.*Main contact/ })).toBeVisible()
  await expect(roles.getByRole('link', { name: String(fund['name']) })).toBeVisible()
  await page.getByRole('tab', { name: /^Mails/ }).click()
  await expect.poll(() => addressOf(page)).toBe(`/contacts/${id}/details?tab=mails`)
  await page.getByRole('tab', { name: 'Details' }).click()
  await roles.getByRole('link', { name: 'Dunmere Foundation' }).click()
  await expect.poll(() => addressOf(page)).toBe(`/funds/${fund.id}/limited-partners/${partner.id}/details`)
})
