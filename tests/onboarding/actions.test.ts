/** Who may do which action of an onboarding in which state, and what each leaves behind. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LONG_MARK } from '../../scripts/testing/requirements.ts'
import type { Person } from '../server/api.ts'
import { contentsOf } from '../server/contents.ts'
import { agreedActions } from './agreedActions.ts'
import type { Who } from './agreedActions.ts'
import { soundDossier } from './dossiers.ts'
import { serveOnboarding, STATES } from './servedOnboarding.ts'
import type { Refused, State } from './servedOnboarding.ts'
import { answersOfNobodyElse, provenBy, surroundingsIn } from './surroundings.ts'
import type { RecordOf } from '../server/requests.ts'

const { api, world, contactId, make, read, save, act, acted, reach, mailsOf, papersOf, addPaper } =
  await serveOnboarding()

const { around, fundId } = await surroundingsIn(world)
/** What an investor has to have answered before it signs. */
const DOSSIER = soundDossier(3, around, 'LegalEntity')

const AGREED = agreedActions(DOSSIER)

const PEOPLE_ASKED: readonly Person[] = ['admin', 'user', 'agent', 'investor', 'otherInvestor', 'stranger', 'global']
const DOERS: Readonly<Record<Who, readonly Person[]>> = {
  edit: ['admin', 'user'],
  investor: ['investor'],
  applicant: ['admin', 'user', 'investor'],
  tenantAdmin: ['admin'],
}

/** Past the actions, so that every state is at hand at once. */
async function inState(status: State): Promise<RecordOf<'onboardings'>> {
  const made = await world.insert('onboardings', {
    fundId,
    contactId,
    investorName: `Thornbury Endowment ${Math.random()}`,
    legalStatus: DOSSIER.legalStatus,
    countryId: DOSSIER.countryId,
    status,
    commitment: '5500000.00',
    dueDiligenceDate: '2026-11-02',
    subscriptionDate: STATES.indexOf(status) < STATES.indexOf('SubscriptionSigned') ? null : '2026-11-12',
    startDate: '2026-10-28',
    limitedPartnerId: null,
    answers: null,
  })
  for (const kind of ['Due diligence', 'Subscription'])
    await world.insert('documents', { resource: 'onboardings', recordId: made.id, kind, limitedPartnerId: null })
  const kept = { resource: 'onboardings', recordId: made.id, kind: 'Evidence', limitedPartnerId: null }
  const evidence = await world.insert('documents', kept)
  await api.database.asAdministrator('update onboardings set answers = $2 where id = $1', [
    made.id,
    JSON.stringify(provenBy(answersOfNobodyElse(DOSSIER, around), evidence.id)),
  ])
  return read(made.id)
}

/** Of actions whose requirement is the change of state, done by these people alone. */
const SHOWS: Readonly<Record<string, string>> = { 'confirm-due-diligence': 'R265 ', 'confirm-subscription': 'R268 ' }

/** Long to bring about in every state: the others show by day who may do what, and in which state. */
const SHOWN_BY_LONG_RUNS = ['remove-party', 'save-party', 'sign-paper', 'submit-due-diligence', 'submit-to-investor']

const marksOf = (action: string) => (SHOWN_BY_LONG_RUNS.includes(action) ? `${LONG_MARK} ` : (SHOWS[action] ?? ''))

describe('every action', () => {
  test('is one of the table', () => {
    const schema = JSON.parse(readFileSync(join(import.meta.dirname, '../../schemas/onboarding.json'), 'utf8')) as {
      'x-actions': Record<string, unknown>
    }
    const words = Object.keys(schema['x-actions']).map(name =>
      name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`),
    )
    expect(words.toSorted()).toEqual(Object.keys(AGREED).toSorted())
  })

  test.each(Object.entries(AGREED).map(([action, agreed]) => [marksOf(action), action, agreed] as const))(
    'R274 R132 R346 %s%s is done in the states of the table by those whom it names, and refused to everybody else',
    async (_marks, action, { from, to, who, input, onlyWhenAsked = [] }) => {
      const wrong: string[] = []
      for (const state of STATES) {
        let onboarding = await inState(state)
        for (const person of PEOPLE_ASKED) {
          const answer = await act(action, onboarding, input ?? {}, person)
          const doer = DOERS[who].includes(person)
          const isIdle = onlyWhenAsked.includes(state)
          const done = doer && from.includes(state) && !isIdle
          const expected = done ? 200 : doer ? (isIdle ? 422 : 409) : refusalOf(person, who)
          if (answer.statusCode !== expected)
            wrong.push(`${person} in ${state}: ${answer.statusCode} instead of ${expected}: ${answer.body}`)
          const { status } = await read(onboarding.id)
          const next = (typeof to === 'object' ? to?.[state] : to) ?? state
          if (status !== (done ? next : state)) wrong.push(`${person} in ${state} led to ${status}`)
          if (done) onboarding = await inState(state)
        }
      }
      expect(wrong).toEqual([])
    },
    120_000,
  )
})

/** Members of other tenants find nothing; an investor finds only its own. */
function refusalOf(person: Person, who: Who): number {
  if (person === 'global') return 403
  if (person === 'stranger') return 404
  if ((who === 'applicant' || who === 'investor') && person === 'otherInvestor') return 404
  return 403
}

describe('the way of an onboarding', () => {
  test('R165 R193 each state is reached by its action, which sets its date, and no state is written', async () => {
    const made = await make()
    expect(made).toMatchObject({ status: 'Created', startDate: null, completionDate: null, responsible: 'Hanne Birk' })
    const written = await save(made, { status: 'Completed' })
    expect(written.statusCode).toBe(422)
    const completed = await reach('Completed')
    expect(completed).toMatchObject({
      startDate: '2026-11-21',
      dueDiligenceDate: '2026-11-02',
      subscriptionDate: '2026-11-12',
      completionDate: '2026-11-21',
    })
  })

  test('the self-certifications that a report by the CRS states are there with the signed declaration', async () => {
    const LEGAL = { legalStatus: 'LegalEntity' }
    const certified = async (state: Parameters<typeof reach>[0]) => {
      const { selfCertification, controllingPersonSelfCertification, dueDiligenceProcedure } = await reach(state, LEGAL)
      return [selfCertification, controllingPersonSelfCertification, dueDiligenceProcedure]
    }
    expect(await certified('SubmittedToInvestor')).toEqual(['CRS902', 'CRS1002', 'CRS1201'])
    expect(await certified('DueDiligenceSigned')).toEqual(['CRS901', 'CRS1001', 'CRS1201'])
  })

  test('R261 start makes the account of the contact, tells it, and names who is in charge', async () => {
    const contact = await world.make('contacts', { email: 'agnes@severnholt.example' })
    const started = await acted('start', await make({ contactId: contact.id }), {}, 'admin')
    expect(started).toMatchObject({ status: 'Started', startDate: '2026-11-21', responsible: 'Hanne Birk' })
    expect((await api.get('user', `/api/contacts/${contact.id}`)).json()).toMatchObject({ accountStatus: 'Creating' })
    const [mail, ...others] = await mailsOf(started.id)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ event: 'start-onboarding', recipient: 'agnes@severnholt.example', status: 'Queued' })
    expect(mail?.body).toContain('We are still preparing it, and write to you as soon as you can begin.')
    expect(mail?.body).not.toMatch(/Begin here|%\{(?!link)/)
    const both = await acted('start', await make(), { submit: true })
    expect(both.status).toBe('SubmittedToInvestor')
    expect(await mailsOf(both.id)).toMatchObject([
      { event: 'start-onboarding', body: expect.stringContaining('then the subscription. Begin here:\n%{link}') },
    ])
  })

  test('start is refused for a contact whose account is deactivated', async () => {
    const contact = await world.make('contacts', { email: 'gone@severnholt.example' })
    await acted('start', await make({ contactId: contact.id }))
    const { version } = (await api.get('user', `/api/contacts/${contact.id}`)).json<RecordOf<'contacts'>>()
    await api.post('admin', `/api/contacts/${contact.id}/deactivate-account`, {}, { version })
    const answer = await act('start', await make({ contactId: contact.id }))
    expect([answer.statusCode, Object.keys(answer.json<Refused>().errors ?? {})]).toEqual([422, ['contactId']])
  })

  test('R262 R264 R267 each step is told to the contact, and what was submitted to whoever is in charge', async () => {
    const completed = await reach('Completed')
    const mails = await mailsOf(completed.id)
    expect(mails.map(({ event, recipient }) => `${event} ${recipient}`)).toEqual([
      'start-onboarding investor@ashcombe.example',
      'complete-onboarding investor@ashcombe.example',
      'due-diligence-signed investor@ashcombe.example',
      'due-diligence-submitted investor@ashcombe.example',
      'due-diligence-submitted user@larkmoor.example',
      'complete-onboarding investor@ashcombe.example',
      'subscription-submitted investor@ashcombe.example',
      'subscription-submitted user@larkmoor.example',
      'onboarding-completed investor@ashcombe.example',
    ])
    for (const { event, body } of mails)
      expect(body).toContain(
        event === 'onboarding-completed' ? `/portal/larkmoor/funds/${completed.limitedPartnerId}/details` : '%{link}',
      )
  })

  test('R272 a reminder is one mail, changes no state and is recorded', async () => {
    const waiting = await reach('SubmittedToInvestor')
    const before = await mailsOf(waiting.id)
    const reminded = await acted('send-reminder', waiting)
    expect(reminded).toMatchObject({ status: 'SubmittedToInvestor', remindedOn: '2026-11-21' })
    const sent = (await mailsOf(waiting.id)).slice(before.length)
    expect(sent.map(({ event }) => event)).toEqual(['onboarding-reminder'])
    expect(sent[0]?.body).toContain('sign the declaration')
    const history = await api.get('user', `/api/onboardings/${waiting.id}/history`)
    expect(history.body).toContain('sendReminder')
    const again = await act('send-reminder', reminded)
    expect([again.statusCode, again.body]).toEqual([422, expect.stringContaining('was reminded today')])
    expect(await mailsOf(waiting.id)).toHaveLength(before.length + 1)
    const { date } = api.today
    api.today.date = '2026-11-22'
    expect(await acted('send-reminder', reminded)).toMatchObject({ remindedOn: '2026-11-22' })
    api.today.date = date
  })

  test('R270 what was aborted keeps its mails back and can only be read', async () => {
    const aborted = await acted('abort', await reach('DueDiligenceSubmitted'), { reason: 'Withdrawn' })
    expect(aborted.status).toBe('Aborted')
    expect(new Set((await mailsOf(aborted.id)).map(({ status }) => status))).toEqual(new Set(['Cancelled']))
    // Of the mail itself it is said that it was cancelled: the onboarding is what was aborted.
    for (const { id } of await mailsOf(aborted.id)) {
      const [last] = (await api.get('admin', `/api/mails/${id}/history`)).json<{ action: string }[]>()
      expect(last?.action).toBe('cancel')
    }
    const changed = await save(aborted, { investorName: 'Other' })
    expect(changed.statusCode).toBe(409)
    expect((await api.remove('user', `/api/onboardings/${aborted.id}`, aborted.version)).statusCode).toBe(409)
    expect((await addPaper(aborted.id, 'Other')).statusCode).toBe(409)
    expect((await read(aborted.id)).id).toBe(aborted.id)
  })

  test('without a reason nothing is aborted or reverted', async () => {
    const waiting = await reach('DueDiligenceSigned')
    expect((await act('abort', waiting)).statusCode).toBe(400)
    expect((await act('revert-status', waiting, { target: 'SubmittedToInvestor' }, 'admin')).statusCode).toBe(400)
  })
})

describe('what is required', () => {
  test('R296 name, address, legal status and contact are required when an onboarding is saved', async () => {
    for (const name of ['investorName', 'address', 'legalStatus', 'contactId']) {
      const answer = await api.post('user', '/api/onboardings', await world.body('onboardings', { [name]: null }))
      expect([name, answer.statusCode, Object.keys(answer.json<Refused>().errors ?? {})]).toEqual([name, 400, [name]])
    }
  })

  test.each([
    ['sign-due-diligence', 'SubmittedToInvestor', 'Due diligence', 'signed due diligence document is missing'],
    ['sign-subscription', 'DueDiligenceConfirmed', 'Subscription', 'signed subscription document is missing'],
  ] as const)('R296 %s needs the day and the document', async (action, state, kind, message) => {
    const ready = await reach(state)
    const undated = await act(action, ready)
    expect([undated.statusCode, undated.json<Refused>().errors]).toEqual([
      422,
      { date: ['State the day on which it was signed.'] },
    ])
    const later = await act(action, ready, { date: '2026-11-22' })
    expect([later.statusCode, later.json<Refused>().errors]).toEqual([422, { date: ['Must not be in the future.'] }])
    await removePapers(ready.id, kind)
    const without = await act(action, ready, { date: '2026-11-21' })
    expect([without.statusCode, without.body]).toEqual([422, expect.stringContaining(message)])
    expect(without.body).not.toContain('future')
    await addPaper(ready.id, kind)
    expect(await acted(action, ready, { date: '2026-11-21' })).toMatchObject({ statusDate: '2026-11-21' })
  })

  test('R296 a day that was stated cannot be taken out again', async () => {
    const signed = await reach('SubscriptionSigned')
    for (const field of ['dueDiligenceDate', 'subscriptionDate']) {
      const answer = await save(signed, { [field]: null })
      expect([field, answer.statusCode, Object.keys(answer.json<Refused>().errors ?? {})]).toEqual([
        field,
        422,
        [field],
      ])
    }
  })

  test('a subscription needs a commitment, takes that of the contract, and keeps it', async () => {
    const without = await reach('DueDiligenceConfirmed', { commitment: null })
    const refused = await act('sign-subscription', without, { date: '2026-11-12' })
    expect([refused.statusCode, refused.body]).toEqual([422, expect.stringContaining('State the commitment')])
    const typed = await reach('DueDiligenceConfirmed', {
      commitment: '1.00',
      answers: { subscriptionContract: { commitment: '6000000.00' } },
    })
    const signed = await acted('sign-subscription', typed, { date: '2026-11-12' })
    expect(signed.commitment).toBe('6000000.00')
    const changed = await save(signed, { commitment: '7000000.00' })
    expect([changed.statusCode, Object.keys(changed.json<Refused>().errors ?? {})]).toEqual([422, ['commitment']])
  })
})

describe('what is signed', () => {
  test('keeps its values until the status is reverted', async () => {
    const { id: currencyId } = await world.shared('currencies')
    const { id: countryId } = await world.shared('countries')
    const account = { name: 'Severnholt', accountNumber: 'ACC 77', bankCode: 'DEUTDEFFXXX' }
    const answers = {
      bankAccount: { ...account, currencyId, countryId, bankCountryId: countryId },
      entityDetails: { legalName: 'Severnholt' },
      subscriptionContract: { commitment: '3000000.00' },
    }
    const refused = async (onboarding: RecordOf<'onboardings'>, changes: object, field: string) => {
      const answer = await save(onboarding, changes)
      expect([answer.statusCode, answer.json<Refused>().errors]).toEqual([
        422,
        { [field]: ['This was signed. Revert the status first.'] },
      ])
    }
    const declared = await reach('DueDiligenceSigned', { answers })
    await refused(declared, { investorName: 'Other' }, 'investorName')
    await refused(declared, { dueDiligenceDate: '2026-11-01' }, 'dueDiligenceDate')
    await refused(declared, { answers: { ...answers, entityDetails: { legalName: 'Other' } } }, 'answers.entityDetails')
    await refused(declared, { answers: null }, 'answers.entityDetails')
    expect((await save(declared, { answers: { ...answers, bankAccount: null } })).statusCode).toBe(200)
    const confirmed = await reach('SubscriptionConfirmed', { answers })
    await refused(
      confirmed,
      { answers: { ...answers, subscriptionContract: { commitment: '9000000.00' } } },
      'answers.subscriptionContract',
    )
    await refused(confirmed, { answers: { ...answers, bankAccount: null } }, 'answers.bankAccount')
    await refused(confirmed, { subscriptionDate: '2026-11-13' }, 'subscriptionDate')
    expect((await save(confirmed, { commitment: '3000000' })).statusCode).toBe(200)
    const reverted = await acted(
      'revert-status',
      await read(confirmed.id),
      { target: 'DueDiligenceConfirmed', reason: 'Another account' },
      'admin',
    )
    expect((await save(reverted, { answers: { ...answers, bankAccount: null } })).statusCode).toBe(200)
    await refused(await read(confirmed.id), { address: 'Elsewhere' }, 'address')
  })
})

describe('reverting', () => {
  test.each([
    ['DueDiligenceSigned', 'SubmittedToInvestor', ['Evidence', 'Subscription'], null, null],
    ['DueDiligenceSubmitted', 'DueDiligenceSigned', ['Due diligence', 'Evidence', 'Subscription'], '2026-11-02', null],
    ['DueDiligenceConfirmed', 'SubmittedToInvestor', ['Evidence', 'Subscription'], null, null],
    ['SubscriptionSigned', 'DueDiligenceConfirmed', ['Due diligence', 'Evidence'], '2026-11-02', null],
    [
      'SubscriptionConfirmed',
      'SubscriptionSigned',
      ['Due diligence', 'Evidence', 'Subscription'],
      '2026-11-02',
      '2026-11-12',
    ],
    ['SubscriptionConfirmed', 'SubmittedToInvestor', ['Evidence'], null, null],
  ] as const)(
    'R271 R273 R345 from %s to %s keeps %s',
    async (from, target, kept, dueDiligenceDate, subscriptionDate) => {
      const answers = { sourceOfFundsAndWealth: { sourceOfFundsExplanation: 'Pension contributions' } }
      const before = await reach(from, { answers })
      const reverted = await acted('revert-status', before, { target, reason: 'Wrong signatory' }, 'admin')
      expect(reverted).toMatchObject({ status: target, dueDiligenceDate, subscriptionDate, revertedOn: '2026-11-21' })
      expect((await papersOf(before.id)).toSorted()).toEqual([...kept].toSorted())
      expect(reverted.answers).toMatchObject(answers)
      const history = await api.get('user', `/api/onboardings/${before.id}/history`)
      expect(history.body).toContain('Wrong signatory')
    },
  )

  test('R271 leads to an earlier state only', async () => {
    const waiting = await reach('DueDiligenceSubmitted')
    for (const target of ['DueDiligenceSubmitted', 'SubscriptionSigned']) {
      const answer = await act('revert-status', waiting, { target, reason: 'x' }, 'admin')
      expect([answer.statusCode, Object.keys(answer.json<Refused>().errors ?? {})]).toEqual([422, ['target']])
    }
    for (const target of ['Created', 'Started', 'Completed'])
      expect((await act('revert-status', waiting, { target, reason: 'x' }, 'admin')).statusCode).toBe(400)
  })

  test('that fails half way leaves papers, state and mails as they were', async () => {
    const signed = await reach('SubscriptionConfirmed')
    const before = await contentsOf(api.database)
    await api.database.asAdministrator(
      `alter table onboardings add constraint no_revert check (reverted_on is null) not valid`,
    )
    const answer = await act('revert-status', signed, { target: 'SubmittedToInvestor', reason: 'x' }, 'admin')
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    await api.database.asAdministrator('alter table onboardings drop constraint no_revert')
    expect(await contentsOf(api.database)).toEqual(before)
  })
})

describe('two at once', () => {
  test('another version is refused, one of two actions wins, and a repeated request does nothing twice', async () => {
    const waiting = await reach('DueDiligenceSubmitted')
    const stale = await act('confirm-due-diligence', { ...waiting, version: waiting.version - 1 })
    expect(stale.statusCode).toBe(412)
    const answers = await Promise.all([
      act('confirm-due-diligence', waiting),
      act('revert-status', waiting, { target: 'SubmittedToInvestor', reason: 'x' }, 'admin'),
      act('abort', waiting, { reason: 'x' }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).filter(code => code === 200)).toHaveLength(1)
    const created = await make()
    const once = () =>
      api.post('user', `/api/onboardings/${created.id}/start`, {}, { version: created.version, key: 'start-once' })
    expect((await once()).json()).toEqual((await once()).json())
    expect(await mailsOf(created.id)).toHaveLength(1)
  })
})

async function removePapers(id: number, kind: string): Promise<void> {
  const filter = encodeURIComponent(JSON.stringify({ resource: 'onboardings', recordId: id, kind }))
  const documents = (await api.get('user', `/api/documents?filter=${filter}`)).json<RecordOf<'documents'>[]>()
  for (const { id: documentId, version } of documents)
    expect((await api.remove('user', `/api/documents/${documentId}`, version)).statusCode).toBe(200)
}
