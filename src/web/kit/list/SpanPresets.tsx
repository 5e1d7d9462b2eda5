/** Quarters beside each other, of which one is chosen: what most people look for before they think of a date. */
import type { CalendarDate, Field } from '../../../entity.ts'
import { useSession } from '../data/session.tsx'
import { useTranslate } from '../data/useTranslate.ts'
import { isSet, withFilter, withoutFilter, type FilterValues } from './filters.ts'
import type { ListState } from './listState.ts'
import { spansUpTo, type Span } from './quarters.ts'

const keysOf = ({ name }: Field, { from, to }: Span) => ({ [`${name}_gte`]: from, [`${name}_lte`]: to })

/** Whether the list shows one of these spans: then it needs no pill that says so. */
export function isPreset(field: Field, values: FilterValues, today: CalendarDate): boolean {
  return spansUpTo(today).some(span => isChosen(field, values, span))
}

function isChosen(field: Field, values: FilterValues, span: Span): boolean {
  return Object.entries(keysOf(field, span)).every(([key, day]) => values[key] === day)
}

export function SpanPresets({ field, list }: { field: Field; list: ListState }) {
  const translate = useTranslate()
  const { today } = useSession()
  const { filterValues } = list
  return (
    <div className="list-presets" role="group" aria-label={field.title}>
      {spansUpTo(today).map(span => (
        <button
          key={span.from + span.to}
          type="button"
          aria-pressed={isChosen(field, filterValues, span)}
          onClick={() => list.setFilters(withFilter(field, filterValues, keysOf(field, span)), [])}
        >
          {span.quarter === null
            ? `${span.year}`
            : translate('list.quarter', { quarter: span.quarter, year: span.year })}
        </button>
      ))}
      <button
        type="button"
        aria-pressed={!isSet(field, filterValues)}
        onClick={() => list.setFilters(withoutFilter(field, filterValues), [])}
      >
        {translate('list.everyDay')}
      </button>
    </div>
  )
}
