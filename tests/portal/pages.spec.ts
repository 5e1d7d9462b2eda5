/**
 * Every page of investors, of the wizard and of mails for whoever is signed in: what opens, what is refused and what
 * does not exist, with and without the partner as whose contact staff look. Who is signed out stands in
 * tests/sign-in/routes.spec.ts, and what a refusal shows meanwhile in tests/shell/access.spec.ts.
 */
import type { Page } from '@playwright/test'
import { ROUTES } from '../../src/paths.ts'
import type { Route } from '../../src/paths.ts'
import { askingAs } from '../browser/asking.ts'
import type { Made } from '../browser/asking.ts'
import { expect, test } from '../browser/fixtures.ts'
import { ADMIN, AGENT, GLOBAL, INVESTOR, MIXED, USER, goInside, standing } from '../browser/pages.ts'
import { completedTransfer } from './completedTransfer.ts'

const OTHER = 'investor@borrowdale.example'
const STRANGE = 'investor@thornfield.example'
const STRANGER = 'admin@thornfield.example'

test.use({ product: 'pages of investors', expectedErrors: async ({}, use) => use([/status of 40[34]/]) })

/** What decides whether a page opens, besides the role. */
type Kind = 'list' | 'record' | 'wizard' | 'open' | 'mail' | 'ownAddress'
const KINDS: Readonly<Record<string, Kind>> = {
  portal: 'list',
  'portal.funds.overview': 'list',
  'portal.fund': 'record',
  'portal.fund.reports': 'record',
  'portal.fund.details': 'record',
  'portal.fund.investments.overview': 'record',
  'portal.fund.investment': 'record',
  'portal.capitalMovements.overview': 'list',
  'portal.transfers.overview': 'list',
  'portal.transfer': 'record',
  'onboarding.new': 'open',
  'onboarding.details': 'wizard',
  'email.accountCreating': 'open',
  'email.accountCreated': 'ownAddress',
  'email.accountReactivated': 'mail',
  'email.capitalCallPublished': 'mail',
  'email.reportingPeriodPublished': 'mail',
  'email.startOnboarding': 'open',
  'email.completeOnboarding': 'mail',
  'email.dueDiligenceSigned': 'mail',
  'email.dueDiligenceSubmitted': 'mail',
  'email.subscriptionSubmitted': 'mail',
}
const OWN = ROUTES.filter(({ area }) => area === 'portal' || area === 'onboarding' || area === 'email')

type Outcome = 'opens' | 'denied' | 'not found' | 'home'
interface Outcomes {
  /** The record, the onboarding and its mail are those of the first investor. */
  plain: Record<Kind, Outcome>
  /** Pages of the portal with `as`. */
  as: Outcome
}
const MEMBER = { open: 'opens', mail: 'opens', ownAddress: 'home' } as const
const STAFF = { list: 'denied', record: 'denied', wizard: 'denied', ...MEMBER } as const

const CALLERS: readonly (readonly [userName: string, Outcomes])[] = [
  [INVESTOR, { plain: { list: 'opens', record: 'opens', wizard: 'opens', ...MEMBER }, as: 'denied' }],
  [OTHER, { plain: { list: 'opens', record: 'not found', wizard: 'not found', ...MEMBER }, as: 'denied' }],
  [STRANGE, { plain: { list: 'not found', record: 'not found', wizard: 'not found', ...MEMBER }, as: 'denied' }],
  [ADMIN, { plain: STAFF, as: 'opens' }],
  [USER, { plain: STAFF, as: 'opens' }],
  [AGENT, { plain: STAFF, as: 'opens' }],
  [STRANGER, { plain: STAFF, as: 'not found' }],
  [GLOBAL, { plain: { ...STAFF, mail: 'denied' }, as: 'denied' }],
  [MIXED, { plain: { ...STAFF, mail: 'denied', ownAddress: 'denied' }, as: 'denied' }],
]

interface Fixtures {
  holding: number
  parameters: Readonly<Record<string, string | number>>
}

const fixturesOfAddress = new Map<string, Promise<Fixtures>>()
function fixturesOf(address: string): Promise<Fixtures> {
  const made = fixturesOfAddress.get(address) ?? makeFixtures(address)
  fixturesOfAddress.set(address, made)
  return made
}

/** A published holding with an investment, a completed transfer and a begun onboarding, all of one investor. */
async function makeFixtures(address: string): Promise<Fixtures> {
  const [ask, asInvestor] = [await askingAs(address, ADMIN), await askingAs(address, INVESTOR)]
  const read = async <Body>(path: string) => (await asInvestor<Body>('GET', `/api/portal/larkmoor${path}`)).body
  const held = (await read<{ id: number; published: object | null }[]>('/funds')).find(each => each.published !== null)
  const { published } = await read<{ published: { investments: Made[] } }>(`/funds/${held?.id}/investments`)
  const { id: pTransferId, fundId } = await completedTransfer(address)
  const filter = encodeURIComponent(JSON.stringify({ email: INVESTOR }))
  const [contact] = (await ask<Made[]>('GET', `/api/contacts?filter=${filter}`)).body
  const begun = await ask('POST', '/api/onboardings', {
    fundId,
    investorName: 'Whose Onboarding Ltd',
    address: '1 Quay Street',
    legalStatus: 'LegalEntity',
    commitment: '1000000',
    contactId: contact?.id,
  })
  const id = begun.body.id
  for (const action of ['start', 'submit-to-investor']) {
    const { version } = (await ask('GET', `/api/onboardings/${id}`)).body
    const acted = await ask('POST', `/api/onboardings/${id}/${action}`, {}, { 'if-match': `"${version}"` })
    expect(acted.status, JSON.stringify(acted.body)).toBe(200)
  }
  const sent = encodeURIComponent(
    JSON.stringify({ event: 'complete-onboarding', resource: 'onboardings', recordId: id }),
  )
  const [mail] = (await ask<{ guid: string }[]>('GET', `/api/mails?filter=${sent}`)).body
  return {
    holding: held?.id ?? 0,
    parameters: {
      pTenantId: 'larkmoor',
      pLpId: held?.id ?? 0,
      pInvestmentId: published.investments[0]?.id ?? 0,
      pTransferId,
      owId: id,
      // Of a mail that is there: whoever tries unknown ones has to wait.
      emailGuid: mail?.guid ?? '',
    },
  }
}

function outcomeAt(page: Page, wanted: string): string {
  const { pathname, searchParams } = new URL(page.url())
  if (pathname === '/error') return { '403': 'denied', '404': 'not found' }[searchParams.get('code') ?? ''] ?? 'error'
  return pathname === '/' ? 'home' : pathname.startsWith(wanted) ? 'opens' : pathname
}

/** Where each of the pages ends, one after the other in the same tab. */
async function outcomes(page: Page, addresses: ReadonlyMap<string, string>): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const [name, address] of addresses) {
    await goInside(page, address)
    await standing(page)
    found[name] = outcomeAt(page, address.replace(/\?.*/, ''))
  }
  return found
}

function addressesOf(routes: readonly Route[], { parameters }: Fixtures, query = ''): ReadonlyMap<string, string> {
  return new Map(
    routes.map(({ name, pattern }) => [
      name,
      pattern.replace(/:(\w+)/g, (_, parameter: string) => String(parameters[parameter])) + query,
    ]),
  )
}

test('every page of investors, of the wizard and of mails is among those that are tried', () => {
  expect(Object.keys(KINDS)).toEqual(OWN.map(({ name }) => name))
})

for (const [userName, { plain, as }] of CALLERS)
  test(`pages of investors as ${userName} open, are refused, or do not exist @long`, async ({
    page,
    server,
    signedIn,
  }) => {
    test.setTimeout(180_000)
    const fixtures = await fixturesOf(server.address)
    await signedIn(page, userName)
    await page.goto('/error?code=404&text=Not%20found')
    await standing(page)
    expect(await outcomes(page, addressesOf(OWN, fixtures))).toEqual(
      Object.fromEntries(OWN.map(({ name }) => [name, plain[KINDS[name] ?? 'open']])),
    )
    const portal = OWN.filter(({ area }) => area === 'portal')
    expect(await outcomes(page, addressesOf(portal, fixtures, `?as=${fixtures.holding}`))).toEqual(
      Object.fromEntries(portal.map(({ name }) => [name, as])),
    )
  })

test('pages of a holding open for a colleague as long as the access lasts, and of no other one @long', async ({
  page,
  server,
  signedIn,
}) => {
  const { holding, parameters } = await fixturesOf(server.address)
  const [ask, asInvestor] = [await askingAs(server.address, ADMIN), await askingAs(server.address, INVESTOR)]
  const asked = await asInvestor('POST', '/api/portal-accesses/ask', {
    limitedPartnerId: holding,
    firstName: 'Oona',
    lastName: 'Reader',
    email: OTHER,
    phoneNumber: '+44 1632 960111',
    until: '2026-12-31',
  })
  const decide = async (action: 'grant' | 'revoke') => {
    const { version } = (await ask('GET', `/api/portal-accesses/${asked.body.id}`)).body
    const url = `/api/portal-accesses/${asked.body.id}/${action}`
    expect((await ask('POST', url, {}, { 'if-match': `"${version}"` })).status).toBe(200)
  }
  const records = OWN.filter(({ name }) => KINDS[name] === 'record')
  const expected = (outcome: Outcome) =>
    Object.fromEntries(records.map(({ name }) => [name, name === 'portal.transfer' ? 'not found' : outcome]))
  await signedIn(page, OTHER)
  await page.goto('/error?code=404&text=Not%20found')
  await standing(page)
  await decide('grant')
  expect(await outcomes(page, addressesOf(records, { holding, parameters }))).toEqual(expected('opens'))
  await decide('revoke')
  expect(await outcomes(page, addressesOf(records, { holding, parameters }))).toEqual(expected('not found'))
})
