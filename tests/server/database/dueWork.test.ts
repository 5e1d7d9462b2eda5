/** What the server looks for every two seconds costs one transaction, however many tenants there are. */
import { expressionBuilder } from 'kysely'
import { expect, test } from 'vitest'
import { momentAfter } from '../../../src/calendar.ts'
import type { DatabaseTables } from '../../../src/context.ts'
import { deliverMails } from '../../../src/mails/delivery.server.ts'
import { makeNotices } from '../../../src/notices/paperWorker.server.ts'
import type { Caller, Database } from '../../../src/server/database/database.ts'
import { openDatabase } from '../../../src/server/database/database.ts'
import { waitingWork, forTenantsWithDueWork } from '../../../src/server/database/dueWork.ts'
import { openSeveral } from '../../../src/server/database/severalDatabases.ts'
import { followTenants } from '../../../src/server/database/tenantCopies.ts'
import { createDatabase } from '../harness.ts'
import { serve } from '../serve.ts'

const { api, world, other } = await serve()
const { clock, files } = api.services

let transactions = 0
const counted: Database = {
  ...api.database.database,
  inTransaction: (caller, work, options) => {
    transactions += 1
    return api.database.database.inTransaction(caller, work, options)
  },
}

async function countOf(work: (database: Database) => Promise<unknown>): Promise<number> {
  transactions = 0
  await work(counted)
  return transactions
}

const sent: string[] = []
const deliver = (database: Database) =>
  deliverMails({
    database,
    services: api.services,
    clock,
    transport: {
      host: 'larkmoor.example',
      send: async ({ recipient }) => {
        sent.push(recipient)
        return { kind: 'sent' }
      },
    },
    baseUrl: 'https://funds.example',
  })
const make = (database: Database) => makeNotices({ database, files, clock })

const mail = (recipient: string, changes: Record<string, unknown> = {}) => ({
  event: 'reopen-requested',
  recipient,
  limitedPartnerId: null,
  contactId: null,
  guid: null,
  messageId: null,
  nextAttemptAt: '2026-11-21T11:00:00.000Z',
  ...changes,
})

test('nothing that waits is one look for mails and one for papers, whatever waits until later', async () => {
  await api.database.asAdministrator(
    `insert into tenants (short_name, name, currency) select 'many' || n, 'Many ' || n, 'EUR' from generate_series(1, 48) n`,
  )
  await api.database.asAdministrator(`update mails set status = 'Cancelled' where status = 'Queued'`)
  await world.insert('mails', mail('later@example.org', { nextAttemptAt: '2026-11-21T12:00:00.001Z' }))
  expect(await countOf(deliver)).toBe(1)
  expect(await countOf(make)).toBe(1)
  // A mail costs two more: it is taken and marked. The tenants that have none are not looked at one by one.
  await world.insert('mails', mail('own@example.org'))
  const due = { work: 'mails', moment: clock.now() } as const
  expect(await forTenantsWithDueWork(api.database.database, due, tenants => Promise.resolve(tenants))).toEqual([
    { id: api.tenants.own, name: 'Larkmoor Partners' },
  ])
  expect(await countOf(deliver)).toBe(3)
  await other.insert('mails', mail('other@example.org'))
  await world.insert('mails', mail('own2@example.org'))
  expect(await countOf(deliver)).toBe(5)
  expect(sent.toSorted()).toEqual(['other@example.org', 'own2@example.org', 'own@example.org'])
})

test('only the platform is told, and whoever asks keeps the tenant that it works for', async () => {
  await world.insert('mails', mail('again@example.org'))
  const { fn, cast, val } = expressionBuilder<DatabaseTables>()
  const ask = (caller: Caller) =>
    api.database.database.inTransaction(caller, async tx => {
      const due = await tx
        .selectFrom(fn<{ tenant: number }>('tenants_with_due_mails', [cast(val(clock.now()), 'timestamptz')]).as('due'))
        .select('due.tenant')
        .execute()
      const mails = await tx.selectFrom('mails').select('tenant_id as tenant').distinct().execute()
      return { due: due.map(({ tenant }) => tenant), sees: mails.map(({ tenant }) => tenant) }
    })
  const { own: first, other: second } = api.tenants
  expect(await ask({ tenantId: second })).toEqual({ due: [], sees: [second] })
  expect(await ask({ tenantId: first })).toEqual({ due: [first], sees: [first] })
  expect(await ask({ tenantId: null })).toEqual({ due: [], sees: [] })
  expect(await ask({ tenantId: null, platform: true })).toEqual({ due: [first], sees: [] })
})

/** Nothing listens there. */
const NOWHERE = { host: '127.0.0.1', port: 1 }

test('what waits in a database is done while another one is away, which is told after it, and by the figures', async () => {
  const { runtime } = api.database
  const first = openDatabase({ runtime, number: 1, poolSize: 4 })
  const second = openDatabase({ runtime: { ...runtime, ...NOWHERE }, number: 2 })
  const together = await openSeveral(
    new Map([
      [1, first],
      [2, second],
    ]),
  )
  try {
    await world.insert('mails', mail('meanwhile@example.org'))
    await expect(deliver(together)).rejects.toThrow('What is due in database 2 has to wait.')
    expect(sent).toContain('meanwhile@example.org')
    // For half a minute nothing waits for an answer of it, whatever is due.
    const dueIn = (seconds: number) =>
      forTenantsWithDueWork(together, { work: 'notices', moment: momentAfter(clock.now(), seconds * 1000) }, tenants =>
        Promise.resolve(tenants.length),
      )
    expect([await make(together), await dueIn(29)]).toEqual([false, 0])
    await expect(dueIn(30)).rejects.toThrow('What is due in database 2 has to wait.')
    expect(await dueIn(59)).toBe(0)
    expect(await waitingWork(together)).toMatchObject([
      { database: 1, backlog: { tenants: 50, work: [{ work: 'mails', waiting: 1 }, {}, {}, {}, {}] } },
      { database: 2, backlog: undefined },
    ])
  } finally {
    await together.close()
  }
})

test('databases are told what tenants are called while another one is away, which is told after it', async () => {
  const { runtime } = api.database
  const third = await createDatabase()
  await third.asAdministrator(
    "insert into tenants (id, short_name, name, currency, version) values ($1, 'larkmoor', 'Before', 'EUR', 99)",
    [api.tenants.own],
  )
  const together = await openSeveral(
    new Map([
      [1, openDatabase({ runtime, number: 1, poolSize: 1 })],
      [2, openDatabase({ runtime: { ...runtime, ...NOWHERE }, number: 2 })],
      [3, openDatabase({ runtime: third.runtime, number: 3, poolSize: 1 })],
    ]),
  )
  try {
    await expect(followTenants(together)).rejects.toThrow('Not every database was told')
    expect(await third.asAdministrator('select name from tenants')).toEqual([{ name: 'Larkmoor Partners' }])
  } finally {
    await together.close()
    await third.close()
  }
})
