/** A service account on Home: made, its key copied once, used by a program, revoked. */
import { ADMIN, expectAccessible } from '../browser/pages.ts'
import { expect, test } from '../browser/fixtures.ts'
import { Steps } from '../browser/steps.ts'
import { open } from '../kit/opening.ts'

test('a program is let in with the resources that it may touch, its key is shown once, its use is seen, and it is revoked @long', async ({
  page,
  server,
  signedIn,
}) => {
  const name = `Bank feed ${process.pid}`
  const steps = new Steps(page)
  await signedIn(page, ADMIN)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/?tab=accounts')
  const programs = page.getByRole('region', { name: 'Service accounts' })
  await programs.getByRole('button', { name: 'New service account' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByRole('textbox', { name: 'Purpose' }).fill('Books what the bank says. Ask Hanne Birk.')
  await steps.choose(dialog.getByRole('combobox', { name: 'Role' }), 'User')
  await dialog.getByRole('button', { name: 'Add a line' }).click()
  const line = dialog.locator('[data-field="resources"]').getByRole('combobox')
  await steps.choose(line.first(), 'Invoices')
  await steps.choose(line.last(), 'Read')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Create service account' }).click()

  const asked = page.getByRole('dialog', { name: `Make key: ${name}?` })
  await expect(asked.getByRole('textbox', { name: 'Expires on' })).not.toHaveValue('')
  await asked.getByRole('button', { name: 'Make key' }).click()
  const shown = page.getByRole('dialog', { name: `Key of ${name}` })
  await shown.getByRole('button', { name: 'Copy the key' }).click()
  await expect(shown.getByRole('button', { name: 'Copied' })).toBeVisible()
  await expectAccessible(page)
  const key = await page.evaluate(() => navigator.clipboard.readText())
  await expect(shown.getByLabel('Key', { exact: true })).toHaveText(key)
  // What cannot be shown again is not thrown away by a key pressed by chance.
  await page.keyboard.press('Escape')
  await shown.getByRole('button', { name: 'Done' }).click()
  const row = programs.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('Active')

  const ask = (path: string) => fetch(`${server.address}${path}`, { headers: { authorization: `Bearer ${key}` } })
  expect([(await ask('/api/invoices')).status, (await ask('/api/funds')).status]).toEqual([200, 403])
  await page.reload()
  await expect(row).toContainText(/\d\d\/\d\d\/\d{4}.*\d\d\/\d\d\/\d{4}/)
  await expect(page.locator('body')).not.toContainText(key)

  await row.getByRole('button', { name: `Revoke: ${name}?` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(row).toContainText('Revoked')
  await expect(row.getByRole('button', { name: /Make key|Revoke/ })).toHaveCount(0)
  const refused = await ask('/api/invoices')
  expect([refused.status, await refused.text()]).toEqual([401, expect.stringContaining('has been revoked')])
})
