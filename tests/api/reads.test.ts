/** One declaration is enough: the address, the functions that answer and the types of both ends follow from it. */
import { describe, expect, expectTypeOf, test } from 'vitest'
import { day, optional as mayBeAsked, recordId, word } from '../../src/api/parameters.ts'
import { addressOf } from '../../src/api/address.ts'
import { answered, read, totals, workbook } from '../../src/api/reads.ts'
import { choice, date, decimal, list, mapOf, nullable, object, optional, text } from '../../src/api/schema.ts'
import type { Of } from '../../src/api/schema.ts'
import type { CalendarDate, Decimal } from '../../src/entity.ts'

const tide = object({
  at: date,
  level: decimal,
  kind: choice(['high', 'low']),
  place: nullable(text),
  note: optional(text),
})

const reads = {
  tides: read({
    path: '/api/funds/{id}/tides',
    access: { entity: 'fund' },
    summary: 'Tides',
    parameters: { id: recordId('The fund.'), on: day('The day.'), near: mayBeAsked(word('A place.')) },
    answerDescription: 'The tides.',
    answer: list(tide),
  }),
  sums: totals({
    path: '/api/invoices/totals',
    entity: 'invoice',
    summary: 'Sums',
    answerDescription: 'The sums.',
    answer: object({ total: decimal }),
  }),
  table: workbook({
    path: '/api/funds/{id}/table',
    access: { group: 'read' },
    summary: 'Table',
    parameters: { id: recordId('The fund.') },
    fileName: 'table.xlsx',
  }),
}

describe('an answer that is described', () => {
  test('has a type and a JSON Schema that say the same', () => {
    expectTypeOf<Of<typeof tide>>().toEqualTypeOf<{
      at: CalendarDate
      level: Decimal
      kind: 'high' | 'low'
      place: string | null
      note?: string
    }>()
    expect(tide.json).toEqual({
      type: 'object',
      required: ['at', 'level', 'kind', 'place'],
      properties: {
        at: { type: 'string', format: 'date' },
        level: { type: 'string', format: 'decimal' },
        kind: { type: 'string', enum: ['high', 'low'] },
        place: { type: ['string', 'null'] },
        note: { type: 'string' },
      },
    })
    expect(nullable(choice(['high'])).json).toEqual({ type: ['string', 'null'], enum: ['high', null] })
    expect(mapOf(['high', 'low'], decimal).json).toMatchObject({ required: ['high', 'low'] })
  })
})

describe('a read that is declared', () => {
  test('has an address, in which what is not asked does not stand', () => {
    expect(addressOf(reads.tides, { id: 3, on: '2026-03-31' })).toBe('/api/funds/3/tides?on=2026-03-31')
    expect(addressOf(reads.tides, { id: 3, on: '2026-03-31', near: 'Köln & Bonn' })).toBe(
      '/api/funds/3/tides?on=2026-03-31&near=K%C3%B6ln+%26+Bonn',
    )
    expect(addressOf(reads.table, { id: 3 })).toBe('/api/funds/3/table')
    expect(addressOf(reads.sums, { filter: { status: 'Open' } })).toBe(
      '/api/invoices/totals?filter=%7B%22status%22%3A%22Open%22%7D',
    )
  })

  test('refuses to compile a parameter that it does not have, or of another kind', () => {
    // @ts-expect-error: "onn" is none of its parameters
    addressOf(reads.tides, { id: 3, onn: '2026-03-31' })
    // @ts-expect-error: the day is missing
    addressOf(reads.tides, { id: 3 })
    // @ts-expect-error: an id is a number
    addressOf(reads.tides, { id: '3', on: '2026-03-31' })
    // @ts-expect-error: no invoice has this state
    addressOf(reads.sums, { filter: { status: 'Opened' } })
    expect(Object.keys(reads.tides.parameters)).toEqual(['id', 'on', 'near'])
  })

  test('refuses to compile functions that are missing, superfluous, or answer something else', () => {
    const tides = async () => []
    const sums = async () => ({ total: '0' as const })
    const table = async () => []
    expect(answered(reads, { tides, sums, table }).map(({ kind }) => kind)).toEqual(['json', 'totals', 'workbook'])
    // @ts-expect-error: there is no function for the table
    answered(reads, { tides, sums })
    // @ts-expect-error: nothing declares waves
    answered(reads, { tides, sums, table, waves: tides })
    // @ts-expect-error: a total is text
    answered(reads, { tides, sums: async () => ({ total: 0 }), table })
    // @ts-expect-error: the fund's id is no text
    answered(reads, { tides: async (_context, given: { id: string }) => [given.id], sums, table })
  })
})
