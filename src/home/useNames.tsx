import { useGetMany } from 'react-admin'
import type { RaRecord } from 'react-admin'

/** Words for the ids that stand in the given property of some records, loaded together; a dash until they are there. */
export function useNames(
  records: readonly RaRecord[],
  property: string,
  resource: string,
  word: string,
): (record: RaRecord) => string {
  const ids = [...new Set(records.map(record => record[property]).filter((id): id is number => typeof id === 'number'))]
  const { data = [] } = useGetMany(resource, { ids }, { enabled: ids.length > 0 })
  const words = new Map(data.filter(Boolean).map(record => [record.id, String(record[word] ?? '')]))
  return record => words.get(record[property] as number) ?? '\u2013'
}
