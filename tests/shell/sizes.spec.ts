/**
 * What a small screen, a large zoom and everything between leave of a page. That every page fits into 320 pixels:
 * access.spec.ts.
 */
import type { Page } from '@playwright/test'
import { expect, test } from '../browser/fixtures.ts'
import { ADMIN, openInside, standing } from '../browser/pages.ts'

/** Pages of the demo data, full of figures. */
const FULL = [
  '/',
  '/funds/overview',
  '/funds/2/performance',
  '/funds/2/performance?view=value-bridge',
  '/funds/1/transactions/overview',
  '/funds/1/limited-partners/1/details',
  '/funds/1/reporting-periods/1/details',
  '/funds/1/investments/1/fair-values/overview',
  '/invoices/overview',
]
const PHONE = { width: 320, height: 640 }
/** A screen of 1280 × 800 at twice the size. */
const ZOOMED = { width: 640, height: 400 }
const WIDTHS = [820, 1280]

test('each page opens with its title in sight at a zoom of 200 percent, breaks no fact below its title at 820 and 1280 pixels, and fits into 320 @long', async ({
  page,
  signedIn,
}) => {
  test.setTimeout(120_000)
  await page.setViewportSize(ZOOMED)
  await signedIn(page, ADMIN)
  await page.goto('/contacts/overview')
  await standing(page)
  for (const address of FULL) {
    await page.setViewportSize(ZOOMED)
    await openInside(page, address)
    await expect(page.getByRole('heading', { level: 1 }), address).toBeInViewport({ ratio: 1 })
    expect(await heightOfBars(page), `bars on ${address}`).toBeLessThanOrEqual(80)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      await expect
        .poll(() => page.evaluate(linesOfFacts), { message: `facts of ${address} at ${width} pixels` })
        .toBeLessThanOrEqual(width < 1000 ? 2 : 1)
    }
    await page.setViewportSize(PHONE)
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), { message: address })
      .toBeLessThanOrEqual(0)
    await expect
      .poll(() => page.evaluate(wideFigures), { message: `figures wider than their cells on ${address}` })
      .toEqual([])
  }
})

test('what stands while a record comes fits into 320 pixels @long', async ({ page, signedIn }) => {
  const arrives = Promise.withResolvers<undefined>()
  await page.setViewportSize(PHONE)
  await signedIn(page, ADMIN)
  await page.route(/\/api\/limited-partners\/1(\?|$)/, async route => {
    await arrives.promise
    await route.continue()
  })
  await page.goto('/funds/1/limited-partners/1/details')
  await expect(page.locator('.form-waiting').first()).toBeVisible()
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(await tooWide()).toBeLessThanOrEqual(0)
  arrives.resolve(undefined)
  await standing(page)
  await expect(page.locator('.form-waiting')).toHaveCount(0)
  expect(await tooWide()).toBeLessThanOrEqual(0)
})

/** How much of the screen stays with the bars above and below, where the page is scrolled to its middle. */
async function heightOfBars(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const scroll = async (top: number) => {
      scrollTo({ top, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
    await scroll(document.documentElement.scrollHeight / 2)
    const height = [...document.querySelectorAll('.top-bar, .action-bar')]
      .map(bar => bar.getBoundingClientRect())
      .reduce((sum, { top, bottom }) => sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)), 0)
    await scroll(0)
    return height
  })
}

/** How many lines the facts take, by the middles of their boxes; one that is broken takes too many. */
const linesOfFacts = (): number => {
  const facts = [...document.querySelectorAll('.page-header .page-facts > *')].map(each => each.getBoundingClientRect())
  const broken = facts.some(({ height }) => height > 30)
  return broken ? facts.length + 1 : new Set(facts.map(({ top, height }) => Math.round((top + height / 2) / 8))).size
}

const wideFigures = (): string[] =>
  [...document.querySelectorAll('.key-figures > div')]
    .filter(cell => cell.scrollWidth > cell.clientWidth)
    .map(cell => cell.textContent)
