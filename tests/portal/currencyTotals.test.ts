/** What an investor holds in each currency: sums of published figures, none across currencies. */
import { describe, expect, test } from 'vitest'
import { currencyTotals } from '../../src/portal/currencyTotals.ts'
import type { PublishedHolding } from '../../src/portal/holding.ts'

const holding = (statementId: number, given: Partial<PublishedHolding> = {}): PublishedHolding => ({
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
          remaining: '800.20',
          distributed: '100.10',
          nav: '700.30',
        },
      ],
      [2, expect.objectContaining({ currency: 'JPY', holdings: 1, commitment: '5000', from: '2026-06-30', nav: null })],
    ])
  })

  test('are none of one currency alone, whose figures stand on the cards', () => {
    expect(currencyTotals([]).size).toBe(0)
    expect(currencyTotals([holding(1), holding(2)]).size).toBe(0)
  })

  test('have no net asset value where one of the holdings has none, and leave out what has no currency', () => {
    const totals = currencyTotals([holding(1), holding(2, { nav: null }), holding(3, { currency: null })])
    expect([...totals.keys()]).toEqual([1])
    expect(totals.get(1)).toMatchObject({ holdings: 2, nav: null, called: '1200.00' })
  })
})
