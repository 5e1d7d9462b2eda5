/**
 * A browser context and its page that the tests of a worker hand on: what a new one costs first of all is loading and
 * compiling the application once more, which is half of the time of most tests. Between two tests everything that a
 * test can leave behind is taken back; what cannot be taken back is refused, and needs a context of its own.
 */
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { followRequests } from './pages.ts'

export interface SharedContext {
  context: BrowserContext
  page: Page
  /** As a browser that was just opened: nothing stored, nobody signed in, nothing intercepted. */
  reset(): Promise<void>
}

/** Something of the server's that runs no code. */
export const EMPTY_PAGE = '/favicon.ico'

const FOR_GOOD = ['addInitScript', 'exposeFunction', 'exposeBinding'] as const
const CONTEXT_EVENTS = [
  'console',
  'dialog',
  'page',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'weberror',
]
const PAGE_EVENTS = [
  'console',
  'dialog',
  'domcontentloaded',
  'download',
  'filechooser',
  'framenavigated',
  'load',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
]

export async function openSharedContext(browser: Browser): Promise<SharedContext> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const viewport = page.viewportSize()
  for (const target of [context, page]) refuseWhatStays(target)
  return {
    context,
    page,
    reset: async () => {
      for (const other of context.pages()) if (other !== page) await other.close()
      for (const event of CONTEXT_EVENTS) context.removeAllListeners(event)
      for (const event of PAGE_EVENTS) page.removeAllListeners(event)
      await Promise.all([context.unrouteAll(), page.unrouteAll()])
      await Promise.all([context.setOffline(false), context.clearPermissions(), context.clearCookies()])
      await page.emulateMedia({
        colorScheme: 'light',
        media: null,
        reducedMotion: 'reduce',
        forcedColors: null,
        contrast: null,
      })
      if (viewport) await page.setViewportSize(viewport)
      await page.mouse.move(0, 0)
      await empty(page, session)
      followRequests(context)
    },
  }
}

async function empty(page: Page, session: CDPSession): Promise<void> {
  await leave(page)
  const origin = await page.evaluate(() => {
    sessionStorage.clear()
    return location.origin
  })
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.send('Page.resetNavigationHistory')
}

/**
 * A page that the test has left on its way to another document may still begin that navigation, which then takes the
 * place of this one: it is asked once more when the page has arrived.
 */
async function leave(page: Page): Promise<void> {
  for (let left = 3; ; left--) {
    try {
      await page.goto(EMPTY_PAGE)
      return
    } catch (error) {
      if (left === 1 || !/net::ERR_ABORTED|interrupted by another navigation/.test(String(error))) throw error
      await page.waitForLoadState()
    }
  }
}

function refuseWhatStays(target: BrowserContext | Page): void {
  const refuse = () => {
    throw new Error('This stays in a browser for good: test.use({ ownContext: true }).')
  }
  for (const name of FOR_GOOD) Object.defineProperty(target, name, { value: refuse })
  Object.defineProperty(target, 'clock', { get: refuse })
}
