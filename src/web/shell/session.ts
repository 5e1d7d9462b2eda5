/** Who is signed in, as the API tells it: asked for once, before the page stands that waits for it. */
import { allows, isInvestorOnly, knownRoles } from '../../access.ts'
import type { Group } from '../../access.ts'
import type { Me } from '../../api/session.ts'
import { answerOf } from '../data/answerOf.ts'
import type { Session } from '../kit/data/session.tsx'
import { keepActing } from '../sign-in/actingAs.ts'

/** Replaced when the application is built. */
const INVESTOR_ONLY = import.meta.env['VITE_INVESTOR_ONLY'] === 'true'

/** The query of one account, by its id in the directory. */
export function sessionOf(account: string | null) {
  return { queryKey: ['session', account], queryFn: loadSession, staleTime: Infinity, retry: false }
}

async function loadSession(): Promise<Session> {
  const me = await answerOf<Me>('/api/me')
  const { account, tenant } = me
  if (account.id !== null && tenant) keepActing({ id: account.id, tenant: tenant.shortName })
  const roles = knownRoles(me.roles) ?? []
  return {
    ...me,
    roles,
    allows: (group: Group) => allows(group, roles),
    investorOnly: isInvestorOnly(roles, INVESTOR_ONLY),
  }
}
