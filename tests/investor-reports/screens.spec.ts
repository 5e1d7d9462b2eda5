/** What staff do with investor reports: official ones, and the statements of published periods. */
import { askingAs } from '../browser/asking.ts'
import type { Made } from '../browser/asking.ts'
import { ADMIN, expectAccessible, standing } from '../browser/pages.ts'
import { expect, test } from '../browser/fixtures.ts'

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
