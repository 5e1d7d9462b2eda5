import { describe, expect, test } from 'vitest'
import type { StoredRecord } from '../../src/server/records/values.ts'
import { appendCommitments, appendTransactions, lockLedger } from '../../src/limited-partners/ledger.server.ts'
import { transactionsOfLine } from '../../src/limited-partners/ledger.ts'
import type { ExplainedLedger } from '../../src/limited-partners/reads.ts'
import { serveLedger } from './servedLedger.ts'

const { api, closing, figuresOf, fund, inContext, movement, otherMovement, partnerOf, world } = await serveLedger()

describe('the figures of a limited partner', () => {
  test('R190 R188 follow a call and a distribution, in the record and in the list, by one and the same computation', async () => {
    const partner = await partnerOf('Ashcombe')
    expect(await figuresOf(partner.id)).toEqual({
      totalCommitment: '0.00',
      capitalCalled: '0.00',
      capitalCalledPercent: null,
      distributed: '0.00',
      recallableDistribution: '0.00',
      remaining: '0.00',
      shares: '0.000000',
    })
    await inContext(async context => {
      await lockLedger(context, fund.id)
      await appendCommitments(context, [
        { limitedPartnerId: partner.id, date: '2025-01-31', value: '5000000.00', closingId: closing.id },
      ])
      await appendTransactions(
        context,
        transactionsOfLine(
          partner.id,
          '2025-03-15',
          {
            investmentFunding: '1000000.00',
            managementFees: '250000.00',
            expensesPaidIn: '62500.00',
            lateEntranceFee: '10.00',
          },
          { capitalMovementId: movement.id },
          '1312.5',
        ),
      )
      await appendTransactions(
        context,
        transactionsOfLine(
          partner.id,
          '2025-09-30',
          { distribution: '300000.00', recallableDistribution: '120000.00' },
          { capitalMovementId: otherMovement.id },
        ),
      )
    })
    const expected = {
      totalCommitment: '5000000.00',
      capitalCalled: '1312500.00',
      capitalCalledPercent: '26.25',
      distributed: '300000.00',
      recallableDistribution: '120000.00',
      remaining: '3807500.00',
      shares: '1312.500000',
    }
    expect(await figuresOf(partner.id)).toEqual(expected)
    const [listed] = (
      await api.get('agent', `/api/limited-partners?filter=${JSON.stringify({ id: [partner.id] })}`)
    ).json<Record<string, unknown>[]>()
    expect(listed).toMatchObject(expected)
    const exported = (await api.get('agent', '/api/limited-partners?format=json')).json<Record<string, unknown>[]>()
    expect(exported).toEqual((await api.get('agent', '/api/limited-partners')).json())
    const commitments = (
      await api.get(
        'user',
        `/api/limited-partner-commitments?filter=${JSON.stringify({ limitedPartnerId: partner.id })}`,
      )
    ).json<Record<string, unknown>[]>()
    expect(commitments.map(({ date, value }) => [date, value])).toEqual([['2025-01-31', '5000000.00']])
  })

  test('are explained by the rows that they are made of', async () => {
    const [partner] = (await api.get('user', '/api/limited-partners?filter={"q":"Ashcombe"}')).json<StoredRecord[]>()
    const explained = (await api.get('user', `/api/limited-partners/${partner!.id}/ledger`)).json<ExplainedLedger>()
    expect(explained.figures.remaining.rows.map(({ amount }) => amount)).toEqual([
      '5000000.00',
      '-1312500.00',
      '120000.00',
    ])
    expect(explained.figures.lateEntranceFee.value).toBe('10.00')
    expect(explained.rollForward).toMatchObject({
      commitments: '5000000.00',
      calls: '1312500.00',
      recallable: '120000.00',
      closing: '3807500.00',
    })
    for (const row of explained.figures.remaining.rows)
      expect((await api.get('user', `/api/${row.resource}/${row.id}`)).statusCode).toBe(200)
    const before = (
      await api.get('user', `/api/limited-partners/${partner!.id}/ledger?asOf=2025-06-30`)
    ).json<ExplainedLedger>()
    expect([before.figures.distributed.value, before.figures.remaining.value, before.rollForward.closing]).toEqual([
      '0.00',
      '3687500.00',
      '3687500.00',
    ])
    expect((await api.get('user', `/api/limited-partners/${partner!.id}/ledger?asOf=31/12/2025`)).statusCode).toBe(400)
    expect((await api.get('user', '/api/limited-partners/999999/ledger')).statusCode).toBe(404)
    expect((await api.get('stranger', `/api/limited-partners/${partner!.id}/ledger`)).statusCode).toBe(404)
    expect((await api.get('investor', `/api/limited-partners/${partner!.id}/ledger`)).statusCode).toBe(403)
  })

  test('cannot be written by anybody', async () => {
    const [partner] = (await api.get('user', '/api/limited-partners?filter={"q":"Ashcombe"}')).json<StoredRecord[]>()
    const { version, ...body } = {
      ...(await world.body('limited-partners', { name: 'Ashcombe' })),
      version: partner!.version,
    }
    for (const name of ['totalCommitment', 'capitalCalled', 'remaining', 'shares']) {
      expect(
        (await api.put('admin', `/api/limited-partners/${partner!.id}`, version, { ...body, [name]: '1' })).statusCode,
      ).toBe(422)
    }
    for (const resource of ['limited-partner-commitments', 'limited-partner-transactions']) {
      expect(
        (await api.post('admin', `/api/${resource}`, { limitedPartnerId: partner!.id, date: '2025-01-01' })).statusCode,
      ).toBe(405)
      expect((await api.remove('admin', `/api/${resource}/1`, 1)).statusCode).toBe(405)
    }
  })
})
