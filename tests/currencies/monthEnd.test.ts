import { describe, expect, test } from 'vitest'
import type { CalendarDate } from '../../src/entity.ts'
import type { Rate } from '../../src/currencies/currency.ts'
import { lastMonthEnd, monthEndRows } from '../../src/currencies/monthEnd.ts'

const [EUR, USD, GBP, SEK, JPY] = [1, 2, 3, 4, 5]
const MONTH_END = '2026-10-31'
const rate = (currencyId: number, date: CalendarDate, toCurrencyId = EUR): Rate => ({
  currencyId,
  toCurrencyId,
  date,
  rate: '1.5',
})
const rows = (rates: Rate[], ofFunds: number[] = [], ofInvestments: number[] = []) =>
  monthEndRows({ rates, ofFunds, ofInvestments, systemId: EUR, monthEnd: MONTH_END }).map(
    ({ currencyId, latest, missing }) => [currencyId, latest?.date, missing],
  )

describe('the rates of a month’s end', () => {
  test('are those of the last day of the month before today', () => {
    expect(lastMonthEnd('2026-11-21')).toBe(MONTH_END)
    expect(lastMonthEnd('2026-03-31')).toBe('2026-02-28')
  })

  test('are missing currency by currency: one that was entered does not silence the others', () => {
    expect(
      rows([rate(USD, '2026-09-30'), rate(USD, MONTH_END), rate(GBP, '2026-09-30'), rate(GBP, '2026-08-31')]),
    ).toEqual([
      [USD, MONTH_END, false],
      [GBP, '2026-09-30', true],
    ])
  })

  test('are needed of the currencies of funds too, never of the system currency', () => {
    expect(rows([], [EUR, SEK])).toEqual([[SEK, undefined, true]])
    expect(rows([], [EUR])).toEqual([])
    expect(rows([rate(USD, MONTH_END), rate(SEK, MONTH_END)], [SEK]).map(([currencyId]) => currencyId)).toEqual([
      SEK,
      USD,
    ])
  })

  test('are needed of the currency of an investment, though it has had no rate for a year', () => {
    expect(rows([rate(JPY, '2025-09-30')], [EUR], [JPY, EUR])).toEqual([[JPY, undefined, true]])
  })

  test('are not asked of a currency without a rate for a year, and a later rate or one in another currency is none', () => {
    expect(rows([rate(JPY, '2025-10-31')])).toEqual([])
    expect(rows([rate(JPY, '2025-11-30')])).toEqual([[JPY, '2025-11-30', true]])
    expect(rows([rate(USD, '2026-11-10'), rate(GBP, MONTH_END, USD)])).toEqual([])
  })
})
