/** Whether one of the shell's own dialogues is open. Outside of React, so that a key press anywhere can open it and its code is loaded only then. */
export type ShellDialog = 'palette' | 'shortcuts' | null

let open: ShellDialog = null
const listeners = new Set<() => void>()

export function openDialog(): ShellDialog {
  return open
}

export function subscribeToDialog(listener: () => void): () => void {
  listeners.add(listener)
  return () => { listeners.delete(listener) }
}

export function openCommandPalette(): void {
  change('palette')
}

export function openShortcuts(): void {
  change('shortcuts')
}

export function closeDialog(): void {
  change(null)
}

function change(next: ShellDialog): void {
  open = next
  for (const listener of listeners) listener()
}
