/** Who signs for the investor becomes an additional contact when the onboarding is completed; nobody is made twice. */
import { expect, test } from 'vitest'
import type { OnboardingOutcome } from '../../src/onboarding/reads.ts'
import { PEOPLE } from '../server/api.ts'
import type { RecordOf } from '../server/requests.ts'
import { serveOnboarding } from './servedOnboarding.ts'

const { api, world, contactId, acted, reach } = await serveOnboarding()

const signatory = (key: string, email: string | null, changes: object = {}) => ({
  key,
  quality: 'Director',
  individual: { key: `p${key}`, firstName: 'Maud', lastName: key, email, telephone: '+44 1632 960123', ...changes },
})
const outcomeOf = async (id: number, person: 'user' | 'agent' = 'user') =>
  (await api.get(person, `/api/onboardings/${id}/outcome`)).json<OnboardingOutcome>()
const partnerOf = async ({ limitedPartnerId }: RecordOf<'onboardings'>) =>
  (await api.get('user', `/api/limited-partners/${limitedPartnerId}`)).json<RecordOf<'limited-partners'>>()
const countOf = async (email: string) =>
  (
    await api.database.asAdministrator<{ count: number }>(
      'select count(*)::int as count from contacts where lower(email) = lower($1)',
      [email],
    )
  )[0]?.count

test('R269 what completing makes is said before, and made: contacts of whoever signs, each once', async () => {
  const known = await world.make('contacts', { email: 'Known@Signers.example', firstName: 'Petra', lastName: 'Known' })
  const fundId = (await world.make('funds', { firstClosingDate: '2025-01-31', finalClosingDate: '2028-01-31' })).id
  const closing = await world.make('closings', { fundId, date: '2025-06-30', name: 'Second closing' })
  const signatories = [
    signatory('newone', 'new@signers.example'),
    signatory('newtwice', 'NEW@signers.example'),
    signatory('known', 'known@signers.EXAMPLE', { firstName: 'P.' }),
    signatory('mainone', PEOPLE.investor.toUpperCase()),
    signatory('nomail', null),
    signatory('nophone', 'nophone@signers.example', { telephone: null }),
  ]
  const answers = { signatories, bankAccount: null }
  const ready = await reach('SubscriptionConfirmed', {
    fundId,
    legalStatus: 'LegalEntity',
    commitment: '100.00',
    answers,
  })
  expect(await outcomeOf(ready.id)).toEqual({
    limitedPartner: ready.investorName,
    replaced: [],
    mainContact: 'Agnes Tarrant',
    commitment: '100.00',
    closing: closing.name,
    accountNumber: null,
    contacts: [
      { name: 'Maud newone', email: 'new@signers.example', isNew: true },
      { name: 'P. known', email: 'known@signers.EXAMPLE', isNew: false },
    ],
  })
  expect((await api.get('investor', `/api/onboardings/${ready.id}/outcome`)).statusCode).toBe(403)
  expect((await api.get('stranger', `/api/onboardings/${ready.id}/outcome`)).statusCode).toBe(404)
  expect(await countOf('new@signers.example')).toBe(0)

  const partner = await partnerOf(await acted('complete', ready))
  const [made] = await api.database.asAdministrator<{ id: number }>(
    `select id::int as id from contacts where email = 'new@signers.example' and first_name = 'Maud' and last_name = 'newone'
     and phone_number = '+44 1632 960123'`,
  )
  expect(partner).toMatchObject({
    mainContactId: contactId,
    additionalContacts: [
      { contactId: made?.id, role: 'Director' },
      { contactId: known.id, role: 'Director' },
    ],
  })
  expect([await countOf('known@signers.example'), await countOf('nophone@signers.example')]).toEqual([1, 0])

  const next = await reach('SubscriptionConfirmed', { fundId, legalStatus: 'LegalEntity', answers })
  expect((await outcomeOf(next.id, 'agent')).contacts.map(({ isNew }) => isNew)).toEqual([false, false])
  await acted('complete', next)
  expect(await countOf('new@signers.example')).toBe(1)
})

test('R269 a natural person whose adviser is the contact becomes a contact of the holding', async () => {
  const individual = signatory('investor', 'robert@person.example').individual
  const person = { legalStatus: 'NaturalPerson', commitment: null, answers: { entityDetails: { individual } } }
  const ready = await reach('SubscriptionSubmitted', { ...person, commitment: '100.00' })
  const partner = await partnerOf(await acted('complete', await acted('confirm-subscription', ready)))
  expect(partner.additionalContacts).toMatchObject([{ role: 'Signatory' }])
  expect(await countOf('robert@person.example')).toBe(1)
})
