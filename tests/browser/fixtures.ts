import { test as base, expect } from '@playwright/test'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { RunningServer } from '../../src/server/start/main.ts'
import { followRequests } from './pages.ts'
import { EMPTY_PAGE, openSharedContext, type SharedContext } from './sharedContext.ts'
import { startProduct } from './server.ts'

type StoredState = Awaited<ReturnType<BrowserContext['storageState']>>

export interface WorkerParts {
  /**
   * Tests that look at the demo data as they were loaded name a product of their own, by `test.use` at the top of their
   * file: what other tests add would push what they look for off a first page.
   */
  product: string
  /** One real server per worker, with demo data and a database of its own. */
  server: RunningServer
  /** What a browser keeps of each account that signed in, made at first use through the real sign-in. */
  states: Map<string, StoredState>
  /** Opened by the first test that uses it. */
  shared: { opened?: SharedContext }
}

export interface TestParts {
  /** For tests of signing in, and of what stays in a browser for good. */
  ownContext: boolean
  /** Makes the page's browser that of a signed-in person; the next address it opens is opened as that person. */
  signedIn: (page: Page, userName: string) => Promise<void>
  /**
   * Errors that a test provokes on purpose. Every other console error, uncaught error or report of the content security
   * policy fails the test.
   */
  expectedErrors: RegExp[]
}

export const test = base.extend<TestParts, WorkerParts>({
  product: ['shared by all files that name none', { option: true, scope: 'worker' }],

  server: [
    async ({}, use) => {
      const server = await startProduct()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  states: [
    async ({}, use) => {
      await use(new Map())
    },
    { scope: 'worker' },
  ],

  shared: [
    async ({}, use) => {
      const shared: WorkerParts['shared'] = {}
      await use(shared)
      await shared.opened?.context.close()
    },
    { scope: 'worker' },
  ],

  ownContext: [false, { option: true }],

  baseURL: async ({ server }, use) => {
    await use(server.address)
  },

  expectedErrors: async ({}, use) => {
    await use([])
  },

  context: async ({ browser, shared, ownContext, expectedErrors }, use) => {
    const context = ownContext ? await browser.newContext() : await beginShared(browser, shared)
    if (ownContext) followRequests(context)
    const problems = watch(context)
    await use(context)
    if (ownContext) await context.close()
    else await shared.opened?.reset()
    const unexpected = problems.filter(problem => !expectedErrors.some(pattern => pattern.test(problem)))
    expect(unexpected, 'console errors, uncaught errors and reports of the content security policy').toEqual([])
  },

  page: async ({ context, shared, ownContext }, use) => {
    await use(ownContext || !shared.opened ? await context.newPage() : shared.opened.page)
  },

  signedIn: async ({ server, states, browser }, use) => {
    await use(async (page, userName) => {
      const state =
        states.get(userName) ?? (await stateOf(await browser.newContext({ baseURL: server.address }), userName))
      states.set(userName, state)
      await restore(page, server.address, state)
    })
  },
})

export { expect }

/** Collects what a browser complains about, in all its pages and windows. */
export function watch(context: BrowserContext): string[] {
  const problems: string[] = []
  context.on('console', message => {
    if (message.type() === 'error') problems.push(`${message.text()} ${message.location().url}`)
  })
  context.on('weberror', error => {
    problems.push(`uncaught: ${error.error().message}`)
  })
  return problems
}

/** On the page of the identity provider. */
export async function choose(page: Page, userName: string): Promise<void> {
  await page.getByRole('button', { name: userName }).click()
}

/** True when nothing of signing in is going on any more. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('[data-interaction="none"]').first()).toBeAttached()
}

async function stateOf(context: BrowserContext, userName: string): Promise<StoredState> {
  const page = await context.newPage()
  await page.goto('/')
  await choose(page, userName)
  await page.waitForURL(address => /^\/($|error$|portal\/)/.test(address.pathname))
  await page.waitForFunction(() => Object.keys(localStorage).some(key => key.includes('|accesstoken|')))
  await settled(page)
  const state = await context.storageState()
  await context.close()
  return state
}

async function beginShared(browser: Browser, shared: WorkerParts['shared']): Promise<BrowserContext> {
  if (!shared.opened) {
    shared.opened = await openSharedContext(browser)
    await shared.opened.reset()
  }
  return shared.opened.context
}

/**
 * Cookies, and the local storage by way of an empty page of the same origin. Its policy is that of the application:
 * another one has the application loaded into a process of its own, which must compile all of it anew.
 */
async function restore(page: Page, address: string, state: StoredState): Promise<void> {
  await page.context().addCookies(state.cookies)
  if (page.url() !== address + EMPTY_PAGE) await openEmptyPage(page, `${address}/empty-page-of-the-tests`)
  const entries = state.origins.find(({ origin }) => origin === address)?.localStorage ?? []
  await page.evaluate(stored => {
    for (const { name, value } of stored) localStorage.setItem(name, value)
  }, entries)
}

async function openEmptyPage(page: Page, address: string): Promise<void> {
  await page.route(address, route =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'cross-origin-opener-policy': 'same-origin-allow-popups' },
      body: '<!doctype html><title>empty</title>',
    }),
  )
  await page.goto(address)
  await page.unroute(address)
}
