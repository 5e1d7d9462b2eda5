/** Where what a check misses can be put right: each list is filtered to what the check names. Pure. */
import { addDays } from '../calendar.ts'
import type { CalendarDate, EntityName } from '../entity.ts'
import type { Filter, Stored } from '../entityTypes.ts'
import { path } from '../paths.ts'
import { PLANNED_OR_PENDING } from '../transactions/plannedOrPending.ts'
import type { CheckName, Compared, Missing } from './checklist.ts'
import { transactionsOfAccount } from './expenseAccounts.ts'

/** The days of a period of a fund. */
interface Dates extends Pick<Stored<'reportingPeriod'>, 'fundId' | 'date'> {
  /** The last day of the period before. */
  after: CalendarDate | null
}

/** The period that is checked. */
export interface Checked extends Dates, Pick<Stored<'reportingPeriod'>, 'id' | 'status'> {}

const PAGES: Record<CheckName, (checked: Checked) => string> = {
  // The rates of the day that are missing are entered together there.
  exchangeRates: ({ date }) => path('currencies.overview', {}, { ratesOf: date }),
  fairValues: sheet,
  weightedValues: sheet,
  accounting: ({ fundId }) => path('fund.accounting.overview', { fundId }),
  expenses: ({ fundId, id }) => path('fund.expenses.overview', { fundId }, { period: id }),
  ledger: ({ fundId, date }) => moved(fundId, { date_lte: date }),
  transactions: checked =>
    path(
      'fund.transactions.overview',
      { fundId: checked.fundId },
      filtered<'transaction'>({ ...dated(checked), status: PLANNED_OR_PENDING }),
    ),
  invoices: checked => path('invoices.overview', {}, openInvoices(checked)),
  capitalMovements: checked => {
    const { date_gte, date_lte } = dated(checked)
    return path(
      'fund.capitalMovements.overview',
      { fundId: checked.fundId },
      filtered<'capitalMovement'>({
        ...(date_gte && { dueDate_gte: date_gte }),
        dueDate_lte: date_lte,
        status: ['Open'],
      }),
    )
  },
  closings: checked =>
    path(
      'fund.closings.overview',
      { fundId: checked.fundId },
      filtered<'closing'>({ ...dated(checked), status: ['Open'] }),
    ),
  earlierPeriods: ({ fundId, date }) =>
    path(
      'fund.reportingPeriods.overview',
      { fundId },
      filtered<'reportingPeriod'>({ date_lte: addDays(date, -1), status: ['Open', 'Completed'] }),
    ),
}

/** All fair values of the date are entered together, as long as the period is open. */
function sheet({ fundId, id, status }: Checked): string {
  return path('fund.investments.overview', { fundId }, status === 'Open' ? { fairValuesOf: id } : {})
}

function dated({ after, date }: Dates): { date_gte?: CalendarDate; date_lte: CalendarDate } {
  return { ...(after !== null && { date_gte: addDays(after, 1) }), date_lte: date }
}

/** The list is that of the tenant: its filter says of which fund and period, and leads back to this checklist. */
function openInvoices(checked: Dates): { filter: string } {
  return filtered<'invoice'>({ fundId: checked.fundId, ...dated(checked), status: ['Open'] })
}

export function pageOfOpenInvoice(checked: Dates, invoice: number): string {
  return path('invoices.overview', {}, { ...openInvoices(checked), invoice })
}

/** Money that has moved or is on its way: what figures are compared with. */
function moved(fundId: number, of: Filter<'transaction'>): string {
  return path(
    'fund.transactions.overview',
    { fundId },
    filtered<'transaction'>({ ...of, status: ['Pending', 'Booked', 'Reconciled'], nonCashItem: false }),
  )
}

/** Both sides of a figure that differs: where it was entered, and the transactions that it is compared with. */
export function pagesOfCompared(
  { kind, account }: Compared,
  checked: Checked,
  { id }: Missing,
): { entered: string; ledger: string } {
  const { fundId, date } = checked
  switch (kind) {
    case 'cash':
      return { entered: PAGES.accounting(checked), ledger: PAGES.ledger(checked) }
    case 'cost':
      return {
        entered: fairValueOfDay(checked, id),
        ledger: moved(fundId, { date_lte: date, investmentId: id, type: ['Investment'] }),
      }
    case 'expenses':
      return {
        entered: PAGES.expenses(checked),
        ledger: moved(fundId, { ...dated(checked), ...transactionsOfAccount(account) }),
      }
  }
}

function fairValueOfDay({ fundId, date }: Checked, investmentId: number): string {
  return path(
    'fund.investment.fairValues.overview',
    { fundId, investmentId },
    filtered<'fairValue'>({ date_gte: date, date_lte: date }),
  )
}

/** A list reads its filter from the address. */
function filtered<E extends EntityName>(filter: Filter<E>): { filter: string } {
  return { filter: JSON.stringify(filter) }
}

export function pageOfCheck(name: CheckName, checked: Checked): string {
  return PAGES[name](checked)
}

/**
 * The page of one missing thing, where it has one; closings and transfers share a check and are found in their lists.
 */
export function pageOfMissing(name: CheckName, checked: Checked, { id }: Missing): string | null {
  const { fundId } = checked
  switch (name) {
    case 'fairValues':
      return path('fund.investment.fairValues.overview', { fundId, investmentId: id })
    case 'weightedValues':
      return fairValueOfDay(checked, id)
    case 'transactions':
      return path('fund.transaction.details', { fundId, transactionId: id })
    case 'invoices':
      return pageOfOpenInvoice(checked, id)
    case 'capitalMovements':
      return path('fund.capitalMovement.details', { fundId, capitalCallId: id })
    case 'earlierPeriods':
      return path('fund.reportingPeriod.details', { fundId, reportingPeriodId: id })
    default:
      return null
  }
}
