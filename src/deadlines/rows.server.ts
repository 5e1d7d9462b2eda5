/** The records with a deadline, of all funds of the tenant: one statement for each kind. */
import { expressionBuilder } from 'kysely'
import type { AliasableExpression, Expression } from 'kysely'
import type { Tables } from '../../generated/tables.ts'
import type { Context } from '../context.ts'
import type { CalendarDate, Decimal } from '../entity.ts'

export interface Span extends Pick<Context, 'database' | 'account' | 'today'> {
  until: CalendarDate
}

/** More than anybody reads on a page; the sums count all. */
const LATE_MAX = 50

type Called = Pick<
  Tables['capital_movements'],
  'investment_funding' | 'management_fees' | 'expenses_paid_in' | 'expenses_out_of_paid_in' | 'late_entrance_fee'
>

type Line = Called & Pick<Tables['capital_movement_lines'], 'distribution' | 'amount_received' | 'payment_status'>

/**
 * What has not come in of the line `l`, as `payments.ts` says of a line in hand: what one partner paid too much pays
 * for no other.
 */
function outstandingOfLine() {
  const eb = expressionBuilder<{ l: Line }, 'l'>()
  const nothing = eb.val<Decimal>('0')
  const given = eb(eb.fn.coalesce('l.distribution', nothing), '+', eb.fn.coalesce('l.amount_received', nothing))
  return unlessSettled(eb.fn<Decimal>('greatest', [eb(called('l'), '-', eb.parens(given)), nothing]))
}

/** What the line pays out to its partner: of a movement that nets, some partners pay and others are paid. */
function payableOfLine() {
  const eb = expressionBuilder<{ l: Line }, 'l'>()
  const nothing = eb.val<Decimal>('0')
  const net = eb(eb.fn.coalesce('l.distribution', nothing), '-', eb.parens(called('l')))
  return unlessSettled(eb.fn<Decimal>('greatest', [net, nothing]))
}

function unlessSettled(amount: Expression<Decimal>) {
  const eb = expressionBuilder<{ l: Line }, 'l'>()
  const nothing = eb.val<Decimal>('0')
  return eb.case().when('l.payment_status', '=', 'Received').then(nothing).else(amount).end()
}

/** Everything that a movement, or a line of it, asks for. */
function called(alias: 't' | 'l' = 't'): AliasableExpression<Decimal> {
  const eb = expressionBuilder<Record<'t' | 'l', Called>, 't' | 'l'>()
  const part = (name: keyof Called) => eb.fn.coalesce(eb.ref(`${alias}.${name}`), eb.val<Decimal>('0'))
  return eb(
    eb(
      eb(eb(part('investment_funding'), '+', part('management_fees')), '+', part('expenses_paid_in')),
      '+',
      part('expenses_out_of_paid_in'),
    ),
    '+',
    part('late_entrance_fee'),
  )
}

/** Those of the coming days, and those that should be on their way and are not. */
export function movementRows({ database, account, today, until }: Span) {
  return database
    .selectFrom('capital_movements as t')
    .innerJoin('funds as f', join => join.onRef('f.tenant_id', '=', 't.tenant_id').onRef('f.id', '=', 't.fund_id'))
    .innerJoin('currencies as c', join =>
      join.onRef('c.tenant_id', '=', 'f.tenant_id').onRef('c.id', '=', 'f.currency_id'),
    )
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('capital_movement_lines as l')
          .select(({ eb, fn }) => [
            fn.countAll<number>().as('lines'),
            fn
              .countAll<number>()
              .filterWhere(eb('l.payment_status', '=', 'Received'))
              .as('paid'),
            // None where there is no line yet.
            fn.sum<Decimal | null>(outstandingOfLine()).as('outstanding'),
            fn.sum<Decimal | null>(payableOfLine()).as('payable'),
          ])
          .whereRef('l.tenant_id', '=', 't.tenant_id')
          .whereRef('l.capital_movement_id', '=', 't.id')
          .as('s'),
      join => join.onTrue(),
    )
    .select(['t.id', 't.fund_id as fundId', 'f.name as fund', 't.name', 't.due_date as dueDate', 't.status'])
    .select([
      'c.id as currencyId',
      'c.code as currency',
      'c.minor_units as minorUnits',
      's.lines',
      's.paid',
      's.outstanding',
      's.payable',
    ])
    .select(({ fn, val }) => [called().as('call'), fn.coalesce('t.distribution', val<Decimal>('0')).as('distribution')])
    .where('t.tenant_id', '=', account.tenantId)
    .where('t.due_date', '<=', until)
    .where(({ eb, or }) => or([eb('t.due_date', '>=', today), eb('t.status', '<>', 'Published')]))
    .orderBy('t.due_date')
    .orderBy('t.id')
    .execute()
}

export type MovementRow = Awaited<ReturnType<typeof movementRows>>[number]

export function closingRows({ database, account, today, until }: Span) {
  return database
    .selectFrom('closings as t')
    .innerJoin('funds as f', join => join.onRef('f.tenant_id', '=', 't.tenant_id').onRef('f.id', '=', 't.fund_id'))
    .innerJoin('currencies as c', join =>
      join.onRef('c.tenant_id', '=', 'f.tenant_id').onRef('c.id', '=', 'f.currency_id'),
    )
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('closing_commitments as l')
          .select(({ fn, val }) => [
            fn.countAll<number>().as('commitments'),
            fn.coalesce(fn.sum<Decimal>('l.value'), val<Decimal>('0')).as('amount'),
          ])
          .whereRef('l.tenant_id', '=', 't.tenant_id')
          .whereRef('l.closing_id', '=', 't.id')
          .as('s'),
      join => join.onTrue(),
    )
    .select(['t.id', 't.fund_id as fundId', 'f.name as fund', 't.name', 't.date', 'c.code as currency'])
    .select(['c.minor_units as minorUnits', 's.amount', 's.commitments'])
    .where('t.tenant_id', '=', account.tenantId)
    .where('t.status', '=', 'Open')
    .where('t.date', '>=', today)
    .where('t.date', '<=', until)
    .orderBy('t.date')
    .orderBy('t.id')
    .execute()
}

/** The last period of each fund that has one: those that end soon, and those after which none was made. */
export function lastPeriods({ database, account }: Span) {
  return database
    .selectFrom('reporting_periods as p')
    .innerJoin('funds as f', join => join.onRef('f.tenant_id', '=', 'p.tenant_id').onRef('f.id', '=', 'p.fund_id'))
    .distinctOn('p.fund_id')
    .select(['p.name', 'p.date', 'f.name as fund', 'f.investor_reporting_frequency as frequency'])
    .where('p.tenant_id', '=', account.tenantId)
    .orderBy('p.fund_id')
    .orderBy('p.date', 'desc')
    .execute()
}

/** What partners should have paid of movements that were sent to them or are about to be. */
function latePayments({ database, account, today }: Span) {
  return database
    .selectFrom('capital_movement_lines as t')
    .innerJoin('capital_movements as m', join =>
      join.onRef('m.tenant_id', '=', 't.tenant_id').onRef('m.id', '=', 't.capital_movement_id'),
    )
    .innerJoin('funds as f', join => join.onRef('f.tenant_id', '=', 'm.tenant_id').onRef('f.id', '=', 'm.fund_id'))
    .innerJoin('currencies as c', join =>
      join.onRef('c.tenant_id', '=', 'f.tenant_id').onRef('c.id', '=', 'f.currency_id'),
    )
    .innerJoin('limited_partners as p', join =>
      join.onRef('p.tenant_id', '=', 't.tenant_id').onRef('p.id', '=', 't.limited_partner_id'),
    )
    .select(['t.id', 'm.id as movementId', 'm.name as movement', 'm.fund_id as fundId', 'f.name as fund'])
    .select(['p.id as partnerId', 'p.name as partner', 'm.due_date as dueDate'])
    .select(['c.id as currencyId', 'c.code as currency', 'c.minor_units as minorUnits'])
    .select(({ eb, fn, val }) =>
      eb(
        eb(called(), '-', fn.coalesce('t.distribution', val<Decimal>('0'))),
        '-',
        fn.coalesce('t.amount_received', val<Decimal>('0')),
      ).as('outstanding'),
    )
    .where('t.tenant_id', '=', account.tenantId)
    .where('t.payment_status', '<>', 'Received')
    .where('m.status', '<>', 'Open')
    .where('m.due_date', '<', today)
    .as('late')
}

export function lateRows(span: Span) {
  return span.database
    .selectFrom(latePayments(span))
    .selectAll()
    .where('outstanding', '>', '0')
    .orderBy('dueDate')
    .orderBy('id')
    .limit(LATE_MAX)
    .execute()
}

export function lateSums(span: Span) {
  return span.database
    .selectFrom(latePayments(span))
    .select(({ fn }) => [
      'currencyId',
      'currency',
      fn.countAll<number>().as('count'),
      fn.sum<Decimal>('outstanding').as('amount'),
      fn.min<CalendarDate>('dueDate').as('first'),
    ])
    .where('outstanding', '>', '0')
    .groupBy(['currencyId', 'currency'])
    .execute()
}

export function openInvoiceSums({ database, account }: Span) {
  return database
    .selectFrom('invoices as t')
    .innerJoin('currencies as c', join =>
      join.onRef('c.tenant_id', '=', 't.tenant_id').onRef('c.id', '=', 't.currency_id'),
    )
    .select(({ eb, fn, val }) => [
      'c.id as currencyId',
      'c.code as currency',
      fn.countAll<number>().as('count'),
      fn
        .sum<Decimal>(eb(eb('t.total', '+', fn.coalesce('t.adjustment', val<Decimal>('0'))), '+', eb.ref('t.vat')))
        .as('amount'),
      fn.min<CalendarDate>('t.date').as('first'),
    ])
    .where('t.tenant_id', '=', account.tenantId)
    .where('t.status', '=', 'Open')
    .groupBy(['c.id', 'c.code'])
    .execute()
}
