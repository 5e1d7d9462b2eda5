import { describe, expect, test } from 'vitest'
import { invoice } from '../../generated/entities/invoice.ts'
import type { Draft, Stored } from '../../src/entityTypes.ts'
import { FIXED_OF_FEE, invoiceRules } from '../../src/invoices/rules.ts'
import { draftOf } from '../../src/validation.ts'

describe('an invoice', () => {
  const stored: Stored<'invoice'> = {
    id: 5,
    version: 1,
    createdAt: '2026-10-05T08:00:00.000Z',
    updatedAt: '2026-10-05T08:00:00.000Z',
    status: 'Open',
    feeFrom: null,
    feeTo: null,
    computedFee: null,
    offsetsCarriedForward: null,
    feeTrace: [],
    fundId: 1,
    supplier: 'Larkmoor',
    number: 'MF-1-2026-09-30',
    currencyId: 2,
    total: '50410.96',
    date: '2026-10-05',
    adjustment: '0.00',
    vat: '0.00',
  }
  const changed = {
    fundId: 2,
    supplier: 'Other',
    number: 'X',
    currencyId: 3,
    total: '1.00',
    date: '2026-10-06',
    adjustment: '5.00',
    vat: '1.00',
  } satisfies Draft<'invoice'>

  test('whose fee was proposed keeps what follows from the fee; date, adjustment and VAT are free', () => {
    const before: Stored<'invoice'> = { ...stored, feeFrom: '2026-07-01' }
    expect(invoiceRules({ ...before, ...changed }, { today: '2026-11-21', before })).toEqual(
      FIXED_OF_FEE.map(field => ({ field, code: 'invoice.fixedOfFee' })),
    )
    expect(
      invoiceRules({ ...before, date: changed.date, adjustment: '5.00', vat: '1.00' }, { today: '2026-11-21', before }),
    ).toEqual([])
  })

  test.each([
    ['100.00', '-100.00', '0.00', []],
    ['100.00', '-100.01', '0.00', ['adjustment']],
    ['100.00', '20.00', '-0.01', ['vat']],
    ['100.00', '-150.00', '10.00', ['adjustment', 'vat']],
    ['-100.00', '20.00', '-17.00', []],
    ['-100.00', '100.01', '0.00', ['adjustment']],
    ['-100.00', '0.00', '17.00', ['vat']],
    ['100.00', '-100.00', '-5.00', []],
    ['0.00', '5.00', '-1.00', []],
  ] as const)('of %s, adjusted by %s, with VAT of %s is asked about at %j', (total, adjustment, vat, fields) => {
    const found = invoiceRules({ ...stored, total, adjustment, vat }, { today: '2026-11-21', before: stored })
    expect(found.map(({ field, warning }) => [field, warning])).toEqual(fields.map(field => [field, true]))
  })

  test('entered by hand may change in everything, and a new one is free', () => {
    expect(invoiceRules({ ...stored, ...changed }, { today: '2026-11-21', before: stored })).toEqual([])
    expect(invoiceRules(stored, { today: '2026-11-21' })).toEqual([])
  })

  test('an invoice dated after today is warned of, one of today or earlier is not', () => {
    expect(invoiceRules({ date: '2026-11-22' }, { today: '2026-11-21' })).toEqual([
      { field: 'date', code: 'invoice.later', values: { date: '22/11/2026', today: '21/11/2026' }, warning: true },
    ])
    for (const date of ['2026-11-21', '2019-01-01', undefined, 'no day'])
      expect(invoiceRules(draftOf(invoice, { date }), { today: '2026-11-21' })).toEqual([])
  })
})
