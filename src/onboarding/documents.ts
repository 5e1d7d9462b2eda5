/** Which documents of an onboarding may be added and removed in which state. */
import type { DocumentGuard } from '../context.ts'
import { text } from '../texts.ts'
import { actorIn, isOpen, isSigned, placeOf, signedKindOf } from './steps.ts'
import './texts.ts'

/**
 * A paper stays as it was signed: until the step is undone none is added to it and none removed. What the investor has
 * handed over for review the investor may add to, and no longer take away.
 */
export const documentGuard: DocumentGuard<'onboarding'> = ({ status }, { operation, kind, byApplicant }) => {
  if (!isOpen(status)) return text('onboarding.document.ended')
  const signed = signedKindOf(kind)
  if (signed && isSigned(signed, status)) return text('onboarding.document.signed')
  if (!byApplicant) return null
  if (placeOf(status) < placeOf('Started')) return text('onboarding.document.notStarted')
  return operation === 'remove' && actorIn(status) === 'staff' && status !== 'Started'
    ? text('onboarding.document.inReview')
    : null
}
