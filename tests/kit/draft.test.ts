import { describe, expect, test } from 'vitest'
import {
  clearDrafts,
  draftKey,
  readDraft,
  removeDraft,
  writeDraft,
  type DraftStore,
} from '../../src/web/kit/form/draft.ts'

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
