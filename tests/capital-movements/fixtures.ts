/** A fund of its own for browser tests of capital movements: partners, an active account, movements in any state. */
import { askingAs } from '../browser/asking.ts'
import type { Asking, Made } from '../browser/asking.ts'
import { expect } from '../browser/fixtures.ts'
import { ADMIN, USER } from '../browser/pages.ts'
import { newFund } from '../reporting-periods/fixtures.ts'

/** 50, 30 and 20 of a hundred; the last takes no part in the management fee. */
const PARTNERS = [
  ['Alder Pension Fund', '5000000'],
  ['Birch Insurance', '3000000'],
  ['Cedar Foundation', '2000000'],
] as const

let unique = 0

export interface MovementFixtures {
  fundId: number
  accountId: number
  partners: Made[]
  ask: Asking
  askAdmin: Asking
  /** By the user: open, completed, or published by the administrator. */
  movement: (name: string, changes?: object, state?: 'Open' | 'Completed' | 'Published') => Promise<Made>
  /** Of the movement as it stands now. */
  act: (
    asking: Asking,
    movement: { id: number },
    action: string,
    input?: object,
  ) => Promise<{ status: number; body: Made }>
}

async function done(asked: Promise<{ status: number; body: Made }>): Promise<Made> {
  const { status, body } = await asked
  expect(status, JSON.stringify(body)).toBeLessThan(300)
  return body
}

export async function movementFixtures(address: string): Promise<MovementFixtures> {
  const [ask, askAdmin] = [await askingAs(address, USER), await askingAs(address, ADMIN)]
  const fund = await newFund(askAdmin)
  const fundId = fund.id
  const act: MovementFixtures['act'] = async (asking, { id }, action, input = {}) => {
    const { version } = (await asking('GET', `/api/capital-movements/${id}`)).body
    return asking('POST', `/api/capital-movements/${id}/${action}`, input, { 'if-match': `"${version}"` })
  }
  const accountId = await activeAccount(ask, askAdmin, fund)
  const partners = await admitted(ask, fundId)
  const movement: MovementFixtures['movement'] = async (name, changes = {}, state = 'Open') => {
    const made = await done(
      ask('POST', '/api/capital-movements', {
        fundId,
        name,
        dueDate: '2026-12-15',
        fundBankAccountId: accountId,
        investmentFunding: '100000',
        navPerShare: '1',
        nominalShareValue: '1',
        ...changes,
      }),
    )
    if (state !== 'Open') await done(act(ask, made, 'complete'))
    // It waits until every notice is made.
    if (state === 'Published')
      await expect.poll(async () => (await act(askAdmin, made, 'publish')).status, { timeout: 30_000 }).toBe(200)
    return (await ask('GET', `/api/capital-movements/${made.id}`)).body
  }
  return { fundId, accountId, partners, ask, askAdmin, movement, act }
}

/** Makes the contact of that address the one of the first partner, which has half of the commitments. */
export async function firstPartnerOf({ ask, partners }: MovementFixtures, email: string): Promise<Made> {
  const filter = encodeURIComponent(JSON.stringify({ email }))
  const [contact] = (await ask<Made[]>('GET', `/api/contacts?filter=${filter}`)).body
  const [partner] = partners
  if (!contact || !partner) throw new Error(`There is no contact of ${email}, or no partner.`)
  const { name, legalStatus, version } = (await ask('GET', `/api/limited-partners/${partner.id}`)).body
  const changed = { name, legalStatus, mainContactId: contact.id }
  await done(ask('PUT', `/api/limited-partners/${partner.id}`, changed, { 'if-match': `"${version}"` }))
  return partner
}

/** Entered by one person and verified by another. */
async function activeAccount(ask: Asking, askAdmin: Asking, fund: Made): Promise<number> {
  const account = await done(
    ask('POST', '/api/bank-accounts', {
      fundId: fund.id,
      name: 'Drawdown account',
      accountNumber: '60-16-13 11112222',
      bankCode: '601613',
      currencyId: fund['currencyId'],
      countryId: fund['countryId'],
      bankCountryId: fund['countryId'],
    }),
  )
  const address = `/api/bank-accounts/${account.id}`
  const sent = await done(ask('POST', `${address}/submit-for-verification`, {}, { 'if-match': `"${account.version}"` }))
  await done(askAdmin('POST', `${address}/verify`, { note: 'Called back' }, { 'if-match': `"${sent.version}"` }))
  return account.id
}

/** By a closing of 1 October 2026, each with a contact that gets mails. */
async function admitted(ask: Asking, fundId: number): Promise<Made[]> {
  const closing = await done(ask('POST', '/api/closings', { fundId, name: 'First closing', date: '2026-10-01' }))
  const partners: Made[] = []
  for (const [name, value] of PARTNERS) {
    const contact = await done(
      ask('POST', '/api/contacts', {
        firstName: 'Robin',
        lastName: name,
        email: `robin${process.pid}x${(unique += 1)}@example.org`,
        phoneNumber: '+44 1632 960000',
      }),
    )
    const partner = await done(
      ask('POST', '/api/limited-partners', {
        fundId,
        name,
        legalStatus: 'LegalEntity',
        mainContactId: contact.id,
        skipManagementFeeDistribution: name.startsWith('Cedar'),
      }),
    )
    partners.push(partner)
    await done(
      ask('POST', '/api/closing-commitments', {
        closingId: closing.id,
        limitedPartnerId: partner.id,
        date: '2026-10-01',
        value,
      }),
    )
  }
  const { version } = (await ask('GET', `/api/closings/${closing.id}`)).body
  await done(ask('POST', `/api/closings/${closing.id}/complete`, {}, { 'if-match': `"${version}"` }))
  return partners
}
