/**
 * Whether what was entered for a period agrees with the transactions. A difference may have its reason: it is named,
 * and holds nothing up.
 */
import type { NotNull } from 'kysely'
import type { DatabaseTransaction } from '../context.ts'
import { USUAL_MINOR_UNITS } from '../currencies/currency.ts'
import type { CalendarDate, Decimal } from '../entity.ts'
import { formatAmount } from '../formats.ts'
import { compare } from '../money.ts'
import { text } from '../texts.ts'
import { disposes, movedMoney } from '../transactions/cashFlowKinds.server.ts'
import type { Found } from './checklist.ts'
import { carriedInterestSum, managementFeesSum, otherExpensesSum } from './expenseSums.server.ts'
import './texts.ts'

/** The time that a period covers, from the day after the previous one. */
export interface Span {
  database: DatabaseTransaction
  tenantId: number | null
  periodId: number
  fundId: number
  date: CalendarDate
  after: CalendarDate | null
}

interface Row {
  kind: 'cash' | 'cost' | 'expenses'
  id: number
  name: string | null
  entered: Decimal
  ledger: Decimal
}

/** Each figure that was entered, beside what the transactions come to. */
export async function comparedWithLedger(span: Span): Promise<Found> {
  const rows = (await Promise.all([cash(span), costs(span), expenses(span)])).flat()
  const differing = rows.filter(({ entered, ledger }) => compare(entered, ledger) !== 0)
  const minorUnits = await minorUnitsOf(span)
  return {
    expected: rows.length,
    missing: differing.map(({ kind, id, name, entered, ledger }) => ({
      id,
      name: text(`reportingPeriod.ledger.${kind}`, {
        name: name ?? '',
        entered: formatAmount(entered, minorUnits),
        ledger: formatAmount(ledger, minorUnits),
      }),
    })),
  }
}

/** All of these figures are in the currency of the fund. */
async function minorUnitsOf({ database, tenantId, fundId }: Span): Promise<number> {
  const currency = await database
    .selectFrom('funds as f')
    .innerJoin('currencies as c', join =>
      join.onRef('c.tenant_id', '=', 'f.tenant_id').onRef('c.id', '=', 'f.currency_id'),
    )
    .select('c.minor_units as minorUnits')
    .where('f.tenant_id', '=', tenantId)
    .where('f.id', '=', fundId)
    .executeTakeFirst()
  return currency?.minorUnits ?? USUAL_MINOR_UNITS
}

/** Total cash of the books, and all money that moved up to the day. */
async function cash({ database, tenantId, fundId, periodId, date }: Span): Promise<Row[]> {
  const rows = await database
    .selectFrom('accounting_entries as a')
    .select(['a.id', 'a.total_cash as entered'])
    .select(({ selectFrom }) =>
      selectFrom('transactions as t')
        .select(({ fn, val }) => fn.coalesce(fn.sum<Decimal>('t.amount_fund'), val<Decimal>('0')).as('sum'))
        .whereRef('t.tenant_id', '=', 'a.tenant_id')
        .whereRef('t.fund_id', '=', 'a.fund_id')
        .where('t.date', '<=', date)
        .where(movedMoney())
        .$asScalar()
        .$notNull()
        .as('ledger'),
    )
    .where('a.tenant_id', '=', tenantId)
    .where('a.fund_id', '=', fundId)
    .where('a.reporting_period_id', '=', periodId)
    .execute()
  return rows.map(row => ({ ...row, kind: 'cash', name: null }))
}

/**
 * The cost of each fair value of the day, and what was invested up to it; what was sold in part costs less, and how
 * much less no transaction says.
 */
async function costs({ database, tenantId, fundId, date }: Span): Promise<Row[]> {
  const rows = await database
    .selectFrom('investments as i')
    .innerJoin('fair_values as v', join =>
      join.onRef('v.tenant_id', '=', 'i.tenant_id').onRef('v.investment_id', '=', 'i.id').on('v.date', '=', date),
    )
    .select(['i.id', 'i.name', 'v.cost as entered'])
    .select(({ selectFrom }) =>
      selectFrom('transactions as t')
        .select(({ fn, neg, val }) => fn.coalesce(neg(fn.sum<Decimal>('t.amount_fund')), val<Decimal>('0')).as('sum'))
        .whereRef('t.tenant_id', '=', 'i.tenant_id')
        .whereRef('t.investment_id', '=', 'i.id')
        .where('t.type', '=', 'Investment')
        .whereRef('t.date', '<=', 'v.date')
        .where(movedMoney())
        .$asScalar()
        .$notNull()
        .as('ledger'),
    )
    .where('i.tenant_id', '=', tenantId)
    .where('i.fund_id', '=', fundId)
    .where('v.cost', 'is not', null)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('transactions as t')
            .select('t.id')
            .whereRef('t.tenant_id', '=', 'i.tenant_id')
            .whereRef('t.investment_id', '=', 'i.id')
            .whereRef('t.date', '<=', 'v.date')
            .where(disposes()),
        ),
      ),
    )
    .orderBy('i.name')
    .orderBy('i.id')
    .$narrowType<{ entered: NotNull }>()
    .execute()
  return rows.map(row => ({ ...row, kind: 'cost' }))
}

/** Total expenses of the summary, and the expenses, fees and carried interest that were paid in the period. */
async function expenses({ database, tenantId, fundId, periodId, date, after }: Span): Promise<Row[]> {
  const rows = await database
    .selectFrom('expenses as e')
    .select(({ eb }) => [
      'e.id',
      eb(eb(managementFeesSum(), '+', carriedInterestSum()), '+', otherExpensesSum()).as('entered'),
    ])
    .select(({ selectFrom }) =>
      selectFrom('transactions as t')
        .select(({ fn, neg, val }) => fn.coalesce(neg(fn.sum<Decimal>('t.amount_fund')), val<Decimal>('0')).as('sum'))
        .whereRef('t.tenant_id', '=', 'e.tenant_id')
        .whereRef('t.fund_id', '=', 'e.fund_id')
        .where('t.type', 'in', ['Expense', 'ManagementFee', 'CarriedInterest'])
        .where('t.date', '<=', date)
        .$if(after !== null, query => query.where('t.date', '>', after))
        .where(movedMoney())
        .$asScalar()
        .$notNull()
        .as('ledger'),
    )
    .where('e.tenant_id', '=', tenantId)
    .where('e.fund_id', '=', fundId)
    .where('e.reporting_period_id', '=', periodId)
    .execute()
  return rows.map(row => ({ ...row, kind: 'expenses', name: null }))
}
