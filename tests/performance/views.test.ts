import { describe, expect, test } from 'vitest'
import { addMonths } from '../../src/calendar.ts'
import type { CalendarDate, Decimal } from '../../src/entity.ts'
import { compare, negate, sum } from '../../src/money.ts'
import { cashFlows } from '../../src/performance/cashFlows.ts'
import { comparatives } from '../../src/performance/comparatives.ts'
import { figuresAt } from '../../src/performance/figures.ts'
import type { AccountingRow, FairValueRow, FundData, LedgerSum } from '../../src/performance/fundData.ts'
import { performance } from '../../src/performance/performance.ts'
import type { SheetCell } from '../../src/api/workbook.ts'
import { performanceSheets } from '../../src/performance/sheets.ts'
import { valueBridge } from '../../src/performance/valueBridge.ts'
import type { PeriodExpenses } from '../../src/performance/valueBridge.ts'
import type { PeriodRow, ValueBridge } from '../../src/performance/answers.ts'

const period = (id: number, name: string, date: CalendarDate): PeriodRow => ({ id, name, date, status: 'Published' })
const flow = (id: number, date: CalendarDate, called: Decimal, distributed: Decimal = '0'): LedgerSum => ({
  resource: 'capital-movements',
  ids: [id],
  date,
  called,
  distributed,
  recallable: '0',
  impact: negate(called),
  shares: '0',
})
const value = (id: number, investmentId: number, date: CalendarDate, amount: Decimal): FairValueRow => ({
  id,
  investmentId,
  date,
  value: amount,
  cost: null,
})
const entry = (
  id: number,
  totalCash: Decimal,
  borrowings: Decimal,
  otherAssetsAndLiabilities: Decimal,
): AccountingRow => ({ id, reportingPeriodId: id, totalCash, borrowings, otherAssetsAndLiabilities })

/**
 * A year and a half: 100.00 called at once and 50.00 later, 60.00 and 20.00 invested, 30.03 sold, 12.01 distributed.
 */
const data = (changes: Partial<FundData> = {}): FundData => ({
  fund: { id: 1, name: 'Fund', currency: 'EUR', decimals: 0, minorUnits: 2 },
  carry: null,
  carryWholeFund: false,
  carryFrom: null,
  periods: [period(1, 'Q2 2023', '2023-06-30'), period(2, 'Q4 2023', '2023-12-31'), period(3, 'Q2 2024', '2024-06-30')],
  commitments: [{ resource: 'closings', ids: [9], date: '2023-01-01', amount: '300.00' }],
  ledger: [flow(1, '2023-02-15', '100.00'), flow(2, '2024-01-31', '50.00'), flow(3, '2024-02-29', '0', '12.01')],
  cash: [
    { resource: 'transactions', ids: [21], date: '2023-03-31', investmentId: 7, type: 'Investment', amount: '-60.00' },
    { resource: 'transactions', ids: [22], date: '2024-02-01', investmentId: 8, type: 'Investment', amount: '-20.00' },
    { resource: 'transactions', ids: [23], date: '2024-02-10', investmentId: 7, type: 'Divestment', amount: '30.03' },
    {
      resource: 'transactions',
      ids: [24],
      date: '2024-03-01',
      investmentId: null,
      type: 'CarriedInterest',
      amount: '-1.00',
    },
  ],
  investments: [
    { id: 7, name: 'Alpha', geography: null, industry: null, currency: 'EUR' },
    { id: 8, name: 'Beta', geography: null, industry: null, currency: 'EUR' },
  ],
  fairValues: [
    value(1, 7, '2023-06-30', '60.00'),
    value(2, 7, '2023-12-31', '72.50'),
    value(3, 7, '2024-06-30', '55.00'),
    value(4, 8, '2024-06-30', '19.99'),
  ],
  bought: [
    { investmentId: 7, date: '2023-03-31' },
    { investmentId: 8, date: '2024-02-01' },
  ],
  facility: [],
  exits: [],
  accounting: [
    entry(1, '38.00', '0.00', '0.00'),
    entry(2, '36.50', '0.00', '0.00'),
    entry(3, '80.00', '0.00', '-0.50'),
  ],
  ...changes,
})

const EXPENSES: readonly PeriodExpenses[] = [
  { id: 1, reportingPeriodId: 1, managementFees: '2.00', expenses: '0.00' },
  { id: 2, reportingPeriodId: 2, managementFees: '1.00', expenses: '0.40' },
  { id: 3, reportingPeriodId: 3, managementFees: '1.50', expenses: '0.25' },
]
const amounts = (bridge: ValueBridge | undefined) =>
  Object.fromEntries(bridge!.steps.map(({ name, amount }) => [name, amount]))

describe('the cash flows of a fund', () => {
  test('are summed by quarter with the running net, and a quarter without flows keeps its place', () => {
    const { quarters, totals, asOf } = cashFlows(data(), '2024-08-15')
    expect(asOf).toBe('2024-06-30')
    expect(
      quarters.map(({ name, date, called, distributed, net, running, invested, realised }) => [
        name,
        date,
        called,
        distributed,
        net,
        running,
        invested,
        realised,
      ]),
    ).toEqual([
      ['Q1 2023', '2023-03-31', '100.00', '0.00', '-100.00', '-100.00', '60.00', '0.00'],
      ['Q2 2023', '2023-06-30', '0.00', '0.00', '0.00', '-100.00', '0.00', '0.00'],
      ['Q3 2023', '2023-09-30', '0.00', '0.00', '0.00', '-100.00', '0.00', '0.00'],
      ['Q4 2023', '2023-12-31', '0.00', '0.00', '0.00', '-100.00', '0.00', '0.00'],
      ['Q1 2024', '2024-03-31', '50.00', '12.01', '-37.99', '-137.99', '20.00', '30.03'],
      ['Q2 2024', '2024-06-30', '0.00', '0.00', '0.00', '-137.99', '0.00', '0.00'],
    ])
    expect(quarters[4]!.flows).toEqual([
      { resource: 'capital-movements', ids: [2], date: '2024-01-31', called: '50.00', distributed: '0.00' },
      { resource: 'capital-movements', ids: [3], date: '2024-02-29', called: '0.00', distributed: '12.01' },
    ])
    const { called, distributed, invested, realised } = figuresAt(data(), asOf)
    expect(totals).toEqual({
      called: called.value,
      distributed: distributed.value,
      net: '-137.99',
      invested: invested.value,
      realised: realised.value,
    })
  })

  test('end with the day that is looked at, and are none before the first one', () => {
    expect(cashFlows(data({ periods: [] }), '2023-02-20').quarters.map(({ name, date }) => [name, date])).toEqual([
      ['Q1 2023', '2023-02-20'],
    ])
    expect(cashFlows(data(), '2022-12-31')).toMatchObject({ quarters: [], totals: { called: '0.00', net: '0.00' } })
  })
})

describe('the value bridge', () => {
  test('leads from one net asset value to the next and ties to the cent', () => {
    const bridge = valueBridge(data(), EXPENSES, '2024-06-30')
    expect([bridge?.from?.name, bridge?.to?.name]).toEqual(['Q4 2023', 'Q2 2024'])
    // Alpha: 55.00 − 72.50 + 30.03 = 12.53. Beta: 19.99 − 20.00 = −0.01.
    expect(bridge?.investments).toEqual([
      {
        id: 7,
        name: 'Alpha',
        opening: '72.50',
        invested: '0.00',
        realised: '30.03',
        change: '12.53',
        closing: '55.00',
      },
      { id: 8, name: 'Beta', opening: '0.00', invested: '20.00', realised: '0.00', change: '-0.01', closing: '19.99' },
    ])
    expect(amounts(bridge)).toEqual({
      opening: '109.00',
      called: '50.00',
      distributed: '-12.01',
      valueChange: '12.52',
      managementFees: '-1.50',
      expenses: '-0.25',
      carryPaid: '-1.00',
      other: '-2.27',
      closing: '154.49',
    })
    expect(compare(sum(bridge!.steps.slice(0, -1).map(({ amount }) => amount)), '154.49')).toBe(0)
    for (const { title, formula } of bridge!.steps) expect(`${title} ${formula}`).not.toContain('performance.')
  })

  test('can begin with any earlier period, or with the fund', () => {
    expect(amounts(valueBridge(data(), EXPENSES, '2024-06-30', '2023-07-31'))).toMatchObject({
      opening: '98.00',
      called: '50.00',
      valueChange: '25.02',
      managementFees: '-2.50',
      expenses: '-0.65',
      closing: '154.49',
    })
    const whole = valueBridge(data(), EXPENSES, '2024-06-30', 'inception')
    expect([whole?.from, amounts(whole)]).toMatchObject([
      null,
      { opening: '0.00', called: '150.00', distributed: '-12.01', valueChange: '25.02', managementFees: '-4.50' },
    ])
    expect(amounts(valueBridge(data(), EXPENSES, '2023-06-30'))).toMatchObject({ opening: '0.00', closing: '98.00' })
    for (const from of ['2024-06-30', '2024-07-01'] as const)
      expect(valueBridge(data(), EXPENSES, '2024-06-30', from)).toBeUndefined()
  })

  test('names periods without expenses, and has no steps where one of the values is missing', () => {
    expect(valueBridge(data(), EXPENSES.slice(0, 1), '2024-06-30', '2023-06-30')?.notes).toEqual([
      'Q4 2023, Q2 2024 have no expense summary: their fees and expenses are part of “Other”.',
    ])
    expect(valueBridge(data({ accounting: data().accounting.slice(0, 1) }), EXPENSES, '2023-12-31')).toMatchObject({
      steps: [],
      reason: 'There is no accounting entry for Q4 2023',
    })
    expect(valueBridge(data({ accounting: data().accounting.slice(1) }), EXPENSES, '2023-12-31')).toMatchObject({
      steps: [],
      reason: 'There is no accounting entry for Q2 2023',
    })
    expect(valueBridge(data({ periods: [] }), EXPENSES, '2023-12-31')).toMatchObject({
      to: null,
      steps: [],
      reason: 'No reporting period has ended by this day',
    })
  })
})

describe('the comparatives', () => {
  const of = (given: ReturnType<typeof comparatives>, name: string) =>
    given.figures.find(figure => figure.name === name)!

  test('stand side by side, with the change since the period before and since a year before', () => {
    const compared = comparatives(data(), '2024-07-31')
    expect([compared.periods.map(({ name }) => name), compared.previous?.name, compared.yearBefore?.name]).toEqual([
      ['Q2 2023', 'Q4 2023', 'Q2 2024'],
      'Q4 2023',
      'Q2 2023',
    ])
    expect(of(compared, 'nav')).toMatchObject({
      values: [{ value: '98.00' }, { value: '109.00' }, { value: '154.49' }],
      sincePrevious: '45.49',
      sinceYearBefore: '56.49',
    })
    // A fund in dinar has three decimals.
    const dinar = entry(3, '20.001', '0', '0')
    const accounting = data().accounting.map(each => (each.reportingPeriodId === 3 ? { ...each, ...dinar } : each))
    const inDinar = comparatives(data({ accounting }), '2024-07-31')
    expect(of(inDinar, 'totalCash').sincePrevious).toBe('-16.499')
    // Of 1.094 and 1.105 people see 1.09 and 1.11: what changed is what they see.
    const finer = comparatives(
      data({ accounting: data().accounting.map(each => ({ ...each, otherAssetsAndLiabilities: '0.43' })) }),
      '2024-07-31',
    )
    for (const { kind, sincePrevious } of finer.figures)
      if (kind === 'coefficient' && sincePrevious !== null) expect(sincePrevious).toMatch(/^-?\d+\.\d\d$/)
    // 0.98x, 1.09x and 1.11x are shown.
    expect(of(compared, 'tvpi')).toMatchObject({ kind: 'coefficient', sincePrevious: '0.02', sinceYearBefore: '0.13' })
    expect(of(compared, 'netIrr')).toMatchObject({
      values: [
        { value: null, reason: 'In the first two years a net IRR says too little' },
        { value: null },
        { value: null },
      ],
      sincePrevious: null,
    })
  })

  test('are at most eight, and say what is missing', () => {
    const many = Array.from({ length: 12 }, (_, index) =>
      period(index + 1, `M${index + 1}`, addMonths('2023-01-28', index)),
    )
    const compared = comparatives(data({ periods: many }), '2023-12-31')
    expect([compared.periods.length, compared.periods[0]!.name, compared.yearBefore]).toEqual([8, 'M5', null])
    expect(of(compared, 'nav').values.at(-1)).toEqual({ value: null, reason: 'There is no accounting entry for M12' })
    expect(comparatives(data(), '2022-12-31')).toMatchObject({ periods: [], figures: [], previous: null })
  })

  test('find the end of February a year before a leap day', () => {
    expect(
      comparatives(
        data({ periods: [period(1, 'Before', '2023-02-28'), period(2, 'Leap', '2024-02-29')] }),
        '2024-02-29',
      ).yearBefore?.name,
    ).toBe('Before')
    expect(
      comparatives(data({ periods: [period(1, 'Leap', '2024-02-29'), period(2, 'After', '2025-02-28')] }), '2025-02-28')
        .yearBefore?.name,
    ).toBe('Leap')
    const midMonth = [period(1, 'End', '2023-06-30'), period(2, 'Middle', '2024-06-15')]
    expect(comparatives(data({ periods: midMonth }), '2024-06-15').yearBefore).toBeNull()
    const alike = [period(1, 'Same day', '2023-06-15'), ...midMonth]
    expect(comparatives(data({ periods: alike }), '2024-06-15').yearBefore?.name).toBe('Same day')
  })
})

describe('the workbook', () => {
  test('says fund, day, period and currency on every sheet, and as many cells as its head in every row', () => {
    const sheets = performanceSheets({
      performance: performance(data(), '2024-06-30'),
      flows: cashFlows(data(), '2024-06-30'),
      bridge: valueBridge(data(), EXPENSES, '2024-06-30')!,
      compared: comparatives(data(), '2024-06-30'),
    })
    expect(sheets.map(({ title }) => title)).toEqual([
      'Key figures',
      'J-curve',
      'Value by investment',
      'Value by geography',
      'Value by industry',
      'Value by currency',
      'Cash flows',
      'Dated flows',
      'Value bridge',
      'Value change',
      'Comparatives',
    ])
    for (const { title, about, head, rows } of sheets) {
      expect(about.slice(0, 4), title).toEqual([
        ['Fund', 'Fund'],
        ['As of', { kind: 'date', value: '2024-06-30' }],
        ['Reporting period', 'Q2 2024'],
        ['Currency', 'EUR'],
      ])
      expect(rows.length, title).toBeGreaterThan(0)
      for (const row of rows) expect(row.length, title).toBe(head.length)
      // A column of amounts says their currency, and a sum is what stands above it.
      for (const [place, words] of head.entries()) {
        const cells = rows.map(row => row[place]).filter(cell => cell !== null && typeof cell === 'object')
        const amounts = cells.flatMap(cell => (cell?.kind === 'money' ? cell : []))
        if (cells.length > 0 && amounts.length === cells.length) expect(words, title).toMatch(/ \(EUR\)$/)
        else expect(words, title).not.toContain('EUR')
        const total = amounts.find(({ sum }) => sum)
        if (total)
          expect(sum(amounts.filter(each => each !== total).map(({ value }) => value))).toBe(
            String(Number(total.value)),
          )
      }
      expect(JSON.stringify([head, rows])).not.toContain('performance.')
    }
    expect(sheets.at(-1)!.rows[0]).toEqual([
      'Net asset value',
      'EUR',
      ...['98.00', '109.00', '154.49', '45.49', '56.49'].map(amount => ({ kind: 'money', value: amount })),
    ])
    // Every column of amounts alone has a sum below it, and no other has; one row alone needs none.
    // What runs on from quarter to quarter is added up already.
    const cents = (cell: SheetCell | undefined) =>
      typeof cell === 'object' && cell?.kind === 'money' ? [Math.round(Number(cell.value) * 100)] : []
    for (const { title, head, rows } of sheets.filter(sheet => sheet.rows.at(-1)?.[0] === 'Total')) {
      const [above, last] = [rows.slice(0, -1), rows.at(-1) ?? []]
      expect(above.length, title).toBeGreaterThan(1)
      for (const [place, words] of head.entries()) {
        const amounts = above.flatMap(row => cents(row[place]))
        const isAddedUp = amounts.length === above.length && !words.startsWith('Running')
        expect(place === 0 ? [] : cents(last[place]), words).toEqual(
          isAddedUp ? [amounts.reduce((all, each) => all + each, 0)] : [],
        )
      }
    }
    for (const name of ['Cash flows', 'Value by investment']) {
      const last = sheets.find(({ title }) => title === name)?.rows.at(-1) ?? []
      expect(last[0], name).toBe('Total')
      expect(
        last.some(cell => typeof cell === 'object' && cell !== null && cell.kind === 'money' && cell.sum === true),
        name,
      ).toBe(true)
    }
    const bridgeOf = (bridge: ReturnType<typeof valueBridge>) =>
      performanceSheets({
        performance: performance(data(), '2024-06-30'),
        flows: cashFlows(data(), '2024-06-30'),
        bridge: bridge!,
        compared: comparatives(data(), '2024-06-30'),
      })[8]!
    const opening = (bridge: ReturnType<typeof valueBridge>) =>
      bridgeOf(bridge)
        .about.slice(4)
        .map(row => row.slice(0, 2))
    expect(opening(valueBridge(data(), EXPENSES, '2024-06-30'))[0]).toEqual([
      'Opening',
      { kind: 'date', value: '2023-12-31' },
    ])
    expect(opening(valueBridge(data(), EXPENSES, '2023-06-30'))[0]).toEqual(['Opening', expect.any(String)])
    const { reason } = valueBridge(data({ accounting: [] }), EXPENSES, '2024-06-30')!
    expect(opening(valueBridge(data({ accounting: [] }), EXPENSES, '2024-06-30'))[1]).toEqual([
      expect.any(String),
      reason,
    ])
    expect(sheets[8]!.rows[0]).toEqual([
      'Opening net asset value',
      { kind: 'money', value: '109.00' },
      expect.any(String),
    ])
  })

  test('writes n/a where there is no figure, and never a number that is none', () => {
    const without = data({ accounting: [], fairValues: [] })
    const sheets = performanceSheets({
      performance: performance(without, '2024-06-30'),
      flows: cashFlows(without, '2024-06-30'),
      bridge: valueBridge(without, EXPENSES, '2024-06-30')!,
      compared: comparatives(without, '2024-06-30'),
    })
    const cells = sheets.flatMap(({ rows }) => rows.flat())
    for (const cell of cells) if (cell !== null && typeof cell === 'object') expect(cell.value).not.toBeNull()
    const rowOf = (title: string, figure: string) =>
      sheets.find(sheet => sheet.title === title)?.rows.find(([name]) => name === figure)
    // Without books nobody knows what the fund is worth; what was paid is known.
    expect(rowOf('Key figures', 'Net asset value')).toContain('n/a')
    expect(rowOf('Key figures', 'Called')).not.toContain('n/a')
    expect(rowOf('Comparatives', 'Net asset value')?.slice(2)).toEqual(Array.from({ length: 5 }, () => 'n/a'))
  })
})
