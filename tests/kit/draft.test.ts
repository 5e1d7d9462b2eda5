import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { StoredDraft, draftKey, readDraft, removeDraft, writeDraft } from '../../src/web/kit/form/draft.ts'
import { clearDrafts, type DraftStore } from '../../src/web/kit/form/storedDrafts.ts'

function memory(isFull = false): DraftStore & { keys: () => string[] } {
  const items = new Map<string, string>()
  return {
    getItem: key => items.get(key) ?? null,
    setItem: (key, value) => {
      if (isFull) throw new Error('full')
      items.set(key, value)
    },
    removeItem: key => {
      items.delete(key)
    },
    key: index => [...items.keys()][index] ?? null,
    get length() {
      return items.size
    },
    keys: () => [...items.keys()],
  }
}

const draft = { version: 3, changes: { name: 'New' }, before: { name: 'Old' } }

describe('drafts of forms', () => {
  test('are kept per account and address', () => {
    const store = memory()
    writeDraft(store, draftKey(1, '/funds/1/details'), draft)
    expect(readDraft(store, draftKey(1, '/funds/1/details'))).toEqual(draft)
    expect(readDraft(store, draftKey(2, '/funds/1/details'))).toBeNull()
    expect(readDraft(store, draftKey(1, '/funds/2/details'))).toBeNull()
  })

  test('go when the form is saved', () => {
    const store = memory()
    writeDraft(store, draftKey(1, '/a'), draft)
    removeDraft(store, draftKey(1, '/a'))
    expect(readDraft(store, draftKey(1, '/a'))).toBeNull()
  })

  test('go on signing out, and nothing else does', () => {
    const store = memory()
    store.setItem('msal.account', 'x')
    for (const place of ['/a', '/b', '/c']) writeDraft(store, draftKey(1, place), draft)
    clearDrafts(store)
    expect(store.keys()).toEqual(['msal.account'])
  })

  test('of another shape are not read', () => {
    const store = memory()
    for (const content of ['', 'null', '[]', '{', '{"changes":{}}', '"text"']) {
      store.setItem(draftKey(1, '/a'), content)
      expect(readDraft(store, draftKey(1, '/a'))).toBeNull()
    }
  })

  test('cost nothing but themselves when the store is full', () => {
    expect(() => writeDraft(memory(true), draftKey(1, '/a'), draft)).not.toThrow()
  })
})

describe('the draft of one form', () => {
  const KEY = draftKey(1, '/contacts/add contacts')
  const typed = { changes: { name: 'Typed' }, before: { name: null } }
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('is written a moment after the last change, and at once when the page goes', () => {
    const store = memory()
    const draft = new StoredDraft(store, KEY)
    draft.keep(() => ({ changes: { name: 'T' }, before: {} }))
    vi.advanceTimersByTime(200)
    draft.keep(() => typed)
    vi.advanceTimersByTime(200)
    expect(store.keys()).toEqual([])
    draft.writeNow()
    expect(readDraft(store, KEY)).toEqual(typed)
    draft.keep(() => null)
    vi.advanceTimersByTime(1_000)
    expect(store.keys()).toEqual([])
  })

  test('that is forgotten before it was written is not written afterwards, by no timer and by no page that goes', () => {
    const store = memory()
    const draft = new StoredDraft(store, KEY)
    draft.keep(() => typed)
    vi.advanceTimersByTime(200)
    draft.forget()
    vi.advanceTimersByTime(1_000)
    draft.writeNow()
    expect(store.keys()).toEqual([])
    draft.keep(() => typed)
    vi.advanceTimersByTime(1_000)
    expect(readDraft(store, KEY)).toEqual(typed)
  })

  test('of a form that goes keeps nothing that is typed until it is gone', () => {
    const store = memory()
    const draft = new StoredDraft(store, KEY)
    draft.keep(() => typed)
    draft.close()
    draft.keep(() => typed)
    vi.advanceTimersByTime(1_000)
    draft.writeNow()
    expect(store.keys()).toEqual([])
  })

  test('whose changes the record holds already was saved before the reload', () => {
    const store = memory()
    const changes = { firstName: 'Saved', faxNumber: null }
    writeDraft(store, KEY, { version: 1, changes, before: { firstName: 'Old', faxNumber: '1' } })
    expect(new StoredDraft(store, KEY, { firstName: 'Saved', version: 2 }).draft).toBeNull()
    expect(new StoredDraft(store, KEY, { firstName: 'Saved', faxNumber: '1', version: 2 }).draft?.changes).toEqual(
      changes,
    )
    expect(new StoredDraft(store, KEY).draft?.changes).toEqual(changes)
  })
})
