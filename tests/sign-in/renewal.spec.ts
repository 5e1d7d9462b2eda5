import type { Page } from '@playwright/test'
import { choose, expect, settled, test } from '../browser/fixtures.ts'

test.use({ ownContext: true })

/** Grants by which tokens were asked for. */
function recordGrants(page: Page): string[] {
  const grants: string[] = []
  page.on('request', request => {
    if (request.url().includes('/v2.0/token') && request.method() === 'POST')
      grants.push(new URLSearchParams(request.postData() ?? '').get('grant_type') ?? '')
  })
  return grants
}

const forget = (page: Page, kind: string): Promise<void> =>
  page.evaluate(wanted => {
    for (const key of Object.keys(localStorage)) if (key.includes(`|${wanted}|`)) localStorage.removeItem(key)
  }, kind)

const HOURS = 60 * 60 * 1000

test.describe('a token that has expired', () => {
  test('R022 R358 is renewed silently: the call succeeds, the page does not change, nobody is asked', async ({
    page,
    signedIn,
  }) => {
    await signedIn(page, 'user@larkmoor.example')
    await page.clock.install()
    const [asked] = await Promise.all([page.waitForRequest('**/api/funds?*'), page.goto('/funds/overview')])
    const first = asked.headers()['authorization']
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await page.waitForLoadState('networkidle')
    const grants = recordGrants(page)
    let loads = 0
    page.on('domcontentloaded', () => {
      loads += 1
    })
    await page.clock.fastForward(2 * HOURS)
    const tokens = new Set<string | undefined>()
    page.on('request', request => {
      if (/\/api\/(?!config)/.test(request.url())) tokens.add(request.headers()['authorization'])
    })
    const answer = page.waitForResponse(response => response.url().includes('/api/') && response.status() === 200)
    await page.getByRole('link', { name: 'Home' }).first().click()
    await answer
    await settled(page)
    await expect(page).toHaveURL('/')
    await expect.poll(() => grants).toEqual(['refresh_token'])
    expect(loads).toBe(0)
    expect(tokens.size).toBe(1)
    expect([...tokens][0]).toMatch(/^Bearer ey/)
    expect(tokens.has(first)).toBe(false)
  })

  test('R358 without a refresh token is renewed in a hidden frame @long', async ({ page }) => {
    // Signed in anew: at the provider another test may have ended the session of whoever signed in before.
    await page.goto('/')
    await choose(page, 'user@larkmoor.example')
    await page.waitForURL('/')
    await settled(page)
    await page.waitForLoadState('networkidle')
    await forget(page, 'refreshtoken')
    await forget(page, 'accesstoken')
    const grants = recordGrants(page)
    await page.goto('/funds/overview')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await expect(page).toHaveURL('/funds/overview')
    expect(grants).toEqual(['authorization_code'])
  })

  test('whose key the server does not know any more costs exactly one renewal and a second try @long', async ({
    page,
    signedIn,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 401/)
    await signedIn(page, 'user@larkmoor.example')
    const seen: string[] = []
    await page.route('**/api/funds?*', async route => {
      const token = route.request().headers()['authorization'] ?? ''
      seen.push(token)
      // Every request that still carries the first token is refused, however many were under way at once.
      if (token !== seen[0]) return route.continue()
      return route.fulfill({ status: 401, contentType: 'application/problem+json', body: '{"code":"token-invalid"}' })
    })
    const grants = recordGrants(page)
    await page.goto('/funds/overview')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    expect(grants).toEqual(['refresh_token'])
    expect(seen.at(-1)).not.toBe(seen[0])
    expect(new Set(seen).size).toBe(2)
  })
})

test.describe('a token that cannot be had without the person', () => {
  test('R381 a redirect sign-in starts, and it comes back to the page with query and hash', async ({
    page,
    signedIn,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 400|interaction_required|login_required|invalid_grant/)
    await signedIn(page, 'user@larkmoor.example')
    await forget(page, 'accesstoken')
    await page.context().clearCookies({ name: /^identity_/ })
    await page.route('**/v2.0/token**', route =>
      route.fulfill({
        status: 400,
        contentType: 'application/json',
        body: JSON.stringify({ error: 'interaction_required', error_description: 'AADSTS50076' }),
      }),
    )
    await page.goto('/funds/overview?page=1#list')
    await page.waitForURL(/interaction/)
    await page.unroute('**/v2.0/token**')
    await choose(page, 'user@larkmoor.example')
    await settled(page)
    await expect(page).toHaveURL('/funds/overview?page=1#list')
  })

  test('R477 whoever signs in over it is the only account: pages, calls and drafts are theirs, in every tab @long', async ({
    page,
    context,
    signedIn,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 400|interaction_required|login_required|invalid_grant/)
    await signedIn(page, 'user@larkmoor.example')
    await page.goto('/contacts/add')
    await page.getByRole('textbox', { name: 'First name' }).fill('Typed by Tomas')
    const drafts = (tab: Page) =>
      tab.evaluate(() => Object.keys(sessionStorage).filter(key => key.startsWith('draft:')).length)
    await expect.poll(() => drafts(page)).toBe(1)
    const other = await context.newPage()
    await other.goto('/contacts/overview')
    await expect(other.getByRole('button', { name: 'Tomas Reve' })).toBeVisible()
    // What it still asked for without a token would send it to the provider too.
    await other.waitForLoadState('networkidle')
    await forget(page, 'accesstoken')
    await context.clearCookies({ name: /^identity_/ })
    await context.route('**/v2.0/token**', route =>
      route.fulfill({
        status: 400,
        contentType: 'application/json',
        body: JSON.stringify({ error: 'interaction_required', error_description: 'AADSTS50076' }),
      }),
    )
    page.on('dialog', dialog => void dialog.accept())
    await page.reload()
    await page.waitForURL(/interaction/)
    await context.unroute('**/v2.0/token**')
    const owners = new Set<string>()
    context.on('request', request => {
      const [, claims] = (request.headers()['authorization'] ?? '').split('.')
      if (claims !== undefined && request.url().includes('/api/'))
        owners.add(String((JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub?: string }).sub))
    })
    await choose(page, 'admin@larkmoor.example')
    for (const tab of [page, other]) {
      await expect(tab.getByRole('button', { name: 'Hanne Birk' })).toBeVisible()
      await tab.reload()
      await expect(tab.getByRole('button', { name: 'Hanne Birk' })).toBeVisible()
      await expect(tab.getByText('Tomas Reve')).toHaveCount(0)
      expect(await drafts(tab)).toBe(0)
    }
    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('')
    expect(owners.size).toBe(1)
    expect(await page.evaluate(() => Object.keys(localStorage).filter(key => key.includes('|idtoken|')).length)).toBe(1)
  })

  test('nobody is asked on a new visit while the provider still knows the person @long', async ({ page, context }) => {
    await page.goto('/')
    await choose(page, 'user@larkmoor.example')
    await settled(page)
    await context.clearCookies({ name: /^msal/ })
    await page.evaluate(() => {
      localStorage.clear()
    })
    const left: string[] = []
    page.on('framenavigated', frame => {
      if (frame === page.mainFrame()) left.push(new URL(frame.url()).pathname)
    })
    await page.goto('/funds/overview')
    await settled(page)
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    expect(left.every(path => path === '/funds/overview')).toBe(true)
  })
})
