/** What investors see in the portal. */
import { askingAs } from '../browser/asking.ts'
import { ADMIN, INVESTOR, expectAccessible, standing } from '../browser/pages.ts'
import { expect, test } from '../browser/fixtures.ts'
import { act, newFund, newPeriod } from '../reporting-periods/ground.ts'
import type { Made } from '../browser/asking.ts'

test('R252 a fund says that nothing has been published yet, and shows its figures once a period is', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const fund = await newFund(ask)
  const [contact] = (
    await ask<Made[]>('GET', `/api/contacts?filter=${encodeURIComponent(JSON.stringify({ email: INVESTOR }))}`)
  ).body
  const { id: limitedPartnerId } = (
    await ask('POST', '/api/limited-partners', {
      fundId: fund.id,
      name: 'Ashcombe side holding',
      legalStatus: 'Foundation',
      mainContactId: contact!.id,
    })
  ).body
  const date = '2020-05-15'
  const closing = (await ask('POST', '/api/closings', { fundId: fund.id, name: 'First closing', date })).body
  const promised = { closingId: closing.id, limitedPartnerId, date, value: '1000000.00' }
  expect((await ask('POST', '/api/closing-commitments', promised)).status).toBe(201)
  const { version } = (await ask('GET', `/api/closings/${closing.id}`)).body
  const completed = await ask('POST', `/api/closings/${closing.id}/complete`, {}, { 'if-match': `"${version}"` })
  expect(completed.status, JSON.stringify(completed.body)).toBe(200)
  const period = await newPeriod(ask, fund.id, 'Q2 2020', '2020-06-30')
  await signedIn(page, INVESTOR)
  await page.goto('/portal/larkmoor/funds/overview')
  await standing(page)
  const card = page.getByRole('region', { name: String(fund['name']) })
  await expect(card).toContainText('No information has been published yet')
  await expect(card).toContainText(
    'as soon as your fund manager releases it. Official investor reports can be downloaded.',
  )
  await expect(card).not.toContainText('as of')
  await act(ask, await act(ask, period, 'complete'), 'publish')
  await page.reload()
  await expect(card).toContainText('as of 30/06/2020')
  await expect(card).toContainText('Commitment')
  await expect(card).not.toContainText('No information')
  // The demo fund is published up to its second quarter, whatever came since.
  await expect(page.getByRole('region', { name: /Growth II/ })).toContainText('as of 30/06/2026')
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expect(page.getByRole('link', { name: 'Transfers' })).toBeInViewport({ ratio: 0.95 })
})
