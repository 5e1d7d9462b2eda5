/** Accounts of contacts and of staff on their screens, and the mails that tell of them. */
import { askingAs } from '../browser/asking.ts'
import { ADMIN, USER, expectAccessible } from '../browser/pages.ts'
import { choose as chooseAccount, expect, test } from '../browser/fixtures.ts'
import { open } from '../kit/opening.ts'

let unique = 0
const tag = () => `${process.pid}x${(unique += 1)}`

test('R409 R410 R157 R155 R156 a contact’s account is created, deactivated and activated, with the exact words, and its mails can be read', async ({
  page,
  server,
  signedIn,
  expectedErrors,
}) => {
  expectedErrors.push(/422/)
  const ask = await askingAs(server.address, ADMIN)
  const email = `marit.${tag()}@example.org`
  const { id } = (
    await ask('POST', '/api/contacts', {
      firstName: 'Marit',
      lastName: 'Solvang',
      email,
      phoneNumber: '+44 1632 960123',
    })
  ).body
  await signedIn(page, ADMIN)
  await open(page, `/contacts/${id}/details`)
  const act = async (name: string) => {
    await page.getByRole('region', { name: 'State and actions' }).getByRole('button', { name }).click()
    await page.getByRole('alertdialog').getByRole('button', { name }).click()
  }
  const status = page.locator('[data-field="accountStatus"]')
  await act('Create account')
  await expect(page.getByText('The account was successfully created', { exact: true })).toBeVisible()
  await expect(status).toContainText('Being created')
  await act('Deactivate account')
  await expect(status).toContainText('Deactivated')
  await act('Activate account')
  await expect(status).toContainText('Being created')

  await page.getByRole('tab', { name: 'Mails' }).click()
  const mails = page.getByRole('region', { name: 'Mails' })
  await expect(mails.getByRole('row')).toHaveCount(3)
  await mails.getByRole('row').filter({ hasText: 'Account creating' }).first().getByRole('button').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('This mail has not left yet')).toBeVisible()
  await expect(dialog.getByText(/\/email-processing\/[0-9a-f-]{36}\/account-creating/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close' }).click()

  const taken = (
    await ask('POST', '/api/contacts', {
      firstName: 'Tomas',
      lastName: 'Reve',
      email: USER,
      phoneNumber: '+44 1632 960124',
    })
  ).body
  await open(page, `/contacts/${taken.id}/details`)
  await act('Create account')
  await expect(page.getByText('The account was NOT created successfully', { exact: true })).toBeVisible()
  await expect(page.getByRole('alertdialog').getByRole('alert')).toContainText(
    'Another account of this tenant has this e-mail address already.',
  )
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(status).toContainText('None')
})

test('staff accounts are kept on Home: a colleague is added, signs in, and is refused at the next click once deactivated @long', async ({
  page,
  browser,
  server,
  signedIn,
  expectedErrors,
}) => {
  expectedErrors.push(/403/)
  const name = `Nils Aas ${tag()}`
  const userName = `nils.${tag()}@larkmoor.example`
  await signedIn(page, ADMIN)
  await open(page, '/?tab=accounts')
  const staff = page.getByRole('region', { name: 'Staff accounts' })
  await staff.getByRole('button', { name: 'New account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await dialog.getByRole('textbox', { name: 'User name' }).fill(userName)
  await dialog.getByRole('button', { name: 'Create account' }).click()
  await expect(staff.getByRole('row').filter({ hasText: userName })).toContainText('Being created')
  await expectAccessible(page)
  const mail = page.getByRole('region', { name: 'Mails' }).getByRole('row').filter({ hasText: userName })
  await page.getByRole('link', { name: 'Mails' }).click()
  await expect(mail).toContainText('Waiting')
  await page.getByRole('link', { name: 'Staff accounts' }).click()

  const colleague = await (await browser.newContext({ baseURL: server.address })).newPage()
  await colleague.goto('/')
  await chooseAccount(colleague, userName)
  await expect(colleague.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
  await expect(colleague.getByRole('link', { name: 'Staff accounts' })).toHaveCount(0)
  await page.reload()
  const row = staff.getByRole('row').filter({ hasText: userName })
  await expect(row).toContainText(/Active.*User/)
  await row.getByRole('button', { name: /^Deactivate/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click()
  await expect(row).toContainText('Deactivated')
  await page.getByRole('link', { name: 'Mails' }).click()
  await expect(mail).toContainText('Cancelled')
  await colleague.getByRole('link', { name: 'Contacts', exact: true }).first().click()
  await expect(colleague.getByRole('heading', { level: 1, name: 'Access denied' })).toBeVisible()
  await colleague.context().close()
})
