/** Every field of a person and every value of the tax classification is saved as it was answered. */
import { expect, test } from 'vitest'
import { serveOnboarding } from './servedOnboarding.ts'
import type { Refused } from './servedOnboarding.ts'

const { world, make, read, save, act, acted } = await serveOnboarding()

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
  crsAccountHolderType: ['CRS101', 'CRS102', 'CRS103'],
  accountType: ['CRS1101', 'CRS1102', 'CRS1103', 'CRS1104'],
} as const

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
