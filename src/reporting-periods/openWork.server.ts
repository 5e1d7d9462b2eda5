/**
 * What would be locked away although it needs a person: invoices that wait for approval, and transactions that are
 * planned or pending, dated in a period. What a capital movement has booked goes on when the period is closed.
 */
import type { DatabaseTransaction } from '../context.ts'
import type { CalendarDate } from '../entity.ts'
import { formatDate } from '../formats.ts'
import { PLANNED_OR_PENDING } from '../transactions/plannedOrPending.ts'

interface Asked {
  database: DatabaseTransaction
  tenantId: number | null
  fundId: number
  /** The last day of the period before, and of this one. */
  after: CalendarDate | null
  date: CalendarDate
}

/** Their names, invoices first. */
export async function openWorkOf(asked: Asked): Promise<string[]> {
  return [...(await openInvoices(asked)), ...(await openTransactions(asked))]
}

async function openInvoices({ database, tenantId, fundId, after, date }: Asked): Promise<string[]> {
  const rows = await database
    .selectFrom('invoices')
    .select(['supplier', 'number'])
    .where('tenant_id', '=', tenantId)
    .where('fund_id', '=', fundId)
    .where('status', '=', 'Open')
    .where('date', '<=', date)
    .$if(after !== null, query => query.where('date', '>', after))
    .orderBy('date')
    .orderBy('id')
    .execute()
  return rows.map(({ supplier, number }) => `${supplier} ${number}`)
}

async function openTransactions({ database, tenantId, fundId, after, date }: Asked): Promise<string[]> {
  const rows = await database
    .selectFrom('transactions')
    .select(['date', 'sub_type as subType'])
    .where('tenant_id', '=', tenantId)
    .where('fund_id', '=', fundId)
    .where('status', 'in', PLANNED_OR_PENDING)
    .where('capital_movement_id', 'is', null)
    .where('date', '<=', date)
    .$if(after !== null, query => query.where('date', '>', after))
    .orderBy('date')
    .orderBy('id')
    .execute()
  return rows.map(row => `${formatDate(row.date)} ${row.subType}`)
}

/** The last day before a period: that of the period before it. */
export async function previousDate(
  database: DatabaseTransaction,
  tenantId: number | null,
  { fundId, date }: { fundId: number; date: CalendarDate },
): Promise<CalendarDate | null> {
  const previous = await database
    .selectFrom('reporting_periods')
    .select(({ fn }) => fn.max<CalendarDate | null>('date').as('date'))
    .where('tenant_id', '=', tenantId)
    .where('fund_id', '=', fundId)
    .where('date', '<', date)
    .executeTakeFirst()
  return previous?.date ?? null
}
