/** What an investor is asked by its legal status, of everything that was answered. Pure. */
import type { Stored } from '../entityTypes.ts'
import { isPerson, questionnaireOf } from './questionnaire.ts'

/** The investor with what was answered: staff may change the legal status while answers of the former one are kept. */
export type Answering = Pick<Stored<'onboarding'>, 'answers' | 'legalStatus'>
type Answers = NonNullable<Answering['answers']>

/**
 * Staff may change the legal status after something was answered. The answers of the former one are kept, should it
 * come back, but they stand on no screen of the investor, who could mend nothing in them: so no rule looks at them, and
 * no paper says them.
 */
export function askedAnswers({ answers, legalStatus }: Answering): Answers | null {
  if (!answers) return null
  const { entityDetails, beneficialOwners, controllersAndDirectors, signatories, ...rest } = answers
  if (isPerson(legalStatus))
    return { ...rest, ...(entityDetails && { entityDetails: { individual: entityDetails.individual } }) }
  const { owners } = questionnaireOf(legalStatus)
  return {
    ...rest,
    ...(entityDetails && { entityDetails: detailsOfEntity(entityDetails, owners === 'shares') }),
    ...(owners !== 'none' && { beneficialOwners: ownersAsked(beneficialOwners, owners === 'shares') }),
    controllersAndDirectors,
    signatories,
  }
}

function detailsOfEntity(details: NonNullable<Answers['entityDetails']>, isHeldInShares: boolean) {
  const { individual: _person, remainingOwnership, ...own } = details
  return isHeldInShares ? { ...own, remainingOwnership } : own
}

/** Those of a trust or foundation have a part in it, and all others a share. */
function ownersAsked(owners: Answers['beneficialOwners'], isHeldInShares: boolean) {
  return owners?.map(({ ownership, equityInterestType, ...owner }) => ({
    ...owner,
    ...(isHeldInShares ? { ownership } : { equityInterestType }),
  }))
}
