import { useAuthProvider } from 'react-admin'
import { hasUnsaved } from '../kit/form/unsaved.ts'
import { askBeforeSignOut } from './dialogs.ts'

/** Signs out at once, or asks first where typed work would be lost. */
export function useSignOut(): () => void {
  const authProvider = useAuthProvider()
  return () => {
    if (hasUnsaved()) askBeforeSignOut()
    else void authProvider?.logout({})
  }
}
