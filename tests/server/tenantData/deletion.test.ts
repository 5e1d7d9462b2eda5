/** The deletion of a tenant: never without its request, whole, resumed where a server has ended, and of no other. */
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Database } from '../../../src/server/database/database.ts'
import { openFiles } from '../../../src/server/documents/fileStore.ts'
import { makeTenantExports } from '../../../src/server/tenantData/exports.ts'
import { deleteTenants } from '../../../src/server/tenantData/deletion.ts'
import type { Deleting } from '../../../src/server/tenantData/deletion.ts'
import type { Person } from '../api.ts'
import { serve } from '../serve.ts'
import { filesOf, fillTenant, keysOf, rowsOf } from './fixtures.ts'

const { api } = await serve()
const files = await openFiles(api.folder)
const OWN = 'Kestrel own canary'
await fillTenant(api, 'own', OWN)
await fillTenant(api, 'other', 'Osprey other canary')
const { own, other } = api.tenants

const remove = (changes: Partial<Deleting> = {}) =>
  deleteTenants({
    database: api.database.database,
    files,
    clock: { now: () => '2026-11-28T12:00:00.000Z', today: () => '2026-11-28' },
    ...changes,
  })

/** Takes back each transaction of a tenant at its end, as PostgreSQL does when a server has ended. */
const ending: Database = {
  ...api.database.database,
  inTransaction: (caller, work, options) =>
    api.database.database.inTransaction(
      caller,
      async tx => {
        const result = await work(tx)
        if (caller.tenantId !== null) throw new Error('The server has ended.')
        return result
      },
      options,
    ),
}

interface Versioned {
  id: number
  version: number
}

const ask = (person: Person, shortName = 'larkmoor') =>
  api.post(person, '/api/tenant-deletion-requests', { reason: 'We leave', shortName })
const tenant = async () =>
  (await api.get('global', `/api/tenants/${own}`)).json<Versioned & { status: string; canDelete: boolean }>()
const confirm = async (person: Person, shortName = 'larkmoor') => {
  const { version } = await tenant()
  return api.post(person, `/api/tenants/${own}/delete-data`, { shortName }, { version })
}

/** Everything that the database holds but the rows of the other tenant. */
async function textOfTheRest(): Promise<string> {
  const tables = await api.database.asAdministrator<{ name: string; owner: string | null }>(
    `select c.relname as name,
       case c.relname when 'tenants' then 'id' else (
         select attname from pg_attribute where attrelid = c.oid and attname = 'tenant_id'
       ) end as owner
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`,
  )
  const [all] = await api.database.asAdministrator<{ text: string }>(
    `select string_agg(text, e'\n') as text from (${tables
      .map(({ name, owner }) => `select t::text as text from ${name} t where ${owner ?? other + 1} <> ${other}`)
      .join(' union all ')}) as every`,
  )
  return all?.text ?? ''
}

const request = await api.database.asAdministrator<Versioned>(
  "select id, version from tenant_deletion_requests where tenant_id = $1 and status = 'Asked'",
  [own],
)
const standing = request[0] ?? { id: 0, version: 0 }

describe('the deletion of a tenant', () => {
  test('is asked for by its administrators, by its short name and once, and can be withdrawn', async () => {
    for (const person of ['user', 'agent', 'investor', 'global'] as const)
      expect([person, (await ask(person)).statusCode]).toEqual([person, 403])
    expect((await ask('admin')).json()).toMatchObject({
      status: 422,
      detail: 'The deletion has been asked for already: it can be withdrawn',
    })
    const withdraw = (person: Person) =>
      api.post(person, `/api/tenant-deletion-requests/${standing.id}/withdraw`, {}, { version: standing.version })
    expect((await withdraw('stranger')).statusCode).toBe(404)
    expect((await withdraw('user')).statusCode).toBe(403)
    expect((await withdraw('admin')).statusCode).toBe(200)
    for (const typed of ['thornfield', 'Larkmoor'])
      expect((await ask('admin', typed)).json()).toMatchObject({
        status: 422,
        errors: { shortName: ['This is not the short name of the tenant: larkmoor'] },
      })
  })

  test('is refused to a global administrator without a request, and to everybody else', async () => {
    expect(await tenant()).toMatchObject({ status: 'Active', canDelete: false })
    expect((await confirm('global')).statusCode).toBe(422)
    const asked = await ask('admin')
    expect(asked.json()).toMatchObject({
      status: 'Asked',
      askedBy: 'Hanne Birk',
      deletableFrom: expect.stringMatching(/^2026-11-28T/) as string,
    })
    expect((await confirm('global')).statusCode).toBe(422)
    expect(await tenant()).toMatchObject({ deletionReason: 'We leave', canDelete: false })
    api.today.date = '2026-11-29'
    expect(await tenant()).toMatchObject({ canDelete: true })
    for (const person of ['admin', 'user', 'agent', 'investor', 'stranger'] as const)
      expect([person, (await confirm(person)).statusCode]).toEqual([person, 403])
    expect((await confirm('global', 'thornfield')).statusCode).toBe(422)
    expect(await remove()).toBe(false)
    expect(await tenant()).toMatchObject({ status: 'Active' })
  })

  test('cannot be done past its request by whoever holds the role of the product', async () => {
    const rows = (tenantId: number, platform: boolean) =>
      api.database.database.inTransaction({ tenantId, platform }, tx =>
        tx
          .selectNoFrom(({ fn, val }) => fn<number>('delete_tenant_rows', [val(['audit']), val(10)]).as('count'))
          .execute(),
      )
    await expect(rows(own, true)).rejects.toThrow('has not begun')
    await expect(rows(own, false)).rejects.toThrow('has not begun')
  })

  test('is whole, goes on wherever a server has ended, and touches nothing of another tenant', async () => {
    await api.post('admin', '/api/tenant-exports', { reason: 'To take along' })
    await api.database.asAdministrator(
      `insert into idempotency_keys (tenant_id, account, route, key, body_hash, status, answer)
       values (0, 'g', 'POST /api/tenants', 'k', 'h', 201, '{"id": ${own}, "administratorName": "${OWN}"}')`,
    )
    await api.database.asAdministrator(
      `insert into saved_positions (tenant_id, account_id, reached) values (${own}, 1, '0/1')`,
    )
    const clock = { now: () => '2026-11-29T12:00:00.000Z' as const, today: () => '2026-11-29' as const }
    await makeTenantExports({ database: api.database.database, files, clock, retentionDays: 14 })
    const [ownKeys, otherKeys] = [await keysOf(api, own), await keysOf(api, other)]
    const [others, otherFiles] = [await rowsOf(api, other), await filesOf(api, otherKeys)]
    // What a transaction writes that is older than the beginning has to be waited for.
    const older = Promise.withResolvers<void>()
    const written = Promise.withResolvers<void>()
    const writing = api.database.database.inTransaction({ tenantId: other }, async tx => {
      await sql`select pg_current_xact_id()`.execute(tx)
      written.resolve()
      await older.promise
    })
    await written.promise
    expect((await confirm('global')).statusCode).toBe(200)
    expect(await tenant()).toMatchObject({ status: 'Deleting' })
    expect((await confirm('global')).statusCode).toBe(409)
    for (const person of ['admin', 'user', 'agent', 'investor'] as const)
      expect([person, (await api.get(person, '/api/me')).statusCode]).toEqual([person, 403])
    const whole = await rowsOf(api, own)
    expect(await remove()).toBe(false)
    expect(await rowsOf(api, own)).toEqual(whole)
    // After a day there are none that are older, whatever their numbers say.
    const dayLater = { ...clock, now: () => '2026-12-01T12:00:00.000Z' as const }
    expect(await remove({ portion: 50, clock: dayLater })).toBe(true)
    older.resolve()
    await writing

    // Tests share a database server: transactions of others would have to be waited for, too.
    await api.database.asAdministrator('update tenant_deletions set begun_in = 0')

    // The server ends once in every portion, at its last moment.
    let portions = 0
    for (let more = true; more; portions += 1) {
      const before = await rowsOf(api, own)
      await expect(remove({ portion: 100, database: ending })).rejects.toThrow('The server has ended.')
      expect(await rowsOf(api, own)).toEqual(before)
      more = await remove({ portion: 100 })
    }
    expect(portions).toBeGreaterThan(3)

    const left = [...(await rowsOf(api, own))].filter(([, { rows }]) => rows > 0)
    expect(left.map(([name]) => name)).toEqual(['tenant_deletions'])
    expect(await api.database.asAdministrator('select * from saved_positions')).toEqual([])
    expect([...(await filesOf(api, ownKeys)).values()].filter(Boolean)).toEqual([])
    expect(ownKeys.length).toBeGreaterThan(5)
    expect(await rowsOf(api, other)).toEqual(others)
    expect(await filesOf(api, otherKeys)).toEqual(otherFiles)
    const rest = await textOfTheRest()
    for (const word of [OWN, 'Larkmoor', '@larkmoor', 'Hanne Birk']) expect(rest).not.toContain(word)
    expect(rest.match(/larkmoor/g)).toHaveLength(1)

    const deletions = (await api.get('global', '/api/tenants/deletions')).json<unknown[]>()
    expect(deletions).toEqual([
      {
        id: own,
        shortName: 'larkmoor',
        status: 'Deleted',
        askedAt: expect.stringMatching(/^2026/) as string,
        begunBy: 'global@platform.example',
        begunAt: expect.stringMatching(/^2026-11-29/) as string,
        finishedAt: '2026-11-28T12:00:00.000Z',
        rows: expect.any(Number) as number,
        files: ownKeys.length,
      },
    ])
    expect((await api.get('stranger', '/api/tenants/deletions')).statusCode).toBe(403)
  })
})
