/** Which investments a performance shows, in which order, and what counts as theirs. */
import { expect, test } from 'vitest'
import type { Decimal } from '../../src/entity.ts'
import type { CashSum, FundData, InvestmentRow } from '../../src/performance/fundData.ts'
import { investmentsAt, performance } from '../../src/performance/performance.ts'

const investment = (id: number, name: string): InvestmentRow => ({
  id,
  name,
  geography: name.slice(0, 1),
  industry: null,
  currency: 'EUR',
})
const cash = (investmentId: number, type: CashSum['type'], amount: Decimal): CashSum => ({
  resource: 'transactions',
  ids: [investmentId],
  date: '2023-03-31',
  investmentId,
  type,
  amount,
})
const data = (changes: Partial<FundData> = {}): FundData => ({
  fund: { id: 1, name: 'Fund', currency: 'EUR', decimals: 0, minorUnits: 2 },
  carry: null,
  carryWholeFund: false,
  carryFrom: null,
  periods: [],
  commitments: [],
  ledger: [],
  cash: [cash(1, 'Investment', '-60.00'), cash(1, 'CarriedInterest', '-9.00'), cash(2, 'Income', '5.00')],
  investments: [investment(1, 'Østfold'), investment(2, 'Zealand'), investment(3, 'Planned'), investment(4, 'Aland')],
  fairValues: [
    { id: 31, investmentId: 1, date: '2023-06-30', value: '50.00', cost: '60.00' },
    { id: 32, investmentId: 4, date: '2023-06-30', value: '50.00', cost: null },
  ],
  bought: [{ investmentId: 2, date: '2023-03-31' }],
  facility: [],
  exits: [],
  accounting: [],
  ...changes,
})

test('what is planned only is left out; of equal values the names decide, and what has no value comes last', () => {
  const found = investmentsAt(data(), '2023-09-30')
  expect(found.map(({ name, fairValue, fairValueDate, cost }) => [name, fairValue, fairValueDate, cost])).toEqual([
    ['Aland', '50.00', '2023-06-30', null],
    ['Østfold', '50.00', '2023-06-30', '60.00'],
    ['Zealand', null, null, null],
  ])
  // Nothing was worth less than something that has no value.
  const worthless = data({ fairValues: [{ id: 31, investmentId: 1, date: '2023-06-30', value: '0.00', cost: null }] })
  expect(investmentsAt(worthless, '2023-09-30').map(({ name }) => name)).toEqual(['Østfold', 'Zealand'])
})

test('carried interest is nothing that an investment cost or brought', () => {
  expect(investmentsAt(data(), '2023-09-30').map(({ invested, realised }) => [invested, realised])).toEqual([
    ['0.00', '0.00'],
    ['60.00', '0.00'],
    ['0.00', '5.00'],
  ])
})

test('groups of equal values stand by their names', () => {
  expect(performance(data(), '2023-09-30').groups.geography.map(({ name }) => name)).toEqual(['A', 'Ø', 'Z'])
})
