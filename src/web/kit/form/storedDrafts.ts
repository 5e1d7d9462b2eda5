/** Where drafts are kept, and how they are forgotten: known to signing out, too. */

export const PREFIX = 'draft:'

export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

export function keysOfDrafts(store: DraftStore, prefix: string): string[] {
  return Array.from({ length: store.length }, (_, index) => store.key(index) ?? '').filter(key =>
    key.startsWith(prefix),
  )
}

/** Called on sign-out: nothing typed stays behind for the next person at this machine. */
export function clearDrafts(store: DraftStore): void {
  for (const key of keysOfDrafts(store, PREFIX)) store.removeItem(key)
}
