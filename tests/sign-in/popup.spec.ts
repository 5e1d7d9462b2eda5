import type { BrowserContext, Page } from '@playwright/test'
import { choose, expect, settled, test } from '../browser/fixtures.ts'

test.use({ ownContext: true })

/** Signed out in this tab: the root offers both ways to sign in and sends nobody away. */
async function signOut(page: Page): Promise<void> {
  await page.goto('/')
  await settled(page)
  await page.getByRole('button', { name: 'Tomas Reve' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
}

async function openWindow(page: Page, context: BrowserContext): Promise<Page> {
  const [popup] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Sign in in a window of its own' }).click(),
  ])
  await expect(popup.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  return popup
}

test.describe('popup sign-in', () => {
  test.beforeEach(async ({ page, signedIn }) => {
    await signedIn(page, 'user@larkmoor.example')
    await signOut(page)
  })

  test('R021 R356 R357 signs in in a window of its own, which closes itself; the page stays where it is @long', async ({
    page,
    context,
    baseURL,
  }) => {
    const authorize: URL[] = []
    const exchanges: URLSearchParams[] = []
    context.on('request', request => {
      if (request.url().includes('/v2.0/auth?')) authorize.push(new URL(request.url()))
      if (request.url().includes('/v2.0/token') && request.method() === 'POST')
        exchanges.push(new URLSearchParams(request.postData() ?? ''))
    })
    let loads = 0
    page.on('domcontentloaded', () => {
      loads += 1
    })
    const popup = await openWindow(page, context)
    await Promise.all([popup.waitForEvent('close'), choose(popup, 'agent@larkmoor.example')])
    await expect(page.getByRole('button', { name: 'Mira Lund' })).toBeVisible()
    await expect(page).toHaveURL('/')
    expect(loads).toBe(0)
    expect(Object.fromEntries(authorize.at(-1)!.searchParams)).toMatchObject({
      response_type: 'code',
      redirect_uri: `${baseURL}/redirect.html`,
      code_challenge_method: 'S256',
    })
    expect(exchanges[0]?.get('code_verifier')).toBeTruthy()
    expect(exchanges[0]?.has('client_secret')).toBe(false)
  })

  test('R398 cancelled in the window: the fallback page, and no further try @long', async ({ page, context }) => {
    const popup = await openWindow(page, context)
    await Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name: 'Cancel' }).click()])
    await expect(page).toHaveURL('/error?code=403&text=Access%20denied')
    expect(context.pages()).toHaveLength(1)
  })

  test('R398 the window is closed by hand: the fallback page, and signing in works at once again @long', async ({
    page,
    context,
    expectedErrors,
  }) => {
    expectedErrors.push(/empty_window_error/)
    const popup = await openWindow(page, context)
    await popup.close()
    await expect(page).toHaveURL('/error?code=403&text=Access%20denied')
    await page.getByRole('button', { name: 'Sign in again' }).click()
    await choose(page, 'user@larkmoor.example')
    await settled(page)
    await expect(page.getByRole('button', { name: 'Tomas Reve' })).toBeVisible()
  })

  test('R398 the browser blocks the window: the fallback page, no loop @long', async ({
    page,
    context,
    expectedErrors,
  }) => {
    expectedErrors.push(/popup_window_error|empty_window_error/)
    await page.evaluate(() => {
      window.open = () => null
    })
    await page.getByRole('button', { name: 'Sign in in a window of its own' }).click()
    await expect(page).toHaveURL('/error?code=403&text=Access%20denied')
    expect(context.pages()).toHaveLength(1)
  })
})
