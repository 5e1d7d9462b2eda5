import { describe, expect, test } from 'vitest'
import type { RuleContext } from '../../src/entityTypes.ts'
import { exchangeRateRules } from '../../src/currencies/rules.ts'

const TODAY: RuleContext<'exchangeRate'> = { today: '2026-11-21' }

describe('an exchange rate', () => {
  test('is accepted for two currencies on a day that has come', () => {
    expect(exchangeRateRules({ currencyId: 1, toCurrencyId: 2, date: '2026-11-21' }, TODAY)).toEqual([])
    expect(exchangeRateRules({ currencyId: 1, toCurrencyId: 2, date: '2020-09-30' }, TODAY)).toEqual([])
  })

  test('is refused when it states a currency in itself', () => {
    expect(exchangeRateRules({ currencyId: 1, toCurrencyId: 1, date: '2026-11-20' }, TODAY)).toEqual([
      { field: 'toCurrencyId', code: 'exchangeRate.sameCurrency' },
    ])
  })

  test('is refused for a day that has not come', () => {
    expect(exchangeRateRules({ currencyId: 1, toCurrencyId: 2, date: '2026-11-22' }, TODAY)).toEqual([
      { field: 'date', code: 'exchangeRate.future' },
    ])
  })
})
