/** Leaving as a person, and coming as another one. */
import { forgetActing } from './actingAs.ts'
import { forgetPerson } from './oneAccount.ts'
import { refusedPath } from './refused.ts'
import { signIn } from './signIn.ts'

/** Comes back to the page that was refused. */
export function signInAgain(): Promise<void> {
  // What was refused is not to be chosen again at once.
  forgetActing()
  return signIn.byRedirect(refusedPath(), { anotherAccount: true })
}

export async function signOut(): Promise<void> {
  forgetPerson()
  await signIn.signOut()
}
