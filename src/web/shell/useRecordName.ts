import type { Resource } from '../../entity.ts'
import { recordName } from '../kit/data/metadata.ts'
import { useRecord } from '../kit/data/records.ts'

/**
 * The words that name a record, from the cache that its page fills as well; undefined until they are there. A fund goes
 * by its friendly name.
 */
export function useRecordName(resource: Resource | undefined, id: number | undefined): string | undefined {
  const { data } = useRecord(resource, id, { retry: false, asListed: true })
  if (!resource || !data) return undefined
  return 'friendlyName' in data && data.friendlyName ? data.friendlyName : recordName(resource, data)
}
