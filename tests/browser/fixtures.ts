import { test as base, expect } from '@playwright/test'
import type { BrowserContext, Page } from '@playwright/test'
import type { RunningServer } from '../../src/server/start/main.ts'
import { followRequests } from './pages.ts'
import { startProduct } from './server.ts'

type StoredState = Awaited<ReturnType<BrowserContext['storageState']>>

export interface WorkerParts {
  /** One real server per worker, with demo data and a database of its own. */
  server: RunningServer
  /** What a browser keeps of each account that signed in, made at first use through the real sign-in. */
  states: Map<string, StoredState>
}

export interface TestParts {
  /** Makes the page's browser that of a signed-in person; the next address it opens is opened as that person. */
  signedIn: (page: Page, userName: string) => Promise<void>
  /**
   * Errors that a test provokes on purpose. Every other console error, uncaught error or report of the content security
   * policy fails the test.
   */
  expectedErrors: RegExp[]
}

export const test = base.extend<TestParts, WorkerParts>({
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

  baseURL: async ({ server }, use) => {
    await use(server.address)
  },

  expectedErrors: async ({}, use) => {
    await use([])
  },

  context: async ({ context, expectedErrors }, use) => {
    const problems = watch(context)
    followRequests(context)
    await use(context)
    const unexpected = problems.filter(problem => !expectedErrors.some(pattern => pattern.test(problem)))
    expect(unexpected, 'console errors, uncaught errors and reports of the content security policy').toEqual([])
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
  await page.waitForURL(address => address.pathname === '/' || address.pathname === '/error')
  await page.waitForFunction(() => Object.keys(localStorage).some(key => key.includes('|accesstoken|')))
  await settled(page)
  const state = await context.storageState()
  await context.close()
  return state
}

/** Cookies, and the local storage by way of an empty page of the same origin. */
async function restore(page: Page, address: string, state: StoredState): Promise<void> {
  const empty = `${address}/empty-page-of-the-tests`
  await page.context().addCookies(state.cookies)
  await page.route(empty, route =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>empty</title>' }),
  )
  await page.goto(empty)
  const entries = state.origins.find(({ origin }) => origin === address)?.localStorage ?? []
  await page.evaluate(stored => {
    for (const { name, value } of stored) localStorage.setItem(name, value)
  }, entries)
  await page.unroute(empty)
}
