/** People's requests through a pooler that changes the connection of PostgreSQL after every transaction. */
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../../../src/server/database/database.ts'
import { isPooled } from '../../../src/server/database/pooled.ts'
import { createDatabase } from '../harness.ts'
import { serve } from '../serve.ts'
import { PDF, upload } from '../uploads.ts'
import { startTransactionPooler } from './transactionPooler.ts'
import type { TransactionPooler } from './transactionPooler.ts'

/** Fewer than its clients have, so that each of them waits for others. */
const CONNECTIONS = 3
const HANDS = 6
const ROUNDS = 4

let pooler: TransactionPooler | undefined
afterAll(() => pooler?.close())

const { api, world } = await serve({
  async through(runtime) {
    pooler = await startTransactionPooler(runtime, CONNECTIONS)
    const login = { ...runtime, host: '127.0.0.1', port: pooler.port }
    return { ...login, pooled: await isPooled(login) }
  },
})

interface Listed {
  id: number
  name: string
}

/** What somebody does again and again; answers with the statuses. */
async function work(person: 'admin' | 'stranger', hand: number): Promise<number[]> {
  const statuses: number[] = []
  const kept = <Answer extends { statusCode: number }>(answer: Answer): Answer => {
    statuses.push(answer.statusCode)
    return answer
  }
  for (let round = 1; round <= ROUNDS; round += 1) {
    const name = `${person} ${hand} ${round}`
    const made = kept(await api.post(person, '/api/fund-managers', { name, quality: 'Manager' }))
    const url = String(made.headers.location)
    kept(await api.put(person, url, 1, { name: `${name} changed`, quality: 'Manager' }))
    kept(await api.get(person, '/api/fund-managers?range=[0,99]'))
    const exported = kept(await api.get(person, '/api/fund-managers?format=csv'))
    expect(exported.body).toContain(`${name} changed`)
    kept(await api.put(person, url, 1, { name: 'Too late', quality: 'Manager' }))
  }
  return statuses
}

test('people of two tenants work at once through fewer connections, each tenant with its own records', async () => {
  const people = Array.from({ length: HANDS }, (_, hand) => (hand % 2 === 0 ? ('admin' as const) : 'stranger'))
  const done = await Promise.all(people.map((person, hand) => work(person, hand)))
  expect(done).toEqual(people.map(() => Array.from({ length: ROUNDS }, () => [201, 200, 200, 200, 412]).flat()))
  for (const person of ['admin', 'stranger'] as const) {
    const rows = (await api.get(person, '/api/fund-managers?range=[0,99]')).json<Listed[]>()
    expect(rows).toHaveLength((HANDS / 2) * ROUNDS)
    expect(rows.filter(({ name }) => !name.startsWith(person) || !name.endsWith('changed'))).toEqual([])
  }
  const had = pooler?.had() ?? []
  expect(had.length).toBeGreaterThan(CONNECTIONS)
  // Each client that came more than a few times was handed on from one connection to the next.
  const often = had.filter(({ length }) => length > 2 * CONNECTIONS)
  expect(often.length).toBeGreaterThan(1)
  for (const numbers of often) expect(new Set(numbers).size).toBe(CONNECTIONS)
})

test('a document is kept and read', async () => {
  const { id } = await world.make('contacts')
  const made = await upload(api, 'admin', `/api/contacts/${id}/documents`, 'a.pdf', PDF)
  expect(made.statusCode).toBe(201)
  const read = await api.get('admin', `${made.headers.location}/content`)
  expect(read.rawPayload.equals(PDF)).toBe(true)
})

test('nothing of anybody is left on a connection that the next one has', async () => {
  const client = new pg.Client({ ...api.database.runtime, host: '127.0.0.1', port: Number(pooler?.port) })
  await client.connect()
  const left = new Map<number, object>()
  for (let time = 1; time <= CONNECTIONS; time += 1) {
    const { rows } = await client.query<{ pid: number; told: object }>(
      `select pg_backend_pid() as pid, json_build_object('role', current_setting('role'),
         'tenant', coalesce(current_setting('app.tenant', true), ''),
         'account', coalesce(current_setting('app.account', true), ''),
         'prepared', (select count(*) from pg_prepared_statements)) as told`,
    )
    for (const { pid, told } of rows) left.set(pid, told)
  }
  await client.end()
  const nothing = { role: 'none', tenant: '', account: '', prepared: 0 }
  expect([...left.values()]).toEqual(Array.from({ length: CONNECTIONS }, () => nothing))
})

test('whoever counts on its connection is found out: what was prepared or set stands on another', async () => {
  const other = await createDatabase()
  const between = await startTransactionPooler(other.runtime, CONNECTIONS)
  const login = { ...other.runtime, host: '127.0.0.1', port: between.port }
  const database = openDatabase({ runtime: { ...login, pooled: true }, poolSize: 1 })
  try {
    expect(await isPooled(login)).toBe(true)
    // Settings of a connection are refused when it begins.
    const unaware = openDatabase({ runtime: login, poolSize: 1 })
    expect(await unaware.answers()).toBe(false)
    await unaware.close()
    const backends = new Set<number>()
    for (let time = 1; time <= CONNECTIONS; time += 1) {
      const [row] = await database.readOnce<{ pid: number }>({ tenantId: 1 }, 'select pg_backend_pid() as pid', [])
      backends.add(row?.pid ?? 0)
    }
    expect(backends.size).toBe(CONNECTIONS)
  } finally {
    await database.close()
    await between.close()
    await other.close()
  }
})
