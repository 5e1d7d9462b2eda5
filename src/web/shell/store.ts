import { localStorageStore } from 'react-admin'

const STORE = 'fund-administration'

/** What react-admin remembers in this browser: columns, sorting, filters, page sizes. */
export const store = localStorageStore(undefined, STORE)

/**
 * What somebody searched for is nobody else's business: at sign-out lists forget it. Columns are no secret and stay.
 */
export function forgetLists(storage: Storage): void {
  for (const key of Object.keys(storage))
    if (key.startsWith(`RaStore${STORE}.`) && /\.list(Params)?(\.|$)/.test(key)) storage.removeItem(key)
}
