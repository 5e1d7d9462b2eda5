/** A webhook on its page: made, its secret copied once, tested, paused, and the deliveries listed. */
import { ADMIN, expectAccessible } from '../browser/pages.ts'
import { expect, test } from '../browser/fixtures.ts'
import { Steps } from '../browser/steps.ts'
import { fieldError, open, textField } from '../kit/opening.ts'

test('a receiver is named, its secret is shown once, and what it was told stands on its page @long', async ({
  page,
  signedIn,
}) => {
  const name = `Bank feed ${process.pid}`
  const steps = new Steps(page)
  await signedIn(page, ADMIN)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/webhooks/add')
  await textField(page, 'Name').fill(name)
  await textField(page, 'Address').fill('https://10.0.0.1/hooks')
  await page.getByRole('button', { name: 'Add a line' }).click()
  await steps.choose(page.locator('[data-field="subscriptions"]').getByRole('combobox').first(), 'Contacts')
  await page.getByRole('button', { name: /Create webhook/ }).click()
  await expect(fieldError(page, 'Address')).toHaveText('Must be an address that can be reached from the internet.')
  await textField(page, 'Address').fill('https://hooks.receiver.invalid/funds')
  await page.getByRole('button', { name: /Create webhook/ }).click()
  await expect(page).toHaveURL(/\/webhooks\/\d+\/details$/)

  const signature = page.getByRole('region', { name: 'Signature' })
  await expect(signature).toContainText('Make a secret and store it with the receiver')
  await signature.getByRole('button', { name: 'Make a secret' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make a secret' }).click()
  const shown = page.getByRole('dialog', { name: `Secret of ${name}` })
  await shown.getByRole('button', { name: 'Copy the secret' }).click()
  await expect(shown.getByRole('button', { name: 'Copied' })).toBeVisible()
  await expectAccessible(page)
  const secret = await page.evaluate(() => navigator.clipboard.readText())
  await expect(shown.getByLabel('Secret', { exact: true })).toHaveText(secret)
  await page.keyboard.press('Escape')
  await shown.getByRole('button', { name: 'Done' }).click()
  await expect(signature).toContainText(/Made on \d\d\/\d\d\/\d{4}/)
  await page.reload()
  await expect(signature).toContainText(/Made on \d\d\/\d\d\/\d{4}/)
  await expect(page.locator('body')).not.toContainText(secret)

  await page.getByRole('button', { name: 'Send a test' }).first().click()
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Send a test' }).click()
  await page.getByRole('tab', { name: /Deliveries/ }).click()
  const row = page.getByRole('region', { name: 'Deliveries' }).getByRole('row').filter({ hasText: 'ping' })
  await expect(row).toContainText(/Queued|Sending/)
  await expectAccessible(page)
})
