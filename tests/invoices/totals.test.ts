import { describe, expect, test } from 'vitest'
import type { InvoiceProposeManagementFees } from '../../generated/types.ts'
import type { CalendarDate, Decimal } from '../../src/entity.ts'
import { lastPeriod, proposalFindings } from '../../src/invoices/proposals.ts'
import { computedInvoice, sumsByCurrency, totalWithVat } from '../../src/invoices/totals.ts'
import type { InvoiceSum } from '../../src/invoices/totals.ts'

describe('the total of an invoice', () => {
  test('with VAT is total + adjustment + VAT', () => {
    for (const [invoice, expected] of [
      [{ total: '1000.00', adjustment: '-50.00', vat: '161.50' }, '1111.50'],
      [{ total: '100', adjustment: null, vat: '17' }, '117.00'],
      [{ total: '-100.00', vat: '-17.00' }, '-117.00'],
      [{ total: '0.1', adjustment: '0.2', vat: '0' }, '0.30'],
    ] as const)
      expect(totalWithVat(invoice)).toBe(expected)
  })

  test('waits until a total is typed, and takes what is half typed as nothing', () => {
    expect([
      computedInvoice({ vat: '17' }),
      computedInvoice({ total: '' }),
      computedInvoice({ total: '100', vat: '1,' }),
    ]).toEqual([{ totalWithVat: null }, { totalWithVat: null }, { totalWithVat: '100.00' }])
  })

  test('is added up by currency and never over currencies', () => {
    const row = (currencyId: number, status: InvoiceSum['status'], count: number, total: Decimal): InvoiceSum => ({
      currencyId,
      status,
      count,
      adjustment: '-1.00',
      total,
      vat: '2.00',
    })
    expect(
      sumsByCurrency([row(1, 'Open', 1, '10.00'), row(2, 'Open', 4, '20.00'), row(2, 'Approved', 1, '30.00')]),
    ).toEqual([
      { currencyId: 2, count: 5, adjustment: '-2.00', total: '50.00', vat: '4.00', totalWithVat: '52.00' },
      { currencyId: 1, count: 1, adjustment: '-1.00', total: '10.00', vat: '2.00', totalWithVat: '11.00' },
    ])
    expect(sumsByCurrency([])).toEqual([])
  })
})

describe('the time of a proposed fee', () => {
  const codes = (input: Partial<InvoiceProposeManagementFees>) =>
    proposalFindings(input).map(({ field, code }) => [field, code])

  test('ends on its first day or later, after a year at most', () => {
    const fitting: [CalendarDate | undefined, CalendarDate][] = [
      ['2026-01-01', '2026-01-01'],
      ['2026-07-01', '2026-09-30'],
      ['2024-01-01', '2024-12-31'],
      [undefined, '2026-01-01'],
    ]
    for (const [from, to] of fitting) expect(codes({ from, to })).toEqual([])
    expect(codes({ from: '2026-01-02', to: '2026-01-01' })).toEqual([['to', 'invoice.feeToBeforeFrom']])
    expect(codes({ from: '2024-01-01', to: '2025-01-01' })).toEqual([['to', 'invoice.feeTooLong']])
  })

  test('takes fees earned from companies only together with their fund', () => {
    expect(codes({ feesEarned: '100' })).toEqual([['fundId', 'invoice.feesEarnedOfFund']])
    expect(codes({ feesEarned: '100', fundId: 1 })).toEqual([])
    expect(codes({ feesEarned: null })).toEqual([])
  })

  test('is the last quarter that has ended unless something else is typed', () => {
    expect(['2026-11-21', '2026-09-30', '2026-10-01', '2026-01-15'].map(day => lastPeriod(day))).toEqual([
      { from: '2026-07-01', to: '2026-09-30' },
      { from: '2026-07-01', to: '2026-09-30' },
      { from: '2026-07-01', to: '2026-09-30' },
      { from: '2025-10-01', to: '2025-12-31' },
    ])
  })

  test('follow how often the fund is invoiced: the last whole month, half-year or year that has ended', () => {
    const of = (frequency: Parameters<typeof lastPeriod>[1]) =>
      ['2026-11-21', '2026-06-30', '2026-03-31', '2026-01-15'].map(day =>
        Object.values(lastPeriod(day, frequency)).join(' – '),
      )
    expect(of('Monthly')).toEqual([
      '2026-10-01 – 2026-10-31',
      '2026-06-01 – 2026-06-30',
      '2026-03-01 – 2026-03-31',
      '2025-12-01 – 2025-12-31',
    ])
    expect(of('Semi-annual')).toEqual([
      '2026-01-01 – 2026-06-30',
      '2026-01-01 – 2026-06-30',
      '2025-07-01 – 2025-12-31',
      '2025-07-01 – 2025-12-31',
    ])
    expect(of('Annual')).toEqual([
      '2025-01-01 – 2025-12-31',
      '2025-01-01 – 2025-12-31',
      '2025-01-01 – 2025-12-31',
      '2025-01-01 – 2025-12-31',
    ])
    expect(of(undefined)).toEqual(of('Quarterly'))
  })
})
