/** What several people do to one fund at once comes to what some order of them comes to, one after another. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StoredRecord } from '../../src/server/records/values.ts'
import { throwsFrom } from '../seeds.ts'
import { serveMovements } from './servedMovements.ts'

const { api, act, body, fundWith, makePapers, movement, stored } = await serveMovements()

/** Seven funds for each: one for each order of three commands, and one for all of them at once. */
const CASES = Number(process.env['SEQUENCES'] ?? 4)
const PARTNERS = [
  { name: 'Garnet', commitment: '3000' },
  { name: 'Hazel', commitment: '1000' },
]

/** A call of 400 is completed; of the 3,600 that remain either 2,400 or 1,600 is called, and 1,000 is to be sold. */
async function fixtures() {
  const own = await fundWith(PARTNERS)
  const [garnet, hazel] = own.partners
  const first = await movement(own, { name: 'Call 1', investmentFunding: '400' })
  expect((await act('user', first, 'complete')).statusCode).toBe(200)
  await makePapers()
  const later = { dueDate: '2026-12-20' }
  const transfer = await api.post('user', '/api/transfers', {
    fundId: own.fund.id,
    date: '2026-12-31',
    sellerId: garnet?.id,
    transferCommitment: '1000',
    buyers: [{ limitedPartnerId: hazel?.id, commitment: '1000' }],
  })
  return {
    own,
    first: await stored(first),
    large: await movement(own, { ...later, name: 'Call 2', investmentFunding: '2400' }),
    small: await movement(own, { ...later, name: 'Call 3', investmentFunding: '1600' }),
    transfer: transfer.json<StoredRecord>(),
  }
}
type Fixtures = Awaited<ReturnType<typeof fixtures>>

const post = (address: string, { version }: { version: number }) => api.post('admin', address, {}, { version })
const COMMANDS = {
  completeLarge: ({ large }: Fixtures) => act('user', large, 'complete'),
  completeSmall: ({ small }: Fixtures) => act('user', small, 'complete'),
  lowerLarge: ({ own, large }: Fixtures) =>
    api.put('user', `/api/capital-movements/${large.id}`, large.version, {
      ...body(own, { name: 'Call 2', dueDate: '2026-12-20', investmentFunding: '2000' }),
      fundId: undefined,
    }),
  reopenFirst: ({ first }: Fixtures) =>
    api.post(
      'admin',
      `/api/capital-movements/${first.id}/reopen`,
      { reason: 'Wrong amount' },
      { version: first.version },
    ),
  publishFirst: ({ first }: Fixtures) => post(`/api/capital-movements/${first.id}/publish`, first),
  sell: ({ transfer }: Fixtures) => post(`/api/transfers/${transfer.id}/complete`, transfer),
} as const
type Command = keyof typeof COMMANDS
const NAMES = ['completeLarge', 'completeSmall', 'lowerLarge', 'reopenFirst', 'publishFirst', 'sell'] as const

/** What everybody sees afterwards, and who of them was told that it is done. */
async function outcome({ own, first, large, small, transfer }: Fixtures, done: ReadonlyMap<Command, boolean>) {
  const movements = await Promise.all([first, large, small].map(stored))
  const partners = await Promise.all(
    own.partners.map(async ({ id }) =>
      (await api.get('user', `/api/limited-partners/${id}`)).json<Record<string, string>>(),
    ),
  )
  const sold = (await api.get('user', `/api/transfers/${transfer.id}`)).json<{ status: string }>()
  return JSON.stringify([
    NAMES.map(name => done.get(name)),
    movements.map(({ status, totalCall }) => [status, totalCall]),
    partners.map(partner => [partner['totalCommitment'], partner['capitalCalled'], partner['remaining']]),
    sold.status,
  ])
}

async function inOrder(order: readonly Command[]): Promise<string> {
  const fund = await fixtures()
  const done = new Map<Command, boolean>()
  for (const name of order) done.set(name, (await COMMANDS[name](fund)).statusCode === 200)
  return outcome(fund, done)
}

async function atOnce(commands: readonly Command[]): Promise<string> {
  const fund = await fixtures()
  const answers = await Promise.all(commands.map(name => COMMANDS[name](fund)))
  for (const { statusCode, body: said } of answers) expect([200, 409, 412, 422], said).toContain(statusCode)
  return outcome(fund, new Map(commands.map((name, place) => [name, answers[place]?.statusCode === 200])))
}

function ordersOf(commands: readonly Command[]): (readonly Command[])[] {
  return commands.length < 2
    ? [commands]
    : commands.flatMap(first =>
        ordersOf(commands.filter(name => name !== first)).map(rest => [first, ...rest] as const),
      )
}

test(
  'I9 what two or three people do at once comes to what some order of them comes to @long',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.subarray([...NAMES], { minLength: 2, maxLength: 3 }), async commands => {
        const orders = ordersOf(commands)
        const serial: string[] = []
        for (const order of orders) serial.push(await inOrder(order))
        expect(serial).toContain(await atOnce(commands))
      }),
      throwsFrom(20261123, CASES),
    )
  },
  CASES * 30_000,
)
