import { hasUnsaved } from '../kit/form/unsaved.ts'
import { signOut } from '../sign-in/person.ts'
import { askBeforeSignOut } from './dialogs.ts'

/** Signs out at once, or asks first where typed work would be lost. */
export function useSignOut(): () => void {
  return () => {
    if (hasUnsaved()) askBeforeSignOut()
    else void signOut()
  }
}
