/** What waits among the transactions of a fund is one press away, and counted. */
import { askingAs } from '../browser/asking.ts'
import { expect, test } from '../browser/fixtures.ts'
import { ADMIN, USER, addressOf } from '../browser/pages.ts'
import { open } from '../kit/opening.ts'
import { newFund } from '../reporting-periods/fixtures.ts'

test('transactions that need a step are counted, shown by one press, and all of them by another', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const fund = await newFund(ask)
  for (const [index, status] of ['Pending', 'Booked', 'Reconciled', 'Cancelled'].entries()) {
    const amount = `${index + 1}00`
    await ask('POST', '/api/transactions', {
      fundId: fund.id,
      date: '2026-07-15',
      type: 'CapitalCall',
      subType: 'Investments',
      description: `${status} one`,
      currencyId: fund['currencyId'],
      amountLocal: amount,
      amountSystem: amount,
      amountFund: amount,
      exchangeRateToSystem: '1',
      exchangeRateToFund: '1',
      status,
      fundAccountNumber: '60-16-13 00000001',
      nonCashItem: false,
      investmentType: 'NotApplicable',
      impact: 'None',
    })
  }
  await signedIn(page, USER)
  await open(page, `/funds/${fund.id}/transactions/overview`)
  const rows = page.getByRole('row', { name: / one / })
  await expect(rows).toHaveCount(4)
  const shortcut = page.getByRole('button', { name: 'Needs a step: 2', exact: true })
  await expect(shortcut).toHaveAttribute('aria-pressed', 'false')
  await shortcut.click()
  await expect(rows).toHaveCount(2)
  await expect(shortcut).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => decodeURIComponent(addressOf(page))).toContain('"status":["Pending","Booked"]')
  await page.reload()
  await expect(rows).toHaveCount(2)
  await shortcut.click()
  await expect(rows).toHaveCount(4)
})
