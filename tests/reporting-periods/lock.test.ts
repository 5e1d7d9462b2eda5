/**
 * The lock of closed periods, over every entity whose schema has one: nothing is listed by hand, so a new one is tested
 * as soon as its schema says so.
 */
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { StoredRecord } from '../../src/server/records/values.ts'
import type { Entity, Field } from '../../src/entity.ts'
import { isWritable } from '../../src/server/records/validation.ts'
import { contentsOf } from '../server/contents.ts'
import type { RecordOf, Seen } from '../server/requests.ts'
import { allEntities, entityOf, isCreatable, valueOf } from '../server/samples.ts'
import { serve } from '../server/serve.ts'
import type { Aside } from './lockAreas.ts'

const { api, world } = await serve({ own: join(import.meta.dirname, 'lockAreas.ts') })

const ofPeriod = (entity: Entity): Field | undefined =>
  entity.fields.find(field => field.reference === 'reporting-periods' && field.required)
const dated = allEntities.filter(entity => entity.lock !== undefined && isCreatable(entity))
const periodic = allEntities.filter(entity => ofPeriod(entity) !== undefined && isCreatable(entity))

type Answer = { statusCode: number; json(): { code?: string; detail?: string } }
const statusAndProblem = (answer: Answer) => [answer.statusCode, answer.json().code, answer.json().detail]
const closedOn = (date: string) => [
  409,
  'reporting-period-closed',
  `The date ${date.split('-').reverse().join('/')} falls in the reporting period Q2, which is completed or published.`,
]
const setStatus = (period: Seen, status: string) =>
  api.database.asAdministrator('update reporting_periods set status = $2 where id = $1', [period.id, status])

interface Fixtures {
  parent: Record<string, unknown>
  fundId: number
  period: RecordOf<'reporting-periods'>
}

/** A fund with three quarters, and what a record of the entity has to belong to so that it is a record of this fund. */
async function fixtures(entity: Entity): Promise<Fixtures> {
  const fundId = (await world.make('funds')).id
  await world.make('reporting-periods', { fundId, name: 'Q1', date: '2026-03-31' })
  const period = await world.make('reporting-periods', { fundId, name: 'Q2', date: '2026-06-30' })
  await world.make('reporting-periods', { fundId, name: 'Q3', date: '2026-09-30' })
  const own = entity.fields.find(field => field.reference === 'funds')
  if (own) return { fundId, period, parent: { [own.name]: fundId } }
  const up = entity.fields.find(field => field.name === entity.parent)!
  const above = entityOf(up.reference!)
  const parent = await world.make(above.resource, { fundId, ...(above.lock && dateOf(above, '2026-08-01')) })
  return { fundId, period, parent: { [up.name]: parent.id } }
}

/**
 * The property, or the one line of the list, that holds the date; a line that is stored already is changed so that its
 * date counts.
 */
function dateOf(entity: Entity, date: string, stored?: StoredRecord): Record<string, unknown> {
  const [list, inner] = entity.lock!.split('.') as [string, string?]
  if (inner === undefined) return { [list]: date }
  const line = (stored?.[list] as { id: number }[] | undefined)?.[0]
  return { [list]: [{ ...(line && { id: line.id }), [inner]: date, value: String(stored ? 7 + stored.version : 5) }] }
}

const make = async (entity: Entity, parent: Record<string, unknown>, date: string) =>
  world.make(entity.resource, { ...parent, ...dateOf(entity, date) })
const post = async (entity: Entity, parent: Record<string, unknown>, date: string) =>
  api.post('user', `/api/${entity.resource}`, await world.body(entity.resource, { ...parent, ...dateOf(entity, date) }))
async function put(entity: Entity, stored: StoredRecord, values: Record<string, unknown>) {
  const body = await world.body(entity.resource, {
    ...Object.fromEntries(
      entity.fields
        .filter(field => field.kind === 'reference' && stored[field.name] !== null)
        .map(({ name }) => [name, stored[name]]),
    ),
    ...values,
  })
  const allowed: readonly string[] = entity.fields
    .filter(field => isWritable(field) && !field.createOnly)
    .map(({ name }) => name)
  return api.put(
    'user',
    `/api/${entity.resource}/${stored.id}`,
    stored.version,
    Object.fromEntries(Object.entries(body).filter(([name]) => allowed.includes(name))),
  )
}
const remove = (entity: Entity, { id, version }: Seen) => api.remove('admin', `/api/${entity.resource}/${id}`, version)

describe('entities with a lock', () => {
  test('are those that the decisions name', () => {
    expect(dated.map(({ resource }) => resource).sort()).toEqual(
      expect.arrayContaining([
        'capital-movements',
        'closing-commitments',
        'closings',
        'fair-values',
        'investments',
        'invoices',
        'transactions',
        'transfers',
      ]),
    )
    expect(periodic.map(({ resource }) => resource).sort()).toEqual(['accounting-entries', 'expenses'])
  })
})

describe.each(dated.map(entity => [entity.resource, entity] as const))('%s', (_, entity) => {
  test.each(['Completed', 'Published'])(
    'R287 are neither made nor changed into, inside or out of a period that is %s; the message names it',
    async status => {
      const { parent, period } = await fixtures(entity)
      const [inside, after] = [await make(entity, parent, '2026-05-15'), await make(entity, parent, '2026-07-15')]
      await setStatus(period, status)
      const before = await contentsOf(api.database)
      expect(statusAndProblem(await post(entity, parent, '2026-04-01'))).toEqual(closedOn('2026-04-01'))
      expect(statusAndProblem(await post(entity, parent, '2026-06-30'))).toEqual(closedOn('2026-06-30'))
      expect(statusAndProblem(await put(entity, inside, dateOf(entity, '2026-05-15', inside)))).toEqual(
        closedOn('2026-05-15'),
      )
      expect(statusAndProblem(await put(entity, inside, dateOf(entity, '2026-07-20', inside)))).toEqual(
        closedOn('2026-05-15'),
      )
      expect(statusAndProblem(await put(entity, after, dateOf(entity, '2026-06-29', after)))).toEqual(
        closedOn('2026-06-29'),
      )
      expect(await contentsOf(api.database)).toEqual(before)
      expect((await put(entity, after, dateOf(entity, '2026-07-16', after))).statusCode).toBe(200)
      expect((await post(entity, parent, '2026-07-01')).statusCode).toBe(201)
      expect((await post(entity, parent, '2026-03-31')).statusCode).toBe(201)
    },
  )

  test('R288 are not deleted while their period is closed, and are once it is open again', async () => {
    const { parent, period } = await fixtures(entity)
    const inside = await make(entity, parent, '2026-05-15')
    await setStatus(period, 'Completed')
    expect(statusAndProblem(await remove(entity, inside))).toEqual(closedOn('2026-05-15'))
    expect((await api.get('user', `/api/${entity.resource}/${inside.id}`)).statusCode).toBe(200)
    const reopened = await api.post(
      'admin',
      `/api/reporting-periods/${period.id}/reopen`,
      { reason: 'Correction' },
      { version: 1 },
    )
    expect(reopened.statusCode).toBe(200)
    expect((await remove(entity, inside)).statusCode).toBe(200)
  })

  // What only tells of a record, as publishing does, is no change of it.
  const saves = ({ from, to }: { from?: readonly string[]; to?: string }) =>
    !entity.editable || from === undefined || entity.editable.some(state => state === to || from.includes(state))
  const locked = entity.actions.filter(action => action.on === 'record' && !entity.lock!.includes('.') && saves(action))
  test.runIf(locked.length > 0)('are not acted upon either', async () => {
    const { parent, period } = await fixtures(entity)
    await setStatus(period, 'Completed')
    for (const action of locked) {
      const input = Object.fromEntries(
        await Promise.all(
          (action.input ?? []).map(async field => [
            field.name,
            await valueOf(entity, field, async resource => (await world.shared(resource)).id),
          ]),
        ),
      )
      await setStatus(period, 'Open')
      const inside = await world.insert(entity.resource, {
        ...parent,
        ...dateOf(entity, '2026-05-15'),
        ...(action.from && { status: action.from[0] }),
      })
      await setStatus(period, 'Completed')
      const word = action.name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
      const person = action.access === 'agent' ? 'agent' : action.access === 'agentOrUser' ? 'user' : 'admin'
      expect([
        action.name,
        ...statusAndProblem(
          await api.post(person, `/api/${entity.resource}/${inside.id}/${word}`, input, { version: 1 }),
        ),
      ]).toEqual([action.name, ...closedOn('2026-05-15')])
    }
  })
})

describe.each(periodic.map(entity => [entity.resource, entity] as const))('%s', (_, entity) => {
  test('R287 R288 of a closed period are neither made nor changed nor deleted, and are once it is open again', async () => {
    const { parent, period } = await fixtures(entity)
    const of = { ...parent, [ofPeriod(entity)!.name]: period.id }
    await setStatus(period, 'Published')
    expect(
      statusAndProblem(await api.post('user', `/api/${entity.resource}`, await world.body(entity.resource, of))),
    ).toEqual(closedOn('2026-06-30'))
    await setStatus(period, 'Open')
    const made = await world.make(entity.resource, of)
    await setStatus(period, 'Completed')
    expect(statusAndProblem(await put(entity, made, {}))).toEqual(closedOn('2026-06-30'))
    expect(statusAndProblem(await remove(entity, made))).toEqual(closedOn('2026-06-30'))
    expect(
      (await api.post('admin', `/api/reporting-periods/${period.id}/reopen`, { reason: 'Correction' }, { version: 1 }))
        .statusCode,
    ).toBe(200)
    expect((await put(entity, made, {})).statusCode).toBe(200)
    expect((await remove(entity, { ...made, version: 2 })).statusCode).toBe(200)
  })
})

test('an action cannot move its own record into a closed period', async () => {
  const { fundId, period } = await fixtures(entityOf('invoices'))
  const invoice = await world.make('invoices', { fundId, date: '2026-08-01' })
  await setStatus(period, 'Completed')
  const approve = (version: number) => api.post('user', `/api/invoices/${invoice.id}/approve`, {}, { version })
  expect(statusAndProblem(await approve(invoice.version))).toEqual(closedOn('2026-05-15'))
  await setStatus(period, 'Open')
  expect((await approve(invoice.version)).json()).toMatchObject({ status: 'Approved', date: '2026-05-15' })
})

describe('an action that writes other records', () => {
  test('cannot write into a closed period, and then does nothing at all', async () => {
    const { fundId, period } = await fixtures(entityOf('transactions'))
    const account = await world.insert('bank-accounts', { fundId, status: 'PendingVerification' })
    const kept = await world.make('transactions', { fundId, date: '2026-05-16' })
    await setStatus(period, 'Completed')
    const before = await contentsOf(api.database)
    const currencyId = (await world.shared('currencies')).id
    for (const aside of [
      { create: { fundId, currencyId } },
      { update: kept.id },
      { remove: kept.id },
    ] satisfies Aside[]) {
      const note = JSON.stringify(aside)
      const answer = await api.post('user', `/api/bank-accounts/${account.id}/verify`, { note }, { version: 1 })
      expect(answer.json<{ code: string }>().code, note).toBe('reporting-period-closed')
    }
    expect(await contentsOf(api.database)).toEqual(before)
  })
})
