/** Capital movements, closings and transfers follow each other by their days. */
import { describe, expect, test } from 'vitest'
import { serveMovements, SIX, type Problem } from './servedMovements.ts'

const { api, world, fundWith, body, movement, act, stored } = await serveMovements()

const transferOn = async (own: Awaited<ReturnType<typeof fundWith>>, date: string) =>
  world.insert('transfers', {
    fundId: own.fund.id,
    date,
    sellerId: own.partners[0]?.id,
    transferCommitment: '1',
    status: 'Completed',
  })

describe('a movement that is due before what was completed', () => {
  test('is refused when it is saved: a closing has put right what was called before it, a transfer has moved it', async () => {
    const own = await fundWith(SIX)
    const post = async (dueDate: string) =>
      api.post('user', '/api/capital-movements', body(own, { name: `Due ${dueDate}`, dueDate }))
    const refused = await post('2025-01-30')
    expect([refused.statusCode, refused.json<Problem>().errors]).toEqual([
      422,
      {
        dueDate: [
          'Must not be before the closing “First closing” of 31/01/2025, which is completed: it has settled what was due before.',
        ],
      },
    ])
    expect((await post('2025-01-31')).statusCode).toBe(201)
    await transferOn(own, '2026-12-20')
    expect((await post('2026-12-19')).json<Problem>().errors).toEqual({
      dueDate: [
        'Must not be before 20/12/2026, the day of a completed transfer: it has moved all that was due before.',
      ],
    })
    expect((await post('2026-12-20')).statusCode).toBe(201)
  })

  test('is refused when it is completed, though it was saved before; nothing is booked', async () => {
    const own = await fundWith(SIX)
    const made = await movement(own, { investmentFunding: '405' })
    await transferOn(own, '2026-12-16')
    const answer = await act('user', made, 'complete')
    expect([answer.statusCode, Object.keys(answer.json<Problem>().errors ?? {})]).toEqual([422, ['dueDate']])
    const ledger = await api.get('user', `/api/limited-partner-transactions?filter={"capitalMovementId":${made.id}}`)
    expect([ledger.json(), (await stored(made)).status]).toEqual([[], 'Open'])
  })
})

describe('a movement that is reopened', () => {
  /** The rows of a closing or transfer whose request began before the movement was booked, and then waited for it. */
  const begunBefore = async (
    own: Awaited<ReturnType<typeof fundWith>>,
    source: { closingId: number } | { transferId: number },
    date: string,
  ) => {
    const row = await world.insert('limited-partner-commitments', {
      limitedPartnerId: own.partners[0]?.id,
      date,
      value: '1',
      closingId: null,
      ...source,
    })
    await api.database.asAdministrator(
      `update limited_partner_commitments set created_at = '2020-01-01T10:00:00Z' where id = $1`,
      [row.id],
    )
  }
  const completed = async (own: Awaited<ReturnType<typeof fundWith>>) => {
    const made = await movement(own, { investmentFunding: '405' })
    expect((await act('user', made, 'complete')).statusCode).toBe(200)
    return stored(made)
  }
  const builtOn = (names: string) => [409, `It cannot be reopened, because this counts on its amounts: ${names}.`]

  test('is refused where a closing of a later day counts on it, though the closing was begun before', async () => {
    const own = await fundWith(SIX)
    const made = await completed(own)
    const second = await world.insert('closings', {
      fundId: own.fund.id,
      name: 'Second closing',
      date: '2026-12-16',
      status: 'Completed',
    })
    await begunBefore(own, { closingId: second.id }, '2026-12-16')
    const refused = await act('admin', made, 'reopen', { reason: 'Too late' })
    expect([refused.statusCode, refused.json<Problem>().detail]).toEqual(builtOn('the closing Second closing'))
  })

  test('is refused where a transfer of a later day counts on it, though the transfer was begun before', async () => {
    const own = await fundWith(SIX)
    const made = await completed(own)
    const transfer = await transferOn(own, '2026-12-16')
    await begunBefore(own, { transferId: transfer.id }, '2026-12-16')
    const refused = await act('admin', made, 'reopen', { reason: 'Too late' })
    expect([refused.statusCode, refused.json<Problem>().detail]).toEqual(builtOn('the transfer of 16/12/2026'))
  })

  test('does not wait for a closing or a transfer of its own day: they were completed before it', async () => {
    const own = await fundWith(SIX)
    await transferOn(own, '2026-12-15')
    await world.insert('closings', {
      fundId: own.fund.id,
      name: 'Second closing',
      date: '2026-12-15',
      status: 'Completed',
    })
    const made = await completed(own)
    expect((await act('admin', made, 'reopen', { reason: 'A wrong amount' })).statusCode).toBe(200)
  })
})
