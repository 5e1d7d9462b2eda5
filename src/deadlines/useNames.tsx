import type { Resource } from '../entity.ts'
import { useRecordsById, type RecordOf } from '../web/kit/data/records.ts'

/** Words for the records that some others refer to, loaded together; a dash until they are there. */
export function useNames<R extends Resource>(
  resource: R,
  ids: readonly (number | null)[],
  word: (record: RecordOf<R>) => string,
): (id: number | null) => string {
  const { data = [] } = useRecordsById(resource, [...new Set(ids.filter(id => id !== null))])
  const words = new Map<number | null, string>(data.filter(Boolean).map(record => [record.id, word(record)]))
  return id => words.get(id) ?? '\u2013'
}
