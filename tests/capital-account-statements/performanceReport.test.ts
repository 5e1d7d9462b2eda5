/** What a published report says of each investment, up to the last day of the period. */
import { describe, expect, test } from 'vitest'
import { measured, performanceReportOf } from '../../src/capital-account-statements/performanceReport.ts'
import type { ReportGiven } from '../../src/capital-account-statements/performanceReport.ts'
import type { CalendarDate, Decimal } from '../../src/entity.ts'
import type { CashSum, FundData, InvestmentRow } from '../../src/performance/fundData.ts'

const PERIOD = { id: 3, name: 'Q2 2024', date: '2024-06-30', status: 'Published' } as const
const investment = (id: number): InvestmentRow => ({
  id,
  name: `Investment ${id}`,
  geography: null,
  industry: null,
  currency: 'EUR',
})
const cash = (investmentId: number, date: CalendarDate, type: CashSum['type'], amount: Decimal): CashSum => ({
  resource: 'transactions',
  ids: [1],
  date,
  investmentId,
  type,
  amount,
})
const data: FundData = {
  fund: { id: 1, name: 'Fund', currency: 'EUR', decimals: 0, minorUnits: 2 },
  carry: null,
  carryWholeFund: false,
  carryFrom: null,
  periods: [PERIOD],
  commitments: [],
  ledger: [],
  cash: [
    cash(7, '2023-03-31', 'Investment', '-60.00'),
    cash(7, '2024-02-10', 'Divestment', '30.00'),
    cash(8, '2024-02-11', 'Divestment', '4.00'),
    cash(7, '2024-03-10', 'Income', '5.00'),
    cash(7, '2024-03-11', 'CarriedInterest', '-2.00'),
    cash(7, '2024-07-10', 'Income', '9.00'),
  ],
  investments: [7, 8, 9].map(investment),
  fairValues: [
    { id: 31, investmentId: 7, date: '2024-06-30', value: '50.00', cost: '40.00' },
    { id: 32, investmentId: 9, date: '2024-06-30', value: '6.00', cost: null },
    { id: 33, investmentId: 7, date: '2024-07-31', value: '51.00', cost: '40.00' },
  ],
  bought: [
    { investmentId: 7, date: '2024-06-30' },
    { investmentId: 8, date: '2023-04-01' },
    { investmentId: 9, date: '2024-07-01' },
  ],
  facility: [],
  exits: [
    { id: 41, investmentId: 7, date: '2024-06-01', part: '5.00' },
    { id: 42, investmentId: 8, date: '2024-06-02' },
    { id: 43, investmentId: 7, date: '2024-07-01' },
  ],
  accounting: [],
}
const told = [{ title: 'Sector', value: 'Rail' }]
const stated = {
  details: told,
  ownership: '24.5',
  excusedCommitments: '0.5',
  deferredProceeds: 'Escrow',
  additionalCommitment: '12.50',
} as const
const given: ReportGiven = {
  data,
  period: PERIOD,
  issuedOn: '2024-08-14',
  calledOutside: '0',
  stated: new Map([[7, { ...stated, details: told }]]),
}
const reportOf = (changed: FundData) => performanceReportOf({ ...given, data: changed })

describe('a report', () => {
  const report = reportOf(data)
  const [first, second, third] = report.investments

  test('says fund, period and figures, each with what is to be known of it', () => {
    expect(report).toMatchObject({ format: 1, fund: 'Fund', currency: 'EUR', period: { id: 3, name: 'Q2 2024' } })
    const nav = report.figures.find(({ name }) => name === 'nav')
    expect(nav).toMatchObject({ value: null, reason: 'There is no accounting entry for Q2 2024' })
    expect(nav).not.toHaveProperty('note')
    expect(report.figures.find(({ name }) => name === 'called')).not.toHaveProperty('reason')
    expect(reportOf({ ...data, fund: { ...data.fund, currency: null } }).currency).toBe('')
  })

  test('says the returns without a facility only where the fund has drawn on one by the last day', () => {
    const draw = (date: CalendarDate): FundData['facility'] => [
      { resource: 'transactions', ids: [51], date, currencyId: 1, local: '10.00', amount: '10.00' },
    ]
    const names = (changed: FundData) =>
      reportOf(changed).figures.flatMap(({ name }) => (/facility/i.test(name) ? [name] : []))
    expect([names(data), names({ ...data, facility: draw('2024-07-01') })]).toEqual([[], []])
    expect(names({ ...data, facility: draw('2024-06-30') })).toEqual([
      'facilityDrawn',
      'calledWithoutFacility',
      'distributedWithoutFacility',
      'netNavWithoutFacility',
      'tvpiWithoutFacility',
      'netIrrWithoutFacility',
    ])
  })

  test('shows what an investment cost and brought, what is told of it, since when and until when', () => {
    expect(first).toMatchObject({
      id: 7,
      investedFrom: '2024-06-30',
      exitedOn: null,
      invested: '60.00',
      proceeds: '30.00',
      income: '5.00',
      unrealisedGain: '10.00',
      fullyDilutedOwnership: '24.5',
      // 60 were invested, and 40 are the cost of what is left.
      exitedPercent: '33.33',
      excusedCommitments: '0.50',
      deferredProceeds: 'Escrow',
      additionalCommitment: '12.50',
      details: told,
      fairValues: [{ date: '2024-06-30', value: '50.00', cost: '40.00' }],
      cashFlows: [
        { date: '2023-03-31', kind: 'Investment', amount: '60.00' },
        { date: '2024-02-10', kind: 'Divestment', amount: '30.00' },
        { date: '2024-03-10', kind: 'Income', amount: '5.00' },
      ],
    })
  })

  test('adds up what is still to be paid into the investments, into those too that were not bought yet', () => {
    const told = (id: number, additionalCommitment: Decimal | null) => [id, { ...none, additionalCommitment }] as const
    const none = { details: [], ownership: null, excusedCommitments: null, deferredProceeds: null }
    const owed = (...investments: ReturnType<typeof told>[]) =>
      performanceReportOf({ ...given, stated: new Map(investments) }).additionalCommitments
    // The second was left in the period: nothing more is paid into it.
    expect(owed(told(7, '12.50'), told(8, '3.00'), told(9, '0.25'))).toBe('12.75')
    expect(owed(told(7, '12.50'), told(9, null))).toBeNull()
    expect(report.investments.map(({ additionalCommitment }) => additionalCommitment)).toEqual(['12.50', null, '0.00'])
  })

  test('shows when one was left, and no gain where its cost or value is not known', () => {
    expect(second).toMatchObject({
      id: 9,
      fullyDilutedOwnership: null,
      exitedPercent: '0',
      excusedCommitments: null,
      deferredProceeds: null,
      investedFrom: null,
      exitedOn: null,
      fairValue: '6.00',
      unrealisedGain: null,
    })
    expect(third).toMatchObject({
      id: 8,
      investedFrom: '2023-04-01',
      exitedOn: '2024-06-02',
      exitedPercent: '100',
      details: [],
      fairValues: [],
    })
    const unvalued = reportOf({ ...data, exits: [], fairValues: [] }).investments[0]
    expect(unvalued).toMatchObject({ fairValue: null, cost: null, unrealisedGain: null })
  })
})

describe('the part that was exited', () => {
  const exited = (cost: Decimal | null, investmentId = 7, fairValueOn: CalendarDate = '2024-06-30') => {
    const fairValues = [{ id: 31, investmentId, date: fairValueOn, value: '50.00', cost } as const]
    return reportOf({ ...data, exits: [], fairValues }).investments.find(({ id }) => id === investmentId)?.exitedPercent
  }

  test('is what the part sold had cost of the whole cost, to two decimals', () => {
    expect([exited('40.00'), exited('20.00'), exited('59.99'), exited('0.00')]).toEqual([
      '33.33',
      '66.67',
      '0.02',
      '100.00',
    ])
    expect(exited('60.00')).toBe('0.00')
  })

  test('is not known where the cost of what is left is not, or is higher than what was invested', () => {
    expect([exited(null), exited('60.01'), exited('40.00', 7, '2024-07-31')]).toEqual([null, null, null])
  })

  test('is not known of what came back from nothing that was invested', () => {
    expect([exited('0.00', 8), exited('4.00', 8)]).toEqual([null, null])
  })

  test('is nothing as long as nothing came back, whatever the cost', () => {
    expect([exited('40.00', 9), exited(null, 9)]).toEqual(['0', '0'])
  })
})

test('a measure is told with its reason and its note, and without what it has not', () => {
  expect(measured({ value: '1.5' })).toStrictEqual({ value: '1.5' })
  expect(measured({ value: null, reason: 'Why' })).toStrictEqual({ value: null, reason: 'Why' })
  expect(measured({ value: '1.5', note: 'Older' })).toStrictEqual({ value: '1.5', note: 'Older' })
})
