import type { Resource } from '../entity.ts'
import { useRecordsById, type RecordOf } from '../web/kit/data/records.ts'

/** The word for a record, by its id. */
export type NameOf = (id: number | null) => string

/** The names of the records that some others refer to, loaded together; a dash for a record that is not there. */
export function useNames<R extends Resource>(
  resource: R,
  ids: readonly (number | null)[],
  nameOf: (record: RecordOf<R>) => string,
): { name: NameOf; isPending: boolean } {
  const asked = [...new Set(ids.filter(id => id !== null))]
  const { data = [], isPending } = useRecordsById(resource, asked)
  const names = new Map<number | null, string>(data.filter(Boolean).map(record => [record.id, nameOf(record)]))
  return { name: id => names.get(id) ?? '\u2013', isPending: asked.length > 0 && isPending }
}
