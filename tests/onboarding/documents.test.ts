/** Documents of an onboarding: which kinds in which state, and who handles them. */
import { describe, expect, test } from 'vitest'
import type { OnboardingNotes } from '../../src/onboarding/reads.ts'
import { PEOPLE, type Person } from '../server/api.ts'
import type { RecordOf, Seen } from '../server/requests.ts'
import { PDF } from '../server/uploads.ts'
import { serveOnboarding, STATES } from './servedOnboarding.ts'
import type { Refused } from './servedOnboarding.ts'

const { api, world, contactId, make, save, acted, addPaper, papersOf, reach } = await serveOnboarding()

const added = async (id: number, kind: string, person: Person = 'user'): Promise<RecordOf<'documents'>> => {
  const answer = await addPaper(id, kind, person)
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)])
  return answer.json()
}
const remove = async (person: Person, { id, version }: Seen) =>
  (await api.remove(person, `/api/documents/${id}`, version)).statusCode

describe('documents of both kinds', () => {
  test.each(['Due diligence', 'Subscription'])(
    'R194 R377 %s: upload, list, download, delete, by staff and by the contact',
    async kind => {
      const { id } = await reach('SubmittedToInvestor')
      for (const person of ['user', 'investor'] as const) {
        const document = await added(id, kind, person)
        const content = await api.get(person, `/api/documents/${document.id}/content`)
        expect([content.statusCode, content.rawPayload]).toEqual([200, PDF])
        const own = (await api.get('investor', `/api/portal/larkmoor/onboardings/${id}/notes`)).json<{
          documents: { id: number; kind: string }[]
        }>()
        expect(own.documents).toContainEqual(expect.objectContaining({ id: document.id, kind }))
        expect(await papersOf(id)).toContain(kind)
        expect(await remove(person, document)).toBe(200)
      }
      expect(
        (
          await api.get(
            'user',
            `/api/documents?filter=${encodeURIComponent(JSON.stringify({ recordId: id, resource: 'onboardings' }))}`,
          )
        ).json<RecordOf<'documents'>[]>(),
      ).toHaveLength(3)
    },
  )

  test('R377 are nobody’s but those of staff and of the contact of that onboarding', async () => {
    const { id } = await reach('SubmittedToInvestor')
    const document = await added(id, 'Evidence', 'investor')
    const statuses = async (person: Person) => [
      (await addPaper(id, 'Evidence', person)).statusCode,
      (await api.get(person, `/api/documents/${document.id}`)).statusCode,
      (await api.get(person, `/api/documents/${document.id}/content`)).statusCode,
      await remove(person, document),
      (await api.get(person, `/api/portal/larkmoor/onboardings/${id}/notes`)).statusCode,
      (await api.get(person, `/api/portal/larkmoor/onboardings/${id}`)).statusCode,
    ]
    expect(await statuses('otherInvestor')).toEqual([404, 404, 404, 404, 404, 404])
    expect(await statuses('strangeInvestor')).toEqual([404, 404, 404, 404, 404, 404])
    expect(await statuses('stranger')).toEqual([404, 404, 404, 404, 403, 403])
    expect(await statuses('agent')).toEqual([403, 200, 200, 403, 403, 403])
    expect(await remove('investor', document)).toBe(200)
  })

  test('what staff keep with it is not the contact’s: not seen, not downloaded, not removed', async () => {
    const { id } = await reach('SubmittedToInvestor')
    const kept = { evidence: await added(id, 'Evidence'), paper: await added(id, 'Due diligence') }
    const own = {
      evidence: await added(id, 'Evidence', 'investor'),
      paper: await added(id, 'Subscription', 'investor'),
    }
    const other = await added((await reach('SubmittedToInvestor')).id, 'Evidence', 'investor')
    const tried = async (person: Person, document: Seen) => [
      (await api.get(person, `/api/documents/${document.id}`)).statusCode,
      (await api.get(person, `/api/documents/${document.id}/content`)).statusCode,
      (await api.get(person, `/api/documents/${document.id}/history`)).statusCode,
      await remove(person, document),
    ]
    const notes = await api.get('investor', `/api/portal/larkmoor/onboardings/${id}/notes`)
    const shown = notes.json<OnboardingNotes>().documents
    expect(shown.map(document => document.kind)).toEqual([
      'Due diligence',
      'Subscription',
      'Due diligence',
      'Evidence',
      'Subscription',
    ])
    expect(shown.filter(({ locked }) => locked === null).map(document => document.id)).toEqual([
      own.evidence.id,
      own.paper.id,
    ])
    expect(await tried('investor', kept.evidence)).toEqual([404, 404, 404, 404])
    expect(await tried('investor', kept.paper)).toEqual([200, 200, 404, 409])
    for (const document of [own.evidence, own.paper, other])
      expect(await tried('investor', document)).toEqual([200, 200, 404, 200])
    expect(await tried('user', kept.evidence)).toEqual([200, 200, 200, 200])
    expect(await tried('user', kept.paper)).toEqual([200, 200, 200, 200])
  })

  test('what the former contact has added is the next one’s too, what staff keep is not', async () => {
    const former = await world.make('contacts', { email: PEOPLE.otherInvestor })
    await api.database.asAdministrator(`update contacts set account_status = 'Active' where id = $1`, [former.id])
    await api.database.asAdministrator('update accounts set contact_id = $1 where user_name = $2', [
      former.id,
      PEOPLE.otherInvestor,
    ])
    const onboarding = await reach('SubmittedToInvestor', { contactId: former.id })
    const evidence = await added(onboarding.id, 'Evidence', 'otherInvestor')
    const ofStaff = await added(onboarding.id, 'Evidence')
    expect((await save(onboarding, { contactId })).statusCode).toBe(200)
    const content = async (person: Person, { id }: Seen) =>
      (await api.get(person, `/api/documents/${id}/content`)).statusCode
    expect([await content('investor', evidence), await content('investor', ofStaff)]).toEqual([200, 404])
    expect(await content('otherInvestor', evidence)).toBe(404)
    const notes = await api.get('investor', `/api/portal/larkmoor/onboardings/${onboarding.id}/notes`)
    const shown = notes.json<OnboardingNotes>().documents.filter(({ kind }) => kind === 'Evidence')
    expect(shown.map(({ id }) => id)).toEqual([evidence.id])
  })

  test('the contact sees no paper before the onboarding is started', async () => {
    const { id } = await make()
    const paper = await added(id, 'Due diligence')
    expect((await api.get('investor', `/api/documents/${paper.id}/content`)).statusCode).toBe(404)
  })

  test('R273 what is signed stays as it is; other documents may follow until the end', async () => {
    const rows: string[] = []
    for (const state of STATES) {
      const { id } = await reach(state)
      const can: string[] = []
      for (const kind of ['Due diligence', 'Subscription', 'Evidence'])
        if ((await addPaper(id, kind)).statusCode === 201) can.push(kind)
      rows.push(`${state}: ${can.join(', ')}`)
    }
    expect(rows).toEqual([
      'Created: Due diligence, Subscription, Evidence',
      'Started: Due diligence, Subscription, Evidence',
      'SubmittedToInvestor: Due diligence, Subscription, Evidence',
      'DueDiligenceSigned: Subscription, Evidence',
      'DueDiligenceSubmitted: Subscription, Evidence',
      'DueDiligenceConfirmed: Subscription, Evidence',
      'SubscriptionSigned: Evidence',
      'SubscriptionSubmitted: Evidence',
      'SubscriptionConfirmed: Evidence',
      'Completed: ',
      'Aborted: ',
    ])
  })

  test('a signed paper is neither removed nor made another kind, and what is in review stays', async () => {
    const onboarding = await reach('SubmittedToInvestor')
    const paper = await added(onboarding.id, 'Due diligence')
    const evidence = await added(onboarding.id, 'Evidence', 'investor')
    const signed = await acted('sign-due-diligence', onboarding, { date: '2026-11-02' })
    const refused = await api.remove('admin', `/api/documents/${paper.id}`, paper.version)
    expect([refused.statusCode, refused.json<Refused>().detail]).toEqual([409, expect.stringContaining('is signed')])
    for (const [document, kind] of [
      [paper, 'Evidence'],
      [evidence, 'Due diligence'],
    ] as const) {
      const body = { kind, description: 'x' }
      expect((await api.put('user', `/api/documents/${document.id}`, document.version, body)).statusCode).toBe(409)
    }
    for (const person of ['investor', 'user', 'admin'] as const) expect(await remove(person, evidence)).toBe(409)
    await acted('submit-due-diligence', signed, {}, 'investor')
    expect(await remove('investor', evidence)).toBe(409)
  })

  test('evidence stays from the declaration on, whoever asks', async () => {
    for (const state of ['DueDiligenceSigned', 'DueDiligenceConfirmed', 'SubscriptionSigned'] as const) {
      const { id } = await reach(state)
      const evidence = await added(id, 'Evidence', 'investor')
      for (const person of ['investor', 'user', 'admin'] as const)
        expect([state, person, await remove(person, evidence)]).toEqual([state, person, 409])
    }
  })

  test('a document that an answer names is removed with the answer', async () => {
    const onboarding = await reach('SubmittedToInvestor')
    const evidence = await added(onboarding.id, 'Evidence', 'investor')
    const paper = { key: 'evi1', purpose: 'Identity', kind: 'Passport', documentId: evidence.id }
    const named = await acted('save-party', onboarding, { evidence: paper }, 'investor')
    const refused = await api.remove('investor', `/api/documents/${evidence.id}`, evidence.version)
    expect([refused.statusCode, refused.json<Refused>().detail]).toEqual([
      409,
      expect.stringContaining('names this document: Evidence 1'),
    ])
    await acted('remove-party', named, { rows: [{ list: 'evidence', key: 'evi1' }] }, 'investor')
    expect(await remove('investor', evidence)).toBe(200)
  })

  test('the contact adds nothing before the onboarding is started', async () => {
    expect((await addPaper((await make()).id, 'Evidence', 'investor')).statusCode).toBe(409)
  })
})
