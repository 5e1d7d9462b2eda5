/** An investor walks through what was published of a fund, at a desk and on a phone. */
import type { Page } from '@playwright/test'
import { askingAs } from '../browser/asking.ts'
import { INVESTOR, USER, expectAccessible, standing } from '../browser/pages.ts'
import { expect, test } from '../browser/fixtures.ts'

const PHONE = { width: 390, height: 844 }

async function fitsPhone(page: Page): Promise<void> {
  await page.setViewportSize(PHONE)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
}

test('R015 R097 R098 R099 R100 R101 R102 R456 R460 an investor reads a holding: figures with their records, cash flows, papers, investments', async ({
  page,
  signedIn,
}) => {
  test.setTimeout(120_000)
  await signedIn(page, INVESTOR)
  await page.goto('/portal/larkmoor/funds/overview')
  await standing(page)
  const card = page.getByRole('region', { name: /Growth II/ }).first()
  await test.step('the figures of all funds stand on the first page, at no click', async () => {
    for (const figure of ['Commitment', 'Called', 'Remaining', 'Distributed', 'Net asset value', 'TVPI', 'Net IRR'])
      await expect(card).toContainText(figure)
    await expect(card).toContainText('as of 30/06/2026')
    await expectAccessible(page)
  })
  await test.step('a figure opens its records in two clicks', async () => {
    await card.getByRole('link', { name: /Open fund/ }).click()
    await expect(page).toHaveURL(/\/details$/)
    await page.getByRole('button', { name: /^Called/ }).click()
    const explained = page.getByRole('region', { name: 'What Called is made of' })
    await expect(explained.getByRole('listitem').first()).toContainText(/\d\d\/\d\d\/\d{4}/)
    await expectAccessible(page)
  })
  await test.step('cash flows go to a spreadsheet in the second click', async () => {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export, Excel' }).click()
    expect((await saved).suggestedFilename()).toMatch(/\.xlsx$/)
  })
  await test.step('the bare address of the holding leads to the same page', async () => {
    const details = new URL(page.url()).pathname
    await page.goto(details.replace('/details', ''))
    await expect(page).toHaveURL(details)
  })
  await test.step('the last statement is one click away among the reports, all of them as one archive another', async () => {
    await page.getByRole('link', { name: 'Reports' }).click()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Capital account statement Q2 2026, PDF' }).click()
    expect((await saved).suggestedFilename()).toMatch(/^Capital account statement Q2 2026 .*\.pdf$/)
    const archive = page.waitForEvent('download')
    await page.getByRole('button', { name: /^Download \d+ files, zip/ }).click()
    expect((await archive).suggestedFilename()).toBe('Documents.zip')
    await expectAccessible(page)
  })
  await test.step('investments are shown as published, each on a page of its own', async () => {
    await page.getByRole('link', { name: 'Investments' }).click()
    await expect(page.getByText(/As published, as of 30\/06\/2026/)).toBeVisible()
    await page.locator('.portal-table a').first().click()
    await expect(page.getByText('Gross IRR')).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('everything fits a phone', async () => {
    await fitsPhone(page)
    await page.goBack()
    await page.locator('.portal-table').waitFor()
    await fitsPhone(page)
    await page.getByRole('link', { name: 'Overview' }).click()
    await page.getByRole('button', { name: /^Net asset value/ }).click()
    await expect(page.getByRole('region', { name: 'What Net asset value is made of' })).toBeVisible()
    await fitsPhone(page)
    await expectAccessible(page)
  })
})

test('R142 staff see the portal as the contact of a partner, marked on every page', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, USER)
  const filter = encodeURIComponent(JSON.stringify({ q: 'Ashcombe' }))
  const [partner] = (await ask<{ id: number; fundId: number }[]>('GET', `/api/limited-partners?filter=${filter}`)).body
  await signedIn(page, USER)
  await page.goto(`/funds/${partner!.fundId}/limited-partners/${partner!.id}/details`)
  await page.getByRole('link', { name: 'See the portal as this partner' }).click()
  const mark = page.getByRole('status').filter({ hasText: 'Preview' })
  for (const place of ['Funds', 'Capital movements', 'Transfers']) {
    await expect(mark).toBeVisible()
    await page.getByRole('navigation').getByRole('link', { name: place }).click()
    await expect(page.getByRole('navigation').getByRole('link', { name: place })).toHaveAttribute(
      'aria-current',
      'page',
    )
  }
  await expect(mark).toBeVisible()
  await expectAccessible(page)
})
