/** What the mail says to those who have not looked at a notice: what is asked of that very partner, and where it is. */
import { expect, test } from 'vitest'
import { NO_AMOUNTS, common, own } from '../notices/sample.ts'
import { noticeSnapshot } from '../../src/notices/snapshot.ts'
import { PEOPLE, type Person } from '../server/api.ts'
import { serve } from '../server/serve.ts'

const { api, world } = await serve()
const currency = await world.make('currencies', { code: 'EUR' })
const fund = await world.make('funds', { name: 'Watched fund', currencyId: currency.id })

async function contactOf(person: Person): Promise<number> {
  const contact = await world.make('contacts', { email: PEOPLE[person], firstName: 'Imogen', lastName: 'Hale' })
  await api.database.asAdministrator('update accounts set contact_id = $1 where user_name = $2', [
    contact.id,
    PEOPLE[person],
  ])
  return contact.id
}

interface Line {
  investmentFunding?: string
  distribution?: string
  paymentStatus?: string
  amountReceived?: string
}

/** A published movement with the lines and notices of two partners, who are reminded of it. */
async function reminded(name: string, first: Line, second: Line) {
  const movement = await world.make('capital-movements', { fundId: fund.id, name, dueDate: '2026-12-15' })
  await api.database.asAdministrator("update capital_movements set status = 'Published' where id = $1", [movement.id])
  const notices = []
  for (const [partner, line] of [
    [ashcombe, first],
    [borrowdale, second],
  ] as const) {
    await world.insert('capital-movement-lines', {
      capitalMovementId: movement.id,
      limitedPartnerId: partner.id,
      ...NO_AMOUNTS,
      paymentStatus: 'Open',
      ...line,
    })
    const { id } = await world.insert('notices', {
      capitalMovementId: movement.id,
      limitedPartnerId: partner.id,
      status: 'Made',
      superseded: false,
      snapshot: JSON.stringify(noticeSnapshot(common(), own())),
    })
    notices.push(id)
  }
  const { version } = (await api.get('user', `/api/capital-movements/${movement.id}`)).json<{ version: number }>()
  const answer = await api.post('user', `/api/capital-movements/${movement.id}/remind-unread`, {}, { version })
  expect(answer.statusCode, answer.body).toBe(200)
  const mails = await api.database.asAdministrator<{ subject: string; body: string }>(
    `select subject, body from mails where event = 'publication-reminder' and record_id = $1 order by id`,
    [movement.id],
  )
  return { mails, notices }
}

const [ashcombe, borrowdale] = [
  await world.make('limited-partners', {
    fundId: fund.id,
    name: 'Ashcombe',
    mainContactId: await contactOf('investor'),
  }),
  await world.make('limited-partners', {
    fundId: fund.id,
    name: 'Borrowdale',
    mainContactId: await contactOf('otherInvestor'),
  }),
]

test('names fund, kind, amount and day of the own line, and leads to the own notice', async () => {
  const { mails, notices } = await reminded(
    'Call 1',
    { investmentFunding: '640.00' },
    { investmentFunding: '2560.00', paymentStatus: 'Partial', amountReceived: '60.00' },
  )
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Watched fund: Call 1 (EUR 640.00, due 15/12/2026) waits for you',
    'Watched fund: Call 1 (EUR 2,500.00, due 15/12/2026) waits for you',
  ])
  expect(mails[0]?.body).toContain(
    'this was published for Ashcombe in Watched fund, and nobody has opened it yet:\n\n' +
      'Capital call: Call 1\nTo be paid: EUR 640.00\nDue date: 15/12/2026\n\n' +
      `It stands in the investor portal:\n/portal/larkmoor/capital-movements/overview?notice=${notices[0]}\n`,
  )
  expect(mails[1]?.body).toContain('To be paid: EUR 2,500.00\n')
  expect(mails[1]?.body).toContain(`overview?notice=${notices[1]}\n`)
  // Nothing of the other partner.
  expect(mails[0]?.body).not.toMatch(/Borrowdale|2,5|60\.00/)
  expect(mails[1]?.body).not.toMatch(/Ashcombe|640/)
})

test('says what is paid out, what was netted and what has arrived', async () => {
  const asked = async (name: string, first: Line, second: Line) =>
    (await reminded(name, first, second)).mails.map(({ body }) => body.split('\n\n')[2])
  expect(
    await asked('Payout', { distribution: '70.00' }, { investmentFunding: '100.00', distribution: '30.00' }),
  ).toEqual([
    'Distribution: Payout\nYou get: EUR 70.00\nDue date: 15/12/2026',
    'Call and distribution netted: Payout\nTo be paid: EUR 70.00\nDue date: 15/12/2026',
  ])
  expect(
    await asked(
      'Paid',
      { investmentFunding: '640.00', paymentStatus: 'Received', amountReceived: '640.00' },
      { investmentFunding: '30.00', distribution: '100.00' },
    ),
  ).toEqual([
    'Capital call: Paid\nReceived from you: EUR 640.00\nDue date: 15/12/2026',
    'Call and distribution netted: Paid\nYou get: EUR 70.00\nDue date: 15/12/2026',
  ])
})

test('names no amount that is disputed or comes to nothing, and in the subject only what is still owed', async () => {
  const told = async (name: string, first: Line, second: Line) =>
    (await reminded(name, first, second)).mails.map(({ subject, body }) => [subject, body.split('\n\n')[2]])
  const called = { investmentFunding: '640.00' } as const
  expect(
    await told(
      'Disputed',
      { ...called, paymentStatus: 'Disputed' },
      { distribution: '70.00', paymentStatus: 'Disputed' },
    ),
  ).toEqual([
    ['Watched fund: Disputed waits for you', 'Capital call: Disputed\nDue date: 15/12/2026'],
    ['Watched fund: Disputed waits for you', 'Distribution: Disputed\nDue date: 15/12/2026'],
  ])
  expect(
    await told('Even', { investmentFunding: '70.00', distribution: '70.00' }, { investmentFunding: '0.00' }),
  ).toEqual([
    ['Watched fund: Even waits for you', 'Call and distribution netted: Even\nDue date: 15/12/2026'],
    ['Watched fund: Even waits for you', 'Capital call: Even\nDue date: 15/12/2026'],
  ])
  const received = 'Capital call: Arrived\nReceived from you: EUR 640.00\nDue date: 15/12/2026'
  expect(
    await told(
      'Arrived',
      { ...called, paymentStatus: 'Received', amountReceived: '640.00' },
      { ...called, paymentStatus: 'Partial', amountReceived: '640.00' },
    ),
  ).toEqual([
    ['Watched fund: Arrived waits for you', received],
    ['Watched fund: Arrived waits for you', received],
  ])
  expect(await told('Payout 2', { distribution: '70.00' }, called)).toEqual([
    ['Watched fund: Payout 2 waits for you', 'Distribution: Payout 2\nYou get: EUR 70.00\nDue date: 15/12/2026'],
    [
      'Watched fund: Payout 2 (EUR 640.00, due 15/12/2026) waits for you',
      'Capital call: Payout 2\nTo be paid: EUR 640.00\nDue date: 15/12/2026',
    ],
  ])
})
