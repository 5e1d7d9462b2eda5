/**
 * What was entered of a period's fees and expenses beside what was paid of them, account by account: in a total, two
 * opposite errors would make up for each other. Pure.
 */
import { expense } from '../../generated/entities/expense.ts'
import type { Decimal } from '../entity.ts'
import { rowFieldOf } from '../entityTypes.ts'
import type { Filter, Stored } from '../entityTypes.ts'
import { add, isZero } from '../money.ts'
import type { PAID_TYPES } from './paidTypes.ts'

/** A line of the summary, or of what the transactions of a kind come to: costs are positive. */
export interface EnteredLine {
  section: 'managementFees' | 'carriedInterest' | 'fundOperatingExpenses' | 'otherExpenses'
  item: string
  amount: Decimal
}
export interface PaidLine {
  type: (typeof PAID_TYPES)[number]
  subType: string
  amount: Decimal
}

export interface ExpenseAccount {
  /** An item of the fund's operation by its own name, or one of the three others. */
  account: string
  entered: Decimal
  ledger: Decimal
}

export const OTHER_ACCOUNTS = ['managementFees', 'carriedInterest', 'otherExpenses'] as const

/** Items that transactions know by the same name. What is merely called other may stand in either section. */
const ITEMS: ReadonlySet<unknown> = new Set(
  rowFieldOf(expense, 'fundOperatingExpenses', 'item')
    .choices?.map(({ value }) => value)
    .filter(value => value !== 'Other'),
)

/** In the order in which the accounts are first named; those with nothing on either side are left out. */
export function expenseAccounts(entered: readonly EnteredLine[], paid: readonly PaidLine[]): ExpenseAccount[] {
  const accounts = new Map<string, ExpenseAccount>()
  const of = (account: string): ExpenseAccount => {
    const known = accounts.get(account) ?? { account, entered: '0', ledger: '0' }
    accounts.set(account, known)
    return known
  }
  for (const { section, item, amount } of entered) {
    const known = of(accountOfLine(section, item))
    known.entered = add(known.entered, amount)
  }
  for (const { type, subType, amount } of paid) {
    const known = of(accountOfPaid(type, subType))
    known.ledger = add(known.ledger, amount)
  }
  return [...accounts.values()].filter(each => !isZero(each.entered) || !isZero(each.ledger))
}

function accountOfLine(section: EnteredLine['section'], item: string): string {
  if (section !== 'fundOperatingExpenses') return section
  return isItem(item) ? item : 'otherExpenses'
}

function accountOfPaid(type: PaidLine['type'], subType: string): string {
  if (type === 'ManagementFee') return 'managementFees'
  if (type === 'CarriedInterest') return 'carriedInterest'
  return isItem(subType) ? subType : 'otherExpenses'
}

/** The transactions that an account is compared with; for other expenses all, of which the items are a part. */
export function transactionsOfAccount(account: string | undefined): Filter<'transaction'> {
  switch (account) {
    case 'managementFees':
      return { type: ['ManagementFee'] }
    case 'carriedInterest':
      return { type: ['CarriedInterest'] }
    default:
      return { type: ['Expense'], ...(account !== undefined && isItem(account) && { subType: [account] }) }
  }
}

/** Whether transactions know an item of the fund's operation by the same name. */
export function isItem(account: string): account is Stored<'transaction'>['subType'] {
  return ITEMS.has(account)
}
