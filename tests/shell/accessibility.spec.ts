/** axe on every page of the shell, in both colour schemes. The pages of the areas have their own tests. */
import {
  ADMIN,
  AGENT,
  expectAccessible,
  expectAccessibleInBothSchemes,
  GLOBAL,
  INVESTOR,
  openInside,
  quiet,
  standing,
} from '../browser/pages.ts'
import { expect, test } from '../browser/fixtures.ts'

test('Home is accessible for everyone who has one, light and dark @long', async ({ page, signedIn }) => {
  for (const userName of [ADMIN, AGENT, GLOBAL]) {
    await signedIn(page, userName)
    await page.goto('/')
    await standing(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
    await expectAccessibleInBothSchemes(page)
  }
})

test('errors, what is not there and the portal are accessible, light and dark @long', async ({ page, signedIn }) => {
  await page.goto('/error?code=403&text=Access denied')
  await standing(page)
  await expectAccessibleInBothSchemes(page)
  for (const address of ['/error?code=404&text=Not found', '/error', '/onboarding/new']) {
    await openInside(page, address)
    await expectAccessibleInBothSchemes(page)
  }
  await signedIn(page, INVESTOR)
  await page.goto('/portal/larkmoor/funds/overview')
  await standing(page)
  await expectAccessibleInBothSchemes(page)
})

test('what the frame opens is accessible, light and dark @long', async ({ page, signedIn }) => {
  await signedIn(page, ADMIN)
  await page.goto('/funds/1/performance')
  await standing(page)
  for (const open of [
    () => page.keyboard.press('Control+k'),
    () => page.keyboard.press('?'),
    () => page.getByRole('button', { name: /Tenant administrator/ }).click(),
    () => page.getByRole('button', { name: /choose another fund/ }).click(),
    () => page.getByRole('button', { name: 'Notifications' }).click(),
  ]) {
    await open()
    await expect(page.locator('[role="dialog"], [role="menu"]').first()).toBeVisible()
    await quiet(page)
    await expectAccessibleInBothSchemes(page)
    await page.keyboard.press('Escape')
    await expect(page.locator('[role="dialog"], [role="menu"]')).toHaveCount(0)
  }
})

test('the page after signing out is accessible @long', async ({ page, signedIn }) => {
  // Whoever signs out here cannot be signed in again from what the tests keep: nobody else uses this account.
  await signedIn(page, 'investor@thornfield.example')
  await page.goto('/')
  await standing(page)
  await page.getByRole('button', { name: /Investor/ }).click()
  await page.getByText('Sign out', { exact: true }).click()
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
  await expectAccessibleInBothSchemes(page)
})

test('the drawer of a small screen is accessible @long', async ({ page, signedIn }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signedIn(page, ADMIN)
  await page.goto('/funds/1/performance')
  await standing(page)
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await expect(page.getByRole('link', { name: 'Investor reports' })).toBeVisible()
  await expectAccessible(page)
})
