/** Which documents of an onboarding may be seen, added and removed, by whom and in which state. */
import type { DocumentGuard } from '../context.ts'
import { text } from '../texts.ts'
import { actorIn, isOpen, isSigned, placeOf, signedKindOf } from './steps.ts'
import './texts.ts'

/**
 * A paper stays as it was signed: until the step is undone none is added to it and none removed. What the investor has
 * handed over for review the investor may add to, and no longer take away. What staff keep with the onboarding, as
 * what they have found out about the investor, is not the investor's: but for the papers to be signed, the investor
 * sees what the investor has added, and removes nothing else.
 */
export const documentGuard: DocumentGuard<'onboarding'> = ({ status }, { operation, kind, byApplicant, own }) => {
  const signed = signedKindOf(kind)
  if (operation === 'see') {
    const shown = own || (signed && status !== 'Created')
    return byApplicant && !shown ? text('onboarding.document.ofStaff') : null
  }
  if (!isOpen(status)) return text('onboarding.document.ended')
  if (signed && isSigned(signed, status)) return text('onboarding.document.signed')
  if (!byApplicant) return null
  if (operation === 'remove' && !own) return text('onboarding.document.ofStaff')
  if (placeOf(status) < placeOf('Started')) return text('onboarding.document.notStarted')
  return operation === 'remove' && actorIn(status) === 'staff' && status !== 'Started'
    ? text('onboarding.document.inReview')
    : null
}
