/**
 * What history tells of a change, field by field: also of a line inside the record, which the server names by its place
 * ("commitments.0.value"). Pure.
 */
import { isQuestion } from '../../../entity.ts'
import type { Entity, Field } from '../../../entity.ts'
import { DOWNLOADED_PAPER } from '../../../api/history.ts'
import type { HistoryChange } from '../../../api/history.ts'
import { isEmpty, sameValue } from '../data/values.ts'

export interface ShownChange {
  /** The place in the record, unlike any other of the same entry. */
  key: string
  field: Field
  /** The list that the line stands in, and its place, counted from one. */
  line?: { list: string; position: number }
  /** Where among the answers of a questionnaire it stands: "Beneficial owners 1 · Individual". */
  within?: string
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
      if (field.kind === 'answers') return answerChanges(field, change, change.field, [])
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

/** In words which of several papers of the record was taken. */
export function downloadedPaper(action: string, changes: readonly HistoryChange[]): string | null {
  const paper = action === 'download' && changes.find(({ field }) => field === DOWNLOADED_PAPER)?.new
  return typeof paper === 'string' ? paper : null
}

interface Changed {
  old: unknown
  new: unknown
}

/** The single answers that differ, in the order of the questions. A list has its rows by their keys. */
function answerChanges(field: Field, { old, new: now }: Changed, at: string, within: readonly string[]): ShownChange[] {
  return (field.fields ?? []).flatMap((each): ShownChange[] => {
    const [key, titles] = [`${at}.${each.name}`, [...within, each.title]]
    const change = { old: valueOf(old, each.name), new: valueOf(now, each.name) }
    if (each.kind === 'answers') return answerChanges(each, change, key, titles)
    if (each.kind === 'childRows') {
      const rows = { old: rowsOf(change.old), new: rowsOf(change.new) }
      // A row that went is named by the place that it had.
      const [present, before] = [[...rows.new.keys()], [...rows.old.keys()]]
      return [...new Set([...present, ...before])].flatMap(name => {
        const place = rows.new.has(name) ? present.indexOf(name) : before.indexOf(name)
        const row = { old: rows.old.get(name), new: rows.new.get(name) }
        return answerChanges(each, row, `${key}.${name}`, [...within, `${each.title} ${place + 1}`])
      })
    }
    const isSame = (isEmpty(change.old) && isEmpty(change.new)) || sameValue(change.old, change.new)
    return isSame || !isQuestion(each) ? [] : [{ key, field: each, within: within.join(' · '), ...change }]
  })
}

/** Names a row for as long as it is there. */
const KEY = 'key'

function rowsOf(value: unknown): Map<string, unknown> {
  const rows: readonly unknown[] = Array.isArray(value) ? value : []
  return new Map(rows.map((row, place) => [String(valueOf(row, KEY) ?? place), row]))
}

/**
 * What an action was given and a field of the record has kept stands there once: under the name of the field, which
 * ends with that of the input (`signOffNote` keeps `note`). A field that holds the same for another reason keeps
 * nothing.
 */
function repeats({ fields }: Pick<Entity, 'fields'>, change: HistoryChange, all: readonly HistoryChange[]): boolean {
  if (named(fields, change.field.split('.')[0])) return false
  // What was answered stands among the answers once they hold it.
  if (typeof change.new === 'object' && all.some(other => named(fields, other.field)?.kind === 'answers')) return true
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
