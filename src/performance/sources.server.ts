/**
 * The records behind the rows of a figure: how they are named and who changed them last, in one statement for each
 * kind.
 */
import type { CalendarDate } from '../entity.ts'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Context } from '../context.ts'
import { problem } from '../problems.ts'
import { performanceOf } from './performance.server.ts'
import { rowsBehind } from './sources.ts'
import type { Question } from './sources.ts'
import type { Source, Sources } from './answers.ts'

interface Kind {
  table: string
  name: RawBuilder<string>
  joins?: RawBuilder<unknown>
  investmentId?: RawBuilder<number>
  reportingPeriodId?: RawBuilder<number>
  amount?: RawBuilder<string>
}

const INVESTMENT = sql`left join investments i on i.tenant_id = r.tenant_id and i.id = r.investment_id`

const KINDS: Record<string, Kind> = {
  'accounting-entries': {
    table: 'accounting_entries',
    name: sql`p.name`,
    joins: sql`join reporting_periods p on p.tenant_id = r.tenant_id and p.id = r.reporting_period_id`,
    reportingPeriodId: sql`r.reporting_period_id`,
  },
  'capital-movements': { table: 'capital_movements', name: sql`r.name` },
  closings: { table: 'closings', name: sql`r.name` },
  'fair-values': { table: 'fair_values', name: sql`i.name`, joins: INVESTMENT, investmentId: sql`r.investment_id` },
  transactions: {
    table: 'transactions',
    name: sql`concat_ws(' · ', i.name, r.sub_type)`,
    joins: INVESTMENT,
    investmentId: sql`r.investment_id`,
    amount: sql`r.amount_fund::text`,
  },
  transfers: {
    table: 'transfers',
    name: sql`p.name`,
    joins: sql`join limited_partners p on p.tenant_id = r.tenant_id and p.id = r.seller_id`,
  },
}

export async function sourcesOf(
  context: Context,
  fundId: number,
  question: Question,
  asOf?: CalendarDate,
): Promise<Sources> {
  const rows = rowsBehind(await performanceOf(context, fundId, asOf), question)
  if (!rows) throw problem('not-found')
  const ids = Map.groupBy(rows, ({ resource }) => resource)
  const found = await Promise.all(
    [...ids].map(([resource, those]) =>
      recordsOf(context, fundId, resource, [...new Set(those.flatMap(row => row.ids))]),
    ),
  )
  return { sources: found.flat() }
}

async function recordsOf(
  { database, account: { tenantId } }: Context,
  fundId: number,
  resource: string,
  ids: number[],
): Promise<Source[]> {
  const kind = KINDS[resource]
  if (!kind) throw new Error(`There are no words for the records of "${resource}".`)
  const {
    table,
    name,
    joins = sql``,
    investmentId = sql`null`,
    reportingPeriodId = sql`null`,
    amount = sql`null`,
  } = kind
  const { rows } = await sql<
    Omit<Source, 'resource' | 'fundId'>
  >`select r.id, ${name} as name, ${investmentId} as "investmentId", ${reportingPeriodId} as "reportingPeriodId", ${amount} as amount, h.at, a.name as by
    from ${sql.table(table)} r ${joins}
    left join lateral (select at, account_id from audit where tenant_id = r.tenant_id and resource = ${resource} and record_id = r.id order by id desc limit 1) h on true
    left join accounts a on a.tenant_id = r.tenant_id and a.id = h.account_id
    where r.tenant_id = ${tenantId} and r.id = any(${ids}) order by r.id`.execute(database)
  return rows.map(row => ({ resource, fundId, ...row }))
}
