/** What is printed of a page: all that it has, of what, when and by whom, in light colours and without controls. */
import type { Page } from '@playwright/test'
import { askingAs } from '../browser/asking.ts'
import { expect, test } from '../browser/fixtures.ts'
import { ADMIN, openInside, standing } from '../browser/pages.ts'

/** Presses Ctrl P, and leaves the page as the browser prints it. */
async function print(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.print = () => {
      dispatchEvent(new Event('beforeprint'))
      document.documentElement.setAttribute('data-printed', '')
    }
  })
  await page.keyboard.press('Control+p')
  // The product itself waits for 20 seconds until everything is there, and a slow machine then draws all of it.
  await expect(page.locator('html')).toHaveAttribute('data-printed', '', { timeout: 60_000 })
  await page.emulateMedia({ media: 'print' })
}

async function end(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.removeAttribute('data-printed')
    dispatchEvent(new Event('afterprint'))
  })
  await page.emulateMedia({ media: null })
}

/** Buttons that can be seen and are neither figures nor the heads of tables and of folded parts. */
const pressable = (): string[] =>
  [...document.querySelectorAll('button, [role="tab"], nav')]
    .filter(each => each.checkVisibility() && !each.matches('.figure-button, .row-name, [aria-expanded], thead *'))
    .map(each => each.textContent)

/** How many sheets the browser makes of the page: each names itself in the file. */
async function sheets(page: Page): Promise<number> {
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  return [...file.matchAll(/\/Type\s*\/Page\b/g)].length
}

test('a list is printed with all its rows, a fund with all its views, an invoice by itself, each with who printed it @long', async ({
  page,
  server,
  signedIn,
}) => {
  test.setTimeout(300_000)
  const ask = await askingAs(server.address, ADMIN)
  const { body: found } = await ask<unknown[]>(
    'GET',
    `/api/transactions?filter=${encodeURIComponent('{"fundId":1,"type":["Expense"]}')}&range=[0,999]`,
  )
  expect(found.length).toBeGreaterThan(25)
  await page.emulateMedia({ colorScheme: 'dark' })
  await signedIn(page, ADMIN)
  await page.goto(`/funds/1/transactions/overview?filter=${encodeURIComponent('{"type":["Expense"]}')}`)
  await standing(page)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('.list-table tbody tr')).toHaveCount(25)

  await print(page)
  await expect(page.locator('.list-table tbody tr')).toHaveCount(found.length)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(page.locator('.print-head')).toContainText('Larkmoor Ventures I')
  await expect(page.locator('.print-head')).toContainText('Printed 21/11/2026 by Hanne Birk')
  await expect(page.locator('.filter-pill[data-set]')).toContainText('Expense')
  await expect(page.locator('.list-pages')).toContainText(`1–${found.length} of ${found.length}`)
  await expect(page.locator('.list-table thead')).toHaveCSS('display', 'table-header-group')
  await expect(page.locator('.list-table tbody tr').first()).toHaveCSS('break-inside', 'avoid')
  for (const hidden of ['.sidebar', '.top-bar', '.list-search', '.page-actions button'])
    await expect(page.locator(hidden).first()).toBeHidden()
  expect(await page.evaluate(pressable)).toEqual([])
  expect(await sheets(page)).toBeGreaterThan(found.length / 40)
  await end(page)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('.list-table tbody tr')).toHaveCount(25)

  await openInside(page, '/funds/2/performance')
  await print(page)
  await expect(page.locator('.print-head')).toContainText(
    /Performance · Larkmoor Growth II · Q\d 2026 · .* · Published/,
  )
  for (const name of ['J-curve', 'Flows by quarter', 'Value bridge', 'Key figures by reporting period'])
    await expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible()
  await expect(page.locator('.dated-flow').first()).toBeVisible()
  expect(await page.evaluate(pressable)).toEqual([])
  await end(page)
  await expect(page.locator('.dated-flow')).toHaveCount(0)

  await openInside(page, '/funds/1/limited-partners/1/details')
  // The figures of a partner are those of a period: without it nobody knows from when they are.
  await expect(page.locator('.capital-account .chart-unit')).toContainText(/Q\d \d{4}/)
  await print(page)
  await expect(page.locator('.print-head')).toContainText(/Limited partner · .+ · Q\d \d{4} · \d\d\/\d\d\/\d{4} · \w+/)
  await end(page)

  await openInside(page, '/invoices/overview?invoice=1')
  await print(page)
  await expect(page.getByRole('complementary')).toBeVisible()
  await expect(page.getByRole('complementary')).toContainText('Total with VAT')
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(page.locator('.list-card')).toBeHidden()
  expect(await page.evaluate(pressable)).toEqual([])
  expect(await sheets(page)).toBe(1)
  await end(page)
})

test('a panel that explains a figure stands beside it on a wide screen, and covers nothing @long', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signedIn(page, ADMIN)
  await page.goto('/funds/2/performance')
  await standing(page)
  await page.locator('.key-figures .figure-button').first().click()
  const panel = page.getByRole('complementary')
  await expect(panel).toBeVisible()
  await expect
    .poll(() =>
      page.evaluate(() => {
        const beside = document.querySelector('.side-panel')?.getBoundingClientRect().left ?? 0
        return [...document.querySelectorAll('.page-header, .key-figures > div, .chart-card')].filter(
          part => part.getBoundingClientRect().right > beside,
        ).length
      }),
    )
    .toBe(0)
})
