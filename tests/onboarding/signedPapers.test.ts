/** What was signed is answered as it was signed: in the wizard, and once completed among the papers of the holding. */
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { HistoryEntry } from '../../src/api/history.ts'
import type { OnboardingProgress } from '../../src/onboarding/reads.ts'
import type { Paper } from '../../src/portal/holding.ts'
import { PEOPLE, type Person } from '../server/api.ts'
import { migratedFrom } from '../server/database/earlierRelease.ts'
import { insidesOf } from '../server/insides.ts'
import { PDF } from '../server/uploads.ts'
import { soundDossier } from './dossiers.ts'
import { serveOnboarding } from './servedOnboarding.ts'
import { answersOfNobodyElse, madeFor, surroundingsIn } from './surroundings.ts'

const { api, world, reach, act, acted, addPaper, contactId } = await serveOnboarding()
const { around, fundId } = await surroundingsIn(world)
const DOSSIER = soundDossier(3, around, 'LegalEntity')
const NAMES = (DOSSIER.answers.signatories ?? []).map(({ individual }) => ({
  name: `${individual?.firstName} ${individual?.lastName}`,
}))

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')
const paperOf = (id: number, kind: string, person: Person = 'investor', more = '') =>
  api.get(person, `/api/portal/larkmoor/onboardings/${id}/paper?kind=${encodeURIComponent(kind)}${more}`)
/** As the file itself says: its pages are objects that are not compressed. */
const pagesOf = (paper: Buffer) => paper.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
const storedOf = (id: number, kind: string) =>
  api.database.asAdministrator<{ id: number; hash: string; description: string }>(
    `select id, content_hash as hash, description from documents
     where resource = 'onboardings' and record_id = $1 and kind = $2 order by id`,
    [id, kind],
  )

/** Signed here by typed names, the contract elsewhere, and completed ten days later. */
async function completed(investorName: string) {
  const answers = answersOfNobodyElse(DOSSIER, around)
  const begun = await reach('SubmittedToInvestor', { ...madeFor(DOSSIER, fundId), investorName, answers })
  const drawn = (await paperOf(begun.id, 'Due diligence')).rawPayload
  let onboarding = await acted('sign-paper', begun, { signatures: NAMES }, 'investor')
  const declared = await storedOf(onboarding.id, 'Due diligence')
  api.today.date = '2026-12-01'
  const read = await paperOf(onboarding.id, 'Due diligence')
  for (const [action, input] of [
    ['submit-due-diligence', {}],
    ['confirm-due-diligence', {}],
    ['sign-subscription', { date: '2026-11-30' }],
    ['submit-subscription', {}],
    ['confirm-subscription', {}],
    ['complete', {}],
  ] as const)
    onboarding = await acted(action, onboarding, input)
  api.today.date = '2026-11-21'
  return { onboarding, drawn, declared, read }
}

describe('a paper that was signed', () => {
  test('is none of those that the investor has added before, and with which nothing was signed', async () => {
    const names = (id: number, kind: string) =>
      api.database.asAdministrator<{ name: string }>(
        `select file_name as name from documents where resource = 'onboardings' and record_id = $1 and kind = $2
         order by id`,
        [id, kind],
      )
    const add = async (id: number, kind: string, fileName: string) =>
      expect((await addPaper(id, kind, 'investor', fileName)).statusCode).toBe(201)
    const answers = answersOfNobodyElse(DOSSIER, around)
    const begun = await reach('SubmittedToInvestor', { ...madeFor(DOSSIER, fundId), answers })
    await add(begun.id, 'Due diligence', 'wrong.pdf')
    // Refused, nothing goes.
    expect((await act('sign-paper', begun, { signatures: [{ name: 'Somebody else' }] }, 'investor')).statusCode).toBe(
      422,
    )
    expect(await names(begun.id, 'Due diligence')).toEqual([{ name: 'Due diligence.pdf' }, { name: 'wrong.pdf' }])
    let onboarding = await acted('sign-paper', begun, { signatures: NAMES }, 'investor')
    expect(await names(begun.id, 'Due diligence')).toEqual([
      { name: 'Due diligence.pdf' },
      { name: expect.stringMatching(/^Due diligence declaration\.pdf$/) },
      { name: expect.stringMatching(/signatures\.pdf$/) },
    ])
    for (const action of ['submit-due-diligence', 'confirm-due-diligence'])
      onboarding = await acted(action, onboarding, {})
    for (const name of ['wrong.pdf', 'right.pdf']) await add(begun.id, 'Subscription', name)
    await acted('sign-subscription', onboarding, {}, 'investor')
    expect(await names(begun.id, 'Subscription')).toEqual([{ name: 'Subscription.pdf' }, { name: 'right.pdf' }])
  })

  test('R204 is answered byte for byte, whenever it is read, as the document whose hash was kept', async () => {
    const { onboarding, drawn, declared, read } = await completed('Byte for Byte Ltd')
    // Of staff, the one that was signed, and the record of its signatures.
    expect(declared).toHaveLength(3)
    expect(declared[2]?.description).toContain(declared[1]?.hash)
    expect([read.statusCode, sha256(read.rawPayload)]).toEqual([200, declared[1]?.hash])
    expect(read.rawPayload).toEqual(drawn)
    const [contract] = await storedOf(onboarding.id, 'Subscription')
    const elsewhere = await paperOf(onboarding.id, 'Subscription')
    expect([elsewhere.rawPayload, sha256(elsewhere.rawPayload)]).toEqual([PDF, contract?.hash])
    const record = await paperOf(onboarding.id, 'Due diligence', 'investor', `&documentId=${declared[2]?.id}`)
    expect(sha256(record.rawPayload)).toBe(declared[2]?.hash)
    const taken = await api.database.asAdministrator(
      `select 1 from audit where action = 'download' and resource = 'documents' and record_id = $1`,
      [declared[1]?.id],
    )
    expect(taken).toHaveLength(1)
    for (const [more, kind] of [
      [`&documentId=${contract?.id}`, 'Due diligence'],
      ['&documentId=999999', 'Subscription'],
    ] as const)
      expect((await paperOf(onboarding.id, kind, 'investor', more)).statusCode).toBe(404)
    expect((await paperOf(onboarding.id, 'Subscription', 'otherInvestor')).statusCode).toBe(404)
  })

  test('R115 is told with its signers and its day to whom the mail was sent, and to nobody who only holds the link', async () => {
    const answers = answersOfNobodyElse(DOSSIER, around)
    const investorName = 'Told by Mail Ltd'
    let onboarding = await reach('SubmittedToInvestor', { ...madeFor(DOSSIER, fundId), investorName, answers })
    onboarding = await acted('sign-paper', onboarding, { signatures: NAMES }, 'investor')
    const [mail] = await api.database.asAdministrator<{ guid: string }>(
      `select guid from mails where record_id = $1 and event = 'due-diligence-signed' and recipient = $2`,
      [onboarding.id, PEOPLE.investor],
    )
    const signaturesNow = async () => {
      const told = await api.get('investor', `/api/email-links/${mail?.guid}/mail`)
      return told.json<{ onboarding: { signatures: object[] } }>().onboarding.signatures
    }
    const signers = NAMES.map(({ name }) => name)
    const signed = {
      kind: 'Due diligence',
      date: '2026-11-21',
      signedBy: signers.join(', '),
      fileName: 'Due diligence declaration.pdf',
      pages: pagesOf((await paperOf(onboarding.id, 'Due diligence')).rawPayload),
      documents: (await storedOf(onboarding.id, 'Evidence')).length,
    }
    expect([signed.pages > 1, signed.documents > 0]).toEqual([true, true])
    // What is added for the contract was not part of the declaration.
    const columns = 'tenant_id, resource, record_id, kind, file_name, file_type, size, content_hash, content_key'
    await api.database.asAdministrator(
      `insert into documents (${columns}) select ${columns} from documents
       where resource = 'onboardings' and record_id = $1 and kind = 'Evidence' limit 1`,
      [onboarding.id],
    )
    expect(await signaturesNow()).toEqual([signed])
    const known = await api.call(undefined, `/api/email-links/${mail?.guid}`)
    expect(known.statusCode).toBe(200)
    for (const name of [...signers, investorName, signed.fileName, 'pages']) expect(known.body).not.toContain(name)

    // Staff read it between the steps, with the mails and the last sign-in of the contact, and nobody else does.
    await api.database.asAdministrator('update accounts set last_sign_in_at = $2 where user_name = $1', [
      PEOPLE.investor,
      '2026-11-20T08:00:00Z',
    ])
    const progress = (person: Person) => api.get(person, `/api/onboardings/${onboarding.id}/progress`)
    const { signatures, mails, lastSignInAt } = (await progress('agent')).json<OnboardingProgress>()
    expect([signatures, lastSignInAt]).toEqual([[signed], '2026-11-20T08:00:00.000Z'])
    expect(mails.map(({ event }) => event)).toEqual(['start-onboarding', 'complete-onboarding', 'due-diligence-signed'])
    const history = (await api.get('user', `/api/onboardings/${onboarding.id}/history`)).json<HistoryEntry[]>()
    const begun = history.find(({ action }) => action === 'start')
    expect(mails.find(({ event }) => event === 'start-onboarding')?.writtenAt).toBe(begun?.at ?? 'no history')
    expect((await progress('investor')).statusCode).toBe(403)
    expect((await progress('stranger')).statusCode).toBe(404)

    // Another signatory of the contract has not signed the declaration.
    const stated = { ...answers, signatories: (answers.signatories ?? []).slice(0, 1) }
    await api.database.asAdministrator('update onboardings set answers = $2 where id = $1', [onboarding.id, stated])
    expect(await signaturesNow()).toEqual([signed])
    await api.database.asAdministrator('update onboardings set answers = $2 where id = $1', [onboarding.id, answers])

    // The contract is signed on paper: who signed that, only the paper says.
    for (const [action, input] of [
      ['submit-due-diligence', {}],
      ['confirm-due-diligence', {}],
      ['sign-subscription', { date: '2026-11-21' }],
    ] as const)
      onboarding = await acted(action, onboarding, input)
    expect(await signaturesNow()).toEqual([
      signed,
      {
        kind: 'Subscription',
        date: '2026-11-21',
        signedBy: null,
        fileName: expect.stringMatching(/\.pdf$/),
        pages: null,
        documents: null,
      },
    ])
  })

  test('has its signers where it was signed by an earlier release', async () => {
    const sentence =
      'Signed by Oliver Dray, Cecily Finch on 2026-11-21T16:31:00Z from 198.51.100.7; SHA-256 of the document'
    const rows = [
      ['Due diligence', 'aa', 'Signed on paper'],
      ['Due diligence', 'bb', 'The document that was signed.'],
      ['Due diligence', 'cc', `${sentence} bb`],
      ['Subscription', 'bb', 'The document that was signed.'],
    ].map(
      ([kind, hash, description]) =>
        `(1, 'onboardings', 7, '${kind}', 'paper.pdf', 'pdf', 1, '${hash}', 'key', '${description}')`,
    )
    const inserts =
      'insert into documents (tenant_id, resource, record_id, kind, file_name, file_type, size, content_hash, ' +
      `content_key, description) values ${rows.join(', ')}`
    await migratedFrom('0052', inserts, async database => {
      const found = await database.asAdministrator<{ name: string | null }>(
        'select signed_by as name from documents order by id',
      )
      expect(found.map(({ name }) => name)).toEqual([null, 'Oliver Dray, Cecily Finch', null, null])
    })
  })

  test('stands among the papers of the holding for its contacts, and for nobody else', async () => {
    const { onboarding, declared } = await completed('Among the Papers Ltd')
    const holding = onboarding.limitedPartnerId
    const signedOf = async (person: Person, query = '') =>
      (await api.get(person, `/api/portal/larkmoor/papers${query}`))
        .json<Paper[]>()
        .filter(({ kind, limitedPartnerId }) => kind === 'signed' && limitedPartnerId === holding)
    const papers = await signedOf('investor')
    expect(papers.map(({ title, publishedOn }) => `${title} ${publishedOn}`)).toEqual([
      'Due diligence declaration, signatures (signed 21/11/2026) 2026-12-01',
      'Due diligence declaration (signed 21/11/2026) 2026-12-01',
      'Subscription contract, Subscription (signed 30/11/2026) 2026-12-01',
      'Due diligence declaration, Due diligence (signed 21/11/2026) 2026-12-01',
    ])
    const signed = declared[1]?.id ?? 0
    const paper = (person: Person, query = '') =>
      api.get(person, `/api/portal/larkmoor/signed-papers/${signed}${query}`)
    expect(sha256((await paper('investor')).rawPayload)).toBe(declared[1]?.hash)
    const [taken] = await api.database.asAdministrator<{ user_name: string }>(
      `select a.user_name from audit h join accounts a on a.id = h.account_id
       where h.action = 'download' and h.resource = 'documents' and h.record_id = $1 order by h.id desc limit 1`,
      [signed],
    )
    expect(taken?.user_name).toBe(PEOPLE.investor)
    expect(await signedOf('user', `?as=${holding}`)).toHaveLength(4)
    expect((await paper('user', `?as=${holding}`)).statusCode).toBe(200)
    const archive = await api.get('investor', `/api/portal/larkmoor/funds/${holding}/archive`)
    expect(insidesOf(archive.rawPayload)).toContain('Due diligence declaration.pdf')
    // Nothing was published with it.
    const details = (await api.get('investor', `/api/portal/larkmoor/funds/${holding}`)).json<{
      fundDetails: object[]
    }>()
    expect(details.fundDetails).toEqual([])

    expect(await signedOf('otherInvestor')).toEqual([])
    for (const person of ['otherInvestor', 'strangeInvestor'] as const)
      expect((await paper(person)).statusCode, person).toBe(404)
    const other = await world.make('limited-partners', { fundId })
    expect((await paper('user', `?as=${other.id}`)).statusCode).toBe(404)

    // Whoever reads the holding along sees the holding, and none of the personal data in what was signed.
    await api.database.asAdministrator(
      `insert into portal_accesses (tenant_id, fund_id, limited_partner_id, contact_id, colleague_id, first_name,
         last_name, email, phone_number, until, status)
       select p.tenant_id, p.fund_id, p.id, $2, a.contact_id, 'Nuala', 'Reve', a.user_name, '+44 1632 960123',
         '2026-12-31', 'Granted'
       from limited_partners p, accounts a where p.id = $1 and a.user_name = $3`,
      [holding, contactId, PEOPLE.otherInvestor],
    )
    expect((await api.get('otherInvestor', `/api/portal/larkmoor/funds/${holding}`)).statusCode).toBe(200)
    expect([await signedOf('otherInvestor'), (await paper('otherInvestor')).statusCode]).toEqual([[], 404])
    expect((await api.get('otherInvestor', `/api/portal/larkmoor/funds/${holding}/archive`)).statusCode).toBe(404)
  })

  test('is not shown before the onboarding is completed', async () => {
    const ready = await reach('SubscriptionConfirmed', { fundId })
    const partner = await world.make('limited-partners', { fundId, mainContactId: contactId })
    await api.database.asAdministrator('update onboardings set limited_partner_id = $1 where id = $2', [
      partner.id,
      ready.id,
    ])
    const papers = (await api.get('investor', '/api/portal/larkmoor/papers')).json<Paper[]>()
    expect(papers.filter(({ limitedPartnerId }) => limitedPartnerId === partner.id)).toEqual([])
  })
})

describe('what is shared with an adviser', () => {
  const draft = (id: number, person: Person = 'investor') =>
    api.get(person, `/api/portal/larkmoor/onboardings/${id}/draft?kind=${encodeURIComponent('Due diligence')}`)
  const guidOf = async (id: number, person: Person = 'investor') => {
    const answer = await api.get(person, `/api/portal/larkmoor/onboardings/${id}/papers-link`)
    return answer.statusCode === 200 ? answer.json<{ guid: string | null }>().guid : answer.statusCode
  }

  test('are the answers, marked as a draft, for the contact alone', async () => {
    const individual = { key: 'key1', firstName: 'Imogen', lastName: 'Hale' }
    const { id } = await reach('SubmittedToInvestor', { fundId, answers: { entityDetails: { individual } } })
    const paper = await draft(id)
    expect(paper.headers['content-disposition']).toContain('Due diligence declaration, draft.pdf')
    const says = insidesOf(paper.rawPayload)
    expect(says).toContain('This is a draft of the answers as they stood on 21/11/2026.')
    expect(says).toContain('Imogen')
    expect(says).not.toContain('Signs by typed name')
    expect(insidesOf((await paperOf(id, 'Due diligence')).rawPayload)).not.toContain('draft')
    for (const person of ['otherInvestor', 'strangeInvestor'] as const)
      expect([(await draft(id, person)).statusCode, await guidOf(id, person)]).toEqual([404, 404])
    expect((await draft(id, 'user')).statusCode).toBe(403)
  })

  test('like the paper before it is signed, stands in the history with whoever took it, and which of them it was', async () => {
    const { id } = await reach('SubmittedToInvestor', { fundId })
    const confirmed = await reach('DueDiligenceConfirmed', { fundId })
    const takers = (of = id) =>
      api.database.asAdministrator<{ taker: string; changes: object[] }>(
        `select a.user_name as taker, h.changes from audit h join accounts a on a.id = h.account_id
         where h.action = 'download' and h.resource = 'onboardings' and h.record_id = $1 order by h.id`,
        [of],
      )
    const taken = (paper: string) => ({
      taker: PEOPLE.investor,
      changes: [
        { field: 'format', old: null, new: 'pdf' },
        { field: 'paper', old: null, new: paper },
      ],
    })
    const both = [taken('Due diligence declaration'), taken('Due diligence declaration, draft')]
    expect((await paperOf(id, 'Due diligence')).statusCode).toBe(200)
    expect(await takers()).toEqual(both.slice(0, 1))
    expect((await draft(id)).statusCode).toBe(200)
    expect(await takers()).toEqual(both)
    // Who gets nothing has taken nothing.
    expect([(await draft(id, 'otherInvestor')).statusCode, await takers()]).toEqual([404, both])
    expect((await paperOf(confirmed.id, 'Subscription')).statusCode).toBe(200)
    expect(await takers(confirmed.id)).toEqual([taken('Subscription contract')])
  })

  test('is the link of the newest first mail to the contact, as long as papers are taken by it', async () => {
    const begun = await reach('SubmittedToInvestor', { fundId })
    const [mail] = await api.database.asAdministrator<{ guid: string }>(
      `select guid from mails where event = 'start-onboarding' and record_id = $1`,
      [begun.id],
    )
    expect(mail?.guid).toMatch(/^[0-9a-f-]{36}$/)
    expect(await guidOf(begun.id)).toBe(mail?.guid)
    await api.database.asAdministrator(`update mails set status = 'Cancelled' where guid = $1`, [mail?.guid])
    expect(await guidOf(begun.id)).toBeNull()
    await api.database.asAdministrator(`update mails set status = 'Sent' where guid = $1`, [mail?.guid])
    expect(await guidOf(begun.id)).toBe(mail?.guid)
    expect((await act('sign-due-diligence', begun, { date: '2026-11-02' })).statusCode).toBe(200)
    expect(await guidOf(begun.id)).toBeNull()
  })
})
