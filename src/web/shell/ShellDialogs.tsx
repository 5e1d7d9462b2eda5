import { Suspense, lazy, useSyncExternalStore } from 'react'
import { useOptionalSession } from '../kit/session.tsx'
import { closeDialog, openDialog, subscribeToDialog } from './dialogs.ts'

const CommandPalette = lazy(() => import('./CommandPalette.tsx').then(module => ({ default: module.CommandPalette })))
const ShortcutsDialog = lazy(() => import('./ShortcutsDialog.tsx').then(module => ({ default: module.ShortcutsDialog })))

export function ShellDialogs() {
  const session = useOptionalSession()
  const open = useSyncExternalStore(subscribeToDialog, openDialog)
  return (
    <Suspense fallback={null}>
      {open === 'palette' && session?.allows('read') && <CommandPalette onClose={closeDialog} />}
      {open === 'shortcuts' && <ShortcutsDialog onClose={closeDialog} />}
    </Suspense>
  )
}
