/** The routing rules of the specification (section 2) as a person meets them. */
import type { Page } from '@playwright/test'
import { errorPath } from '../../src/paths.ts'
import { addressOf, ADMIN, goInside, standing, USER } from '../browser/pages.ts'
import { expect, test } from '../browser/fixtures.ts'

const DENIED = errorPath(403, 'Access denied')
const NOT_FOUND = errorPath(404, 'Not found')

/** As by a link of a page that is none of those that a wrong address ends at. */
async function fromError(page: Page, address: string): Promise<void> {
  const before = errorPath(418, 'Before')
  if (page.url().startsWith('http') && (await page.locator('#root main').count()) > 0) await goInside(page, before)
  else await page.goto(before)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Before')
  await goInside(page, address)
}

test('R033 a failed check ends at the error page with code 403 and its text, and going back does not lead there again @long', async ({
  page,
  signedIn,
}) => {
  await signedIn(page, USER)
  await page.goto('/contacts/overview')
  await standing(page)
  await goInside(page, '/reference/fund-managers/add')
  await expect.poll(() => addressOf(page)).toBe('/error?code=403&text=Access%20denied')
  await page.goBack()
  await expect.poll(() => addressOf(page)).toBe('/contacts/overview')
  await page.goto('/reference/fund-managers/add')
  await expect.poll(() => addressOf(page)).toBe(DENIED)
  await page.goBack()
  await expect.poll(() => addressOf(page)).toBe('/contacts/overview')
  await page.goForward()
  await expect(page.getByText('403', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Access denied' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in again' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign out' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to home' }).click()
  await expect.poll(() => addressOf(page)).toBe('/')
})

test('R034 R397 R479 an unknown path ends at the error page with code 404, also one with a dot in its last part', async ({
  page,
}) => {
  const end = async (address: string) => {
    await expect.poll(() => addressOf(page), { message: address }).toBe(NOT_FOUND)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not found')
    await expect(page.getByText('404', { exact: true })).toBeVisible()
    await expect(page).toHaveTitle('Not found · Fund administration')
  }
  // What has a dot could be a file, so the server decides, too.
  for (const address of ['/no/such/page', '/funds/1.0', '/no/such/page.html', '/redirect.htm']) {
    await page.goto(address)
    await end(address)
  }
  for (const address of ['/funds', '/reference', '/portal', '/funds/1/investments', '/funds/overview/more']) {
    await fromError(page, address)
    await end(address)
  }
})

test.describe('code of another day', () => {
  test.use({
    expectedErrors: async ({}, use) => {
      await use([/There is no page contacts\.gone/])
    },
  })

  test('R035 the name of a page that does not exist leads to the error page with code 404', async ({
    page,
    signedIn,
  }) => {
    await page.route('**/assets/ContactsOverview-*.js', async route => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replaceAll('contacts.add', 'contacts.gone') })
    })
    await signedIn(page, ADMIN)
    await page.goto('/contacts/overview')
    await expect.poll(() => addressOf(page)).toBe(NOT_FOUND)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not found')
  })
})

test('R046 a fund is named by digits only; anything else is an unknown path', async ({ page }) => {
  for (const address of ['/funds/abc', '/funds/1x', '/funds/-1', '/funds/1.5/details', '/funds/%31x/performance']) {
    await fromError(page, address)
    await expect.poll(() => addressOf(page), { message: address }).toBe(NOT_FOUND)
  }
})

test('R122 access-denied forwards to the error page, and the back button does not return to it', async ({ page }) => {
  await page.goto('/error?code=418&text=Before')
  await expect(page.getByRole('heading', { name: 'Before' })).toBeVisible()
  await goInside(page, '/access-denied')
  await expect.poll(() => addressOf(page)).toBe(DENIED)
  await page.goto('/access-denied')
  await expect.poll(() => addressOf(page)).toBe(DENIED)
  await expect(page.getByRole('heading', { name: 'Access denied' })).toBeVisible()
  await page.goBack()
  await expect.poll(() => addressOf(page)).not.toContain('access-denied')
})

test('R123 not-found forwards to the error page with code 404', async ({ page }) => {
  await page.goto('/not-found')
  await expect.poll(() => addressOf(page)).toBe(NOT_FOUND)
  await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible()
})

test('R124 the error page is open to everybody and shows code and text as plain text', async ({ page }) => {
  const text = '<script>document.title = "run"</script><img src=x onerror="document.title = \'run\'">'
  await page.goto(errorPath(418, text))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text)
  await expect(page.getByText('418', { exact: true })).toBeVisible()
  await expect(page).not.toHaveTitle('run')
  expect(await page.locator('main img, main script').count()).toBe(0)
})

test('the error page says which of its parameters is missing', async ({ page }) => {
  await page.goto('/error?code=418')
  await expect(page.getByText("'text' query parameter is required")).toBeVisible()
  await page.goto('/error?text=Something')
  await expect(page.getByText("'code' query parameter is required")).toBeVisible()
})

test('R045 a fund opens on its performance', async ({ page, signedIn }) => {
  await signedIn(page, ADMIN)
  await page.goto('/funds/1')
  await expect.poll(() => addressOf(page)).toBe('/funds/1/performance')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('R480 an address that leads on keeps its query and hash', async ({ page, signedIn }) => {
  await signedIn(page, ADMIN)
  await page.goto('/funds/1?period=3#notes')
  await expect.poll(() => addressOf(page)).toBe('/funds/1/performance?period=3#notes')
  await standing(page)
  await goInside(page, '/reference/fund-managers?showModal=true')
  await expect(page.getByRole('dialog', { name: 'New fund manager' })).toBeVisible()
  await expect.poll(() => addressOf(page)).toBe('/reference/fund-managers/overview?showModal=true')
})

test('R478 a list whose address names a page or an order that does not exist corrects itself, and Back leads away from it @long', async ({
  page,
  signedIn,
}) => {
  await signedIn(page, ADMIN)
  for (const wrong of [
    'page=9&perPage=25',
    'page=-2&perPage=25',
    'page=x&perPage=25',
    'sort=nothing&order=ASC&page=1&perPage=25',
  ]) {
    await page.goto('/contacts/overview')
    await standing(page)
    await goInside(page, `/reference/fund-managers/overview?${wrong}`)
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await expect.poll(() => addressOf(page)).toMatch(/^(?!.*nothing).*page=1(&|$)/)
    await page.goBack()
    await expect.poll(() => addressOf(page), { message: wrong }).toBe('/contacts/overview')
    await expect(page.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible()
  }
})

test('R047 contacts and fund managers alone forward to their overview, without an entry in the history', async ({
  page,
  signedIn,
}) => {
  await signedIn(page, ADMIN)
  for (const [address, overview] of [
    ['/contacts', '/contacts/overview'],
    ['/reference/fund-managers', '/reference/fund-managers/overview'],
  ] as const) {
    await page.goto(address)
    await expect.poll(() => addressOf(page)).toBe(overview)
  }
  await page.goBack()
  await expect.poll(() => addressOf(page)).toBe('/contacts/overview')
  await standing(page)
})
