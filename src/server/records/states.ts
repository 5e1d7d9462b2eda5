/**
 * What is said when the state of a record does not allow what was asked, in the words that screens show for the state.
 */
import type { StoredRecord } from './values.ts'
import { stateField } from '../../entity.ts'
import type { Entity } from '../../entity.ts'
import { formatValue } from '../../formats.ts'
import { problem } from '../../problems.ts'
import type { ProblemError } from '../../problems.ts'

export function wrongState(entity: Entity, record: StoredRecord): ProblemError {
  const field = stateField(entity)
  return problem('wrong-state', { values: { status: field ? formatValue(field, record[field.name]) : '' } })
}
