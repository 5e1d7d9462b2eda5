/** What staff do with investor reports: official ones, and the statements of published periods. */
import { askingAs } from '../browser/asking.ts'
import type { Made } from '../browser/asking.ts'
import { ADMIN, expectAccessible, standing } from '../browser/pages.ts'
import { expect, test } from '../browser/fixtures.ts'
import { saveWithKey } from '../kit/opening.ts'

test('R014 R074 R159 staff download the statements of a period, one or all, and find an official report as a draft', async ({
  page,
  server,
  signedIn,
}) => {
  test.setTimeout(120_000)
  const ask = await askingAs(server.address, ADMIN)
  const [fund] = (
    await ask<Made[]>(
      'GET',
      `/api/funds?filter=${encodeURIComponent(JSON.stringify({ name: 'Larkmoor Ventures I SCSp' }))}`,
    )
  ).body
  await signedIn(page, ADMIN)
  await page.goto(`/funds/${fund!.id}/investor-reports/overview`)
  await standing(page)
  const statements = page.getByRole('region', { name: 'Capital account statements' }).first()
  await test.step('the statements of the last published period are downloaded, one or all', async () => {
    await expect(statements).toContainText('as of 30/06/2026, exactly as published')
    const one = page.waitForEvent('download')
    await statements.getByRole('button', { name: /PDF$/ }).first().click()
    expect((await one).suggestedFilename()).toMatch(/^Capital account statement .*\.pdf$/)
    const all = page.waitForEvent('download')
    await statements.getByRole('button', { name: 'All as PDF, zip' }).click()
    expect((await all).suggestedFilename()).toMatch(/^Capital account statements .*\.zip$/)
    await expectAccessible(page)
  })
  await test.step('a report is a draft until its file is released', async () => {
    const made = (
      await ask<Made>('POST', '/api/investor-reports', {
        fundId: fund!.id,
        name: 'Letter of the spring',
        type: 'Quarterly report',
        date: '2026-03-31',
      })
    ).body
    await page.reload()
    await page.getByRole('link', { name: 'Letter of the spring' }).click()
    await expect(page).toHaveURL(new RegExp(`report=${made.id}$`))
    await expect(page.getByRole('button', { name: 'Release' })).toBeVisible()
    await standing(page)
    await expectAccessible(page)
  })
})

/** A file that investors get, told from others by its words. */
const paper = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n% ${name}\n%%EOF\n`),
})

test('a released report takes a newer file and nothing else, which investors get once it is released too', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const made = (
    await ask<Made>('POST', '/api/investor-reports', {
      fundId: 1,
      name: 'Letter of the autumn',
      type: 'Quarterly report',
      date: '2026-09-30',
    })
  ).body
  const released = async () => (await ask<{ documentId: number }>('GET', `/api/investor-reports/${made.id}`)).body
  const bar = page.getByRole('region', { name: 'State and actions' })
  const remove = (name: string) => page.getByRole('button', { name: `Remove ${name}` })
  const confirm = async (action: string) => {
    await bar.getByRole('button', { name: action, exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: action, exact: true }).click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await standing(page)
  }
  await signedIn(page, ADMIN)
  await page.goto(`/funds/1/investor-reports/overview?report=${made.id}`)
  await page.locator('input[type="file"]').setInputFiles(paper('autumn.pdf'))
  await page.getByRole('textbox', { name: 'Description of autumn.pdf' }).fill('Letter')
  await saveWithKey(page)
  await confirm('Release')
  const first = (await released()).documentId
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveCount(0)
  await expect(remove('autumn.pdf')).toHaveCount(0)
  await expect(bar).not.toContainText('Save')

  await page.locator('input[type="file"]').setInputFiles(paper('autumn corrected.pdf'))
  await page.getByRole('textbox', { name: 'Description of autumn corrected.pdf' }).fill('Letter, corrected')
  await expect(bar).toContainText('1 unsaved change')
  await page.keyboard.press('Control+s')
  await expect(bar).toContainText('This cannot be changed while the status is Released. Documents can still be added.')
  await expect(page.getByRole('button', { name: 'autumn corrected.pdf', exact: true })).toBeVisible()
  await expect(remove('autumn corrected.pdf')).toHaveCount(0)
  // Investors have the first file until somebody releases the newer one.
  expect((await released()).documentId).toBe(first)
  await confirm('Release new file')
  expect((await released()).documentId).toBeGreaterThan(first)
  await expectAccessible(page)
})
