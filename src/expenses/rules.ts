/**
 * Of an expense summary the reporting period and every field of every section are required; an amount of zero
 * counts.
 */
import { expense } from '../../generated/entities/expense.ts'
import type { Draft, Finding, Rules } from '../entityTypes.ts'
import { isZero } from '../money.ts'
import { sectionsOf } from './sections.ts'

const SECTIONS = sectionsOf(expense)

/** Every item of a section's list has exactly one line. */
export const expenseRules: Rules<'expense'> = record => {
  const findings: Finding<'expense'>[] = []
  for (const { name, items } of SECTIONS) {
    const seen = new Set<string>()
    for (const [index, { item }] of (record[name] ?? []).entries()) {
      if (!item) continue
      if (seen.has(item)) findings.push({ field: `${name}.${index}.item`, code: 'expense.itemTwice' })
      seen.add(item)
    }
    for (const { value, title } of items)
      if (!seen.has(value)) findings.push({ field: name, code: 'expense.itemMissing', values: { item: title } })
  }
  return [...findings, ...lowering(record)]
}

/** What lowers the fee is entered as a negative amount; a positive one would raise it. */
const LOWERS = /^(Management fee (rebate|waiver)|Offset - )/

function lowering(record: Draft<'expense'>): Finding<'expense'>[] {
  return SECTIONS.flatMap(({ name, items }) =>
    (record[name] ?? []).flatMap(({ item, amount }, index): Finding<'expense'>[] => {
      if (!item || !LOWERS.test(item) || !amount || isZero(amount) || amount.startsWith('-')) return []
      return [
        {
          field: `${name}.${index}.amount`,
          code: 'expense.usuallyNegative',
          values: { item: items.find(({ value }) => value === item)?.title ?? item },
          warning: true,
        },
      ]
    }),
  )
}
