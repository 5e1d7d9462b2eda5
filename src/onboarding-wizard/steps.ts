/** The screens of the wizard: which an investor of each legal status passes, and how far each of them is. Pure. */
import { isMissingCode } from '../onboarding/dossier.ts'
import type { Dossier, DossierFinding, DossierContext } from '../onboarding/dossier.ts'
import { dossierFindings, keepsFromSigning } from '../onboarding/dossierRules.ts'
import { missingFindings } from '../onboarding/dossierRequired.ts'
import { fullName } from '../onboarding/people.ts'
import type { Answers } from '../onboarding/people.ts'
import type { OnboardingNotes } from '../onboarding/reads.ts'
import { isPerson, questionnaireOf } from '../onboarding/questionnaire.ts'
import type { LegalStatus } from '../onboarding/questionnaire.ts'
import { isSigned } from '../onboarding/steps.ts'
import type { OnboardingStatus, SignedKind } from '../onboarding/steps.ts'

export type StepId =
  | 'person'
  | 'entity'
  | 'owners'
  | 'controllers'
  | 'others'
  | 'tax'
  | 'funds'
  | 'documents'
  | 'signatories'
  | 'declaration'
  | 'subscription'
  | 'contract'

/** The parts of the answers that stand on a screen; "entityDetails.remainingOwnership" stands with the owners. */
const PARTS: Readonly<Record<StepId, readonly (keyof Answers)[]>> = {
  person: ['entityDetails'],
  entity: ['entityDetails'],
  owners: ['beneficialOwners'],
  controllers: ['controllersAndDirectors'],
  others: ['otherParties', 'thirdPartyIndividuals', 'thirdPartyCompanies'],
  tax: ['taxClassification'],
  funds: ['sourceOfFundsAndWealth'],
  documents: ['evidence'],
  signatories: ['signatories'],
  declaration: [],
  subscription: ['subscriptionContract', 'bankAccount'],
  contract: [],
}

export function stepsOf(legalStatus: LegalStatus): StepId[] {
  if (isPerson(legalStatus)) return ['person', 'tax', 'funds', 'documents', 'declaration', 'subscription', 'contract']
  const owned = questionnaireOf(legalStatus).owners !== 'none'
  return [
    'entity',
    ...(owned ? (['owners'] as const) : []),
    'controllers',
    'others',
    'tax',
    'funds',
    'signatories',
    'documents',
    'declaration',
    'subscription',
    'contract',
  ]
}

/** The paper that is signed on the screen, or with whose signature the screen is locked. */
export function paperOfStep(step: StepId): SignedKind {
  return step === 'signatories' || step === 'subscription' || step === 'contract' ? 'Subscription' : 'Due diligence'
}

export function partsOfStep(step: StepId, legalStatus: LegalStatus): readonly (keyof Answers)[] {
  return step === 'funds' && isPerson(legalStatus) ? [...PARTS.funds, ...PARTS.others] : PARTS[step]
}

export interface StepProgress {
  step: StepId
  state: 'done' | 'wrong' | 'open' | 'untouched'
  /** Answers that are missing or contradict others. */
  missing: number
  wrong: number
  /** What staff have asked about its answers, and nobody has replied to. */
  asked: number
}

/** On which screen what was found is put right. */
export function stepOfQuestion(question: string, legalStatus: LegalStatus): StepId {
  const [part = '', name] = question.split('.')
  const steps = stepsOf(legalStatus)
  if (name === 'remainingOwnership' && steps.includes('owners')) return 'owners'
  const found = steps.find(step => partsOfStep(step, legalStatus).some(each => each === part))
  return found ?? steps[0] ?? 'entity'
}

export function findingsOn(dossier: Dossier, ruleContext: DossierContext): DossierFinding[] {
  return dossier.status && isSigned('Due diligence', dossier.status)
    ? keepsFromSigning('Subscription', dossier, ruleContext)
    : [...missingFindings(dossier), ...dossierFindings(dossier, ruleContext)]
}

/**
 * What is said below a list of parties: about the list, about a row of it that is worked on, and whether an owner of
 * most of the investor is left out of those who control it, which both lists say. Who controls it is asked after the
 * owners: until somebody is named there, nobody is missing.
 */
export function findingsOfList(
  found: readonly DossierFinding[],
  part: keyof Answers,
  { controllersAndDirectors }: Answers,
  open: readonly string[],
): DossierFinding[] {
  const isNamed = (controllersAndDirectors ?? []).some(({ individual }) => individual && fullName(individual) !== '')
  return found.filter(({ question, code }) => {
    if (code === 'partyNeeded') return false
    if (code === 'ownerNoController')
      return part === 'controllersAndDirectors' || (part === 'beneficialOwners' && isNamed)
    const [list, key = '', ...rest] = question.split('.')
    return list === part && (key === '' || (open.includes(key) && ['', 'individual'].includes(rest.join('.'))))
  })
}

export function progressOf(
  dossier: Dossier & { status: OnboardingStatus },
  found: readonly DossierFinding[],
  comments: OnboardingNotes['comments'] = [],
): StepProgress[] {
  const questions = comments.filter(({ status }) => status === 'Open')
  return stepsOf(dossier.legalStatus).map(step => {
    const asked = questions.filter(({ question }) => stepOfQuestion(question, dossier.legalStatus) === step).length
    const own = found.filter(
      ({ question, warning }) => !warning && stepOfQuestion(question, dossier.legalStatus) === step,
    )
    const missing = own.filter(({ code }) => isMissingCode(code)).length
    const wrong = own.length - missing
    if (step === 'declaration' || step === 'contract') {
      const signed = isSigned(paperOfStep(step), dossier.status)
      return { step, state: signed ? 'done' : 'untouched', missing, wrong, asked }
    }
    const touched = isTouched(step, dossier) || (step === 'others' && isPassed(step, dossier))
    const state = !touched ? 'untouched' : wrong > 0 ? 'wrong' : missing > 0 ? 'open' : 'done'
    return { step, state, missing, wrong, asked }
  })
}

/** What contradicts other answers of a screen, or cannot be right. */
export function contradictingOn(
  step: StepId,
  { legalStatus }: Pick<Dossier, 'legalStatus'>,
  found: readonly DossierFinding[],
): DossierFinding[] {
  return found.filter(
    ({ question, code, warning }) => !warning && !isMissingCode(code) && stepOfQuestion(question, legalStatus) === step,
  )
}

function isTouched(step: StepId, { legalStatus, answers }: Dossier): boolean {
  return partsOfStep(step, legalStatus).some(part => isAnswered(answers?.[part]))
}

/** Nobody has to be named among the other parties: whoever has answered what comes after them has been there. */
function isPassed(step: StepId, dossier: Dossier): boolean {
  const order = stepsOf(dossier.legalStatus)
  return order.slice(order.indexOf(step) + 1).some(later => isTouched(later, dossier))
}

function isAnswered(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  return typeof value === 'object' && value !== null
}

/** Where somebody comes back to: the first screen on which something is asked, else the first that is not done. */
export function nextStep(progress: readonly StepProgress[]): StepId {
  const asked = progress.find(step => step.asked > 0)
  if (asked) return asked.step
  return progress.find(({ state }) => state !== 'done')?.step ?? progress.at(-1)?.step ?? 'entity'
}
