/** What the pages of a capital movement show in words, in figures or on other tabs, and not in the form. */
import type { FieldName } from '../entityTypes.ts'

export const NOT_IN_FORM: readonly FieldName<'capitalMovement'>[] = [
  'fundId',
  'canPublish',
  'canRemind',
  'isLate',
  'lateLines',
  'signedOffBy',
  'signedOffAt',
  'signOffNote',
  'reopenRequestedBy',
  'reopenRequestedAt',
  'reopenReason',
]
