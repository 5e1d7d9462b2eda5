/**
 * Generated states of a fund never show an investor anything unpublished, of another partner or of another tenant:
 * everything that must not be seen holds a mark, and every answer is searched for it, papers and archives inside too.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Holding, Paper } from '../../src/portal/holding.ts'
import { noticeSnapshot } from '../../src/notices/snapshot.ts'
import { publishPeriod, statementGround } from '../capital-account-statements/statementGround.ts'
import { common, own as ownPart } from '../notices/sample.ts'
import type { Person } from '../server/api.ts'
import { PEOPLE } from '../server/api.ts'
import { serve } from '../server/serve.ts'
import { allEntities, type World } from '../server/samples.ts'
import { insidesOf } from '../server/insides.ts'
import { upload } from '../server/uploads.ts'

const { api, world, other } = await serve()
const MARK = 'CNRY'

const contactOf = async (person: Person, place: World): Promise<number> => {
  const contact = await place.make('contacts', { email: PEOPLE[person] })
  await api.database.asAdministrator('update accounts set contact_id = $1 where user_name = $2', [
    contact.id,
    PEOPLE[person],
  ])
  return contact.id
}
const contacts = [await contactOf('investor', world), await contactOf('otherInvestor', world)] as const
const strange = await statementGround(
  other,
  [`${MARK}-tenant-a`, `${MARK}-tenant-b`],
  [await contactOf('strangeInvestor', other)],
)

interface State {
  published: boolean
  released: boolean
  forOther: boolean
  laterPeriod: boolean
  noticePublished: boolean
  superseded: boolean
  completed: boolean
}

const states: fc.Arbitrary<State> = fc.record({
  published: fc.boolean(),
  released: fc.boolean(),
  forOther: fc.boolean(),
  laterPeriod: fc.boolean(),
  noticePublished: fc.boolean(),
  superseded: fc.boolean(),
  completed: fc.boolean(),
})

let count = 0

/** A fund in that state; whatever the investor must not see of it holds the mark. */
async function make(state: State): Promise<void> {
  const { published, released, forOther, laterPeriod, noticePublished, superseded, completed } = state
  count += 1
  const seen = (name: string, isSeen: boolean) => (isSeen ? `${name} ${count}` : `${MARK}-${name}-${count}`)
  const { fund, period, movement, partners } = await statementGround(
    world,
    ['Own', `${MARK}-partner-${count}`],
    contacts,
  )
  await api.database.asAdministrator('update capital_movements set name = $1 where id = $2', [
    seen('Call', published),
    movement.id,
  ])
  // Neither bought nor valued by the last day of the period.
  await world.make('investments', { fundId: fund.id, name: `${MARK}-after-${count}` })
  if (published) await publishPeriod(api, period)
  if (laterPeriod)
    await world.make('reporting-periods', { fundId: fund.id, name: `${MARK}-later-${count}`, date: '2026-09-30' })
  const shows = released && !forOther
  const report = await world.make('investor-reports', {
    fundId: fund.id,
    name: seen('Report', shows),
    date: '2026-06-30',
    type: 'Other',
    limitedPartnerId: forOther ? partners[1].id : null,
  })
  await upload(api, 'user', `/api/investor-reports/${report.id}/documents`, 'r.csv', seen('content', shows), {
    kind: 'Other',
    description: 'A report',
  })
  if (released) await api.post('user', `/api/investor-reports/${report.id}/release`, {}, { version: report.version })
  const notified = await world.make('capital-movements', {
    fundId: fund.id,
    name: `Notified ${count}`,
    dueDate: '2026-12-04',
  })
  await api.database.asAdministrator('update capital_movements set status = $2 where id = $1', [
    notified.id,
    noticePublished ? 'Published' : 'Completed',
  ])
  const isSeen = noticePublished && !superseded
  await notice(notified.id, partners[0].id, seen('Notice', isSeen), superseded)
  await notice(notified.id, partners[1].id, `${MARK}-foreign-${count}`, false)
  await signed(fund.id, partners[0].id, completed, seen('Signed', completed))
  if (count === 1) await signed(fund.id, partners[1].id, true, `${MARK}-signed`)
}

/** The contract of an onboarding that somebody else has filled in. */
async function signed(fundId: number, limitedPartnerId: number, completed: boolean, words: string) {
  const onboarding = await world.insert('onboardings', {
    fundId,
    contactId: contacts[1],
    investorName: `${MARK}-onboarding-${count}`,
    status: completed ? 'Completed' : 'SubscriptionConfirmed',
    limitedPartnerId,
    answers: null,
  })
  await world.insert('documents', {
    resource: 'onboardings',
    recordId: onboarding.id,
    kind: 'Subscription',
    limitedPartnerId: null,
    fileName: `${words}.pdf`,
    fileType: 'pdf',
    superseded: false,
    contentKey: await api.services.files.put(Buffer.from(`%PDF-1.7 ${words}`)),
  })
}

async function notice(capitalMovementId: number, limitedPartnerId: number, words: string, superseded: boolean) {
  const [shared, own] = [common(), ownPart()]
  await world.insert('notices', {
    capitalMovementId,
    limitedPartnerId,
    status: 'Made',
    superseded,
    snapshot: JSON.stringify(
      noticeSnapshot({ ...shared, movement: words }, { ...own, investor: { ...own.investor, name: words } }),
    ),
    contentKey: await api.services.files.put(Buffer.from(`%PDF-1.7 ${words}`)),
  })
}

type Answers = [url: string, says: string][]

/** Every holding of the portal, every paper in each form, both archives; addresses of what is not theirs as well. */
async function ofPortal(): Promise<Answers> {
  const found: Answers = []
  const ask = async (path: string) => {
    const answer = await api.get('investor', `/api/portal/larkmoor${path}`)
    found.push([path, `${insidesOf(answer.rawPayload)} ${JSON.stringify(answer.headers)}`])
    return answer
  }
  for (const path of ['/capital-movements', '/transfers', '/papers/archive', '/contact', '/onboardings'])
    await ask(path)
  const papers = (await ask('/papers')).json<Paper[]>()
  const holdings = (await ask('/funds')).json<Holding[]>()
  expect(holdings).toHaveLength(count)
  for (const { id } of holdings)
    for (const path of ['', '/investments', '/cash-flows', '/archive']) await ask(`/funds/${id}${path}`)
  for (const { kind, id } of papers)
    if (kind === 'report') await ask(`/reports/${id}`)
    else if (kind === 'signed') await ask(`/signed-papers/${id}`)
    else for (const format of ['pdf', 'xlsx', 'json']) await ask(`/${kind}s/${id}?format=${format}`)
  for (const id of Array.from({ length: 12 }, (_, place) => place + 1))
    for (const path of [`/funds/${id}`, `/funds/${id}/archive`, `/statements/${id}?format=json`, `/reports/${id}`])
      await ask(path)
  for (const { id } of await rowsOf('notices')) await ask(`/notices/${id}?format=json`)
  for (const { id } of await rowsOf('documents')) await ask(`/signed-papers/${id}`)
  await ask(`/funds/${strange.partners[0].id}`)
  return found
}

const rowsOf = (table: 'documents' | 'notices') =>
  api.database.asAdministrator<{ id: number }>(`select id from ${table} order by id`)

/** Search and lists, whose totals count nothing that is not theirs, and the files of documents. */
async function ofBackOffice(): Promise<Answers> {
  const found: Answers = []
  const ask = async (url: string) => {
    const answer = await api.get('investor', url)
    // What was asked for may stand in the answer, as a problem says which request it is about.
    const says = insidesOf(answer.rawPayload).replaceAll(`q=${MARK}`, '')
    found.push([url, `${says} ${JSON.stringify(answer.headers)}`])
    return answer
  }
  await ask(`/api/search?q=${MARK}`)
  const filter = encodeURIComponent(JSON.stringify({ q: MARK }))
  for (const { resource } of allEntities) {
    const { statusCode, headers } = await ask(`/api/${resource}?filter=${filter}`)
    if (statusCode === 200) expect(headers['content-range']).toBe(`${resource} */0`)
  }
  for (const { id } of await rowsOf('documents'))
    for (const path of ['', '/content']) await ask(`/api/documents/${id}${path}`)
  return found
}

/** What was written to the investor, and what every link tells to the investor and to nobody in particular. */
async function ofMails(): Promise<Answers> {
  const mails = await api.database.asAdministrator<{ recipient: string; guid: string | null; says: string }>(
    `select recipient, guid, concat_ws(' ', subject, body) as says from mails`,
  )
  const found: Answers = mails.flatMap(({ recipient, says }) => (recipient === PEOPLE.investor ? [['mail', says]] : []))
  for (const { guid } of mails) {
    if (guid === null) continue
    for (const [person, path] of [
      [undefined, ''],
      ['investor', '/mail'],
    ] as const)
      found.push([`link ${guid}`, (await api.call(person, `/api/email-links/${guid}${path}`)).body])
  }
  return found
}

test('R016 R355 no generated state shows an investor anything unpublished, of another partner or tenant', async () => {
  let last: Answers = []
  await fc.assert(
    fc.asyncProperty(states, async state => {
      await make(state)
      last = [await ofPortal(), await ofBackOffice(), await ofMails()].flat()
      for (const [url, says] of last) expect([url, says.includes(MARK)]).toEqual([url, false])
    }),
    { numRuns: 8, seed: 20_261_123 },
  )
  // The search would find it: what the papers of every form, archives, reports, notices and mails do say stands there.
  const saying = (url: RegExp, words: RegExp) => last.filter(([each, says]) => url.test(each) && words.test(says))
  for (const [url, words] of [
    [/statements\/\d+\?format=pdf/, /Own/],
    [/statements\/\d+\?format=xlsx/, /Own/],
    [/papers\/archive/, /Own/],
    [/reports\/\d+$/, /content \d/],
    [/notices\/\d+\?format=json/, /Notice \d/],
    [/signed-papers\/\d+$/, /Signed \d/],
    [/^mail$/, /Q2 2026/],
  ] as const)
    expect(saying(url, words).length, String(url)).toBeGreaterThan(0)
}, 120_000)
