import { useRead } from '../web/kit/data/useRead.ts'
import { closingReads } from './reads.ts'

/** Asked again whenever the closing has changed; its commitments ask for it themselves. */
export function useEqualisation({ id, version }: { id: number; version: number }) {
  return useRead(closingReads.closingEqualisation, { id }, { version, keepsPrevious: true })
}
