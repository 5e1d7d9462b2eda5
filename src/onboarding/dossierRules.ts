/**
 * What is wrong with the answers of an onboarding, and what is missing: said while somebody types, and held against
 * them again before they are signed. Pure.
 */
import { askedAnswers } from './askedAnswers.ts'
import type { Dossier, DossierFinding, DossierContext } from './dossier.ts'
import { evidenceFindings, paperFindings, PROVES_PERSON } from './dossierEvidence.ts'
import { unprintableAnswers } from './unprintableCharacters.ts'
import { moneyFindings } from './dossierMoney.ts'
import { partyFindings } from './dossierParties.ts'
import { missingFindings, proofMissing, proofNeeded, proofsOf } from './dossierRequired.ts'
import { taxFindings } from './dossierTax.ts'
import { distinctPeople } from './people.ts'
import { coveredBy } from './signed.ts'
import type { SignedKind } from './steps.ts'

export function dossierFindings(given: Dossier, ruleContext: DossierContext): DossierFinding[] {
  const dossier = { ...given, answers: askedAnswers(given) }
  return [
    ...partyFindings(dossier, ruleContext),
    ...taxFindings(dossier, ruleContext),
    ...evidenceFindings(dossier, ruleContext),
    ...moneyFindings(dossier, ruleContext),
    ...unprintableAnswers(dossier),
  ]
}

/**
 * What keeps this paper from being signed. What the declaration holds is settled when it is signed, or was on the paper
 * that staff have recorded: against the contract stands only what can still be mended.
 */
export function keepsFromSigning(kind: SignedKind, given: Dossier, ruleContext: DossierContext): DossierFinding[] {
  const dossier = { ...given, answers: askedAnswers(given) }
  const found = [...missingFindings(dossier), ...dossierFindings(dossier, ruleContext)].filter(
    ({ question, warning }) => !warning && keepsBack(kind, question),
  )
  return kind === 'Subscription' ? [...found, ...signatoriesUnproven(dossier, ruleContext)] : found
}

/** Of that only the characters that the paper cannot print: it is not handed out either, to be signed by hand. */
export function unprintableOnPaper(kind: SignedKind, given: Dossier): DossierFinding[] {
  return unprintableAnswers({ answers: askedAnswers(given) }).filter(({ question }) => keepsBack(kind, question))
}

/** The signatories sign the declaration as well, so they are known before it. */
function keepsBack(kind: SignedKind, question: string): boolean {
  const [part = ''] = question.split('.')
  if (kind === 'Subscription') return coveredBy(kind, part)
  return part === 'signatories' || coveredBy(kind, part)
}

/** Signatories may follow after the declaration, with their papers: of each kind one without a fault is enough. */
function signatoriesUnproven(dossier: Dossier, ruleContext: DossierContext): DossierFinding[] {
  const { legalStatus } = dossier
  const people = distinctPeople({ legalStatus, answers: { signatories: dossier.answers?.signatories ?? [] } })
  return people.flatMap(person =>
    PROVES_PERSON.flatMap(purpose => {
      const proofs = proofsOf(person, purpose, dossier).map(({ paper, at }) => [
        ...proofMissing(paper, purpose, at),
        ...paperFindings(paper, at, dossier, ruleContext),
      ])
      if (proofs.some(found => found.length === 0)) return []
      return proofs.at(-1) ?? [proofNeeded(person, purpose)]
    }),
  )
}
