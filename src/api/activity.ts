/** Who did what to which record, over all kinds of records. */
import { historyFields } from './history.ts'
import { namedRecord, resourceWord } from './search.ts'
import { boolean, integer, list, nullable, object, text } from './schema.ts'
import type { Of } from './schema.ts'

/** As many lines as one answer holds: a shorter one is the last. */
export const ACTIVITY_PAGE = 50

const { changes, ...said } = historyFields

/** Who did what when, and to which record. */
export const doneFields = {
  ...said,
  resource: resourceWord,
  record: namedRecord,
  /** False once it is deleted: it is named as it was then. */
  exists: boolean,
  /** The name of the fund that it belongs to. */
  owner: nullable(text),
}

const activityEntry = object({ ...doneFields, changes, accountId: nullable(integer) })
export type ActivityEntry = Of<typeof activityEntry>

export const activityEntries = list(activityEntry)
