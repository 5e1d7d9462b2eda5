/**
 * Returns with and without a subscription facility. The expected figures are reckoned by hand: with two flows the rate
 * is (back ÷ paid) to the power of 365 ÷ days, less one.
 */
import { describe, expect, test } from 'vitest'
import type { CalendarDate, Decimal } from '../../src/entity.ts'
import { round } from '../../src/money.ts'
import { advancesAt } from '../../src/performance/facility.ts'
import { figuresAt } from '../../src/performance/figures.ts'
import type { FacilityRow, FundData, LedgerSum } from '../../src/performance/fundData.ts'
import { cashFlows } from '../../src/performance/cashFlows.ts'
import { comparatives } from '../../src/performance/comparatives.ts'
import { partnerAccount, partnerReturns } from '../../src/performance/partnerReturns.ts'
import type { PartnerRows } from '../../src/performance/partnerReturns.ts'
import { performance } from '../../src/performance/performance.ts'
import { performanceSheets } from '../../src/performance/sheets.ts'
import { valueBridge } from '../../src/performance/valueBridge.ts'

let ids = 0
const moved = (date: CalendarDate, called: Decimal, distributed: Decimal = '0'): LedgerSum => ({
  resource: 'capital-movements',
  ids: [(ids += 1)],
  date,
  called,
  distributed,
  recallable: '0',
  impact: '0',
  shares: '0',
})
const facility = (date: CalendarDate, local: Decimal, changes: Partial<FacilityRow> = {}): FacilityRow => ({
  resource: 'transactions',
  ids: [(ids += 1)],
  date,
  currencyId: 1,
  local,
  amount: local,
  ...changes,
})
interface Given {
  ledger: LedgerSum[]
  facility?: FacilityRow[]
  nav: Decimal
  date?: CalendarDate
}
const dataOf = ({ ledger, facility: rows = [], nav, date = '2025-01-15' }: Given): FundData => ({
  fund: { id: 1, name: 'Fund', currency: 'EUR', decimals: 0, minorUnits: 2 },
  carry: null,
  carryWholeFund: false,
  carryFrom: null,
  periods: [{ id: 1, name: 'Last', date, status: 'Open' }],
  commitments: [],
  ledger,
  cash: [],
  facility: rows,
  investments: [],
  bought: [],
  fairValues: [],
  exits: [],
  accounting: [{ id: 1, reportingPeriodId: 1, totalCash: nav, borrowings: '0', otherAssetsAndLiabilities: '0' }],
})
/** A call of nothing long before, so that the first two years of the fund are over. */
const LONG_AGO = moved('2020-01-01', '0')
const shown = (given: Given) => {
  const figures = figuresAt(dataOf(given), given.date ?? '2025-01-15')
  return {
    tvpi: Number(figures.tvpi.value).toFixed(4),
    tvpiWithout: Number(figures.tvpiWithoutFacility.value).toFixed(4),
    irr: Number(figures.netIrr.value).toFixed(2),
    irrWithout: Number(figures.netIrrWithoutFacility.value).toFixed(2),
    called: figures.calledWithoutFacility.value,
    distributed: figures.distributedWithoutFacility.value,
    left: figures.netNavWithoutFacility.value,
    drawn: figures.facilityDrawn.value,
  }
}

describe('returns without a subscription facility', () => {
  test('begin with the draw: the call that repaid it had been made on its day', () => {
    const given: Given = {
      ledger: [LONG_AGO, moved('2024-07-15', '10000000.00')],
      facility: [facility('2024-01-15', '10000000.00'), facility('2024-07-15', '-10000000.00')],
      nav: '12000000.00',
    }
    // 1.2^(365/184) − 1 and 1.2^(365/366) − 1.
    expect(shown(given)).toEqual({
      tvpi: '1.2000',
      tvpiWithout: '1.2000',
      irr: '43.57',
      irrWithout: '19.94',
      called: '10000000.00',
      distributed: '0.00',
      left: '12000000.00',
      drawn: '0.00',
    })
  })

  test('count what is still drawn as paid in, and the value as if there were no debt', () => {
    const given: Given = {
      ledger: [LONG_AGO, moved('2024-07-15', '6000000.00')],
      facility: [facility('2024-01-15', '10000000.00'), facility('2024-07-15', '-6000000.00')],
      nav: '8000000.00',
    }
    // 8 ÷ 6, and (8 + 4) ÷ (6 + 4); (8 ÷ 6)^(365/184) − 1, and 1.2^(365/366) − 1.
    expect(shown(given)).toEqual({
      tvpi: '1.3333',
      tvpiWithout: '1.2000',
      irr: '76.95',
      irrWithout: '19.94',
      called: '10000000.00',
      distributed: '0.00',
      left: '12000000.00',
      drawn: '4000000.00',
    })
  })

  test('take the smallest amount for a draw, and one of nothing for none', () => {
    const drawn = (...rows: readonly FacilityRow[]) =>
      shown({ ledger: [LONG_AGO], facility: [...rows], nav: '10.00' }).drawn
    expect(drawn(facility('2024-01-15', '0.50'))).toBe('0.50')
    expect(drawn(facility('2024-01-15', '1.00'))).toBe('1.00')
    expect(drawn(facility('2024-01-15', '0.50'), facility('2024-02-15', '0.00'))).toBe('0.50')
  })

  test('count what was repaid out of no call as distributed on that day', () => {
    const given: Given = {
      ledger: [LONG_AGO, moved('2023-01-15', '5000000.00')],
      facility: [facility('2024-01-15', '10000000.00'), facility('2024-07-15', '-10000000.00')],
      nav: '6000000.00',
    }
    // The call of before the draw stands: 6 ÷ 5, and (10 + 6) ÷ (5 + 10).
    expect(shown(given)).toMatchObject({
      tvpi: '1.2000',
      tvpiWithout: '1.0667',
      called: '15000000.00',
      distributed: '10000000.00',
      left: '6000000.00',
    })
    expect(
      figuresAt(dataOf(given), '2025-01-15').netIrrWithoutFacility.rows.map(row => [row.date, row.amount]),
    ).toEqual([
      ['2023-01-15', '-5000000.00'],
      ['2024-01-15', '-10000000.00'],
      ['2024-07-15', '10000000.00'],
    ])
  })

  test('are those with it, and hidden, where nothing was drawn by the day', () => {
    const given: Given = { ledger: [LONG_AGO, moved('2024-01-15', '10.00')], nav: '12.00' }
    const later = { ...given, facility: [facility('2025-01-16', '5.00')] }
    for (const each of [given, later]) {
      const figures = figuresAt(dataOf(each), '2025-01-15')
      expect(figures.netIrrWithoutFacility).toMatchObject({ value: figures.netIrr.value, hidden: true, rows: [] })
      expect(figures.tvpiWithoutFacility).toMatchObject({ value: '1.2000000000', hidden: true })
      expect(figures.calledWithoutFacility).toMatchObject({ value: '10.00', hidden: true })
    }
    expect(figuresAt(dataOf({ ...later, date: '2025-01-16' }), '2025-01-16').facilityDrawn).not.toHaveProperty('hidden')
  })

  test('have no net IRR in the first two years either, counted from the first call and not from the draw', () => {
    const given: Given = {
      ledger: [moved('2023-01-16', '10.00')],
      facility: [facility('2022-06-30', '10.00'), facility('2023-01-16', '-10.00')],
      nav: '12.00',
    }
    const { netIrrWithoutFacility, tvpiWithoutFacility } = figuresAt(dataOf(given), '2025-01-15')
    expect(netIrrWithoutFacility).toMatchObject({
      value: null,
      reason: 'In the first two years a net IRR says too little',
    })
    expect(tvpiWithoutFacility.value).toBe('1.2000000000')
    const over = figuresAt(dataOf({ ...given, date: '2025-01-16' }), '2025-01-16')
    // 1.2^(365/931) − 1: 931 days since the draw.
    expect(Number(over.netIrrWithoutFacility.value).toFixed(2)).toBe('7.41')
  })

  test('have the reason of the value that is missing', () => {
    const data = { ...dataOf({ ledger: [LONG_AGO], facility: [facility('2024-01-15', '5.00')], nav: '1' }) }
    const { netIrrWithoutFacility, tvpiWithoutFacility, netNavWithoutFacility } = figuresAt(
      { ...data, accounting: [] },
      '2025-01-15',
    )
    for (const each of [netIrrWithoutFacility, tvpiWithoutFacility, netNavWithoutFacility])
      expect(each).toMatchObject({ value: null, reason: 'There is no accounting entry for Last' })
  })
})

describe('the workbook and the comparatives', () => {
  const NAMES = ['TVPI, without the facility', 'Net IRR, without the facility']
  const titlesOf = (data: FundData) => {
    const asOf = '2025-01-15'
    const [bridge, compared] = [valueBridge(data, [], asOf), comparatives(data, asOf)]
    if (!bridge) throw new Error('A fund has a bridge.')
    const sheets = performanceSheets({
      performance: performance(data, asOf),
      flows: cashFlows(data, asOf),
      bridge,
      compared,
    })
    return [
      compared.figures.map(({ title }) => title),
      ...['Key figures', 'Comparatives'].map(name => {
        const rows = sheets.find(({ title }) => title === name)?.rows ?? []
        return rows.map(([title]) => title)
      }),
    ].map(titles => titles.filter(title => typeof title === 'string' && title.includes('facility')))
  }

  test('have a line for each where the fund has drawn on a facility, and say nothing of one elsewhere', () => {
    const ledger = [LONG_AGO, moved('2024-07-15', '10.00')]
    const drawn = dataOf({ ledger, nav: '12.00', facility: [facility('2024-01-15', '10.00')] })
    expect(titlesOf(drawn)).toEqual([
      NAMES,
      [
        'Drawn on the subscription facility',
        'Called, without the facility',
        'Distributed, without the facility',
        'Net asset value of limited partners, without the facility',
        ...NAMES,
      ],
      NAMES,
    ])
    expect(titlesOf(dataOf({ ledger, nav: '12.00' }))).toEqual([[], [], []])
  })
})

describe('the returns of a partner without the facility', () => {
  /** 60 and 40 % of the commitments, 75 and 25 % of the call; the third holds nothing. */
  const rows: PartnerRows = {
    partners: [{ id: 1 }, { id: 2 }, { id: 3 }],
    commitments: [
      { limitedPartnerId: 1, date: '2022-01-01', value: '60.00' },
      { limitedPartnerId: 2, date: '2022-01-01', value: '40.00' },
    ],
    cash: [
      { limitedPartnerId: 1, date: '2022-07-15', contributed: '7.50', distributed: '0' },
      { limitedPartnerId: 2, date: '2022-07-15', contributed: '2.50', distributed: '0' },
    ],
    managementFees: new Map(),
  }
  const LEDGER = [moved('2022-07-15', '10.00')]
  const REPAID = [facility('2022-01-15', '10.00'), facility('2022-07-15', '-10.00')]
  const of = (rowsOfFacility: FacilityRow[], nav: Decimal, given = rows, ledger = LEDGER) =>
    partnerReturns(dataOf({ ledger, facility: rowsOfFacility, nav }), given, '2025-01-15').accounts.map(
      ({ withoutFacility }) => [
        withoutFacility && Number(withoutFacility.tvpi.value).toFixed(4),
        withoutFacility && Number(withoutFacility.irr.value).toFixed(2),
      ],
    )

  test('move the part of the call that each has paid to the day of the draw', () => {
    // 2 of profit by the commitments: 8.70 ÷ 7.50 and 3.30 ÷ 2.50, both over the 1,096 days since the draw.
    expect(of(REPAID, '12.00').slice(0, 2)).toEqual([
      ['1.1600', '5.07'],
      ['1.3200', '9.69'],
    ])
    expect(of([], '12.00')).toEqual([
      [undefined, undefined],
      [undefined, undefined],
      [undefined, undefined],
    ])
  })

  test('share what still stands by the commitments, and come to the fund together', () => {
    // (8.70 + 2.40) ÷ (7.50 + 2.40) and (3.30 + 1.60) ÷ (2.50 + 1.60); the fund (12 + 4) ÷ (10 + 4).
    const drawn = [...REPAID, facility('2024-10-15', '4.00')]
    expect(
      of(drawn, '12.00')
        .map(([tvpi]) => tvpi)
        .slice(0, 2),
    ).toEqual(['1.1212', '1.1951'])
    expect(shown({ ledger: LEDGER, facility: drawn, nav: '12.00' }).tvpiWithout).toBe('1.1429')
  })

  test('are the same on the page of the partner, with the reason in the first two years', () => {
    const data = dataOf({ ledger: [moved('2023-07-15', '10.00')], facility: REPAID, nav: '12.00' })
    const { account } = partnerAccount(data, rows, [], 1, '2025-01-15')
    expect(account?.withoutFacility).toMatchObject({
      irr: { value: null, reason: 'In the first two years a net IRR says too little' },
    })
  })

  test('leave out what a closing or a transfer moved on the day of the call', () => {
    const moving = (limitedPartnerId: number, contributed: Decimal, by: object) =>
      ({ limitedPartnerId, date: '2022-07-15', contributed, distributed: '0', ...by }) as const
    const given: PartnerRows = {
      ...rows,
      cash: [
        ...rows.cash,
        ...[{ transferId: 5 }, { closingId: 6 }].flatMap(by => [moving(1, '-1.00', by), moving(2, '1.00', by)]),
      ],
    }
    const [first] = partnerReturns(
      dataOf({ ledger: LEDGER, facility: REPAID, nav: '12.00' }),
      given,
      '2025-01-15',
    ).accounts
    // 7.50 of the call is the first one's part; the 2.00 that it got back stay on the day of the call.
    expect(first?.contributed).toBe('5.50')
    const flows = [-7.5, 2, Number(first?.balance)]
    const rate = Number(first?.withoutFacility?.irr.value) / 100
    const years = [0, 181 / 365, 1096 / 365]
    expect(flows.reduce((sum, flow, place) => sum + flow / (1 + rate) ** years[place]!, 0)).toBeCloseTo(0, 6)
  })
})

describe('what became of the draws', () => {
  const ends = (rows: FacilityRow[], ledger: LedgerSum[] = [], date: CalendarDate = '2025-12-31') =>
    advancesAt({ facility: rows, ledger }, date).map(advance =>
      [
        advance.draw.date,
        round(advance.amount, 2),
        advance.end,
        ...(advance.end === 'called' ? [advance.call.date] : []),
        ...(advance.end === 'returned' ? [advance.repayment.date] : []),
      ].join(' '),
    )

  test('the oldest is repaid first, in the order of the days whatever that of the rows', () => {
    const rows = [
      facility('2024-06-01', '-70.00'),
      facility('2024-03-01', '60.00'),
      facility('2024-02-01', '40.00'),
    ] satisfies FacilityRow[]
    const calls = [moved('2024-06-01', '500.00')]
    for (const each of [rows, rows.toReversed()])
      expect(ends(each, calls)).toEqual([
        '2024-02-01 40.00 called 2024-06-01',
        '2024-03-01 30.00 called 2024-06-01',
        '2024-03-01 30.00 outstanding',
      ])
  })

  test('the last call since the draw has repaid it, then those before, then the next one within thirty days', () => {
    const rows = [facility('2024-02-01', '100.00'), facility('2024-06-10', '-100.00')]
    const before = moved('2024-01-31', '500.00')
    const [early, late, soon] = [
      moved('2024-02-01', '20.00'),
      moved('2024-06-10', '30.00'),
      moved('2024-07-10', '15.00'),
    ]
    expect(ends(rows, [before, early, late, soon, moved('2024-07-11', '500.00')])).toEqual([
      '2024-02-01 30.00 called 2024-06-10',
      '2024-02-01 20.00 called 2024-02-01',
      '2024-02-01 15.00 called 2024-07-10',
      '2024-02-01 35.00 returned 2024-06-10',
    ])
  })

  test('a call repays no more than was called, by closings and transfers nothing is repaid', () => {
    const rows = [
      facility('2024-02-01', '30.00'),
      facility('2024-02-10', '-30.00'),
      facility('2024-02-10', '20.00'),
      facility('2024-02-20', '-20.00'),
    ]
    const others = [
      { ...moved('2024-02-20', '500.00'), resource: 'closings' },
      { ...moved('2024-02-20', '500.00'), resource: 'transfers' },
    ] satisfies LedgerSum[]
    expect(ends(rows, [moved('2024-02-10', '35.00'), ...others])).toEqual([
      '2024-02-01 30.00 called 2024-02-10',
      '2024-02-10 5.00 called 2024-02-10',
      '2024-02-10 15.00 returned 2024-02-20',
    ])
  })

  test('what is repaid on the day of its draw is repaid, whichever row is read first', () => {
    const rows = [facility('2024-02-01', '-30.00'), facility('2024-02-01', '30.00')]
    for (const each of [rows, rows.toReversed()]) expect(ends(each)).toEqual(['2024-02-01 30.00 returned 2024-02-01'])
  })

  test('what is repaid beyond what is drawn repays nothing', () => {
    expect(ends([facility('2024-02-01', '30.00'), facility('2024-02-02', '-50.00')])).toEqual([
      '2024-02-01 30.00 returned 2024-02-02',
    ])
    expect(ends([facility('2024-02-01', '-50.00')])).toEqual([])
  })

  test('each currency is repaid by itself, at the rate of the draw', () => {
    const inFrancs = { currencyId: 2 }
    const rows = [
      facility('2024-02-01', '100.00', { ...inFrancs, amount: '90.00' }),
      facility('2024-03-01', '-50.00'),
      facility('2024-03-02', '-40.00', { ...inFrancs, amount: '-44.00' }),
    ]
    expect(ends(rows, [moved('2024-03-02', '500.00')])).toEqual([
      '2024-02-01 36.00 called 2024-03-02',
      '2024-02-01 54.00 outstanding',
    ])
  })
})
