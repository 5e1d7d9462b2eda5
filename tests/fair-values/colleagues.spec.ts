/** Two who enter the fair values of the same quarter. */
import { askingAs } from '../browser/asking.ts'
import { ADMIN, USER } from '../browser/pages.ts'
import { expect, test } from '../browser/fixtures.ts'
import { newFairValue, newFund, newInvestment } from '../investments/fixtures.ts'
import { open } from '../kit/opening.ts'
import { newPeriod } from '../reporting-periods/fixtures.ts'

test('a row that a button has filled in gives way to what a colleague stores, unless somebody types into it while it is saved @long', async ({
  page,
  server,
  signedIn,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/)
  const ask = await askingAs(server.address, ADMIN)
  const fund = await newFund(ask)
  const harbour = await newInvestment(ask, fund, { name: 'Harbour' })
  const kestrel = await newInvestment(ask, fund, { name: 'Kestrel' })
  for (const investment of [harbour, kestrel])
    await newFairValue(ask, investment, '2024-09-30', '900.00', { method: 'Net assets', cost: '700.00' })
  const period = await newPeriod(ask, fund.id, 'Q4 2024', '2024-12-31')
  await signedIn(page, USER)
  await open(page, `/funds/${fund.id}/investments/overview?fairValuesOf=${period.id}`)
  const sheet = page.getByRole('dialog', { name: 'Fair values of a period' })
  const value = (name: string) => sheet.getByRole('textbox', { name: `Value of ${name}`, exact: true })
  const save = sheet.getByRole('button', { name: /^Save \d/ })
  const told = page.locator('.notification').filter({ hasText: 'Changed in the meantime' })
  await sheet.getByRole('button', { name: 'As before: Kestrel' }).click()
  await newFairValue(ask, kestrel, '2024-12-31', '950.00')
  await save.click()
  await expect(told).toContainText('has given way to what is stored now')
  await told.getByRole('button').click()
  await expect(told).toHaveCount(0)
  await expect(value('Kestrel')).toHaveValue('950.00')

  await sheet.getByRole('button', { name: 'As before: Harbour' }).click()
  await newFairValue(ask, harbour, '2024-12-31', '910.00')
  const held = Promise.withResolvers<void>()
  await page.route('**/api/fair-values', async route => {
    await held.promise
    await route.continue()
  })
  const sent = page.waitForRequest(request => request.method() === 'POST' && request.url().endsWith('/api/fair-values'))
  await save.click()
  await sent
  await value('Harbour').fill('905')
  held.resolve()
  await expect(told).toContainText('compare, then save again')
  await expect(told).not.toContainText('has given way')
  await expect(value('Harbour')).toHaveValue(/^905/)
})
