/** Two servers of one database at the same moment: what is due is done once, and a change of one reaches the other. */
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { COMPONENTS } from '../../../src/capital-movements/components.ts'
import { bookingsWhenDue } from '../../../src/capital-movements/dueBookings.server.ts'
import type { Clock } from '../../../src/context.ts'
import { openDatabase } from '../../../src/server/database/database.ts'
import type { Database } from '../../../src/server/database/database.ts'
import { openFiles } from '../../../src/server/documents/fileStore.ts'
import type { FileStore } from '../../../src/server/documents/fileStore.ts'
import { workerOf } from '../../../src/server/records/outbox.ts'
import { transactionOf } from '../../../src/server/records/transaction.ts'
import { makeTenantExports } from '../../../src/server/tenantData/exports.ts'
import { serveMovements } from '../../capital-movements/servedMovements.ts'

const { api, fundWith, movement, act, linesOf, paymentsOf } = await serveMovements()
const { services, database } = api
const { clock } = services

/** Each has connections of its own. */
const servers: Database[] = ['one', 'other'].map(() => openDatabase({ runtime: database.runtime, poolSize: 4 }))
afterAll(() => Promise.all(servers.map(server => server.close())))
afterEach(() => void vi.useRealTimers())

/** How many statements wait for a row that somebody else holds. */
async function waiting(): Promise<number> {
  const found = await database.asAdministrator(
    "select 1 from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'",
    [database.name],
  )
  return found.length
}

/** A call that everybody has paid before its day, which is the 15th of December. */
async function paidEarly(): Promise<{ id: number }> {
  const made = await movement(await fundWith([{ name: 'Garnet', commitment: '3000' }]), { investmentFunding: '400' })
  expect((await act('user', made, 'complete')).statusCode).toBe(200)
  for (const line of await linesOf(made)) {
    const amounts = Object.fromEntries(COMPONENTS.map(name => [name, line[name]]))
    const paid = { ...amounts, paymentStatus: 'Received' }
    expect((await api.put('user', `/api/capital-movement-lines/${line.id}`, line.version, paid)).statusCode).toBe(200)
  }
  return made
}

test('a payment that is due is booked once by two servers that both have found it', async () => {
  const [payment] = await paymentsOf((await paidEarly()).id)
  if (!payment) throw new Error('The call has no payment.')
  expect(payment.status).toBe('Pending')
  const before = api.today.date
  api.today.date = '2026-12-15'
  const look = servers.map(server => bookingsWhenDue({ database: server, services, clock }))
  const looked = await database.database.inTransaction({ tenantId: api.tenants.own }, async tx => {
    await tx.selectFrom('transactions').select('id').where('id', '=', payment.id).forUpdate().execute()
    const both = look.map(each => each())
    await expect.poll(waiting, { interval: 5 }).toBe(2)
    return { both }
  })
  await Promise.all(looked.both)
  api.today.date = before
  const booked = await api.get('user', `/api/transactions/${payment.id}`)
  expect(booked.json()).toMatchObject({ status: 'Booked', version: payment.version + 1 })
  const history = await api.get('admin', `/api/transactions/${payment.id}/history`)
  expect(history.json<{ action: string }[]>().filter(({ action }) => action === 'update')).toHaveLength(1)
})

test('an archive that is due is made once by two servers at the same moment', async () => {
  for (const person of ['admin', 'stranger'] as const)
    expect((await api.post(person, '/api/tenant-exports', { reason: 'For our own archive' })).statusCode).toBe(201)
  const files = await openFiles(api.folder)
  let received = 0
  const counted: FileStore = {
    ...files,
    receive: (content, key) => {
      received += 1
      return files.receive(content, key)
    },
  }
  const make = (server: Database) => makeTenantExports({ database: server, files: counted, clock, retentionDays: 14 })
  await Promise.all(servers.map(make))
  await Promise.all(servers.map(make))
  expect(await database.asAdministrator('select status, attempts::int from tenant_exports')).toEqual([
    { status: 'Made', attempts: 1 },
    { status: 'Made', attempts: 1 },
  ])
  const parts = await database.asAdministrator('select 1 from tenant_export_parts')
  expect(received).toBe(parts.length)
})

test('the day of a tenant whose time zone another server has changed follows within a minute', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  // Of a tenant that no other test knows: its time zone is remembered.
  const tenantId = 900_001
  await database.asAdministrator(
    "insert into tenants (id, short_name, name, currency) values ($1, 'fernmoor', 'Fernmoor', 'EUR')",
    [tenantId],
  )
  const days: Clock = { ...clock, today: zone => (zone === 'Pacific/Kiritimati' ? '2026-11-22' : '2026-11-21') }
  const worker = workerOf(tenantId)
  const [one, other] = servers
  const today = () =>
    one?.inTransaction(worker, async tx => {
      const { context } = transactionOf({ ...services, clock: days }, worker, tx)
      return (await context()).today
    })
  expect(await today()).toBe('2026-11-21')
  await other?.inTransaction({ tenantId: null, platform: true }, tx =>
    tx.updateTable('tenants').set({ time_zone: 'Pacific/Kiritimati' }).where('id', '=', tenantId).execute(),
  )
  vi.advanceTimersByTime(59_999)
  expect(await today()).toBe('2026-11-21')
  vi.advanceTimersByTime(1)
  expect(await today()).toBe('2026-11-22')
})
