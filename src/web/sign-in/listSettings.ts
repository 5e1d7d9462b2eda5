/** What react-admin remembers of lists in this browser, under which name, and what is forgotten of it. */
export const STORE = 'fund-administration'

/**
 * What somebody searched for is nobody else's business: at sign-out lists forget it. Columns are no secret and stay.
 */
export function forgetLists(storage: Storage): void {
  for (const key of Object.keys(storage))
    if (key.startsWith(`RaStore${STORE}.`) && /\.list(Params)?(\.|$)/.test(key)) storage.removeItem(key)
}
