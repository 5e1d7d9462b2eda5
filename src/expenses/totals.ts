/** Totals of an expense summary. Exact sums of what was entered; nothing is rounded. */
import { isDecimal } from '../entity.ts'
import { isZero, subtract, sum } from '../money.ts'
import type { Decimal } from '../entity.ts'
import type { ExpenseSectionName } from './sections.ts'

interface ExpenseTotals {
  /** By section. */
  sections: Readonly<Partial<Record<ExpenseSectionName, Decimal>>>
  /** Management fees, carried interest, operating and other expenses; offsets and waivers lower it. */
  expenses: Decimal
  /** Expenses less income and interest: what the period cost. */
  net: Decimal
}

/** What is stored, or typed so far: an amount may be text that is no number yet. */
export type ExpenseSections = {
  readonly [S in ExpenseSectionName]?: readonly { readonly amount?: unknown }[] | null
}

const INCOME = 'incomeAndInterest'

/** An amount that is missing or no number yet counts as nothing, so that totals stand while somebody types. */
export function totalsOf(record: ExpenseSections, sections: readonly ExpenseSectionName[]): ExpenseTotals {
  const totals: Partial<Record<ExpenseSectionName, Decimal>> = {}
  for (const section of sections)
    totals[section] = sum((record[section] ?? []).flatMap(({ amount }) => (isDecimal(amount) ? [amount] : [])))
  const expenses = sum(sections.flatMap(section => (section === INCOME ? [] : (totals[section] ?? []))))
  return { sections: totals, expenses, net: subtract(expenses, totals[INCOME] ?? '0') }
}

/** What changed from one period to the next; null when one of them has no figure. */
export function changeOf(before: unknown, now: unknown): Decimal | null {
  if (!isDecimal(before) || !isDecimal(now)) return null
  const change = subtract(now, before)
  return isZero(change) ? '0' : change
}
