/** Where a record of a resource is shown. The kit knows no feature: the shell provides what web/features.tsx states. */
import { createContext, useContext } from 'react'

export type RecordPath = (resource: string, record: Record<string, unknown>) => string | null

const RecordLinks = createContext<RecordPath>(() => null)

export const RecordLinksProvider = RecordLinks.Provider

export function useRecordPath(): RecordPath {
  return useContext(RecordLinks)
}
