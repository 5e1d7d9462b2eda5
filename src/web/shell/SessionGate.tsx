import type { ReactNode } from 'react'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useAuthProvider, useTranslate } from 'react-admin'
import { allows, knownRoles } from '../../access.ts'
import type { Group } from '../../access.ts'
import { http } from '../http.ts'
import { SessionProvider } from '../kit/session.tsx'
import type { Session } from '../kit/session.tsx'
import { ErrorView } from './ErrorView.tsx'
import { useRoute } from './useRoute.ts'

/** Loads who is signed in. Pages that need a sign-in wait for it; the others (the error page) show themselves without. */
export function SessionGate({ children }: { children: ReactNode }) {
  const { route } = useRoute()
  const needed = route?.signIn !== false
  const { data: session, error, refetch } = useQuery({ queryKey: ['session'], queryFn: loadSession, enabled: needed, staleTime: Infinity, retry: false })
  if (session) return <SessionProvider value={session}>{children}</SessionProvider>
  if (!needed) return <>{children}</>
  if (error) return <SessionFailed error={error} retry={() => { void refetch() }} />
  return <div className="shell" aria-busy />
}

async function loadSession(): Promise<Session> {
  const { json } = await http('/api/me')
  const me = json as Omit<Session, 'allows'>
  const roles = knownRoles(me.roles) ?? []
  return { ...me, roles, allows: (group: Group) => allows(group, roles) }
}

function SessionFailed({ error, retry }: { error: Error; retry: () => void }) {
  const translate = useTranslate()
  const authProvider = useAuthProvider()
  return (
    <main className="content">
      <ErrorView title={translate('error.sessionFailed')} sentence={error.message}>
        <Button onClick={retry}>{translate('action.retry')}</Button>
        <Button variant="text" onClick={() => { void authProvider?.logout({}) }}>{translate('action.signOut')}</Button>
      </ErrorView>
    </main>
  )
}
