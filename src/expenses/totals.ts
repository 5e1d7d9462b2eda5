/** Totals of an expense summary. Exact sums of what was entered; nothing is rounded. */
import { isDecimal, isZero, subtract, sum } from '../money.ts'
import { linesOf } from './sections.ts'

interface ExpenseTotals {
  /** By section. */
  sections: Readonly<Record<string, string>>
  /** Management fees, carried interest, operating and other expenses; offsets and waivers lower it. */
  expenses: string
  /** Expenses less income and interest: what the period cost. */
  net: string
}

const INCOME = 'incomeAndInterest'

/** An amount that is missing or no number yet counts as nothing, so that totals stand while somebody types. */
export function totalsOf(record: Record<string, unknown>, sections: readonly string[]): ExpenseTotals {
  const totals = Object.fromEntries(
    sections.map(section => [
      section,
      sum(linesOf(record, section).flatMap(({ amount }) => (isDecimal(amount) ? [amount] : []))),
    ]),
  )
  const expenses = sum(sections.filter(section => section !== INCOME).map(section => totals[section]!))
  return { sections: totals, expenses, net: subtract(expenses, totals[INCOME] ?? '0') }
}

/** What changed from one period to the next; null when one of them has no figure. */
export function changeOf(before: unknown, now: unknown): string | null {
  if (!isDecimal(before) || !isDecimal(now)) return null
  const change = subtract(now, before)
  return isZero(change) ? '0' : change
}
