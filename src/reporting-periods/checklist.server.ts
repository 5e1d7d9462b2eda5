/** Looks up what a reporting period still misses before it can be completed and published. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { DatabaseTransaction } from '../context.ts'
import type { Stored } from '../entityTypes.ts'
import { formatDate } from '../formats.ts'
import { endsHolding } from '../transactions/meaning.server.ts'
import { comparedWithLedger } from './ledger.server.ts'
import { checklistOf } from './checklist.ts'
import type { Checklist, Found, Missing } from './checklist.ts'

interface Span {
  tenantId: number | null
  periodId: number
  fundId: number
  date: string
  after: string | null
}

type Row = Missing & { open: boolean }

export async function checklistFor(
  database: DatabaseTransaction,
  tenantId: number | null,
  period: Stored<'reportingPeriod'>,
): Promise<Checklist> {
  const { fundId, date } = period
  const {
    rows: [previous],
  } = await sql<{ date: string | null }>`select max(date)::text as date from reporting_periods
    where tenant_id = ${tenantId} and fund_id = ${fundId} and date < ${date}::date`.execute(database)
  const span: Span = { tenantId, periodId: period.id, fundId, date, after: previous?.date ?? null }
  const ask = async (statement: RawBuilder<Row>): Promise<Found> => {
    const { rows } = await statement.execute(database)
    return { expected: rows.length, missing: rows.filter(row => row.open).map(({ id, name }) => ({ id, name })) }
  }
  const figures = async (table: 'accounting_entries' | 'expenses'): Promise<Found> => {
    const { rows } =
      await sql`select id from ${sql.table(table)} where tenant_id = ${tenantId} and fund_id = ${fundId} and reporting_period_id = ${period.id}`.execute(
        database,
      )
    return { expected: 1, missing: rows.length > 0 ? [] : [{ id: period.id, name: period.name }] }
  }
  return checklistOf({
    fairValues: await ask(fairValues(span)),
    weightedValues: await ask(weightedValues(span)),
    accounting: await figures('accounting_entries'),
    expenses: await figures('expenses'),
    ledger: await comparedWithLedger(database, span),
    transactions: withDates(await ask(transactions(span))),
    invoices: await ask(invoices(span)),
    capitalMovements: await ask(capitalMovements(span)),
    closings: withDates(await ask(closings(span))),
    earlierPeriods: await ask(earlierPeriods(span)),
  })
}

/** Dates come as text from the database and are shown day first, like everywhere. */
function withDates({ expected, missing }: Found): Found {
  return {
    expected,
    missing: missing.map(({ id, name }) => ({
      id,
      name: name.replace(/^\d{4}-\d{2}-\d{2}/, date => formatDate(date)),
    })),
  }
}

/** Dated after the previous period's date, up to and including its own. */
function within(column: string, { date, after }: Span): RawBuilder<unknown> {
  return sql`${sql.ref(column)} <= ${date}::date and (${after}::date is null or ${sql.ref(column)} > ${after}::date)`
}

/** Every investment that the fund held on the date: subscribed by then, not left and not written off. */
function fairValues({ tenantId, fundId, date }: Span): RawBuilder<Row> {
  return sql<Row>`select i.id, i.name, not exists (select from fair_values v where v.tenant_id = i.tenant_id and v.investment_id = i.id and v.date = ${date}::date) as open
    from investments i where i.tenant_id = ${tenantId} and i.fund_id = ${fundId} and i.subscription_date <= ${date}::date
    and not exists (select from transactions t
      left join lateral (select date, value from fair_values where tenant_id = i.tenant_id and investment_id = i.id and date <= ${date}::date order by date desc limit 1) v on true
      where t.tenant_id = i.tenant_id and t.investment_id = i.id and t.date <= ${date}::date and ${sql.raw(endsHolding('t', 'v'))})
    order by i.name, i.id`
}

/**
 * A fair value of the day that leaves out a company of then or holds another one, or differs from the sum of its
 * weighted values: what its form warns of.
 */
function weightedValues({ tenantId, fundId, date }: Span): RawBuilder<Row> {
  return sql<Row>`select i.id, i.name, (
      exists (select from companies c where c.tenant_id = v.tenant_id and c.investment_id = v.investment_id and ${IS_EXPECTED}
        and not exists (select from fair_value_weighted_values w where w.tenant_id = v.tenant_id and w.fair_value_id = v.id and w.company_id = c.id))
      or exists (select from fair_value_weighted_values w join companies c on c.tenant_id = w.tenant_id and c.id = w.company_id where w.tenant_id = v.tenant_id and w.fair_value_id = v.id and not (${IS_EXPECTED}))
      or v.value <> (select sum(round(w.fully_diluted_ownership * w.company_value / 100, 2)) from fair_value_weighted_values w where w.tenant_id = v.tenant_id and w.fair_value_id = v.id)
    ) is true as open
    from investments i join fair_values v on v.tenant_id = i.tenant_id and v.investment_id = i.id and v.date = ${date}::date
    where i.tenant_id = ${tenantId} and i.fund_id = ${fundId} order by i.name, i.id`
}

const IS_EXPECTED = sql.raw(
  '(c.from_date is null or c.from_date <= v.date) and (c.to_date is null or c.to_date >= v.date)',
)

function transactions(span: Span): RawBuilder<Row> {
  return sql<Row>`select t.id, t.date::text || ' ' || t.sub_type as name, t.status in ('Planned', 'Pending') as open
    from transactions t where t.tenant_id = ${span.tenantId} and t.fund_id = ${span.fundId} and ${within('t.date', span)} and t.status <> 'Cancelled' order by t.date, t.id`
}

function invoices(span: Span): RawBuilder<Row> {
  return sql<Row>`select t.id, t.supplier || ' ' || t.number as name, t.status = 'Open' as open
    from invoices t where t.tenant_id = ${span.tenantId} and t.fund_id = ${span.fundId} and ${within('t.date', span)} order by t.date, t.id`
}

function capitalMovements(span: Span): RawBuilder<Row> {
  return sql<Row>`select t.id, t.name, t.status = 'Open' as open
    from capital_movements t where t.tenant_id = ${span.tenantId} and t.fund_id = ${span.fundId} and ${within('t.due_date', span)} order by t.due_date, t.id`
}

/** Closings and transfers: both move commitments. */
function closings(span: Span): RawBuilder<Row> {
  return sql<Row>`select id, name, open from (
      select t.id, t.date, t.name, t.status = 'Open' as open from closings t where t.tenant_id = ${span.tenantId} and t.fund_id = ${span.fundId} and ${within('t.date', span)}
      union all
      select t.id, t.date, t.date::text || ' ' || s.name, t.status = 'Saved' from transfers t join limited_partners s on s.tenant_id = t.tenant_id and s.id = t.seller_id
        where t.tenant_id = ${span.tenantId} and t.fund_id = ${span.fundId} and ${within('t.date', span)}
    ) both_kinds order by date, id`
}

function earlierPeriods({ tenantId, fundId, date }: Span): RawBuilder<Row> {
  return sql<Row>`select p.id, p.name, p.status <> 'Published' as open from reporting_periods p where p.tenant_id = ${tenantId} and p.fund_id = ${fundId} and p.date < ${date}::date order by p.date`
}
