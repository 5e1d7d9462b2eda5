/** What a tab of a form has changed in the form's own record: the form goes on from the version that stands now. */
import { createContext, useContext } from 'react'
import type { AnyRecord } from '../data/records.ts'

type RecordMoved = (record: AnyRecord) => void

export const RecordMovedContext = createContext<RecordMoved>(() => undefined)

export function useRecordMoved(): RecordMoved {
  return useContext(RecordMovedContext)
}
