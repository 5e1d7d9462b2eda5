/** What an investor is asked by its legal status, of everything that was answered. Pure. */
import type { Stored } from '../entityTypes.ts'
import { isPartAsked, isPerson, mayControl, questionnaireOf } from './questionnaire.ts'
import type { LegalStatus } from './questionnaire.ts'

/** The investor with what was answered: staff may change the legal status while answers of the former one are kept. */
export type Answering = Pick<Stored<'onboarding'>, 'answers' | 'legalStatus'>
export type Answers = NonNullable<Answering['answers']>

/**
 * Staff may change the legal status after something was answered. The answers of the former one are kept, should it
 * come back, but they stand on no screen of the investor, who could mend nothing in them: so no rule looks at them, and
 * no paper says them.
 */
export function askedAnswers({ answers, legalStatus }: Answering): Answers | null {
  if (!answers) return null
  const asked = isPerson(legalStatus) ? askedOfPerson(answers) : askedOfEntity(answers, legalStatus)
  const { evidence } = answers
  return evidence ? { ...asked, evidence: papersOf(asked, answers) } : asked
}

function askedOfPerson({
  entityDetails,
  taxClassification,
  beneficialOwners: _owners,
  controllersAndDirectors: _controllers,
  signatories: _signatories,
  ...rest
}: Answers): Answers {
  return {
    ...rest,
    ...(entityDetails?.individual && { entityDetails: { individual: entityDetails.individual } }),
    ...(taxClassification && { taxClassification: taxOfPerson(taxClassification) }),
  }
}

/** What else there is of it follows from the answers of an entity. */
function taxOfPerson(tax: NonNullable<Answers['taxClassification']>): Answers['taxClassification'] {
  const { taxResidences, fatcaForm, accountType, jointHolders, usPerson, crsAccountHolderType } = tax
  return { taxResidences, fatcaForm, accountType, jointHolders, usPerson, crsAccountHolderType }
}

function askedOfEntity({ entityDetails, beneficialOwners, ...rest }: Answers, legalStatus: LegalStatus): Answers {
  const details = detailsOfEntity(entityDetails ?? {}, legalStatus)
  return {
    ...rest,
    // Without an answer of its own the part was not begun.
    ...(Object.keys(details).length > 0 && { entityDetails: details }),
    ...(isPartAsked('beneficialOwners', legalStatus) && {
      beneficialOwners: ownersAsked(beneficialOwners, legalStatus),
    }),
  }
}

function detailsOfEntity(
  { individual: _person, remainingOwnership, ...own }: NonNullable<Answers['entityDetails']>,
  legalStatus: LegalStatus,
) {
  return isHeldInShares(legalStatus) && remainingOwnership ? { ...own, remainingOwnership } : own
}

function isHeldInShares(legalStatus: LegalStatus): boolean {
  return questionnaireOf(legalStatus).owners === 'shares'
}

/** Those of a trust or foundation have a part in it, and all others a share; and either its own kinds of control. */
function ownersAsked(owners: Answers['beneficialOwners'], legalStatus: LegalStatus): Answers['beneficialOwners'] {
  return owners?.map(({ ownership, equityInterestType, controllingPersonType: control, ...owner }) => ({
    ...owner,
    controllingPersonType: control && mayControl(control, legalStatus) ? control : null,
    ...(isHeldInShares(legalStatus) ? { ownership } : { equityInterestType }),
  }))
}

/** Without those of people who are left out. Of whom nothing was told yet, a paper may be there already. */
function papersOf(asked: Answers, answers: Answers) {
  const [askedKeys, allKeys] = [keysOf(asked), keysOf(answers)]
  return (answers.evidence ?? []).filter(({ person }) => askedKeys.has(person) || !allKeys.has(person))
}

/** The keys of everybody who is named in these answers. */
export function keysOf(answers: Answers): ReadonlySet<string | null | undefined> {
  const { entityDetails, beneficialOwners, controllersAndDirectors, otherParties, thirdPartyIndividuals, signatories } =
    answers
  const rows = [beneficialOwners, controllersAndDirectors, otherParties, thirdPartyIndividuals, signatories]
  return new Set([entityDetails, ...rows.flatMap(each => each ?? [])].map(each => each?.individual?.key))
}
