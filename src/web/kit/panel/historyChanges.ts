/**
 * What history tells of a change, field by field: also of a line inside the record, which the server names by its place
 * ("commitments.0.value"). Pure.
 */
import type { Entity, Field } from '../../../entity.ts'
import type { HistoryChange } from '../../../api/history.ts'
import { isEmpty, sameValue } from '../data/values.ts'

export interface ShownChange {
  /** The place in the record, unlike any other of the same entry. */
  key: string
  field: Field
  /** The list that the line stands in, and its place, counted from one. */
  line?: { list: string; position: number }
  old: unknown
  new: unknown
}

export function shownChanges(
  entity: Pick<Entity, 'fields' | 'actions'>,
  action: string,
  changes: readonly HistoryChange[],
): ShownChange[] {
  const input = entity.actions.find(each => each.name === action)?.input ?? []
  return changes
    .filter(change => !repeats(entity, change, changes))
    .flatMap(change => {
      const [name, place, inner] = change.field.split('.')
      const field = named(entity.fields, name) ?? named(input, name)
      if (!field) return []
      if (place === undefined) return [{ key: change.field, field, old: change.old, new: change.new }]
      const line = { list: field.title, position: Number(place) + 1 }
      return (field.fields ?? [])
        .filter(each => inner === undefined || each.name === inner)
        .flatMap(each => {
          // A line that came or went is one change of the whole line.
          const [before, after] =
            inner === undefined
              ? [valueOf(change.old, each.name), valueOf(change.new, each.name)]
              : [change.old, change.new]
          return isEmpty(before) && isEmpty(after)
            ? []
            : [{ key: `${name}.${place}.${each.name}`, field: each, line, old: before, new: after }]
        })
    })
}

/**
 * What an action was given and a field of the record has kept stands there once: under the name of the field, which
 * ends with that of the input (`signOffNote` keeps `note`). A field that holds the same for another reason keeps
 * nothing.
 */
function repeats({ fields }: Pick<Entity, 'fields'>, change: HistoryChange, all: readonly HistoryChange[]): boolean {
  if (named(fields, change.field.split('.')[0])) return false
  return all.some(
    other =>
      other.field.toLowerCase().endsWith(change.field.toLowerCase()) &&
      named(fields, other.field) &&
      sameValue(other.new, change.new),
  )
}

function named(fields: readonly Field[], name: string | undefined): Field | undefined {
  return fields.find(field => field.name === name)
}

function valueOf(line: unknown, name: string): unknown {
  return typeof line === 'object' && line !== null ? (line as Record<string, unknown>)[name] : null
}
