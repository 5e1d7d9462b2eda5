import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SEVERITY, currentNotifications, openNotification } from '../../src/web/kit/data/notifications.ts'
import { draftKey, writeDraft } from '../../src/web/kit/form/draft.ts'
import { keysOfDrafts } from '../../src/web/kit/form/storedDrafts.ts'
import { forgetOnAnotherAccount } from '../../src/web/sign-in/oneAccount.ts'

function storage(): Storage {
  const items = new Map<string, string>()
  const store = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      Object.assign(store, { [key]: value })
      items.set(key, value)
    },
    removeItem: (key: string) => {
      items.delete(key)
      Reflect.deleteProperty(store, key)
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    clear: () => items.clear(),
    get length() {
      return items.size
    },
  }
  return store
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('localStorage', storage())
})
afterEach(() => void vi.unstubAllGlobals())

test('R477 what was kept of one account is gone before the next one is shown, in every tab', () => {
  let signedIn: string | null = null
  const listeners: (() => void)[] = []
  const clear = vi.fn()
  const show = (id: string | null) => {
    signedIn = id
    for (const listener of listeners) listener()
  }
  const accounts = {
    account: () => (signedIn === null ? null : { homeAccountId: signedIn }),
    subscribe: (listener: () => void) => listeners.push(listener),
  }
  forgetOnAnotherAccount(accounts, { clear })
  show('ann')
  writeDraft(sessionStorage, draftKey(1, '/funds/1/details'), { changes: { name: 'Of Ann' }, before: {} })
  localStorage.setItem('RaStorefund-administration.contacts.listParams', '{"filter":{"q":"secret"}}')
  openNotification({ severity: SEVERITY.info, title: 'Saved by Ann' })
  // Her sign-in expires, and she comes back to what she has typed.
  show(null)
  show('ann')
  expect(clear).not.toHaveBeenCalled()
  expect(keysOfDrafts(sessionStorage, 'draft:')).toHaveLength(1)
  show('bob')
  expect(clear).toHaveBeenCalledOnce()
  expect(keysOfDrafts(sessionStorage, 'draft:')).toEqual([])
  expect(localStorage.getItem('RaStorefund-administration.contacts.listParams')).toBeNull()
  expect(currentNotifications()).toEqual([])
  // Another tab, in which Ann was signed in, hears of it only when it is loaded again.
  sessionStorage.setItem('kept-for:account', 'ann')
  writeDraft(sessionStorage, draftKey(1, '/funds/2/details'), { changes: { name: 'Of Ann' }, before: {} })
  show('bob')
  expect(keysOfDrafts(sessionStorage, 'draft:')).toEqual([])
})
