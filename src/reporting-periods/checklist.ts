/** What a reporting period should hold when it is completed. A missing item is asked about, it does not forbid. */
import { boolean, choice, date, described, id, integer, list, nullable, object, optional, text } from '../api/schema.ts'
import type { Of } from '../api/schema.ts'
import type { CalendarDate } from '../entity.ts'

export const CHECKS = [
  'exchangeRates',
  'fairValues',
  'weightedValues',
  'accounting',
  'expenses',
  'ledger',
  'transactions',
  'invoices',
  'capitalMovements',
  'closings',
  'earlierPeriods',
] as const
export type CheckName = (typeof CHECKS)[number]

const compared = object({
  kind: choice(['cash', 'cost', 'expenses']),
  account: optional(described('Of the expenses: an item, or managementFees, carriedInterest or otherExpenses.', text)),
})
export type Compared = Of<typeof compared>

const missing = object({
  id,
  name: text,
  compared: optional(described('Which figure differs from the transactions.', compared)),
})
export type Missing = Of<typeof missing>

/** What was found about one item: how many there should be, and which are missing or still open. */
export interface Found {
  expected: number
  missing: readonly Missing[]
}

const checklistItem = object({
  name: choice(CHECKS),
  done: boolean,
  expected: integer,
  missing: integer,
  first: described(
    'The first ones that are missing, in the order of their dates or names; of the ledger all.',
    list(missing),
  ),
})
export type ChecklistItem = Of<typeof checklistItem>

export const checklist = object({
  after: described('The last day of the period before; null for the first one.', nullable(date)),
  items: list(checklistItem),
  missing: described('How many items are not done.', integer),
})
export type Checklist = Of<typeof checklist>

/** How many of what is missing are named at once. */
export const NAMED_MAX = 5

export function checklistOf(found: Readonly<Record<CheckName, Found>>, after: CalendarDate | null): Checklist {
  const items = CHECKS.map(name => {
    const { expected, missing } = found[name]
    // Other lists are filtered to what is missing: of the ledger no page but this one names the rest.
    const first = name === 'ledger' ? missing : missing.slice(0, NAMED_MAX)
    return { name, done: missing.length === 0, expected, missing: missing.length, first }
  })
  return { after, items, missing: items.filter(item => !item.done).length }
}

/** By check: the ids of records that are named elsewhere on the screen. */
export type Named = { readonly [Name in CheckName]?: ReadonlySet<number> }

/** What is missing besides them. A check of which nothing else is missing is left out; so is one that passes. Pure. */
export function notNamedElsewhere(items: readonly ChecklistItem[], elsewhere: Named): ChecklistItem[] {
  return items
    .filter(({ done }) => !done)
    .map(item => ({
      ...item,
      missing: item.missing - (elsewhere[item.name]?.size ?? 0),
      first: item.first.filter(({ id: missed }) => !elsewhere[item.name]?.has(missed)),
    }))
    .filter(({ missing: left }) => left > 0)
}
