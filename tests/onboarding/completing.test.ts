/** What completing an onboarding makes of what was typed, and who is known already. */
import { describe, expect, test } from 'vitest'
import type { Duplicate } from '../../src/onboarding/reads.ts'
import type { Resource } from '../../src/entity.ts'
import { contentsOf } from '../server/contents.ts'
import { soundDossier } from './dossiers.ts'
import { surroundingsIn } from './surroundings.ts'
import { serveOnboarding } from './servedOnboarding.ts'
import type { Refused } from './servedOnboarding.ts'
import type { RecordOf } from '../server/requests.ts'

const { api, world, contactId, fund, make, act, acted, reach } = await serveOnboarding()

const { id: countryId } = await world.shared('countries')
const { id: currencyId } = await world.shared('currencies')

const ACCOUNT = {
  name: 'Severnholt Pension Fund',
  accountNumber: 'LU75 9990 0000 0000 0001',
  bankCode: 'DEUTDEFFXXX',
  currencyId,
  countryId,
  bankCountryId: countryId,
  bankCity: 'Luxembourg',
}

const answersWith = (account: object | null, taxNumber: string | null = null) => ({
  bankAccount: account,
  taxClassification: { taxResidences: [{ countryId, taxNumber }] },
})

const ofPerson = (taxNumber: string) =>
  ({ legalStatus: 'NaturalPerson', answers: { entityDetails: { individual: { taxNumber } } } }) as const

const listed = async <R extends Resource>(resource: R, filter: object): Promise<RecordOf<R>[]> =>
  (await api.get('admin', `/api/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`)).json()

const partnerOf = async ({ limitedPartnerId }: RecordOf<'onboardings'>): Promise<RecordOf<'limited-partners'>> =>
  (await api.get('admin', `/api/limited-partners/${String(limitedPartnerId)}`)).json()

/** Completed without an open closing of the fund in the way of others: each test has a fund of its own. */
const ownFund = async () =>
  (await world.make('funds', { firstClosingDate: '2025-01-31', finalClosingDate: '2028-01-31' })).id

describe('completing', () => {
  test('R269 R195 makes partner, contact and bank account of what was typed, and nothing twice', async () => {
    const typed = {
      fundId: await ownFund(),
      investorName: 'Castlemoor Insurance',
      address: '1 Quay Street',
      postalCode: 'BS1 4DJ',
      city: 'Bristol',
      countryId,
      legalStatus: 'LegalEntity',
    }
    const completed = await acted(
      'complete',
      await reach('SubscriptionConfirmed', { ...typed, answers: answersWith(ACCOUNT, 'GB 123 4567') }),
    )
    expect(completed).toMatchObject({ status: 'Completed', completionDate: '2026-11-21' })
    const partner = await partnerOf(completed)
    const { investorName: name, ...same } = typed
    expect(partner).toMatchObject({
      ...same,
      name,
      taxNumber: 'GB 123 4567',
      mainContactId: contactId,
      subscriptionStatus: 'Confirmed',
      subscriptionDate: '2026-11-12',
    })
    const [account, ...others] = await listed('bank-accounts', { limitedPartnerId: partner.id })
    expect(others).toEqual([])
    expect(account).toMatchObject({ ...ACCOUNT, status: 'PendingVerification', fundId: typed.fundId })
    expect(partner.bankAccountId).toBe(account?.id)
  })

  test('whoever completes cannot verify the account that this has made', async () => {
    const fundId = await ownFund()
    const completed = await acted(
      'complete',
      await reach('SubscriptionConfirmed', { fundId, answers: answersWith({ ...ACCOUNT, accountNumber: 'OWN 1' }) }),
    )
    const [account] = await listed('bank-accounts', { limitedPartnerId: completed.limitedPartnerId })
    const verify = (person: 'user' | 'admin') =>
      api.post(person, `/api/bank-accounts/${account!.id}/verify`, { note: 'Called' }, { version: account!.version })
    expect((await verify('user')).statusCode).toBe(422)
    expect((await verify('admin')).statusCode).toBe(200)
  })

  test('an account that is incomplete or wrong is refused when it is signed, while the investor can mend it', async () => {
    const fundId = await ownFund()
    for (const [account, message] of [
      [
        { ...ACCOUNT, accountNumber: 'INC 1', bankCode: null, bankCountryId: null },
        'incomplete: Bank code, Bank country',
      ],
      [{ accountNumber: 'INC 2' }, 'incomplete: Name, Bank code, Currency, Country, Bank country'],
      [{ ...ACCOUNT, accountNumber: 'LU75 9990 0000 0000 0002' }, 'check digits'],
      [{ ...ACCOUNT, currencyId: 999_999_999 }, 'incomplete: Currency'],
      [{ ...ACCOUNT, countryId: 999_999_999, bankCountryId: 999_999_998 }, 'incomplete: Country, Bank country'],
    ] as const) {
      const ready = await reach('DueDiligenceConfirmed', { fundId, answers: answersWith(account) })
      const before = await contentsOf(api.database)
      for (const person of ['user', 'investor'] as const) {
        const answer = await act('sign-subscription', ready, { date: '2026-11-12' }, person)
        expect([answer.statusCode, answer.json<Refused>().errors]).toEqual([
          422,
          // The investor is told of everything that is missing, the account among it.
          { '': [expect.stringContaining(person === 'user' ? message : 'keep this from being signed')] },
        ])
      }
      expect(await contentsOf(api.database)).toEqual(before)
    }
    for (const nothing of [null, {}, { name: null, currencyId: null }]) {
      const empty = await reach('SubscriptionConfirmed', { fundId, answers: answersWith(nothing) })
      expect(await partnerOf(await acted('complete', empty))).toMatchObject({ bankAccountId: null })
    }
    const without = await acted('complete', await reach('SubscriptionConfirmed', { fundId, answers: null }))
    expect(await partnerOf(without)).toMatchObject({ bankAccountId: null })
  })

  test('is refused with an account that was signed before it was checked, and leaves nothing behind', async () => {
    const ready = await reach('SubscriptionConfirmed', { fundId: await ownFund(), answers: answersWith(ACCOUNT) })
    await api.database.asAdministrator(
      `update onboardings set answers = answers #- '{bankAccount,bankCode}' where id = $1`,
      [ready.id],
    )
    const before = await contentsOf(api.database)
    const answer = await act('complete', ready, { acceptDuplicates: true })
    expect([answer.statusCode, answer.body]).toEqual([422, expect.stringContaining('incomplete: Bank code')])
    expect(await contentsOf(api.database)).toEqual(before)
  })

  test('puts the commitment into the first open closing of the fund', async () => {
    const fundId = await ownFund()
    await world.make('closings', { fundId, name: 'Fourth closing', date: '2026-12-31' })
    const closing = await world.make('closings', { fundId, name: 'Third closing', date: '2026-12-15' })
    const completed = await acted(
      'complete',
      await reach('SubscriptionConfirmed', { fundId, commitment: '6000000.00' }),
    )
    expect(await listed('closing-commitments', { closingId: closing.id })).toMatchObject([
      { limitedPartnerId: completed.limitedPartnerId, value: '6000000.00', date: '2026-12-15' },
    ])
    expect(await partnerOf(completed)).toMatchObject({ totalCommitment: '0.00' })
  })

  test('without an open closing the next one of the fund begins with the commitment, and the one after that without it', async () => {
    const fundId = await ownFund()
    const completed = await acted(
      'complete',
      await reach('SubscriptionConfirmed', { fundId, commitment: '6000000.00' }),
    )
    await acted('complete', await reach('SubscriptionConfirmed', { commitment: '1.00' }))
    const next = await world.make('closings', { fundId, name: 'Third closing', date: '2026-12-15' })
    expect(await listed('closing-commitments', { closingId: next.id })).toMatchObject([
      { limitedPartnerId: completed.limitedPartnerId, value: '6000000.00' },
    ])
    const later = await world.make('closings', { fundId, name: 'Fourth closing', date: '2026-12-31' })
    expect(await listed('closing-commitments', { closingId: later.id })).toEqual([])
  })

  test('of two at once makes one partner', async () => {
    const ready = await reach('SubscriptionConfirmed', { fundId: await ownFund() })
    const answers = await Promise.all([act('complete', ready), act('complete', ready, {}, 'admin')])
    expect(answers.map(({ statusCode }) => `${statusCode}`).toSorted()).toEqual(['200', '409'])
    expect(await listed('limited-partners', { name: ready.investorName })).toHaveLength(1)
  })
})

describe('at once with the closings of its fund', () => {
  const ways = [1, 2, 3, 4, 5]

  test('completing a closing loses no commitment: it is booked, or the next closing begins with it', async () => {
    for (const way of ways) {
      const fundId = await ownFund()
      const closing = await world.make('closings', { fundId, date: '2025-01-31', name: `First closing ${way}` })
      const other = await world.make('limited-partners', { fundId, name: `Other ${way}` })
      await world.make('closing-commitments', {
        closingId: closing.id,
        limitedPartnerId: other.id,
        date: '2025-01-31',
        value: '5.00',
      })
      const ready = await reach('SubscriptionConfirmed', { fundId, commitment: '100.00' })
      const { version } = (await api.get('user', `/api/closings/${closing.id}`)).json<RecordOf<'closings'>>()
      const answers = await Promise.all([
        api.post('user', `/api/closings/${closing.id}/complete`, {}, { version }),
        act('complete', ready, {}, 'admin'),
      ])
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
      const limitedPartnerId = answers[1].json<RecordOf<'onboardings'>>().limitedPartnerId
      const next = await world.make('closings', { fundId, date: '2025-06-30', name: `Next closing ${way}` })
      const booked = await listed('limited-partner-commitments', { limitedPartnerId })
      const proposed = await listed('closing-commitments', { closingId: next.id })
      expect([...booked, ...proposed]).toMatchObject([{ limitedPartnerId, value: '100.00' }])
    }
  })

  test('a closing that is made does not begin without the investor', async () => {
    for (const way of ways) {
      const fundId = await ownFund()
      const ready = await reach('SubscriptionConfirmed', { fundId, commitment: '100.00' })
      const [completed, closing] = await Promise.all([
        act('complete', ready, {}, 'admin'),
        api.post('user', '/api/closings', { fundId, date: '2025-06-30', name: `Closing ${way}` }),
      ])
      expect([completed.statusCode, closing.statusCode]).toEqual([200, 201])
      expect(await listed('closing-commitments', { closingId: closing.json<RecordOf<'closings'>>().id })).toMatchObject(
        [{ limitedPartnerId: completed.json<RecordOf<'onboardings'>>().limitedPartnerId, value: '100.00' }],
      )
    }
  })

  test('what a completed closing left out begins the next one, and what stands in an open one does not', async () => {
    const fundId = await ownFund()
    const closing = await world.make('closings', { fundId, date: '2025-01-31', name: 'First closing' })
    const completed = await acted('complete', await reach('SubscriptionConfirmed', { fundId, commitment: '100.00' }))
    const second = await world.make('closings', { fundId, date: '2025-06-30', name: 'Second closing' })
    expect(await listed('closing-commitments', { closingId: second.id })).toEqual([])
    await api.database.asAdministrator(`update closings set status = 'Completed' where id = $1`, [closing.id])
    const third = await world.make('closings', { fundId, date: '2025-09-30', name: 'Third closing' })
    expect(await listed('closing-commitments', { closingId: third.id })).toMatchObject([
      { limitedPartnerId: completed.limitedPartnerId, value: '100.00' },
    ])
  })
})

describe('an investor who is known', () => {
  const body = (changes: object) => ({
    fundId: fund.id,
    address: '1 Quay Street',
    legalStatus: 'LegalEntity',
    contactId,
    ...changes,
  })

  test('is shown before an onboarding is made: by name, tax number and account number', async () => {
    const fundId = await ownFund()
    const partner = await world.make('limited-partners', { fundId, name: 'Elmsworth Nominees', taxNumber: 'DE-77.88' })
    await world.make('bank-accounts', { fundId, limitedPartnerId: partner.id, accountNumber: 'ACC 4711' })
    for (const [given, message] of [
      [{ investorName: ' elmsworth  NOMINEES' }, 'Elmsworth Nominees of'],
      [{ investorName: 'Other A', answers: answersWith(null, 'de 7788') }, 'same tax number'],
      [{ investorName: 'Other B', answers: answersWith({ accountNumber: 'acc4711' }) }, 'same account number'],
    ] as const) {
      const asked = await api.post('user', '/api/onboardings', body(given))
      const { code, confirm = [] } = asked.json<Refused>()
      expect([asked.statusCode, code, asked.body]).toEqual([
        422,
        'confirmation-required',
        expect.stringContaining(message),
      ])
      const made = await api.post('user', `/api/onboardings?confirmed=${confirm.join(',')}`, body(given))
      expect(made.statusCode).toBe(201)
    }
    expect((await api.post('user', '/api/onboardings', body({ investorName: 'Other C' }))).statusCode).toBe(201)
    const again = await api.post('user', '/api/onboardings', body({ investorName: 'other c' }))
    expect([again.statusCode, again.body]).toEqual([
      422,
      expect.stringContaining('An onboarding of Other C is under way'),
    ])
  })

  test('is shown and accepted before it is completed, and never twice in one fund', async () => {
    const fundId = await ownFund()
    await world.make('limited-partners', { fundId: await ownFund(), name: 'Fernhollow Foundation' })
    const ready = await reach('SubscriptionConfirmed', { fundId, investorName: 'Fernhollow Foundation' })
    expect((await api.get('agent', `/api/onboardings/${ready.id}/duplicates`)).json()).toMatchObject([
      { same: 'name', resource: 'limited-partners', name: 'Fernhollow Foundation' },
    ])
    const refused = await act('complete', ready)
    expect([refused.statusCode, Object.keys(refused.json<Refused>().errors ?? {})]).toEqual([422, ['acceptDuplicates']])
    expect(await acted('complete', ready, { acceptDuplicates: true })).toMatchObject({ status: 'Completed' })
    const twin = await reach('SubscriptionConfirmed', { fundId, investorName: 'Fernhollow Foundation' })
    const never = await act('complete', twin, { acceptDuplicates: true })
    expect([never.statusCode, never.body]).toEqual([
      422,
      expect.stringContaining('limited partner of this fund already'),
    ])
  })

  test('is shown where the other is still being onboarded: by name, tax number and account number', async () => {
    const fundId = await ownFund()
    const residences = [
      { countryId, taxNumber: 'FR 900 111' },
      { countryId, taxNumber: 'LU-900.222' },
    ]
    const other = await make({
      fundId,
      investorName: 'Being  Onboarded   Ltd',
      answers: { taxClassification: { taxResidences: residences }, bankAccount: { accountNumber: 'OPEN 4711' } },
    })
    const owner = { taxNumber: 'OWNER 1', firstName: 'Ida', lastName: 'Holm' }
    await make({ fundId, investorName: 'Of owners', answers: { beneficialOwners: [{ individual: owner }] } })
    for (const [given, same, message] of [
      [{ investorName: 'being onboarded ltd' }, 'name', 'is under way for'],
      [{ investorName: 'Open A', answers: answersWith(null, 'lu900222') }, 'taxNumber', 'has the same tax number'],
      [{ investorName: 'Open B', ...ofPerson('fr900111') }, 'taxNumber', 'has the same tax number'],
      [
        { investorName: 'Open C', answers: answersWith({ accountNumber: 'open-47.11' }) },
        'accountNumber',
        'has the same account number',
      ],
    ] as const) {
      const asked = await api.post('user', '/api/onboardings', body({ fundId, ...given }))
      const { confirm = [] } = asked.json<Refused>()
      expect([asked.statusCode, asked.body]).toEqual([422, expect.stringContaining(message)])
      const made = await api.post('user', `/api/onboardings?confirmed=${confirm.join(',')}`, body({ fundId, ...given }))
      expect(made.statusCode).toBe(201)
      const { id } = made.json<{ id: number }>()
      const found = (await api.get('user', `/api/onboardings/${id}/duplicates`)).json<Duplicate[]>()
      expect(found.filter(known => known.id === other.id)).toMatchObject([{ resource: 'onboardings', same }])
      await acted('abort', made.json(), { reason: 'Made to be compared' })
    }
    // A number of an owner is not the investor's, nor is a part of another one.
    for (const taxNumber of ['OWNER 1', '900 11', '11 LU 900']) {
      const given = body({ fundId, investorName: `Other ${taxNumber}`, answers: answersWith(null, taxNumber) })
      expect((await api.post('user', '/api/onboardings', given)).statusCode).toBe(201)
    }
  })

  test('is found by a name that was stored with more spaces', async () => {
    const fundId = await ownFund()
    const partner = await world.make('limited-partners', { fundId, name: 'Wide   Spaces Ltd' })
    const { id } = await make({ investorName: 'wide spaces LTD' })
    expect((await api.get('user', `/api/onboardings/${id}/duplicates`)).json()).toMatchObject([
      { id: partner.id, resource: 'limited-partners', same: 'name' },
    ])
  })

  test('with two bank accounts is named once', async () => {
    const fundId = await ownFund()
    const partner = await world.make('limited-partners', { fundId, name: 'Two Accounts Ltd', taxNumber: 'TWO 1' })
    for (const accountNumber of ['TWO 4711', 'TWO-47.11', 'TWO 4712'])
      await world.make('bank-accounts', { fundId, limitedPartnerId: partner.id, accountNumber })
    const { id } = await make({
      investorName: 'two accounts ltd',
      answers: answersWith({ accountNumber: 'TWO4711' }, 'two1'),
    })
    const found = (await api.get('user', `/api/onboardings/${id}/duplicates`)).json<Duplicate[]>()
    expect(found.map(({ id: known, same }) => [known, same])).toEqual([
      [partner.id, 'name'],
      [partner.id, 'taxNumber'],
      [partner.id, 'accountNumber'],
    ])
  })

  test('is no other investor’s to learn: who signs as the contact is told nothing of it', async () => {
    const rival = { fundId: await ownFund(), name: 'Hidden Rival Ltd', taxNumber: 'GB 777' }
    const partner = await world.make('limited-partners', rival)
    await world.make('bank-accounts', { fundId: rival.fundId, limitedPartnerId: partner.id, accountNumber: 'ACC 777' })
    const { around } = await surroundingsIn(world)
    const dossier = soundDossier(3, around, 'LegalEntity')
    const typed = answersWith({ ...ACCOUNT, name: 'Hidden Rival LTD', accountNumber: 'ACC777' }, 'GB777')
    const taxClassification = {
      ...dossier.answers.taxClassification,
      taxResidences: [{ countryId: around.countries.AE, taxNumber: 'GB777' }],
    }
    const answers = { ...dossier.answers, bankAccount: typed.bankAccount, taxClassification }
    await world.make('onboardings', { fundId: rival.fundId, contactId, investorName: 'hidden rival ltd' })
    for (const [state, action] of [
      ['SubmittedToInvestor', 'sign-due-diligence'],
      ['DueDiligenceConfirmed', 'sign-subscription'],
    ] as const)
      for (const confirmed of ['', '?confirmed=onboarding.sameTaxNumber']) {
        const fundId = await ownFund()
        const { currencyId } = (await api.get('user', `/api/funds/${fundId}`)).json<{ currencyId: number }>()
        const subscriptionContract = { ...answers.subscriptionContract, currencyId }
        const ready = await reach(state, {
          fundId,
          legalStatus: 'LegalEntity',
          investorName: 'Hidden Rival LTD',
          answers: { ...answers, subscriptionContract },
        })
        const signed = await api.post(
          'investor',
          `/api/onboardings/${ready.id}/${action}${confirmed}`,
          {},
          {
            version: ready.version,
          },
        )
        expect([signed.statusCode, signed.json<Refused>().warnings]).toEqual([200, undefined])
        expect(signed.body).not.toContain(rival.name)
      }
    const ready = await reach('SubmittedToInvestor', { fundId: await ownFund(), answers })
    const byStaff = await act('sign-due-diligence', ready, { date: '2026-11-02' })
    expect([byStaff.statusCode, byStaff.body]).toEqual([200, expect.stringContaining(rival.name)])
  })

  test('of another tenant is none', async () => {
    const { other } = { other: await make({ investorName: 'Only ours' }) }
    expect(other.investorName).toBe('Only ours')
    for (const read of ['duplicates', 'findings'])
      expect((await api.get('stranger', `/api/onboardings/${other.id}/${read}`)).statusCode).toBe(404)
  })
})
