/** What happens when something goes wrong: code that does not load, a page that throws, a request that is refused. */
import type { Page } from '@playwright/test'
import { addressOf, ADMIN, goInside, standing, USER } from '../browser/pages.ts'
import { expect, test } from '../browser/fixtures.ts'
import { NUMBER_TOLD, refusal } from '../browser/refusals.ts'

declare global {
  interface Window {
    seen: string[]
  }
}

test.use({
  expectedErrors: async ({}, use) => {
    await use([/Failed to load resource/, /dynamically imported module/, /Unable to preload/, /Thrown on purpose/])
  },
})

/** The code of the funds list does not arrive. */
async function withoutFundsCode(page: Page): Promise<void> {
  await page.route('**/assets/FundsOverview-*.js', route => route.abort())
}

async function listen(page: Page, cancel: boolean): Promise<void> {
  await page.evaluate(cancelled => {
    window.seen = []
    addEventListener('vite:preloadError', event => {
      window.seen.push(event.payload.message)
      if (cancelled) event.preventDefault()
    })
  }, cancel)
}

test('R394 R395 code that does not load raises the preload-error event, and is thrown on to a page with a way on', async ({
  page,
  signedIn,
}) => {
  await signedIn(page, ADMIN)
  await page.goto('/contacts/overview')
  await standing(page)
  await withoutFundsCode(page)
  await listen(page, false)
  await goInside(page, '/funds/overview')
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  expect(await page.evaluate(() => window.seen)).toEqual([expect.stringContaining('FundsOverview')])
  await page.unroute('**/assets/FundsOverview-*.js')
  await page.getByRole('link', { name: 'Reload' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Funds' })).toBeVisible()
})

test.describe('in a browser that has loaded nothing yet', () => {
  test.use({ ownContext: true })

  test('code that cannot be loaded while the connection is lost comes by itself when it is back @long', async ({
    page,
    signedIn,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED/)
    await signedIn(page, ADMIN)
    await page.goto('/contacts/overview')
    await standing(page)
    await page.context().setOffline(true)
    await goInside(page, '/funds/overview')
    await expect(page.getByRole('main')).toContainText('It is tried again as soon as the server can be reached.')
    await page.waitForEvent('requestfailed', request => request.url().endsWith('/healthz'))
    await page.context().setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: 'Funds' })).toBeVisible()
  })
})

test('R395 a listener that cancels the preload-error event keeps the failure from everybody @long', async ({
  page,
  signedIn,
}) => {
  await signedIn(page, ADMIN)
  await page.goto('/contacts/overview')
  await standing(page)
  await withoutFundsCode(page)
  await listen(page, true)
  await goInside(page, '/funds/overview')
  await expect.poll(() => page.evaluate(() => window.seen.length)).toBe(1)
  await expect.poll(() => addressOf(page)).toBe('/funds/overview')
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()
})

test('R399 an error that a page throws reaches the one handler once, and the person sees a way on @long', async ({
  page,
  signedIn,
}) => {
  const dependencies: string[] = []
  await page.route('**/api/config', async route => {
    const answer = await route.fetch()
    const config = (await answer.json()) as Record<string, unknown>
    await route.fulfill({
      response: answer,
      json: {
        ...config,
        telemetry: {
          connectionString: `InstrumentationKey=3f2504e0-4f89-41d3-9a0c-0305e82c3301;IngestionEndpoint=${new URL(page.url()).origin}/collector`,
        },
      },
    })
  })
  await page.route('**/collector/**', async route => {
    dependencies.push(route.request().postData() ?? '')
    await route.fulfill({ status: 200, json: { itemsReceived: 1, itemsAccepted: 1, errors: [] } })
  })
  await page.route('**/assets/FundsOverview-*.js', route =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export function FundsOverview() { throw new Error("Thrown on purpose") }',
    }),
  )
  await signedIn(page, ADMIN)
  await page.goto('/contacts/overview')
  await standing(page)
  await expect.poll(() => dependencies.join('\n')).toContain('PageviewData')
  await goInside(page, '/funds/overview')
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible()
  await goInside(page, '/funds/1/performance')
  await expect.poll(() => [...dependencies.join('\n').matchAll(/"baseType":"ExceptionData"/g)].length).toBe(1)
  expect(dependencies.join('\n')).toContain('Thrown on purpose')
  await goInside(page, '/funds/overview')
  await page.getByRole('link', { name: 'Back to home' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
})

test('a part of the frame that does not load says so and leaves the page alone', async ({ page, signedIn }) => {
  await signedIn(page, ADMIN)
  await page.route('**/assets/ShortcutsDialog-*.js', route => route.abort())
  await page.goto('/contacts/overview')
  await standing(page)
  await page.keyboard.press('?')
  await expect(page.getByRole('alert').locator('.notification')).toContainText('This could not be opened.')
  await expect(page.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible()
})

test('R397 details of a record that does not exist lead to the error page with code 404', async ({
  page,
  signedIn,
}) => {
  await signedIn(page, ADMIN)
  await page.goto('/funds/999999/details')
  await expect.poll(() => addressOf(page)).toBe('/error?code=404&text=Not%20found')
  await expect(page.getByRole('heading', { level: 1, name: 'Not found' })).toBeVisible()
})

test('R405 R282 R283 R462 a refused change opens an error of the title Error, which closes at a click', async ({
  page,
  signedIn,
}) => {
  await signedIn(page, ADMIN)
  await page.goto('/funds/1/details')
  await page.route('**/api/funds/1', route =>
    route.request().method() === 'PUT'
      ? route.fulfill(refusal('unavailable', { detail: 'The database does not answer.' }))
      : route.continue(),
  )
  const name = page.getByLabel('Friendly name')
  await name.fill('Another name')
  await page.keyboard.press('Control+s')
  const notification = page.getByRole('alert').locator('.notification')
  await expect(notification).toHaveAttribute('data-severity', '3')
  await expect(notification.locator('b')).toHaveText('Error')
  await expect(notification).toContainText(`The database does not answer. ${NUMBER_TOLD}`)
  await notification.getByRole('button', { name: 'Close: Error' }).click()
  await expect(notification).toHaveCount(0)
  await page.getByRole('button', { name: /Notifications/ }).click()
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toContainText('The database does not answer.')
})

test('a failure of the server is told with the number of the request, in the place of a list and in a dialogue @long', async ({
  page,
  signedIn,
}) => {
  await signedIn(page, ADMIN)
  const said = refusal('internal').json.detail ?? ''
  expect(said).toContain(NUMBER_TOLD)
  await page.route('**/api/fund-managers?*', route => route.fulfill(refusal('internal')))
  await page.goto('/reference/fund-managers/overview')
  await expect(page.getByRole('heading', { level: 2, name: 'The list could not be loaded' })).toBeVisible()
  await expect(page.locator('.empty-state')).toContainText(said)
  await page.goto('/?tab=accounts')
  const colleague = page.getByRole('region', { name: 'Staff accounts' }).getByRole('row').filter({ hasText: USER })
  await colleague.getByRole('button', { name: /^Deactivate/ }).click()
  await page.route('**/api/accounts/*/deactivate', route => route.fulfill(refusal('internal')))
  const dialogue = page.getByRole('alertdialog')
  await dialogue.getByRole('button', { name: 'Deactivate' }).click()
  await expect(page.getByRole('alert').locator('.notification')).toContainText(said)
  await expect(dialogue.getByRole('button', { name: 'Deactivate' })).toBeEnabled()
})
