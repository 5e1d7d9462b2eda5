/** Which documents of an onboarding may be seen, added and removed, by whom and in which state. */
import type { DocumentGuard } from '../context.ts'
import { text } from '../texts.ts'
import { EVIDENCE } from './dossierEvidence.ts'
import { rowName } from './answerPaths.ts'
import type { AnswerPath } from './answerPaths.ts'
import type { Answers } from './people.ts'
import { questionTitle } from './questions.ts'
import { actorIn, isOpen, isSigned, placeOf, signedKindOf } from './steps.ts'
import './texts.ts'

/**
 * A paper stays as it was signed: until the step is undone none is added to it and none removed. The declaration rests
 * on the evidence, of which none is removed once it is signed. What the investor has handed over for review the
 * investor may add to, and no longer take away. What staff keep with the onboarding, as what they have found out about
 * the investor, is not the investor's: but for the papers to be signed, the investor sees what the investor has added,
 * and removes nothing else.
 */
export const documentGuard: DocumentGuard<'onboarding'> = ({ status, answers }, step) => {
  const { operation, kind, documentId, byApplicant, own } = step
  const signed = signedKindOf(kind)
  if (operation === 'see') {
    const shown = own || (signed && status !== 'Created')
    return byApplicant && !shown ? text('onboarding.document.ofStaff') : null
  }
  if (!isOpen(status)) return text('onboarding.document.ended')
  if (signed && isSigned(signed, status)) return text('onboarding.document.signed')
  const isRemoved = operation === 'remove'
  if (byApplicant && isRemoved && !own) return text('onboarding.document.ofStaff')
  if (isRemoved && kind === EVIDENCE && isSigned('Due diligence', status))
    return text('onboarding.document.evidenceSigned')
  const proved = isRemoved && documentId !== null ? questionNaming(documentId, answers) : undefined
  if (proved) return text('onboarding.document.named', { question: questionTitle(proved, answers) })
  if (!byApplicant) return null
  if (placeOf(status) < placeOf('Started')) return text('onboarding.document.notStarted')
  return isRemoved && actorIn(status) === 'staff' && status !== 'Started' ? text('onboarding.document.inReview') : null
}

/** The path of the answer that says what the document proves. */
function questionNaming(documentId: number, answers: Answers | null): string | undefined {
  const rows = answers?.evidence ?? []
  const index = rows.findIndex(row => row.documentId === documentId)
  const row = rows[index]
  return row ? (`evidence.${rowName(row, index)}` satisfies AnswerPath) : undefined
}
