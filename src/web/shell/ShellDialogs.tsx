import { lazy, useSyncExternalStore } from 'react'
import type { ComponentType } from 'react'
import { useOptionalSession } from '../kit/data/session.tsx'
import { Contained } from '../kit/page/Contained.tsx'
import { closeDialog, openDialog, subscribeToDialog } from './dialogs.ts'

interface DialogProps {
  onClose: () => void
}

/** A failed load is not kept: the next opening tries again. */
function onDemand(load: () => Promise<ComponentType<DialogProps>>): () => ComponentType<DialogProps> {
  let loaded: ComponentType<DialogProps> | undefined
  return () =>
    (loaded ??= lazy(() =>
      load().then(
        loaded => ({ default: loaded }),
        (error: unknown) => {
          loaded = undefined
          throw error
        },
      ),
    ))
}

const commandPalette = onDemand(() => import('./CommandPalette.tsx').then(module => module.CommandPalette))
const shortcutsDialog = onDemand(() => import('./ShortcutsDialog.tsx').then(module => module.ShortcutsDialog))

const signOutQuestion = onDemand(() => import('./SignOutQuestion.tsx').then(module => module.SignOutQuestion))
const switchTenant = onDemand(() => import('./SwitchTenant.tsx').then(module => module.SwitchTenant))

export function ShellDialogs() {
  const session = useOptionalSession()
  const open = useSyncExternalStore(subscribeToDialog, openDialog)
  const Dialog =
    open === 'palette' && session?.allows('read')
      ? commandPalette()
      : open === 'shortcuts'
        ? shortcutsDialog()
        : open === 'signOut'
          ? signOutQuestion()
          : open === 'tenants'
            ? switchTenant()
            : null
  return <Contained onFailure={closeDialog}>{Dialog && <Dialog onClose={closeDialog} />}</Contained>
}
