/** Under which name and address an investor becomes a limited partner. */
import { describe, expect, test } from 'vitest'
import type { OnboardingOutcome } from '../../src/onboarding/reads.ts'
import { partyOf, replacedIn } from '../../src/onboarding/party.ts'
import type { Answers } from '../../src/onboarding/people.ts'
import type { RecordOf } from '../server/requests.ts'
import { serveOnboarding } from './servedOnboarding.ts'

const { api, world, fund, acted, reach } = await serveOnboarding()
const { id: countryId } = await world.shared('countries')
const partnerOf = async (id: number | null) =>
  (await api.get('admin', `/api/limited-partners/${id}`)).json<RecordOf<'limited-partners'>>()

const COMPANY = {
  investorName: 'Dray & Finch Ltd',
  address: '4 Quay Street',
  postalCode: 'BS1 4DJ',
  city: 'Bristol',
  countryId: 7,
  legalStatus: 'LegalEntity',
  answers: null,
} as const
const ENTERED = { address: '4 Quay Street', postalCode: 'BS1 4DJ', city: 'Bristol', countryId: 7 }
const PERSON = { ...COMPANY, investorName: 'Anna Lindqvist', legalStatus: 'NaturalPerson' } as const
const entity = (entityDetails: Answers['entityDetails']) => ({ ...COMPANY, answers: { entityDetails } })
const person = (individual: NonNullable<Answers['entityDetails']>['individual'], jointHolders?: number) => ({
  ...PERSON,
  answers: { entityDetails: { individual }, ...(jointHolders && { taxClassification: { jointHolders } }) },
})

describe('the party', () => {
  test('is what staff have entered, where nothing else was signed', () => {
    const same = { legalName: 'DRAY & FINCH LTD.', registeredAddress: '4 Quay Street,\nBS1 4DJ Bristol' }
    for (const given of [COMPANY, entity({}), entity(same)]) {
      expect(partyOf(given)).toEqual({ name: 'Dray & Finch Ltd', ...ENTERED })
      expect(replacedIn(given)).toEqual([])
    }
  })

  test('of an entity is its legal name and its registered address', () => {
    const given = entity({ legalName: 'Dray Finch Holding Ltd', registeredAddress: ' 9 Row,\n\n BS2 Bristol ' })
    expect(partyOf(given)).toEqual({
      name: 'Dray Finch Holding Ltd',
      address: '9 Row, BS2 Bristol',
      postalCode: null,
      city: null,
      countryId: 7,
    })
    expect(replacedIn(given)).toEqual([
      { field: 'name', signed: 'Dray Finch Holding Ltd', entered: 'Dray & Finch Ltd' },
      { field: 'address', signed: '9 Row, BS2 Bristol', entered: '4 Quay Street, BS1 4DJ Bristol' },
    ])
  })

  test('of a natural person is the name, the address and the country of residence that it has stated', () => {
    const stated = { firstName: 'Anna Maria', lastName: 'Lind', residentialAddress: '2 Lane', residentialCountryId: 9 }
    expect(partyOf(person(stated))).toMatchObject({ name: 'Anna Maria Lind', address: '2 Lane', countryId: 9 })
    const nowhere = { firstName: 'Anna', lastName: 'Lind', residentialAddress: '2 Lane', residentialCountryId: null }
    expect(partyOf(person(nowhere))).toMatchObject({ address: '2 Lane', countryId: 7 })
  })

  test('keeps the name of several who hold together, and an address that is longer than a partner may have', () => {
    const one = { firstName: 'Anna', lastName: 'Lind', residentialAddress: 'x'.repeat(201) }
    expect(partyOf(person(one, 2))).toEqual({ name: 'Anna Lindqvist', ...ENTERED })
    expect(partyOf(person(one, 1)).name).toBe('Anna Lind')
    const longest = { ...one, residentialAddress: 'x'.repeat(200) }
    expect(partyOf(person(longest)).address).toHaveLength(200)
  })
})

test('R269 the partner is named and addressed as the investor has signed, and the outcome says what staff had entered', async () => {
  const entered = {
    fundId: fund.id,
    investorName: 'Castlemoor Ins.',
    address: '1 Quay Street',
    postalCode: 'BS1 4DJ',
    city: 'Bristol',
    countryId,
    legalStatus: 'LegalEntity',
  }
  const signed = { legalName: 'Castlemoor Insurance SE', registeredAddress: '9 Harbour Row,\nBS1 5TR Bristol' }
  const ready = await reach('SubscriptionConfirmed', { ...entered, answers: { entityDetails: signed } })
  const outcome = (await api.get('admin', `/api/onboardings/${ready.id}/outcome`)).json<OnboardingOutcome>()
  expect(outcome.limitedPartner).toBe('Castlemoor Insurance SE')
  expect(outcome.replaced).toEqual([
    { field: 'name', signed: 'Castlemoor Insurance SE', entered: 'Castlemoor Ins.' },
    { field: 'address', signed: '9 Harbour Row, BS1 5TR Bristol', entered: '1 Quay Street, BS1 4DJ Bristol' },
  ])
  expect(await partnerOf((await acted('complete', ready)).limitedPartnerId)).toMatchObject({
    name: 'Castlemoor Insurance SE',
    address: '9 Harbour Row, BS1 5TR Bristol',
    postalCode: null,
    city: null,
    countryId,
  })
})
