/**
 * Whether anything is typed that nobody has saved, so that signing out can ask too. Outside of React: the shell knows
 * no form.
 */
let unsaved = 0

/** Returns how to say that it is saved or thrown away. */
export function markUnsaved(): () => void {
  unsaved += 1
  let standing = true
  return () => {
    if (standing) unsaved -= 1
    standing = false
  }
}

export function hasUnsaved(): boolean {
  return unsaved > 0
}
