import { beforeAll, describe, expect, test } from 'vitest'
import { allows } from '../../src/access.ts'
import type { StoredRecord } from '../../src/server/records/values.ts'
import { run } from '../../src/server/database/sql.ts'
import type { Person } from './api.ts'
import { allEntities, isCreatable } from './samples.ts'
import { contentsOf } from './contents.ts'
import { serve } from './serve.ts'

const { api, world: own, other } = await serve({ areas: {} })
const tenantEntities = allEntities.filter(entity => !entity.global)
for (const { resource } of tenantEntities) {
  await own.shared(resource)
  await other.shared(resource)
}

/** An answer without what names the request. */
const statusAndBody = (answer: { statusCode: number; body: string }) => [answer.statusCode, answer.body]

describe.each(tenantEntities.map(entity => [entity.resource, entity] as const))(
  '%s of another tenant',
  (resource, entity) => {
    const path = `/api/${resource}`
    let foreign: StoredRecord
    let mine: StoredRecord
    beforeAll(async () => {
      ;[mine, foreign] = [await own.shared(resource), await other.shared(resource)]
    })

    test('R023 are in no list, whatever is asked for', async () => {
      const ids = (filter: unknown) => `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`
      for (const url of [
        path,
        ids({ id: [mine.id, foreign.id] }),
        `${path}?range=[0,999]`,
        ...(resource === 'documents' ? [] : [`${path}?format=json`]),
      ]) {
        const rows = (await api.get('admin', url)).json<StoredRecord[]>()
        const [row] = await api.database.asAdministrator<{ count: number }>(
          `select count(*)::integer as count from ${entity.table} where tenant_id = $1 and id = any($2)`,
          [api.tenants.own, rows.map(({ id }) => id)],
        )
        expect(row!.count).toBe(rows.length)
      }
      if (resource !== 'documents')
        expect((await api.get('admin', ids({ id: [foreign.id] }))).headers['content-range']).toBe(`${resource} */0`)
    })

    test('R023 answer like records that do not exist, and nothing changes', async () => {
      const body = isCreatable(entity) ? await other.body(resource) : {}
      const before = await contentsOf(api.database)
      const missing = 987_654_321
      const calls: [string, string, Record<string, unknown>][] = [
        ['GET', '', {}],
        ['GET', '/history', {}],
        ...(isCreatable(entity)
          ? ([
              ['PUT', '', { body, version: foreign.version }],
              ['DELETE', '', { version: foreign.version }],
            ] as [string, string, Record<string, unknown>][])
          : []),
        ...entity.actions.map((action): [string, string, Record<string, unknown>] => [
          'POST',
          `/${action.name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`,
          {
            body: {},
            version: foreign.version,
            person: allows(action.access, ['TenantAdministrator']) ? 'admin' : 'agent',
          },
        ]),
        ...(entity.documents
          ? ([
              [
                'POST',
                '/documents',
                { headers: { 'content-type': 'multipart/form-data; boundary=x' }, payload: '--x--\r\n' },
              ],
            ] as [string, string, Record<string, unknown>][])
          : []),
        ...(resource === 'documents'
          ? ([
              ['GET', '/content', {}],
              ['HEAD', '/content', {}],
              ['PUT', '', { body: { kind: 'Legal' }, version: 1 }],
              ['DELETE', '', { version: 1 }],
            ] as [string, string, Record<string, unknown>][])
          : []),
      ]
      for (const [method, tail, { person = 'admin', ...call }] of calls) {
        const answers = await Promise.all(
          [foreign.id, missing].map(id =>
            api.call(person as Person, `${path}/${id}${tail}`, { method: method as 'GET', ...call }),
          ),
        )
        expect(statusAndBody(answers[0]!), `${method} ${tail}`).toEqual(statusAndBody(answers[1]!))
        expect(answers[0]!.statusCode, `${method} ${tail}`).toBe(404)
      }
      expect(await contentsOf(api.database)).toEqual(before)
    })
  },
)

describe('the tenant of a caller', () => {
  test('R023 comes from the account alone: headers, parameters, cookies and bodies do not move it', async () => {
    const others = String(api.tenants.other)
    const plain = (await api.get('admin', '/api/contacts')).body
    const answer = await api.call('admin', '/api/contacts', {
      headers: { 'x-tenant-id': others, 'x-tenant': 'thornfield', cookie: `tenant=${others}` },
    })
    expect(answer.body).toBe(plain)
    expect((await api.get('admin', `/api/contacts?tenant=${others}`)).statusCode).toBe(400)
    expect((await api.get('admin', `/api/contacts?filter={"tenantId":${others}}`)).statusCode).toBe(400)
    const made = await api.post('admin', '/api/contacts', await own.body('contacts', { tenantId: api.tenants.other }))
    expect([made.statusCode, made.json<{ errors: unknown }>().errors]).toEqual([
      400,
      { tenantId: ['Is not a field here.'] },
    ])
  })

  test('R023 a reference to a record of another tenant is refused in the words for one that does not exist', async () => {
    const foreign = await other.shared('fund-managers')
    const before = await contentsOf(api.database)
    const answers = []
    for (const managerId of [foreign.id, 987_654_321])
      answers.push(await api.post('admin', '/api/funds', await own.body('funds', { name: 'Same name', managerId })))
    expect(statusAndBody(answers[0]!)).toEqual(statusAndBody(answers[1]!))
    expect([answers[0]!.statusCode, answers[0]!.json<{ errors: unknown }>().errors]).toEqual([
      422,
      { managerId: ['Choose an existing record.'] },
    ])
    const seller = await other.shared('limited-partners')
    const line = await api.post(
      'admin',
      '/api/transfers',
      await own.body('transfers', { buyers: [{ limitedPartnerId: seller.id, commitment: '1' }] }),
    )
    expect([line.statusCode, line.json<{ errors: unknown }>().errors]).toEqual([
      422,
      { buyers: ['Choose an existing record.'] },
    ])
    expect(await contentsOf(api.database)).toEqual(before)
  })

  test('accounts without a tenant see the tenants and nothing inside them', async () => {
    expect((await api.get('global', '/api/tenants')).json<unknown[]>().length).toBeGreaterThanOrEqual(2)
    expect((await api.get('global', '/api/funds')).statusCode).toBe(403)
    expect((await api.get('admin', '/api/tenants')).statusCode).toBe(403)
  })
})

describe('the database alone', () => {
  const LEDGER = ['limited_partner_commitments', 'limited_partner_transactions']
  const PUBLISHED = ['capital_account_statements', 'performance_reports']

  test('lets no row of another tenant through, even where the server forgot to ask', async () => {
    const caller = { tenantId: api.tenants.other, id: null }
    for (const { table } of tenantEntities) {
      const foreign = [api.tenants.own]
      const seen = await api.database.database.inTransaction(caller, tx =>
        run(tx, `select 1 from ${table} where tenant_id = $1`, foreign),
      )
      const change = api.database.database.inTransaction(caller, tx =>
        run(tx, `update ${table} set id = id where tenant_id = $1 returning 1`, foreign),
      )
      const refused = (work: Promise<unknown>) =>
        expect(work)
          .rejects.toThrow('permission denied')
          .then(() => [])
      // Rows of the ledger, and what was published, are never changed by anybody.
      const changed = [...LEDGER, ...PUBLISHED].includes(table) ? await refused(change) : await change
      const removal = api.database.database.inTransaction(caller, tx =>
        run(tx, `delete from ${table} where tenant_id = $1 returning 1`, foreign),
      )
      const removed = PUBLISHED.includes(table) ? await refused(removal) : await removal
      expect([table, seen.length, changed.length, removed.length]).toEqual([table, 0, 0, 0])
      const without = await api.database.database.inTransaction({ tenantId: null, platform: false }, tx =>
        run(tx, `select 1 from ${table}`),
      )
      expect(without).toEqual([])
    }
    await expect(
      api.database.database.inTransaction(caller, tx =>
        run(
          tx,
          "insert into contacts (tenant_id, first_name, last_name, email, phone_number) values ($1, 'a', 'b', 'c@d.example', '1')",
          [api.tenants.own],
        ),
      ),
    ).rejects.toThrow(/row-level security/)
  })
})
