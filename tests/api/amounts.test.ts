import { describe, expect, test } from 'vitest'
import { investment } from '../../generated/entities/investment.ts'
import { transaction } from '../../generated/entities/transaction.ts'
import { amountFindings, amountsToCheck } from '../../src/api/amounts.ts'
import { asAmount, roundAmount, splitAmount } from '../../src/money.ts'
import { formatAmount } from '../../src/formats.ts'
import type { Decimal } from '../../src/entity.ts'

const UNITS: Record<number, { code: string; minorUnits: number }> = {
  1: { code: 'JPY', minorUnits: 0 },
  2: { code: 'EUR', minorUnits: 2 },
  3: { code: 'KWD', minorUnits: 3 },
}

describe('an amount', () => {
  test('is written with the decimals of its currency, and with more only where it has them', () => {
    const written = (texts: readonly Decimal[], minorUnits?: number) => texts.map(text => asAmount(text, minorUnits))
    expect(written(['100', '100.0000', '1.5', '1.234', '1.2340', '1.2345', '-0.0000'])).toEqual([
      '100.00',
      '100.00',
      '1.50',
      '1.234',
      '1.234',
      '1.2345',
      '0.00',
    ])
    expect(written(['100.00', '1.5', '0', '-0.0'], 0)).toEqual(['100', '1.5', '0', '0'])
    expect(written(['100', '1.2345', '1.25'], 3)).toEqual(['100.000', '1.2345', '1.250'])
    expect([roundAmount('1.0005', 3), roundAmount('1.5', 0), roundAmount('-2.345', 2)]).toEqual(['1.001', '2', '-2.35'])
  })

  test('is shown with the decimals of its currency, and hides nothing that is stored', () => {
    expect([formatAmount('1234.00', 0), formatAmount('1.25', 3), formatAmount('-1.234', 2)]).toEqual([
      '1,234',
      '1.250',
      '(1.234)',
    ])
  })

  test('is split to the smallest unit of its currency, or of its own where that is finer', () => {
    const parts = (amount: Decimal, minorUnits: number) =>
      splitAmount<Decimal>(amount, ['1', '1', '1'], weight => weight, minorUnits).map(([, part]) => part)
    expect(parts('100.00', 0)).toEqual(['34', '33', '33'])
    expect(parts('0.50', 0)).toEqual(['0.2', '0.2', '0.1'])
  })

  test.each([
    [1, '-10.55', 'currency.wholeUnits'],
    [1, '-10.00', undefined],
    [2, '-10.555', 'currency.decimals'],
    [2, '-10.55', undefined],
    [3, '-10.5555', 'currency.decimals'],
    [3, '-10.555', undefined],
    // A currency that is not known yet refuses nothing.
    [4, '-10.5555', undefined],
  ] as const)('has at most the decimals of its currency: %i, %s', (currencyId, amountLocal, code) => {
    const found = (before?: object) =>
      amountFindings(
        transaction,
        amountsToCheck(transaction.fields, { currencyId, amountLocal }, before),
        unit => UNITS[unit === 'currencyId' ? currencyId : 2],
      ).map(finding => [finding.field, finding.code])
    expect(found()).toEqual(code === undefined ? [] : [['amountLocal', code]])
    // What stands as it stood is nobody's mistake of today.
    expect(found({ amountLocal })).toEqual([])
  })

  test('inside a record is named by its place, in the currency of the record', () => {
    const record = { dealCurrencyId: 1, commitments: [{ value: '2' }, { value: '1.5' }] }
    expect(
      amountFindings(investment, amountsToCheck(investment.fields, record, undefined), () => UNITS[1]).map(
        ({ field, values }) => [field, values],
      ),
    ).toEqual([['commitments.1.value', { currency: 'JPY', decimals: 0 }]])
  })
})
