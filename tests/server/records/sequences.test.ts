import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isOneLine } from '../../../src/oneLine.ts'
import type { StoredRecord } from '../../../src/server/records/values.ts'
import { serve } from '../serve.ts'
import { throwsFrom } from '../../seeds.ts'

/** The long suite asks for 300 sequences. */
const SEQUENCES = Number(process.env['SEQUENCES'] ?? 15)

const { api, world } = await serve({ areas: {} })

/** What the records have to be, by a few lines that nobody could get wrong. */
interface Model {
  records: Map<number, { values: Record<string, unknown>; version: number; operations: number }>
  order: number[]
  seen: Map<number, number>
}
type Step =
  | { do: 'create'; values: Record<string, unknown> }
  | { do: 'update'; which: number; values: Record<string, unknown>; stale: boolean }
  | { do: 'delete'; which: number; stale: boolean }
  | { do: 'refused'; which: number }

const values = fc.record({
  description: fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
    .filter(text => text.isWellFormed() && isOneLine(text) && text.trim().normalize('NFC') === text),
  amountFund: fc
    .tuple(fc.integer({ min: -99_999, max: 99_999 }), fc.integer({ min: 0, max: 99 }))
    .map(([whole, cents]) => `${whole}.${String(cents).padStart(2, '0')}`.replace(/^-0\.00$/, '0.00')),
  date: fc
    .tuple(fc.integer({ min: 1900, max: 2199 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
    .map(parts => parts.map(part => String(part).padStart(2, '0')).join('-')),
  counterparty: fc.option(fc.constantFrom('Bank', 'Broker', 'Ünïcode ☃')),
  nonCashItem: fc.boolean(),
})
const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('create' as const), values }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('update' as const), which: fc.nat(20), values, stale: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const), which: fc.nat(20), stale: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('refused' as const), which: fc.nat(20) }) },
)

describe('any sequence of changes', () => {
  test(
    'leaves what it says: each success one version and one entry in the history, each refusal nothing, values as they were sent',
    async () => {
      const base = await world.body('transactions')
      await fc.assert(
        fc.asyncProperty(fc.array(steps, { minLength: 20, maxLength: 40 }), async sequence => {
          const model: Model = { records: new Map(), order: [], seen: new Map() }
          for (const step of sequence) await take(step, model, base)
          await compare(model)
        }),
        throwsFrom(20261121, SEQUENCES),
      )
    },
    SEQUENCES * 8_000,
  )
})

async function take(step: Step, model: Model, base: Record<string, unknown>): Promise<void> {
  if (step.do === 'create') {
    const made = (await api.post('user', '/api/transactions', { ...base, ...step.values })).json<StoredRecord>()
    model.records.set(made.id, { values: step.values, version: 1, operations: 1 })
    model.order.push(made.id)
    return
  }
  const id = model.order[step.which % Math.max(model.order.length, 1)]
  if (id === undefined) return
  const known = model.records.get(id)
  const { fundId: _, ...changeable } = base
  if (step.do === 'refused') {
    expect((await api.put('agent', `/api/transactions/${id}`, known?.version ?? 1, changeable)).statusCode).toBe(403)
    expect(
      (await api.put('user', `/api/transactions/${id}`, known?.version ?? 1, { ...changeable, amountFund: 5 }))
        .statusCode,
    ).toBe(known ? 400 : 404)
    return
  }
  const version = (known?.version ?? 1) + (step.stale ? 1 : 0)
  const answer =
    step.do === 'update'
      ? await api.put('user', `/api/transactions/${id}`, version, { ...changeable, ...step.values })
      : await api.remove('user', `/api/transactions/${id}`, version)
  expect(answer.statusCode).toBe(!known ? 404 : step.stale ? 412 : 200)
  if (answer.statusCode !== 200) return
  if (step.do === 'delete') model.records.delete(id)
  else model.records.set(id, { values: step.values, version: known!.version + 1, operations: known!.operations + 1 })
}

async function compare(model: Model): Promise<void> {
  for (const id of model.order) {
    const known = model.records.get(id)
    const answer = await api.get('agent', `/api/transactions/${id}`)
    const operations = await api.database.asAdministrator<{ version: string }>(
      "select action from audit where resource = 'transactions' and record_id = $1",
      [id],
    )
    expect(answer.statusCode).toBe(known ? 200 : 404)
    if (!known) continue
    expect(answer.json()).toMatchObject({ ...known.values, version: known.version })
    expect(operations.length).toBe(known.operations)
  }
}

describe.each(['Pacific/Kiritimati', 'America/Los_Angeles'])('in the time zone %s', zone => {
  test('days, amounts and moments come back as they were sent', async () => {
    const before = process.env.TZ
    process.env.TZ = zone
    try {
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
      for (const date of ['1900-01-01', '2024-02-29', '2026-03-29', '2026-12-31', '2200-12-31']) {
        const made = (
          await api.post('user', '/api/transactions', await world.body('transactions', { date, amountFund: '0.07' }))
        ).json<StoredRecord>()
        const read = (await api.get('user', `/api/transactions/${made.id}`)).json<StoredRecord>()
        const list = (
          await api.get(
            'user',
            `/api/transactions?filter=${encodeURIComponent(JSON.stringify({ id: made.id, date, createdAt_lte: read['createdAt'], createdAt_gte: read['createdAt'] }))}`,
          )
        ).json<StoredRecord[]>()
        expect([made['date'], read['date'], read['amountFund'], list.length]).toEqual([date, date, '0.07', 1])
        const csv = (await api.get('user', `/api/transactions?format=csv&filter={"id":${made.id}}`)).body
        expect(csv).toContain(date)
      }
    } finally {
      if (before === undefined) delete process.env.TZ
      else process.env.TZ = before
    }
  })
})
