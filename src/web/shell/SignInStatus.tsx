import { useSyncExternalStore } from 'react'
import { text } from '../../texts.ts'
import { currentInteraction, subscribeToInteraction } from '../sign-in/interaction.ts'

/**
 * Which part of signing in is going on. Shown only when it takes a moment: most of it is over before anybody could read
 * it, and a token is looked at for every request. Stands before the application too, so the words come from the
 * catalogue itself.
 */
export function SignInStatus() {
  const interaction = useSyncExternalStore(subscribeToInteraction, currentInteraction)
  return (
    <p
      className="sign-in-status"
      data-interaction={interaction}
      aria-hidden={interaction === 'none' || interaction === 'acquireToken'}
    >
      {text(`signIn.${interaction}`)}
    </p>
  )
}
