import { describe, expect, test } from 'vitest'
import type { NoticeSnapshot } from '../../src/notices/snapshot.ts'
import { serveMovements, SIX, statusOf, type Problem } from './servedMovements.ts'

const { api, fundWith, body, movement, act, linesOf, stored } = await serveMovements()

/** What is published cannot be taken back. */
describe('reopening a capital movement behind which another is completed', () => {
  test('leaves the notices of a later movement behind: they are not published until it is completed again', async () => {
    const own = await fundWith(SIX)
    const first = await movement(own, { investmentFunding: '405' })
    expect((await act('user', first, 'complete')).statusCode).toBe(200)
    const second = await movement(own, { name: 'Call 2', dueDate: '2026-12-20', investmentFunding: '810' })
    expect((await act('user', second, 'complete')).statusCode).toBe(200)
    expect((await act('admin', await stored(first), 'reopen', { reason: 'Wrong amount' })).statusCode).toBe(200)
    const less = { ...body(own, { investmentFunding: '40.5' }), fundId: undefined }
    const reopened = await stored(first)
    const changed = await api.put('user', `/api/capital-movements/${first.id}`, reopened.version, less)
    expect(changed.statusCode, changed.body).toBe(200)
    const refused = async () => {
      const answer = await act('admin', await stored(second), 'publish')
      return [answer.statusCode, answer.json<Problem>().code, answer.json<Problem>().detail]
    }
    const because = [
      409,
      'wrong-state',
      'The notices of Ashcombe, Borrowdale, Calderstone and 3 more say figures that the ledger no longer holds: ' +
        'reopen this movement and complete it again.',
    ]
    expect(await refused()).toEqual(because)
    // Booked again, the first call comes after the second one, whose notices count what it was before.
    expect((await act('user', changed.json(), 'complete')).statusCode).toBe(200)
    expect(await refused()).toEqual(because)
    expect((await act('admin', await stored(second), 'reopen', { reason: 'Old figures' })).statusCode).toBe(200)
    expect((await act('user', await stored(second), 'complete')).statusCode).toBe(200)
    const published = await act('admin', await stored(second), 'publish')
    expect(published.statusCode, published.body).toBe(200)
    // 80,000,000 less 8 of the first call and 160 of the second.
    expect((await linesOf(second))[0]).toMatchObject({ remainingAfter: '79999832.00' })
    const [notice] = (
      await api.get(
        'user',
        `/api/notices?filter={"capitalMovementId":${second.id},"superseded":false}&sort=["id","ASC"]`,
      )
    ).json<{ id: number }[]>()
    const paper = (await api.get('user', `/api/notices/${notice?.id}/paper?format=json`)).json<NoticeSnapshot>()
    expect(paper.unfunded).toMatchObject({
      before: { fund: '404999959.50', investor: '79999992.00' },
      after: { fund: '404999149.50', investor: '79999832.00' },
    })
    expect(paper.cumulative.called).toEqual({ fund: '850.50', investor: '168.00' })
  })

  test('holds up the notices of a later movement where only what was distributed so far has changed', async () => {
    const own = await fundWith(SIX)
    const first = await movement(own, { distribution: '81', returnOfCapital: '81' })
    expect((await act('user', first, 'complete')).statusCode).toBe(200)
    const second = await movement(own, { name: 'Call 2', dueDate: '2026-12-20', investmentFunding: '405' })
    expect((await act('user', second, 'complete')).statusCode).toBe(200)
    expect((await act('admin', await stored(first), 'reopen', { reason: 'Too early' })).statusCode).toBe(200)
    expect(statusOf(await act('admin', await stored(second), 'publish'))).toEqual([409, 'wrong-state'])
    const { differences } = (await api.get('user', `/api/capital-movements/${second.id}/notice-check`)).json<{
      differences: object[]
    }>()
    expect(differences).toHaveLength(6)
    expect(differences[5]).toMatchObject({
      limitedPartner: 'Fernhollow',
      figure: 'distributedSoFar',
      notice: '1.00',
      ledger: '0.00',
    })
  })
})
