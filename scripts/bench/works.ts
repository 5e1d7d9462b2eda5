/** What is asked of the contestants. */
import { addDays } from '../../src/calendar.ts'
import type { LargeTenant } from './data.ts'
import type { Work } from './contestant.ts'

/** Some of the changed rows are of the fund in which others are made: what they become was recorded there by nobody. */
const CHANGED_FROM = 100_000

/** The fund is stated when a transaction is made and never after. */
function transaction(ids: LargeTenant, turn: number): Record<string, unknown> {
  // Each another one: who records the same twice is asked about it.
  const amount = `-${100_000 + turn}.56`
  return {
    // Of a day there are some, not thousands.
    date: addDays('2026-01-01', turn % 270),
    type: 'Expense',
    subType: 'Legal',
    tradingType: 'Expense',
    description: `Bench ${turn}`,
    currencyId: ids.currencyId,
    amountLocal: amount,
    exchangeRateToSystem: '1',
    amountSystem: amount,
    exchangeRateToFund: '1',
    amountFund: amount,
    status: 'Booked',
    fundAccountNumber: 'LU75 9990 0000 0000 0001',
    counterparty: 'Aldwin Tarn LLP',
    counterpartyAccountNumber: 'NL07 FIKT 0123 4567 89',
    nonCashItem: false,
    investmentType: 'NotApplicable',
    impact: 'None',
  }
}

function list(fundId: number, range?: readonly number[]): string {
  const asked = new URLSearchParams({
    filter: JSON.stringify({ fundId }),
    sort: '["date","desc"]',
    ...(range && { range: JSON.stringify(range) }),
  })
  return `/api/transactions?${asked}`
}

export const WORKS: readonly Work[] = [
  {
    name: 'list page, small fund',
    requests: 400,
    list: true,
    ask: ids => ({ method: 'GET', path: list(ids.smallFund) }),
  },
  {
    name: 'list page, 25 of 5,000 with exact count',
    requests: 400,
    list: true,
    ask: (ids, turn) => ({ method: 'GET', path: list(ids.largeFund, [(turn % 100) * 25, (turn % 100) * 25 + 24]) }),
  },
  {
    name: 'one by id',
    requests: 800,
    ask: (_ids, turn) => ({ method: 'GET', path: `/api/transactions/${1 + (turn % 5000)}` }),
  },
  {
    name: 'create, 19 fields',
    requests: 300,
    ask: (ids, turn) => ({
      method: 'POST',
      path: '/api/transactions',
      body: { fundId: ids.smallFund, ...transaction(ids, turn) },
    }),
  },
  {
    name: 'update',
    requests: 300,
    again: true,
    ask: (ids, turn) => ({
      method: 'PUT',
      path: `/api/transactions/${ids.changeFrom + turn}`,
      body: transaction(ids, CHANGED_FROM + turn),
      versioned: true,
    }),
  },
  {
    name: 'delete',
    requests: 300,
    // Each of these is there for once: neither the updates nor the other server's deletes touch it.
    ask: (ids, turn) => ({
      method: 'DELETE',
      path: `/api/transactions/${ids.changeFrom + 10_000 + turn}`,
      versioned: true,
    }),
  },
  {
    name: 'export, 1,000 rows as JSON',
    requests: 100,
    ask: ids => ({ method: 'GET', path: list(ids.largeFund, [0, 999]) }),
  },
]
