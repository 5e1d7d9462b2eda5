/**
 * Generated states of a fund never show an investor anything unpublished, of another partner or of another tenant:
 * everything that must not be seen holds a mark, and every answer is searched for it, papers and archives inside too.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Holding, Paper, PublishedInvestments } from '../../src/portal/holding.ts'
import type { CompletedTransfer } from '../../src/portal/transfer.ts'
import { PEOPLE } from '../server/api.ts'
import { allEntities } from '../server/samples.ts'
import { insidesOf } from '../server/insides.ts'
import { throwsFrom } from '../seeds.ts'
import { CHOICE_COUNT, EITHER, EVERY_CHOICE, HIDDEN, MARK, serveCanaries, stateOf } from './canaryStates.ts'

const { api, strange, states } = await serveCanaries()

type Answers = [url: string, says: string][]

const TABLES = [
  'limited_partners',
  'investments',
  'capital_account_statements',
  'investor_reports',
  'notices',
  'documents',
  'transfers',
  'onboardings',
  'mails',
] as const
type Table = (typeof TABLES)[number]
type Made = (table: Table) => readonly number[]

const last = new Map<Table, number>()

/** The ids of what was made since this was asked before, in both tenants. */
async function newlyMade(): Promise<Made> {
  const made = new Map<Table, readonly number[]>()
  for (const table of TABLES) {
    const before = last.get(table) ?? 0
    const rows = await api.database.asAdministrator<{ id: string }>(
      `select id from ${table} where id > $1 order by id`,
      [before],
    )
    const ids = rows.map(({ id }) => Number(id))
    made.set(table, ids)
    last.set(table, ids.at(-1) ?? before)
  }
  return table => made.get(table) ?? []
}

/** Asks as the investor, and keeps what is said. */
function asking() {
  const found: Answers = []
  const ask = async (url: string) => {
    const answer = await api.get('investor', url)
    // What was asked for may stand in the answer, as a problem says which request it is about.
    const says = insidesOf(answer.rawPayload).replaceAll(`q=${MARK}`, '')
    found.push([url, `${says} ${JSON.stringify(answer.headers)}`])
    return answer
  }
  const ofPortal = (path: string) => ask(`/api/portal/larkmoor${path}`)
  /** What no list shows is not there by its own address either. */
  const askOne = async (path: string, isListed: boolean) => {
    const { statusCode } = await ofPortal(path)
    expect([path, statusCode]).toEqual([path, isListed ? 200 : 404])
  }
  return { found, ask, ofPortal, askOne }
}

/** The holdings, and each new partner and investment by its own address, whosever it is. */
async function ofHoldings(made: Made): Promise<Answers> {
  const { found, ofPortal, askOne } = asking()
  for (const path of ['/capital-movements', '/papers/archive', '/contact']) await ofPortal(path)
  const holdings = (await ofPortal('/funds')).json<Holding[]>()
  expect(holdings).toHaveLength(states.count)
  for (const id of made('limited_partners')) {
    const isHeld = holdings.some(holding => holding.id === id)
    await askOne(`/funds/${id}`, isHeld)
    for (const path of ['/cash-flows', '/archive']) await ofPortal(`/funds/${id}${path}`)
    if (!isHeld) await askOne(`/funds/${id}/investments`, false)
  }
  for (const { id } of holdings) {
    const { published } = (await ofPortal(`/funds/${id}/investments`)).json<PublishedInvestments>()
    for (const investment of made('investments'))
      await askOne(
        `/funds/${id}/investments/${investment}`,
        published?.investments.some(listed => listed.id === investment) === true,
      )
  }
  return found
}

async function ofPapers(made: Made): Promise<Answers> {
  const { found, ofPortal, askOne } = asking()
  const papers = (await ofPortal('/papers')).json<Paper[]>()
  const isListed = (kind: Paper['kind'], id: number) => papers.some(paper => paper.kind === kind && paper.id === id)
  for (const id of made('investor_reports')) await askOne(`/reports/${id}`, isListed('report', id))
  for (const id of made('documents')) await askOne(`/signed-papers/${id}`, isListed('signed', id))
  for (const format of ['pdf', 'xlsx', 'json']) {
    for (const id of made('capital_account_statements'))
      await askOne(`/statements/${id}?format=${format}`, isListed('statement', id))
    for (const id of made('notices')) await askOne(`/notices/${id}?format=${format}`, isListed('notice', id))
  }
  for (const id of made('notices')) await askOne(`/capital-movements/${id}`, isListed('notice', id))
  return found
}

/** Of a transfer no other document is given than its own, of an onboarding nothing to anybody but its contact. */
async function ofTransfersAndOnboardings(made: Made): Promise<Answers> {
  const { found, ofPortal, askOne } = asking()
  const transfers = (await ofPortal('/transfers')).json<CompletedTransfer[]>()
  for (const id of made('transfers'))
    await askOne(
      `/transfers/${id}`,
      transfers.some(listed => listed.id === id),
    )
  for (const id of [...made('transfers'), ...transfers.map(listed => listed.id)])
    for (const documentId of made('documents'))
      await askOne(
        `/transfers/${id}/documents/${documentId}`,
        transfers.some(listed => listed.id === id && listed.documents.some(each => each.id === documentId)),
      )
  const onboardings = (await ofPortal('/onboardings')).json<{ id: number }[]>()
  for (const id of made('onboardings'))
    for (const path of [
      '',
      '/notes',
      '/references',
      '/papers-link',
      '/paper?kind=Subscription',
      '/draft?kind=Due diligence',
    ])
      await askOne(
        encodeURI(`/onboardings/${id}${path}`),
        onboardings.some(listed => listed.id === id),
      )
  return found
}

/** Search and lists, whose totals count nothing that is not theirs, and the files of documents. */
async function ofBackOffice(made: Made): Promise<Answers> {
  const { found, ask } = asking()
  await ask(`/api/search?q=${MARK}`)
  const filter = encodeURIComponent(JSON.stringify({ q: MARK }))
  for (const { resource } of allEntities) {
    const { statusCode, headers } = await ask(`/api/${resource}?filter=${filter}`)
    if (statusCode === 200) expect(headers['content-range']).toBe(`${resource} */0`)
  }
  for (const { method, url } of api.app.knownRoutes) if (method === 'GET' && !/[:*]/.test(url)) await ask(url)
  for (const id of made('documents')) for (const path of ['', '/content']) await ask(`/api/documents/${id}${path}`)
  return found
}

/** What was written to the investor, and what every link tells to the investor and to nobody in particular. */
async function ofMails(made: Made): Promise<Answers> {
  const { found, ask } = asking()
  const mails = await api.database.asAdministrator<
    Record<'recipient' | 'status' | 'says', string> & { guid: string | null }
  >(`select recipient, status, guid, concat_ws(' ', subject, body) as says from mails where id = any($1)`, [
    made('mails'),
  ])
  for (const { recipient, status, guid, says } of mails) {
    if (recipient === PEOPLE.investor) found.push(['mail', says])
    if (guid === null) continue
    const { statusCode } = await ask(`/api/email-links/${guid}/mail`)
    const isOpen = recipient === PEOPLE.investor && status !== 'Cancelled'
    expect([recipient, status, statusCode]).toEqual([recipient, status, isOpen ? 200 : 404])
    const before = (await api.call(undefined, `/api/email-links/${guid}`)).body
    expect([guid, EITHER.test(before)]).toEqual([guid, false])
  }
  return found
}

const all: Answers = []

test('R016 R355 no generated state shows an investor anything unpublished, of another partner or tenant', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(59), { minLength: CHOICE_COUNT, maxLength: CHOICE_COUNT }), async numbers => {
      await states.make(stateOf(numbers))
      const made = await newlyMade()
      const answers = [
        await ofHoldings(made),
        await ofPapers(made),
        await ofTransfersAndOnboardings(made),
        await ofBackOffice(made),
        await ofMails(made),
      ].flat()
      for (const [url, says] of answers) expect([url, HIDDEN.exec(says)?.[0]]).toEqual([url, undefined])
      all.push(...answers)
    }),
    {
      ...throwsFrom(20_261_123, 9),
      // Every state is made beside those before it: a smaller one would be made beside more of them.
      endOnFailure: true,
      examples: Array.from({ length: EVERY_CHOICE }, (_, place) => [Array.from({ length: CHOICE_COUNT }, () => place)]),
    },
  )
  const asked = (path: string) => all.some(([url]) => url.endsWith(path))
  expect(asked(`/funds/${strange.partners[0].id}`)).toBe(true)
  // The search would find it: all that the investor may see stands somewhere, in papers of every form too.
  const text = all.map(([, says]) => says).join('\n')
  expect(states.shown.filter(word => !text.includes(word))).toEqual([])
  for (const [url, words] of [
    [/statements\/\d+\?format=pdf/, /SHWN-holding/],
    [/statements\/\d+\?format=xlsx/, /SHWN-holding/],
    [/papers\/archive/, /SHWN-holding/],
    [/papers\/archive/, /SHWN-signed/],
    [/papers\/archive/, /SHWN-next-file/],
    [/notices\/\d+\?format=json/, /SHWN-notice/],
    [/signed-papers\/\d+$/, /SHWN-signed/],
    [/transfers\/\d+$/, /SHWN-counterparty/],
    [/transfers\/\d+\/documents\/\d+$/, /SHWN-contract/],
    [/onboardings\/\d+\/draft/, /SHWN-answer/],
    [/onboardings\/\d+\/notes/, /SHWN-comment/],
    [/documents\/\d+\/content/, /SHWN-declaration/],
    [/email-links\/.*\/mail$/, /SHWN-onboarding/],
    [/^mail$/, /Q2 2026/],
  ] as const)
    expect(
      all.filter(([each, says]) => url.test(each) && words.test(says)).length,
      `${url.source} ${words.source}`,
    ).toBeGreaterThan(0)
}, 300_000)
