import type { BrowserContext, Page } from '@playwright/test'
import { choose, expect, settled, test } from '../browser/fixtures.ts'

test.use({ ownContext: true })

/** Every state that signing in shows, in order, over all pages of the tab. */
async function recordStates(context: BrowserContext): Promise<string[]> {
  const seen: string[] = []
  await context.exposeFunction('sawState', (state: string) => {
    if (seen.at(-1) !== state) seen.push(state)
  })
  await context.addInitScript(() => {
    if (window !== window.top) return
    const look = () => {
      const state = document.querySelector('[data-interaction]')?.getAttribute('data-interaction')
      if (state) (window as unknown as { sawState: (state: string) => void }).sawState(state)
    }
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-interaction'],
    })
  })
  return seen
}

type Entries = Record<string, string>
const stored = (page: Page): Promise<Entries> =>
  page.evaluate(() => Object.fromEntries<string>(Object.entries(localStorage)))

/** The library's lists of keys, joined: first the accounts of one, then those of the other. */
function joined(one: Entries, other: Entries): Entries {
  const both = { ...one, ...other }
  for (const [key, value] of Object.entries(one)) {
    const more = other[key]
    if (more === undefined || more === value || key.endsWith(':account')) continue
    const [first, second] = [JSON.parse(value), JSON.parse(more)] as [unknown, unknown]
    if (Array.isArray(first) && Array.isArray(second))
      both[key] = JSON.stringify([...new Set([...first, ...second] as string[])])
    else if (key.includes('token.keys')) {
      const [left, right] = [first, second] as [Record<string, string[]>, Record<string, string[]>]
      both[key] = JSON.stringify(
        Object.fromEntries(
          Object.keys(left).map(kind => [kind, [...new Set([...(left[kind] ?? []), ...(right[kind] ?? [])])]]),
        ),
      )
    }
  }
  return both
}

test.describe('the state of signing in', () => {
  test('R279 shows handling redirect, silent sign-in, login, acquire token and logout while they go on, and none otherwise', async ({
    page,
    context,
  }) => {
    const seen = await recordStates(context)
    await page.goto('/funds/overview')
    await choose(page, 'user@larkmoor.example')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await settled(page)
    await page.getByRole('button', { name: 'Tomas Reve' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
    await settled(page)
    expect(new Set(seen)).toEqual(
      new Set(['none', 'handlingRedirect', 'silentSignIn', 'login', 'acquireToken', 'logout']),
    )
    expect(seen.at(-1)).toBe('none')
    const order = ['handlingRedirect', 'silentSignIn', 'login', 'acquireToken', 'logout'].map(state =>
      seen.indexOf(state),
    )
    expect(order).toEqual([...order].sort((one, other) => one - other))
  })

  test('says in words what is going on when it takes a moment @long', async ({ page }) => {
    let release: () => void = () => undefined
    const held = new Promise<void>(done => {
      release = done
    })
    await page.route(/\/v2\.0\/auth\?.*prompt=none/, async route => {
      await held
      await route.continue()
    })
    await page.goto('/funds/overview', { waitUntil: 'commit' })
    await expect(page.getByText('Looking for your sign-in')).toBeVisible()
    release()
    await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible()
  })
})

test.describe('the active account', () => {
  test('R281 at start-up is the first cached account, and nobody when there is none', async ({ page, context }) => {
    await page.goto('/')
    await choose(page, 'user@larkmoor.example')
    await expect(page.getByRole('button', { name: 'Tomas Reve' })).toBeVisible()
    await settled(page)
    const user = await stored(page)
    // Where no code of the application runs, which could store the account again.
    await page.goto('/favicon.ico')
    await page.evaluate(() => {
      localStorage.clear()
    })
    await context.clearCookies({ name: /^identity_/ })
    await page.goto('/contacts/overview')
    await choose(page, 'agent@larkmoor.example')
    await expect(page.getByRole('button', { name: 'Mira Lund' })).toBeVisible()
    await settled(page)
    const agent = await stored(page)
    for (const [first, second, name] of [
      [user, agent, 'Tomas Reve'],
      [agent, user, 'Mira Lund'],
    ] as const) {
      await page.goto('/error?code=418&text=Teapot')
      await page.evaluate(
        entries => {
          localStorage.clear()
          for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
        },
        // Nobody knows which of the two signed in last.
        { ...joined(first, second), 'sign-in:account': '' },
      )
      await page.goto('/')
      await expect(page.getByRole('button', { name })).toBeVisible()
      await settled(page)
    }
    await page.goto('/favicon.ico')
    await page.evaluate(() => {
      localStorage.clear()
    })
    await context.clearCookies()
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible()
  })
})

test.describe('the library', () => {
  test('R427 says nothing but errors, to the console', async ({ page, context, expectedErrors }) => {
    expectedErrors.push(/empty_window_error|popup_window_error/)
    const lines: string[] = []
    context.on('console', message => {
      if (message.text().includes('msal')) lines.push(`${message.type()} ${message.text()}`)
    })
    await page.goto('/funds/overview')
    await choose(page, 'user@larkmoor.example')
    await settled(page)
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    expect(lines).toEqual([])
    await page.getByRole('button', { name: 'Tomas Reve' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
    expect(lines).toEqual([])
    await page.evaluate(() => {
      window.open = () => null
    })
    await page.getByRole('button', { name: 'Sign in in a window of its own' }).click()
    await expect.poll(() => lines.length).toBeGreaterThan(0)
    expect(lines.every(line => /^error .*Error/.test(line))).toBe(true)
  })
})
