/**
 * What is wrong with the answers of an onboarding, and what is missing: said while somebody types, and held against
 * them again before they are signed. Pure.
 */
import type { Dossier, DossierFinding, DossierGround } from './dossier.ts'
import { evidenceFindings } from './dossierEvidence.ts'
import { moneyFindings } from './dossierMoney.ts'
import { partyFindings } from './dossierParties.ts'
import { missingFindings } from './dossierRequired.ts'
import { taxFindings } from './dossierTax.ts'
import { coveredBy } from './signed.ts'
import type { SignedKind } from './steps.ts'

export function dossierFindings(dossier: Dossier, ground: DossierGround): DossierFinding[] {
  return [
    ...partyFindings(dossier, ground),
    ...taxFindings(dossier, ground),
    ...evidenceFindings(dossier, ground),
    ...moneyFindings(dossier, ground),
  ]
}

/** What keeps this paper from being signed. */
export function keepsFromSigning(kind: SignedKind, dossier: Dossier, ground: DossierGround): DossierFinding[] {
  return [...missingFindings(dossier), ...dossierFindings(dossier, ground)].filter(
    ({ question, warning }) => !warning && isHeldAgainst(kind, question),
  )
}

/** The signatories sign the declaration as well, so they are known before it. */
function isHeldAgainst(kind: SignedKind, question: string): boolean {
  const [part = ''] = question.split('.')
  return kind === 'Subscription' || part === 'signatories' || coveredBy('Due diligence', part)
}
