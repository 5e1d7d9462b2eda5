/** Staff look at the portal as an investor does. */
import { askingAs } from '../browser/asking.ts'
import { USER, expectAccessible } from '../browser/pages.ts'
import { expect, test } from '../browser/fixtures.ts'

test('R142 staff see the portal as the contact of a partner, marked on every page @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, USER)
  const filter = encodeURIComponent(JSON.stringify({ q: 'Ashcombe' }))
  const [partner] = (await ask<{ id: number; fundId: number }[]>('GET', `/api/limited-partners?filter=${filter}`)).body
  await signedIn(page, USER)
  await page.goto(`/funds/${partner!.fundId}/limited-partners/${partner!.id}/details`)
  await page.getByRole('link', { name: 'See the portal as this partner' }).click()
  const mark = page.getByRole('status').filter({ hasText: 'Preview' })
  for (const place of ['Funds', 'Capital movements', 'Transfers']) {
    await expect(mark).toBeVisible()
    await page.getByRole('navigation').getByRole('link', { name: place }).click()
    await expect(page.getByRole('navigation').getByRole('link', { name: place })).toHaveAttribute(
      'aria-current',
      'page',
    )
  }
  await expect(mark).toBeVisible()
  await expectAccessible(page)
})
