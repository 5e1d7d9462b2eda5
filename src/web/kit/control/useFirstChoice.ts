/**
 * When a list of choices points at its first entry: at once where it was opened with a key or narrowed by typing, so
 * that Enter takes it; not where it was opened with the mouse, so that the arrow that follows goes to the first one and
 * not past it.
 */
import { useState, type KeyboardEvent, type SyntheticEvent } from 'react'

export function useFirstChoice() {
  const [autoHighlight, setPointing] = useState(true)
  return {
    autoHighlight,
    onOpening: (event: SyntheticEvent) => setPointing(!/^(mouse|pointer|click)/.test(event.type)),
    onTyping: (reason: string) => {
      if (reason === 'input') setPointing(true)
    },
    /** Enter in an open list that points at nothing takes nothing; it must not send the form either. */
    onKeyDown: (event: KeyboardEvent) => {
      const field = event.target as HTMLElement
      if (
        event.key === 'Enter' &&
        field.getAttribute('aria-expanded') === 'true' &&
        !field.getAttribute('aria-activedescendant')
      )
        event.preventDefault()
    },
  }
}
