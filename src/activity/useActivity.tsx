/** What the address asks of the history, and the answer, fifty lines after fifty. */
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { ACTIVITY_PAGE } from '../api/activity.ts'
import { isDate } from '../calendar.ts'
import type { CalendarDate } from '../entity.ts'
import { knownResource } from '../web/kit/data/metadata.ts'
import { useCalls } from '../web/kit/data/calls.ts'
import { activityReads } from './reads.ts'

const FILTERS = ['accountId', 'resource', 'fundId', 'from', 'until'] as const
export type FilterName = (typeof FILTERS)[number]

const FROM_THE_NEWEST: { before?: number | undefined } = {}

export interface Asked {
  accountId?: number
  resource?: string
  fundId?: number
  from?: CalendarDate
  until?: CalendarDate
}

export function useAsked(): {
  asked: Asked
  isNarrowed: boolean
  ask: (name: FilterName, value: string) => void
  reset: () => void
} {
  const [search, setSearch] = useSearchParams()
  const asked: Asked = {}
  const [resource, from, until] = [search.get('resource'), search.get('from'), search.get('until')]
  for (const name of ['accountId', 'fundId'] as const) {
    const given = search.get(name)
    if (given !== null && /^[1-9]\d{0,14}$/.test(given)) asked[name] = Number(given)
  }
  if (resource !== null && knownResource(resource)) asked.resource = resource
  if (isDate(from)) asked.from = from
  if (isDate(until)) asked.until = until
  const change = (changes: (next: URLSearchParams) => void) =>
    setSearch(
      current => {
        const next = new URLSearchParams(current)
        changes(next)
        return next
      },
      { replace: true },
    )
  return {
    asked,
    isNarrowed: Object.keys(asked).length > 0,
    ask: (name, value) =>
      change(next => {
        if (value === '') next.delete(name)
        else next.set(name, value)
      }),
    reset: () => change(next => FILTERS.forEach(name => next.delete(name))),
  }
}

export function useActivity(asked: Asked) {
  const calls = useCalls()
  return useInfiniteQuery({
    queryKey: ['activity', asked],
    retry: false,
    initialPageParam: FROM_THE_NEWEST,
    queryFn: ({ pageParam }) => calls.read(activityReads.activity, { ...asked, ...pageParam }),
    getNextPageParam: page => (page.length < ACTIVITY_PAGE ? undefined : { before: page.at(-1)?.id }),
  })
}
