/** Two people who act on one capital movement at the same moment: exactly one set of rows, notices and mails. */
import { describe, expect, test } from 'vitest'
import type { StoredRecord } from '../../src/server/records/values.ts'
import type { Seen } from '../server/requests.ts'
import { serveMovements, SIX } from './servedMovements.ts'

const { api, act, fundWith, ledgerOf, makePapers, movement, paymentsOf, stored } = await serveMovements()

/** Who comes first is chance. */
const ROUNDS = [1, 2, 3]

async function opened() {
  return movement(await fundWith(SIX), { investmentFunding: '405', managementFees: '40.5' })
}

async function completed() {
  const made = await opened()
  expect((await act('user', made, 'complete')).statusCode).toBe(200)
  await makePapers()
  return stored(made)
}

const count = async (resource: string, filter: object): Promise<number> =>
  (await api.get('admin', `/api/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`)).json<
    StoredRecord[]
  >().length

async function holds({ id }: Seen) {
  return {
    rows: (await ledgerOf(id)).length,
    payments: (await paymentsOf(id)).length,
    notices: await count('notices', { capitalMovementId: id, superseded: false }),
    mails: await count('mails', { resource: 'capital-movements', recordId: id }),
  }
}

/** The states that the requests were answered with; whoever comes too late is told so. */
const statusesOf = (answers: readonly { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).sort((one, other) => one - other)

describe('of two at once', () => {
  test.each(ROUNDS)('exactly one completes the movement (%i)', async () => {
    const made = await opened()
    const answers = await Promise.all([act('user', made, 'complete'), act('admin', made, 'complete')])
    expect(statusesOf(answers)).toEqual([200, 409])
    expect(await holds(made)).toEqual({ rows: 6, payments: 1, notices: 6, mails: 0 })
    expect((await stored(made)).version).toBe(made.version + 1)
  })

  test.each(ROUNDS)('exactly one publishes it, and each contact gets one mail (%i)', async () => {
    const made = await completed()
    const answers = await Promise.all(['admin', 'admin', 'admin'].map(() => act('admin', made, 'publish')))
    expect(statusesOf(answers)).toEqual([200, 409, 409])
    expect(await holds(made)).toEqual({ rows: 6, payments: 1, notices: 6, mails: 6 })
    expect((await stored(made)).version).toBe(made.version + 1)
  })

  test.each(ROUNDS)('who publishes and who reopens, one is too late: all of it stands or none (%i)', async round => {
    const made = await completed()
    const [publish, reopen] = [
      () => act('admin', made, 'publish'),
      () => act('admin', made, 'reopen', { reason: 'A wrong amount' }),
    ]
    const answers = await Promise.all(round % 2 === 0 ? [publish(), reopen()] : [reopen(), publish()])
    expect(statusesOf(answers)).toEqual([200, 409])
    const { status } = await stored(made)
    expect([status, await holds(made)]).toEqual(
      status === 'Published'
        ? ['Published', { rows: 6, payments: 1, notices: 6, mails: 6 }]
        : ['Open', { rows: 0, payments: 0, notices: 0, mails: 0 }],
    )
  })
})
