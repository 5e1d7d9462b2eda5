import { describe, expect, test } from 'vitest'
import type { StoredRecord } from '../../src/server/records/values.ts'
import type { Seen } from '../server/requests.ts'
import { requestsOf } from '../server/requests.ts'
import { serveClosings } from './servedClosings.ts'

const { api, added, completed, found, newFund, fundWithCall } = await serveClosings()
const { read } = requestsOf(api)

const equalisationOf = async ({ id }: Seen) =>
  (await api.get('user', `/api/closings/${id}/equalisation`)).json<{
    partners: { limitedPartnerId: number; prior: string; refund: string }[]
    totals: Record<string, string>
    drawdowns: unknown[]
  }>()
const NOTHING = { catchUp: '0.00', refund: '0.00', interest: '0.00', fee: '0.00', toPay: '0.00' }

async function transferred(fundId: number, seller: Seen, buyer: Seen, value: string, date: string) {
  const saved = await api.post('user', '/api/transfers', {
    fundId,
    date,
    sellerId: seller.id,
    transferCommitment: value,
    buyers: [{ limitedPartnerId: buyer.id, commitment: value }],
  })
  expect(saved.statusCode, saved.body).toBe(201)
  const { id, version } = saved.json<StoredRecord>()
  const done = await api.post('admin', `/api/transfers/${id}/complete`, {}, { version })
  expect(done.statusCode, done.body).toBe(200)
}

const CALLED = { investmentFunding: '1000000.00', managementFees: '500000.00' } as const

describe('what is completed after a closing on its day', () => {
  test('is a call that the new commitments have shared: the closing moves none of it', async () => {
    const { closing, partner, movement } = await newFund()
    const first = await closing('First closing', '2025-07-31')
    const ashcombe = await partner('Ashcombe')
    await added(first, ashcombe, '60000000', '2025-07-31')
    await completed(first)
    await movement('Capital call 1', '2025-07-31', [[ashcombe, CALLED]])
    expect(await equalisationOf(first)).toMatchObject({ totals: NOTHING, drawdowns: [] })
  })

  test('is not in the movement of a later closing either, when its lines are made again', async () => {
    const { fund, closing, partner, movement, ashcombe, call } = await fundWithCall()
    const second = await closing('Second closing', '2025-12-31')
    await added(second, await partner('Northgarth'), '50000000', '2025-12-31')
    await completed(second)
    const [equalisation] = await found('capital-movements', { fundId: fund.id, closingId: second.id })
    if (!equalisation) throw new Error('no movement')
    const lines = async () =>
      (await found('capital-movement-lines', { capitalMovementId: equalisation.id })).map(line => [
        line.limitedPartnerId,
        line.investmentFunding,
        line.managementFees,
        line.lateEntranceFee,
      ])
    const before = await lines()
    const shown = await equalisationOf(second)
    await movement('Capital call 2', '2025-12-31', [[ashcombe, CALLED]])
    const { version } = await read(`capital-movements/${equalisation.id}`)
    const again = await api.post('user', `/api/capital-movements/${equalisation.id}/generate-lines`, {}, { version })
    expect(again.statusCode, again.body).toBe(200)
    expect(await lines()).toEqual(before)
    expect(await equalisationOf(second)).toEqual(shown)
    expect(shown.drawdowns).toMatchObject([{ capitalMovementId: call.id }])
  })

  test('is a transfer, that neither the figures of the closing nor its page count; one that was completed before it they do', async () => {
    const { fund, closing, partner, ashcombe } = await fundWithCall()
    const [northgarth, oakridge] = [await partner('Northgarth'), await partner('Oakridge')]
    // A transfer that was completed before the closing, on the same day, counts.
    await transferred(fund.id, ashcombe, oakridge, '20000000', '2025-12-31')
    const second = await closing('Second closing', '2025-12-31')
    await added(second, northgarth, '50000000', '2025-12-31')
    await completed(second)
    const before = await read(`closings/${second.id}`)
    expect(before).toMatchObject({ priorCommitment: '100000000.00', additionalCommitment: '50000000.00' })
    const shown = await equalisationOf(second)
    const shownOf = ({ id }: Seen) => {
      const partner = shown.partners.find(({ limitedPartnerId }) => limitedPartnerId === id)
      return [partner?.prior, partner?.refund]
    }
    // Of 18m paid a third has gone to the buyer. Of the 30m called 40 and 20 of 150 parts are 8m and 4m.
    expect([ashcombe, oakridge, northgarth].map(shownOf)).toEqual([
      ['40000000.00', '-4000000.00'],
      ['20000000.00', '-2000000.00'],
      ['0.00', '0.00'],
    ])
    const [equalisation] = await found('capital-movements', { fundId: fund.id, closingId: second.id })
    if (!equalisation) throw new Error('no movement')
    // What the closing moves is due, and so booked, before what is sold on the same day.
    await api.database.asAdministrator(
      "update capital_movements set due_date = '2025-12-30', status = 'Completed' where id = $1",
      [equalisation.id],
    )
    await transferred(fund.id, ashcombe, northgarth, '10000000', '2025-12-31')
    expect(await equalisationOf(second)).toMatchObject({ partners: shown.partners, totals: shown.totals })
    const [commitment] = await found('closing-commitments', { closingId: second.id })
    expect(commitment).toMatchObject({
      limitedPartnerId: northgarth.id,
      priorCommitment: '0.00',
      totalCommitment: '50000000.00',
    })
    expect(await read(`closings/${second.id}`)).toMatchObject({ priorCommitment: '100000000.00' })
  })
})
