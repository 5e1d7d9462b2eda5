/** What react-admin's controller knows of a list, with filters whose values nobody takes for anything but unknown. */
import { useListContext, type ListControllerResult } from 'react-admin'
import type { Resource } from '../../../entity.ts'
import type { EntityOf, Filter } from '../../../entityTypes.ts'
import type { AnyRecord } from '../data/records.ts'
import type { FilterValues } from './filters.ts'

type WithUnknownFilters<Result> = Result extends unknown
  ? Omit<Result, 'filterValues' | 'filter'> & { filterValues: FilterValues; filter?: FilterValues }
  : never

export type ListState = WithUnknownFilters<ListControllerResult<AnyRecord>>

/** The list around. */
export function useListState(): ListState {
  return useListContext<AnyRecord>()
}

/** What the list around is filtered by; its resource has to be this one. */
export function useListFilter<R extends Resource>(resource: R): Filter<EntityOf<R>> {
  const list = useListState()
  if (list.resource !== resource) throw new Error(`This is a list of ${list.resource}, not of ${resource}.`)
  // The filters of a list are those that its own bar offers, from the schema of the resource.
  return list.filterValues as Filter<EntityOf<R>>
}
