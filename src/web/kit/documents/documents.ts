/**
 * Documents of a record while a form is filled in: what is to be added, changed and taken away when the record is
 * saved. Pure.
 */
import { OTHER_KIND, type DOCUMENTS } from '../../../api/documents.ts'
import type { RecordOf } from '../data/records.ts'
import { isEmpty } from '../data/values.ts'
import { conditionHolds, type Entity } from '../../../entity.ts'
import type { TextKey } from '../../../texts.ts'

export type StoredDocument = RecordOf<typeof DOCUMENTS>
export interface Wording {
  description: string
  kind: string
}
export interface Addition extends Wording {
  key: number
  attempt: string
  file: File
  failure?: string
}

export interface Staged {
  additions: readonly Addition[]
  /** By id of the stored document. */
  edits: Readonly<Record<number, Wording>>
  removals: readonly number[]
  /** Why a change of a stored document did not succeed, by its id. */
  failures: Readonly<Record<number, string>>
}

export const NOTHING_STAGED: Staged = { additions: [], edits: {}, removals: [], failures: {} }

export function countChanges({ additions, edits, removals }: Staged): number {
  return additions.length + removals.length + Object.keys(edits).filter(id => !removals.includes(Number(id))).length
}

/** What a new file is until a person says it: never a notice or a report that nobody called it. */
export function startKind(kinds: readonly { value: string }[]): string {
  return (kinds.find(({ value }) => value === OTHER_KIND) ?? kinds[0])?.value ?? ''
}

/** The schema of documents says when a description is needed. */
export function lacksDescription(documentEntity: Entity, wording: Wording): boolean {
  const field = documentEntity.fields.find(({ name }) => name === 'description')
  const needed =
    field?.required === true ||
    (field?.requiredWhen !== undefined && conditionHolds(field.requiredWhen, { kind: wording.kind }))
  return needed && isEmpty(wording.description.trim())
}

export type DocumentTask = 'add' | 'edit' | 'remove'

const NOT_DONE: Record<DocumentTask, TextKey> = {
  add: 'documents.notAdded',
  edit: 'documents.notEdited',
  remove: 'documents.notRemoved',
}

/**
 * What failed, by name where it was one kind of thing and the record itself had nothing to save; otherwise what was
 * saved all the same stands first.
 */
export function failureKey(failed: readonly DocumentTask[], recordChanged: boolean): TextKey {
  const [first] = failed
  return first && !recordChanged && failed.every(kind => kind === first) ? NOT_DONE[first] : 'documents.partly'
}

export function countProblems(documentEntity: Entity, { additions, edits, removals }: Staged): number {
  const changed = Object.entries(edits)
    .filter(([id]) => !removals.includes(Number(id)))
    .map(([, wording]) => wording)
  return [...additions, ...changed].filter(wording => lacksDescription(documentEntity, wording)).length
}
