/** The frame of the portal around pages that are none of its own. */
import { expect, test } from '../browser/fixtures.ts'
import { INVESTOR } from '../browser/pages.ts'

test.use({ expectedErrors: async ({}, use) => use([/status of 404/]) })

test('a missing or closed page leaves an investor in the frame of the portal @long', async ({ page, signedIn }) => {
  await signedIn(page, INVESTOR)
  for (const [address, heading] of [
    ['/portal/larkmoor/funds/999999/details', 'Not found'],
    ['/funds/overview', 'Access denied'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toHaveCount(0)
    await page.getByRole('navigation', { name: 'Investor portal' }).getByRole('link', { name: 'Transfers' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Transfers' })).toBeVisible()
  }
})
