/** What an investor reads: own holdings, and only what was published of them. */
import { describe, expect, test } from 'vitest'
import type { Holding } from '../../src/portal/holding.ts'
import { publishPeriod } from '../capital-account-statements/statementFixtures.ts'
import type { Person } from '../server/api.ts'
import { PEOPLE } from '../server/api.ts'
import type { RecordOf } from '../server/requests.ts'
import { serve } from '../server/serve.ts'

const { api, world } = await serve()
const currency = await world.make('currencies', { code: 'EUR' })
const fund = await world.make('funds', { name: 'Published fund', currencyId: currency.id, vintageYear: 2022 })
const unpublished = await world.make('funds', { name: 'Silent fund', currencyId: currency.id })
let period = await world.make('reporting-periods', { fundId: fund.id, name: 'Q2 2026', date: '2026-06-30' })
const later = await world.make('reporting-periods', { fundId: fund.id, name: 'Q3 2026', date: '2026-09-30' })
await world.make('accounting-entries', {
  fundId: fund.id,
  reportingPeriodId: period.id,
  totalCash: '1200000',
  borrowings: '0',
  otherAssetsAndLiabilities: '0',
})
await world.make('accounting-entries', {
  fundId: fund.id,
  reportingPeriodId: later.id,
  totalCash: '7777777',
  borrowings: '0',
  otherAssetsAndLiabilities: '0',
})
const contacts = { investor: await contactOf('investor'), otherInvestor: await contactOf('otherInvestor') }
const closing = await world.make('closings', { fundId: fund.id, name: 'First closing', date: '2023-01-10' })
const movement = await world.make('capital-movements', { fundId: fund.id, name: 'Call 1', dueDate: '2023-01-20' })
const hold = async (name: string, changes: Record<string, unknown>, value: string, called: string, inside = called) => {
  const partner = await world.make('limited-partners', { fundId: fund.id, name, ...changes })
  await world.insert('limited-partner-commitments', {
    limitedPartnerId: partner.id,
    date: '2023-01-10',
    value,
    closingId: closing.id,
    transferId: null,
  })
  for (const [date, amount, lowers, outside] of [
    ['2023-01-20', called, inside, String(Number(called) - Number(inside))],
    ['2026-08-01', '888888', '888888', '0'],
  ]) {
    await world.insert('limited-partner-transactions', {
      limitedPartnerId: partner.id,
      date,
      type: 'CapitalCall',
      amount,
      impactOnUnfunded: `-${lowers}`,
      investmentFunding: lowers,
      expensesOutOfPaidIn: outside,
      capitalMovementId: movement.id,
      closingId: null,
      transferId: null,
    })
  }
  return partner
}
const own = await hold('Ashcombe', { mainContactId: contacts.investor }, '1500000', '750000', '735000')
await hold('Borrowdale', { mainContactId: contacts.otherInvestor, additionalContacts: [] }, '500000', '250000')
await world.make('limited-partners', {
  fundId: unpublished.id,
  name: 'Ashcombe too',
  mainContactId: contacts.otherInvestor,
  additionalContacts: [{ contactId: contacts.investor }],
})
await world.make('limited-partners', { fundId: unpublished.id, name: 'Nobody’s contact' })

async function contactOf(person: Person): Promise<number> {
  const contact = await world.make('contacts', { email: PEOPLE[person] })
  await api.database.asAdministrator('update accounts set contact_id = $1 where user_name = $2', [
    contact.id,
    PEOPLE[person],
  ])
  return contact.id
}

const seen = async (person: Person = 'investor'): Promise<Holding[]> => {
  const answer = await api.get(person, '/api/portal/larkmoor/funds')
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<Holding[]>()
}
const advance = async (action: string): Promise<void> => {
  const answer = await api.post(
    'admin',
    `/api/reporting-periods/${period.id}/${action}`,
    {},
    { version: period.version },
  )
  expect(answer.statusCode, answer.body).toBe(200)
  period = answer.json<RecordOf<'reporting-periods'>>()
}

describe('the holdings of an investor', () => {
  test('R252 R016 say nothing of a fund before a period of it is published, and its figures as of that period afterwards', async () => {
    const nothing = [
      [own.name, 'Published fund', null],
      ['Ashcombe too', 'Silent fund', null],
    ]
    const shown = (holdings: Holding[]) => holdings.map(({ name, fund: of, published }) => [name, of, published])
    expect(shown(await seen())).toEqual(nothing)
    await advance('complete')
    expect(shown(await seen())).toEqual(nothing)
    await advance('publish')
    const [first, second] = await seen()
    expect(second!.published).toBeNull()
    expect(first).toEqual({
      id: own.id,
      name: 'Ashcombe',
      fund: 'Published fund',
      mayChange: true,
      lastVisitOn: null,
      fundFiguresAsOf: '2026-06-30',
      transferredSince: null,
      hasMovements: false,
      due: [],
      published: {
        statementId: expect.any(Number) as number,
        period: { name: 'Q2 2026', date: '2026-06-30' },
        vintageYear: 2022,
        currency: 'EUR',
        minorUnits: 2,
        commitment: '1500000.00',
        share: expect.stringMatching(/^75/) as string,
        called: '750000.00',
        outside: '15000.00',
        calledPercent: expect.stringMatching(/^50/) as string,
        distributed: '0.00',
        recallable: '0.00',
        remaining: '765000.00',
        nav: '900000.00',
        dpi: expect.stringMatching(/^0/) as string,
        rvpi: expect.stringMatching(/^1\.2/) as string,
        tvpi: expect.stringMatching(/^1\.2/) as string,
        netIrr: expect.stringMatching(/^5\.4/) as string,
        netIrrReason: null,
        note: null,
      },
    })
    // Of the time after the published period nothing is told: neither its call nor its cash.
    expect(JSON.stringify(await seen())).not.toMatch(/888888|7777777|Q3 2026/)
  })

  test('R097 are exactly one’s own, as main or additional contact', async () => {
    expect((await seen()).map(({ name }) => name)).toEqual(['Ashcombe', 'Ashcombe too'])
    expect((await seen('otherInvestor')).map(({ name }) => name)).toEqual(['Borrowdale', 'Ashcombe too'])
    expect((await api.get('strangeInvestor', '/api/portal/thornfield/funds')).json()).toEqual([])
  })

  test('R024 are found by the account: another tenant in the address is not there', async () => {
    for (const [person, tenant] of [
      ['investor', 'thornfield'],
      ['strangeInvestor', 'larkmoor'],
      ['investor', 'nobody'],
    ] as const) {
      expect((await api.get(person, `/api/portal/${tenant}/funds`)).statusCode, `${person} at ${tenant}`).toBe(404)
    }
  })

  test('are not for staff, nor for people without an account', async () => {
    for (const person of ['admin', 'user', 'agent', 'global', 'mixed'] as const)
      expect((await api.get(person, '/api/portal/larkmoor/funds')).statusCode, person).toBe(403)
    expect((await api.call(undefined, '/api/portal/larkmoor/funds')).statusCode).toBe(401)
  })

  test('show no net rate in the first two years of the fund, and one on the day they are over', async () => {
    for (const [date, netIrr] of [
      ['2025-01-19', null],
      ['2025-01-20', expect.stringMatching(/^9\.5/) as string],
    ] as const) {
      const young = await world.make('funds', { name: `Young fund ${date}`, currencyId: currency.id })
      const ended = await world.make('reporting-periods', { fundId: young.id, name: 'Young', date })
      await world.make('accounting-entries', {
        fundId: young.id,
        reportingPeriodId: ended.id,
        totalCash: '120',
        borrowings: '0',
        otherAssetsAndLiabilities: '0',
      })
      const partner = await world.make('limited-partners', {
        fundId: young.id,
        name: 'Ashcombe young',
        mainContactId: contacts.investor,
      })
      const first = await world.make('closings', { fundId: young.id, name: 'First closing', date: '2023-01-10' })
      const call = await world.make('capital-movements', { fundId: young.id, name: 'Call', dueDate: '2023-01-20' })
      await world.insert('limited-partner-commitments', {
        limitedPartnerId: partner.id,
        date: '2023-01-10',
        value: '100',
        closingId: first.id,
        transferId: null,
      })
      await world.insert('limited-partner-transactions', {
        limitedPartnerId: partner.id,
        date: '2023-01-20',
        type: 'CapitalCall',
        amount: '100',
        impactOnUnfunded: '-100',
        investmentFunding: '100',
        capitalMovementId: call.id,
        closingId: null,
        transferId: null,
      })
      await publishPeriod(api, ended)
      const holding = (await seen()).find(({ id }) => id === partner.id)
      expect(holding?.published).toMatchObject({ period: { date }, tvpi: expect.stringMatching(/^1\.2/), netIrr })
    }
  })

  test('stand in the names that the session tells, each name once, and to staff in none', async () => {
    const holders = async (person: Person) => (await api.get(person, '/api/me')).json<{ holders: string[] }>().holders
    await world.make('limited-partners', { fundId: unpublished.id, name: 'Ashcombe', mainContactId: contacts.investor })
    expect(await holders('investor')).toEqual(['Ashcombe', 'Ashcombe too', 'Ashcombe young'])
    expect(await holders('otherInvestor')).toEqual(['Ashcombe too', 'Borrowdale'])
    for (const person of ['strangeInvestor', 'admin', 'agent', 'global'] as const)
      expect([person, await holders(person)]).toEqual([person, []])
  })
})
