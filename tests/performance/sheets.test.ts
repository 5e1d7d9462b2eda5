/** Each cell of the workbook of a small fund: 100 called, 60 and 20 invested, 5 and 30 received, 12 distributed. */
import { describe, expect, test } from 'vitest'
import type { CalendarDate, Decimal } from '../../src/entity.ts'
import { negate } from '../../src/money.ts'
import { cashFlows } from '../../src/performance/cashFlows.ts'
import { comparatives } from '../../src/performance/comparatives.ts'
import type { FundData, LedgerSum } from '../../src/performance/fundData.ts'
import { performance } from '../../src/performance/performance.ts'
import { performanceSheets } from '../../src/performance/sheets.ts'
import { valueBridge } from '../../src/performance/valueBridge.ts'

const money = (value: Decimal) => ({ kind: 'money', value })
const total = (value: Decimal) => ({ kind: 'money', value, sum: true })
const percent = (value: Decimal) => ({ kind: 'percent', value })
const times = (value: Decimal) => ({ kind: 'coefficient', value })
const day = (value: string) => ({ kind: 'date', value })

const flow = (date: CalendarDate, called: Decimal, distributed: Decimal): LedgerSum => ({
  resource: 'capital-movements',
  ids: [1],
  date,
  called,
  distributed,
  recallable: '0',
  impact: negate(called),
  shares: '0',
})

const data = (changes: Partial<FundData> = {}): FundData => ({
  fund: { id: 1, name: 'Larch', currency: 'EUR', decimals: 0, minorUnits: 2 },
  carry: null,
  carryWholeFund: false,
  carryFrom: null,
  periods: [
    { id: 1, name: 'Q2 2023', date: '2023-06-30', status: 'Published' },
    { id: 2, name: 'Q3 2023', date: '2023-09-30', status: 'Open' },
  ],
  commitments: [{ resource: 'closings', ids: [9], date: '2023-01-01', amount: '300.00' }],
  ledger: [flow('2023-02-15', '100.00', '0'), flow('2023-08-15', '0', '12.00')],
  cash: [
    { resource: 'transactions', ids: [21], date: '2023-03-31', investmentId: 7, type: 'Investment', amount: '-60.00' },
    { resource: 'transactions', ids: [22], date: '2023-04-01', investmentId: 8, type: 'Investment', amount: '-20.00' },
    { resource: 'transactions', ids: [23], date: '2023-07-10', investmentId: 7, type: 'Divestment', amount: '30.00' },
    { resource: 'transactions', ids: [24], date: '2023-07-11', investmentId: 7, type: 'Income', amount: '5.00' },
  ],
  investments: [
    { id: 7, name: 'Alpha', geography: 'Nordics', industry: 'ICT', currency: 'EUR' },
    { id: 8, name: 'Beta', geography: null, industry: 'ICT', currency: 'EUR' },
  ],
  fairValues: [
    { id: 31, investmentId: 7, date: '2023-06-30', value: '70.00', cost: '60.00' },
    { id: 32, investmentId: 8, date: '2023-06-30', value: '30.00', cost: null },
  ],
  bought: [
    { investmentId: 7, date: '2023-03-31' },
    { investmentId: 8, date: '2023-04-01' },
  ],
  facility: [],
  exits: [],
  accounting: [{ id: 1, reportingPeriodId: 1, totalCash: '20.00', borrowings: '0', otherAssetsAndLiabilities: '0' }],
  ...changes,
})

function bridgeOf(given: FundData, asOf: CalendarDate) {
  const bridge = valueBridge(given, [], asOf)
  if (!bridge) throw new Error('A fund has a bridge.')
  return bridge
}

function sheetsOf(given: FundData) {
  const asOf = '2023-10-15'
  const sheets = performanceSheets({
    performance: performance(given, asOf),
    flows: cashFlows(given, asOf),
    bridge: bridgeOf(given, asOf),
    compared: comparatives(given, asOf),
  })
  return (title: string) => {
    const found = sheets.find(sheet => sheet.title === title)
    if (!found) throw new Error(`There is no sheet ${title}.`)
    return found
  }
}

describe('the sheets of a fund', () => {
  const sheet = sheetsOf(data())

  test('hold each investment with its cost where that is known, and the sums below', () => {
    const { head, rows, minorUnits } = sheet('Value by investment')
    expect(head).toEqual([
      'Investment',
      'Geography',
      'Industry',
      'Currency',
      'Invested (EUR)',
      'Realised (EUR)',
      'Cost as stated (EUR)',
      'Fair value (EUR)',
      'Share',
      'MOIC',
      'IRR',
    ])
    expect(minorUnits).toBe(2)
    expect(rows.map(row => row.slice(0, 10))).toEqual([
      [
        'Alpha',
        'Nordics',
        'ICT',
        'EUR',
        ...(['60.00', '35.00', '60.00', '70.00'] as const).map(money),
        percent('70.00'),
        times('1.7500000000'),
      ],
      [
        'Beta',
        null,
        'ICT',
        'EUR',
        money('20.00'),
        money('0.00'),
        null,
        money('30.00'),
        percent('30.00'),
        times('1.5000000000'),
      ],
      ['Total', null, null, null, total('80'), total('35'), null, total('100'), null, null],
    ])
  })

  test('hold groups of them, without a sum below one alone', () => {
    expect(sheet('Value by geography').rows).toEqual([
      ['Nordics', money('60.00'), money('35.00'), money('70.00'), percent('70.00'), times('1.7500000000')],
      ['Not stated', money('20.00'), money('0.00'), money('30.00'), percent('30.00'), times('1.5000000000')],
      ['Total', total('80'), total('35'), total('100'), null, null],
    ])
    expect(sheet('Value by industry').rows).toEqual([
      ['ICT', money('80.00'), money('35.00'), money('100.00'), percent('100.00'), times('1.6875000000')],
    ])
  })

  test('hold what was paid and received quarter by quarter, and day by day', () => {
    expect(sheet('Cash flows').rows).toEqual([
      [
        'Q1 2023',
        day('2023-03-31'),
        ...(['100.00', '0.00', '-100.00', '-100.00', '60.00', '0.00'] as const).map(money),
      ],
      ['Q2 2023', day('2023-06-30'), ...(['0.00', '0.00', '0.00', '-100.00', '20.00', '0.00'] as const).map(money)],
      ['Q3 2023', day('2023-09-30'), ...(['0.00', '12.00', '12.00', '-88.00', '0.00', '35.00'] as const).map(money)],
      ['Total', null, total('100.00'), total('12.00'), total('-88.00'), null, total('80.00'), total('35.00')],
    ])
    expect(sheet('Dated flows').rows).toEqual([
      [day('2023-02-15'), money('100.00'), money('0.00')],
      [day('2023-08-15'), money('0.00'), money('12.00')],
      ['Total', total('100'), total('12')],
    ])
  })

  test('hold the J-curve with n/a where a period has no books', () => {
    expect(sheet('J-curve').rows).toEqual([
      ['Q2 2023', day('2023-06-30'), money('100.00'), money('0.00'), money('120.00'), money('20.00')],
      ['Q3 2023', day('2023-09-30'), money('0.00'), money('12.00'), 'n/a', 'n/a'],
    ])
  })
})

test('a fund without currency, periods and flows says none of them', () => {
  const bare = sheetsOf(
    data({
      fund: { id: 1, name: 'Larch', currency: null, decimals: 0, minorUnits: 2 },
      periods: [],
      ledger: [],
      cash: [],
    }),
  )
  expect(bare('Key figures').about).toEqual([
    ['Fund', 'Larch'],
    ['As of', day('2023-10-15')],
  ])
  expect(bare('Cash flows').rows).toEqual([])
  expect(bare('Value by investment').head[4]).toBe('Invested')
})

describe('a sheet says', () => {
  test('of each figure why it has no value, or what is to be known of it, and nothing where there is nothing', () => {
    const rowOf = (given: FundData, name: string) =>
      sheetsOf(given)('Key figures')
        .rows.find(([title]) => title === name)
        ?.slice(2, 4)
    expect(rowOf(data(), 'Commitments')).toEqual(['EUR', null])
    expect(rowOf(data(), 'Net asset value')).toEqual(['EUR', 'There is no accounting entry for Q3 2023'])
    const accounting = [1, 2].map(id => ({
      id,
      reportingPeriodId: id,
      totalCash: '20.00',
      borrowings: '0',
      otherAssetsAndLiabilities: '0',
    })) satisfies FundData['accounting']
    expect(rowOf(data({ accounting }), 'Net asset value')).toEqual([
      'EUR',
      expect.stringContaining('Alpha (30/06/2023)'),
    ])
    const { fund } = data()
    expect(rowOf(data({ fund: { ...fund, currency: null } }), 'Commitments')).toEqual(['', null])
    // With a value there is no reason why there is none.
    const whole = data({ accounting })
    expect(sheetsOf(whole)('Value bridge').about.flat()).not.toContain(undefined)
  })

  test('a total below a single quarter, too, and no change since a period that there is not', () => {
    const one = data({
      periods: data().periods.slice(0, 1),
      ledger: data().ledger.slice(0, 1),
      cash: data().cash.slice(0, 1),
    })
    const ofDay = performanceSheets({
      performance: performance(one, '2023-03-31'),
      flows: cashFlows(one, '2023-03-31'),
      bridge: bridgeOf(one, '2023-03-31'),
      compared: comparatives(one, '2023-06-30'),
    })
    expect(ofDay.find(({ title }) => title === 'Cash flows')?.rows.map(([name]) => name)).toEqual(['Q1 2023', 'Total'])
    expect(ofDay.find(({ title }) => title === 'Comparatives')?.head).toHaveLength(3)
  })
})
