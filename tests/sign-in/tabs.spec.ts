import type { Page } from '@playwright/test'
import { choose, expect, settled, test } from '../browser/fixtures.ts'

test.use({ ownContext: true })

const idTokens = (page: Page): Promise<number> =>
  page.evaluate(() => Object.keys(localStorage).filter(key => key.includes('|idtoken|')).length)

async function whoIs(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('button', { name })).toBeVisible()
}

test.describe('two tabs', () => {
  test('a sign-in in one tab reaches the other, and the cache keeps the account with its roles @long', async ({
    page,
    context,
  }) => {
    const other = await context.newPage()
    // Both wait at the provider; the other tab then goes back to a page that needs nobody.
    await other.goto('/error?code=418&text=Teapot')
    await settled(other)
    await page.goto('/funds/overview')
    await choose(page, 'agent@larkmoor.example')
    await whoIs(page, 'Mira Lund')
    await whoIs(other, 'Mira Lund')
    expect(await idTokens(page)).toBe(1)
    for (const tab of [page, other]) {
      await tab.goto('/funds/overview')
      await whoIs(tab, 'Mira Lund')
      await expect(tab.getByRole('row').nth(1)).toBeVisible()
    }
    expect(await idTokens(other)).toBe(1)
  })

  test('several sign-ins one after another never leave an account without roles or nobody signed in @long', async ({
    page,
    context,
  }) => {
    const other = await context.newPage()
    await other.goto('/error?code=418&text=Teapot')
    for (const [userName, name] of [
      ['user@larkmoor.example', 'Tomas Reve'],
      ['agent@larkmoor.example', 'Mira Lund'],
      ['admin@larkmoor.example', 'Hanne Birk'],
    ] as const) {
      await page.goto('/error?code=403&text=Access%20denied')
      await page.getByRole('button', { name: 'Sign in again' }).click()
      await choose(page, userName)
      await whoIs(page, name)
      await whoIs(other, name)
      expect(await idTokens(page)).toBe(1)
      await page.reload()
      await whoIs(page, name)
    }
  })

  test('a sign-out in one tab signs the other out, before the provider hears of it @long', async ({
    page,
    context,
    signedIn,
  }) => {
    await signedIn(page, 'user@larkmoor.example')
    const isAsked = Promise.withResolvers<void>()
    await page.route(/\/v2\.0\/session\/end/, async route => {
      await isAsked.promise
      await route.continue()
    })
    await page.goto('/')
    await whoIs(page, 'Tomas Reve')
    const other = await context.newPage()
    await other.goto('/funds/overview')
    await whoIs(other, 'Tomas Reve')
    await page.getByRole('button', { name: 'Tomas Reve' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).focus()
    // A click would wait until the browser has left the page.
    await page.keyboard.press('Enter')
    await expect(other.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible()
    isAsked.resolve()
    await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
    expect(await idTokens(page)).toBe(0)
  })

  test('both renew at the same moment and stay signed in @long', async ({ page, context, signedIn }) => {
    await signedIn(page, 'user@larkmoor.example')
    const other = await context.newPage()
    for (const tab of [page, other]) await tab.goto('/error?code=418&text=Teapot')
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.includes('|accesstoken|')) localStorage.removeItem(key)
    })
    await Promise.all(
      [page, other].map(async tab => {
        await tab.goto('/funds/overview')
        await whoIs(tab, 'Tomas Reve')
        await expect(tab.getByRole('row').nth(1)).toBeVisible()
      }),
    )
    expect(await idTokens(page)).toBe(1)
  })
})
