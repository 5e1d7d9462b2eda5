import { Suspense, lazy, useEffect, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { knownRoles, mayOpenHome } from '../../access.ts'
import { asksForAccount } from '../../problems.ts'
import { httpFailure } from '../kit/data/failures.ts'
import { SessionProvider } from '../kit/data/session.tsx'
import { signIn } from '../sign-in/signIn.ts'
import { sessionOf } from './session.ts'
import { SignInUnavailable } from './SignInUnavailable.tsx'
import { useRoute } from './useRoute.ts'

const ChooseAccount = lazy(() => import('./OwnTenants.tsx').then(module => ({ default: module.ChooseAccount })))
const SessionFailed = lazy(() => import('./SessionFailed.tsx').then(module => ({ default: module.SessionFailed })))
const SignedOutPage = lazy(() => import('./SignedOutPage.tsx').then(module => ({ default: module.SignedOutPage })))

const accountId = () => signIn.account()?.homeAccountId ?? null

/**
 * Loads who is signed in. Pages that need a sign-in wait for it; the others (the error page) show themselves without.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const { route } = useRoute()
  const account = useSyncExternalStore(signIn.subscribe, accountId)
  // The link of a mail tells who sent it even to somebody who cannot sign in.
  const needed = route?.signIn !== false && !(route?.area === 'email' && account === null)
  const trouble = useSyncExternalStore(signIn.subscribe, signIn.trouble)
  // Whose roles open nothing is not asked for: the answer would be a refusal that the page tells of already.
  const known = account !== null && (needed || mayOpenHome(knownRoles(signIn.account()?.roles)))
  const { data: session, error, refetch } = useQuery({ ...sessionOf(account), enabled: known })
  useCachedAccount(!needed)
  if (session) return <SessionProvider value={session}>{children}</SessionProvider>
  if (!needed) return <>{children}</>
  if (account === null && trouble !== undefined) return <SignInUnavailable trouble={trouble} />
  if (account === null)
    return (
      <Suspense fallback={<Waiting />}>
        <SignedOutPage />
      </Suspense>
    )
  if (error && asksForAccount(httpFailure(error)?.body))
    return (
      <Suspense fallback={<Waiting />}>
        <ChooseAccount />
      </Suspense>
    )
  if (error)
    return (
      <Suspense fallback={<Waiting />}>
        <SessionFailed
          error={error}
          retry={() => {
            void refetch()
          }}
        />
      </Suspense>
    )
  return <Waiting />
}

/**
 * Nobody has looked for a signed-in account when the first page needs none; the frame around it is friendlier with one.
 */
function useCachedAccount(look: boolean): void {
  useEffect(() => {
    if (look) signIn.completeRedirect().catch(() => undefined)
  }, [look])
}

/** The outline of the frame, so that nothing moves when the rest comes. */
function Waiting() {
  return (
    <div className="shell" aria-busy>
      <div className="sidebar" />
    </div>
  )
}
