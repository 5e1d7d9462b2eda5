/** Onboardings in every state for the API tests: their papers, their contact who signs in as `investor`. */
import { expect } from 'vitest'
import { isWritable } from '../../src/server/records/validation.ts'
import { PEOPLE } from '../server/api.ts'
import type { Person } from '../server/api.ts'
import type { RecordOf, Seen } from '../server/requests.ts'
import { entityOf } from '../server/samples.ts'
import { serve } from '../server/serve.ts'
import { PDF, upload } from '../server/uploads.ts'
import { provenBy } from './surroundings.ts'

export interface Refused {
  code: string
  detail: string
  errors?: Record<string, string[]>
  warnings?: Record<string, string[]>
  confirm?: string[]
}

export type State =
  | 'Created'
  | 'Started'
  | 'SubmittedToInvestor'
  | 'DueDiligenceSigned'
  | 'DueDiligenceSubmitted'
  | 'DueDiligenceConfirmed'
  | 'SubscriptionSigned'
  | 'SubscriptionSubmitted'
  | 'SubscriptionConfirmed'
  | 'Completed'
  | 'Aborted'

export const STATES: readonly State[] = [
  'Created',
  'Started',
  'SubmittedToInvestor',
  'DueDiligenceSigned',
  'DueDiligenceSubmitted',
  'DueDiligenceConfirmed',
  'SubscriptionSigned',
  'SubscriptionSubmitted',
  'SubscriptionConfirmed',
  'Completed',
  'Aborted',
]

/** The way of an onboarding, each action with what it is given. */
const WAY: readonly (readonly [action: string, input: object, leadsTo: State])[] = [
  ['start', {}, 'Started'],
  ['submit-to-investor', {}, 'SubmittedToInvestor'],
  ['sign-due-diligence', { date: '2026-11-02' }, 'DueDiligenceSigned'],
  ['submit-due-diligence', {}, 'DueDiligenceSubmitted'],
  ['confirm-due-diligence', {}, 'DueDiligenceConfirmed'],
  ['sign-subscription', { date: '2026-11-12' }, 'SubscriptionSigned'],
  ['submit-subscription', {}, 'SubscriptionSubmitted'],
  ['confirm-subscription', {}, 'SubscriptionConfirmed'],
  ['complete', {}, 'Completed'],
]

/** To be awaited where a test file begins. */
export async function serveOnboarding() {
  const { api, world } = await serve()
  const fund = await world.make('funds', { firstClosingDate: '2025-01-31', finalClosingDate: '2028-01-31' })
  let count = 0

  async function contactOf(person: Person): Promise<number> {
    const contact = await world.make('contacts', { email: PEOPLE[person], firstName: 'Agnes', lastName: 'Tarrant' })
    await api.database.asAdministrator('update accounts set contact_id = $1 where user_name = $2', [
      contact.id,
      PEOPLE[person],
    ])
    await api.database.asAdministrator(`update contacts set account_status = 'Active' where id = $1`, [contact.id])
    return contact.id
  }
  const contactId = await contactOf('investor')
  await contactOf('otherInvestor')

  const make = (changes: object = {}): Promise<RecordOf<'onboardings'>> => {
    count += 1
    return world.make('onboardings', {
      fundId: fund.id,
      contactId,
      investorName: `Severnholt Pension Fund ${count}`,
      commitment: '15000000.00',
      ...changes,
    })
  }

  const read = async (id: number): Promise<RecordOf<'onboardings'>> =>
    (await api.get('user', `/api/onboardings/${id}`)).json()

  /** What a person may write of it, with some of it changed. */
  const save = (onboarding: RecordOf<'onboardings'>, changes: object) => {
    const fields = entityOf('onboardings').fields.filter(field => isWritable(field) && field.name !== 'fundId')
    const names = new Set<string>(fields.map(({ name }) => name))
    const body = Object.fromEntries(Object.entries(onboarding).filter(([name]) => names.has(name)))
    return api.put('user', `/api/onboardings/${onboarding.id}`, onboarding.version, { ...body, ...changes })
  }

  const act = (action: string, { id, version }: Seen, input: object = {}, person: Person = 'user') =>
    api.post(person, `/api/onboardings/${id}/${action}`, input, { version })

  async function acted(
    action: string,
    onboarding: RecordOf<'onboardings'>,
    input: object = {},
    person: Person = 'user',
  ) {
    const answer = await act(action, onboarding, input, person)
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)])
    return answer.json<RecordOf<'onboardings'>>()
  }

  const addPaper = (id: number, kind: string, person: Person = 'user', fileName = `${kind}.pdf`) =>
    upload(api, person, `/api/onboardings/${id}/documents`, fileName, PDF, { kind, description: 'A paper' })

  async function papersOf(id: number): Promise<string[]> {
    const filter = encodeURIComponent(JSON.stringify({ resource: 'onboardings', recordId: id }))
    const answer = await api.get('user', `/api/documents?filter=${filter}`)
    return answer.json<{ kind: string }[]>().map(({ kind }) => kind)
  }

  /** By the actions themselves, with one paper of each kind. */
  async function reach(state: State, changes: object = {}): Promise<RecordOf<'onboardings'>> {
    let onboarding = await make(changes)
    for (const kind of ['Due diligence', 'Subscription'])
      expect((await addPaper(onboarding.id, kind)).statusCode).toBe(201)
    const evidence = await addPaper(onboarding.id, 'Evidence')
    expect(evidence.statusCode).toBe(201)
    if (onboarding.answers?.evidence) {
      const { id } = evidence.json<{ id: number }>()
      onboarding = (await save(onboarding, { answers: provenBy(onboarding.answers, id) })).json()
    }
    if (state === 'Aborted') return acted('abort', onboarding, { reason: 'Withdrawn' })
    for (const [action, input, leadsTo] of WAY) {
      if (onboarding.status === state) break
      onboarding = await acted(action, onboarding, input)
      expect(onboarding.status).toBe(leadsTo)
    }
    return onboarding
  }

  /** What the outbox holds about an onboarding: event and address, the oldest first. */
  const mailsOf = async (id: number) =>
    api.database.asAdministrator<{ id: number; event: string; recipient: string; status: string; body: string }>(
      `select id, event, recipient, status, body from mails where resource = 'onboardings' and record_id = $1 order by id`,
      [id],
    )

  return { api, world, fund, contactId, make, read, save, act, acted, addPaper, papersOf, reach, mailsOf }
}
