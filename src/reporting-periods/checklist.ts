/** What a reporting period should hold when it is completed. A missing item is asked about, it does not forbid. */
import { boolean, choice, date, described, id, integer, list, nullable, object, text } from '../api/schema.ts'
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

const missing = object({ id, name: text })
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
  first: described('The first ones that are missing, in the order of their dates or names.', list(missing)),
})
export type ChecklistItem = Of<typeof checklistItem>

export const checklist = object({
  after: described('The last day of the period before; null for the first one.', nullable(date)),
  items: list(checklistItem),
  missing: described('How many items are not done.', integer),
})
export type Checklist = Of<typeof checklist>

const NAMED_MAX = 5

export function checklistOf(found: Readonly<Record<CheckName, Found>>, after: CalendarDate | null): Checklist {
  const items = CHECKS.map(name => {
    const { expected, missing } = found[name]
    return { name, done: missing.length === 0, expected, missing: missing.length, first: missing.slice(0, NAMED_MAX) }
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
