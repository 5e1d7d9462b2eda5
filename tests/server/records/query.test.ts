import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareDates } from '../../../src/calendar.ts'
import type { StoredRecord } from '../../../src/server/records/values.ts'
import { compare } from '../../../src/money.ts'
import { entityOf } from '../samples.ts'
import { decimalOf } from '../../decimals.ts'
import { serve } from '../serve.ts'
import { seedOf } from '../../seeds.ts'

const WORDS = ['Ash', 'ash tree', '100%', 'a_b', 'back\\slash', "O'Brien", 'Zürich', 'ZÜRICH', '%', '']

const { api, world } = await serve({ areas: {} })
for (let index = 0; index < 40; index += 1) {
  await world.make('transactions', {
    date: `2025-0${1 + (index % 6)}-1${index % 3}`,
    amountFund: [`${index - 20}.50`, '0', '1000000.01', '-7'][index % 4],
    description: `${WORDS[index % WORDS.length]} row`,
    status: ['Planned', 'Booked', 'Pending'][index % 3],
    nonCashItem: index % 2 === 0,
    ...(index % 5 === 0 && { counterparty: WORDS[index % 9] }),
  })
}
const rows = (await api.get('user', '/api/transactions?range=[0,999]')).json<StoredRecord[]>()

const address = (parts: Record<string, unknown>, resource = 'transactions') =>
  `/api/${resource}?${Object.entries(parts)
    .map(([name, value]) => `${name}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`)
    .join('&')}`
const ask = (parts: Record<string, unknown>, resource?: string) => api.get('user', address(parts, resource))
const found = async (filter: Record<string, unknown>) =>
  (await ask({ filter, range: [0, 999] }))
    .json<StoredRecord[]>()
    .map(({ id }) => id)
    .sort((a, b) => a - b)
const idsWhere = (fits: (row: StoredRecord) => boolean) =>
  rows
    .filter(fits)
    .map(({ id }) => id)
    .sort((a, b) => a - b)

type Test = (row: StoredRecord) => boolean
const lower = (text: unknown) => String(text).toLowerCase()

/** Filters beside what they mean, so that the database and this file have to agree. */
const dates = fc.constantFrom('2025-01-10', '2025-02-11', '2025-04-30', '2024-12-31')
const amounts = fc.constantFrom('0', '-7', '-7.00', '1000000.01', '5.50', '-0.5')
const statuses = fc.constantFrom('Planned', 'Booked', 'Pending', 'Cancelled')
const pieces = fc.constantFrom('ash', 'ROW', '%', '_', '\\', "'", '100%', 'ü', 'a_b', 'nothing')
const conditions: fc.Arbitrary<[string, unknown, Test]> = fc.oneof(
  dates.map((day): [string, unknown, Test] => ['date_gte', day, row => compareDates(String(row['date']), day) >= 0]),
  dates.map((day): [string, unknown, Test] => ['date_lt', day, row => compareDates(String(row['date']), day) < 0]),
  amounts.map((value): [string, unknown, Test] => [
    'amountFund',
    value,
    row => compare(decimalOf(row['amountFund']), value) === 0,
  ]),
  amounts.map((value): [string, unknown, Test] => [
    'amountFund_gt',
    value,
    row => compare(decimalOf(row['amountFund']), value) > 0,
  ]),
  amounts.map((value): [string, unknown, Test] => [
    'amountFund_lte',
    value,
    row => compare(decimalOf(row['amountFund']), value) <= 0,
  ]),
  statuses.map((value): [string, unknown, Test] => ['status', value, row => row['status'] === value]),
  statuses.map((value): [string, unknown, Test] => ['status_ne', value, row => row['status'] !== value]),
  fc
    .array(statuses, { maxLength: 3 })
    .map((list): [string, unknown, Test] => [
      'status',
      list,
      row => (list as string[]).includes(String(row['status'])),
    ]),
  fc.boolean().map((value): [string, unknown, Test] => ['nonCashItem', value, row => row['nonCashItem'] === value]),
  fc
    .boolean()
    .map((value): [string, unknown, Test] => [
      'counterparty_null',
      value,
      row => (row['counterparty'] === null) === value,
    ]),
  fc.constant<[string, unknown, Test]>(['counterparty', null, row => row['counterparty'] === null]),
  fc
    .constantFrom('Ash', "O'Brien", 'nobody', null)
    .map((value): [string, unknown, Test] => ['counterparty_ne', value, row => row['counterparty'] !== value]),
  pieces.map((piece): [string, unknown, Test] => [
    'description_like',
    piece,
    row => lower(row['description']).includes(lower(piece)),
  ]),
)

describe('a filter', () => {
  test('finds exactly the records it describes, alone and together with others', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(conditions, { minLength: 1, maxLength: 4, selector: ([key]) => key }),
        async chosen => {
          const filter = Object.fromEntries(chosen.map(([key, value]) => [key, value]))
          expect(await found(filter)).toEqual(idsWhere(row => chosen.every(([, , fits]) => fits(row))))
        },
      ),
      { numRuns: 80, seed: seedOf(20261121) },
    )
  })

  test('of unknown things is refused, never dropped and never a failure', async () => {
    const known = new Set([
      ...entityOf('transactions').fields.map(field => field.name),
      'id',
      'version',
      'createdAt',
      'updatedAt',
      'q',
    ])
    const keys = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 30 }),
      fc.constantFrom(
        'fund.tenantId',
        'tenantId',
        'tenant_id',
        'amount_fund',
        'date_between',
        'date_',
        '_gte',
        'toString',
        '__proto__',
        'constructor',
        '$or',
        'id; drop table funds',
        't.id',
        'date_gte_lte',
        'description_gt',
        'nonCashItem_like',
        'amountFund_like',
        'status_gte',
      ),
    )
    await fc.assert(
      fc.asyncProperty(
        keys.filter(key => !known.has(key)),
        fc.jsonValue(),
        async (key, value) => {
          const answer = await ask({ filter: `{${JSON.stringify(key)}:${JSON.stringify(value)}}` })
          expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'application/problem+json'])
        },
      ),
      { numRuns: 150, seed: seedOf(20261121) },
    )
  })

  test('with a value that does not fit is refused', async () => {
    const values = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom(
        'NaN',
        'Infinity',
        '1e5',
        '',
        ' 1',
        '2025-02-30',
        '0000-01-01',
        'today',
        'infinity',
        '2025-13-01',
        '\u0000',
        '\ud800',
      ),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(
          'date_gte',
          'amountFund',
          'status',
          'fundId',
          'nonCashItem_eq',
          'description_like',
          'createdAt_gt',
          'status_null',
          'id_in',
          'date_in',
          'q',
        ),
        values,
        async (key, value) => {
          const { statusCode } = await ask({ filter: { [key]: value } })
          expect(statusCode === 200 || statusCode === 400).toBe(true)
        },
      ),
      { numRuns: 200, seed: seedOf(20261121) },
    )
    for (const filter of [
      { date_gte: '2025-02-30' },
      { amountFund: 5 },
      { amountFund: 'NaN' },
      { status: 'Unknown' },
      { fundId: '01' },
      { fundId: 'Ash' },
      { fundId: 1.5 },
      { nonCashItem: 'false' },
      { q: 5 },
      { status_in: 'Booked' },
      { description_like: null },
      { id: Array.from({ length: 1001 }, (_, id) => id) },
    ]) {
      expect((await ask({ filter })).statusCode, JSON.stringify(filter)).toBe(400)
    }
  })

  test.each([
    '{',
    '[]',
    '"x"',
    '1',
    'null',
    '',
    '{"a":',
    '{"__proto__":{"x":1}}',
    '{"constructor":{"prototype":{"x":1}}}',
  ])('that is no JSON object (%s) is refused', async filter => {
    expect((await ask({ filter })).statusCode).toBe(400)
    expect(({} as { x?: unknown }).x).toBeUndefined()
  })

  test('by ids answers all of them without a range, and only those that exist', async () => {
    const ids = rows.map(({ id }) => id)
    const answer = await ask({ filter: { id: [...ids, 123_456_789] } })
    expect(
      answer
        .json<StoredRecord[]>()
        .map(({ id }) => id)
        .sort((a, b) => a - b),
    ).toEqual([...ids].sort((a, b) => a - b))
    expect(answer.headers['content-range']).toBe(`transactions 0-${ids.length - 1}/${ids.length}`)
    expect((await ask({ filter: { id: [] } })).json()).toEqual([])
  })

  test('for another value finds what is empty, too', async () => {
    const [named] = rows.flatMap(row => (typeof row['counterparty'] === 'string' ? [row['counterparty']] : []))
    const others = await found({ counterparty_ne: named })
    expect(others).toEqual(idsWhere(row => row['counterparty'] !== named))
    expect(others).toEqual(expect.arrayContaining(idsWhere(row => row['counterparty'] === null)))
    expect(others.length).toBeLessThan(rows.length)
  })

  test('q takes ten words, and of more it says so', async () => {
    const words = (count: number) => Array.from({ length: count }, () => 'row').join(' ')
    expect(await found({ q: words(10) })).toEqual(await found({ q: 'row' }))
    const many = await ask({ filter: { q: words(11) } })
    expect([many.statusCode, many.json<{ detail: string }>().detail]).toEqual([400, expect.stringMatching(/10/)])
  })

  test('q wants every word somewhere in the searched columns, whatever its letters', async () => {
    const searched = entityOf('transactions').search
    for (const q of ['ash row', 'ROW zürich', '100% row', 'a_b', "o'brien", 'nothing', '   ', '\\']) {
      const words = q
        .toLowerCase()
        .split(/\s+/)
        .filter(word => word !== '')
      expect(await found({ q }), q).toEqual(
        idsWhere(row => words.every(word => searched.some(name => lower(row[name] ?? '').includes(word)))),
      )
    }
  })
})

describe('an order', () => {
  test.each([
    ['date', 'ASC'],
    ['date', 'DESC'],
    ['amountFund', 'ASC'],
    ['amountFund', 'desc'],
    ['id', 'DESC'],
    ['counterparty', 'ASC'],
    ['counterparty', 'DESC'],
  ])('by %s %s holds for the whole list, without gaps or repetitions between pages', async (field, direction) => {
    const pages: StoredRecord[] = []
    for (let from = 0; from < rows.length; from += 7)
      pages.push(...(await ask({ sort: [field, direction], range: [from, from + 6] })).json<StoredRecord[]>())
    expect(new Set(pages.map(({ id }) => id)).size).toBe(rows.length)
    const values = pages.map(row => row[field])
    const filled = values.filter(value => value !== null)
    expect(values.slice(0, filled.length)).toEqual(filled)
    const sign = direction.toLowerCase() === 'desc' ? -1 : 1
    for (let index = 1; index < filled.length && field !== 'counterparty'; index += 1) {
      const [a, b] = [String(filled[index - 1]), String(filled[index])]
      expect(sign * (field === 'date' ? compareDates(a, b) : compare(decimalOf(a), decimalOf(b)))).toBeLessThanOrEqual(
        0,
      )
    }
  })

  test('by a reference follows the names that people see', async () => {
    const fund = await world.make('funds', { name: 'Aaa first' })
    await world.make('transactions', { fundId: fund.id })
    expect((await ask({ sort: ['fundId', 'ASC'], range: [0, 0] })).json<StoredRecord[]>()[0]!['fundId']).toBe(fund.id)
  })

  test('by anything else is refused', async () => {
    const sorts = fc.oneof(
      fc.tuple(fc.string({ maxLength: 40 }), fc.constantFrom('ASC', 'DESC')),
      fc.tuple(fc.constant('date'), fc.string({ maxLength: 40 })),
      fc.jsonValue(),
    )
    const names = new Set([
      ...entityOf('transactions').fields.map(field => field.name),
      'id',
      'version',
      'createdAt',
      'updatedAt',
    ])
    await fc.assert(
      fc.asyncProperty(
        sorts.filter(
          sort => !(Array.isArray(sort) && names.has(String(sort[0])) && /^(asc|desc)$/i.test(String(sort[1]))),
        ),
        async sort => {
          expect((await ask({ sort: JSON.stringify(sort) })).statusCode).toBe(400)
        },
      ),
      { numRuns: 80, seed: seedOf(20261121) },
    )
  })
})

describe('a range', () => {
  test('R444 is 25 records when none is asked for, and 1,000 at most', async () => {
    const answer = await ask({})
    expect([answer.json<unknown[]>().length, answer.headers['content-range']]).toEqual([
      25,
      `transactions 0-24/${rows.length + 1}`,
    ])
    expect((await ask({ range: [0, 999] })).statusCode).toBe(200)
    expect((await ask({ range: [0, 1000] })).statusCode).toBe(400)
    expect((await ask({ range: [0, 1999] })).json<{ detail: string }>().detail).toBe(
      'At most 1000 records can be asked for at once',
    )
  })

  test('reaches 10,000 lines of one parent', async () => {
    const fund = await world.shared('funds')
    expect((await ask({ filter: { fundId: fund.id }, range: [0, 9_999] })).statusCode).toBe(200)
    expect((await ask({ filter: { fundId: fund.id }, range: [0, 10_000] })).statusCode).toBe(400)
    expect((await ask({ filter: { fundId: [fund.id] }, range: [0, 9_999] })).statusCode).toBe(400)
  })

  test('beyond the end is empty and still tells how many there are', async () => {
    const answer = await ask({ range: [500, 524] })
    expect([answer.statusCode, answer.json(), answer.headers['content-range']]).toEqual([
      200,
      [],
      `transactions */${rows.length + 1}`,
    ])
  })

  test.each([
    '[-5,10]',
    '[24,0]',
    '[0]',
    '[0,1,2]',
    '["0","1"]',
    '[0.5,1]',
    '{}',
    'x',
    '[0,999999999]',
    '[0,1e999]',
    'null',
  ])('%s is refused', async range => {
    expect((await ask({ range })).statusCode).toBe(400)
  })
})

describe('a query parameter', () => {
  test.each([
    '/api/transactions?where[updatedBy][email][$startsWith]=a',
    '/api/transactions?fields=*,bankAccount.*&populate=*&alias[x]=taxNumber',
    '/api/transactions?Filter={}',
    '/api/transactions?filter={}&filter={}',
    '/api/funds/1?fields=*',
    '/api/funds?access_token=x',
    '/api/transactions?format=pdf',
  ])('that is not known is refused: %s', async url => {
    expect((await api.get('user', url)).statusCode).toBe(400)
  })
})
