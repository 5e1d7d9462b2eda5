import type { Page, Request } from '@playwright/test'
import { choose, expect, settled, test } from '../browser/fixtures.ts'

test.use({ ownContext: true })

/** The calls to the identity provider, in their order. */
function recordProvider(page: Page): { authorize: URL[]; token: Request[] } {
  const seen = { authorize: [] as URL[], token: [] as Request[] }
  page.on('request', request => {
    const url = new URL(request.url())
    if (url.pathname.endsWith('/v2.0/auth')) seen.authorize.push(url)
    if (url.pathname.endsWith('/v2.0/token') && request.method() === 'POST') seen.token.push(request)
  })
  return seen
}

/** What the library keeps, by kind of entry. */
const cached = (page: Page, kind: string): Promise<number> =>
  page.evaluate(wanted => Object.keys(localStorage).filter(key => key.includes(`|${wanted}|`)).length, kind)

test.describe('redirect sign-in', () => {
  test('R020 R021 R356 R357 R359 R428 R467 asks one directory for a code with PKCE and our own scope, and exchanges it without a secret', async ({
    page,
    baseURL,
  }) => {
    const provider = recordProvider(page)
    const { signIn } = (await (await page.request.get('/api/config')).json()) as {
      signIn: { clientId: string; tenantId: string }
    }
    await page.goto('/')
    await choose(page, 'user@larkmoor.example')
    await settled(page)
    await expect(page).toHaveURL('/')
    const interactive = provider.authorize.at(-1)!
    for (const asked of provider.authorize) expect(asked.pathname).toBe(`/${signIn.tenantId}/v2.0/auth`)
    expect(Object.fromEntries(interactive.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: signIn.clientId,
      redirect_uri: `${baseURL}/`,
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(interactive.searchParams.get('scope')?.split(' ')).toContain(`api://${signIn.clientId}/profile.read`)
    const exchange = new URLSearchParams(provider.token[0]!.postData() ?? '')
    expect(Object.fromEntries(exchange)).toMatchObject({
      grant_type: 'authorization_code',
      client_id: signIn.clientId,
      redirect_uri: `${baseURL}/`,
      code_verifier: expect.stringMatching(/^[\w-]{43,}$/),
    })
    expect(exchange.has('client_secret')).toBe(false)
    expect(provider.token).toHaveLength(1)
  })

  test('R037 R041 goes on from the root to the page that was asked for, with its query and hash', async ({
    page,
    baseURL,
  }) => {
    const visited: string[] = []
    page.on('framenavigated', frame => {
      if (frame === page.mainFrame()) visited.push(frame.url())
    })
    await page.goto('/contacts/overview?sort=lastName&page=1#top')
    await choose(page, 'user@larkmoor.example')
    await settled(page)
    await expect(page).toHaveURL('/contacts/overview?sort=lastName&page=1#top')
    expect(visited.find(address => address.includes('code='))).toMatch(new RegExp(`^${baseURL}/#`))
  })

  test('R041 started from the root, ends at the root, and nothing of the answer stays in the address', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/')
    await choose(page, 'user@larkmoor.example')
    await settled(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(page.url()).toBe(`${baseURL}/`)
  })

  test('R036 an answer in the address is dealt with first: one exchange, and no second redirect', async ({ page }) => {
    const provider = recordProvider(page)
    await page.goto('/funds/overview')
    await page.waitForURL(/interaction/)
    const before = provider.authorize.length
    await choose(page, 'user@larkmoor.example')
    await settled(page)
    await expect(page).toHaveURL('/funds/overview')
    expect(provider.token).toHaveLength(1)
    // The page of the provider itself resumes by its own address; the application asked no second time.
    expect(provider.authorize).toHaveLength(before)
  })

  test('R042 its own navigation goes through the router: the application is loaded once and the history does not grow', async ({
    page,
  }) => {
    await page.goto('/contacts/overview#top')
    await page.waitForURL(/interaction/)
    const loads: string[] = []
    page.on('request', request => {
      if (
        request.isNavigationRequest() &&
        request.frame() === page.mainFrame() &&
        new URL(request.url()).pathname === '/'
      )
        loads.push(request.url())
    })
    const documents: string[] = []
    page.on('domcontentloaded', () => {
      documents.push(page.url())
    })
    await choose(page, 'user@larkmoor.example')
    await settled(page)
    await expect(page).toHaveURL('/contacts/overview#top')
    expect(loads).toHaveLength(1)
    expect(documents).toHaveLength(1)
    // Blank page, the page asked for, the provider, the return: the way on from the root replaced its entry.
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(4)
  })

  test('R360 the cache is in local storage: a reload and a second page stay signed in', async ({ page, context }) => {
    const provider = recordProvider(page)
    await page.goto('/')
    await choose(page, 'user@larkmoor.example')
    await settled(page)
    expect([
      await cached(page, 'idtoken'),
      await cached(page, 'accesstoken'),
      await cached(page, 'refreshtoken'),
    ]).toEqual([1, 1, 1])
    const asked = provider.authorize.length
    await page.reload()
    await settled(page)
    const other = await context.newPage()
    await other.goto('/contacts/overview')
    await settled(other)
    await expect(other).toHaveURL('/contacts/overview')
    expect(provider.authorize).toHaveLength(asked)
  })

  test('R173 the roles of the account decide what it may open @long', async ({ page, signedIn }) => {
    await signedIn(page, 'investor@ashcombe.example')
    // The root leads on to the portal, another document: an answer could not be read any more once that has begun.
    const answers: unknown[] = []
    await page.route('**/api/me', async route => {
      const response = await route.fetch()
      answers.push(await response.json())
      await route.fulfill({ response })
    })
    await page.goto('/')
    await expect(page).toHaveURL(/\/portal\//)
    await settled(page)
    expect(answers[0]).toMatchObject({ account: { userName: 'investor@ashcombe.example' }, roles: ['Investor'] })
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.goto('/funds/overview')
    await expect(page).toHaveURL('/error?code=403&text=Access%20denied')
  })

  test('D50 an address that looks like a page of somebody else ends on our own origin @long', async ({
    browser,
    baseURL,
  }) => {
    for (const address of [
      '//evil.example/funds',
      '/%5C%5Cevil',
      '/?returnTo=https://evil.example',
      '/?returnTo=//evil.example#//evil.example',
    ]) {
      const context = await browser.newContext()
      const page = await context.newPage()
      await page.goto(`${baseURL}${address}`)
      await page.waitForURL(/interaction|error/)
      if (page.url().includes('interaction')) await choose(page, 'user@larkmoor.example')
      await page.waitForURL(url => !url.pathname.includes('/v2.0/'))
      await settled(page)
      expect(new URL(page.url()).origin, address).toBe(baseURL)
      await context.close()
    }
  })
})
