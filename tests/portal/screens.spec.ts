/** What investors see in the portal. */
import { askingAs } from '../browser/asking.ts'
import { ADMIN, INVESTOR, expectAccessible, standing } from '../browser/pages.ts'
import { movementGround } from '../capital-movements/ground.ts'
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

test('R103 R242 publishing makes a movement visible to its investor, with the own amount and notice; before, nothing', async ({
  page,
  server,
  signedIn,
}) => {
  test.setTimeout(120_000)
  const { partners, ask, askAdmin, movement, act: actOn } = await movementGround(server.address)
  const [contact] = (
    await ask<Made[]>('GET', `/api/contacts?filter=${encodeURIComponent(JSON.stringify({ email: INVESTOR }))}`)
  ).body
  const [partner] = partners
  const { id, version, name, legalStatus } = (await ask('GET', `/api/limited-partners/${partner!.id}`)).body
  const changed = await ask(
    'PUT',
    `/api/limited-partners/${id}`,
    { name, legalStatus, mainContactId: contact!.id },
    { 'if-match': `"${version}"` },
  )
  expect(changed.status, JSON.stringify(changed.body)).toBe(200)
  const call = `Call of the portal ${process.pid}`
  const look = async () => {
    await page.goto('/portal/larkmoor/capital-movements/overview')
    await standing(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Capital movements' })).toBeVisible()
    return page.getByRole('listitem').filter({ hasText: call })
  }
  await signedIn(page, INVESTOR)
  const made = await movement(call)
  await expect(await look()).toHaveCount(0)
  expect((await actOn(ask, made, 'complete')).status).toBe(200)
  await expect(await look()).toHaveCount(0)
  await expect.poll(async () => (await actOn(askAdmin, made, 'publish')).status, { timeout: 30_000 }).toBe(200)
  const row = await look()
  await expect(row).toHaveCount(1)
  // Half of 100,000, and nothing of the other two partners.
  await expect(row).toContainText('EUR 50,000.00')
  await expect(row).toContainText('To be paid by 15/12/2026')
  await expect(row).toContainText('Held by Alder Pension Fund')
  await expect(row).toContainText(/Reference RF/)
  const [paper] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: `Notice of ${call}` }).click(),
  ])
  expect(paper.suggestedFilename()).toMatch(/\.pdf$/)
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
