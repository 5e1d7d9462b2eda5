/** Who did what lately, from the history. */
import { activityEntries, doneFields } from '../api/activity.ts'
import { day, oneOf, optional, recordId, word } from '../api/parameters.ts'
import { read, table, TABLE_FORMATS } from '../api/reads.ts'
import { described, id, integer, list, object, text } from '../api/schema.ts'
import type { Of } from '../api/schema.ts'

const change = object({
  ...doneFields,
  count: described('How many records of the kind were changed so at once; the newest of them is named.', integer),
})
export type RecentChange = Of<typeof change>

const person = object({ id, name: text })

const narrowed = {
  accountId: optional(recordId('Only what this person did.')),
  resource: optional(word('Only records of this kind, by the word of its address.')),
  fundId: optional(recordId('Only the fund itself and what belongs to it.')),
  from: optional(day('From this day on, where the tenant is.')),
  until: optional(day('Up to this day, included.')),
}

export const activityReads = {
  recentChanges: read({
    path: '/api/activity/recent',
    access: { group: 'read' },
    heading: 'Activity',
    summary: 'Who did what lately, of the records that the caller may read: the newest first',
    parameters: {},
    answerDescription: 'Changes; what one person did at once to records of one kind is one of them.',
    answer: list(change),
  }),
  activity: read({
    path: '/api/activity',
    access: { group: 'read' },
    needs: [],
    heading: 'Activity',
    summary: 'Who did what, over all records that the caller may read, newest first',
    parameters: {
      ...narrowed,
      before: optional(recordId('Only what came before the line of this id.')),
    },
    answer: activityEntries,
    answerDescription: 'At most 50 lines of the history, each with its record, and the name of its fund.',
  }),
  activityExport: table({
    path: '/api/activity/export',
    access: { group: 'tenantAdmin' },
    heading: 'Activity',
    fileName: 'history',
    summary:
      'The whole history of the tenant, newest first, as a spreadsheet, CSV or JSON: a row for each changed field',
    parameters: { format: oneOf(TABLE_FORMATS, 'The form of the file.'), ...narrowed },
  }),
  activityPeople: read({
    path: '/api/activity/people',
    access: { group: 'read' },
    heading: 'Activity',
    summary: 'The people whose doing the history may tell of: every account of the tenant but those of investors',
    parameters: {},
    answer: list(person),
    answerDescription: 'By name.',
  }),
}
