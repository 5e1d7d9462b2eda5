/**
 * Whether one of the shell's own dialogues is open. Outside of React, so that a key press anywhere can open it and its
 * code is loaded only then.
 */
type ShellDialog = 'palette' | 'shortcuts' | 'signOut' | 'tenants' | null

let open: ShellDialog = null
/** What was typed between the key that opens the palette and the moment its code is there. */
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
