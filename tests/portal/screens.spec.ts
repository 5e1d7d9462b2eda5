/** What investors see in the portal. */
import { askingAs } from '../browser/asking.ts'
import { ADMIN, INVESTOR, USER, expectAccessible, standing } from '../browser/pages.ts'
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
  await ask('POST', '/api/limited-partners', {
    fundId: fund.id,
    name: 'Ashcombe side holding',
    legalStatus: 'Foundation',
    mainContactId: contact!.id,
  })
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

test('a published movement stands in the portal with one’s own notice; one that is only completed does not', async ({
  page,
  server,
  signedIn,
}) => {
  const [ask, askAdmin] = [await askingAs(server.address, USER), await askingAs(server.address, ADMIN)]
  const fund = (await ask<Made[]>('GET', '/api/funds?range=[0,24]')).body.find(one =>
    String(one['name']).includes('Growth II'),
  )
  const proposals = (await ask('GET', `/api/capital-movements/proposals?fundId=${fund!.id}`)).body
  const call = async (name: string) => {
    const { body: made } = await ask('POST', '/api/capital-movements', {
      fundId: fund!.id,
      name,
      dueDate: proposals['dueDate'],
      fundBankAccountId: proposals['fundBankAccountId'],
      navPerShare: '1',
      investmentFunding: '182000',
    })
    const done = await ask(
      'POST',
      `/api/capital-movements/${made.id}/complete`,
      {},
      { 'if-match': String(made.version) },
    )
    expect(done.status, JSON.stringify(done.body)).toBe(200)
    return done.body
  }
  const [shown] = [await call('Call of the portal'), await call('Call that waits')]
  const publish = () =>
    askAdmin('POST', `/api/capital-movements/${shown.id}/publish`, {}, { 'if-match': String(shown.version) })
  await expect.poll(async () => (await publish()).status).toBe(200)

  await signedIn(page, INVESTOR)
  await page.goto('/portal/larkmoor/capital-movements/overview')
  await standing(page)
  const row = page.getByRole('row').filter({ hasText: 'Call of the portal' })
  // 182,000.00 × 20,000,000 ÷ 182,000,000 of Ashcombe Teachers' Pension.
  await expect(row).toContainText('EUR 20,000.00')
  await expect(row).toContainText('called from you')
  await expect(row).toContainText(/RF\d\d /)
  await expect(page.getByText('Call that waits')).toHaveCount(0)
  await expectAccessible(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: /as PDF$/ }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^Capital call notice .*Ashcombe.*\.pdf$/)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
