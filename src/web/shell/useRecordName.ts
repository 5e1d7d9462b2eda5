import { useGetOne, useGetRecordRepresentation } from 'react-admin'

/**
 * The words that name a record, from the cache that its page fills as well; undefined until they are there. A fund goes
 * by its friendly name.
 */
export function useRecordName(resource: string, id: number, wanted = true): string | undefined {
  const { data } = useGetOne(resource, { id }, { retry: false, enabled: wanted })
  const represent = useGetRecordRepresentation(resource)
  if (!wanted || !data) return undefined
  const friendly: unknown = data['friendlyName']
  return typeof friendly === 'string' && friendly !== '' ? friendly : String(represent(data))
}
