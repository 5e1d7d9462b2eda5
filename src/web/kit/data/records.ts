/**
 * Records and lists as the schemas type them, over react-admin's hooks and their cache: a resource, a field or a filter
 * that does not exist does not compile. Screens use nothing else to read records.
 */
import { useGetList, useGetMany, useGetManyAggregate, useGetOne } from 'react-admin'
import type { EntityTypes } from '../../../../generated/types.ts'
import { resources } from '../../../../generated/resources.ts'
import type { Resource } from '../../../entity.ts'
import type { Answered, EntityOf, Filter } from '../../../entityTypes.ts'

/** A record as the API answers it, by the word of the address. */
export type RecordOf<R extends Resource> = Answered<EntityOf<R>>

/** What a part that works on any entity knows of a record. */
export type AnyRecord = RecordOf<Resource>

/** The name of a field that refers to another record, and the resource of that record. */
export type ReferenceOf<R extends Resource> = keyof EntityTypes[EntityOf<R>]['references'] & string
export type ReferencedBy<R extends Resource, F extends ReferenceOf<R>> = EntityTypes[EntityOf<R>]['references'][F] &
  Resource

export type Sort<R extends Resource> = readonly [keyof RecordOf<R> & string, 'asc' | 'desc']

export interface ListQuery<R extends Resource> {
  filter?: Filter<EntityOf<R>>
  /** In the order in which they were made, unless stated. */
  sort?: Sort<R>
  /** How many at most. */
  limit: number
}

interface RecordQueryOptions {
  /** A failure is final; otherwise a lost connection is tried again. */
  retry?: false
  refetchOnReconnect?: false
  /** Until the answer is there, that to the question before stands. */
  keepsPrevious?: boolean
}

interface OneRecordOptions extends RecordQueryOptions {
  /** Neither its lines nor nested answers are looked at: what a list has answered of it suffices. */
  asListed?: true
}

/** What a part that works on any entity asks, by names that the metadata gives it. */
export interface AnyQuery {
  filter?: object
  sort?: readonly [string, 'asc' | 'desc']
  limit: number
}

/** What react-admin is asked, in its words. */
export function listParameters({ filter = {}, sort = ['id', 'asc'], limit }: AnyQuery) {
  const [field, order] = sort
  return {
    filter,
    pagination: { page: 1, perPage: limit },
    sort: { field, order: order === 'desc' ? ('DESC' as const) : ('ASC' as const) },
  }
}

/**
 * One record; without an id nothing is asked. React-admin keeps the rows of lists as records too, and a form that began
 * with such a row would have none of the lines, and save none: the record is not there until all of it is.
 */
export function useRecord<R extends Resource>(
  resource: R | undefined,
  id: number | null | undefined,
  { asListed, ...options }: OneRecordOptions = {},
) {
  const known = resource !== undefined && typeof id === 'number' && Number.isInteger(id)
  const { data, error, isPending, isLoading, isFetching, refetch } = useGetOne<RecordOf<R>>(
    resource ?? '',
    { id: known ? id : 0 },
    { ...queryOptionsOf(options), enabled: known },
  )
  const isWhole = !data || !resource || asListed || !isRowOfList(resource, data)
  return isWhole
    ? { data, error, isPending, isLoading, refetch }
    : { data: undefined, error, isPending: error === null, isLoading: isFetching && error === null, refetch }
}

function isRowOfList(resource: Resource, record: object): boolean {
  return resources[resource].notInLists?.some(name => !Object.hasOwn(record, name)) ?? false
}

/** The first records that a list finds, and how many there are; without a query nothing is asked. */
export function useRecords<R extends Resource>(
  resource: R,
  query: ListQuery<R> | null,
  options: RecordQueryOptions = {},
) {
  return useGetList<RecordOf<R>>(resource, listParameters(query ?? { limit: 1 }), {
    ...queryOptionsOf(options),
    enabled: query !== null,
  })
}

/** The same for parts of the kit that know an entity by its metadata alone. */
export function useAnyRecords(
  resource: Resource | undefined,
  query: AnyQuery | null,
  options: RecordQueryOptions = {},
) {
  const known = resource !== undefined && query !== null
  return useGetList<AnyRecord>(resource ?? '', listParameters(query ?? { limit: 1 }), {
    ...queryOptionsOf(options),
    enabled: known,
  })
}

/** How many records a list finds; undefined until it is known. One row is asked for, because a range is never empty. */
export function useCount<R extends Resource>(
  resource: R,
  filter: Filter<EntityOf<R>> | null = {},
  options: RecordQueryOptions = {},
): number | undefined {
  return useRecords(resource, filter && { filter, limit: 1 }, options).total
}

/** Records by their ids, all with one question. */
export function useRecordsById<R extends Resource>(resource: R | undefined, ids: readonly number[]) {
  return useGetMany<RecordOf<R>>(
    resource ?? '',
    { ids: [...ids] },
    { enabled: resource !== undefined && ids.length > 0 },
  )
}

/** The record behind a reference: what the rows of a table refer to is asked for together. */
export function useReferenced<R extends Resource>(
  resource: R | undefined,
  id: number | null | undefined,
): RecordOf<R> | undefined {
  return useReference(resource, id).record
}

/** The same, for whoever has to know whether it is still on its way. */
export function useReference<R extends Resource>(resource: R | undefined, id: number | null | undefined) {
  const known = resource !== undefined && typeof id === 'number'
  const { data, isPending } = useGetManyAggregate<RecordOf<R>>(
    resource ?? '',
    { ids: known ? [id] : [] },
    { enabled: known, retry: false },
  )
  return { record: known ? data?.[0] : undefined, isPending: known && isPending }
}

function queryOptionsOf({ keepsPrevious = false, ...options }: RecordQueryOptions) {
  return { ...options, ...(keepsPrevious && { placeholderData: keepEarlier }) }
}

function keepEarlier<Answer>(earlier: Answer): Answer {
  return earlier
}
