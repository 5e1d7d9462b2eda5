/** What an investor holds in each currency: sums of published figures and what follows of them, never across two. */
import { describe, expect, test } from 'vitest'
import { currencyTotals } from '../../src/portal/currencyTotals.ts'
import type { CountedHolding } from '../../src/portal/currencyTotals.ts'

const holding = (statementId: number, given: Partial<CountedHolding> = {}): CountedHolding => ({
  statementId,
  period: { name: 'Q2 2026', date: '2026-06-30' },
  vintageYear: 2022,
  currency: 'EUR',
  minorUnits: 2,
  commitment: '1000.10',
  share: null,
  called: '600.00',
  outside: '0.00',
  calledPercent: null,
  distributed: '50.05',
  recallable: '0.00',
  remaining: '400.10',
  nav: '700.00',
  dpi: null,
  rvpi: null,
  tvpi: null,
  netIrr: null,
  netIrrReason: null,
  note: null,
  cashFlows: [],
  ...given,
})

describe('totals by currency', () => {
  test('R016 add up what is held in each of several currencies, with the days of the figures', () => {
    const period = { name: 'Q1 2026', date: '2026-03-31' } as const
    const totals = currencyTotals([
      holding(1),
      holding(2, { currency: 'JPY', minorUnits: 0, commitment: '5000', called: '1', distributed: '0', nav: null }),
      holding(3, { period, commitment: '0.20', nav: '0.30' }),
    ])
    expect([...totals]).toEqual([
      [
        1,
        {
          currency: 'EUR',
          minorUnits: 2,
          holdings: 2,
          from: '2026-03-31',
          to: '2026-06-30',
          commitment: '1000.30',
          called: '1200.00',
          // 1,200 of 1,000.30.
          calledPercent: '119.96',
          remaining: '800.20',
          distributed: '100.10',
          nav: '700.30',
          // (100.10 + 700.30) ÷ 1,200.
          tvpi: '0.6670000000',
          netIrr: null,
        },
      ],
      [
        2,
        expect.objectContaining({
          currency: 'JPY',
          holdings: 1,
          commitment: '5000',
          from: '2026-06-30',
          nav: null,
          tvpi: null,
        }),
      ],
    ])
  })

  test('are those of one currency too, and none of a holding alone, whose figures stand on its card', () => {
    expect(currencyTotals([]).size).toBe(0)
    expect(currencyTotals([holding(1)]).size).toBe(0)
    expect(currencyTotals([holding(1), holding(2, { currency: null })]).size).toBe(0)
    const [total] = currencyTotals([holding(1), holding(2)]).values()
    expect(total).toMatchObject({ currency: 'EUR', holdings: 2, commitment: '2000.20', calledPercent: '59.99' })
  })

  test('have multiples and the rate of all their cash, never a mean of those of the holdings', () => {
    const paid = (called: '100.00' | '900.00') => [{ date: '2025-06-30', called, distributed: '0.00' }] as const
    const own = { distributed: '0.00', netIrr: '1.00' } as const
    const both = [
      holding(1, { ...own, commitment: '100.00', called: '100.00', nav: '150.00', cashFlows: paid('100.00') }),
      holding(2, { ...own, commitment: '2900.00', called: '900.00', nav: '900.00', cashFlows: paid('900.00') }),
    ] as const
    const of = (...holdings: CountedHolding[]) => currencyTotals(holdings).get(1)
    // 1,000 of 3,000 are called, and were 1,050 a year later.
    expect(of(...both)).toMatchObject({ calledPercent: '33.33', tvpi: '1.0500000000' })
    expect(Number(of(...both)?.netIrr)).toBeCloseTo(5, 8)
    // Without the rate of one of them, with figures of several days, or without a net asset value there is none.
    const [first, second] = both
    const earlier = { name: 'Q1 2026', date: '2026-03-31' } as const
    expect(of(first, { ...second, netIrr: null })).toMatchObject({ tvpi: '1.0500000000', netIrr: null })
    expect(of(first, { ...second, period: earlier })).toMatchObject({ tvpi: '1.0500000000', netIrr: null })
    expect(of(first, { ...second, nav: null })).toMatchObject({ calledPercent: '33.33', tvpi: null, netIrr: null })
    const nothing = { commitment: '0.00', called: '0.00' } as const
    expect(of({ ...first, ...nothing }, { ...second, ...nothing })).toMatchObject({ calledPercent: null, tvpi: null })
  })

  test('have no net asset value where one of the holdings has none, and leave out what has no currency', () => {
    const totals = currencyTotals([holding(1), holding(2, { nav: null }), holding(3, { currency: null })])
    expect([...totals.keys()]).toEqual([1])
    expect(totals.get(1)).toMatchObject({ holdings: 2, nav: null, called: '1200.00' })
  })
})
