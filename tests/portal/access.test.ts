/**
 * Whatever the server lets investors and strangers ask for, as each caller who may try: whose holding, onboarding or
 * mail it is decides, and not the role alone. The rows are held against the routes that the server knows and the reads
 * that are declared, so that a new one fails here until somebody has said who sees it.
 */
import { describe, expect, test } from 'vitest'
import { emailLinkReads } from '../../src/email-links/reads.ts'
import { onboardingReads } from '../../src/onboarding/reads.ts'
import { portalReads } from '../../src/portal/reads.ts'
import type { Call } from '../server/api.ts'
import { insidesOf } from '../server/insides.ts'
import { CALLERS, headersFor } from './accessCallers.ts'
import type { Caller } from './accessCallers.ts'
import { accessFixtures } from './accessFixtures.ts'
import { SHOWN, serveCanaries } from './canaryStates.ts'

const canaries = await serveCanaries()
const { api } = canaries
const headersOf = headersFor(api)
const ids = await accessFixtures(canaries)

/** What a caller gets: the record, an answer with nothing of it, leave to change it, or the status of the refusal. */
type Outcome = 'shown' | 'empty' | 'may' | 401 | 403 | 404
type Outcomes = Record<Caller, Outcome>

const NEVER = { nobody: 401, global: 403, mixed: 403 } as const
const STAFF = { admin: 403, user: 403, agent: 403 } as const
const OTHERS = { otherInvestor: 404, ended: 404, revoked: 404, strangeInvestor: 404 } as const

/** One holding and what hangs on it: for its contacts, and for whoever reads it along. */
const HOLDING: Outcomes = { ...NEVER, ...STAFF, ...OTHERS, investor: 'shown', colleague: 'shown', stranger: 404 }
/** What was signed holds the personal data of owners and directors. */
const SIGNED: Outcomes = { ...HOLDING, colleague: 404 }
/** Everybody who invests has a list of the own, which may be empty. */
const LIST: Outcomes = { ...HOLDING, otherInvestor: 'empty', ended: 'empty', revoked: 'empty' }
/** Each sees the own contact. */
const CONTACT: Outcomes = { ...LIST, colleague: 'empty' }
/** With `as`, staff see what the contact of that partner sees, and nobody else does. */
const AS: Outcomes = {
  ...NEVER,
  investor: 403,
  otherInvestor: 403,
  colleague: 403,
  ended: 403,
  revoked: 403,
  admin: 'shown',
  user: 'shown',
  agent: 'shown',
  strangeInvestor: 404,
  stranger: 404,
}
const BACK_OFFICE: Outcomes = { ...AS, strangeInvestor: 403 }
/** An onboarding is its contact's; staff have pages of their own for it. */
const ONBOARDING: Outcomes = { ...NEVER, ...STAFF, ...OTHERS, investor: 'shown', colleague: 404, stranger: 403 }
const ONBOARDINGS: Outcomes = {
  ...ONBOARDING,
  otherInvestor: 'empty',
  colleague: 'empty',
  ended: 'empty',
  revoked: 'empty',
}
/** Steps of the contact, which whoever edits may take for what came on paper. */
const STEP: Outcomes = { ...ONBOARDING, investor: 'may', admin: 'may', user: 'may', stranger: 404 }
/** The documents of an onboarding by their own address. */
const DOCUMENT: Outcomes = { ...ONBOARDING, admin: 'shown', user: 'shown', agent: 'shown', stranger: 404 }
/** Of one's own holding, and not of one that is only read along. */
const ASKING: Outcomes = { ...ONBOARDING, investor: 'may' }
/** Only to whom it was sent. */
const MAIL: Outcomes = { ...ONBOARDING, admin: 404, user: 404, agent: 404, stranger: 404 }
/** With the cookie of the guid alone: whoever has signed in acts as that person. */
const HELD: Outcomes = { ...outcomesOf(401), nobody: 'empty' }

function outcomesOf(outcome: Outcome): Outcomes {
  return {
    nobody: outcome,
    investor: outcome,
    otherInvestor: outcome,
    colleague: outcome,
    ended: outcome,
    revoked: outcome,
    admin: outcome,
    user: outcome,
    agent: outcome,
    global: outcome,
    mixed: outcome,
    strangeInvestor: outcome,
    stranger: outcome,
  }
}

interface Row {
  outcomes: Outcomes
  /** What stands in the place of the last ids of the address. */
  of?: readonly (number | string)[]
  query?: string
  call?: Call
}

/** With a version that nobody has read: whoever may take the step is told so, and nothing is changed. */
const unread = (body: object): Call => ({ body, version: 999_999 })
const KIND = `kind=${encodeURIComponent('Due diligence')}`

const ROWS: Record<string, Row> = {
  'GET /api/portal/:tenant/funds': { outcomes: LIST },
  'GET /api/portal/:tenant/funds/:id': { outcomes: HOLDING, of: [ids.holding] },
  'GET /api/portal/:tenant/funds/:id/cash-flows': { outcomes: HOLDING, of: [ids.holding] },
  'GET /api/portal/:tenant/funds/:id/archive': { outcomes: HOLDING, of: [ids.holding] },
  'GET /api/portal/:tenant/funds/:id/investments': { outcomes: HOLDING, of: [ids.holding] },
  'GET /api/portal/:tenant/funds/:id/investments/:investmentId': {
    outcomes: HOLDING,
    of: [ids.holding, ids.investment],
  },
  'GET /api/portal/:tenant/contact': { outcomes: CONTACT },
  'GET /api/portal/:tenant/capital-movements': { outcomes: LIST },
  'GET /api/portal/:tenant/capital-movements/:id': { outcomes: HOLDING, of: [ids.notice] },
  'GET /api/portal/:tenant/notices/:id': { outcomes: HOLDING, of: [ids.notice], query: 'format=json' },
  'GET /api/portal/:tenant/papers': { outcomes: LIST },
  // Whoever holds the same fund has a statement that names the same call.
  'GET /api/portal/:tenant/papers/archive': { outcomes: { ...HOLDING, otherInvestor: 'shown' } },
  'GET /api/portal/:tenant/statements/:id': { outcomes: HOLDING, of: [ids.statement], query: 'format=json' },
  'GET /api/portal/:tenant/reports/:id': { outcomes: HOLDING, of: [ids.report] },
  'GET /api/portal/:tenant/signed-papers/:id': { outcomes: SIGNED, of: [ids.signed] },
  'GET /api/portal/:tenant/transfers': { outcomes: LIST },
  'GET /api/portal/:tenant/transfers/:id': { outcomes: HOLDING, of: [ids.transfer] },
  'GET /api/portal/:tenant/transfers/:id/documents/:documentId': {
    outcomes: HOLDING,
    of: [ids.transfer, ids.contract],
  },
  'POST /api/bank-accounts/name-for-holding': {
    outcomes: ASKING,
    call: { body: { limitedPartnerId: ids.holding, name: 'A', accountNumber: 'none', bankCode: 'none' } },
  },
  // Of the own data: everybody who holds something.
  'POST /api/contact-changes/ask': {
    outcomes: { ...ASKING, otherInvestor: 'may', strangeInvestor: 'may' },
    call: { body: ids.contact },
  },
  'POST /api/portal-accesses/ask': {
    outcomes: ASKING,
    call: { body: { ...ids.contact, limitedPartnerId: ids.holding, until: '2026-01-01' } },
  },
  'POST /api/portal-accesses/end': { outcomes: ASKING, call: { body: { portalAccessId: ids.revokedAccess } } },

  'GET /api/limited-partners/:id/portal-preview': { outcomes: BACK_OFFICE, of: [ids.holding] },
  'GET /api/onboardings/:id/duplicates': {
    outcomes: { ...BACK_OFFICE, admin: 'empty', user: 'empty', agent: 'empty' },
    of: [ids.onboarding],
  },
  'GET /api/onboardings/:id/findings': { outcomes: BACK_OFFICE, of: [ids.onboarding] },
  'GET /api/onboardings/:id/outcome': { outcomes: BACK_OFFICE, of: [ids.onboarding] },
  'GET /api/onboardings/:id/progress': {
    outcomes: { ...BACK_OFFICE, admin: 'empty', user: 'empty', agent: 'empty' },
    of: [ids.onboarding],
  },

  'GET /api/portal/:tenant/onboardings': { outcomes: ONBOARDINGS },
  'GET /api/portal/:tenant/onboardings/:id': { outcomes: ONBOARDING, of: [ids.onboarding] },
  'GET /api/portal/:tenant/onboardings/:id/notes': { outcomes: ONBOARDING, of: [ids.onboarding] },
  'GET /api/portal/:tenant/onboardings/:id/references': { outcomes: ONBOARDING, of: [ids.onboarding] },
  'GET /api/portal/:tenant/onboardings/:id/paper': { outcomes: ONBOARDING, of: [ids.onboarding], query: KIND },
  'GET /api/portal/:tenant/onboardings/:id/draft': { outcomes: ONBOARDING, of: [ids.onboarding], query: KIND },
  // The link is no word that could be found in it.
  'GET /api/portal/:tenant/onboardings/:id/papers-link': {
    outcomes: { ...ONBOARDING, investor: 'empty' },
    of: [ids.onboarding],
  },
  'POST /api/onboardings/:id/save-answers': { outcomes: STEP, of: [ids.onboarding], call: unread({}) },
  'POST /api/onboardings/:id/save-party': { outcomes: STEP, of: [ids.onboarding], call: unread({}) },
  'POST /api/onboardings/:id/remove-party': {
    outcomes: STEP,
    of: [ids.onboarding],
    call: unread({ rows: [{ list: 'signatories', key: 'sig1' }] }),
  },
  'POST /api/onboardings/:id/sign-paper': {
    outcomes: { ...STEP, admin: 403, user: 403 },
    of: [ids.onboarding],
    call: unread({ signatures: [{ name: 'Nobody' }] }),
  },
  'POST /api/onboardings/:id/sign-due-diligence': { outcomes: STEP, of: [ids.onboarding], call: unread({}) },
  'POST /api/onboardings/:id/submit-due-diligence': { outcomes: STEP, of: [ids.onboarding], call: unread({}) },
  'POST /api/onboardings/:id/sign-subscription': { outcomes: STEP, of: [ids.onboarding], call: unread({}) },
  'POST /api/onboardings/:id/submit-subscription': { outcomes: STEP, of: [ids.onboarding], call: unread({}) },
  'POST /api/onboarding-comments/:id/reply': {
    outcomes: STEP,
    of: [ids.comment],
    call: unread({ reply: 'A reply' }),
  },
  'POST /api/onboardings/:id/documents': { outcomes: STEP, of: [ids.onboarding], call: ids.program },

  // Every member may ask for a document, and its record decides; the list is of the back office.
  'GET /api/documents': {
    outcomes: { ...outcomesOf('empty'), ...NEVER, admin: 'shown', user: 'shown', agent: 'shown' },
  },
  'GET /api/documents/:id': { outcomes: DOCUMENT, of: [ids.evidence] },
  'GET /api/documents/:id/content': { outcomes: DOCUMENT, of: [ids.evidence] },
  'GET /api/documents/:id/history': { outcomes: { ...DOCUMENT, investor: 404 }, of: [ids.evidence] },
  'DELETE /api/documents/:id': { outcomes: STEP, of: [ids.evidence], call: { version: 999_999 } },

  'GET /api/email-links/:guid': { outcomes: outcomesOf('empty'), of: [ids.guid] },
  'GET /api/email-links/:guid/mail': { outcomes: MAIL, of: [ids.guid] },
  'POST /api/onboarding-session': { outcomes: outcomesOf('may'), call: { body: { guid: ids.guid } } },
  'GET /api/onboarding-session': { outcomes: HELD, call: { headers: { cookie: `onboarding=${ids.guid}` } } },
  'POST /api/onboarding-session/documents': {
    outcomes: { ...HELD, nobody: 'may' },
    call: { ...ids.program, headers: { ...ids.program.headers, cookie: `onboarding=${ids.guid}` } },
  },
  'DELETE /api/onboarding-session': { outcomes: outcomesOf('may') },
}

/** What came along that somebody may change: refused for what it says, or for its version. */
const REFUSED_LATER = [400, 409, 412, 415, 422]

function outcomeOf({ method, answer }: { method: string; answer: Answer }): Outcome {
  const { statusCode, rawPayload, headers } = answer
  const says = `${insidesOf(rawPayload)} ${JSON.stringify(headers)}`
  const isRefusal = statusCode === 401 || statusCode === 403 || statusCode === 404
  if (isRefusal) {
    expect(says).not.toContain(SHOWN)
    return statusCode
  }
  if (method === 'GET') {
    expect([statusCode, says.slice(0, 200)]).toEqual([200, expect.any(String)])
    return says.includes(SHOWN) ? 'shown' : 'empty'
  }
  expect([statusCode, says.slice(0, 200)]).toEqual([expect.toBeOneOf([200, 204, ...REFUSED_LATER]), expect.any(String)])
  return 'may'
}

type Answer = Awaited<ReturnType<typeof api.call>>

function addressOf(
  route: string,
  ids: readonly (number | string)[],
): [method: 'GET' | 'POST' | 'DELETE', path: string] {
  const [method = '', url = ''] = route.split(' ')
  const left = [...ids]
  const path = url.replace(':tenant', 'larkmoor').replaceAll(/:\w+/g, () => String(left.shift()))
  return [method === 'POST' || method === 'DELETE' ? method : 'GET', path]
}

async function outcomesFor(route: string, { of = [], query = '', call = {} }: Row, as?: number): Promise<Outcomes> {
  const [method, path] = addressOf(route, of)
  const asked = [query, ...(as === undefined ? [] : [`as=${as}`])].filter(part => part !== '').join('&')
  const found = outcomesOf('empty')
  for (const caller of CALLERS) {
    const headers = { ...call.headers, ...(await headersOf(caller)) }
    const answer = await api.call(undefined, asked === '' ? path : `${path}?${asked}`, { ...call, method, headers })
    found[caller] = outcomeOf({ method, answer })
  }
  return found
}

describe('every route that lets investors or strangers ask', () => {
  test('has its row, and so has every read that is declared for them', () => {
    const letIn = api.app.knownRoutes.filter(
      ({ method, url, access }) =>
        method !== 'HEAD' &&
        ['open', 'anyMember', 'investor', 'applicant'].includes(access) &&
        !/^\/api\/(config$|docs|openapi\.json$)/.test(url),
    )
    const reads = [...Object.values(portalReads), ...Object.values(onboardingReads), ...Object.values(emailLinkReads)]
    const declared = reads.map(({ path }) => `GET ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`)
    const routes = new Set([...letIn.map(({ method, url }) => `${method} ${url}`), ...declared])
    expect(Object.keys(ROWS).toSorted()).toEqual([...routes].toSorted())
  })

  test.each(Object.entries(ROWS))('R142 %s answers each caller as agreed', async (route, row) => {
    expect(await outcomesFor(route, row)).toEqual(row.outcomes)
  })

  const seenAs = api.app.knownRoutes.filter(({ method, query }) => method === 'GET' && query.includes('as'))

  test.each(seenAs.map(({ url }) => url))('%s with `as` is for staff, who see what the contact sees', async url => {
    const row = ROWS[`GET ${url}`]
    expect(row && (await outcomesFor(`GET ${url}`, row, ids.holding))).toEqual(AS)
  })

  test('without `as` among its parameters refuses it, so that staff do nothing as somebody else', async () => {
    const others = Object.entries(ROWS).filter(([route]) => !seenAs.some(({ url }) => route === `GET ${url}`))
    for (const [route, { of = [], query = '', call = {} }] of others) {
      const [method, path] = addressOf(route, of)
      for (const caller of ['investor', 'admin'] as const) {
        const headers = { ...call.headers, ...(await headersOf(caller)) }
        const url = `${path}?${[query, `as=${ids.holding}`].filter(part => part !== '').join('&')}`
        const { statusCode } = await api.call(undefined, url, { ...call, method, headers })
        expect([route, statusCode]).toEqual([route, expect.toBeOneOf([400, 401, 403])])
      }
    }
  })

  test('the `as` of another partner does not show this holding, and one of the other tenant shows nothing', async () => {
    const [, foreign] = canaries.strange.partners
    for (const person of ['admin', 'user', 'agent'] as const) {
      for (const as of [foreign.id, 999_999])
        expect((await api.get(person, `/api/portal/larkmoor/funds?as=${as}`)).statusCode).toBe(404)
      const answer = await api.get(person, `/api/portal/larkmoor/funds/${ids.holding}?as=${ids.otherHolding}`)
      expect(answer.statusCode).toBe(404)
    }
  })
})
