/** Whether an action of the schema can run now, and if not, why. Pure. */
import type { Group } from '../../../access.ts'
import { conditionHolds, isInState, stateField, stateOf, type Action, type Entity } from '../../../entity.ts'
import { valuesOf } from '../data/values.ts'
import type { TextKey } from '../../../texts.ts'

export interface Reason {
  key: TextKey
  values: Record<string, string>
}
export interface Availability {
  inState: boolean
  reason: Reason | null
}

export function availability(
  entity: Entity,
  action: Action,
  record: object,
  allows: (group: Group) => boolean,
  dirty: boolean,
): Availability {
  const inState = isInState(entity, record, action.from)
  if (!inState)
    return { inState, reason: { key: 'kit.notInState', values: { states: stateReason(entity, action.from ?? []) } } }
  if (!allows(action.access)) return { inState, reason: { key: 'kit.notYourRole', values: {} } }
  if (action.when && !conditionHolds(action.when, valuesOf(record)))
    return { inState, reason: { key: 'kit.because', values: { reason: action.otherwise ?? '' } } }
  return { inState, reason: dirty ? { key: 'kit.saveFirst', values: {} } : null }
}

/** The next step of the life cycle, which is the one filled button: it leads to a later state. */
export function leadsOn(entity: Entity, action: Action, record: object): boolean {
  const order = (stateField(entity)?.choices ?? []).map(choice => choice.value)
  return (
    action.to !== undefined &&
    action.setback !== true &&
    order.indexOf(action.to) > order.indexOf(String(stateOf(entity, record)))
  )
}

function stateReason(entity: Entity, states: readonly string[]): string {
  const choices = stateField(entity)?.choices ?? []
  return states.map(state => choices.find(choice => choice.value === state)?.title ?? state).join(' / ')
}
