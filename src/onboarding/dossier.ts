/** What the rules of an onboarding's answers look at, and what they find. */
import type { CalendarDate, Decimal } from '../entity.ts'
import type { Stored } from '../entityTypes.ts'
import type { AnswerPath } from './answerPaths.ts'

/** What of an onboarding the rules look at. */
export type Dossier = Pick<
  Stored<'onboarding'>,
  'investorName' | 'legalStatus' | 'countryId' | 'commitment' | 'answers'
> &
  Partial<Pick<Stored<'onboarding'>, 'status' | 'dueDiligenceDate'>>

/** What they have to know besides. */
export interface DossierContext {
  today: CalendarDate
  fund: { currencyId: number; currency: string; minimumCommitment: Decimal | null }
  /** Who owns more percent is a beneficial owner; with `thresholdInclusive`, who owns just as much, too. */
  threshold: Decimal
  thresholdInclusive: boolean
  /** ISO 3166 codes by id. */
  countries: readonly { id: number; code: string; name: string }[]
}

export type DossierCode =
  | 'required'
  | 'partyNeeded'
  | 'evidenceNeeded'
  | 'fileMissing'
  | 'ownersAbove'
  | 'ownersBelow'
  | 'ownersNeeded'
  | 'ownerMissing'
  | 'ownerNoController'
  | 'partyDiffers'
  | 'partyTwice'
  | 'inFuture'
  | 'minor'
  | 'addressElsewhere'
  | 'usIndication'
  | 'exposedWealth'
  | 'numberMissing'
  | 'numberExplanation'
  | 'numberFormat'
  | 'taxNumberDiffers'
  | 'taxResidenceMissing'
  | 'passiveControl'
  | 'classification'
  | 'formNotAllowed'
  | 'usForm'
  | 'billTooOld'
  | 'expired'
  | 'otherName'
  | 'kindNotAccepted'
  | 'noPower'
  | 'jointAlone'
  | 'otherHolder'
  | 'ibanElsewhere'
  | 'accountWrong'
  | 'notBic'
  | 'sourceOfOthers'
  | 'sourceTooSmall'
  | 'aboveSource'
  | 'investorDiffers'
  | 'nameTooLong'
  | 'belowMinimum'
  | 'otherCurrency'
  | 'unprintable'

type Evidence = NonNullable<NonNullable<Dossier['answers']>['evidence']>[number]

/** What a paper proves, and of whom; null for the investor itself. */
export interface PaperPlace {
  purpose: NonNullable<Evidence['purpose']>
  person: string | null
}

export interface DossierFinding {
  /** The answer that is meant: "beneficialOwners.k1.individual.birthDate". */
  question: AnswerPath
  /** Where a paper is missing, which is no answer yet. */
  place?: PaperPlace
  code: DossierCode
  values?: Record<string, string | number>
  /** Said, but nothing is held up by it. */
  warning?: true
}

/** Not answered yet, and not answered wrongly. */
export function isMissingCode(code: DossierFinding['code']): boolean {
  return isSaidOnTrying(code) || code === 'numberMissing'
}

/** A form says what it lacks once somebody wants to go on; that a tax number can be left out with a reason, at once. */
export function isSaidOnTrying(code: DossierFinding['code']): boolean {
  return code === 'required' || code === 'partyNeeded' || code === 'ownersNeeded' || code === 'evidenceNeeded'
}
