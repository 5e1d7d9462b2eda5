/** Payments of several partners, recorded in one step for one day. */
import { expect, test } from 'vitest'
import { COMPONENTS } from '../../src/capital-movements/components.ts'
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
  expect(statusOf(await receive([], '2026-11-20'))).toEqual([400, 'invalid-body', 'lines'])
  const stranger = await world.make('limited-partners')
  const refused = await act('user', await stored(made), 'receive', {
    lines: [{ limitedPartnerId: ids[0] }, { limitedPartnerId: stranger.id }],
    receivedDate: '2026-11-20',
  })
  expect(statusOf(refused)).toEqual([422, 'rule', 'lines.1.limitedPartnerId'])

  expect(statusOf(await receive([0, 5], '2026-11-22'))).toEqual([422, 'rule', 'receivedDate'])
  expect((await receive([0, 5], '2026-11-21')).statusCode).toBe(200)
  const paid = async () =>
    (await linesOf(made)).map(line => [line.paymentStatus, line.amountReceived, line.receivedDate])
  const open = ['Open', null, null]
  expect(await paid()).toEqual([
    ['Received', '64.00', '2026-11-21'],
    open,
    open,
    open,
    open,
    ['Received', '4.00', '2026-11-21'],
  ])
  expect((await paymentsOf(made.id)).map(row => row.status)).toEqual(['Pending', 'Pending'])
  api.today.date = '2026-12-16'
  try {
    expect((await receive([0, 1, 2, 3, 4], '2026-12-16')).statusCode).toBe(200)
    expect((await paid())[0]).toEqual(['Received', '64.00', '2026-11-21'])
    expect((await paid())[4]).toEqual(['Received', '64.00', '2026-12-16'])
    expect((await paymentsOf(made.id)).map(row => row.status)).toEqual(['Booked', 'Booked'])
    expect(await stored(made)).toMatchObject({ lateLines: 0 })
  } finally {
    api.today.date = '2026-11-21'
  }
})

/** Notes a payment in the first line as its dialogue does. */
async function payFirst(made: { id: number }, changes: object) {
  const [line] = await linesOf(made)
  if (!line) throw new Error('The movement has no line.')
  const kept = Object.fromEntries(COMPONENTS.map(name => [name, line[name]]))
  const values = { ...kept, paymentStatus: line.paymentStatus, ...changes }
  return api.put('user', `/api/capital-movement-lines/${line.id}`, line.version, values)
}

test('a payment noted in its line comes in today at the latest, and is partly paid or received by its amount', async () => {
  const made = await movement(await fundWith(SIX), { investmentFunding: '405' })
  expect((await act('user', made, 'complete')).statusCode).toBe(200)
  expect(statusOf(await payFirst(made, { receivedDate: '2026-11-22' }))).toEqual([422, 'rule', 'receivedDate'])
  const part = await payFirst(made, { amountReceived: '30', receivedDate: '2026-11-21' })
  expect(part.json()).toMatchObject({ paymentStatus: 'Partial', outstanding: '50.00' })
  // More than is due is warned of and can be saved.
  expect((await payFirst(made, { amountReceived: '81' })).json()).toMatchObject({
    paymentStatus: 'Received',
    outstanding: '0.00',
  })
})

test('the mail of a publication says what was received before it, and else what is still to be paid', async () => {
  const made = await movement(await fundWith(SIX), { ...NETTED, dueDate: '2026-11-10' })
  expect((await act('user', made, 'complete')).statusCode).toBe(200)
  const [, second, third, fourth] = await linesOf(made)
  expect((await payFirst(made, { amountReceived: '30' })).statusCode).toBe(200)
  const lines = [{ limitedPartnerId: second?.limitedPartnerId }]
  const received = await act('user', await stored(made), 'receive', { lines, receivedDate: '2026-11-09' })
  expect(received.statusCode, received.body).toBe(200)
  await api.database.asAdministrator(`update capital_movement_lines set payment_status = 'Disputed' where id = $1`, [
    third?.id,
  ])
  // A person has decided that this counts as all of it.
  await api.database.asAdministrator(
    `update capital_movement_lines set payment_status = 'Received', amount_received = 60 where id = $1`,
    [fourth?.id],
  )
  const published = await act('admin', await stored(made), 'publish')
  expect(published.statusCode, published.body).toBe(200)
  const mails = await api.database.asAdministrator<{ subject: string; body: string }>(
    `select subject, body from mails where event = 'capital-call-published' and record_id = $1 order by id`,
    [made.id],
  )
  expect(mails.map(({ subject, body }) => [subject.replace(/^.*: /, ''), body.split('\n\n')[2]]).slice(0, 4)).toEqual([
    ['Call 1, EUR 34.00, due 10/11/2026', 'To be paid: EUR 34.00\nDue date: 10/11/2026'],
    ['Call 1, EUR 64.00 received', 'Received from you: EUR 64.00\nDue date: 10/11/2026'],
    ['Call 1, EUR 64.00, due 10/11/2026', 'To be paid: EUR 64.00\nDue date: 10/11/2026'],
    ['Call 1, EUR 60.00 received', 'Received from you: EUR 60.00\nDue date: 10/11/2026'],
  ])
})

test('R162 lines are sorted by what is outstanding and by what is owed, movements by how many are late', async () => {
  const made = await movement(await fundWith(SIX), NETTED)
  expect((await act('user', made, 'complete')).statusCode).toBe(200)
  // 80 less 16 is due of each of five, 5 less 1 of the sixth.
  const states = [
    ['Received', '60.00', '0.00', '0.00'],
    ['Partial', '14.00', '50.00', '50.00'],
    ['Disputed', null, '64.00', '0.00'],
    ['Open', null, '64.00', '64.00'],
    ['Partial', '70.00', '0.00', '0.00'],
    ['Open', null, '4.00', '4.00'],
  ] as const
  for (const [place, { id }] of (await linesOf(made)).entries())
    await api.database.asAdministrator(
      'update capital_movement_lines set payment_status = $2, amount_received = $3 where id = $1',
      [id, states[place]?.[0], states[place]?.[1]],
    )
  const filter = encodeURIComponent(JSON.stringify({ capitalMovementId: made.id }))
  const sorted = async (name: string) => {
    const path = `/api/capital-movement-lines?filter=${filter}&sort=["${name}","DESC"]`
    return (await api.get('user', path)).json<Record<'id' | 'outstanding' | 'owed', string>[]>()
  }
  expect((await sorted('outstanding')).map(({ outstanding }) => outstanding)).toEqual([
    '64.00',
    '64.00',
    '50.00',
    '4.00',
    '0.00',
    '0.00',
  ])
  expect((await sorted('owed')).map(({ owed }) => owed)).toEqual(['64.00', '50.00', '4.00', '0.00', '0.00', '0.00'])
  // What the database works out for a list is what a line in hand says of itself.
  const listed = (await sorted('id')).toReversed()
  expect(listed.map(({ outstanding, owed }) => [outstanding, owed])).toEqual(
    states.map(([, , outstanding, owed]) => [outstanding, owed]),
  )
  for (const line of listed)
    expect((await api.get('user', `/api/capital-movement-lines/${line.id}`)).json()).toMatchObject({
      outstanding: line.outstanding,
      owed: line.owed,
    })

  // One more is late than that: the disputed line is not paid either. The other movement has nobody who is late.
  api.today.date = '2026-12-16'
  try {
    const ids = encodeURIComponent(JSON.stringify({ fundId: made.fundId }))
    const later = await movement(
      { fund: { id: made.fundId }, account: { id: made.fundBankAccountId } },
      { name: 'Later', dueDate: '2027-01-15', investmentFunding: '405' },
    )
    for (const [order, expected] of [
      ['ASC', [later.id, made.id]],
      ['DESC', [made.id, later.id]],
    ] as const) {
      const answer = await api.get('user', `/api/capital-movements?filter=${ids}&sort=["lateLines","${order}"]`)
      expect(answer.json<{ id: number }[]>().map(({ id }) => id)).toEqual(expected)
    }
  } finally {
    api.today.date = '2026-11-21'
  }
})
