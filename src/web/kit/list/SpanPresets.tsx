/** Quarters beside each other, of which one is chosen: what most people look for before they think of a date. */
import { useEffect, useRef } from 'react'
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
  const presets = useRef<HTMLDivElement>(null)
  // On a phone they do not all fit beside each other: the chosen one is brought into sight.
  useEffect(() => {
    const row = presets.current
    const chosen = row?.querySelector<HTMLElement>('[aria-pressed="true"]')
    if (row && chosen) row.scrollLeft = chosen.offsetLeft + chosen.offsetWidth - row.clientWidth
  }, [filterValues])
  return (
    <div ref={presets} className="list-presets" role="group" aria-label={field.title}>
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
