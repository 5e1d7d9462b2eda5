/**
 * Whether what was entered for a period agrees with the transactions. A difference may have its reason: it is named,
 * and holds nothing up.
 */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { DatabaseTransaction } from '../context.ts'
import { formatNumber } from '../formats.ts'
import { compare } from '../money.ts'
import { text } from '../texts.ts'
import { movedMoney } from '../transactions/meaning.server.ts'
import type { Found } from './checklist.ts'
import './texts.ts'

interface Span {
  tenantId: number | null
  periodId: number
  fundId: number
  date: string
  after: string | null
}
interface Row {
  kind: 'cash' | 'cost' | 'expenses'
  id: number
  name: string | null
  entered: string
  ledger: string
}

const MOVED = sql.raw(movedMoney('t'))

/** Each figure that was entered, beside what the transactions come to. */
export async function comparedWithLedger(database: DatabaseTransaction, span: Span): Promise<Found> {
  const rows = (
    await Promise.all([cash(span), costs(span), expenses(span)].map(statement => statement.execute(database)))
  ).flatMap(result => result.rows)
  const differing = rows.filter(({ entered, ledger }) => compare(entered, ledger) !== 0)
  return {
    expected: rows.length,
    missing: differing.map(({ kind, id, name, entered, ledger }) => ({
      id,
      name: text(`reportingPeriod.ledger.${kind}`, {
        name: name ?? '',
        entered: formatNumber(entered, 2),
        ledger: formatNumber(ledger, 2),
      }),
    })),
  }
}

/** Total cash of the books, and all money that moved up to the day. */
function cash({ tenantId, fundId, periodId, date }: Span): RawBuilder<Row> {
  return sql<Row>`select 'cash' as kind, a.id::integer as id, null as name, a.total_cash::text as entered, (select coalesce(sum(t.amount_fund), 0)::text from transactions t
      where t.tenant_id = a.tenant_id and t.fund_id = a.fund_id and t.date <= ${date}::date and ${MOVED}) as ledger
    from accounting_entries a where a.tenant_id = ${tenantId} and a.fund_id = ${fundId} and a.reporting_period_id = ${periodId}`
}

/**
 * The cost of each fair value of the day, and what was invested up to it; what was sold in part costs less, and how
 * much less no transaction says.
 */
function costs({ tenantId, fundId, date }: Span): RawBuilder<Row> {
  return sql<Row>`select 'cost' as kind, i.id::integer as id, i.name, v.cost::text as entered, (select coalesce(-sum(t.amount_fund), 0)::text from transactions t
      where t.tenant_id = i.tenant_id and t.investment_id = i.id and t.type = 'Investment' and t.date <= v.date and ${MOVED}) as ledger
    from investments i join fair_values v on v.tenant_id = i.tenant_id and v.investment_id = i.id and v.date = ${date}::date and v.cost is not null
    where i.tenant_id = ${tenantId} and i.fund_id = ${fundId}
      and not exists (select from transactions t where t.tenant_id = i.tenant_id and t.investment_id = i.id and t.type = 'Divestment' and t.date <= v.date and ${MOVED})
    order by i.name, i.id`
}

const SECTIONS = ['management_fees', 'carried_interest', 'fund_operating_expenses', 'other_expenses'] as const

/** Total expenses of the summary, and the expenses, fees and carried interest that were paid in the period. */
function expenses({ tenantId, fundId, periodId, date, after }: Span): RawBuilder<Row> {
  const lines = sql.join(
    SECTIONS.map(
      section =>
        sql`select amount from ${sql.table(`expense_${section}`)} l where l.tenant_id = e.tenant_id and l.expense_id = e.id`,
    ),
    sql` union all `,
  )
  return sql<Row>`select 'expenses' as kind, e.id::integer as id, null as name, (select coalesce(sum(amount), 0)::text from (${lines}) entered) as entered, (select coalesce(-sum(t.amount_fund), 0)::text from transactions t
      where t.tenant_id = e.tenant_id and t.fund_id = e.fund_id and t.type in ('Expense', 'ManagementFee', 'CarriedInterest') and t.date <= ${date}::date and (${after}::date is null or t.date > ${after}::date) and ${MOVED}) as ledger
    from expenses e where e.tenant_id = ${tenantId} and e.fund_id = ${fundId} and e.reporting_period_id = ${periodId}`
}
