import type { BrowserContext, Page } from '@playwright/test'
import { expect, settled, test } from '../browser/fixtures.ts'

test.use({ ownContext: true })

const GUID = '1b4e28ba-2fa1-4d9c-8d6e-0123456789ab'
const DAY = 24 * 60 * 60

async function onboardingCookie(context: BrowserContext) {
  return (await context.cookies()).find(({ name }) => name === 'onboarding')
}

/**
 * A page that needs no sign-in, in a tab that holds a guid; with somebody signed in its frame asks the API who that is.
 */
async function openHolding(page: Page): Promise<void> {
  await page.goto('/error?code=418&text=Teapot')
  await page.evaluate(guid => {
    sessionStorage.setItem('onboarding:guid', guid)
  }, GUID)
  await page.reload()
  await settled(page)
}

test.describe('a tab that holds the guid of an onboarding', () => {
  test.beforeEach(async ({ page, signedIn, expectedErrors }) => {
    // The cookie opens calls of its onboarding only, and who is signed in is none of them.
    expectedErrors.push(/status of 401/)
    await signedIn(page, 'user@larkmoor.example')
  })

  test('R378 R380 stores it in a cookie for a day before its call, which carries no token', async ({
    page,
    context,
  }) => {
    const calls: { url: string; authorization: string | undefined }[] = []
    page.on('request', request => {
      if (/\/api\/(?!config)/.test(request.url()))
        calls.push({ url: new URL(request.url()).pathname, authorization: request.headers()['authorization'] })
    })
    const refused = page.waitForResponse(response => response.url().endsWith('/api/me') && response.status() === 401)
    await page.goto('/error?code=418&text=Teapot')
    await page.evaluate(guid => {
      sessionStorage.setItem('onboarding:guid', guid)
    }, GUID)
    calls.length = 0
    await page.reload()
    const answered = Date.parse((await refused).headers()['date'] ?? '') / 1000
    expect(calls[0]).toEqual({ url: '/api/onboarding-session', authorization: undefined })
    expect(calls.filter(({ authorization }) => authorization !== undefined)).toEqual([])
    const cookie = (await onboardingCookie(context))!
    expect(cookie).toMatchObject({ value: GUID, httpOnly: true, sameSite: 'Strict', path: '/api' })
    expect(Math.abs(cookie.expires - answered - DAY)).toBeLessThan(60)
    // The page still asks, and each of its calls stores the cookie anew.
    await page.goto('about:blank')
    await context.addCookies([{ ...cookie, expires: 1 }])
    expect(await onboardingCookie(context)).toBeUndefined()
  })

  test('R379 drops it on a page that needs a sign-in: the cookie goes, and the calls carry the token @long', async ({
    page,
    context,
  }) => {
    await openHolding(page)
    await expect.poll(async () => (await onboardingCookie(context))?.value).toBe(GUID)
    const me = page.waitForResponse(response => response.url().endsWith('/api/me') && response.status() === 200)
    await page.goto('/funds/overview')
    expect((await me).request().headers()['authorization']).toMatch(/^Bearer ey/)
    expect(await onboardingCookie(context)).toBeUndefined()
    await expect(page).toHaveURL('/funds/overview')
  })

  test('R379 without a guid there is no cookie and every call carries the token', async ({ page, context }) => {
    const calls: (string | undefined)[] = []
    page.on('request', request => {
      if (/\/api\/(?!config)/.test(request.url())) calls.push(request.headers()['authorization'])
    })
    await page.goto('/funds/overview')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    expect(calls.length).toBeGreaterThan(1)
    expect(calls.every(authorization => authorization?.startsWith('Bearer '))).toBe(true)
    expect(await onboardingCookie(context)).toBeUndefined()
  })
})
