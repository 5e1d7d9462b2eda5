/**
 * Every read of the API answers what its description says: asked with the demo data, and where there is nothing yet.
 */
import { describe, expect, test } from 'vitest'
import { FIGURES } from '../../../src/performance/figureNames.ts'
import { programsOf } from '../../service-accounts/programs.ts'
import { PEOPLE } from '../api.ts'
import type { Person } from '../api.ts'
import { serve } from '../serve.ts'
import { PDF, upload } from '../uploads.ts'
import { decimalsIn, shortAmounts } from './amounts.ts'
import { description, faultsOf, faultsOfAnswer } from './described.ts'

type Json = Record<string, unknown>
const NO_RECORD = { id: 0 }
const { api, world } = await serve({ demoData: true })
/** More than any amount of the demo data has: one that is answered without the decimals of its currency shows. */
const MINOR_UNITS = 3
await api.database.asAdministrator('update currencies set minor_units = $1', [MINOR_UNITS])

function shortIn(path: string, method: string, body: unknown): string[] {
  const { schema } = description.paths[path]?.[method]?.responses['200']?.content?.['application/json'] ?? {}
  return schema ? shortAmounts(schema, body, MINOR_UNITS) : []
}

/** Where no record is found, nothing says in which currency there is nothing. */
const isAboutNothing = ({ filter }: Json): boolean => filter === NO_RECORD

/** What was published keeps the decimals with which it was published. */
const AS_PUBLISHED = /^\/api\/portal\/\{tenant\}\/funds/

const READER: Readonly<Record<string, Person>> = { tenants: 'global', portal: 'investor', 'email-links': 'investor' }

async function ask(path: string, given: Json = {}): Promise<unknown> {
  const [, , resource] = path.split('/')
  const inPath = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(given[name]))
  const query = new URLSearchParams(
    Object.entries(given).flatMap(([name, value]) =>
      path.includes(`{${name}}`) ? [] : [[name, typeof value === 'object' ? JSON.stringify(value) : String(value)]],
    ),
  )
  const address = `${inPath}?${query.toString()}`.replace(/\?$/, '')
  const answer = await api.get(READER[resource ?? ''] ?? 'admin', address)
  expect([address, answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([address, 200, ''])
  const body: unknown = answer.json()
  expect([address, ...faultsOfAnswer(path, 'get', answer)]).toEqual([address])
  if (!isAboutNothing(given) && !AS_PUBLISHED.test(path))
    expect([address, ...shortIn(path, 'get', body)]).toEqual([address])
  return body
}

const rowsOf = async (resource: string, filter: Json = {}): Promise<{ id: number; [name: string]: unknown }[]> =>
  (await ask(`/api/${resource}`, { filter })) as { id: number }[]

const readOperations = Object.entries(description.paths).flatMap(([path, { get }]) =>
  get?.responses['200']?.content?.['application/json'] ? [{ path, name: get.operationId }] : [],
)

/** A new record that refers to what another one of its kind refers to. */
async function makeLike(resource: string, changes: Json): Promise<number> {
  const [other = {}] = await rowsOf(resource)
  const references = Object.entries(other).filter(([name, value]) => name.endsWith('Id') && value !== null)
  return (await world.make(resource, { ...Object.fromEntries(references), ...changes })).id
}

const emptyFund = await makeLike('funds', { name: 'Nothing yet' })
const emptyPartner = await makeLike('limited-partners', { fundId: emptyFund, name: 'Nobody', bankAccountId: null })
const emptyPeriod = await makeLike('reporting-periods', { fundId: emptyFund, name: 'Q3', date: '2026-09-30' })

const funds = (await rowsOf('funds')).map(({ id }) => id)
const withAndWithoutDay = funds.flatMap(id => [{ id }, { id, asOf: '2025-03-31' }, { id, asOf: '2015-01-01' }])

async function sourceQuestions(): Promise<Json[]> {
  const investments = await rowsOf('investments')
  return [
    ...FIGURES.map(figure => ({ id: funds[0], figure })),
    ...investments.slice(0, 3).map(({ id, fundId }) => ({ id: fundId, investmentId: id })),
    { id: emptyFund, figure: 'nav' },
  ]
}

const periodQuestions = async () =>
  [{ id: emptyPeriod }, ...(await rowsOf('reporting-periods'))].map(({ id }) => ({ id }))

async function rateQuestions(): Promise<{ currencyId: number; toCurrencyId: number; date: string }[]> {
  const [rate] = await rowsOf('exchange-rates')
  const { currencyId, toCurrencyId } = rate as unknown as { currencyId: number; toCurrencyId: number }
  return [
    { currencyId, toCurrencyId, date: '2026-09-30' },
    { currencyId, toCurrencyId, date: '1990-01-01' },
    { currencyId: toCurrencyId, toCurrencyId: currencyId, date: '2026-09-30' },
  ]
}

const PORTAL = { tenant: 'larkmoor' }

async function ownHoldings(): Promise<{ tenant: string; id: number }[]> {
  const holdings = (await ask('/api/portal/{tenant}/funds', PORTAL)) as { id: number }[]
  return holdings.map(({ id }) => ({ ...PORTAL, id }))
}

async function investmentQuestions(): Promise<Json[]> {
  const [holding] = await ownHoldings()
  const path = '/api/portal/{tenant}/funds/{id}/investments'
  const { published } = (await ask(path, holding)) as { published: { investments: { id: number }[] } }
  return published.investments.map(({ id }) => ({ ...holding, investmentId: id }))
}

/** Each closing is asked about one partner that promised something in it. */
async function traceQuestions(): Promise<Json[]> {
  const commitments = await rowsOf('closing-commitments')
  const each = new Map(commitments.map(({ closingId, limitedPartnerId }) => [closingId, limitedPartnerId]))
  return [...each].map(([id, limitedPartnerId]) => ({ id, limitedPartnerId }))
}

const movementQuestions = async (): Promise<Json[]> =>
  (await rowsOf('capital-movements')).slice(0, 3).map(({ id }) => ({ id }))

/** One with a comment and a document, of the contact who signs in as the investor. */
const ownOnboarding = await (async (): Promise<readonly Json[]> => {
  const [account] = await rowsOf('accounts', { userName: PEOPLE.investor })
  const { id } = await world.make('onboardings', {
    fundId: funds[0],
    contactId: account!['contactId'],
    investorName: 'Asked about',
    legalStatus: 'LegalEntity',
  })
  await world.make('onboarding-comments', { onboardingId: id, text: 'Please look again.' })
  await upload(api, 'admin', `/api/onboardings/${id}/documents`, 'passport.pdf', PDF, { kind: 'Evidence' })
  await api.post('admin', `/api/onboardings/${id}/start`, {}, { version: 1 })
  return [{ tenant: 'larkmoor', id }]
})()

/** Of mails to the investor: their links have ended long ago, as the demo data go by an earlier day. */
async function linkQuestions(): Promise<Json[]> {
  await api.database.asAdministrator("update mails set link_until = '2999-01-01' where guid is not null")
  const mails = await rowsOf('mails')
  return mails.flatMap(({ guid, recipient }) => (guid && recipient === PEOPLE.investor ? [{ guid }] : [])).slice(0, 5)
}

/** Of a tenant that nobody has heard of. */
async function deletionQuestions(): Promise<Json[]> {
  await api.database.asAdministrator(
    `insert into tenant_deletions (tenant_id, short_name, asked_at, begun_by, begun_at)
     values (1000000, 'gone', now(), 'somebody', now())`,
  )
  return [{}]
}

const FILTERS: readonly Json[] = [{}, { filter: {} }, { filter: NO_RECORD }]

/** Transactions of several funds are added up in no currency. */
const OF_ONE_FUND = { filter: { fundId: funds[0] } }

/** What is asked of the reads that areas have declared, by their name. */
const QUESTIONS: Readonly<Record<string, () => Promise<readonly Json[]> | readonly Json[]>> = {
  fundPerformance: () => withAndWithoutDay,
  fundPerformanceSources: sourceQuestions,
  fundCashFlows: () => withAndWithoutDay,
  fundValueBridge: () => [...withAndWithoutDay, ...funds.map(id => ({ id, from: 'inception' }))],
  fundComparatives: () => withAndWithoutDay,
  fundCapitalAccounts: () => withAndWithoutDay,
  closingEqualisation: async () => (await rowsOf('closings')).map(({ id }) => ({ id })),
  closingTrace: traceQuestions,
  expensesWithoutDocument: () => [...funds, emptyFund].map(fundId => ({ fundId })),
  capitalMovementProposals: () => [...funds, emptyFund].map(fundId => ({ fundId })),
  capitalMovementPartners: async () => (await rowsOf('capital-movements')).slice(0, 1).map(({ id }) => ({ id })),
  capitalMovementWhatIf: async () => (await rowsOf('capital-movements')).slice(0, 4).map(({ id }) => ({ id })),
  limitedPartnerAccount: async () =>
    [{ id: emptyPartner }, ...(await rowsOf('limited-partners'))].flatMap(({ id }) => [
      { id },
      { id, asOf: '2025-03-31' },
    ]),
  limitedPartnerTotals: () => FILTERS,
  partnerBeforeTransfer: async () =>
    [{ id: emptyPartner }, ...(await rowsOf('limited-partners'))].flatMap(({ id }) => [
      { id, date: '2024-12-31' },
      { id, date: '2026-11-16', transferId: 1 },
    ]),
  limitedPartnerLedger: async () =>
    [{ id: emptyPartner }, ...(await rowsOf('limited-partners'))].flatMap(({ id }) => [
      { id },
      { id, asOf: '2024-12-31' },
    ]),
  fairValueProposals: async () =>
    (await rowsOf('investments'))
      .slice(0, 3)
      .flatMap(({ id: investmentId, fundId }) => [
        { investmentId, fundId, date: '2026-09-30' },
        { fundId, date: '2024-02-29' },
      ])
      .concat({ fundId: emptyFund, date: '2026-09-30' }),
  fundFigures: () => FILTERS,
  invoiceTotals: () => FILTERS,
  transactionTotals: () => [OF_ONE_FUND, { filter: NO_RECORD }],
  investmentTotals: () => FILTERS,
  currenciesInUse: () => [{}],
  rateOfDay: rateQuestions,
  ratesOfFund: async () =>
    (await rateQuestions()).flatMap(({ currencyId, date }) => funds.map(fundId => ({ fundId, currencyId, date }))),
  reportingPeriodChecklist: periodQuestions,
  reportingPeriodPaidExpenses: periodQuestions,
  activity: () => [{}, { resource: 'contacts', from: '2020-01-01' }, { fundId: funds[0] }, { before: 1 }],
  activityPeople: () => [{}],
  recentChanges: () => [{}],
  contactRoles: async () => (await rowsOf('contacts')).map(({ id }) => ({ id })),
  deadlines: () => [{}],
  search: () => [{}, { q: 'growth', fundId: funds[0] }, { q: 'nothing of this name' }],
  movementPayees: movementQuestions,
  noticeProgress: movementQuestions,
  movementViews: movementQuestions,
  periodViews: async () => (await rowsOf('reporting-periods')).map(({ id }) => ({ id })),
  reportViews: async () => (await rowsOf('investor-reports')).map(({ id }) => ({ id })),
  noticeCheck: movementQuestions,
  emailLink: linkQuestions,
  linkedMail: linkQuestions,
  tenantDeletions: deletionQuestions,
  portalPreview: async () => [
    { id: emptyPartner },
    ...(await rowsOf('limited-partners')).slice(0, 1).map(({ id }) => ({ id })),
  ],
  portalContact: () => [{ tenant: 'larkmoor' }],
  portalFunds: () => [{ tenant: 'larkmoor' }],
  portalFund: ownHoldings,
  portalInvestments: ownHoldings,
  portalInvestment: investmentQuestions,
  portalPapers: () => [{ tenant: 'larkmoor' }],
  portalMovements: () => [{ tenant: 'larkmoor' }],
  portalMovement: async () =>
    ((await ask('/api/portal/{tenant}/capital-movements', PORTAL)) as { noticeId: number }[])
      .slice(0, 3)
      .map(({ noticeId: id }) => ({ ...PORTAL, id })),
  onboardingDuplicates: async () => (await rowsOf('onboardings')).map(({ id }) => ({ id })),
  onboardingFindings: async () => (await rowsOf('onboardings')).map(({ id }) => ({ id })),
  onboardingOutcome: async () => (await rowsOf('onboardings')).map(({ id }) => ({ id })),
  onboardingProgress: async () => (await rowsOf('onboardings')).map(({ id }) => ({ id })),
  ownOnboardings: () => [{ tenant: 'larkmoor' }],
  ownOnboarding: () => ownOnboarding,
  ownOnboardingNotes: () => ownOnboarding,
  ownOnboardingReferences: () => ownOnboarding,
  ownOnboardingPapersLink: () => ownOnboarding,
  portalTransfers: () => [{ tenant: 'larkmoor' }],
  portalTransfer: async () =>
    ((await ask('/api/portal/{tenant}/transfers', { tenant: 'larkmoor' })) as { id: number }[]).map(({ id }) => ({
      tenant: 'larkmoor',
      id,
    })),
}

/** Reads that no area has declared: those of every entity, and the few that belong to none. */
const isOfEntity = (path: string) => /^\/api\/[a-z-]+(\/\{id\}(\/history)?)?$/.test(path)
const WITHOUT_ENTITY = ['/api/me', '/api/me/accounts', '/api/config', '/api/openapi.json', '/api/onboarding-session']
const ofProduct = readOperations.filter(({ path }) => !WITHOUT_ENTITY.includes(path))
const isRead = ({ path, name }: { path: string; name: string }) => !isOfEntity(path) || name in QUESTIONS

const collectionActions = Object.entries(description.paths).flatMap(([path, { post }]) =>
  post?.responses['200'] && !path.includes('{id}') && !path.includes('/import')
    ? [{ path, preview: post.parameters?.some(({ name }) => name === 'preview') ?? false }]
    : [],
)

const [held] = (await api.get('investor', '/api/portal/larkmoor/funds')).json<{ id: number }[]>()
const colleague = {
  limitedPartnerId: held?.id,
  firstName: 'Nuala',
  lastName: 'Reve',
  email: 'nuala@auditors.example',
  phoneNumber: '+44 1632 960111',
  until: api.today.date,
}
const contactData = {
  firstName: 'Other',
  lastName: 'Name',
  email: 'other@larkmoor.example',
  phoneNumber: '+44 1632 960112',
}
const access = (await api.post('investor', '/api/portal-accesses/ask', colleague)).json<{ id: number }>()
const reader = await programsOf(api).program([{ resource: 'contacts', rights: 'Read' }])
const hook = (
  await api.post('admin', '/api/webhooks', {
    name: 'Receiver',
    url: 'https://receiver.example/',
    subscriptions: [{ resource: 'countries' }],
  })
).json<{ id: number }>()
/** What the actions of a collection are asked to do. */
const ACTED: Readonly<Record<string, readonly Json[]>> = {
  '/api/invoices/propose-management-fees': [{ from: '2026-10-01', to: '2026-12-31', date: '2026-12-31' }],
  '/api/invoices/approve-all': [{ limit: 1 }, { filter: JSON.stringify({ fundId: emptyFund }) }],
  '/api/bank-accounts/name-for-holding': [
    { limitedPartnerId: held?.id, name: 'Ashcombe', accountNumber: '4711', bankCode: 'FIKTNL2A' },
  ],
  '/api/contact-changes/ask': [contactData],
  '/api/portal-accesses/ask': [colleague],
  '/api/portal-accesses/end': [{ portalAccessId: access.id }],
  '/api/service-accounts/make-key': [{ serviceAccountId: reader.id, expiresOn: '2026-12-31' }],
  '/api/webhooks/new-secret': [{ webhookId: hook.id }],
}
/** Whoever may do them; administrators where nobody is named. */
const ACTING: Readonly<Record<string, Person>> = {
  '/api/bank-accounts/name-for-holding': 'investor',
  '/api/contact-changes/ask': 'investor',
  '/api/portal-accesses/ask': 'investor',
  '/api/portal-accesses/end': 'investor',
}

/** Decimals of answers that are no money: rates, percentages, multiples, shares and what one share is worth. */
const NO_AMOUNT =
  /(^|\.)((dpi|tvpi|rvpi|pic|moic|irr|(tvpi|netIrr)WithoutFacility|netIrr|grossIrr|grossMultiple)(\.value)?|rate|interestRate|threshold|share|shares|navPerShare|fullyDilutedOwnership|exitedPercent|calledPercent(Before|After)?|capitalCalledPercent)$/

test('R483 every decimal that the description of an answer holds is an amount, or known to be none', () => {
  const unmarked = Object.entries(description.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { responses }]) => {
      const { schema } = responses?.['200']?.content?.['application/json'] ?? {}
      const decimals = schema ? decimalsIn(schema) : []
      return decimals
        .filter(({ place, marker }) => (NO_AMOUNT.test(place) ? marker === true : marker === undefined))
        .map(({ place }) => `${method} ${path}: ${place}`)
    }),
  )
  expect(unmarked).toEqual([])
})

describe('what the API answers', { timeout: 60_000 }, () => {
  test.each(ofProduct.filter(isRead))('to $name is what its description says', async ({ path, name }) => {
    const questions = (await QUESTIONS[name]?.()) ?? []
    expect(questions.length).toBeGreaterThan(0)
    for (const question of questions) await ask(path, question)
  })

  test('about records and about who asks is what their description says', async () => {
    for (const { path } of ofProduct.filter(each => !isRead(each))) {
      const rows = await rowsOf(path.split('/')[2] ?? '')
      if (path.includes('{id}')) for (const { id } of [...rows.slice(0, 2), ...rows.slice(-1)]) await ask(path, { id })
    }
    for (const path of ['/api/me', '/api/config']) await ask(path)
  })

  test.each(collectionActions)('of $path is what its description says, tried and done', async ({ path, preview }) => {
    for (const asked of preview ? [`${path}?preview=true`, path] : [path])
      for (const body of ACTED[path] ?? []) {
        const answer = await api.post(ACTING[path] ?? 'admin', asked, body)
        expect([asked, answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([asked, 200, ''])
        expect(faultsOf(path, 'post', answer.json())).toEqual([])
        expect(shortIn(path, 'post', answer.json())).toEqual([])
      }
    expect(ACTED[path]?.length).toBeGreaterThan(0)
  })

  test('does not fit when a property is missing, of another kind, or nobody has heard of it', async () => {
    const path = '/api/transactions/totals'
    const totals = await ask(path, OF_ONE_FUND)
    expect(totals).toMatchObject({ net: expect.any(String) as string })
    const changed = (changes: Json) =>
      faultsOf(path, 'get', JSON.parse(JSON.stringify(Object.assign({}, totals, changes))))
    expect(changed({})).toEqual([])
    expect(changed({ net: undefined })).toEqual([expect.stringContaining("must have required property 'net'")])
    expect(changed({ net: 1 })).toEqual([expect.stringContaining('/net must be string')])
    expect(changed({ net: 'n/a' })).toEqual([expect.stringContaining('/net must match format "decimal"')])
    expect(changed({ median: '1' })).toEqual([expect.stringContaining('"additionalProperty":"median"')])
  })
})
