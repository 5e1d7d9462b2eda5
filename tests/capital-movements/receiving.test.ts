/** Payments of several partners, recorded in one step for one day. */
import { expect, test } from 'vitest'
import { serveMovements, SIX, statusOf } from './servedMovements.ts'

const { api, world, fundWith, movement, act, linesOf, paymentsOf, stored } = await serveMovements()
/** 80 called and 16 paid out for each of five, 5 and 1 for the sixth. */
const NETTED = { investmentFunding: '405', distribution: '81' }

test('payments are received in full on the day; what was received before stays, and the last one books them', async () => {
  const made = await movement(await fundWith(SIX), NETTED)
  const ids = (await linesOf(made)).map(line => line.limitedPartnerId)
  const receive = async (places: readonly number[], receivedDate: string | null, person: 'user' | 'agent' = 'user') =>
    act(person, await stored(made), 'receive', {
      lines: places.map(place => ({ limitedPartnerId: ids[place] })),
      receivedDate,
    })
  // Nothing is expected of an open movement.
  expect(statusOf(await receive([0], '2026-12-15'))).toEqual([409, 'wrong-state'])
  expect((await act('user', made, 'complete')).statusCode).toBe(200)
  expect(statusOf(await receive([0], '2026-12-15', 'agent'))[0]).toBe(403)
  expect(statusOf(await receive([0], null))).toEqual([400, 'invalid-body', 'receivedDate'])
  expect(statusOf(await receive([], '2026-12-15'))).toEqual([400, 'invalid-body', 'lines'])
  const stranger = await world.make('limited-partners')
  const refused = await act('user', await stored(made), 'receive', {
    lines: [{ limitedPartnerId: ids[0] }, { limitedPartnerId: stranger.id }],
    receivedDate: '2026-12-15',
  })
  expect(statusOf(refused)).toEqual([422, 'rule', 'lines.1.limitedPartnerId'])

  expect((await receive([0, 5], '2026-12-14')).statusCode).toBe(200)
  const paid = async () =>
    (await linesOf(made)).map(line => [line.paymentStatus, line.amountReceived, line.receivedDate])
  const open = ['Open', null, null]
  expect(await paid()).toEqual([
    ['Received', '64.00', '2026-12-14'],
    open,
    open,
    open,
    open,
    ['Received', '4.00', '2026-12-14'],
  ])
  expect((await paymentsOf(made.id)).map(row => row.status)).toEqual(['Pending', 'Pending'])
  api.today.date = '2026-12-16'
  try {
    expect((await receive([0, 1, 2, 3, 4], '2026-12-16')).statusCode).toBe(200)
    expect((await paid())[0]).toEqual(['Received', '64.00', '2026-12-14'])
    expect((await paid())[4]).toEqual(['Received', '64.00', '2026-12-16'])
    expect((await paymentsOf(made.id)).map(row => row.status)).toEqual(['Booked', 'Booked'])
    expect(await stored(made)).toMatchObject({ lateLines: 0 })
  } finally {
    api.today.date = '2026-11-21'
  }
})
