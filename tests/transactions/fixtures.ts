/**
 * What the browser tests of transactions stand on: a fund of their own with an investment and an account, and the ids
 * of codes.
 */
import type { Asking } from '../browser/asking.ts'

type Row = Record<string, unknown> & { id: number }

export interface Fixtures {
  fundId: number
  investmentId: number
  currencies: Record<string, number>
  accountNumber: string
  body: (changes?: Record<string, unknown>) => Record<string, unknown>
}

let count = 0

export async function makeFixtures(ask: Asking, currency = 'EUR'): Promise<Fixtures> {
  count += 1
  const name = `Tarn Fund ${count}`
  const rows = async (resource: string, filter: Record<string, unknown>) =>
    (await ask<Row[]>('GET', `/api/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body
  const currencies = Object.fromEntries(
    (await rows('currencies', { code: ['EUR', 'USD', 'SEK', 'GBP'] })).map(row => [String(row['code']), row.id]),
  )
  const [country] = await rows('countries', { code: 'LU' })
  const [known] = await rows('funds', { id: [1] })
  const make = async (resource: string, body: Record<string, unknown>) => {
    const answer = await ask('POST', `/api/${resource}`, body)
    if (answer.status !== 201) throw new Error(`${resource}: ${JSON.stringify(answer.body)}`)
    return answer.body as Row
  }
  const fund = await make('funds', {
    ...pick(known!, ['commencementDate', 'managerId']),
    name,
    countryId: country!.id,
    currencyId: currencies[currency],
    commencementDate: '2021-01-01',
  })
  const investment = await make('investments', {
    fundId: fund.id,
    name: 'Aurelia Robotics',
    countryId: country!.id,
    dealCurrencyId: currencies['USD'],
    subscriptionDate: '2024-01-15',
    cashFlowStartDate: '2024-01-15',
    inForeignCurrency: true,
    commitments: [{ date: '2024-01-15', value: '3000000.00' }],
  })
  const accountNumber = `60-16-13 ${String(count).padStart(8, '0')}`
  await make('bank-accounts', {
    fundId: fund.id,
    name: 'Operating account',
    accountNumber,
    bankCode: '601613',
    currencyId: currencies['EUR'],
    countryId: country!.id,
    bankCountryId: country!.id,
  })
  return {
    fundId: fund.id,
    investmentId: investment.id,
    currencies,
    accountNumber,
    body: (changes = {}) => ({
      fundId: fund.id,
      date: '2026-10-05',
      type: 'Expense',
      subType: 'Legal',
      description: 'Counsel',
      currencyId: currencies['EUR'],
      amountLocal: '-100.00',
      exchangeRateToSystem: '1',
      exchangeRateToFund: '1',
      amountSystem: '-100.00',
      amountFund: '-100.00',
      status: 'Booked',
      fundAccountNumber: accountNumber,
      nonCashItem: false,
      investmentType: 'NotApplicable',
      impact: 'None',
      ...changes,
    }),
  }
}

function pick(row: Row, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map(name => [name, row[name]]))
}
