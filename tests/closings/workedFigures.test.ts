/** The worked figures of a later closing, from the call to the ledger, as the API answers them. */
import { describe, expect, test } from 'vitest'
import type { StoredRecord } from '../../src/server/records/values.ts'
import { SIX, serveMovements } from '../capital-movements/servedMovements.ts'
import type { PartnerPlan } from '../capital-movements/servedMovements.ts'

const { api, world, act, fundWith, ledgerOf, linesOf, movement, stored } = await serveMovements()

type Values = Record<string, string | number>

/** Partners of the first closing, one call of them, and those who come later; the interest is 8 % a year. */
async function admitted(plans: readonly PartnerPlan[], call: Values, late: { date: string; commitments: string[] }) {
  const made = await fundWith(plans)
  const { fund } = made
  await api.database.asAdministrator('update funds set late_entrance_interest_rate = 8 where id = $1', [fund.id])
  const open = await movement(made, call)
  const called = await act('user', open, 'complete')
  expect(called.statusCode, called.body).toBe(200)
  const closing = await world.make('closings', { fundId: fund.id, name: 'Second closing', date: late.date })
  for (const [index, value] of late.commitments.entries()) {
    const { id } = await world.make('limited-partners', { fundId: fund.id, name: `Newcomer ${index}` })
    const body = { closingId: closing.id, limitedPartnerId: id, date: late.date, value }
    expect((await api.post('user', '/api/closing-commitments', body)).statusCode).toBe(201)
  }
  const closed = await api.post('user', `/api/closings/${closing.id}/complete`, {}, { version: closing.version })
  expect(closed.statusCode, closed.body).toBe(200)
  const filter = encodeURIComponent(JSON.stringify({ fundId: fund.id, closingId: closing.id }))
  const [equalisation] = (await api.get('user', `/api/capital-movements?filter=${filter}`)).json<StoredRecord[]>()
  if (!equalisation) throw new Error('The closing has made no movement.')
  const lines = (await linesOf(equalisation)).map(line => [line.investmentFunding, line.lateEntranceFee])
  const done = await act('user', await stored(equalisation), 'complete')
  expect(done.statusCode, done.body).toBe(200)
  return { call: open, equalisation, lines, fund }
}

describe('a later closing', () => {
  test('of 90m on 405m, 50m drawn 150 days before: catch-up, refund and interest to the cent, and nobody is ahead', async () => {
    const { call, equalisation, lines, fund } = await admitted(
      SIX,
      { investmentFunding: '50000000', dueDate: '2026-01-01' },
      { date: '2026-05-31', commitments: ['20000000', '30000000', '40000000'] },
    )
    expect((await ledgerOf(call.id)).map(row => row.amount)).toEqual([
      ...Array.from({ length: 5 }, () => '9876543.21'),
      '617283.95',
    ])
    expect(lines).toEqual([
      ...Array.from({ length: 4 }, () => ['-1795735.13', '-59037.87']),
      ['-1795735.13', '-59037.86'],
      ['-112233.44', '-3689.86'],
      ['2020202.02', '66417.60'],
      ['3030303.03', '99626.40'],
      ['4040404.04', '132835.20'],
    ])
    expect((await ledgerOf(equalisation.id)).map(row => row.type)).toEqual(lines.map(() => 'Equalisation'))
    const partners = (
      await api.get('user', `/api/limited-partners?filter={"fundId":${fund.id}}&sort=["id","ASC"]`)
    ).json<Record<string, string>[]>()
    // 50m × 80m ÷ 495m, and so on: as if all had been admitted at the first closing.
    expect(partners.map(partner => [partner['capitalCalled'], partner['remaining']])).toEqual([
      ...Array.from({ length: 5 }, () => ['8080808.08', '71919191.92']),
      ['505050.51', '4494949.49'],
      ['2020202.02', '17979797.98'],
      ['3030303.03', '26969696.97'],
      ['4040404.04', '35959595.96'],
    ])
  })

  test('90 days after 4,000,000.00 that the newcomer owes, at 8 %, costs 78,904.11', async () => {
    const { lines } = await admitted(
      [{ name: 'Ashcombe', commitment: '10000000' }],
      { investmentFunding: '8000000', dueDate: '2026-01-01' },
      { date: '2026-04-01', commitments: ['10000000'] },
    )
    expect(lines).toEqual([
      ['-4000000.00', '-78904.11'],
      ['4000000.00', '78904.11'],
    ])
  })
})

test('100.00 called of three equal partners is 33.34, 33.33 and 33.33', async () => {
  const three = ['Ashcombe', 'Borrowdale', 'Calderstone'].map(name => ({ name, commitment: '1000000' }))
  const made = await movement(await fundWith(three), { investmentFunding: '100' })
  expect((await linesOf(made)).map(line => line.investmentFunding)).toEqual(['33.34', '33.33', '33.33'])
})

test('three calls of 100.00 each of three equal partners are shared each by itself: the first has paid 100.02', async () => {
  const three = ['Ashcombe', 'Borrowdale', 'Calderstone'].map(name => ({ name, commitment: '1000000' }))
  const own = await fundWith(three)
  for (const dueDate of ['2026-12-15', '2026-12-16', '2026-12-17']) {
    const made = await movement(own, { name: `Call of ${dueDate}`, dueDate, investmentFunding: '100' })
    expect((await act('user', made, 'complete')).statusCode).toBe(200)
  }
  const partners = await Promise.all(
    own.partners.map(async ({ id }) =>
      (await api.get('user', `/api/limited-partners/${id}`)).json<{ capitalCalled: string; remaining: string }>(),
    ),
  )
  expect(partners.map(({ capitalCalled, remaining }) => [capitalCalled, remaining])).toEqual([
    ['100.02', '999899.98'],
    ['99.99', '999900.01'],
    ['99.99', '999900.01'],
  ])
})
