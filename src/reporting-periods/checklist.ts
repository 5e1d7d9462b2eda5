/** What a reporting period should hold when it is completed. A missing item is asked about, it does not forbid. */

export const CHECKS = [
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

export interface Missing {
  id: number
  name: string
}

/** What was found about one item: how many there should be, and which are missing or still open. */
export interface Found {
  expected: number
  missing: readonly Missing[]
}

export interface ChecklistItem {
  name: CheckName
  done: boolean
  expected: number
  missing: number
  /** The first ones that are missing, in the order of their dates or names. */
  first: readonly Missing[]
}

export interface Checklist {
  items: readonly ChecklistItem[]
  /** How many items are not done. */ missing: number
}

const NAMED_MAX = 5

export function checklistOf(found: Readonly<Record<CheckName, Found>>): Checklist {
  const items = CHECKS.map(name => {
    const { expected, missing } = found[name]
    return { name, done: missing.length === 0, expected, missing: missing.length, first: missing.slice(0, NAMED_MAX) }
  })
  return { items, missing: items.filter(item => !item.done).length }
}
