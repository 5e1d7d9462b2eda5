/** The proposals of another day cannot be read: those of the day before are not saved in their place. */
import { askingAs } from '../browser/asking.ts'
import { ADMIN, USER } from '../browser/pages.ts'
import { expect, test } from '../browser/fixtures.ts'
import { open, textField } from '../kit/opening.ts'
import { newFund, newInvestment, newPurchase } from '../investments/fixtures.ts'
import { newPeriod } from '../reporting-periods/fixtures.ts'

test('the cost of a new fair value goes with its day when that of the next one cannot be read @long', async ({
  page,
  context,
  server,
  signedIn,
  expectedErrors,
}) => {
  expectedErrors.push(/500|ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  const ask = await askingAs(server.address, ADMIN)
  const fund = await newFund(ask)
  const investment = await newInvestment(ask, fund)
  await newPurchase(ask, fund, investment, '-750.00')
  await newPeriod(ask, fund.id, 'Q4 2024', '2024-12-31')
  await signedIn(page, USER)
  await open(page, `/funds/${fund.id}/investments/${investment.id}/fair-values/add`)
  await expect(textField(page, 'Cost')).toHaveValue('750.00')
  await page.route('**/api/fair-values/proposals?*', route => route.fulfill({ status: 500, json: {} }))
  await textField(page, 'Date').fill('30/09/2024')
  await expect(textField(page, 'Cost')).toHaveValue('')
  await page.unrouteAll()
  await textField(page, 'Date').fill('31/12/2024')
  await expect(textField(page, 'Cost')).toHaveValue('750.00')
  await context.setOffline(true)
  await textField(page, 'Date').fill('30/06/2024')
  await expect(textField(page, 'Cost')).toHaveValue('')
})
