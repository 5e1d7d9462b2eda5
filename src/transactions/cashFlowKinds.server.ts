/**
 * What a transaction means for the figures, as a part of statements: the one definition that performance, investments,
 * limited partners, checklist and fee bases share. The transaction is called `t`, the latest fair value `v`.
 */
import { expressionBuilder } from 'kysely'
import type { Expression, SqlBool } from 'kysely'
import type { Decimal } from '../entity.ts'
import type { Tables } from '../../generated/tables.ts'

interface Named extends Tables {
  t: Tables['transactions']
  v: { [Column in 'date' | 'value']: Tables['fair_values'][Column] | null }
}

const transaction = () => expressionBuilder<Named, 't'>()

/** Cash that has moved or is on its way; what is planned or was cancelled never happened. */
function happened(): Expression<SqlBool> {
  return transaction()('t.status', 'in', ['Pending', 'Booked', 'Reconciled'])
}

export function movedMoney(): Expression<SqlBool> {
  const eb = transaction()
  return eb.and([happened(), eb.not(eb.ref('t.non_cash_item'))])
}

/**
 * Brought something into the holding, whether money paid for it or not: what came by a conversion or as a contribution
 * in kind has a value as well.
 */
export function acquires(): Expression<SqlBool> {
  const eb = transaction()
  return eb.and([eb('t.type', '=', 'Investment'), happened()])
}

/**
 * A full exit or a write-off: nothing is left from its day on, unless a fair value above zero is dated on or after it.
 * A write-off of a part is a kind of its own.
 */
export function leavesNothing(): Expression<SqlBool> {
  const eb = transaction()
  return eb.and([eb('t.type', '=', 'Divestment'), eb('t.sub_type', 'in', ['Full exit', 'Write-off']), happened()])
}

/** Took something out of the holding: sold or paid back for money, or written off without. */
export function disposes(): Expression<SqlBool> {
  const eb = transaction()
  return eb.and([eb('t.type', '=', 'Divestment'), eb.or([movedMoney(), leavesNothing(), writesOffPart()])])
}

/** What is written off of a holding of which the rest stays; its amount is what is written off, with either sign. */
export function writesOffPart(): Expression<SqlBool> {
  const eb = transaction()
  return eb.and([eb('t.type', '=', 'Divestment'), eb('t.sub_type', '=', 'Partial write-off'), happened()])
}

/** The same, looked at together with the investment's latest fair value. */
export function endsHolding(): Expression<SqlBool> {
  const eb = expressionBuilder<Named, 't' | 'v'>()
  return eb.and([
    leavesNothing(),
    eb.or([eb('v.date', 'is', null), eb('v.date', '<', eb.ref('t.date')), eb('v.value', '<=', '0')]),
  ])
}

/** Drawn on the subscription facility, or paid back to it. */
export function movesFacility(): Expression<SqlBool> {
  const eb = transaction()
  return eb.and([eb('t.type', '=', 'Other'), eb('t.sub_type', 'in', ['Facility drawdown', 'Facility repayment'])])
}

/** What a transaction of a limited partner calls: fees and expenses outside the commitment too. */
export function calledAmount(): Expression<Decimal> {
  const { eb, ref } = expressionBuilder<{ t: Tables['limited_partner_transactions'] }, 't'>()
  const inside = eb(eb(ref('t.investment_funding'), '+', ref('t.management_fees')), '+', ref('t.expenses_paid_in'))
  return eb(inside, '+', ref('t.expenses_out_of_paid_in'))
}

/** What transactions of limited partners come to, whatever they are grouped by. */
export function summedLedger() {
  const { fn, val } = expressionBuilder<{ t: Tables['limited_partner_transactions'] }, 't'>()
  return [
    fn.sum<Decimal>(calledAmount()).as('called'),
    fn.sum<Decimal>('t.distribution').as('distributed'),
    fn.sum<Decimal>('t.recallable_distribution').as('recallable'),
    fn.sum<Decimal>('t.impact_on_unfunded').as('impact'),
    fn.coalesce(fn.sum<Decimal>('t.shares'), val<Decimal>('0')).as('shares'),
  ] as const
}
