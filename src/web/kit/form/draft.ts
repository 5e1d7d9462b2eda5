/**
 * Unsaved work outlives a reload and an expired sign-in: what a person changed is kept for the tab, per account and
 * address. Saving, discarding and signing out clear it.
 */
import type { Values } from '../data/values.ts'

const PREFIX = 'draft:'

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

export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

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

/** A full store costs the draft, never the form. */
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

/** Called on sign-out: nothing typed stays behind for the next person at this machine. */
export function clearDrafts(store: DraftStore): void {
  for (const key of keysOfDrafts(store, PREFIX)) store.removeItem(key)
}

export function keysOfDrafts(store: DraftStore, prefix: string): string[] {
  return Array.from({ length: store.length }, (_, index) => store.key(index) ?? '').filter(key =>
    key.startsWith(prefix),
  )
}
