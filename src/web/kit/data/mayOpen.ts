import type { Route } from '../../../paths.ts'
import type { Session } from './session.tsx'

/** Whether a menu or the command palette offers a page to somebody. */
export function mayOpen({ guard }: Route, session: Session | null): boolean {
  switch (guard) {
    case 'home':
    case 'open':
      return session !== null
    case 'accountCreated':
      return false
    default:
      return session?.allows(guard) === true
  }
}
