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

const COUNTRIES = [
  { id: 7, name: 'United Kingdom' },
  { id: 9, name: 'Ireland' },
]

describe('the party', () => {
  test('is what staff have entered, where nothing else was signed', () => {
    const same = { legalName: ' Dray & Finch  Ltd ', registeredAddress: ' 4 Quay Street,\n BS1 4DJ  Bristol\n' }
    for (const given of [COMPANY, entity({}), entity(same)]) {
      expect(partyOf(given)).toEqual({ name: 'Dray & Finch Ltd', ...ENTERED })
      expect(replacedIn(given, COUNTRIES)).toEqual([])
    }
  })

  test('of an entity is its legal name and its registered address, in the country that staff have entered', () => {
    const signed = { legalName: 'Dray Finch Holding Ltd', registeredAddress: ' 9 Row,\n\n BS2 Bristol ' }
    const given = entity({ ...signed, incorporationCountryId: 9, individual: { residentialCountryId: 9 } })
    expect(partyOf(given)).toEqual({
      name: 'Dray Finch Holding Ltd',
      address: '9 Row, BS2 Bristol',
      postalCode: null,
      city: null,
      countryId: 7,
    })
    expect(replacedIn(given, COUNTRIES)).toEqual([
      { field: 'name', signed: 'Dray Finch Holding Ltd', entered: 'Dray & Finch Ltd' },
      { field: 'address', signed: '9 Row, BS2 Bristol', entered: '4 Quay Street, BS1 4DJ Bristol' },
    ])
  })

  test('takes over a correction of case, accents or punctuation alone', () => {
    for (const legalName of ['Dray & Finch LTD', 'Dray & Fínch Ltd', 'Dray & Finch Ltd.'])
      expect(partyOf(entity({ legalName })).name).toBe(legalName)
    for (const registeredAddress of [
      '4 Quay street, BS1 4DJ Bristol',
      '4 Quáy Street, BS1 4DJ Bristol',
      '4, Quay Street, BS1 4DJ Bristol',
    ]) {
      const { name, address } = partyOf(entity({ registeredAddress }))
      expect({ name, address }).toEqual({ name: 'Dray & Finch Ltd', address: registeredAddress })
    }
    const stated = { firstName: 'Anna', lastName: 'Lindqvíst' }
    expect(replacedIn(person(stated), COUNTRIES)).toEqual([
      { field: 'name', signed: 'Anna Lindqvíst', entered: 'Anna Lindqvist' },
    ])
  })

  test('of a natural person is the name, the address and the country of residence that it has stated', () => {
    const stated = { firstName: 'Anna Maria', lastName: 'Lind', residentialAddress: '2 Lane', residentialCountryId: 9 }
    expect(partyOf(person(stated))).toMatchObject({ name: 'Anna Maria Lind', address: '2 Lane', countryId: 9 })
    const nowhere = { firstName: 'Anna', lastName: 'Lind', residentialAddress: '2 Lane', residentialCountryId: null }
    expect(partyOf(person(nowhere))).toMatchObject({ address: '2 Lane', countryId: 7 })
  })

  test('is in the country of residence although the lines of the address are as staff have entered them', () => {
    const moved = person({ residentialAddress: '4 Quay Street,\nBS1 4DJ Bristol', residentialCountryId: 9 })
    expect(partyOf(moved)).toEqual({ name: 'Anna Lindqvist', ...ENTERED, countryId: 9 })
    expect(replacedIn(moved, COUNTRIES)).toEqual([{ field: 'country', signed: 'Ireland', entered: 'United Kingdom' }])
    expect(replacedIn({ ...moved, countryId: null }, COUNTRIES)).toEqual([
      { field: 'country', signed: 'Ireland', entered: '–' },
    ])
  })

  test('keeps the name of several who hold together', () => {
    const one = { firstName: 'Anna', lastName: 'Lind' }
    expect(partyOf(person(one, 2))).toEqual({ name: 'Anna Lindqvist', ...ENTERED })
    expect(partyOf(person(one, 1)).name).toBe('Anna Lind')
  })

  test('keeps a name and an address where those signed are longer than a partner may have', () => {
    const named = (last: number) =>
      partyOf(person({ firstName: 'x'.repeat(100), lastName: 'y'.repeat(last) })).name.length
    expect(named(99)).toBe(200)
    expect(named(100)).toBe('Anna Lindqvist'.length)
    const living = (length: number) => partyOf(person({ residentialAddress: 'x'.repeat(length) })).address
    expect(living(200)).toHaveLength(200)
    expect(living(201)).toBe('4 Quay Street')
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

test('R269 the partner is in the country that the investor has stated, which the outcome names', async () => {
  const ireland = await world.make('countries', { code: 'IE', name: 'Ireland' })
  const { name: entered } = (await api.get('admin', `/api/countries/${countryId}`)).json<RecordOf<'countries'>>()
  const place = { address: '4 Quay Street', postalCode: 'BS1 4DJ', city: 'Bristol', countryId }
  const names = { firstName: 'Nell', lastName: 'Orme' }
  const individual = {
    ...names,
    residentialAddress: '4 Quay Street,\nBS1 4DJ Bristol',
    residentialCountryId: ireland.id,
  }
  const ready = await reach('SubscriptionConfirmed', {
    fundId: fund.id,
    investorName: 'Nell Orme',
    legalStatus: 'NaturalPerson',
    ...place,
    answers: { entityDetails: { individual } },
  })
  const outcome = (await api.get('admin', `/api/onboardings/${ready.id}/outcome`)).json<OnboardingOutcome>()
  expect(outcome.replaced).toEqual([{ field: 'country', signed: 'Ireland', entered }])
  expect(await partnerOf((await acted('complete', ready)).limitedPartnerId)).toMatchObject({
    name: 'Nell Orme',
    ...place,
    countryId: ireland.id,
  })
})
