/**
 * What the records of a fund say of its result and of what it has still to pay, as the statement of a partner has it.
 * The fund has 20 million of commitments, of which the partner has a quarter, and 4.25 million of net cash paid in.
 */
import { expect, test } from 'vitest'
import type { PerformanceReport, Statement } from '../../src/capital-account-statements/shapes.ts'
import { expense } from '../../generated/entities/expense.ts'
import { sectionsOf } from '../../src/expenses/sections.ts'
import type { RecordOf } from '../server/requests.ts'
import { serve } from '../server/serve.ts'
import type { World } from '../server/samples.ts'
import { publishPeriod, statementFixtures } from './statementFixtures.ts'

const { api, world } = await serve()

type Fund = RecordOf<'funds'>

const EXPENSES: Record<string, string> = {
  'Management fee': '100000',
  'Offset - monitoring': '-20000',
  'Audit and tax': '40000',
  'Organisation costs': '24000',
  'Third-party valuation': '16000',
  'Subscription facility interest': '8000',
}

async function recordResult(made: World, fund: Fund, reportingPeriodId: number) {
  const lines: Record<string, { item: string; amount: string }[]> = {}
  for (const { name, items } of sectionsOf(expense))
    lines[name] = items.map(({ value }) => ({ item: value, amount: EXPENSES[value] ?? '0' }))
  await made.make('expenses', { fundId: fund.id, reportingPeriodId, ...lines })
  const investment = await made.make('investments', {
    fundId: fund.id,
    name: 'Aurelia Robotics',
    dealCurrencyId: fund.currencyId,
    subscriptionDate: '2023-01-15',
    commitments: [
      { date: '2023-01-15', value: '1500000' },
      { date: '2026-08-01', value: '700000' },
    ],
  })
  const moved = async (type: string, subType: string, date: string, amount: string, more: object = {}) =>
    made.insert('transactions', {
      ...(await made.body('transactions', {
        fundId: fund.id,
        investmentId: investment.id,
        currencyId: fund.currencyId,
        exchangeRateToFund: '1',
        exchangeRateToSystem: '1',
        type,
        subType,
        date,
        status: 'Booked',
        ...more,
      })),
      amountLocal: amount,
      amountFund: amount,
      amountSystem: amount,
    })
  await moved('Investment', 'Initial purchase', '2023-02-01', '-1000000')
  // What is planned, and what comes after the period, is not paid by then.
  await moved('Investment', 'Follow-on', '2026-05-01', '-30000', { status: 'Planned' })
  await moved('Investment', 'Follow-on', '2026-07-15', '-200000')
  await moved('Divestment', 'Partial exit', '2026-02-01', '600000', { costOfDisposal: '400000' })
  await moved('Income', 'Dividend', '2026-03-01', '12000')
  await moved('Income', 'Interest', '2026-03-02', '4000')
  await moved('Income', 'Fee', '2026-03-03', '1000')
  await made.make('fair-values', { investmentId: investment.id, date: '2026-06-30', value: '900000', cost: '600000' })
}

/** In another currency, with a rate of the period and one that came after it. */
async function promiseAbroad(made: World, fund: Fund) {
  const { id: dealCurrencyId } = await made.make('currencies', {})
  for (const [date, rate] of Object.entries({ '2026-06-01': '0.5', '2026-07-15': '0.8' }))
    await made.insert('exchange-rates', { currencyId: dealCurrencyId, toCurrencyId: fund.currencyId, date, rate })
  await made.make('investments', {
    fundId: fund.id,
    name: 'Borealis Freight',
    dealCurrencyId,
    subscriptionDate: '2026-02-01',
    commitments: [{ date: '2026-02-01', value: '100000' }],
  })
}

test('R490 the lines of a partner come from the records of its fund, and to its result', async () => {
  const { fund, period, partners } = await statementFixtures(world, ['Lined', 'Other'])
  await recordResult(world, fund, period.id)
  await promiseAbroad(world, fund)
  await publishPeriod(api, period)
  const [own] = (
    await api.get('agent', `/api/capital-account-statements?filter={"limitedPartnerId":${partners[0].id}}`)
  ).json<RecordOf<'capital-account-statements'>[]>()
  const { statement, performanceReport } = (
    await api.get('agent', `/api/capital-account-statements/${own?.id}/paper?format=json`)
  ).json<{ statement: Statement; performanceReport: PerformanceReport }>()
  const account = statement.spans.at(-1)?.account
  // Net asset value 6,100,000.01 − cash of 4,250,000 + 80,000 of fees = 1,930,000.01, of which a quarter.
  expect(account?.result).toBe('482500.00')
  expect(account?.resultLines?.map(({ title, amount }) => [title, amount])).toEqual([
    ['Realized gains and losses', '50000.00'],
    ['Change in unrealized gains and losses', '75000.00'],
    ['Dividends', '3000.00'],
    ['Interest of investments', '1000.00'],
    ['Other income of investments', '250.00'],
    ['Audit and tax', '-10000.00'],
    ['Third-party valuation', '-4000.00'],
    ['Organization costs', '-6000.00'],
    ['Subscription facility interest', '-2000.00'],
    ['Other result, not recorded by line', '375250.00'],
  ])
  expect(account?.feeLines?.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['gross', '-25000.00'],
    ['offset', '5000.00'],
    ['net', '-20000.00'],
  ])
  expect(performanceReport.additionalCommitments).toBe('550000.00')
  // Nothing was bought abroad yet: it is no investment of the report, and what is promised there is owed all the same.
  expect(performanceReport.investments.map(each => [each.name, each.additionalCommitment])).toEqual([
    ['Aurelia Robotics', '500000.00'],
  ])
  expect(statement.spans.map(({ fundFeeLines }) => fundFeeLines?.map(({ kind, amount }) => [kind, amount]))).toEqual(
    statement.spans.map(() => [
      ['gross', '-100000.00'],
      ['offset', '20000.00'],
      ['net', '-80000.00'],
    ]),
  )
})
