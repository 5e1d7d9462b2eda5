/**
 * Whether one of the shell's own dialogues is open. Outside of React, so that a key press anywhere can open it and its
 * code is loaded only then.
 */
type ShellDialog = 'palette' | 'shortcuts' | 'signOut' | 'tenants' | null

let open: ShellDialog = null
/** What was typed while the palette is open and its field has not got the focus, and was not yet taken over by it. */
let typedAhead = ''
const listeners = new Set<() => void>()

export function openDialog(): ShellDialog {
  return open
}

export function subscribeToDialog(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function openCommandPalette(): void {
  change('palette')
}

export function typeAhead(letter: string): void {
  typedAhead += letter
  for (const listener of listeners) listener()
}

export function takeTypedAhead(): string {
  const typed = typedAhead
  typedAhead = ''
  return typed
}

export function openShortcuts(): void {
  change('shortcuts')
}

export function askBeforeSignOut(): void {
  change('signOut')
}

export function openTenants(): void {
  change('tenants')
}

export function closeDialog(): void {
  change(null)
}

function change(next: ShellDialog): void {
  open = next
  typedAhead = ''
  for (const listener of listeners) listener()
}
