/** Another contact after the start: who is told and acts from then on, and whose links end. */
import { describe, expect, test } from 'vitest'
import { PEOPLE } from '../server/api.ts'
import { contentsOf } from '../server/contents.ts'
import { serveOnboarding } from './servedOnboarding.ts'
import type { Refused } from './servedOnboarding.ts'
import type { RecordOf } from '../server/requests.ts'

const { api, world, contactId, make, save, act, acted, reach, mailsOf } = await serveOnboarding()

describe('another contact', () => {
  const contactAt = (email: string) => world.make('contacts', { email })
  const sentTo = async (id: number) => {
    const rows = await api.database.asAdministrator<Record<'event' | 'recipient' | 'status' | 'guid', string>>(
      `select event, recipient, status, guid from mails where resource = 'onboardings' and record_id = $1 order by id`,
      [id],
    )
    return rows.filter(({ recipient }) => recipient !== PEOPLE.user)
  }
  const opened = async (guid: string) => (await api.call(undefined, `/api/email-links/${guid}`)).statusCode
  const begun = async (guid: string) => {
    const found = 'select id::int from find_onboarding($1)'
    return (await api.database.asAdministrator<{ id: number }>(found, [guid])).map(({ id }) => id)
  }

  test.each([
    ['Started', 'start-onboarding', 'as soon as you can begin'],
    ['SubmittedToInvestor', 'start-onboarding', 'Begin here'],
    ['DueDiligenceSigned', 'complete-onboarding', 'Submit the due diligence'],
    ['DueDiligenceSubmitted', 'due-diligence-submitted', 'has been submitted'],
    ['DueDiligenceConfirmed', 'complete-onboarding', 'sign the contract'],
    ['SubscriptionSigned', 'complete-onboarding', 'Submit the subscription'],
    ['SubscriptionSubmitted', 'subscription-submitted', 'has been submitted'],
    ['SubscriptionConfirmed', 'subscription-submitted', 'has been submitted'],
  ] as const)('in %s gets an account and %s, and the links of the former end', async (state, event, words) => {
    const first = await contactAt(`first.${state.toLowerCase()}@severnholt.example`)
    const second = await contactAt(`second.${state.toLowerCase()}@severnholt.example`)
    const onboarding = await reach(state, { contactId: first.id })
    const before = await sentTo(onboarding.id)
    await api.database.asAdministrator(
      `update mails set status = 'Sent' where resource = 'onboardings' and record_id = $1 and event = 'start-onboarding'`,
      [onboarding.id],
    )
    expect(await opened(before[0]!.guid)).toBe(200)
    expect(await begun(before[0]!.guid)).toEqual([onboarding.id])

    const changed = await save(onboarding, { contactId: second.id })
    expect([changed.statusCode, changed.json<RecordOf<'onboardings'>>().status]).toEqual([200, state])
    expect((await api.get('user', `/api/contacts/${second.id}`)).json()).toMatchObject({ accountStatus: 'Creating' })
    const after = await sentTo(onboarding.id)
    const former = after.slice(0, before.length)
    expect(new Set(former.map(({ status }) => status))).toEqual(new Set(['Cancelled']))
    for (const { guid } of former) expect([await opened(guid), await begun(guid)]).toEqual([404, []])
    const [own, ...others] = after.slice(before.length)
    expect(others).toEqual([])
    expect(own).toMatchObject({ event, recipient: second.email, status: 'Queued' })
    expect(await opened(own!.guid)).toBe(200)
    const [mail] = (await mailsOf(onboarding.id)).filter(({ recipient }) => recipient === second.email)
    expect(mail?.body).toContain(words)
    const told = (await mailsOf(onboarding.id)).filter(({ recipient }) => recipient === PEOPLE.user)
    expect(told.map(({ status }) => status)).not.toContain('Cancelled')
  })

  test.each([
    ['Started', 'start-onboarding', 'papers can be added already:\n%{link}'],
    ['SubmittedToInvestor', 'start-onboarding', 'Reply to what we have asked about your answers. Begin here:'],
    ['DueDiligenceSubmitted', 'onboarding-question', 'asks about some of them'],
    ['DueDiligenceConfirmed', 'complete-onboarding', 'asked about your answers. Fill in the subscription and sign'],
    ['SubscriptionSubmitted', 'onboarding-question', 'asks about some of them'],
    ['SubscriptionConfirmed', 'onboarding-question', 'asks about some of them'],
  ] as const)('in %s is told by %s of a question that the former has not answered', async (state, event, words) => {
    const former = await contactAt(`asked.${state.toLowerCase()}@severnholt.example`)
    const onboarding = await reach(state, { contactId: former.id })
    const comment = { onboardingId: onboarding.id, question: 'taxClassification.giin', kind: 'ChangeRequest' }
    expect((await api.post('user', '/api/onboarding-comments', { ...comment, text: 'Missing' })).statusCode).toBe(201)
    expect((await save(onboarding, { contactId })).statusCode).toBe(200)
    const own = (await mailsOf(onboarding.id)).filter(({ recipient }) => recipient === PEOPLE.investor)
    expect(own.map(mail => mail.event)).toEqual([event])
    expect(own[0]?.body).toContain(words)
  })

  test('acts from then on, and the former one no longer', async () => {
    const former = await contactAt('former@severnholt.example')
    const onboarding = await reach('DueDiligenceSigned', { contactId: former.id })
    expect((await act('submit-due-diligence', onboarding, {}, 'investor')).statusCode).toBe(404)
    const changed = (await save(onboarding, { contactId })).json<RecordOf<'onboardings'>>()
    expect((await act('submit-due-diligence', changed, {}, 'investor')).statusCode).toBe(200)
  })

  test('has the link to add papers as long as they are taken, also once it is taken back to where they are', async () => {
    const linkOf = async ({ id }: RecordOf<'onboardings'>) =>
      (await api.get('investor', `/api/portal/larkmoor/onboardings/${id}/papers-link`)).json<{ guid: string | null }>()
    const former = await contactAt('papers@severnholt.example')
    const early = await reach('SubmittedToInvestor', { contactId: former.id })
    expect((await save(early, { contactId })).statusCode).toBe(200)
    const { guid } = await linkOf(early)
    expect(await begun(guid ?? '')).toEqual([early.id])

    const signed = await reach('DueDiligenceSigned', { contactId: former.id })
    const handed = (await save(signed, { contactId })).json<RecordOf<'onboardings'>>()
    expect(await linkOf(handed)).toEqual({ guid: null })
    const back = { target: 'SubmittedToInvestor', reason: 'Somebody else answers' }
    const open = await acted('revert-status', handed, back, 'admin')
    expect(await begun((await linkOf(open)).guid ?? '')).toEqual([open.id])
    expect((await sentTo(open.id)).map(({ event }) => event).slice(-2)).toEqual([
      'complete-onboarding',
      'start-onboarding',
    ])
  })

  test('whose account is deactivated is refused, and nothing has changed', async () => {
    const gone = await contactAt('left@severnholt.example')
    await acted('start', await make({ contactId: gone.id }))
    const { version } = (await api.get('user', `/api/contacts/${gone.id}`)).json<RecordOf<'contacts'>>()
    await api.post('admin', `/api/contacts/${gone.id}/deactivate-account`, {}, { version })
    const waiting = await reach('SubmittedToInvestor')
    const before = await contentsOf(api.database)
    const answer = await save(waiting, { contactId: gone.id })
    expect([answer.statusCode, Object.keys(answer.json<Refused>().errors ?? {})]).toEqual([422, ['contactId']])
    expect(await contentsOf(api.database)).toEqual(before)
  })

  test('before the start, or with the same contact, nobody is written to', async () => {
    const other = await contactAt('early@severnholt.example')
    const created = await make()
    expect((await save(created, { contactId: other.id })).statusCode).toBe(200)
    expect(await mailsOf(created.id)).toEqual([])
    expect((await api.get('user', `/api/contacts/${other.id}`)).json()).toMatchObject({ accountStatus: 'None' })
    const waiting = await reach('SubmittedToInvestor')
    const before = await mailsOf(waiting.id)
    expect((await save(waiting, { city: 'Bath' })).statusCode).toBe(200)
    expect(await mailsOf(waiting.id)).toEqual(before)
  })
})
