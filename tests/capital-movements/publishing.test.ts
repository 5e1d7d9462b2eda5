import { describe, expect, test } from 'vitest'
import type { NoticeSnapshot } from '../../src/notices/snapshot.ts'
import type { StoredRecord } from '../../src/server/records/values.ts'
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

describe('while a completed movement has notices that hold no more', () => {
  /** Calls of which the first was reopened and completed again: the others count what the first was. */
  async function outdated(others: readonly string[] = ['Call 2']) {
    const own = await fundWith(SIX)
    const first = await movement(own, { investmentFunding: '405' })
    await done(act('user', first, 'complete'))
    const later: Awaited<ReturnType<typeof movement>>[] = []
    for (const [index, name] of others.entries())
      later.push(await movement(own, { name, dueDate: `2026-12-2${index}`, investmentFunding: '810' }))
    for (const other of later) await done(act('user', other, 'complete'))
    await done(act('admin', await stored(first), 'reopen', { reason: 'Wrong amount' }))
    const { version } = await stored(first)
    const less = { ...body(own, { investmentFunding: '40.5' }), fundId: undefined }
    await done(api.put('user', `/api/capital-movements/${first.id}`, version, less))
    await done(act('user', await stored(first), 'complete'))
    const mend = async () => {
      for (const other of later.toReversed())
        await done(act('admin', await stored(other), 'reopen', { reason: 'Old figures' }))
      for (const other of later) await done(act('user', await stored(other), 'complete'))
    }
    return { own, mend }
  }
  const done = async (asked: ReturnType<typeof act>) => {
    const answer = await asked
    expect([answer.statusCode, answer.body], answer.body).toEqual([expect.toBeOneOf([200, 201]), expect.any(String)])
    return answer.json<StoredRecord>()
  }
  const because = {
    code: 'wrong-state',
    detail:
      'Reopen the capital movement “Call 2” and complete it again first: its notices say figures that the ledger no ' +
      'longer holds, and afterwards it could not be reopened.',
  }

  test('no closing is completed behind it, which its page says; then it is', async () => {
    const { own, mend } = await outdated()
    const { id: fundId } = own.fund
    const closing = await done(
      api.post('user', '/api/closings', { fundId, name: 'Second closing', date: '2026-12-31' }),
    )
    const limitedPartnerId = own.partners[0]?.id
    await done(
      api.post('user', '/api/closing-commitments', {
        closingId: closing.id,
        limitedPartnerId,
        date: '2026-12-31',
        value: '1000000',
      }),
    )
    const complete = async () => {
      const { version } = (await api.get('user', `/api/closings/${closing.id}`)).json<StoredRecord>()
      return api.post('user', `/api/closings/${closing.id}/complete`, {}, { version })
    }
    const checks = async () =>
      (await api.get('user', `/api/closings/${closing.id}/equalisation`)).json<{ checks: object[] }>().checks
    expect(await checks()).toContainEqual({ name: 'outdated', state: 'bad', text: because.detail })
    const refused = await complete()
    expect([refused.statusCode, refused.json()]).toEqual([409, expect.objectContaining(because)])
    await mend()
    expect(JSON.stringify(await checks())).not.toContain('outdated')
    await done(complete())
  })

  test('no transfer is completed behind them, and all are named; then it is', async () => {
    const { own, mend } = await outdated(['Call 2', 'Call 3'])
    const [seller, buyer] = own.partners
    const transfer = await done(
      api.post('user', '/api/transfers', {
        fundId: own.fund.id,
        date: '2026-12-31',
        sellerId: seller?.id,
        transferCommitment: '1000000',
        buyers: [{ limitedPartnerId: buyer?.id, commitment: '1000000' }],
      }),
    )
    const complete = () => api.post('user', `/api/transfers/${transfer.id}/complete`, {}, { version: transfer.version })
    const refused = await complete()
    expect([refused.statusCode, refused.json<Problem>().detail]).toEqual([
      409,
      'Reopen the capital movements “Call 2”, “Call 3” and complete them again first: their notices say figures that ' +
        'the ledger no longer holds, and afterwards they could not be reopened.',
    ])
    await mend()
    await done(complete())
  })

  test('nothing that is due on or after its day is published, and what is due before it is', async () => {
    const { own, mend } = await outdated()
    const third = await movement(own, { name: 'Call 3', dueDate: '2026-12-28', investmentFunding: '81' })
    await done(act('user', third, 'complete'))
    const early = await movement(own, { name: 'Call 0', dueDate: '2026-12-10', investmentFunding: '81' })
    await done(act('user', early, 'complete'))
    await done(act('admin', await stored(early), 'publish'))
    const refused = await act('admin', await stored(third), 'publish')
    expect([refused.statusCode, refused.json()]).toEqual([409, expect.objectContaining(because)])
    await mend()
    // What it counts on has been booked anew behind it.
    await done(act('admin', await stored(third), 'reopen', { reason: 'Old figures' }))
    await done(act('user', await stored(third), 'complete'))
    await done(act('admin', await stored(third), 'publish'))
  })
})

/** A statement of a period shows each movement that is booked by its last day, with its name and amounts. */
describe('a reporting period', () => {
  test('R016 is not published before what is due in it: a movement that investors were not told of is named', async () => {
    const own = await fundWith(SIX)
    const calls = new Map<string, Awaited<ReturnType<typeof movement>>>()
    for (const [name, dueDate] of [
      ['Call 1', '2026-09-30'],
      ['Call 2', '2026-10-01'],
    ] as const)
      calls.set(name, await movement(own, { name, dueDate, investmentFunding: '405' }))
    const call = (name: string) => stored(calls.get(name) ?? { id: 0 })
    for (const name of calls.keys()) expect((await act('user', await call(name), 'complete')).statusCode).toBe(200)
    const made = await api.post('user', '/api/reporting-periods', {
      fundId: own.fund.id,
      name: 'Q3 2026',
      date: '2026-09-30',
    })
    const period = async (action: string) => {
      const url = `/api/reporting-periods/${made.json<StoredRecord>().id}`
      const { version } = (await api.get('user', url)).json<StoredRecord>()
      return api.post('admin', `${url}/${action}`, {}, { version })
    }
    expect((await period('complete')).statusCode).toBe(200)
    const refused = await period('publish')
    expect([refused.statusCode, refused.json<Problem>().detail]).toEqual([
      409,
      'Publish “Call 1” first: investors would learn of what is due in this period from its statements',
    ])
    expect((await act('admin', await call('Call 1'), 'publish')).statusCode).toBe(200)
    // What is due a day later is in no statement of the period.
    const published = await period('publish')
    expect(published.statusCode, published.body).toBe(200)
    expect((await call('Call 2')).status).toBe('Completed')
  })
})
