/** What the pages of a closing leave out of its form: these figures stand above it, the state beneath the title. */
import type { FieldName } from '../entityTypes.ts'

export const NOT_IN_FORM: readonly FieldName<'closing'>[] = [
  'status',
  'priorCommitment',
  'additionalCommitment',
  'totalCommitment',
]
