import { describe, expect, test } from 'vitest'
import type { Field } from '../../src/entity.ts'
import { bodyOf, changedFields, isEmpty, mergeValues, sameValue, startValues } from '../../src/web/kit/data/values.ts'

const text = (name: string, more: Partial<Field> = {}): Field => ({
  name,
  column: name,
  title: name,
  kind: 'text',
  ...more,
})
const names = (fields: readonly Field[]) => fields.map(field => field.name)

describe('the values of a form', () => {
  test('nothing, null, an empty text and an empty list are empty; zero and no are not', () => {
    for (const value of [undefined, null, '', []]) expect(isEmpty(value)).toBe(true)
    for (const value of [0, false, '0', [0], {}]) expect(isEmpty(value)).toBe(false)
  })

  test('empty is the same as empty, and lines are compared by what they hold', () => {
    expect(sameValue(null, '')).toBe(true)
    expect(sameValue(null, 0)).toBe(false)
    expect(sameValue([{ date: '2026-01-01', note: null }], [{ note: '', date: '2026-01-01' }])).toBe(true)
    expect(sameValue([{ date: '2026-01-01' }], [{ date: '2026-01-02' }])).toBe(false)
  })

  test('a new record starts with the defaults of its schema, overruled by what is given', () => {
    expect(startValues([text('a', { default: 'x' }), text('b', { default: 'y' }), text('c')], { b: 'z' })).toEqual({
      a: 'x',
      b: 'z',
    })
  })

  test('a body holds writable values only', () => {
    const fields = [
      text('name'),
      text('status', { readOnly: true }),
      text('total', { computed: 'a sum' }),
      text('fundId', { createOnly: true }),
    ]
    const values = { name: 'A', status: 'Open', total: '1', fundId: 7, unknown: 1 }
    expect(bodyOf(values, fields, true)).toEqual({ name: 'A', fundId: 7 })
    expect(bodyOf(values, fields, false)).toEqual({ name: 'A' })
  })

  test('a body leaves out what is empty, and keeps zero and no', () => {
    const fields = [text('a'), text('b'), text('c'), text('d')]
    expect(bodyOf({ a: '', b: null, c: 0, d: false }, fields, false)).toEqual({ c: 0, d: false })
  })

  test('a body has texts without the blanks around them, in lines too, and no text of blanks', () => {
    const fields = [
      text('a'),
      text('b'),
      text('c', { format: 'email' }),
      text('d', { format: 'phone' }),
      text('lines', { kind: 'childRows', fields: [text('note')] }),
    ]
    expect(
      bodyOf({ a: ' x y ', b: '  ', c: ' a@b.example', d: ' ', lines: [{ note: ' z' }, { note: ' ' }] }, fields, true),
    ).toEqual({ a: 'x y', c: ' a@b.example', lines: [{ note: 'z' }, {}] })
  })

  test('lines keep their id, so that the server knows the old ones', () => {
    const fields = [text('lines', { kind: 'childRows', fields: [text('date'), text('sum', { computed: 'x' })] })]
    expect(bodyOf({ lines: [{ id: 3, date: 'd', sum: '1', position: 0 }, { date: '' }] }, fields, false)).toEqual({
      lines: [{ id: 3, date: 'd' }, {}],
    })
  })

  test('a computed value that changes is no change of a person', () => {
    const fields = [text('a'), text('b', { computed: 'x' })]
    expect(names(changedFields(fields, { a: '1', b: '1' }, { a: '2', b: '2' }))).toEqual(['a'])
    expect(changedFields(fields, { a: null }, { a: '' })).toEqual([])
  })
})

describe('two people who change the same record', () => {
  const fields = ['mine', 'theirs', 'both', 'same', 'none'].map(name => text(name))
  const loaded = { mine: '1', theirs: '1', both: '1', same: '1', none: '1', version: 1 }
  const stored = { mine: '1', theirs: '2', both: '2', same: '2', none: '1', version: 2 }
  const typed = { mine: '3', theirs: '1', both: '3', same: '2', none: '1', version: 1 }
  const merge = mergeValues(fields, loaded, stored, typed)

  test('only what both changed to different values is asked about', () => {
    expect(merge.conflicts.map(({ field, stored: now, mine }) => [field.name, now, mine])).toEqual([['both', '2', '3']])
  })

  test('what only the other changed is taken over and named', () => {
    expect(names(merge.taken)).toEqual(['theirs'])
    expect(merge.values).toMatchObject({ theirs: '2', none: '1', version: 2 })
  })

  test('what only I changed stays mine', () => {
    expect(merge.values['mine']).toBe('3')
  })

  test('an amount that follows from others is neither asked about nor told: it follows from what was chosen', () => {
    const of = (local: string, amount: string) => ({ local, amount })
    const both = mergeValues(
      [text('local'), text('amount', { derived: 'Local amount × rate.' })],
      of('1', '2'),
      of('5', '10'),
      of('7', '14'),
    )
    expect([both.conflicts.map(({ field }) => field.name), both.taken]).toEqual([['local'], []])
  })

  test('without a change of mine nothing is in conflict', () => {
    expect(mergeValues(fields, loaded, stored, loaded)).toMatchObject({ conflicts: [], values: stored })
  })
})
