/** A fund and investments of its own for each browser test. */
import type { Asking } from '../browser/asking.ts'
import { newFund } from '../reporting-periods/fixtures.ts'
import type { Made } from '../browser/asking.ts'

export { newFund }
let unique = 0

export async function newInvestment(ask: Asking, fund: Made, changes: Record<string, unknown> = {}): Promise<Made> {
  return (
    await ask('POST', '/api/investments', {
      fundId: fund.id,
      name: `Investment ${process.pid}-${(unique += 1)}`,
      countryId: fund['countryId'],
      dealCurrencyId: fund['currencyId'],
      inForeignCurrency: false,
      subscriptionDate: '2024-01-15',
      cashFlowStartDate: '2024-02-01',
      commitments: [
        { date: '2024-01-15', value: '1000000.00' },
        { date: '2025-03-31', value: '250000.00' },
      ],
      ...changes,
    })
  ).body
}

export async function newCompany(
  ask: Asking,
  investment: Made,
  name: string,
  changes: Record<string, unknown> = {},
): Promise<Made> {
  return (
    await ask('POST', '/api/companies', {
      investmentId: investment.id,
      name,
      currencyId: investment['dealCurrencyId'],
      countryId: investment['countryId'],
      ...changes,
    })
  ).body
}

export async function newFairValue(
  ask: Asking,
  investment: Made,
  date: string,
  value: string,
  changes: Record<string, unknown> = {},
): Promise<Made> {
  return (await ask('POST', '/api/fair-values', { investmentId: investment.id, date, value, ...changes })).body
}

/** Money that was paid for an investment in January 2024, in the currency of its fund. */
export async function newPurchase(ask: Asking, fund: Made, investment: Made, amount: string): Promise<Made> {
  return (
    await ask('POST', '/api/transactions', {
      fundId: fund.id,
      investmentId: investment.id,
      type: 'Investment',
      subType: 'Initial purchase',
      date: '2024-01-15',
      currencyId: fund['currencyId'],
      exchangeRateToSystem: '1',
      exchangeRateToFund: '1',
      amountLocal: amount,
      amountSystem: amount,
      amountFund: amount,
      status: 'Booked',
      fundAccountNumber: 'LU28 0019 4006 4475 0000',
      nonCashItem: false,
      investmentType: 'Initial',
      impact: 'None',
      description: 'Purchase',
    })
  ).body
}
