import { expect, test } from 'vitest'
import { COMPONENTS } from '../../src/capital-movements/components.ts'
import { bookingsWhenDue } from '../../src/capital-movements/dueBookings.server.ts'
import type { Timestamp } from '../../src/entity.ts'
import type { Seen } from '../server/requests.ts'
import { serveMovements } from './servedMovements.ts'

const { api, fundWith, movement, act, linesOf, paymentsOf } = await serveMovements()
const { services, database } = api
const { clock } = services

const TWO = [
  { name: 'Garnet', commitment: '3000' },
  { name: 'Hazel', commitment: '1000' },
]
type Line = Awaited<ReturnType<typeof linesOf>>[number]

function pay(line: Line | undefined, paymentStatus: 'Received' | 'Open') {
  if (!line) throw new Error('no line')
  const amounts = Object.fromEntries(COMPONENTS.map(name => [name, line[name]]))
  return api.put('user', `/api/capital-movement-lines/${line.id}`, line.version, { ...amounts, paymentStatus })
}

async function completed(changes: Record<string, unknown>, partners = TWO) {
  const made = await movement(await fundWith(partners), changes)
  const answer = await act('user', made, 'complete')
  expect(answer.statusCode, answer.body).toBe(200)
  return made
}

const bookedOf = async ({ id }: Seen) => (await paymentsOf(id)).map(row => row.status)

async function on(date: typeof api.today.date, work: () => Promise<void>): Promise<void> {
  const before = api.today.date
  api.today.date = date
  try {
    await work()
  } finally {
    api.today.date = before
  }
}

test('what everybody has paid before the due date is booked when the day has come', async () => {
  const made = await completed({ investmentFunding: '400' })
  const late = await completed({ investmentFunding: '400' })
  for (const line of await linesOf(made)) expect((await pay(line, 'Received')).statusCode).toBe(200)
  expect((await pay((await linesOf(late))[0], 'Received')).statusCode).toBe(200)
  const look = () => bookingsWhenDue({ database: database.database, services, clock })()
  await on('2026-12-14', async () => {
    await look()
    expect(await bookedOf(made)).toEqual(['Pending'])
  })
  await on('2026-12-15', async () => {
    expect(await look()).toBe(false)
    expect(await bookedOf(made)).toEqual(['Booked'])
    expect(await bookedOf(late)).toEqual(['Pending'])
  })
})

test('it is looked at every ten minutes, and one tenant whose payments fail holds up no other', async () => {
  const made = await completed({ investmentFunding: '400' })
  for (const line of await linesOf(made)) expect((await pay(line, 'Received')).statusCode).toBe(200)
  let now: Timestamp = '2026-12-15T09:00:00.000Z'
  let broken = true
  const look = bookingsWhenDue({
    database: {
      ...database.database,
      inTransaction: (caller, work, options) =>
        broken && caller.tenantId !== null
          ? Promise.reject(new Error('no connection'))
          : database.database.inTransaction(caller, work, options),
    },
    services,
    clock: { ...clock, now: () => now },
  })
  await on('2026-12-15', async () => {
    await expect(look()).rejects.toMatchObject({ errors: [{ message: 'no connection' }, expect.anything()] })
    broken = false
    now = '2026-12-15T09:09:59.999Z'
    await look()
    expect(await bookedOf(made)).toEqual(['Pending'])
    now = '2026-12-15T09:10:00.000Z'
    await look()
    expect(await bookedOf(made)).toEqual(['Booked'])
  })
})

test('of a line that moves nothing no payment is waited for', async () => {
  const partners = [...TWO, { name: 'Ivy', commitment: '1000', skips: true }]
  const made = await completed({ managementFees: '40' }, partners)
  const lines = await linesOf(made)
  expect(lines.map(line => line.managementFees)).toEqual(['30.00', '10.00', '0.00'])
  await on('2026-12-15', async () => {
    await pay(lines[0], 'Received')
    expect(await bookedOf(made)).toEqual(['Pending'])
    await pay(lines[1], 'Received')
    expect(await bookedOf(made)).toEqual(['Booked'])
    await pay((await linesOf(made))[1], 'Open')
    expect(await bookedOf(made)).toEqual(['Pending'])
  })
})

test('of a line that comes to nothing, because as much is distributed as is called, no payment is waited for', async () => {
  const partners = [...TWO, { name: 'Ivy', commitment: '1000', skips: true }]
  // Of 40 distributed Garnet gets 24, Hazel and Ivy 8 each; Ivy bears none of the fees, which are 30 and 10.
  const made = await completed({ managementFees: '40', distribution: '40' }, partners)
  const lines = await linesOf(made)
  expect(lines.map(line => [line.totalCall, line.distribution])).toEqual([
    ['30.00', '24.00'],
    ['10.00', '8.00'],
    ['0.00', '8.00'],
  ])
  await on('2026-12-15', async () => {
    for (const line of lines.slice(0, 2)) await pay(line, 'Received')
    // Ivy is paid 8.
    expect(await bookedOf(made)).toEqual(['Pending', 'Pending'])
    await pay(lines[2], 'Received')
    expect(await bookedOf(made)).toEqual(['Booked', 'Booked'])
  })
  const netted = await completed({ investmentFunding: '40', distribution: '40' })
  expect((await linesOf(netted)).map(line => [line.totalCall, line.distribution])).toEqual([
    ['30.00', '30.00'],
    ['10.00', '10.00'],
  ])
  const bookDue = bookingsWhenDue({ database: database.database, services, clock })
  await on('2026-12-15', async () => {
    await bookDue()
    expect(await bookedOf(netted)).toEqual(['Booked', 'Booked'])
  })
})

test('of payments that are noted at the same time the last one books', async () => {
  const partners = Array.from({ length: 6 }, (_, index) => ({ name: `Partner${index}`, commitment: '1000' }))
  const made = await completed({ investmentFunding: '600' }, partners)
  const lines = await linesOf(made)
  await on('2026-12-15', async () => {
    const answers = await Promise.all(lines.map(line => pay(line, 'Received')))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(lines.map(() => 200))
    expect(await bookedOf(made)).toEqual(['Booked'])
  })
})
