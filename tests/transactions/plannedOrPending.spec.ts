/** What is planned or pending among the transactions of a fund is one press away, and counted as the checklist does. */
import { askingAs } from '../browser/asking.ts'
import { expect, test } from '../browser/fixtures.ts'
import { ADMIN, USER, addressOf } from '../browser/pages.ts'
import { open } from '../kit/opening.ts'
import { newFund, newPeriod } from '../reporting-periods/fixtures.ts'

test('planned and pending transactions are counted as the checklist of their period counts them, shown by one press, and all by another @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const fund = await newFund(ask)
  for (const [index, status] of ['Planned', 'Pending', 'Booked', 'Reconciled', 'Cancelled'].entries()) {
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
  await expect(rows).toHaveCount(5)
  const shortcut = page.getByRole('button', { name: 'Planned or pending: 2', exact: true })
  await expect(shortcut).toHaveAttribute('aria-pressed', 'false')
  await shortcut.click()
  await expect(rows).toHaveCount(2)
  await expect(shortcut).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => decodeURIComponent(addressOf(page))).toContain('"status":["Planned","Pending"]')
  await page.reload()
  await expect(rows).toHaveCount(2)
  await shortcut.click()
  await expect(rows).toHaveCount(5)

  const period = await newPeriod(ask, fund.id, 'Q3 2026', '2026-09-30')
  await open(page, `/funds/${fund.id}/reporting-periods/${period.id}/details`)
  const checklist = page.getByRole('region', { name: 'Checklist' })
  await expect(checklist).toContainText('2 transactions are planned or pending')
  await checklist.getByRole('link', { name: 'Open Transactions' }).click()
  await expect(rows).toHaveCount(2)
  await expect(shortcut).toHaveAttribute('aria-pressed', 'true')
})
