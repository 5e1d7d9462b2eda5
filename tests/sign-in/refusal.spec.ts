import { choose, expect, settled, test } from '../browser/fixtures.ts'

test.use({ ownContext: true })

const DENIED = '/error?code=403&text=Access%20denied'

test.describe('a sign-in that leads nowhere', () => {
  test('R398 R040 cancelled at the provider: the error page, and no further redirect', async ({ page }) => {
    await page.goto('/funds/overview')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page).toHaveURL(DENIED)
    await expect(page.getByRole('heading', { name: 'Access denied' })).toBeVisible()
    await expect(
      page.getByText('You are not signed in: the sign-in was cancelled, or it did not succeed.'),
    ).toBeVisible()
    await expect(page.getByText('Your role')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Sign out' })).toHaveCount(0)
    let asked = 0
    page.on('request', request => {
      if (request.url().includes('/v2.0/auth')) asked += 1
    })
    await settled(page)
    await page.waitForLoadState('networkidle')
    expect(asked).toBe(0)
  })

  test('R398 signing in again after a cancelled sign-in leads to the page that was asked for @long', async ({
    page,
  }) => {
    await page.goto('/contacts/overview?page=2')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Sign in again' }).click()
    await choose(page, 'user@larkmoor.example')
    await settled(page)
    await expect(page).toHaveURL('/contacts/overview?page=2')
  })

  test('R398 an error of the provider counts as not signed in @long', async ({ page }) => {
    await page.route(/\/v2\.0\/auth\?(?!.*prompt=none)/, route => {
      const asked = new URL(route.request().url()).searchParams
      return route.fulfill({
        status: 303,
        headers: {
          location: `${asked.get('redirect_uri')}#error=server_error&error_description=broken&state=${encodeURIComponent(asked.get('state') ?? '')}`,
        },
      })
    })
    await page.goto('/funds/overview')
    await expect(page).toHaveURL(DENIED)
  })

  test('R039 R040 two roles that exclude each other: no page opens, and the way on is offered', async ({
    page,
    signedIn,
  }) => {
    await signedIn(page, 'mixed@larkmoor.example')
    for (const path of ['/', '/funds/overview', '/contacts/add', '/reference/currencies/overview']) {
      await page.goto(path)
      await expect(page).toHaveURL(DENIED)
      await settled(page)
    }
    await expect(
      page.getByText('Your account has roles that exclude each other: Tenant administrator, User.'),
    ).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to home' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Sign in again' }).click()
    await choose(page, 'user@larkmoor.example')
    await settled(page)
    await expect(page).toHaveURL('/reference/currencies/overview')
    await page.reload()
    await settled(page)
    await expect(page).toHaveURL('/reference/currencies/overview')
  })

  test('R280 signing in as somebody else makes that account the active one', async ({ page, signedIn }) => {
    await signedIn(page, 'investor@ashcombe.example')
    await page.goto('/funds/overview')
    await page.getByRole('button', { name: 'Sign in again' }).click()
    const me = page.waitForResponse('**/api/me')
    await choose(page, 'admin@larkmoor.example')
    expect(await (await me).json()).toMatchObject({
      account: { userName: 'admin@larkmoor.example' },
      roles: ['TenantAdministrator'],
    })
    await settled(page)
    await expect(page).toHaveURL('/funds/overview')
  })

  test('a server that does not tell how to sign in is no sign-out: the page says so, and another try opens it @long', async ({
    page,
    signedIn,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 503|\/api\/config 503/)
    await signedIn(page, 'user@larkmoor.example')
    await page.route('**/api/config', route => route.fulfill({ status: 503, body: '{}' }))
    await page.goto('/funds/overview')
    await expect(page.getByRole('heading', { level: 1, name: 'Signing in is not possible now' })).toBeVisible()
    await expect(page.getByText('The server does not answer, so nobody can sign in')).toBeVisible()
    await expect(page.getByText('You are signed out')).toHaveCount(0)
    await page.unroute('**/api/config')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Funds' })).toBeVisible()
  })

  test('a server that answers why it does not tell how to sign in is quoted, with the number of the request @long', async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 500|Number of the request/)
    await page.route('**/api/config', route =>
      route.fulfill({
        status: 500,
        contentType: 'application/problem+json',
        body: JSON.stringify({ code: 'internal', detail: 'It went wrong. Number of the request: mk3x9-1f.' }),
      }),
    )
    await page.goto('/funds/overview')
    await expect(page.getByRole('heading', { level: 1, name: 'Signing in is not possible now' })).toBeVisible()
    await expect(page.getByText('Number of the request: mk3x9-1f.')).toBeVisible()
    await expect(page.getByText('The server does not answer')).toHaveCount(0)
  })

  test('R382 an answer of 403 sends the person to the error page', async ({ page, signedIn, expectedErrors }) => {
    expectedErrors.push(/status of 403/)
    await signedIn(page, 'user@larkmoor.example')
    await page.route('**/api/funds?*', route =>
      route.fulfill({
        status: 403,
        contentType: 'application/problem+json',
        body: JSON.stringify({ code: 'forbidden', title: 'Access denied' }),
      }),
    )
    await page.goto('/funds/overview')
    await expect(page).toHaveURL(DENIED)
    await expect(page.getByRole('heading', { name: 'Access denied' })).toBeVisible()
  })

  test('R383 an answer of 403 on home leaves the person there @long', async ({ page, signedIn, expectedErrors }) => {
    expectedErrors.push(/status of 403/)
    await signedIn(page, 'user@larkmoor.example')
    await page.route(/\/api\/(?!me|config)/, route =>
      route.fulfill({ status: 403, contentType: 'application/problem+json', body: '{}' }),
    )
    const refused = page.waitForResponse(response => response.status() === 403)
    await page.goto('/')
    await refused
    await settled(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL('/')
  })
})
