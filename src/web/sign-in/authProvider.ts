import type { AuthProvider } from 'react-admin'
import { knownRoles } from '../../access.ts'
import { forgetActing } from './actingAs.ts'
import { forgetPerson } from './oneAccount.ts'
import { refusedPath } from './refused.ts'
import { signIn } from './signIn.ts'

/**
 * React-admin's view of signing in. Refusals of the API are dealt with in http.ts, those of pages in guards.ts, so here
 * no failure ends a sign-in.
 */
export const authProvider: AuthProvider = {
  login: () => {
    // What was refused is not to be chosen again at once.
    forgetActing()
    return signIn.byRedirect(refusedPath(), { anotherAccount: true })
  },
  logout: async () => {
    forgetPerson()
    await signIn.signOut()
  },
  checkAuth: () => (signIn.account() ? Promise.resolve() : Promise.reject(new Error('signed-out'))),
  checkError: () => Promise.resolve(),
  getIdentity: () => {
    const account = signIn.account()
    return Promise.resolve({ id: account?.localAccountId ?? '', fullName: account?.userName ?? '' })
  },
  getPermissions: () => Promise.resolve(knownRoles(signIn.account()?.roles) ?? []),
}
