import type { AuthProvider } from 'react-admin'
import { knownRoles } from '../../access.ts'
import { signInAgain, signOut } from './person.ts'
import { signIn } from './signIn.ts'

/**
 * React-admin's view of signing in. Refusals of the API are dealt with in http.ts, those of pages in guards.ts, so here
 * no failure ends a sign-in.
 */
export const authProvider: AuthProvider = {
  login: signInAgain,
  logout: signOut,
  checkAuth: () => (signIn.account() ? Promise.resolve() : Promise.reject(new Error('signed-out'))),
  checkError: () => Promise.resolve(),
  getIdentity: () => {
    const account = signIn.account()
    return Promise.resolve({ id: account?.localAccountId ?? '', fullName: account?.userName ?? '' })
  },
  getPermissions: () => Promise.resolve(knownRoles(signIn.account()?.roles) ?? []),
}
