/**
 * Records as the schemas type them, for handlers: what hooks read while a page is drawn, this reads and writes when
 * somebody presses a button. The parts of the kit that work on any entity ask the provider itself.
 */
import { useMemo } from 'react'
import type { EntityTypes } from '../../../../generated/types.ts'
import type { HistoryEntry } from '../../../api/history.ts'
import type { Resource } from '../../../entity.ts'
import type { Changes, CreateValues, EntityOf } from '../../../entityTypes.ts'
import { listParameters, type AnyQuery, type AnyRecord, type ListQuery, type RecordOf } from './records.ts'
import { useCalls, type Calls } from './calls.ts'
import { useProvider, type Provider, type WriteMeta } from './provider.ts'

export type ActionsOf<R extends Resource> = EntityTypes[EntityOf<R>]['recordActions']

/** The name of an action of one record, camelCase as in the schema. */
export type RecordActionOf<R extends Resource> = keyof ActionsOf<R> & string

/** The record that is changed, from the version that was seen. */
interface Seen {
  id: number
  version: number
}

export interface Api extends Calls {
  get<R extends Resource>(resource: R, id: number): Promise<RecordOf<R>>
  list<R extends Resource>(resource: R, query: ListQuery<R>): Promise<RecordOf<R>[]>
  /** The same for parts that know an entity by its metadata alone. */
  listAny(resource: Resource, query: AnyQuery): Promise<AnyRecord[]>
  /** Sent again under the same attempt it makes one record. */
  create<R extends Resource>(resource: R, values: CreateValues<EntityOf<R>>, meta: WriteMeta): Promise<RecordOf<R>>
  /** The whole record as it was read, with changes: what an update leaves out is emptied. */
  update<R extends Resource>(
    resource: R,
    record: RecordOf<R>,
    changes: Changes<EntityOf<R>>,
    meta: WriteMeta,
    version?: number,
  ): Promise<RecordOf<R>>
  /** From the version that was seen. */
  remove<R extends Resource>(resource: R, record: RecordOf<R>): Promise<unknown>
  act<R extends Resource, A extends RecordActionOf<R>>(
    resource: R,
    action: A,
    record: Seen,
    input: ActionsOf<R>[A],
    attempt?: string,
  ): Promise<RecordOf<R>>
  /** Newest first. */
  history(resource: Resource, id: number): Promise<HistoryEntry[]>
}

export function useApi(): Api {
  const provider = useProvider()
  const calls = useCalls()
  return useMemo(() => ({ ...calls, ...recordsOver(provider) }), [calls, provider])
}

function recordsOver(provider: Provider): Omit<Api, keyof Calls> {
  return {
    get: async <R extends Resource>(resource: R, id: number) =>
      (await provider.getOne<RecordOf<R>>(resource, { id })).data,
    list: async <R extends Resource>(resource: R, query: ListQuery<R>) =>
      (await provider.getList<RecordOf<R>>(resource, listParameters(query))).data,
    listAny: async (resource: Resource, query: AnyQuery) =>
      (await provider.getList<AnyRecord>(resource, listParameters(query))).data,
    create: async <R extends Resource>(resource: R, values: CreateValues<EntityOf<R>>, meta: WriteMeta) =>
      (await provider.create<CreateValues<EntityOf<R>>, RecordOf<R>>(resource, { data: values, meta })).data,
    update: async <R extends Resource>(
      resource: R,
      record: RecordOf<R>,
      changes: Changes<EntityOf<R>>,
      meta: WriteMeta,
      version = record.version,
    ) =>
      (
        await provider.update<RecordOf<R>>(resource, {
          id: record.id,
          data: { ...record, ...changes, version },
          previousData: record,
          meta,
        })
      ).data,
    remove: <R extends Resource>(resource: R, record: RecordOf<R>) =>
      provider.delete<RecordOf<R>>(resource, { id: record.id, previousData: record }),
    act: async <R extends Resource, A extends RecordActionOf<R>>(
      resource: R,
      action: A,
      { id, version }: Seen,
      input: ActionsOf<R>[A],
      attempt?: string,
    ) => (await provider.act<RecordOf<R>>(resource, { action, id, version, body: input, attempt })).data,
    history: async (resource, id) => (await provider.history(resource, { id })).data,
  }
}
