/** The one way in which an action of a record is done: by a person, or by an action of the whole collection. */
import { conditionHolds, isInState } from '../../entity.ts'
import type { Action, Entity, EntityName } from '../../entity.ts'
import { problem, inputProblem } from '../../problems.ts'
import { withComputed } from './computed.ts'
import { wrongState } from './states.ts'
import { areaOf } from './transactionContext.ts'
import type { TransactionContext } from './transactionContext.ts'
import { recordAction, valuesOf } from './typed.ts'
import type { Change, StoredRecord, Values } from './values.ts'
import { assertWritable, transition } from './write.ts'
import type { Warned } from './write.ts'

interface Acting {
  input: Values
  /** The version that a person has seen. */
  version?: number
  /** Where warnings are gathered for whoever has asked. */
  warned?: Warned
}

/** State, closed reporting periods, version and condition are held against the stored record, in this order. */
export async function actOnRecord(
  current: TransactionContext,
  entity: Entity,
  action: Action,
  before: StoredRecord,
  { input, version, warned }: Acting,
): Promise<StoredRecord> {
  if (!isInState(entity, before, action.from)) throw wrongState(entity, before)
  if (countsAsSaving(entity, action)) await assertWritable(current, entity, before, before)
  if (version !== undefined && before.version !== version) throw problem('version-stale')
  const view = current.registry.view(entity)
  const [shown = before] = action.when ? await withComputed(current, view, [before]) : [before]
  if (action.when && !conditionHolds(action.when, shown)) throw inputProblem({ '': [action.otherwise ?? ''] })
  const { from, to } = action
  return transition(current, entity, before, {
    operation: action.name,
    from,
    to,
    input: givenOf(input),
    code: codeOf(current, entity, action, input),
    ...(warned && { warned }),
  })
}

/**
 * An action that leaves or enters a state in which people change the record counts as a change of it. What only tells
 * of it (publishing, signing off) holds up no closed period.
 */
function countsAsSaving({ editable }: Entity, { from, to }: Action): boolean {
  if (!editable) return true
  return editable.some(state => state === to || from === undefined || from.includes(state))
}

/** What was given with the action belongs into the history; rows of a table have a history of their own. */
function givenOf(input: Values): Change[] {
  return Object.entries(input)
    .filter(([, value]) => value !== null && !Array.isArray(value))
    .map(([field, value]): Change => ({ field, old: null, new: value }))
}

function codeOf<E extends EntityName>(
  current: TransactionContext,
  entity: Entity<E>,
  action: Action,
  input: Values,
): ((record: StoredRecord) => Promise<Values>) | undefined {
  const code = recordAction(areaOf(current, entity), action.name)
  return code && (async record => valuesOf((await code(await current.context(), record, input)) ?? {}))
}
