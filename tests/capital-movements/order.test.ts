/** Capital movements, closings and transfers follow each other by their days. */
import { describe, expect, test } from 'vitest'
import { serveMovements, SIX, type Problem } from './servedMovements.ts'

const { api, world, fundWith, body, movement, act, stored } = await serveMovements()

describe('a movement that is due before what was completed', () => {
  const transferOn = async (own: Awaited<ReturnType<typeof fundWith>>, date: string) =>
    world.insert('transfers', {
      fundId: own.fund.id,
      date,
      sellerId: own.partners[0]?.id,
      transferCommitment: '1',
      status: 'Completed',
    })

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
  test('what was completed later counts as built on it, to the microsecond, and in one transaction by the later day', async () => {
    const own = await fundWith(SIX)
    const open = await movement(own, { investmentFunding: '405' })
    expect((await act('user', open, 'complete')).statusCode).toBe(200)
    const made = await stored(open)
    const [admitted] = await api.database.asAdministrator<{ id: number }>(
      'select id from limited_partner_commitments where closing_id = $1',
      [own.closing.id],
    )
    const at = async (table: string, moment: string, column: string, id: number) =>
      api.database.asAdministrator(`update ${table} set created_at = $1 where ${column} = $2`, [moment, id])
    await at('limited_partner_transactions', '2100-12-01T10:00:00.123456Z', 'capital_movement_id', made.id)
    await at('limited_partner_commitments', '2100-12-01T10:00:00.123457Z', 'id', admitted!.id)
    const refused = await act('admin', made, 'reopen', { reason: 'Too late' })
    expect([refused.statusCode, refused.json<Problem>().detail]).toEqual([
      409,
      'It cannot be reopened, because this counts on its amounts: the closing First closing.',
    ])
    // In the same transaction the first closing, of 31/01/2025, came before the movement.
    await at('limited_partner_commitments', '2100-12-01T10:00:00.123456Z', 'id', admitted!.id)
    expect((await act('admin', made, 'reopen', { reason: 'A wrong amount' })).statusCode).toBe(200)
  })
})
