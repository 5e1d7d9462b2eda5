/**
 * What a browser keeps of one person is not for the next one: drafts, what lists were searched for, messages, and what
 * was read from the server. It goes on signing out, and when somebody else signs in over a sign-in that has expired.
 */
import { clearDrafts } from '../kit/form/storedDrafts.ts'
import { forgetNotifications } from '../kit/data/notifications.ts'
import { forgetLists } from './listSettings.ts'

/** Whose the drafts of this tab, and the lists of this browser, are. */
const OWNER = 'kept-for:account'

export function forgetPerson(): void {
  clearDrafts(sessionStorage)
  forgetLists(localStorage)
  forgetNotifications()
}

interface Accounts {
  account(): { homeAccountId: string } | null
  subscribe(listener: () => void): unknown
}

/** Called once, before anything else listens: nobody may read what is to be forgotten. */
export function forgetOnAnotherAccount(accounts: Accounts, cache: { clear(): void }): void {
  accounts.subscribe(() => {
    const id = accounts.account()?.homeAccountId
    if (id === undefined) return
    const changed = [sessionStorage, localStorage].filter(storage => {
      const owner = storage.getItem(OWNER)
      storage.setItem(OWNER, id)
      return owner !== null && owner !== id
    })
    if (changed.length === 0) return
    forgetPerson()
    cache.clear()
  })
}
