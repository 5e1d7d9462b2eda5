/** Every field of a person and every value of the tax classification is saved as it was answered. */
import { expect, test } from 'vitest'
import { onboarding as onboardingEntity } from '../../generated/entities/onboarding.ts'
import { fieldOf } from '../../src/entityTypes.ts'
import type { Dossier, DossierContext } from '../../src/onboarding/dossier.ts'
import { keepsFromSigning } from '../../src/onboarding/dossierRules.ts'
import { soundDossier } from './dossiers.ts'
import type { Answers } from './dossiers.ts'
import { serveOnboarding } from './servedOnboarding.ts'
import type { Refused } from './servedOnboarding.ts'
import { surroundingsIn } from './surroundings.ts'

const { world, make, read, save, act, acted } = await serveOnboarding()

const { around } = await surroundingsIn(world)
const context: DossierContext = {
  today: around.today,
  fund: { currencyId: around.currencyId, currency: 'EUR', minimumCommitment: null },
  threshold: '25',
  thresholdInclusive: false,
  countries: Object.entries(around.countries).map(([code, id]) => ({ id, code, name: code })),
}

const open = async (changes: object = {}) => acted('start', await make(changes), { submit: true })

/** Of the forms and of the reports of CRS, as domain.md 2.5 lists them. */
const TAX_VALUES = {
  fatcaStatus: [
    'Nonparticipating FFI',
    'Participating FFI',
    'Reporting Model 1 FFI',
    'Reporting Model 2 FFI',
    'Registered deemed-compliant FFI',
    'Sponsored FFI',
    'Certified d-c nonregistering local bank',
    'Certified d-c low-value accounts',
    'Certified d-c sponsored closely held investment vehicle',
    'Certified d-c limited life debt investment entity',
    'Certified d-c investment advisors and managers',
    'Owner-documented FFI',
    'Restricted distributor',
    'Nonreporting IGA FFI',
    'Foreign government / central bank of issue',
    'International organization',
    'Exempt retirement plans',
    'Entity wholly owned by exempt beneficial owners',
    'Territory FI',
    'Excepted nonfinancial group entity',
    'Excepted start-up',
    'Excepted in liquidation/bankruptcy',
    '501(c)',
    'Nonprofit',
    'Publicly traded NFFE or affiliate',
    'Excepted territory NFFE',
    'Active NFFE',
    'Passive NFFE',
    'Excepted inter-affiliate FFI',
    'Direct reporting NFFE',
    'Sponsored direct reporting NFFE',
    'Account that is not a financial account',
  ],
  crsClassification: [
    'FI - managed, non-participating jurisdiction',
    'FI - other investment entity',
    'FI - depository/custodial/insurance',
    'Active NFE - listed or affiliate',
    'Active NFE - government/central bank',
    'Active NFE - international organisation',
    'Active NFE - other',
    'Passive NFE',
  ],
  fatcaForm: ['W-9', 'W-8BEN', 'W-8BEN-E', 'W-8IMY', 'W-8EXP', 'W-8ECI'],
  fatcaChapter3Type: [
    'Corporation',
    'Disregarded entity',
    'Partnership',
    'Simple trust',
    'Grantor trust',
    'Complex trust',
    'Estate',
    'Government - controlled entity',
    'Government - integral part',
    'Central bank',
    'Tax-exempt organisation',
    'Private foundation',
    'International organisation',
  ],
  crsAccountHolderType: ['CRS101', 'CRS102', 'CRS103'],
  accountType: ['CRS1101', 'CRS1102', 'CRS1103', 'CRS1104'],
} as const

type Tax = NonNullable<Answers['taxClassification']>
type Values = { readonly [Name in keyof typeof TAX_VALUES]?: readonly (typeof TAX_VALUES)[Name][number][] }

const of = (incomeKind: Tax['incomeKind']) => ({ usLaw: false, financialInstitution: false, incomeKind })
const INSTITUTION = { usLaw: false, financialInstitution: true }
const NON_FINANCIAL = ['Excepted territory NFFE', 'Direct reporting NFFE', 'Sponsored direct reporting NFFE'] as const

/** Who may sign which of the values: the legal status and the other answers, as the definitions of each value go. */
const SIGNED: readonly (readonly [Dossier['legalStatus'], Tax, Values])[] = [
  [
    'LegalEntity',
    INSTITUTION,
    {
      fatcaStatus: [
        ...TAX_VALUES.fatcaStatus.slice(0, TAX_VALUES.fatcaStatus.indexOf('Excepted nonfinancial group entity')),
        'Excepted inter-affiliate FFI',
        'Account that is not a financial account',
      ],
      crsClassification: TAX_VALUES.crsClassification.slice(0, 3),
      fatcaForm: ['W-8BEN-E', 'W-8ECI', 'W-8IMY'],
      accountType: TAX_VALUES.accountType,
    },
  ],
  [
    'LegalEntity',
    of('Trade or services'),
    {
      fatcaStatus: ['Active NFFE', ...NON_FINANCIAL, 'Account that is not a financial account'],
      crsClassification: ['Active NFE - other'],
      crsAccountHolderType: ['CRS102'],
      fatcaForm: ['W-8BEN-E', 'W-8ECI'],
      fatcaChapter3Type: ['Corporation', 'Disregarded entity', 'Estate'],
    },
  ],
  [
    'LegalEntity',
    of('Passive'),
    {
      fatcaStatus: ['Passive NFFE', ...NON_FINANCIAL],
      crsClassification: ['Passive NFE'],
      // Who is passive and reportable itself is CRS103, and not CRS102.
      crsAccountHolderType: ['CRS101', 'CRS103'],
    },
  ],
  ['LegalEntity', of('Group holding'), { fatcaStatus: ['Excepted nonfinancial group entity', 'Active NFFE'] }],
  [
    'LegalEntity',
    of('Listed'),
    { fatcaStatus: ['Publicly traded NFFE or affiliate'], crsClassification: ['Active NFE - listed or affiliate'] },
  ],
  ['LegalEntity', of('Start-up'), { fatcaStatus: ['Excepted start-up', 'Active NFFE'] }],
  ['LegalEntity', of('Liquidation or reorganization'), { fatcaStatus: ['Excepted in liquidation/bankruptcy'] }],
  ['LegalEntity', of('Non-profit or start-up'), { fatcaStatus: ['Nonprofit', '501(c)', 'Excepted start-up'] }],
  ['LegalEntity', { ...of('Trade or services'), usLaw: true }, { fatcaForm: ['W-9'] }],
  [
    'Foundation',
    of('Non-profit'),
    {
      fatcaStatus: ['Nonprofit', '501(c)'],
      fatcaForm: ['W-8BEN-E', 'W-8EXP'],
      fatcaChapter3Type: ['Tax-exempt organisation', 'Private foundation'],
    },
  ],
  [
    'PublicBody',
    of('Public'),
    {
      fatcaStatus: ['Foreign government / central bank of issue'],
      crsClassification: ['Active NFE - government/central bank'],
      fatcaForm: ['W-8EXP', 'W-8BEN-E'],
      fatcaChapter3Type: ['Government - controlled entity', 'Government - integral part', 'Central bank'],
    },
  ],
  [
    'PublicBody',
    of('International organization'),
    {
      fatcaStatus: ['International organization'],
      crsClassification: ['Active NFE - international organisation'],
      fatcaForm: ['W-8EXP'],
      fatcaChapter3Type: ['International organisation'],
    },
  ],
  [
    'Partnership',
    of('Trade or services'),
    { fatcaForm: ['W-8IMY', 'W-8BEN-E', 'W-8ECI'], fatcaChapter3Type: ['Partnership', 'Corporation'] },
  ],
  [
    'Trust',
    of('Passive'),
    {
      fatcaForm: ['W-8IMY', 'W-8BEN-E'],
      fatcaChapter3Type: ['Simple trust', 'Grantor trust', 'Complex trust'],
    },
  ],
  ['NomineeOrCustodian', INSTITUTION, { fatcaForm: ['W-8IMY', 'W-8BEN-E'] }],
  ['NaturalPerson', {}, { fatcaForm: ['W-8BEN', 'W-8ECI'], crsAccountHolderType: ['CRS102'] }],
]

/** Everything of the values that a dossier with them keeps, and can be signed with. */
async function signable(): Promise<Set<string>> {
  const found = new Set<string>()
  for (const [legalStatus, others, values] of SIGNED) {
    const sound = soundDossier(5, around, legalStatus)
    let onboarding = await open({ legalStatus })
    const { taxResidences } = sound.answers.taxClassification ?? {}
    for (const [name, each] of Object.entries(values))
      for (const value of each ?? []) {
        const taxClassification = { taxResidences, ...others, [name]: value }
        const { entityDetails } = sound.answers
        onboarding = await acted('save-answers', onboarding, { entityDetails, taxClassification }, 'investor')
        const stored = (await read(onboarding.id)).answers?.taxClassification ?? null
        const answers = { ...sound.answers, taxClassification: stored }
        expect([legalStatus, others, stored], `${name} ${value}`).toMatchObject([
          legalStatus,
          others,
          { [name]: value },
        ])
        expect(keepsFromSigning('Due diligence', { ...sound, answers }, context), `${name} ${value}`).toEqual([])
        found.add(`${name} ${value}`)
      }
  }
  return found
}

test('R201 each value of the lists is kept by a dossier that can be signed with it', async () => {
  const us = soundDossier(5, around, 'NaturalPerson')
  const individual = { ...us.answers.entityDetails?.individual, usCitizen: true }
  const { taxResidences } = us.answers.taxClassification ?? {}
  const saved = await acted(
    'save-answers',
    await open({ legalStatus: 'NaturalPerson' }),
    { entityDetails: { individual }, taxClassification: { taxResidences, fatcaForm: 'W-8BEN' } },
    'investor',
  )
  expect(saved.answers?.taxClassification).toMatchObject({ usPerson: true, fatcaForm: 'W-9' })

  const found = await signable()
  const offered = (fieldOf(onboardingEntity, 'answers').fields ?? [])
    .find(({ name }) => name === 'taxClassification')
    ?.fields?.filter(({ name }) => name in TAX_VALUES)
  const all = offered?.flatMap(({ name, choices }) => (choices ?? []).map(({ value }) => `${name} ${value}`)) ?? []
  expect(all).toHaveLength(32 + 13 + 8 + 6 + 3 + 4)
  expect(all.filter(value => !found.has(value))).toEqual([])
})

/** Every field of R205 but for the countries. */
const INDIVIDUAL = {
  firstName: 'Cecily',
  lastName: 'Finch',
  birthDate: '1968-09-30',
  birthPlace: 'Cardiff',
  identityNumber: '930091968',
  residentialAddress: '4 Quay Street, Cardiff',
  mailingAddress: 'Box 12, Bristol',
  telephone: '+44 1632 960701',
  email: 'cecily@finch.example',
  taxNumber: '6130091968',
  usCitizen: false,
  usGreenCardHolder: true,
  occupation: 'Entrepreneur',
} as const
const country = async () => (await world.make('countries')).id
const countries = {
  birthCountryId: await country(),
  nationalityId: await country(),
  issuingCountryId: await country(),
  taxResidenceId: await country(),
}

test.each(Object.entries(TAX_VALUES))('R201 each %s is saved and read again', async (name, values) => {
  let onboarding = await open({ legalStatus: 'LegalEntity' })
  for (const value of values) {
    onboarding = await acted('save-answers', onboarding, { taxClassification: { [name]: value } }, 'investor')
    expect((await read(onboarding.id)).answers?.taxClassification).toMatchObject({ [name]: value })
  }
  const unknown = await act('save-answers', onboarding, { taxClassification: { [name]: 'Other' } }, 'investor')
  expect([unknown.statusCode, Object.keys(unknown.json<Refused>().errors ?? {})]).toEqual([
    400,
    [`taxClassification.${name}`],
  ])
})

test.each(['beneficialOwners', 'controllersAndDirectors', 'otherParties', 'thirdPartyIndividuals', 'signatories'])(
  'R205 every field of a person among the %s is saved and read again',
  async list => {
    const individual = { ...INDIVIDUAL, ...countries }
    const saved = await acted('save-party', await open(), { [list]: { key: 'par1', individual } }, 'investor')
    expect((await read(saved.id)).answers).toMatchObject({ [list]: [{ key: 'par1', individual }] })
  },
)

test('R205 every field of a natural person who invests is saved and read again', async () => {
  const individual = { ...INDIVIDUAL, ...countries }
  const started = await open({ legalStatus: 'NaturalPerson' })
  const saved = await acted('save-answers', started, { entityDetails: { individual } }, 'investor')
  expect((await read(saved.id)).answers).toMatchObject({ entityDetails: { individual } })
})

test('R192 what an onboarding begins with is saved and read back, and its state is set by its actions alone', async () => {
  const begun = {
    investorName: 'Castlemoor Insurance',
    address: '1 Quay Street',
    legalStatus: 'LegalEntity',
    commitment: '2500000.00',
  }
  const made = await make(begun)
  expect(await read(made.id)).toMatchObject({ ...begun, contactId: made.contactId, status: 'Created' })
  const changed = { address: '2 Quay Street', commitment: '3000000.00' }
  expect((await save(made, changed)).statusCode).toBe(200)
  const saved = await read(made.id)
  expect(saved).toMatchObject({ ...begun, ...changed, status: 'Created' })
  const refused = await save(saved, { status: 'Completed' })
  expect([refused.statusCode, Object.keys(refused.json<Refused>().errors ?? {})]).toEqual([422, ['status']])
  expect((await read(made.id)).status).toBe('Created')
})
