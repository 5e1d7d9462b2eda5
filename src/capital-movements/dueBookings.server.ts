/** Books what partners paid before it was due, once its day has come: until then a transaction cannot be booked. */
import { momentAfter } from '../calendar.ts'
import type { Clock } from '../context.ts'
import type { Database } from '../server/database/database.ts'
import { forEach } from '../server/database/forEach.ts'
import { workerOf } from '../server/records/outbox.ts'
import { transactionOf } from '../server/records/transaction.ts'
import type { RecordServices } from '../server/records/transactionContext.ts'
import { followPayments } from './booking.server.ts'

interface DueBookings {
  database: Database
  services: RecordServices
  clock: Clock
}

/** Days begin at any hour, because tenants are in any time zone. */
const WAIT_MS = 10 * 60_000

/** Looks at every tenant now and then; one that fails is told of, and the others are booked. */
export function bookingsWhenDue({ database, services, clock }: DueBookings): () => Promise<boolean> {
  let next = clock.now()
  return async () => {
    const now = clock.now()
    if (Date.parse(now) < Date.parse(next)) return false
    next = momentAfter(now, WAIT_MS)
    const tenants = await database.inTransaction({ tenantId: null, platform: true }, tx =>
      tx.selectFrom('tenants').select('id').where('status', '=', 'Active').orderBy('id').execute(),
    )
    const failed = 'Payments of capital movements could not be booked.'
    await forEach(tenants, ({ id }) => bookOf(database, services, id), failed)
    return false
  }
}

async function bookOf(database: Database, services: RecordServices, tenantId: number): Promise<void> {
  const worker = workerOf(tenantId)
  await database.inTransaction(worker, async tx => {
    const context = await transactionOf(services, worker, tx).context()
    const due = await tx
      .selectFrom('transactions')
      .select('capital_movement_id as id')
      .distinct()
      .where('tenant_id', '=', tenantId)
      .where('capital_movement_id', 'is not', null)
      .where('status', '=', 'Pending')
      .where('date', '<=', context.today)
      .orderBy('capital_movement_id')
      .execute()
    for (const { id } of due) if (id !== null) await followPayments(context, id)
  })
}
