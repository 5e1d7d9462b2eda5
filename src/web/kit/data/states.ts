/** The state of a record, in which it may or may not be changed and deleted. Pure. */
import { valueOf } from '../../../entity.ts'

/** Where the schema says in which states a record may be changed, this property holds the state. */
export const STATUS = 'status'

export function stateOf(record: object): string {
  return String(valueOf(record, STATUS))
}

/** Without states in the schema every one will do. */
export function mayChangeIn(states: readonly string[] | undefined, record: object): boolean {
  return states === undefined || states.includes(stateOf(record))
}
