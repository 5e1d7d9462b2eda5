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
