/** Which screens an investor of each legal status passes, and what is asked on them. */
import { expect, test } from 'vitest'
import { rowName } from '../../src/onboarding/answerPaths.ts'
import type { Dossier, DossierFinding } from '../../src/onboarding/dossier.ts'
import { missingFindings } from '../../src/onboarding/dossierRequired.ts'
import { onboarding } from '../../generated/entities/onboarding.ts'
import { fieldOf } from '../../src/entityTypes.ts'
import type { LegalStatus } from '../../src/onboarding/questionnaire.ts'
import {
  findingsOfList,
  nextStep,
  paperOfStep,
  progressOf,
  stepOfQuestion,
  stepsOf,
} from '../../src/onboarding-wizard/steps.ts'

const LEGAL_STATUSES: readonly LegalStatus[] = [
  'NaturalPerson',
  'LegalEntity',
  'Partnership',
  'Trust',
  'Foundation',
  'PublicBody',
  'InvestmentFund',
  'NomineeOrCustodian',
]
const DOSSIER = { investorName: 'Hale', countryId: 1, commitment: '1', answers: {} } as const satisfies Partial<Dossier>
const asked = (legalStatus: LegalStatus) =>
  missingFindings({ ...DOSSIER, legalStatus }).map(({ question, values }) =>
    `${question} ${values?.['paper'] ?? ''}`.trim(),
  )

const OWNED = 'entity owners controllers others tax funds signatories documents declaration subscription contract'
const UNOWNED = OWNED.replace(' owners', '')

test.each([
  ['NaturalPerson', 'person tax funds documents declaration subscription contract'],
  ['LegalEntity', OWNED],
  ['Partnership', OWNED],
  ['Trust', OWNED],
  ['Foundation', OWNED],
  ['PublicBody', UNOWNED],
  ['InvestmentFund', UNOWNED],
  ['NomineeOrCustodian', UNOWNED],
] as const)('R196 a %s passes its own screens', (legalStatus, screens) => {
  expect(stepsOf(legalStatus).join(' ')).toBe(screens)
})

test('every legal status has its screens, and every question one of them', () => {
  const known = fieldOf(onboarding, 'legalStatus').choices?.map(({ value }) => value)
  expect([...LEGAL_STATUSES].toSorted()).toEqual(known?.toSorted())
  for (const legalStatus of LEGAL_STATUSES)
    for (const { question } of missingFindings({ ...DOSSIER, legalStatus }))
      expect(stepsOf(legalStatus)).toContain(stepOfQuestion(question, legalStatus))
  const rest = LEGAL_STATUSES.map(status => [status, stepOfQuestion('entityDetails.remainingOwnership', status)])
  expect(Object.fromEntries(rest)).toMatchObject({
    LegalEntity: 'owners',
    Trust: 'owners',
    InvestmentFund: 'entity',
    NaturalPerson: 'person',
  })
})

test('whoever is supervised is asked by whom, and nobody else', () => {
  const isAsked = (regulated: boolean | null, legalStatus: LegalStatus) =>
    missingFindings({ ...DOSSIER, legalStatus, answers: { entityDetails: { regulated } } }).some(
      ({ question }) => question === 'entityDetails.supervisoryAuthority',
    )
  for (const legalStatus of ['LegalEntity', 'Trust'] as const)
    expect([true, false, null].map(regulated => isAsked(regulated, legalStatus))).toEqual([true, false, false])
  expect(isAsked(true, 'NaturalPerson')).toBe(false)
})

test('each is asked for its own papers and its own owners', () => {
  const papers = (legalStatus: LegalStatus) => asked(legalStatus).filter(question => question.startsWith('evidence '))
  expect(papers('NaturalPerson')).toEqual([])
  expect(papers('LegalEntity')).toEqual(['evidence Register extract'])
  expect(papers('Trust')).toEqual(['evidence Trust deed'])
  expect(papers('Foundation')).toEqual(['evidence Foundation charter'])
  // A company without an owner above the threshold names none; a trust always names settlor and trustees.
  const needsOwners = (legalStatus: LegalStatus) => asked(legalStatus).includes('beneficialOwners')
  expect(LEGAL_STATUSES.filter(needsOwners)).toEqual(['Trust', 'Foundation'])
})

test('who may stand in no register needs no number of one', () => {
  const needsNumber = (legalStatus: LegalStatus) => asked(legalStatus).includes('entityDetails.registrationNumber')
  expect(LEGAL_STATUSES.filter(needsNumber)).toEqual([
    'LegalEntity',
    'Foundation',
    'InvestmentFund',
    'NomineeOrCustodian',
  ])
})

test('signatories stay open until the contract is signed, the rest until the declaration is', () => {
  const late = stepsOf('LegalEntity').filter(step => paperOfStep(step) === 'Subscription')
  expect(late).toEqual(['signatories', 'subscription', 'contract'])
})

test('other parties count as done once somebody has passed them, although nobody has to be named', () => {
  const stateOf = (answers: Dossier['answers']) =>
    progressOf({ ...DOSSIER, legalStatus: 'LegalEntity', status: 'SubmittedToInvestor', answers }, []).find(
      ({ step }) => step === 'others',
    )?.state
  expect(stateOf({})).toBe('untouched')
  expect(stateOf({ entityDetails: { legalName: 'Hale' }, controllersAndDirectors: [{ key: 'c001' }] })).toBe(
    'untouched',
  )
  expect(stateOf({ otherParties: [{ key: 'p001' }] })).toBe('done')
  expect(stateOf({ taxClassification: { giin: null } })).toBe('done')
})

test('below a list stands what no field of it says, and on both lists that an owner is left out', () => {
  const owner = rowName({ key: 'k001' }, 0)
  const found: DossierFinding[] = [
    { question: 'beneficialOwners', code: 'ownersAbove' },
    { question: 'beneficialOwners', code: 'partyNeeded' },
    { question: `beneficialOwners.${owner}`, code: 'ownerNoController', warning: true },
    { question: `beneficialOwners.${owner}.individual`, code: 'partyTwice' },
    { question: `beneficialOwners.${owner}.individual.birthDate`, code: 'minor' },
    { question: `signatories.${rowName({ key: 'k002' }, 0)}`, code: 'noPower' },
  ]
  const below = (part: Parameters<typeof findingsOfList>[1], name: string, open = ['k001', 'k002']) =>
    findingsOfList(found, part, { controllersAndDirectors: [{ individual: { lastName: name } }] }, open).map(
      ({ code }) => code,
    )
  expect(below('beneficialOwners', 'Hale')).toEqual(['ownersAbove', 'ownerNoController', 'partyTwice'])
  // Until somebody is named among those who control it, nobody is missing there.
  expect(below('beneficialOwners', '')).toEqual(['ownersAbove', 'partyTwice'])
  expect(below('controllersAndDirectors', '')).toEqual(['ownerNoController'])
  expect(below('signatories', '')).toEqual(['noPower'])
  // A row that is not worked on says it in the table.
  expect(below('signatories', '', [])).toEqual([])
})

test('a tax number that nobody has typed yet is missing, one that looks different is wrong', () => {
  const dossier = { ...DOSSIER, legalStatus: 'NaturalPerson', status: 'SubmittedToInvestor' } as const
  const individual = { key: 'person1', firstName: 'Nona', lastName: 'Reed' }
  const stateFor = (code: DossierFinding['code']) => {
    const answers = { entityDetails: { individual } }
    const found: DossierFinding[] = [{ question: 'entityDetails.individual.taxNumber', code }]
    return progressOf({ ...dossier, answers }, found).find(({ step }) => step === 'person')
  }
  expect(stateFor('numberMissing')).toMatchObject({ state: 'open', missing: 1, wrong: 0 })
  expect(stateFor('numberFormat')).toMatchObject({ state: 'wrong', missing: 0, wrong: 1 })
})

test('whoever comes back lands where something is asked, until it is replied to', () => {
  const landing = (status: 'Open' | 'Answered') => {
    const comment = { question: 'taxClassification.giin', kind: 'ChangeRequest', status } as const
    const said = { id: 1, version: 1, text: 'Please add it.', author: 'Tomas Reve', reply: null, changed: false }
    const dossier = { ...DOSSIER, legalStatus: 'LegalEntity', status: 'DueDiligenceSubmitted' } as const
    const comments = [{ ...said, ...comment, writtenAt: '2026-11-21T10:00:00.000Z' as const }]
    const progress = progressOf(dossier, [], comments)
    return [nextStep(progress), progress.filter(({ asked: count }) => count > 0).map(({ step }) => step)]
  }
  expect(landing('Open')).toEqual(['tax', ['tax']])
  expect(landing('Answered')).toEqual(['entity', []])
})
