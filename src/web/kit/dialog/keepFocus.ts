/**
 * For the buttons of a dialogue with fields: pressing one leaves the focus in the field. A field that is left takes in
 * what was typed, the error below it goes, the dialogue becomes lower, and the button has moved away from the pointer
 * before it is let go: the click would be lost. Whoever saves or closes takes in first what is being typed.
 */
import type { MouseEvent } from 'react'

export function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}
