/** What the transactions paid, beside what is typed: the accounts that the checklist of the period compares. Pure. */
import { isDecimal } from '../entity.ts'
import type { Decimal } from '../entity.ts'
import { compare, sum } from '../money.ts'
import { OTHER_ACCOUNTS, expenseAccounts, isItem } from '../reporting-periods/expenseAccounts.ts'
import type { PaidLine } from '../reporting-periods/expenseAccounts.ts'
import type { ExpenseSectionName } from './sections.ts'
import type { Sheet } from './sheet.ts'

export interface Paid {
  amount: Decimal
  /** What is typed of the same account is another amount; not as long as nothing is. */
  differs: boolean
}

export interface PaidAccounts {
  /** Of an item of the fund's operation, or of a whole section; undefined for what no transaction knows. */
  of(section: ExpenseSectionName, item?: string): Paid | undefined
  total: Decimal
}

const COMPARED = [...OTHER_ACCOUNTS, 'fundOperatingExpenses'] as const

/** Text that is no amount yet counts as nothing. */
export function paidAccounts(sheet: Sheet, paid: readonly PaidLine[]): PaidAccounts {
  const entered = COMPARED.flatMap(section =>
    (sheet[section] ?? []).flatMap(({ item, amount }) => (isDecimal(amount) ? [{ section, item, amount }] : [])),
  )
  const accounts = new Map(expenseAccounts(entered, paid).map(each => [each.account, each]))
  return {
    of(section, item) {
      // What is merely called other may be paid as one of the other expenses, and is compared with them.
      const isCompared =
        item === undefined
          ? OTHER_ACCOUNTS.some(each => each === section)
          : section === 'fundOperatingExpenses' && isItem(item)
      if (!isCompared) return undefined
      const { entered: typed = '0', ledger = '0' } = accounts.get(item ?? section) ?? {}
      const isTyped = entered.some(line => line.section === section && (item === undefined || line.item === item))
      return { amount: ledger, differs: isTyped && compare(typed, ledger) !== 0 }
    },
    total: sum(paid.map(({ amount }) => amount)),
  }
}
