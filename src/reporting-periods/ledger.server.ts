/**
 * Whether what was entered for a period agrees with the transactions. A difference may have its reason: it is named,
 * and holds nothing up.
 */
import type { NotNull } from 'kysely'
import type { DatabaseTransaction } from '../context.ts'
import { fundCurrency } from '../currencies/fundCurrency.server.ts'
import type { CalendarDate, Decimal } from '../entity.ts'
import { formatAmount } from '../formats.ts'
import { compare, isZero } from '../money.ts'
import { text } from '../texts.ts'
import { disposes, movedMoney } from '../transactions/cashFlowKinds.server.ts'
import type { Compared, Found } from './checklist.ts'
import { OTHER_ACCOUNTS, expenseAccounts } from './expenseAccounts.ts'
import type { EnteredLine, PaidLine } from './expenseAccounts.ts'
import { PAID_TYPES } from './paidTypes.ts'
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

interface Row extends Compared {
  id: number
  name: string | null
  entered: Decimal
  ledger: Decimal
  /** What of the ledger has not been booked yet. */
  pending?: Decimal
}

/** Each figure that was entered, beside what the transactions come to. */
export async function comparedWithLedger(span: Span): Promise<Found> {
  const rows = (await Promise.all([cash(span), costs(span), expenses(span)])).flat()
  const differing = rows.filter(({ entered, ledger }) => compare(entered, ledger) !== 0)
  const { database, fundId, tenantId } = span
  const currency = await fundCurrency({ database, account: { tenantId } }, fundId)
  return {
    expected: rows.length,
    missing: differing.map(row => ({
      id: row.id,
      name: named(row, currency),
      compared: { kind: row.kind, ...(row.account !== undefined && { account: row.account }) },
    })),
  }
}

interface FundCurrency {
  code: string
  minorUnits: number
}

function named({ kind, name, entered, ledger, pending = '0' }: Row, { code, minorUnits }: FundCurrency): string {
  const shown = (amount: Decimal) => `${code} ${formatAmount(amount, minorUnits)}`
  const values = { name: name ?? '', entered: shown(entered), ledger: shown(ledger) }
  const compared = text(`reportingPeriod.ledger.${kind}`, values)
  if (isZero(pending)) return compared
  return `${compared}, ${text('reportingPeriod.ledger.pending', { amount: shown(pending) })}`
}

/** Total cash of the books, and all money that moved up to the day; what is on its way is part of it. */
async function cash({ database, tenantId, fundId, periodId, date }: Span): Promise<Row[]> {
  const rows = await database
    .selectFrom('accounting_entries as a')
    .select(['a.id', 'a.total_cash as entered'])
    .select(({ selectFrom }) => {
      const moved = selectFrom('transactions as t')
        .select(({ fn, val }) => fn.coalesce(fn.sum<Decimal>('t.amount_fund'), val<Decimal>('0')).as('sum'))
        .whereRef('t.tenant_id', '=', 'a.tenant_id')
        .whereRef('t.fund_id', '=', 'a.fund_id')
        .where('t.date', '<=', date)
        .where(movedMoney())
      return [
        moved.$asScalar().$notNull().as('ledger'),
        moved.where('t.status', '=', 'Pending').$asScalar().$notNull().as('pending'),
      ]
    })
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

/** The summary, and what was paid in the period, account by account; without a summary there is nothing to compare. */
async function expenses(span: Span): Promise<Row[]> {
  const { database, tenantId, fundId, periodId } = span
  const summary = await database
    .selectFrom('expenses')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('fund_id', '=', fundId)
    .where('reporting_period_id', '=', periodId)
    .executeTakeFirst()
  if (!summary) return []
  const accounts = expenseAccounts(await enteredLines(span, summary.id), await paidLines(span))
  return accounts.map(({ account, entered, ledger }) => {
    const other = OTHER_ACCOUNTS.find(each => each === account)
    const name = other ? text(`reportingPeriod.ledger.accounts.${other}`) : account
    return { kind: 'expenses', account, id: summary.id, name, entered, ledger }
  })
}

/** Every line of the summary but its income. */
async function enteredLines({ database, tenantId }: Span, summaryId: number): Promise<EnteredLine[]> {
  const tables = [
    ['managementFees', 'expense_management_fees'],
    ['carriedInterest', 'expense_carried_interest'],
    ['fundOperatingExpenses', 'expense_fund_operating_expenses'],
    ['otherExpenses', 'expense_other_expenses'],
  ] as const
  const found = await Promise.all(
    tables.map(async ([section, table]) => {
      const rows = await database
        .selectFrom(table)
        .select(['item', 'amount'])
        .where('tenant_id', '=', tenantId)
        .where('expense_id', '=', summaryId)
        .orderBy('id')
        .execute()
      return rows.map(row => ({ section, ...row }))
    }),
  )
  return found.flat()
}

/** The expenses, fees and carried interest that were paid in the period, by their kind. */
export async function paidLines({
  database,
  tenantId,
  fundId,
  date,
  after,
}: Omit<Span, 'periodId'>): Promise<PaidLine[]> {
  return database
    .selectFrom('transactions as t')
    .select(({ fn, neg }) => ['t.type', 't.sub_type as subType', neg(fn.sum<Decimal>('t.amount_fund')).as('amount')])
    .where('t.tenant_id', '=', tenantId)
    .where('t.fund_id', '=', fundId)
    .where('t.type', 'in', PAID_TYPES)
    .where('t.date', '<=', date)
    .$if(after !== null, query => query.where('t.date', '>', after))
    .where(movedMoney())
    .groupBy(['t.type', 't.sub_type'])
    .orderBy('t.type')
    .orderBy('t.sub_type')
    .$narrowType<{ type: PaidLine['type'] }>()
    .execute()
}
