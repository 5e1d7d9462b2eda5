/** The investor answers, each party by a call of its own, and signs; who may, in which state, and what is refused. */
import { describe, expect, test } from 'vitest'
import type { RecordOf } from '../server/requests.ts'
import { signatureSections } from '../../src/onboarding/paperContent.ts'
import type { AnswerFinding, OnboardingReferences, OnboardingNotes } from '../../src/onboarding/reads.ts'
import type { Person } from '../server/api.ts'
import { multipart, PDF } from '../server/uploads.ts'
import { soundDossier } from './dossiers.ts'
import type { SampleDossier } from './dossiers.ts'
import { FAULTS, faultyDossier } from './faults.ts'
import { serveOnboarding } from './servedOnboarding.ts'
import type { Refused } from './servedOnboarding.ts'
import { madeFor, provenBy, surroundingsIn } from './surroundings.ts'

const { api, world, make, read, save, act, acted, addPaper, papersOf, reach, mailsOf } = await serveOnboarding()
const { around, fundId } = await surroundingsIn(world)

const open = async (changes: object = {}) => acted('start', await make(changes), { submit: true })

/** An onboarding with all answers of a dossier, as staff could have typed them. */
async function answered(dossier: SampleDossier): Promise<RecordOf<'onboardings'>> {
  const started = await open(madeFor(dossier, fundId))
  const evidence = (await addPaper(started.id, 'Evidence', 'investor')).json<{ id: number }>()
  const saved = await save(started, { answers: provenBy(dossier.answers, evidence.id) })
  expect([saved.statusCode, saved.body]).toEqual([200, expect.any(String)])
  return saved.json()
}

const namesOf = ({ answers, investorName, legalStatus }: SampleDossier) =>
  legalStatus === 'NaturalPerson'
    ? [{ name: investorName }]
    : (answers.signatories ?? []).map(({ individual }) => ({
        name: `${individual?.firstName} ${individual?.lastName}`,
      }))

const owner = (key: string, ownership = '40') => ({
  key,
  ownership,
  individual: { key: `p${key}`, firstName: 'Cecily', lastName: `Finch ${key}`, birthDate: '1968-09-30' },
})

describe('saving answers', () => {
  test('R197 R198 R199 R200 R203 each party is added, changed and removed by a call of its own', async () => {
    const lists = {
      beneficialOwners: owner('own1'),
      controllersAndDirectors: { key: 'con1', role: 'Director', individual: { firstName: 'Edmund', lastName: 'Dray' } },
      otherParties: { key: 'oth1', role: 'Protector', individual: { firstName: 'Ann', lastName: 'Hale' } },
      thirdPartyIndividuals: { key: 'thi1', explanation: 'Pays', individual: { firstName: 'Bo', lastName: 'Lund' } },
      thirdPartyCompanies: { key: 'com1', name: 'Hale & Co', explanation: 'Holds' },
      signatories: { key: 'sig1', quality: 'Director', individual: { firstName: 'Cy', lastName: 'Roe' } },
    }
    let onboarding = await open()
    for (const [list, party] of Object.entries(lists)) {
      onboarding = await acted('save-party', onboarding, { [list]: party }, 'investor')
      onboarding = await acted('save-party', onboarding, { [list]: { ...party, key: `${party.key}b` } }, 'investor')
      expect(onboarding.answers).toMatchObject({ [list]: [party, { key: `${party.key}b` }] })
      const other = { firstName: 'Gwen', lastName: 'Orme' }
      const changed = 'individual' in party ? { ...party, individual: other } : { ...party, name: 'Orme Holding Ltd' }
      onboarding = await acted('save-party', onboarding, { [list]: changed }, 'investor')
      expect(onboarding.answers).toMatchObject({ [list]: [changed, { key: `${party.key}b` }] })
      expect((await read(onboarding.id)).answers).toEqual(onboarding.answers)
      onboarding = await acted('remove-party', onboarding, { rows: [{ list, key: party.key }] }, 'investor')
      expect(onboarding.answers).toMatchObject({ [list]: [{ key: `${party.key}b` }] })
    }
    expect((await read(onboarding.id)).answers).toEqual(onboarding.answers)
  })

  test('a party that fails leaves the rest as it was saved, and says which answer is wrong', async () => {
    const first = await acted('save-party', await open(), { beneficialOwners: owner('own1') }, 'investor')
    const wrong = { ...owner('own2'), individual: { email: 'no mail address' } }
    const refused = await act('save-party', first, { beneficialOwners: wrong }, 'investor')
    expect([refused.statusCode, Object.keys(refused.json<Refused>().errors ?? {})]).toEqual([
      400,
      ['beneficialOwners.individual.email'],
    ])
    const after = await acted('save-party', first, { beneficialOwners: owner('own3') }, 'investor')
    expect(after.answers).toMatchObject({ beneficialOwners: [{ key: 'own1' }, { key: 'own3' }] })
  })

  test('R196 R201 R202 each step is saved and read again; what was not sent stays', async () => {
    const entityDetails = { legalName: 'Dray & Finch Ltd', legalForm: 'Ltd' }
    const taxClassification = { usLaw: false, financialInstitution: false, incomeKind: 'Passive' }
    const sourceOfFundsAndWealth = { sourceOfFunds: 'Own capital', sourceOfFundsAmount: '2000000' }
    const started = await open({ legalStatus: 'LegalEntity' })
    let onboarding = await acted('save-answers', started, { entityDetails }, 'investor')
    onboarding = await acted('save-answers', onboarding, { taxClassification }, 'investor')
    onboarding = await acted('save-answers', onboarding, { sourceOfFundsAndWealth }, 'investor')
    expect((await read(onboarding.id)).answers).toMatchObject({
      entityDetails,
      taxClassification: {
        ...taxClassification,
        fatcaForm: 'W-8BEN-E',
        fatcaStatus: 'Passive NFFE',
        crsClassification: 'Passive NFE',
      },
      sourceOfFundsAndWealth,
    })
  })

  test('a person who is named twice has one set of data', async () => {
    const party = owner('own1')
    let onboarding = await acted('save-party', await open(), { beneficialOwners: party }, 'investor')
    const signatory = { key: 'sig1', quality: 'Director', individual: party.individual }
    onboarding = await acted('save-party', onboarding, { signatories: signatory }, 'investor')
    const changed = { ...party, individual: { ...party.individual, birthPlace: 'Cork' } }
    onboarding = await acted('save-party', onboarding, { beneficialOwners: changed }, 'investor')
    expect(onboarding.answers).toMatchObject({ signatories: [{ individual: { birthPlace: 'Cork' } }] })
  })

  test('two devices do not overwrite each other', async () => {
    const onboarding = await open()
    await acted('save-party', onboarding, { beneficialOwners: owner('own1') }, 'investor')
    const late = await act('save-party', onboarding, { beneficialOwners: owner('own2') }, 'investor')
    expect([late.statusCode, late.json<Refused>().code]).toEqual([412, 'version-stale'])
  })

  test('a paper names a document of evidence of this onboarding', async () => {
    const onboarding = await open()
    const upload = async (id: number, kind: string) => (await addPaper(id, kind, 'investor')).json<{ id: number }>().id
    const paper = (documentId: number | null) => ({ evidence: { key: 'evi1', purpose: 'Identity', documentId } })
    const others = await upload((await open()).id, 'Evidence')
    for (const documentId of [others, await upload(onboarding.id, 'Subscription'), 2_000_000_000, null]) {
      const refused = await act('save-party', onboarding, paper(documentId), 'investor')
      expect([refused.statusCode, Object.keys(refused.json<Refused>().errors ?? {})]).toEqual([
        422,
        ['evidence.documentId'],
      ])
    }
    await acted('save-party', onboarding, paper(await upload(onboarding.id, 'Evidence')), 'investor')
  })

  test('a list takes as many parties as its schema says, so that staff can still save', async () => {
    const rows = Array.from({ length: 49 }, (_, index) => ({ key: `comp${index}`, name: `Hale ${index}` }))
    const filled = await save(await open(), { answers: { thirdPartyCompanies: rows } })
    const last = { thirdPartyCompanies: { key: 'last1', name: 'Hale 50' } }
    const full = await acted('save-party', filled.json(), last, 'investor')
    const more = { thirdPartyCompanies: { key: 'more1', name: 'Hale 51' } }
    const refused = await act('save-party', full, more, 'investor')
    expect([refused.statusCode, refused.json<Refused>().errors]).toEqual([
      422,
      { thirdPartyCompanies: ['At most 50 can be named here.'] },
    ])
    expect((await save(full, {})).statusCode).toBe(200)
  })

  test('one party at a time, with its key', async () => {
    const onboarding = await open()
    const two = { beneficialOwners: owner('own1'), signatories: { key: 'sig1' } }
    expect((await act('save-party', onboarding, two, 'investor')).statusCode).toBe(422)
    expect((await act('save-party', onboarding, { signatories: { quality: 'Director' } }, 'investor')).statusCode).toBe(
      422,
    )
    const none = { rows: [{ list: 'signatories', key: 'sig9' }] }
    expect((await act('remove-party', onboarding, none, 'investor')).statusCode).toBe(404)
  })

  test('what is signed is locked, and what is not signed yet is not', async () => {
    const signed = await reach('DueDiligenceSigned')
    const refused = await act('save-party', signed, { beneficialOwners: owner('own1') }, 'investor')
    expect([refused.statusCode, Object.keys(refused.json<Refused>().errors ?? {})]).toEqual([
      422,
      ['answers.beneficialOwners'],
    ])
    await acted('save-answers', signed, { subscriptionContract: { commitment: '15000000' } }, 'investor')
  })
})

describe('who reads and writes it', () => {
  const READS = ['', '/notes', '/references', '/paper?kind=Subscription']
  const PEOPLE: readonly (readonly [Person, number])[] = [
    ['investor', 200],
    ['otherInvestor', 404],
    ['strangeInvestor', 404],
    ['admin', 403],
    ['user', 403],
    ['agent', 403],
    ['stranger', 403],
    ['global', 403],
  ]

  test('R107 the wizard is open to the contact of the onboarding alone', async () => {
    const { id } = await open()
    const found: string[] = []
    for (const [person, expected] of PEOPLE)
      for (const path of READS) {
        const { statusCode } = await api.get(person, `/api/portal/larkmoor/onboardings/${id}${path}`)
        if (statusCode !== expected) found.push(`${person} ${path}: ${statusCode}`)
      }
    expect(found).toEqual([])
  })

  test('staff read what is missing among the answers, and what of them cannot be right', async () => {
    const { id } = await open({ fundId, legalStatus: 'LegalEntity' })
    const found = async () => (await api.get('user', `/api/onboardings/${id}/findings`)).json<AnswerFinding[]>()
    const isMissing = (question: string, all: readonly AnswerFinding[]) =>
      all.some(finding => finding.missing && finding.question === question)
    expect(isMissing('entityDetails.legalForm', await found())).toBe(true)
    const owner = { key: 'owner', individual: { key: 'person', birthDate: '2099-01-01' } }
    await api.database.asAdministrator('update onboardings set answers = $1 where id = $2', [
      JSON.stringify({ entityDetails: { legalForm: 'Ltd' }, beneficialOwners: [owner] }),
      id,
    ])
    const now = await found()
    expect(isMissing('entityDetails.legalForm', now)).toBe(false)
    expect(now.filter(({ missing }) => !missing).map(({ question }) => question)).toContain(
      'beneficialOwners.owner.individual.birthDate',
    )
    for (const person of ['investor', 'stranger'] as const)
      expect((await api.get(person, `/api/onboardings/${id}/findings`)).statusCode).not.toBe(200)
  })

  test('it offers countries, currencies and the terms of the fund', async () => {
    const { id } = await open({ fundId })
    const references = (
      await api.get('investor', `/api/portal/larkmoor/onboardings/${id}/references`)
    ).json<OnboardingReferences>()
    expect(references.fund).toMatchObject({ currencyId: around.currencyId, minimumCommitment: '1000000.00' })
    expect([references.threshold, references.thresholdInclusive]).toEqual([expect.stringMatching(/^25/), false])
    expect(references.countries).toContainEqual({ id: around.countries.IE, code: 'IE', name: 'Ireland' })
    expect(references.contact.firstName).toBe('Agnes')
  })
})

describe('signing by typed name', () => {
  test.each([
    ['NaturalPerson', 20],
    ['LegalEntity', 3],
    ['Trust', 5],
  ] as const)(
    'R204 R263 R266 a %s signs declaration and contract: the exact paper is kept, with time, network address and hash',
    async (legalStatus, number) => {
      const dossier = soundDossier(number, around, legalStatus)
      const signatures = namesOf(dossier)
      let onboarding = await acted('sign-paper', await answered(dossier), { signatures }, 'investor')
      expect(onboarding).toMatchObject({ status: 'DueDiligenceSigned', dueDiligenceDate: '2026-11-21' })
      const filter = encodeURIComponent(JSON.stringify({ resource: 'onboardings', recordId: onboarding.id }))
      const documents = (await api.get('user', `/api/documents?filter=${filter}`)).json<
        { id: number; kind: string; contentHash: string; description: string; fileName: string; signedBy: string }[]
      >()
      expect(documents.map(({ kind }) => kind)).toEqual(['Due diligence', 'Due diligence', 'Evidence'])
      const paper = documents.find(({ fileName }) => fileName === 'Due diligence declaration.pdf')
      const record = documents.find(({ description }) => description.startsWith('Signed by'))
      expect([paper?.signedBy, record?.signedBy]).toEqual([signatures.map(({ name }) => name).join(', '), null])
      expect(record?.description).toContain(paper?.contentHash ?? 'no paper')
      expect(record?.description).toMatch(/on 2026-11-21T.* from 127\.0\.0\.1/)
      for (const [action, person] of [
        ['submit-due-diligence', 'investor'],
        ['confirm-due-diligence', 'user'],
      ] as const)
        onboarding = await acted(action, onboarding, {}, person)
      onboarding = await acted('sign-paper', onboarding, { signatures }, 'investor')
      expect(onboarding).toMatchObject({ status: 'SubscriptionSigned', commitment: `${dossier.commitment}.00` })
      const kept = (await papersOf(onboarding.id)).toSorted()
      expect(kept).toEqual(['Due diligence', 'Due diligence', 'Evidence', 'Subscription', 'Subscription'])
      const told = (await mailsOf(onboarding.id)).map(({ event }) => event)
      expect(told.filter(event => event === 'due-diligence-signed')).toHaveLength(1)
    },
    30_000,
  )

  test('the record of a signature lists the SHA-256 of each file of evidence', () => {
    const signed = { hash: 'ab', at: '2026-11-21T10:00:00Z', networkAddress: '127.0.0.1', account: 'agnes@x.example' }
    const files = [
      { id: 7, fileName: 'passport.pdf', contentHash: 'c7' },
      { id: 8, fileName: 'bill.pdf', contentHash: 'c8' },
    ]
    const [, section] = signatureSections({ ...signed, signatures: ['Agnes Tarrant'], evidence: files })
    expect(section?.rows).toEqual([
      { label: 'passport.pdf (7)', value: 'c7' },
      { label: 'bill.pdf (8)', value: 'c8' },
    ])
  })

  test('another name, no name and a name of staff sign nothing', async () => {
    const dossier = soundDossier(1, around, 'NaturalPerson')
    const onboarding = await answered(dossier)
    const other = await act('sign-paper', onboarding, { signatures: [{ name: 'Philippa Thorne' }] }, 'investor')
    expect([other.statusCode, Object.keys(other.json<Refused>().errors ?? {})]).toEqual([422, ['signatures.0.name']])
    const more = [...namesOf(dossier), { name: 'Christine Lagarde' }]
    const invented = await act('sign-paper', onboarding, { signatures: more }, 'investor')
    expect([invented.statusCode, Object.keys(invented.json<Refused>().errors ?? {})]).toEqual([
      422,
      ['signatures.1.name'],
    ])
    expect((await act('sign-paper', onboarding, { signatures: [] }, 'investor')).statusCode).toBe(400)
    expect((await act('sign-paper', onboarding, { signatures: namesOf(dossier) }, 'user')).statusCode).toBe(403)
    expect(await papersOf(onboarding.id)).toEqual(['Evidence'])
    expect(await read(onboarding.id)).toMatchObject({ status: 'SubmittedToInvestor' })
  })

  test('a declaration without the files of its evidence is not signed', async () => {
    const dossier = soundDossier(10, around, 'NaturalPerson')
    const onboarding = await answered(dossier)
    const others = (await addPaper((await open()).id, 'Evidence', 'investor')).json<{ id: number }>()
    const saved = (await save(onboarding, { answers: provenBy(dossier.answers, others.id) })).json<typeof onboarding>()
    const refused = await act('sign-paper', saved, { signatures: namesOf(dossier) }, 'investor')
    expect([refused.statusCode, refused.body]).toEqual([422, expect.stringContaining('Add it again.')])
  })

  test('every kind of fault is refused by the server, too', async () => {
    const signed: string[] = []
    for (const kind of FAULTS) {
      const dossier = faultyDossier(kind, 1, around)
      const onboarding = await answered(dossier)
      // What concerns the money is held against the contract alone.
      const ready =
        (await act('sign-paper', onboarding, { signatures: namesOf(dossier) }, 'investor')).statusCode === 200
          ? await acted('confirm-due-diligence', await acted('submit-due-diligence', await read(onboarding.id)))
          : await read(onboarding.id)
      const { statusCode } = await act('sign-paper', ready, { signatures: namesOf(dossier) }, 'investor')
      if (statusCode !== 422) signed.push(`${kind.title}: ${statusCode}`)
    }
    expect(signed).toEqual([])
  }, 120_000)
})

describe('the holder of the guid', () => {
  const send = async (guid: string | null, kind = 'Evidence') => {
    const { payload, headers } = multipart([
      { name: 'description', content: 'A paper' },
      { name: 'kind', content: kind },
      { name: 'File', content: PDF, fileName: 'passport.pdf', type: 'application/pdf' },
    ])
    return api.app.inject({
      method: 'POST',
      url: '/api/onboarding-session/documents',
      payload,
      headers: { ...headers, ...(guid && { cookie: `onboarding=${guid}` }) },
    })
  }

  test('R377 adds papers of the first step and nothing else, and sees none of them; the contact then does', async () => {
    const { id } = await open()
    const [mail] = await api.database.asAdministrator<{ guid: string }>(
      `select guid from mails where resource = 'onboardings' and record_id = $1 and event = 'start-onboarding'`,
      [id],
    )
    const guid = mail?.guid ?? ''
    const added = await send(guid)
    expect([added.statusCode, added.body]).toEqual([204, ''])
    expect((await send(guid, 'Due diligence')).statusCode).toBe(403)
    expect((await send(null)).statusCode).toBe(401)
    expect((await send('00000000-0000-4000-8000-000000000000')).statusCode).toBe(404)
    const list = await api.app.inject({ url: '/api/documents', headers: { cookie: `onboarding=${guid}` } })
    expect(list.statusCode).toBe(401)
    const notes = await api.get('investor', `/api/portal/larkmoor/onboardings/${id}/notes`)
    expect(notes.json()).toMatchObject({ documents: [{ kind: 'Evidence', fileName: 'passport.pdf', locked: null }] })
    for (const document of notes.json<OnboardingNotes>().documents) {
      expect((await api.get('investor', `/api/documents/${document.id}`)).statusCode).toBe(200)
      expect((await api.get('investor', `/api/documents/${document.id}/content`)).rawPayload).toEqual(PDF)
      expect((await api.remove('investor', `/api/documents/${document.id}`, document.version)).statusCode).toBe(200)
    }
  })

  test('adds 30 papers of together 250 MB, and none once the due diligence is signed', async () => {
    const { id } = await open()
    const [mail] = await api.database.asAdministrator<{ guid: string }>(
      `select guid from mails where resource = 'onboardings' and record_id = $1 and event = 'start-onboarding'`,
      [id],
    )
    const guid = mail?.guid ?? ''
    const statuses: number[] = []
    for (let count = 0; count < 31; count += 1) statuses.push((await send(guid)).statusCode)
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 204), 409])
    expect((await send(guid)).json<{ detail: string }>().detail).toContain('at most 30 papers of together 250')

    const ofRecord = `resource = 'onboardings' and record_id = $1`
    await api.database.asAdministrator(
      `delete from documents where ${ofRecord} and id not in
      (select min(id) from documents where ${ofRecord})`,
      [id],
    )
    await api.database.asAdministrator(`update documents set size = 250 * 1048576 - 10 where ${ofRecord}`, [id])
    expect((await send(guid)).statusCode).toBe(409)
    await api.database.asAdministrator(`update documents set size = 10 where ${ofRecord}`, [id])
    expect((await send(guid)).statusCode).toBe(204)

    for (const status of ['DueDiligenceSigned', 'SubscriptionSubmitted', 'SubscriptionConfirmed']) {
      await api.database.asAdministrator('update onboardings set status = $2 where id = $1', [id, status])
      expect((await send(guid)).json(), status).toMatchObject({ status: 409, code: 'protected' })
    }
    expect(await papersOf(id)).toHaveLength(2)
  })
})
