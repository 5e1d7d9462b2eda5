/** The library writes its cache here, and our own code reads it: a new release of one may not go past the other. */
import type { Page, Request } from '@playwright/test'
import { choose, expect, settled, test } from '../browser/fixtures.ts'

test.use({ ownContext: true })

const isLibrary = (request: Request) => /\/msal[^/]*\.js$/.test(request.url())
const isCall = (request: Request) => /\/api\/(?!config)/.test(request.url())

async function signInAs(page: Page, userName: string): Promise<void> {
  await page.goto('/')
  await choose(page, userName)
  await page.waitForURL(address => /^\/($|portal\/)/.test(address.pathname))
  await settled(page)
  await page.waitForLoadState('networkidle')
}

/**
 * What is asked for first when the page is opened once more: the library, or the API. The page before it may have a
 * call to make until the new one is there.
 */
async function firstAsked(page: Page, open: () => Promise<unknown>): Promise<'library' | 'API'> {
  const isOpen = page.waitForEvent('framenavigated', frame => frame === page.mainFrame())
  const first = isOpen.then(() => page.waitForRequest(request => isLibrary(request) || isCall(request)))
  const [request] = await Promise.all([first, open()])
  return isLibrary(request) ? 'library' : 'API'
}

test('whoever has signed in before sees figures before the library of the sign-in is there, which then takes over @long', async ({
  page,
}) => {
  await signInAs(page, 'investor@ashcombe.example')
  const library = page.waitForRequest(isLibrary)
  expect(await firstAsked(page, () => page.goto('/portal/larkmoor/funds/overview'))).toBe('API')
  await expect(page.locator('.holding-figures dd').first()).toBeVisible()
  await library
  await settled(page)

  await page.getByRole('button', { name: 'Imogen Hale' }).click()
  await page.getByText('Sign out', { exact: true }).click()
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
})

test('the library comes first where its key is gone with the browser, and nothing that it cached is read @long', async ({
  page,
  context,
}) => {
  await signInAs(page, 'user@larkmoor.example')
  await context.clearCookies({ name: 'msal.cache.encryption' })
  expect(await firstAsked(page, () => page.goto('/funds/overview'))).toBe('library')
  await expect(page.getByRole('button', { name: 'Tomas Reve' })).toBeVisible()
})

test('R477 a tab that opened as one person begins anew when another one has signed in meanwhile @long', async ({
  page,
  context,
}) => {
  await signInAs(page, 'user@larkmoor.example')
  const other = await context.newPage()
  // The other tab has opened, and its library is held up: it does not hear of the sign-in.
  const held = Promise.withResolvers<void>()
  await other.route(/\/msal[^/]*\.js$/, async route => {
    await held.promise
    await route.continue()
  })
  await other.goto('/funds/overview')
  await expect(other.getByRole('button', { name: 'Tomas Reve' })).toBeVisible()
  await page.goto('/error?code=403&text=Access%20denied')
  await page.getByRole('button', { name: 'Sign in again' }).click()
  await choose(page, 'agent@larkmoor.example')
  await expect(page.getByRole('button', { name: 'Mira Lund' })).toBeVisible()
  held.resolve()
  await expect(other.getByRole('button', { name: 'Mira Lund' })).toBeVisible()
})
