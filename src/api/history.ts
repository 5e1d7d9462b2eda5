/** What the history of a record says. */
import { anything, integer, list, nullable, object, text, timestamp } from './schema.ts'
import type { Of } from './schema.ts'

/** The field of a download that says in words which of several papers of the record was taken. */
export const DOWNLOADED_PAPER = 'paper'

const change = object({ field: text, old: anything, new: anything })
export type HistoryChange = Of<typeof change>

export const historyFields = {
  id: integer,
  at: timestamp,
  /** null for what the product did by itself. */
  by: nullable(text),
  action: text,
  changes: list(change),
}
export const historyEntry = object(historyFields)
export type HistoryEntry = Of<typeof historyEntry>
