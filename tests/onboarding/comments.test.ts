/** Comments on single answers: staff ask, the investor sees exactly which, staff see what changed since. */
import { describe, expect, test } from 'vitest'
import { answerAt, answerBefore, hasChanged, comparedAnswer, questionTitle } from '../../src/onboarding/questions.ts'
import type { OnboardingNotes, OwnOnboardingRow } from '../../src/onboarding/reads.ts'
import type { LinkedMail } from '../../src/email-links/reads.ts'
import type { Person } from '../server/api.ts'
import { serveOnboarding } from './servedOnboarding.ts'
import type { Refused } from './servedOnboarding.ts'
import type { RecordOf } from '../server/requests.ts'

const { api, act, acted, make, read, reach, save, mailsOf } = await serveOnboarding()

const ANSWERS = {
  taxClassification: { giin: null, usPerson: false },
  beneficialOwners: [{ ownership: '30' }, { ownership: '40', individual: { lastName: 'Weir' } }],
}

const ASKED = { legalStatus: 'LegalEntity', answers: ANSWERS } as const

const comment = (onboardingId: number, question: string, kind = 'ChangeRequest', person: Person = 'user') =>
  api.post(person, '/api/onboarding-comments', { onboardingId, question, kind, text: 'Please look again.' })
const actOn = (action: string, { id, version }: { id: number; version: number }, person: Person, input: object = {}) =>
  api.post(person, `/api/onboarding-comments/${id}/${action}`, input, { version })
const notesOf = async (id: number): Promise<OnboardingNotes> =>
  (await api.get('investor', `/api/portal/larkmoor/onboardings/${id}/notes`)).json()

describe('a comment', () => {
  test('names a question of the answers, and who wrote it about which answer', async () => {
    const { id } = await reach('DueDiligenceSubmitted', ASKED)
    const made = await comment(id, 'beneficialOwners.1.individual.lastName')
    expect([made.statusCode, made.json()]).toEqual([
      201,
      expect.objectContaining({ author: 'Tomas Reve', answerThen: 'Weir', status: 'Open', kind: 'ChangeRequest' }),
    ])
    for (const question of ['taxClassification.gin', 'beneficialOwners.x', 'taxClassification.0', 'status', '']) {
      const refused = await comment(id, question)
      expect([question, refused.statusCode >= 400, Object.keys(refused.json<Refused>().errors ?? {})]).toEqual([
        question,
        true,
        ['question'],
      ])
    }
    // Of a public body nobody asks who owns it, so that the question would stand on none of its screens.
    const unasked = await reach('DueDiligenceSubmitted', { legalStatus: 'PublicBody', answers: ANSWERS })
    const refused = await comment(unasked.id, 'beneficialOwners.1.individual.lastName')
    expect([refused.statusCode, refused.json<Refused>().errors]).toEqual([
      422,
      { question: ['An investor of this legal status is not asked that.'] },
    ])
    expect((await comment(id, 'taxClassification.giin', 'Comment', 'investor')).statusCode).toBe(403)
    expect((await comment(id, 'taxClassification.giin', 'Comment', 'agent')).statusCode).toBe(403)
  })

  test('is read by the investor at exactly that question, who replies; staff see what changed since, and settle it', async () => {
    const onboarding = await reach('DueDiligenceSubmitted', ASKED)
    const { id } = onboarding
    await comment(id, 'taxClassification.giin')
    await comment(id, 'beneficialOwners.0.ownership', 'Comment')
    expect((await notesOf(id)).comments).toMatchObject([
      { question: 'taxClassification.giin', kind: 'ChangeRequest', text: 'Please look again.', changed: false },
      { question: 'beneficialOwners.0.ownership', kind: 'Comment', changed: false },
    ])
    const answers = { ...ANSWERS, taxClassification: { giin: 'ABC123.00001.LE.826', usPerson: false } }
    const back = { target: 'SubmittedToInvestor', reason: 'GIIN missing' }
    const reverted = await acted('revert-status', onboarding, back, 'admin')
    expect((await save(reverted, { answers })).statusCode).toBe(200)
    const [request] = (await notesOf(id)).comments
    expect(request).toMatchObject({ changed: true })
    for (const [person, status] of [
      ['otherInvestor', 404],
      ['strangeInvestor', 404],
      ['agent', 403],
    ] as const)
      expect((await actOn('reply', request!, person, { reply: 'Done' })).statusCode).toBe(status)
    const replied = await actOn('reply', request!, 'investor', { reply: 'Here it is.' })
    expect([replied.statusCode, replied.json()]).toEqual([
      200,
      expect.objectContaining({ status: 'Answered', reply: 'Here it is.' }),
    ])
    expect(await read(id)).toMatchObject({ openRequests: 1 })
    expect((await actOn('settle', replied.json<RecordOf<'onboarding-comments'>>(), 'investor')).statusCode).toBe(403)
    expect((await actOn('settle', replied.json<RecordOf<'onboarding-comments'>>(), 'user')).statusCode).toBe(200)
    expect(await read(id)).toMatchObject({ openRequests: 0 })
  })

  test('that was made before the legal status was corrected can still be reworded', async () => {
    const onboarding = await reach('SubmittedToInvestor', ASKED)
    const made = (await comment(onboarding.id, 'beneficialOwners.0.ownership')).json<RecordOf<'onboarding-comments'>>()
    expect((await save(await read(onboarding.id), { legalStatus: 'PublicBody' })).statusCode).toBe(200)
    const { version, ...row } = made
    const reworded = await api.put('user', `/api/onboarding-comments/${made.id}`, version, {
      ...row,
      text: 'Is it more?',
    })
    expect([reworded.statusCode, reworded.json()]).toEqual([200, expect.objectContaining({ text: 'Is it more?' })])
  })

  test('with a request that is open, confirming needs a reason', async () => {
    const onboarding = await reach('DueDiligenceSubmitted', ASKED)
    await comment(onboarding.id, 'taxClassification.giin')
    const refused = await act('confirm-due-diligence', onboarding)
    expect([refused.statusCode, Object.keys(refused.json<Refused>().errors ?? {})]).toEqual([422, ['note']])
    await acted('confirm-due-diligence', onboarding, { note: 'Seen on paper.' })
  })

  test('of an onboarding that has ended can only be read', async () => {
    const onboarding = await reach('DueDiligenceSubmitted')
    const made = (await comment(onboarding.id, 'taxClassification.giin')).json<RecordOf<'onboarding-comments'>>()
    await acted('abort', onboarding, { reason: 'x' })
    expect((await comment(onboarding.id, 'taxClassification.giin')).statusCode).toBe(409)
    expect((await actOn('settle', made, 'user')).statusCode).toBe(409)
    expect((await actOn('reply', made, 'investor', { reply: 'x' })).statusCode).toBe(409)
  })
})

describe('the investor is told that something is asked', () => {
  const asked = async (id: number) =>
    (await mailsOf(id)).filter(({ event }) => event === 'onboarding-question').map(({ recipient }) => recipient)
  const sent = (id: number, at: string) =>
    api.database.asAdministrator(
      `update mails set status = 'Sent', sent_at = $2 where event = 'onboarding-question' and record_id = $1`,
      [id, at],
    )
  const isAwaited = async (id: number) => {
    const own = (await api.get('investor', '/api/portal/larkmoor/onboardings')).json<OwnOnboardingRow[]>()
    const row = own.find(each => each.id === id)
    return [row?.mustAct, row?.questions, (await read(id)).awaitsInvestor]
  }

  test('by one mail for all that is asked, until it replies or a day has passed', async () => {
    const { id } = await reach('DueDiligenceSubmitted', ASKED)
    expect(await isAwaited(id)).toEqual([false, 0, false])
    const first = (await comment(id, 'taxClassification.giin')).json<RecordOf<'onboarding-comments'>>()
    const second = (await comment(id, 'taxClassification.usPerson')).json<RecordOf<'onboarding-comments'>>()
    expect(await asked(id)).toEqual(['investor@ashcombe.example'])
    expect((await mailsOf(id)).at(-1)?.body).toContain('%{link}')
    expect(await isAwaited(id)).toEqual([true, 2, true])
    await sent(id, '2026-11-21T08:00:00.000Z')
    const plain = await comment(id, 'beneficialOwners.0.ownership', 'Comment')
    expect(await asked(id)).toHaveLength(1)
    await actOn('reply', plain.json<RecordOf<'onboarding-comments'>>(), 'investor', { reply: 'Yes.' })
    const replied = await actOn('reply', first, 'investor', { reply: 'Here it is.' })
    await actOn('reply', second, 'investor', { reply: 'No.' })
    expect(await isAwaited(id)).toEqual([false, 0, false])
    expect((await actOn('ask-again', replied.json<RecordOf<'onboarding-comments'>>(), 'user')).statusCode).toBe(200)
    expect([await asked(id), await isAwaited(id)]).toEqual([
      ['investor@ashcombe.example', 'investor@ashcombe.example'],
      [true, 1, true],
    ])
    await api.database.asAdministrator(`update onboarding_comments set replied_at = null where onboarding_id = $1`, [
      id,
    ])
    await sent(id, '2026-11-21T08:00:00.000Z')
    await comment(id, 'beneficialOwners.1.ownership')
    expect(await asked(id)).toHaveLength(2)
    await sent(id, '2026-11-19T08:00:00.000Z')
    await comment(id, 'beneficialOwners.1.ownership')
    expect(await asked(id)).toHaveLength(3)
  })

  test('and has as long as the fund gives to an investor, from then on and not before', async () => {
    const { id } = await reach('DueDiligenceSubmitted', ASKED)
    const { awaitedUntil, statusDate } = await read(id)
    expect([statusDate, awaitedUntil]).toEqual(['2026-11-21', '2026-11-27'])
    await comment(id, 'taxClassification.giin')
    expect((await read(id)).awaitedUntil).toBe('2026-12-10')
  })

  test('and not before the wizard is open, because the mail that opens it comes then', async () => {
    const { id } = await reach('Started')
    await comment(id, 'taxClassification.giin')
    expect([await asked(id), await isAwaited(id)]).toEqual([[], [false, 1, false]])
  })

  test('of a plain comment, too, which waits for a reply as well and keeps nobody from confirming', async () => {
    const onboarding = await reach('DueDiligenceSubmitted', ASKED)
    const { id } = onboarding
    const made = await comment(id, 'taxClassification.giin', 'Comment')
    expect([await asked(id), await isAwaited(id)]).toEqual([['investor@ashcombe.example'], [true, 1, true]])
    expect(await read(id)).toMatchObject({ openRequests: 0, awaitedUntil: '2026-12-10' })
    const [mail] = await api.database.asAdministrator<{ guid: string }>(
      `select guid from mails where event = 'onboarding-question' and record_id = $1`,
      [id],
    )
    const linked = (await api.get('investor', `/api/email-links/${mail?.guid}/mail`)).json<LinkedMail>()
    expect(linked.onboarding).toMatchObject({ awaitsInvestor: true, questions: 1 })
    const reminded = await acted('send-reminder', onboarding)
    await actOn('reply', made.json<RecordOf<'onboarding-comments'>>(), 'investor', { reply: 'Not needed.' })
    expect(await isAwaited(id)).toEqual([false, 0, false])
    await acted('confirm-due-diligence', reminded)
  })

  test('but of no remark any more once its step is confirmed, while a requested change still waits', async () => {
    const onboarding = await reach('DueDiligenceSubmitted', ASKED)
    const { id } = onboarding
    const remark = (await comment(id, 'taxClassification.giin', 'Comment')).json<RecordOf<'onboarding-comments'>>()
    const confirmed = await acted('confirm-due-diligence', onboarding)
    expect(await isAwaited(id)).toEqual([true, 0, true])
    const settled = (await api.get('user', `/api/onboarding-comments/${remark.id}`)).json()
    expect(settled).toMatchObject({ status: 'Settled', reply: null })
    expect((await mailsOf(id)).at(-1)?.body).not.toContain('Reply to what we have asked')
    const signed = await acted('sign-subscription', confirmed, { date: '2026-11-12' })
    const submitted = await acted('submit-subscription', signed)
    expect(await isAwaited(id)).toEqual([false, 0, false])
    await comment(id, 'taxClassification.giin', 'Comment')
    const request = (await comment(id, 'taxClassification.usPerson')).json<RecordOf<'onboarding-comments'>>()
    expect(await isAwaited(id)).toEqual([true, 2, true])
    await acted('confirm-subscription', submitted, { note: 'Follows by post.' })
    expect(await isAwaited(id)).toEqual([true, 1, true])
    expect((await api.get('user', `/api/onboarding-comments/${request.id}`)).json()).toMatchObject({ status: 'Open' })
  })

  test('and reminded of it, as long as there is no reply', async () => {
    const onboarding = await reach('DueDiligenceSubmitted', ASKED)
    const idle = await act('send-reminder', onboarding)
    expect([idle.statusCode, idle.body]).toEqual([422, expect.stringContaining('nothing to do at the moment')])
    const made = (await comment(onboarding.id, 'taxClassification.giin')).json<RecordOf<'onboarding-comments'>>()
    const reminded = await acted('send-reminder', onboarding)
    expect([reminded.status, (await mailsOf(onboarding.id)).at(-1)]).toEqual([
      'DueDiligenceSubmitted',
      expect.objectContaining({ event: 'onboarding-reminder', body: expect.stringContaining('Reply to what we') }),
    ])
    await actOn('reply', made, 'investor', { reply: 'Here it is.' })
    expect((await act('send-reminder', reminded)).statusCode).toBe(422)
  })
})

describe('what an investor sees of its onboardings', () => {
  test('are its own that were begun, and whether it must act', async () => {
    const created = await make()
    const waiting = await reach('SubmittedToInvestor')
    const submitted = await reach('DueDiligenceSubmitted')
    const own = (await api.get('investor', '/api/portal/larkmoor/onboardings')).json<OwnOnboardingRow[]>()
    expect(own.filter(({ id }) => id >= created.id).map(({ id, mustAct }) => [id, mustAct])).toEqual([
      [submitted.id, false],
      [waiting.id, true],
    ])
    expect((await api.get('otherInvestor', '/api/portal/larkmoor/onboardings')).json()).toEqual([])
    const one = await api.get('investor', `/api/portal/larkmoor/onboardings/${waiting.id}`)
    expect(one.json()).toMatchObject({ commitment: '15000000.00', version: waiting.version })
    expect((await api.get('investor', `/api/portal/larkmoor/onboardings/${created.id}`)).statusCode).toBe(404)
    expect((await api.get('investor', `/api/portal/thornfield/onboardings/${waiting.id}`)).statusCode).toBe(404)
    expect((await api.get('investor', `/api/onboardings/${waiting.id}`)).statusCode).toBe(403)
  })
})

test('a comment on a part too long to be kept is taken, and still sees what changed', async () => {
  const owner = { individual: { lastName: 'W'.repeat(100), firstName: 'A', residentialAddress: 'C'.repeat(300) } }
  const owners = Array.from({ length: 50 }, () => owner)
  const { id } = await reach('DueDiligenceSubmitted', {
    legalStatus: 'LegalEntity',
    answers: { beneficialOwners: owners },
  })
  expect(JSON.stringify(owners).length).toBeGreaterThan(10_000)
  const made = await comment(id, 'beneficialOwners')
  expect([made.statusCode, made.body]).toEqual([201, expect.any(String)])
  expect((await notesOf(id)).comments).toMatchObject([{ question: 'beneficialOwners', changed: false }])
  await api.database.asAdministrator(
    `update onboardings set answers = jsonb_set(answers, '{beneficialOwners,49,individual,firstName}', '"B"') where id = $1`,
    [id],
  )
  expect((await notesOf(id)).comments).toMatchObject([{ changed: true }])
  expect(comparedAnswer('x'.repeat(10_000))).toHaveLength(10_000)
})

test('an answer of before is shown like one of today, and a part not at all', () => {
  const before = (question: string, answerThen: string | null) => {
    const found = answerBefore({ question, answerThen })
    return found && [found.field.kind, found.record]
  }
  expect(before('beneficialOwners.1.individual.birthDate', '1980-02-01')).toEqual(['date', { birthDate: '1980-02-01' }])
  expect(before('bankAccount.countryId', '12')).toEqual(['reference', { countryId: 12 }])
  expect(before('taxClassification.usPerson', 'false')).toEqual(['boolean', { usPerson: false }])
  expect(before('beneficialOwners', '[{"ownership":"30"}]')).toBeUndefined()
  expect(before('beneficialOwners.0.individual', '{"lastName":"Weir"}')).toBeUndefined()
  expect(before('bankAccount.countryId', null)).toBeUndefined()
  expect(before('nothing.here', 'x')).toBeUndefined()
})

test('questions are named by the titles on the way to them', () => {
  expect(questionTitle('beneficialOwners.1.individual.birthDate')).toBe('Beneficial owners 2 · Individual · Birth date')
  expect(questionTitle('taxClassification')).toBe('Tax classification')
  // Nobody asks a natural person for the details of an entity.
  expect(questionTitle('entityDetails.individual.birthDate')).toBe('Personal details · Individual · Birth date')
  expect(questionTitle('entityDetails.legalForm')).toBe('Entity details · Legal form')
  expect(questionTitle('nothing.here')).toBe('nothing.here')
  expect(answerAt(null, 'taxClassification.giin')).toBeUndefined()
  expect(hasChanged(null, { question: 'taxClassification.giin', answerThen: null })).toBe(false)
  expect(hasChanged(null, { question: 'taxClassification.giin', answerThen: 'ABC' })).toBe(true)
})
