import { createContext, useContext } from 'react'
import type { Group } from '../../../access.ts'
import type { Me } from '../../../api/session.ts'

/** Who is signed in, as GET /api/me tells it. */
export interface Session extends Me {
  allows: (group: Group) => boolean
  /** True only in a build with VITE_INVESTOR_ONLY, for an account whose one role is Investor. */
  investorOnly: boolean
}

const SessionContext = createContext<Session | null>(null)

/** The shell provides it around every page that needs a sign-in. */
export const SessionProvider = SessionContext.Provider

/** For the few places that are shown to everybody. */
export function useOptionalSession(): Session | null {
  return useContext(SessionContext)
}

export function useSession(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('This page needs a session: its route must require a sign-in.')
  return session
}
