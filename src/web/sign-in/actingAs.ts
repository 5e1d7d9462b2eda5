/**
 * As which account of the signed-in person this tab acts: every call says it. A new tab begins with the one that was
 * chosen last in this browser. What was kept for another person counts for nothing.
 */
import { signIn } from './signIn.ts'

export interface ActingAs {
  id: number
  /** Short name of the account's tenant. */
  tenant: string
}

const STORAGE_KEY = 'acts-as:account'

export function actingAs(): ActingAs | null {
  return storedIn(sessionStorage) ?? storedIn(localStorage)
}

function storedIn(storage: Storage): ActingAs | null {
  const [person, id, tenant = ''] = storage.getItem(STORAGE_KEY)?.split(' ') ?? []
  return person !== undefined && person === signIn.account()?.homeAccountId ? { id: Number(id), tenant } : null
}

/** This tab alone: another one may act in another tenant at the same time. */
export function keepActing({ id, tenant }: ActingAs, storages = [sessionStorage]): void {
  for (const storage of storages)
    storage.setItem(STORAGE_KEY, `${signIn.account()?.homeAccountId ?? ''} ${id} ${tenant}`)
}

/** What a person has chosen holds for tabs that are opened later, too. */
export function actAs(chosen: ActingAs): void {
  keepActing(chosen, [sessionStorage, localStorage])
}

export function forgetActing(): void {
  for (const storage of [sessionStorage, localStorage]) storage.removeItem(STORAGE_KEY)
}

/** Nothing that was read for one tenant is left when the page is loaded anew for another. */
export function loadAnew(path: string): void {
  if (location.origin + path === location.href) location.reload()
  else location.assign(path)
}
