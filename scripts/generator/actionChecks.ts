/** Mistakes in the actions of an entity: their names, states and conditions. */
import { actionWord, stateField, stateName } from '../../src/entity.ts'
import type { Action } from '../../src/entity.ts'
import type { Checker } from './checker.ts'
import { pointerTo } from './json.ts'
import { suggestion } from './mistakes.ts'
import type { Model } from './model.ts'

/** Words that stand after the id in an address, and would be taken for an action. */
const ADDRESS_WORDS = ['history', 'documents', 'content', 'import']

export function checkActions(checker: Checker, { entity, actions }: Model): void {
  const property = stateName(entity)
  const status = stateField(entity)
  const states = status?.choices?.map(({ value }) => value) ?? []
  for (const { action } of actions) {
    const pointer = pointerTo('x-actions', action.name)
    if (ADDRESS_WORDS.includes(actionWord(action.name)))
      checker.at(
        pointer,
        `"${action.name}" cannot be an action: the word is taken in addresses`,
        'Choose another verb.',
      )
    if (action.also && (entity.applicant === undefined || action.on === 'collection'))
      checker.at(
        pointer,
        `action "${action.name}" is open to an applicant, whom nothing names`,
        'Add "applicant" to x-entity with the property of the contact; such an action is one of a record.',
      )
    const decides = action.serviceAccounts && decisionIn(action)
    if (decides)
      checker.at(
        pointer,
        `action "${action.name}" is open to programs, and ${decides}`,
        'Remove "serviceAccounts": what is decided is decided by people.',
      )
    if (action.on === 'collection') {
      if (action.from || action.to !== undefined)
        checker.at(
          pointer,
          `action "${action.name}" is on the collection and has a state`,
          'Remove "from" and "to", or make it an action of one record.',
        )
      continue
    }
    if (!action.from)
      checker.at(
        pointer,
        `action "${action.name}" does not say in which states it is allowed`,
        `Add "from": […] with values of the property "${property}".`,
      )
    else if (!status?.choices)
      checker.at(
        pointerTo('x-actions', action.name, 'from'),
        `action "${action.name}" needs the property "${property}"`,
        `Add a property "${property}" with a list of values.`,
      )
    else
      action.from.forEach((state, index) =>
        checkState(checker, pointerTo('x-actions', action.name, 'from', index), action.name, state, states),
      )
    if (action.to !== undefined && status?.choices)
      checkState(checker, pointerTo('x-actions', action.name, 'to'), action.name, action.to, states)
    if ((action.when === undefined) !== (action.otherwise === undefined))
      checker.at(
        pointer,
        `action "${action.name}" has only one of "when" and "otherwise"`,
        'Write both: the condition, and the reason said where it does not hold.',
      )
    for (const name of Object.keys(action.when ?? {})) {
      const known = entity.fields.filter(field => field.choices || field.kind === 'boolean').map(field => field.name)
      if (!known.includes(name))
        checker.at(
          pointerTo('x-actions', action.name, 'when'),
          `action "${action.name}" names the unknown property "${name}"`,
          suggestion(name, known),
        )
    }
    if (action.to !== undefined && status && !status.readOnly)
      checker.at(
        pointer,
        `action "${action.name}" changes the status, which everybody may write`,
        `Add "readOnly": true to the property "${property}".`,
      )
  }
}

/** Verbs of decisions that need not change a state. */
const DECIDING = /^(approve|complete|confirm|publish|release|reopen|revert|sign|verify)|account$/i

/** Why an action is one for people alone, whatever its schema says of programs. */
function decisionIn({ name, to, irreversible, access, also }: Action<string>): string | undefined {
  if (to !== undefined) return `leads to the state "${to}"`
  if (irreversible) return 'cannot be taken back'
  if (also || access !== 'edit') return 'is not one of everybody who may change the record'
  return DECIDING.test(name) ? 'is named by the verb of a decision' : undefined
}

function checkState(checker: Checker, pointer: string, action: string, state: string, states: readonly string[]): void {
  if (!states.includes(state))
    checker.at(pointer, `action "${action}" names the unknown state "${state}"`, suggestion(state, states))
}
