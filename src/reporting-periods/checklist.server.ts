/** Looks up what a reporting period still misses before it can be completed and published. */
import { expressionBuilder } from 'kysely'
import type { Expression, SqlBool } from 'kysely'
import type { Tables } from '../../generated/tables.ts'
import type { Context } from '../context.ts'
import type { Stored } from '../entityTypes.ts'
import { formatDate } from '../formats.ts'
import type { CalendarDate, Decimal } from '../entity.ts'
import { isHeldOn } from '../transactions/heldInvestments.server.ts'
import { PLANNED_OR_PENDING } from '../transactions/plannedOrPending.ts'
import { comparedWithLedger } from './ledger.server.ts'
import type { Span } from './ledger.server.ts'
import { previousDate } from './openWork.server.ts'
import { ratesOfDate } from './rates.server.ts'
import { checklistOf } from './checklist.ts'
import type { Checklist, Found, Missing } from './checklist.ts'

type Row = Missing & { open: SqlBool }

export async function checklistFor(
  context: Pick<Context, 'database' | 'account' | 'today'>,
  period: Stored<'reportingPeriod'>,
): Promise<Checklist> {
  const { fundId, date } = period
  const { database } = context
  const { tenantId } = context.account
  const after = await previousDate(database, tenantId, period)
  const span: Span = { database, tenantId, periodId: period.id, fundId, date, after }
  const ofPeriod = (entered: readonly unknown[]): Found => ({
    expected: 1,
    missing: entered.length > 0 ? [] : [{ id: period.id, name: period.name }],
  })
  const found = {
    exchangeRates: await ratesOfDate(context, span),
    fairValues: foundIn(await fairValues(span)),
    weightedValues: foundIn(await weightedValues(span)),
    accounting: ofPeriod(await accountingEntries(span)),
    expenses: ofPeriod(await expenses(span)),
    ledger: await comparedWithLedger(span),
    transactions: foundIn(await transactions(span)),
    invoices: foundIn(await invoices(span)),
    capitalMovements: foundIn(await capitalMovements(span)),
    closings: foundIn([...(await closings(span)), ...(await transfers(span))].toSorted(byDate)),
    earlierPeriods: foundIn(await earlierPeriods(span)),
  }
  return checklistOf(found, after)
}

function foundIn(rows: readonly Row[]): Found {
  return { expected: rows.length, missing: rows.filter(row => row.open).map(({ id, name }) => ({ id, name })) }
}

/** Dated after the previous period's date, up to and including its own. */
function within(column: Expression<CalendarDate>, { date, after }: Span): Expression<SqlBool> {
  const eb = expressionBuilder()
  return eb.and([eb(column, '<=', date), ...(after === null ? [] : [eb(column, '>', after)])])
}

/** Every investment that the fund held on the date: subscribed by then, not left and not written off. */
function fairValues({ database, tenantId, fundId, date }: Span): Promise<Row[]> {
  return database
    .selectFrom('investments as i')
    .select(['i.id', 'i.name'])
    .select(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('fair_values as v')
            .select('v.id')
            .whereRef('v.tenant_id', '=', 'i.tenant_id')
            .whereRef('v.investment_id', '=', 'i.id')
            .where('v.date', '=', date),
        ),
      ).as('open'),
    )
    .where('i.tenant_id', '=', tenantId)
    .where('i.fund_id', '=', fundId)
    .where('i.subscription_date', '<=', date)
    .where(isHeldOn(date))
    .orderBy('i.name')
    .orderBy('i.id')
    .execute()
}

/**
 * A fair value of the day that leaves out a company of then or holds another one, or differs from the sum of its
 * weighted values: what its form warns of.
 */
function weightedValues({ database, tenantId, fundId, date }: Span): Promise<Row[]> {
  return database
    .selectFrom('investments as i')
    .innerJoin('fair_values as v', join =>
      join.onRef('v.tenant_id', '=', 'i.tenant_id').onRef('v.investment_id', '=', 'i.id').on('v.date', '=', date),
    )
    .innerJoin('funds as f', join => join.onRef('f.tenant_id', '=', 'i.tenant_id').onRef('f.id', '=', 'i.fund_id'))
    .innerJoin('currencies as m', join =>
      join.onRef('m.tenant_id', '=', 'f.tenant_id').onRef('m.id', '=', 'f.currency_id'),
    )
    .select(['i.id', 'i.name'])
    .select(({ eb, exists, lit, not, or, selectFrom }) => {
      const weighted = selectFrom('fair_value_weighted_values as w')
        .whereRef('w.tenant_id', '=', 'v.tenant_id')
        .whereRef('w.fair_value_id', '=', 'v.id')
      const leftOut = selectFrom('companies as c')
        .select('c.id')
        .whereRef('c.tenant_id', '=', 'v.tenant_id')
        .whereRef('c.investment_id', '=', 'v.investment_id')
        .where(isExpected())
        .where(({ ref: own }) => not(exists(weighted.select('w.id').where('w.company_id', '=', own('c.id')))))
      const strange = weighted
        .innerJoin('companies as c', join =>
          join.onRef('c.tenant_id', '=', 'w.tenant_id').onRef('c.id', '=', 'w.company_id'),
        )
        .select('c.id')
        .where(not(isExpected()))
      const sum = weighted.select(({ eb: each, fn, ref }) => {
        const share = each(each(ref('w.fully_diluted_ownership'), '*', ref('w.company_value')), '/', '100')
        return fn.sum<Decimal>(fn('round', [share, each.cast('m.minor_units', 'integer')])).as('sum')
      })
      return eb(or([exists(leftOut), exists(strange), eb('v.value', '<>', sum)]), 'is', lit(true)).as('open')
    })
    .where('i.tenant_id', '=', tenantId)
    .where('i.fund_id', '=', fundId)
    .orderBy('i.name')
    .orderBy('i.id')
    .execute()
}

/** A company `c` belonged to the investment on the day of the fair value `v`. */
function isExpected(): Expression<SqlBool> {
  const eb = expressionBuilder<{ c: Tables['companies']; v: Tables['fair_values'] }, 'c' | 'v'>()
  return eb.and([
    eb.or([eb('c.from_date', 'is', null), eb('c.from_date', '<=', eb.ref('v.date'))]),
    eb.or([eb('c.to_date', 'is', null), eb('c.to_date', '>=', eb.ref('v.date'))]),
  ])
}

function accountingEntries({ database, tenantId, fundId, periodId }: Span): Promise<object[]> {
  return database
    .selectFrom('accounting_entries')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('fund_id', '=', fundId)
    .where('reporting_period_id', '=', periodId)
    .execute()
}

function expenses({ database, tenantId, fundId, periodId }: Span): Promise<object[]> {
  return database
    .selectFrom('expenses')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('fund_id', '=', fundId)
    .where('reporting_period_id', '=', periodId)
    .execute()
}

async function transactions(span: Span): Promise<Row[]> {
  const rows = await span.database
    .selectFrom('transactions')
    .select(({ eb }) => ['id', 'date', 'sub_type', eb('status', 'in', PLANNED_OR_PENDING).as('open')])
    .where('tenant_id', '=', span.tenantId)
    .where('fund_id', '=', span.fundId)
    .where(({ ref }) => within(ref('date'), span))
    .where('status', '<>', 'Cancelled')
    .orderBy('date')
    .orderBy('id')
    .execute()
  return rows.map(({ id, date, sub_type: kind, open }) => ({ id, name: `${formatDate(date)} ${kind}`, open }))
}

async function invoices(span: Span): Promise<Row[]> {
  const rows = await span.database
    .selectFrom('invoices')
    .select(({ eb }) => ['id', 'supplier', 'number', eb('status', '=', 'Open').as('open')])
    .where('tenant_id', '=', span.tenantId)
    .where('fund_id', '=', span.fundId)
    .where(({ ref }) => within(ref('date'), span))
    .orderBy('date')
    .orderBy('id')
    .execute()
  return rows.map(({ id, supplier, number, open }) => ({ id, name: `${supplier} ${number}`, open }))
}

function capitalMovements(span: Span): Promise<Row[]> {
  return span.database
    .selectFrom('capital_movements')
    .select(({ eb }) => ['id', 'name', eb('status', '=', 'Open').as('open')])
    .where('tenant_id', '=', span.tenantId)
    .where('fund_id', '=', span.fundId)
    .where(({ ref }) => within(ref('due_date'), span))
    .orderBy('due_date')
    .orderBy('id')
    .execute()
}

type Dated = Row & { date: CalendarDate }

/** Closings and transfers move commitments both, and are named together. */
function byDate(one: Dated, other: Dated): number {
  return one.date === other.date ? one.id - other.id : one.date < other.date ? -1 : 1
}

function closings(span: Span): Promise<Dated[]> {
  return span.database
    .selectFrom('closings')
    .select(({ eb }) => ['id', 'name', 'date', eb('status', '=', 'Open').as('open')])
    .where('tenant_id', '=', span.tenantId)
    .where('fund_id', '=', span.fundId)
    .where(({ ref }) => within(ref('date'), span))
    .execute()
}

async function transfers(span: Span): Promise<Dated[]> {
  const rows = await span.database
    .selectFrom('transfers as t')
    .innerJoin('limited_partners as s', join =>
      join.onRef('s.tenant_id', '=', 't.tenant_id').onRef('s.id', '=', 't.seller_id'),
    )
    .select(({ eb }) => ['t.id', 't.date', 's.name as seller', eb('t.status', '=', 'Saved').as('open')])
    .where('t.tenant_id', '=', span.tenantId)
    .where('t.fund_id', '=', span.fundId)
    .where(({ ref }) => within(ref('t.date'), span))
    .execute()
  return rows.map(({ seller, ...row }) => ({ ...row, name: `${formatDate(row.date)} ${seller}` }))
}

function earlierPeriods({ database, tenantId, fundId, date }: Span): Promise<Row[]> {
  return database
    .selectFrom('reporting_periods')
    .select(({ eb }) => ['id', 'name', eb('status', '<>', 'Published').as('open')])
    .where('tenant_id', '=', tenantId)
    .where('fund_id', '=', fundId)
    .where('date', '<', date)
    .orderBy('date')
    .execute()
}
