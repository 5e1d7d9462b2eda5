/**
 * Unsaved work outlives a reload and an expired sign-in: what a person changed is kept for the tab, per account and
 * address. Saving, discarding and signing out clear it.
 */
import { sameValue, type Values } from '../data/values.ts'
import { PREFIX, type DraftStore } from './storedDrafts.ts'

const PAUSE_MS = 300

export interface Draft {
  /** Version of the record the changes were made to; absent for a new one. */
  version?: number
  /** Only what differs from the record. */
  changes: Values
  /** What the record held in these fields then: it tells later who changed what. */
  before: Values
  /** Of making the new record: whoever reloads because no answer came still makes one. */
  attempt?: string
}

export function draftKey(accountId: number | string | null, place: string): string {
  return `${PREFIX}${accountId ?? ''}:${place}`
}

export function readDraft(store: DraftStore, key: string): Draft | null {
  try {
    const draft: unknown = JSON.parse(store.getItem(key) ?? 'null')
    if (typeof draft !== 'object' || draft === null || !('changes' in draft) || !('before' in draft)) return null
    return draft as Draft
  } catch {
    return null
  }
}

/** When the storage of the browser is full, there is no draft; the form goes on. */
export function writeDraft(store: DraftStore, key: string, draft: Draft): void {
  try {
    store.setItem(key, JSON.stringify(draft))
  } catch {
    store.removeItem(key)
  }
}

export function removeDraft(store: DraftStore, key: string): void {
  store.removeItem(key)
}

/**
 * The draft of one form or sheet: what was kept of it, and the timer that keeps what is typed next. Forgetting stops
 * the timer too, so that nothing that was saved or thrown away is written again.
 */
export class StoredDraft {
  readonly key: string
  /** What was kept when the form was opened. */
  readonly draft: Draft | null
  /** Of making the record, if it is a new one. */
  readonly attempt: string
  readonly #store: DraftStore
  #timer: ReturnType<typeof setTimeout> | undefined
  #due: (() => Draft | null) | null = null
  #closed = false

  /** `stored` is the record that the form shows: a draft of nothing but what it holds was saved before the reload. */
  constructor(store: DraftStore, key: string, stored?: object) {
    this.#store = store
    this.key = key
    this.draft = unsavedOf(readDraft(store, key), stored)
    this.attempt = this.draft?.attempt ?? crypto.randomUUID()
  }

  /** Written a moment after the last change; `make` answers null when there is nothing to keep. */
  keep(make: () => Draft | null): void {
    this.pause()
    if (this.#closed) return
    this.#due = make
    this.#timer = setTimeout(this.writeNow, PAUSE_MS)
  }

  /** What was written already is not written again. */
  readonly writeNow = (): void => {
    const make = this.#due
    this.pause()
    if (!make) return
    const draft = make()
    if (draft) writeDraft(this.#store, this.key, draft)
    else removeDraft(this.#store, this.key)
  }

  pause(): void {
    clearTimeout(this.#timer)
    this.#due = null
  }

  /** What is typed from now on is kept again. */
  readonly forget = (): void => {
    this.pause()
    removeDraft(this.#store, this.key)
  }

  /** The form is about to go, and nothing of it is kept any more. */
  readonly close = (): void => {
    this.#closed = true
    this.forget()
  }
}

function unsavedOf(draft: Draft | null, stored: object | undefined): Draft | null {
  if (!draft || !stored) return draft
  const values = new Map<string, unknown>(Object.entries(stored))
  return Object.entries(draft.changes).some(([name, value]) => !sameValue(values.get(name), value)) ? draft : null
}
