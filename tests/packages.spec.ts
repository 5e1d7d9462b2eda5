/** Which package does which job (specification 10), as far as a browser shows it. */
import { expect, test } from './browser/fixtures.ts'
import { ADMIN, AGENT, INVESTOR, USER, standing } from './browser/pages.ts'

test('R461 R476 React renders the application, in a real Chromium', async ({
  page,
  signedIn,
  browserName,
  browser,
}) => {
  expect(browserName).toBe('chromium')
  expect(Number.parseInt(browser.version(), 10)).toBeGreaterThan(100)
  await signedIn(page, ADMIN)
  await page.goto('/funds/overview')
  await standing(page)
  expect(
    await page.evaluate(() =>
      Object.keys(document.querySelector('.shell')!).some(key => key.startsWith('__reactFiber$')),
    ),
  ).toBe(true)
})

test('R469 tabs and groups of a form come from the material renderers, single values from our own controls', async ({
  page,
  signedIn,
}) => {
  await signedIn(page, ADMIN)
  await page.goto('/funds/1/details')
  await standing(page)
  await expect(page.locator('form .MuiTabs-root').getByRole('tab')).toHaveCount(6)
  await expect(page.locator('form .MuiCard-root .MuiCardHeader-title').first()).toContainText('Identity')
  await expect(page.locator('form .MuiCard-root [data-field="name"] label.field-label')).toHaveText('Fund name*')
  await expect(page.locator('form .MuiFormControl-root')).toHaveCount(0)
})

for (const userName of [ADMIN, USER, AGENT, INVESTOR]) {
  test(`R353 the helper for investors only is false in this build, for ${userName} too${userName === USER ? '' : ' @long'}`, async ({
    page,
    signedIn,
  }) => {
    await signedIn(page, userName)
    await page.goto('/')
    await standing(page)
    await expect(page.locator('.shell')).toBeVisible()
    await expect(page.locator('[data-investor-only]')).toHaveCount(0)
  })
}
