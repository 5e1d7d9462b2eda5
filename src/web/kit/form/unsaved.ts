/**
 * Whether anything is typed that nobody has saved, so that signing out can ask too. Outside of React: the shell knows
 * no form.
 */
let held = 0

/** Returns how to say that it is saved or thrown away. */
export function holdUnsaved(): () => void {
  held += 1
  let standing = true
  return () => {
    if (standing) held -= 1
    standing = false
  }
}

export function hasUnsaved(): boolean {
  return held > 0
}
