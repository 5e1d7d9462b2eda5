import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { BrowserContext, Page, Request } from '@playwright/test'
import { SHORT_RUN_VARIABLE } from '../../scripts/testing/requirements.ts'

export const ADMIN = 'admin@larkmoor.example'
export const USER = 'user@larkmoor.example'
export const AGENT = 'agent@larkmoor.example'
export const GLOBAL = 'global@platform.example'
export const MIXED = 'mixed@larkmoor.example'
export const INVESTOR = 'investor@ashcombe.example'

/** Waits until a page of the signed-in frame stands: no request and no navigation is under way. */
export async function standing(page: Page): Promise<void> {
  await expect(page.locator('.shell main, .signed-out main')).toBeVisible()
  await quiet(page)
  await expect(page.locator('.progress-line, main [aria-busy="true"], main thead[data-waiting]')).toHaveCount(0)
}

interface Requests {
  underWay: Set<Request>
  started: number
}

const followed = new WeakMap<Page, Requests>()

/** Counts the requests of every page of a browser, also of those that it opens later. */
export function followRequests(context: BrowserContext): void {
  for (const page of context.pages()) follow(page)
  context.on('page', follow)
}

function follow(page: Page): void {
  const requests: Requests = { underWay: new Set(), started: 0 }
  followed.set(page, requests)
  page.on('request', request => {
    requests.underWay.add(request)
    requests.started += 1
  })
  page.on('requestfinished', request => {
    requests.underWay.delete(request)
  })
  page.on('requestfailed', request => {
    requests.underWay.delete(request)
  })
}

/**
 * The page has nothing left to do: what it asked for has come, and twice nothing was drawn and nothing asked for
 * because of it.
 */
const nothingLeft = (): Promise<void> =>
  new Promise(done => {
    const rest = (after: () => void) => {
      setTimeout(() => {
        requestIdleCallback(after, { timeout: 1_000 })
      }, 30)
    }
    rest(() => {
      rest(done)
    })
  })

/**
 * Waits until the page asks for nothing and draws nothing. Playwright's own way waits for half a second without any
 * request, which is a third of the time of a test that opens page after page.
 */
export async function quiet(page: Page): Promise<void> {
  const requests = followed.get(page)
  if (!requests) return page.waitForLoadState('networkidle')
  for (let started = -1; started !== requests.started || requests.underWay.size > 0;) {
    await expect.poll(() => requests.underWay.size, { intervals: [20] }).toBe(0)
    started = requests.started
    await page.evaluate(nothingLeft).catch((error: unknown) => {
      if (page.isClosed()) throw error
      started = -1
    })
  }
}

/** Goes to another page as a link does, without loading the document again. */
export async function goInside(page: Page, address: string): Promise<void> {
  await page.evaluate(target => {
    history.pushState(null, '', target)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}

/** The same, until the page stands. */
export async function openInside(page: Page, address: string): Promise<void> {
  await goInside(page, address)
  await standing(page)
}

/** The address without its origin. */
export function addressOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url())
  return pathname + search + hash
}

/**
 * Nothing that axe knows of, by the rules of WCAG 2.2 AA and its own best practices. On its way through many pages a
 * short run does not ask: it would take an eighth of its time.
 */
export async function expectAccessible(page: Page): Promise<void> {
  if (process.env[SHORT_RUN_VARIABLE] === undefined) await expectAccessibleAlways(page)
}

/** The same in every run: one page of each kind. */
export async function expectAccessibleAlways(page: Page): Promise<void> {
  // A menu and a list of choices belong to what opened them and to no landmark.
  const floating = (await page.locator('[role="menu"], [role="listbox"]').count()) > 0
  await expectNoViolations(page, axe => axe.disableRules(floating ? ['region'] : []))
}

/**
 * The same in the other scheme, where nothing but the colours is another: only what axe says about colours is asked for
 * there again. The other scheme stays, because to change it costs more than to ask axe; the next page begins in it.
 */
export async function expectAccessibleInBothSchemes(page: Page): Promise<void> {
  if (process.env[SHORT_RUN_VARIABLE] !== undefined) return
  await keepStill(page)
  await expectAccessible(page)
  await changeScheme(page)
  await expectNoViolations(page, axe => axe.withRules(['color-contrast', 'link-in-text-block']))
}

/** From light to dark, or back. */
export async function changeScheme(page: Page): Promise<void> {
  await keepStill(page)
  const other = (await page.locator('html').getAttribute('data-theme')) === 'dark' ? 'light' : 'dark'
  await page.emulateMedia({ colorScheme: other })
  await expect(page.locator('html')).toHaveAttribute('data-theme', other)
}

/** Without transitions: to fade every colour of a page costs more than all that is asked of it. */
async function keepStill(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (document.getElementById('still')) return
    const style = document.createElement('style')
    style.id = 'still'
    style.textContent = '*, *::before, *::after { transition: none !important; }'
    document.head.append(style)
  })
}

async function expectNoViolations(page: Page, asking: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  // What is still fading in has not the contrast that it will have, and begins to with the next frame. Some animations
  // never end.
  await page.evaluate(
    () =>
      new Promise(done => {
        requestAnimationFrame(() => {
          requestAnimationFrame(done)
        })
      }),
  )
  // A list whose columns are on their way has a row without cells.
  await page.waitForFunction(
    () =>
      !document.querySelector('main tr:empty') &&
      document
        .getAnimations()
        .every(({ effect, playState }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  )
  // To bring axe into a page takes longer than to ask it, so it is brought once. The page has no frames of others for
  // which axe would need a second page.
  const there = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, ...(there && { axeSource: 'void 0' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], reporter: 'no-passes' })
  const { violations } = await asking(axe).analyze()
  expect(
    violations.map(
      ({ id, nodes }) =>
        `${addressOf(page)} ${id}: ${nodes.map(node => `${node.target.join(' ')} ${node.any.map(each => each.message).join('; ')}`).join(' | ')}`,
    ),
  ).toEqual([])
}

/** One computed property of the first element that matches. */
export async function styleOf(page: Page, selector: string, property: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
}
