/** Begins the work of one account in a transaction, with what the code of areas is given in it. */
import type { Account, Context, DatabaseTransaction } from '../../context.ts'
import type { CalendarDate } from '../../entity.ts'
import { databaseElsewhere } from '../database/severalDatabases.ts'
import { compiledOnce, setForTransaction } from '../database/sql.ts'
import type { Given } from '../database/sql.ts'
import { openRecords } from './records.ts'
import type { RecordServices, TransactionContext } from './transactionContext.ts'

export function transactionOf(
  { registry, areas, writeChecks, recordChecks, clock, files }: RecordServices,
  account: Account,
  tx: DatabaseTransaction,
): TransactionContext {
  let context: Promise<Context> | undefined
  const current: TransactionContext = {
    registry,
    areas,
    writeChecks,
    recordChecks,
    clock,
    files,
    account,
    tx,
    context: () => (context ??= contextOf(current)),
  }
  return current
}

const ZONES_CACHED_MS = 60_000
const zones = new Map<number, { zone: string; until: number }>()

const TIME_ZONE = compiledOnce((builder, given: Given<{ tenantId: number }>) =>
  builder.selectFrom('tenants').select('time_zone as zone').where('id', '=', given('tenantId')),
)

/** Today where the tenant is. Time zones hardly ever change, so each is asked for once a minute. */
async function todayOf({ tx, account, clock }: TransactionContext): Promise<CalendarDate> {
  if (account.tenantId === null) return clock.today('UTC')
  const known = zones.get(account.tenantId)
  if (known && known.until > performance.now()) return clock.today(known.zone)
  const [tenant] = await TIME_ZONE(tx, { tenantId: account.tenantId })
  const zone = tenant?.zone ?? 'UTC'
  zones.set(account.tenantId, { zone, until: performance.now() + ZONES_CACHED_MS })
  return clock.today(zone)
}

/** What the code of an area is given. */
async function contextOf(current: TransactionContext): Promise<Context> {
  const { tx, account, clock, files } = current
  return {
    database: tx,
    records: openRecords(current),
    account,
    today: await todayOf(current),
    clock,
    files,
    async inTenant(tenantId, work) {
      const ofTenant = { ...account, tenantId }
      const elsewhere = await databaseElsewhere(tx, tenantId)
      if (elsewhere)
        return elsewhere.inTransaction({ tenantId }, async there =>
          work(await transactionOf(current, ofTenant, there).context()),
        )
      await setForTransaction(tx, { 'app.tenant': String(tenantId) })
      const result = await work(await transactionOf(current, ofTenant, tx).context())
      await setForTransaction(tx, { 'app.tenant': String(account.tenantId ?? '') })
      return result
    },
  }
}
