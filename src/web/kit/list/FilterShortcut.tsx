/** One press away: what most people look for in a list, with how many there are ("Planned or pending: 2"). */
import type { Field } from '../../../entity.ts'
import { knownResource } from '../data/metadata.ts'
import { useAnyRecords } from '../data/records.ts'
import { useTranslate } from '../data/useTranslate.ts'
import { chosenValues, withFilter, withoutFilter, type FilterValues } from './filters.ts'
import type { ListState } from './listState.ts'

/** Records whose field has one of these values. */
export interface Shortcut<Name extends string = string> {
  field: Name
  values: readonly string[]
  label: string
}

export function isTaken(field: Field, { values }: Shortcut, filter: FilterValues): boolean {
  const chosen = chosenValues(field, filter)
  return chosen.length === values.length && values.every(value => chosen.includes(value))
}

export function FilterShortcut({ field, shortcut, list }: { field: Field; shortcut: Shortcut; list: ListState }) {
  const translate = useTranslate()
  const { filterValues, filter, resource } = list
  const taken = isTaken(field, shortcut, filterValues)
  const narrowed = withFilter(field, filterValues, { [field.name]: shortcut.values })
  const { total } = useAnyRecords(knownResource(resource), { filter: { ...narrowed, ...filter }, limit: 1 })
  return (
    <button
      type="button"
      className="filter-pill filter-shortcut"
      aria-pressed={taken}
      onClick={() => list.setFilters(taken ? withoutFilter(field, filterValues) : narrowed, [])}
    >
      {translate('list.shortcut', { label: shortcut.label })} <b>{total ?? '…'}</b>
    </button>
  )
}
