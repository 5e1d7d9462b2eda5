/** An administrator exports everything that the tenant keeps, sees it being made, and downloads it. */
import { readFile } from 'node:fs/promises'
import { ADMIN, expectAccessible } from '../browser/pages.ts'
import { expect, test } from '../browser/fixtures.ts'
import { open } from '../kit/opening.ts'
import { unzip } from '../server/tenantData/unzip.ts'

test('all data are exported in the background, shown on their way, and downloaded @long', async ({
  page,
  signedIn,
}) => {
  await signedIn(page, ADMIN)
  await open(page, '/')
  await page.getByRole('link', { name: 'All data' }).click()
  const exports = page.getByRole('region', { name: 'Exports of all data' })
  await exports.getByRole('button', { name: 'New export of all data' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Yearly copy')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Create export of all data' }).click()

  const row = exports.getByRole('row').filter({ hasText: 'Yearly copy' })
  await expect(row).toContainText(/Waiting|Being made|Ready/)
  await page.reload()
  await expect(row).toContainText('Ready', { timeout: 30_000 })
  await expect(row).toContainText(/\d\d\/\d\d\/\d{4}.*\d\d\/\d\d\/\d{4}/)
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await row.getByRole('button', { name: 'Download' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^larkmoor-\d{4}-\d\d-\d\d\.zip$/)
  const entries = unzip(await readFile(await file.path()))
  expect(String(entries.get('tables/funds.jsonl'))).toContain('Larkmoor')
})
