import { describe, expect, test } from 'vitest'
import { expense } from '../../generated/entities/expense.ts'
import type { StoredRecord } from '../../src/server/records/values.ts'
import type { Answered } from '../../src/entityTypes.ts'
import { sectionsOf } from '../../src/expenses/sections.ts'
import type { ExpenseLine } from '../../src/expenses/sections.ts'
import type { Person } from '../server/api.ts'
import type { RecordOf } from '../server/requests.ts'
import { serve } from '../server/serve.ts'

const { api, world } = await serve()

type Problem = { code: string; detail?: string; errors?: Record<string, string[]> }
const SECTIONS = sectionsOf(expense)
const zeros = (): Record<string, ExpenseLine[]> =>
  Object.fromEntries(
    SECTIONS.map(({ name, items }) => [name, items.map(({ value }) => ({ item: value, amount: '0' }))]),
  )

async function newPeriod(
  changes: Record<string, unknown> = {},
): Promise<{ fundId: number; reportingPeriodId: number; period: RecordOf<'reporting-periods'> }> {
  const fundId = (await world.make('funds')).id
  const period = await world.make('reporting-periods', { fundId, name: 'Q2 2026', date: '2026-06-30', ...changes })
  return { fundId, reportingPeriodId: period.id, period }
}
const ids = ({ fundId, reportingPeriodId }: { fundId: number; reportingPeriodId: number }) => ({
  fundId,
  reportingPeriodId,
})

const FIGURES = { totalCash: '1200000.50', borrowings: '0', otherAssetsAndLiabilities: '-35000.25' }
const EVERYBODY: readonly Person[] = ['admin', 'user', 'agent', 'investor', 'global', 'mixed', 'stranger']

/** read, add, save and delete as each role: what the API answers. A stranger works in a tenant that has none of it. */
async function table<Made extends { id: number }>(
  resource: string,
  values: Record<string, unknown>,
  change: (made: Made) => Record<string, unknown>,
): Promise<string[]> {
  const rows: string[] = []
  for (const person of EVERYBODY) {
    const [stored, free] = [ids(await newPeriod()), ids(await newPeriod())]
    const made = (await api.post('user', `/api/${resource}`, { ...stored, ...values })).json<Made>()
    const url = `/api/${resource}/${made.id}`
    const opened = [
      (await api.get(person, `/api/${resource}?filter=${JSON.stringify(stored)}`)).statusCode,
      (await api.get(person, url)).statusCode,
    ]
    const added = (await api.post(person, `/api/${resource}`, { ...free, ...values })).statusCode
    const saved = (await api.put(person, url, 1, change(made))).statusCode
    const removed = (await api.remove(person, url, saved === 200 ? 2 : 1)).statusCode
    rows.push(`${person} ${opened.join(' ')} ${added} ${saved} ${removed}`)
  }
  return rows
}

test('R131 expenses and accounting entries: the read group reads, the edit group adds, saves and deletes', async () => {
  const expected = [
    'admin 200 200 201 200 200',
    'user 200 200 201 200 200',
    'agent 200 200 403 403 403',
    'investor 403 403 403 403 403',
    'global 403 403 403 403 403',
    'mixed 403 403 403 403 403',
    'stranger 200 404 422 404 404',
  ]
  expect(
    await table('expenses', zeros(), (made: Answered<'expense'>) =>
      Object.fromEntries(
        SECTIONS.map(({ name }) => [name, (made[name] ?? []).map(line => ({ ...line, amount: '1.25' }))]),
      ),
    ),
  ).toEqual(expected)
  expect(await table('accounting-entries', FIGURES, () => ({ ...FIGURES, borrowings: '10' }))).toEqual(expected)
})

describe('the area of expense summaries', () => {
  test('R369 lists, reads, makes, changes and deletes with validation, access and tenant isolation', async () => {
    const parents = ids(await newPeriod())
    const made = (await api.post('user', '/api/expenses', { ...parents, ...zeros() })).json<Answered<'expense'>>()
    const list = await api.get('agent', `/api/expenses?filter=${JSON.stringify({ fundId: parents.fundId })}`)
    expect(list.json<StoredRecord[]>().map(({ id }) => id)).toEqual([made.id])
    expect((await api.get('agent', `/api/expenses/${made.id}`)).json()).toEqual(made)
    const lines = Object.fromEntries(
      SECTIONS.map(({ name }) => [
        name,
        (made[name] ?? []).map((line, index) => ({ ...line, amount: `${index}.25`, note: 'Checked' })),
      ]),
    )
    const changed = await api.put('user', `/api/expenses/${made.id}`, 1, lines)
    expect([changed.statusCode, changed.json<Answered<'expense'>>().otherExpenses?.[2]]).toMatchObject([
      200,
      { amount: '2.25', note: 'Checked' },
    ])
    expect((await api.put('user', `/api/expenses/${made.id}`, 1, lines)).statusCode).toBe(412)
    for (const person of ['investor', 'global', 'mixed'] as const)
      expect((await api.get(person, `/api/expenses/${made.id}`)).statusCode).toBe(403)
    expect((await api.post('agent', '/api/expenses', { ...ids(await newPeriod()), ...zeros() })).statusCode).toBe(403)
    expect((await api.put('agent', `/api/expenses/${made.id}`, 2, lines)).statusCode).toBe(403)
    expect((await api.remove('agent', `/api/expenses/${made.id}`, 2)).statusCode).toBe(403)
    for (const answer of [
      await api.get('stranger', `/api/expenses/${made.id}`),
      await api.put('stranger', `/api/expenses/${made.id}`, 2, lines),
      await api.remove('stranger', `/api/expenses/${made.id}`, 2),
    ])
      expect(answer.statusCode).toBe(404)
    expect((await api.post('user', '/api/expenses', { ...parents, ...zeros() })).json<Problem>().code).toBe(
      'already-exists',
    )
    expect((await api.remove('user', `/api/expenses/${made.id}`, 2)).statusCode).toBe(200)
    expect((await api.get('agent', `/api/expenses/${made.id}`)).statusCode).toBe(404)
  })

  test('R230 keeps the five sections of a reporting period, every line with its amount and note', async () => {
    const parents = ids(await newPeriod())
    expect(SECTIONS.map(({ title }) => title)).toEqual([
      'Management fees',
      'Income and interest',
      'Carried interest',
      'Fund operating expenses',
      'Other expenses',
    ])
    const lines = Object.fromEntries(
      SECTIONS.map(({ name, items }, section) => [
        name,
        items.map(({ value }, index) => ({
          item: value,
          amount: `${section + 1}${index}.25`,
          note: `${name} ${index}`,
        })),
      ]),
    )
    const made = await api.post('user', '/api/expenses', { ...parents, ...lines })
    expect(made.statusCode, made.body).toBe(201)
    const { id } = made.json<StoredRecord>()
    expect((await api.get('agent', `/api/expenses/${id}`)).json()).toMatchObject({ ...parents, ...lines })
  })

  test('R338 the reporting period and every field of every section are required; 0 is accepted', async () => {
    const parents = ids(await newPeriod())
    const post = async (body: Record<string, unknown>) =>
      api.post('user', '/api/expenses', { ...parents, ...zeros(), ...body })
    expect((await post({ reportingPeriodId: null })).json<Problem>().errors).toEqual({
      reportingPeriodId: ['This field is required.'],
    })
    for (const { name, items } of SECTIONS) {
      expect((await post({ [name]: null })).statusCode, name).toBe(400)
      expect((await post({ [name]: [] })).statusCode, name).toBe(400)
      for (const [index, { title }] of items.entries()) {
        const amountless = zeros()[name]!.map((line, at) => (at === index ? { item: line.item } : line))
        expect((await post({ [name]: amountless })).json<Problem>().errors).toEqual({
          [`${name}.${index}.amount`]: ['This field is required.'],
        })
        if (items.length === 1) continue
        const without = await post({ [name]: zeros()[name]!.filter((_, at) => at !== index) })
        expect([without.statusCode, without.json<Problem>().errors]).toEqual([
          422,
          { [name]: [`${title} is required; 0 is an amount.`] },
        ])
      }
    }
    expect((await post({})).statusCode).toBe(201)
  }, 60_000)

  test('the reporting period is one of the same fund, for expenses and for accounting', async () => {
    const [one, other] = [await newPeriod(), await newPeriod()]
    const foreign = { fundId: one.fundId, reportingPeriodId: other.reportingPeriodId }
    for (const [url, body] of [
      ['/api/expenses', { ...foreign, ...zeros() }],
      ['/api/accounting-entries', { ...foreign, totalCash: '1', borrowings: '0', otherAssetsAndLiabilities: '0' }],
    ] as const) {
      const answer = await api.post('user', url, body)
      expect([answer.statusCode, answer.json<Problem>().errors]).toEqual([
        422,
        { reportingPeriodId: ['Choose a reporting period of this fund.'] },
      ])
      expect((await api.post('user', url, { ...body, ...ids(one) })).statusCode).toBe(201)
    }
  })
})

describe('an accounting entry', () => {
  test('R231 holds total cash, borrowings, other assets and liabilities and its reporting period as they were saved', async () => {
    const parents = ids(await newPeriod())
    const made = (await api.post('user', '/api/accounting-entries', { ...parents, ...FIGURES })).json<StoredRecord>()
    expect((await api.get('agent', `/api/accounting-entries/${made.id}`)).json()).toMatchObject({
      ...parents,
      totalCash: '1200000.50',
      borrowings: '0.00',
      otherAssetsAndLiabilities: '-35000.25',
    })
    expect(
      (await api.put('user', `/api/accounting-entries/${made.id}`, 1, { ...FIGURES, borrowings: '10' })).json(),
    ).toMatchObject({ borrowings: '10.00', version: 2 })
    expect((await api.remove('user', `/api/accounting-entries/${made.id}`, 2)).statusCode).toBe(200)
  })

  test('R315 needs every figure and the period; 0 and a negative other figure are accepted', async () => {
    const parents = ids(await newPeriod())
    const whole: Record<string, unknown> = { ...parents, ...FIGURES, totalCash: '0' }
    for (const name of ['totalCash', 'borrowings', 'otherAssetsAndLiabilities', 'reportingPeriodId'])
      for (const empty of [undefined, null, '']) {
        const answer = await api.post('user', '/api/accounting-entries', { ...whole, [name]: empty })
        expect([name, answer.statusCode, answer.json<Problem>().errors]).toEqual([
          name,
          400,
          { [name]: [expect.any(String)] },
        ])
      }
    // They lower NAV: entered below zero they would raise it.
    const below = await api.post('user', '/api/accounting-entries', { ...whole, borrowings: '-0.01' })
    expect(below.json<Problem>().errors, below.body).toHaveProperty('borrowings')
    expect((await api.post('user', '/api/accounting-entries', whole)).statusCode).toBe(201)
    expect((await api.post('user', '/api/accounting-entries', whole)).json<Problem>().code).toBe('already-exists')
  })
})
