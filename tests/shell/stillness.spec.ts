/** Nothing moves that stood already, while a page and everything it asks for comes. */
import { expect, test } from '../browser/fixtures.ts'
import { ADMIN, standing } from '../browser/pages.ts'

/** Each kind of page, and those whose parts come one after the other. */
const PAGES = [
  '/',
  '/funds/overview',
  '/funds/2/performance',
  '/funds/2/performance?view=cash-flows',
  '/funds/2/details',
  '/funds/2/investments/overview',
  '/funds/1/investments/1/fair-values/overview',
  '/funds/1/investments/4/fair-values/183/details',
  '/funds/1/investments/4/fair-values/184/details',
  '/funds/1/transactions/overview',
  '/funds/1/accounting/overview',
  '/funds/1/limited-partners/1/details',
  '/funds/1/limited-partners/1/details?tab=ledger',
  '/funds/1/reporting-periods/1/details',
  '/funds/1/reporting-periods/24/details',
  '/funds/1/investor-reports/overview',
  '/contacts/1/details',
  '/invoices/overview',
]

/** Whose facts and figures come after what they stand above, and records. */
const PHONE_PAGES = [
  '/',
  '/funds/overview',
  '/funds/1/transactions/overview',
  '/funds/2/details',
  '/funds/1/reporting-periods/1/details',
]

/** What the browser has counted since the document began, without what followed a key or a click. */
const shiftOfLayout = (): Promise<number> =>
  new Promise(resolve => {
    let sum = 0
    new PerformanceObserver(entries => {
      for (const entry of entries.getEntries())
        if ('hadRecentInput' in entry && 'value' in entry && !entry.hadRecentInput) sum += Number(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
    // What is buffered is handed over before the next frame but one.
    setTimeout(() => resolve(sum), 100)
  })

// How long Home is depends on what other tests have made.
test.use({ product: 'of stillness' })

test('a page that is opened anew moves nothing that stood already, by more than 0.02 in all @long', async ({
  page,
  signedIn,
}) => {
  test.setTimeout(150_000)
  await signedIn(page, ADMIN)
  const shifts: Record<string, number> = {}
  for (const address of PAGES) {
    await page.goto(address)
    await standing(page)
    shifts[address] = await page.evaluate(shiftOfLayout)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  for (const address of PHONE_PAGES) {
    await page.goto(address)
    await standing(page)
    shifts[`${address} on a phone`] = await page.evaluate(shiftOfLayout)
  }
  expect(Object.entries(shifts).filter(([, shift]) => shift > 0.02)).toEqual([])
})

test('on a phone no empty line stands between the facts of a record and what follows @long', async ({
  page,
  signedIn,
}) => {
  await signedIn(page, ADMIN)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/funds/2/details')
  await standing(page)
  const facts = await page.getByRole('button', { name: 'History' }).boundingBox()
  const next = await page.getByRole('main').getByRole('link', { name: 'Performance' }).boundingBox()
  expect(next!.y - facts!.y - facts!.height).toBeLessThan(20)
})

test('reports of a fund say nothing of statements before its periods have come, and the head of the list keeps its height @long', async ({
  page,
  signedIn,
}) => {
  await signedIn(page, ADMIN)
  const [periods, statements] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holds = async (address: string, { promise }: { promise: Promise<void> }) =>
    page.route(address, async route => {
      await promise
      await route.continue()
    })
  await holds('**/api/reporting-periods?*999*', periods)
  await holds('**/api/capital-account-statements?*', statements)
  await page.goto('/funds/1/investor-reports/overview')
  await expect(page.getByRole('row', { name: /Annual report 2025/ })).toBeVisible()
  await expect(page.getByText('Statements are made when a reporting period is published.')).toHaveCount(0)
  periods.resolve()
  const part = page.getByRole('region', { name: 'Capital account statements' }).first()
  await expect(part).toContainText('as of 30/06/2026')
  await expect(part.getByText(/^\d+ capital account statements$/)).toBeHidden()
  const tools = await part.getByRole('button', { name: 'Columns' }).boundingBox()
  statements.resolve()
  await expect(part.getByText(/^\d+ capital account statements$/)).toBeVisible()
  expect(await part.getByRole('button', { name: 'Columns' }).boundingBox()).toEqual(tools)
})
