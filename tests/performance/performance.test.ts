import { describe, expect, test } from 'vitest'
import type { CalendarDate, Decimal } from '../../src/entity.ts'
import { compare, negate, sum } from '../../src/money.ts'
import { figuresAt } from '../../src/performance/figures.ts'
import { usualDay } from '../../src/performance/fundData.ts'
import type { AccountingRow, FundData, LedgerSum } from '../../src/performance/fundData.ts'
import { performance } from '../../src/performance/performance.ts'
import type { PeriodRow } from '../../src/performance/answers.ts'
import type { CarryTerms } from '../../src/performance/carry.ts'

const period = (id: number, name: string, date: CalendarDate): PeriodRow => ({ id, name, date, status: 'Published' })
const entry = (id: number, totalCash: Decimal): AccountingRow => ({
  id,
  reportingPeriodId: id,
  totalCash,
  borrowings: '0.00',
  otherAssetsAndLiabilities: '0.00',
})
const call = (date: CalendarDate, amount: Decimal, id: number): LedgerSum => ({
  resource: 'capital-movements',
  ids: [id],
  date,
  called: amount,
  distributed: '0',
  recallable: '0',
  impact: negate(amount),
  shares: '0',
})

/** 100 called in 2021, 60 invested, 20 back, worth 100 and 30 in cash at the end. */
const data = (changes: Partial<FundData> = {}): FundData => ({
  fund: { id: 1, name: 'Fund', currency: 'EUR', decimals: 0, minorUnits: 2 },
  carry: null,
  carryWholeFund: false,
  carryFrom: null,
  periods: [period(1, 'Q4 2021', '2021-12-31'), period(2, 'Q4 2022', '2022-12-31'), period(3, 'Q4 2023', '2023-12-31')],
  commitments: [{ resource: 'closings', ids: [9], date: '2021-01-01', amount: '200.00' }],
  ledger: [
    call('2021-01-01', '100.00', 4),
    { ...call('2022-06-30', '0', 5), distributed: '10.00', recallable: '4.00', impact: '4.00' },
  ],
  cash: [
    { resource: 'transactions', ids: [21], date: '2021-02-01', investmentId: 7, type: 'Investment', amount: '-40.00' },
    {
      resource: 'transactions',
      ids: [22, 23],
      date: '2021-03-01',
      investmentId: 8,
      type: 'Investment',
      amount: '-20.00',
    },
    { resource: 'transactions', ids: [24], date: '2022-05-01', investmentId: 7, type: 'Divestment', amount: '15.00' },
    { resource: 'transactions', ids: [25], date: '2022-06-01', investmentId: 7, type: 'Income', amount: '5.00' },
  ],
  investments: [
    { id: 7, name: 'Alpha', geography: 'Nordics', industry: 'ICT', currency: 'EUR' },
    { id: 8, name: 'Beta', geography: null, industry: 'ICT', currency: 'USD' },
  ],
  fairValues: [
    { id: 31, investmentId: 7, date: '2021-12-31', value: '40.00', cost: '40.00' },
    { id: 32, investmentId: 8, date: '2021-12-31', value: '15.00', cost: '20.00' },
    { id: 33, investmentId: 7, date: '2023-12-31', value: '70.00', cost: '30.00' },
    { id: 34, investmentId: 8, date: '2023-12-31', value: '30.00', cost: '20.00' },
  ],
  bought: [
    { investmentId: 7, date: '2021-02-01' },
    { investmentId: 8, date: '2021-03-01' },
  ],
  facility: [],
  exits: [],
  accounting: [entry(1, '35.00'), entry(2, '45.00'), entry(3, '30.00')],
  ...changes,
})

const values = (given: FundData, date: CalendarDate, ...names: (keyof ReturnType<typeof figuresAt>)[]) =>
  names.map(name => figuresAt(given, date)[name].value)

describe('the performance of a fund', () => {
  test('has every figure with its formula and the rows whose amounts make it', () => {
    const { figures } = performance(data(), '2024-02-15')
    const told = Object.values(figures).filter(({ hidden }) => !hidden)
    expect(told.map(({ name, value }) => [name, value])).toEqual([
      ['commitments', '200.00'],
      ['called', '100.00'],
      ['distributed', '10.00'],
      ['recallable', '4.00'],
      ['remaining', '104.00'],
      ['shares', '0.000000'],
      ['fairValue', '100.00'],
      ['totalCash', '30.00'],
      ['borrowings', '0.00'],
      ['otherAssetsAndLiabilities', '0.00'],
      ['nav', '130.00'],
      ['navPerShare', null],
      ['carryPaid', '0.00'],
      ['accruedCarry', '0.00'],
      ['netNav', '130.00'],
      ['pic', '50'],
      ['dpi', '0.1000000000'],
      ['rvpi', '1.3000000000'],
      ['tvpi', '1.4000000000'],
      ['invested', '60.00'],
      ['realised', '20.00'],
      ['grossMultiple', '2.0000000000'],
      ['grossIrr', figures.grossIrr.value],
      ['netIrr', figures.netIrr.value],
    ])
    expect(figures.netIrr.value).toBe('12.39014073')
    expect(Number(figures.grossIrr.value)).toBeGreaterThan(Number(figures.netIrr.value))
    for (const figure of told) {
      expect(figure.formula).not.toContain('performance.')
      expect(figure.title).not.toContain('performance.')
      expect(
        figure.rows.length + figure.of.length > 0 || ['shares', 'carryPaid'].includes(figure.name),
        figure.name,
      ).toBe(true)
      if (figure.kind === 'money' && figure.of.length === 0)
        expect(compare(sum(figure.rows.map(({ amount }) => amount)), figure.value!), figure.name).toBe(0)
    }
    expect(figures.called.rows).toEqual([
      { resource: 'capital-movements', ids: [4], date: '2021-01-01', amount: '100.00' },
    ])
    expect(figures.fairValue.rows.map(({ ids }) => ids)).toEqual([[33], [34]])
    expect(figures.navPerShare.reason).toBe('There are no shares')
  })

  test('is shown as of the last period that has ended, with the period before to compare', () => {
    const shown = performance(data(), '2023-06-30')
    expect([shown.asOf, shown.period?.name, shown.previous?.period.name]).toEqual(['2022-12-31', 'Q4 2022', 'Q4 2021'])
    expect([shown.figures.nav.value, shown.previous?.values.nav, shown.previous?.values.dpi]).toEqual([
      '100.00',
      '90.00',
      '0.0000000000',
    ])
    expect(performance(data(), '2021-12-31').previous).toBeNull()
    expect(performance(data(), '2024-02-15').previous?.period.name).toBe('Q4 2022')
  })

  test('names the investments that were last valued before the period, beside every figure that takes their value', () => {
    const { figures, jCurve } = performance(
      data({
        fairValues: [
          ...data().fairValues,
          { id: 35, investmentId: 7, date: '2022-12-31', value: '50.00', cost: '30.00' },
        ],
      }),
      '2022-12-31',
    )
    const note = 'Last valued before 31/12/2022: Beta (31/12/2021)'
    expect(
      Object.values(figures)
        .filter(figure => figure.note === note)
        .map(({ name }) => name),
    ).toEqual(['fairValue', 'nav', 'accruedCarry', 'netNav', 'rvpi', 'tvpi', 'grossMultiple', 'grossIrr'])
    expect(figures.nav.value).toBe('110.00')
    expect(jCurve.map(point => point.note)).toEqual([undefined, note])
    expect(Object.values(performance(data(), '2023-12-31').figures).map(figure => figure.note)).toEqual(
      Array(30).fill(undefined),
    )
    const left = performance(data({ exits: [{ id: 77, investmentId: 8, date: '2022-05-01' }] }), '2022-12-31').figures
    expect(left.fairValue.note).toBe('Last valued before 31/12/2022: Alpha (31/12/2021)')
    const many = Array.from({ length: 7 }, (_, index) => ({
      id: 40 + index,
      name: `Number ${index}`,
      geography: null,
      industry: null,
      currency: null,
    }))
    const few = performance(
      data({
        investments: many,
        cash: [],
        fairValues: many.map(({ id }) => ({ id, investmentId: id, date: '2022-03-31', value: '1.00', cost: null })),
      }),
      '2022-12-31',
    ).figures
    expect(few.nav.note).toBe(
      `Last valued before 31/12/2022: ${many
        .slice(0, 5)
        .map(({ name }) => `${name} (31/03/2022)`)
        .join(', ')} and 2 more`,
    )
  })

  test('is shown as of the last period with accounting unless a day is asked for', () => {
    expect(usualDay(data(), '2024-02-15')).toBe('2023-12-31')
    expect(usualDay(data({ accounting: [entry(1, '1')] }), '2024-02-15')).toBe('2021-12-31')
    expect(usualDay(data({ accounting: [] }), '2024-02-15')).toBe('2024-02-15')
    expect(usualDay(data(), '2021-02-15')).toBe('2021-02-15')
  })

  test('follows called, distributed and value in a J-curve', () => {
    expect(
      performance(data(), '2024-02-15').jCurve.map(
        ({ period: { name }, netValue, calledInPeriod, distributedInPeriod, nav }) => [
          name,
          calledInPeriod,
          distributedInPeriod,
          nav,
          netValue,
        ],
      ),
    ).toEqual([
      ['Q4 2021', '100.00', '0.00', '90.00', '-10.00'],
      ['Q4 2022', '0.00', '10.00', '100.00', '10.00'],
      ['Q4 2023', '0.00', '0.00', '130.00', '40.00'],
    ])
  })

  test('shows each investment, the most valuable first, and groups of them whose shares are 100 % together', () => {
    const { investments, groups } = performance(data(), '2024-02-15')
    expect(
      investments.map(({ name, invested, realised, fairValue, share, moic, rows }) => [
        name,
        invested,
        realised,
        fairValue,
        share,
        moic.value,
        rows.length,
      ]),
    ).toEqual([
      ['Alpha', '40.00', '20.00', '70.00', '70.00', '2.2500000000', 4],
      ['Beta', '20.00', '0.00', '30.00', '30.00', '1.5000000000', 2],
    ])
    expect(groups.geography.map(({ name, investmentIds, share }) => [name, investmentIds, share])).toEqual([
      ['Nordics', [7], '70.00'],
      ['Not stated', [8], '30.00'],
    ])
    expect(groups.industry).toMatchObject([
      {
        name: 'ICT',
        investmentIds: [7, 8],
        invested: '60.00',
        realised: '20.00',
        fairValue: '100.00',
        share: '100.00',
        moic: { value: '2.0000000000' },
      },
    ])
    expect(groups.currency.map(({ name }) => name)).toEqual(['EUR', 'USD'])
    const thirds = performance(
      data({
        fairValues: [1, 2, 3].map(id => ({ id, investmentId: id, date: '2023-12-31', value: '5.00', cost: null })),
        investments: [1, 2, 3].map(id => ({ id, name: `I${id}`, geography: null, industry: null, currency: null })),
        cash: [],
      }),
      '2024-01-01',
    )
    expect(thirds.investments.map(({ share, moic }) => [share, moic.value, moic.reason])).toEqual([
      ['33.34', null, 'Nothing is invested'],
      ['33.33', null, 'Nothing is invested'],
      ['33.33', null, 'Nothing is invested'],
    ])
  })

  test('takes the carry accrued over the whole fund from the net figures only', () => {
    const carry: CarryTerms = { carriedInterest: '20', preferredReturn: '8', catchUp: '100', minorUnits: 2 }
    const after = data({ carry })
    // 100 called, 10 back, 130 worth: 40 profit, of which the hurdle leaves 26.19 to the partners; the rest is catch-up
    // until 20 % of the whole.
    expect(values(after, '2023-12-31', 'nav', 'accruedCarry', 'netNav', 'tvpi')).toEqual([
      '130.00',
      '8.00',
      '122.00',
      '1.3200000000',
    ])
    expect(figuresAt(after, '2023-12-31').grossIrr.value).toBe(figuresAt(data(), '2023-12-31').grossIrr.value)
    expect(Number(figuresAt(after, '2023-12-31').netIrr.value)).toBeLessThan(
      Number(figuresAt(data(), '2023-12-31').netIrr.value),
    )
    expect(values(data({ carry, carryFrom: '2024-01-01' }), '2023-12-31', 'accruedCarry')).toEqual(['0.00'])
    const paid = data({
      carry,
      cash: [
        ...data().cash,
        {
          resource: 'transactions',
          ids: [40],
          date: '2023-01-01',
          investmentId: null,
          type: 'CarriedInterest',
          amount: '-3.00',
        },
      ],
    })
    expect(values(paid, '2023-12-31', 'carryPaid', 'accruedCarry')).toEqual(['3.00', '5.60'])
    expect(figuresAt(data({ carry, carryWholeFund: true }), '2023-12-31').accruedCarry.note).toBe(
      'Carried interest is computed over the whole fund',
    )
  })

  test('counts what was sold as worth nothing from that day on', () => {
    const sold = data({ exits: [{ id: 77, investmentId: 7, date: '2022-05-01' }] })
    expect(values(sold, '2022-12-31', 'fairValue', 'nav')).toEqual(['15.00', '60.00'])
    expect(figuresAt(sold, '2022-12-31').fairValue.rows[0]).toEqual({
      resource: 'transactions',
      ids: [77],
      date: '2022-05-01',
      amount: '0.00',
    })
    expect(
      values(data({ exits: [{ id: 77, investmentId: 7, date: '2024-05-01' }] }), '2023-12-31', 'fairValue'),
    ).toEqual(['100.00'])
  })

  test.each<[string, Partial<FundData>, CalendarDate, string]>([
    ['before the first period has ended', {}, '2021-06-30', 'No reporting period has ended by this day'],
    [
      'without accounting of the period',
      { accounting: [entry(1, '1')] },
      '2022-12-31',
      'There is no accounting entry for Q4 2022',
    ],
    [
      'without a fair value of something bought',
      { fairValues: [] },
      '2022-12-31',
      'There is no fair value of Alpha, Beta',
    ],
    [
      'without a fair value of something that came without being paid for',
      {
        investments: [
          ...data().investments,
          { id: 9, name: 'Gamma', geography: null, industry: null, currency: 'EUR' },
        ],
        bought: [...data().bought, { investmentId: 9, date: '2022-12-31' }],
      },
      '2022-12-31',
      'There is no fair value of Gamma',
    ],
  ])('has no value %s, and says so', (_, changes, date, reason) => {
    const figures = figuresAt(data(changes), date)
    for (const name of [
      'nav',
      'fairValue',
      'netNav',
      'accruedCarry',
      'rvpi',
      'tvpi',
      'netIrr',
      'grossIrr',
      'grossMultiple',
    ] as const)
      expect([name, figures[name].value, figures[name].reason]).toEqual([name, null, reason])
    expect(figures.called.value).toBe('100.00')
    expect(figures.dpi.value).not.toBeNull()
  })

  test('shows no net rate in the first two years, and no multiple while nothing is paid in', () => {
    expect(figuresAt(data(), '2022-12-31').netIrr).toMatchObject({
      value: null,
      reason: 'In the first two years a net IRR says too little',
    })
    expect(figuresAt(data(), '2022-12-31').grossIrr.value).not.toBeNull()
    expect(figuresAt(data(), '2021-12-31').grossIrr).toMatchObject({
      note: 'Annualised: the flows span less than a year',
      annualised: true,
    })
    expect(figuresAt(data(), '2022-12-31').grossIrr).not.toHaveProperty('annualised')
    const empty = figuresAt(data({ ledger: [], commitments: [] }), '2023-12-31')
    expect([empty.pic.reason, empty.dpi.reason, empty.tvpi.reason, empty.netIrr.reason]).toEqual([
      'Nothing is committed',
      'Nothing is paid in',
      'Nothing is paid in',
      'All flows lie on one day',
    ])
  })

  test('of a fund with nothing at all is n/a throughout', () => {
    const nothing = performance(
      data({
        periods: [],
        ledger: [],
        commitments: [],
        cash: [],
        investments: [],
        bought: [],
        fairValues: [],
        accounting: [],
      }),
      '2024-01-01',
    )
    expect(nothing).toMatchObject({
      asOf: '2024-01-01',
      period: null,
      previous: null,
      investments: [],
      jCurve: [],
      groups: { geography: [], industry: [], currency: [] },
    })
    expect(Object.values(nothing.figures).every(({ value, reason }) => value !== null || reason !== undefined)).toBe(
      true,
    )
  })
})
