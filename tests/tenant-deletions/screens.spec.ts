/** A tenant is deleted: its administrator asks and may withdraw, a global administrator does it a week later. */
import { expectAccessible, GLOBAL } from '../browser/pages.ts'
import { expect, test } from '../browser/fixtures.ts'
import { ahead } from '../browser/server.ts'
import { open } from '../kit/opening.ts'

// A tenant is gone afterwards.
test.use({ product: 'loses a tenant', expectedErrors: async ({}, use) => use([/status of 422/]) })

const EIGHT_DAYS_MS = 8 * 24 * 60 * 60 * 1_000

test('a tenant is deleted after its administrator has asked for it @long', async ({ page, signedIn }) => {
  await signedIn(page, 'admin@thornfield.example')
  await open(page, '/?tab=data')
  const requests = page.getByRole('region', { name: 'Deletion of the tenant' })
  const dialog = page.getByRole('dialog')
  const ask = async () => {
    await requests.getByRole('button', { name: 'New request for deletion' }).first().click()
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('We leave')
    await dialog.getByRole('textbox', { name: 'Short name of the tenant' }).fill('thornfields')
    await dialog.getByRole('button', { name: 'Create request for deletion' }).click()
    await expect(dialog).toContainText('This is not the short name of the tenant: thornfield')
    await expect(dialog).toContainText('7 days after this request')
    await dialog.getByRole('textbox', { name: 'Short name of the tenant' }).fill('thornfield')
    await dialog.getByRole('button', { name: 'Create request for deletion' }).click()
    await expect(dialog).toHaveCount(0)
  }
  await ask()
  const row = requests.getByRole('row').filter({ hasText: 'We leave' })
  await expect(row).toContainText('Asked for')
  await expectAccessible(page)
  await row.getByRole('button', { name: /^Withdraw/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(row).toContainText('Withdrawn')
  await ask()
  await expect(row.filter({ hasText: 'Asked for' })).toHaveCount(1)

  await signedIn(page, GLOBAL)
  await open(page, '/')
  const tenant = page.getByRole('row').filter({ hasText: 'Thornfield' })
  await expect(tenant).toContainText('asks for it: “We leave”')
  await expect(tenant).toContainText('Possible from')
  await expect(tenant.getByRole('button', { name: /^Delete everything/ })).toHaveCount(0)
  ahead.milliseconds = EIGHT_DAYS_MS
  await page.reload()
  await expectAccessible(page)
  await tenant.getByRole('button', { name: /^Delete everything/ }).click()
  await expect(dialog).toContainText('nobody of it can sign in from now on')
  await dialog.getByRole('textbox', { name: 'Short name of the tenant' }).fill('thornfield')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Delete everything' }).click()
  const deleted = page.getByRole('region', { name: 'Deleted tenants' })
  await expect(deleted).toContainText(/thornfield.*deleted \d\d\/\d\d\/\d{4}/, { timeout: 30_000 })
  await expect(tenant).toHaveCount(0)
  await expect(page.getByRole('row').filter({ hasText: 'Larkmoor' })).toHaveCount(1)
  await expectAccessible(page)
})

test.afterAll(() => {
  ahead.milliseconds = 0
})
