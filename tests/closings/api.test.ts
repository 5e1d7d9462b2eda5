import { describe, expect, test } from 'vitest'
import type { Seen } from '../server/requests.ts'
import { isWritable } from '../../src/server/records/validation.ts'
import { requestsOf } from '../server/requests.ts'
import { entityOf } from '../server/samples.ts'
import { serveClosings } from './servedClosings.ts'
import type { Problem } from './servedClosings.ts'

const { api, world, add, added, complete, completed, found, newFund, fundWithCall } = await serveClosings()
const { refusal, read } = requestsOf(api)

const change = ({ id, version }: Seen, body: Record<string, unknown>) =>
  api.put('user', `/api/closing-commitments/${id}`, version, body)
const saveClosing = (
  { id, version, name, date }: Seen & { name?: unknown; date?: unknown },
  body: Record<string, unknown>,
) => api.put('user', `/api/closings/${id}`, version, { name, date, ...body })
const problemOf = (answer: Awaited<ReturnType<typeof add>>) => {
  const { code, errors, detail } = answer.json<Problem>()
  return [answer.statusCode, code, errors ?? detail]
}

describe('a closing', () => {
  test('R226 adds what is promised now to what was promised before, for each partner and for all', async () => {
    const { closing, partner, ashcombe } = await fundWithCall()
    const second = await closing('Second closing', '2025-12-31')
    const newcomer = await partner('Northgarth')
    expect(await read(`closings/${second.id}`)).toMatchObject({
      name: 'Second closing',
      date: '2025-12-31',
      status: 'Open',
    })
    const commitment = await added(second, newcomer, '50000000', '2025-12-31')
    await added(second, ashcombe, '10000000.00', '2025-12-01')
    await added(second, ashcombe, '5000000.00', '2025-12-31')
    expect(await read(`closing-commitments/${commitment.id}`)).toMatchObject({
      date: '2025-12-31',
      value: '50000000.00',
      priorCommitment: '0.00',
      additionalCommitment: '50000000.00',
      totalCommitment: '50000000.00',
    })
    expect(await found('closing-commitments', { closingId: second.id, limitedPartnerId: ashcombe.id })).toMatchObject(
      Array.from({ length: 2 }, () => ({
        priorCommitment: '60000000.00',
        additionalCommitment: '15000000.00',
        totalCommitment: '75000000.00',
      })),
    )
    const figures = {
      priorCommitment: '100000000.00',
      additionalCommitment: '65000000.00',
      totalCommitment: '165000000.00',
    }
    expect(await read(`closings/${second.id}`)).toMatchObject(figures)
    await completed(second)
    expect(await read(`closings/${second.id}`)).toMatchObject(figures)
  })

  test('R320 needs a name and a date', async () => {
    const { fund } = await newFund()
    const body = { fundId: fund.id, name: 'First closing', date: '2025-06-30' }
    for (const missing of ['name', 'date'] as const) {
      const [status, errors] = await refusal('closings', { ...body, [missing]: null })
      expect([status, Object.keys(errors ?? {})]).toEqual([400, [missing]])
    }
    expect(await refusal('closings', body)).toEqual([201, undefined])
  })

  test('R321 is later than the last completed closing of its fund', async () => {
    const { fund } = await fundWithCall()
    const body = { fundId: fund.id, name: 'Second closing' }
    for (const date of ['2025-06-30', '2025-06-29'])
      expect(await refusal('closings', { ...body, date })).toEqual([
        422,
        { date: ['Must be later than the last completed closing, “First closing” of 30/06/2025.'] },
      ])
    expect(await refusal('closings', { ...body, date: '2025-07-01' })).toEqual([201, undefined])
  })

  test('R329 lies from the first to the final closing date of the fund', async () => {
    const { fund } = await newFund({ finalClosingDate: '2026-06-30' })
    const on = (date: string) => refusal('closings', { fundId: fund.id, name: `Closing of ${date}`, date })
    expect(await on('2025-06-29')).toEqual([
      422,
      { date: ['Must not be before the first closing date of the fund, 30/06/2025.'] },
    ])
    expect(await on('2026-07-01')).toEqual([
      422,
      { date: ['Must not be after the final closing date of the fund, 30/06/2026.'] },
    ])
    for (const date of ['2025-06-30', '2026-06-30']) expect(await on(date)).toEqual([201, undefined])
  })

  test('R257 is saved only while it is open', async () => {
    const { first } = await fundWithCall()
    const answer = await saveClosing(first, { name: 'Renamed' })
    expect(problemOf(answer).slice(0, 2)).toEqual([409, 'wrong-state'])
    expect((await api.remove('user', `/api/closings/${first.id}`, first.version)).statusCode).toBe(409)
    const [commitment] = await found('closing-commitments', { closingId: first.id })
    if (!commitment) throw new Error('no commitment')
    expect((await change(commitment, { date: '2025-06-30', value: '1' })).statusCode).toBe(409)
    expect((await api.remove('user', `/api/closing-commitments/${commitment.id}`, commitment.version)).statusCode).toBe(
      409,
    )
  })

  test('R330 cannot be saved where one of its commitments would lie outside', async () => {
    const { closing, partner } = await fundWithCall()
    const second = await closing('Second closing', '2025-12-31')
    await added(second, await partner('Northgarth'), '50000000', '2025-12-31')
    expect(problemOf(await saveClosing(second, { date: '2025-12-30' }))).toEqual([
      422,
      'rule',
      { date: ['Does not go with the commitment of Northgarth: its date must not be after the closing, 30/12/2025.'] },
    ])
    expect((await saveClosing(second, { date: '2026-01-01' })).statusCode).toBe(200)
  })
})

describe('a commitment of a closing', () => {
  test('R322 R323 needs date and value, and is not negative', async () => {
    const { closing, partner } = await newFund()
    const first = await closing('First closing', '2025-06-30')
    const { id: limitedPartnerId } = await partner('Ashcombe')
    const body = { closingId: first.id, limitedPartnerId, date: '2025-06-30', value: '0.00' }
    for (const missing of ['date', 'value'] as const) {
      const [status, errors] = await refusal('closing-commitments', { ...body, [missing]: null })
      expect([status, Object.keys(errors ?? {})]).toEqual([400, [missing]])
    }
    const [status, errors] = await refusal('closing-commitments', { ...body, value: '-0.01' })
    expect([status, Object.keys(errors ?? {})]).toEqual([400, ['value']])
    expect(await refusal('closing-commitments', body)).toEqual([201, undefined])
  })

  test('R325 stands once for each partner and date', async () => {
    const { closing, partner } = await newFund()
    const first = await closing('First closing', '2025-07-31')
    const ashcombe = await partner('Ashcombe')
    await added(first, ashcombe, '100', '2025-07-31')
    const answer = await add(first, ashcombe, '200', '2025-07-31')
    expect(problemOf(answer).slice(0, 2)).toEqual([409, 'already-exists'])
    const other = await added(first, ashcombe, '200', '2025-07-30')
    expect((await change(other, { date: '2025-07-31', value: '200' })).statusCode).toBe(409)
    expect((await add(first, await partner('Borrowdale'), '200', '2025-07-31')).statusCode).toBe(201)
  })

  test('R326 does not lie in a completed or published reporting period', async () => {
    const { fund, closing, partner } = await newFund()
    const first = await closing('First closing', '2025-10-31')
    const ashcombe = await partner('Ashcombe')
    await world.insert('reporting-periods', {
      fundId: fund.id,
      name: 'Q3 2025',
      date: '2025-09-30',
      status: 'Completed',
    })
    await world.insert('reporting-periods', {
      fundId: fund.id,
      name: 'Q2 2025',
      date: '2025-06-30',
      status: 'Published',
    })
    for (const date of ['2025-09-30', '2025-06-30'])
      expect(problemOf(await add(first, ashcombe, '100', date)).slice(0, 2)).toEqual([409, 'reporting-period-closed'])
    expect((await add(first, ashcombe, '100', '2025-10-01')).statusCode).toBe(201)
  })

  test('R327 is later than the due date of every completed movement', async () => {
    const { closing, partner } = await fundWithCall()
    const second = await closing('Second closing', '2025-12-31')
    const newcomer = await partner('Northgarth')
    expect(problemOf(await add(second, newcomer, '100', '2025-08-31'))).toEqual([
      422,
      'rule',
      { date: ['Must be later than 31/08/2025, when “Capital call 1” is due, which is completed.'] },
    ])
    expect((await add(second, newcomer, '100', '2025-09-01')).statusCode).toBe(201)
  })

  test('R330 lies not before the start of its closing', async () => {
    const { closing, partner } = await newFund()
    const first = await closing('First closing', '2025-07-31')
    const ashcombe = await partner('Ashcombe')
    expect(problemOf(await add(first, ashcombe, '100', '2025-06-29'))).toEqual([
      422,
      'rule',
      { date: ['Must not be before the start of this closing, 30/06/2025.'] },
    ])
    expect((await add(first, ashcombe, '100', '2025-06-30')).statusCode).toBe(201)
  })

  test('R324 never lowers what a partner has promised; a transfer has, and the closing goes on from there', async () => {
    const { fund, closing, ashcombe } = await fundWithCall()
    const transfer = await world.insert('transfers', { fundId: fund.id, sellerId: ashcombe.id, date: '2025-10-15' })
    await world.insert('limited-partner-commitments', {
      limitedPartnerId: ashcombe.id,
      date: '2025-10-15',
      value: '-20000000.00',
      closingId: null,
      transferId: transfer.id,
    })
    const second = await closing('Second closing', '2025-12-31')
    const own = await added(second, ashcombe, '300.00', '2025-12-31')
    expect((await change(own, { date: '2025-12-31', value: '-300.00' })).statusCode).toBe(400)
    expect((await change(own, { date: '2025-12-31', value: '200.00' })).statusCode).toBe(200)
    expect(await read(`closing-commitments/${own.id}`)).toMatchObject({
      priorCommitment: '40000000.00',
      totalCommitment: '40000200.00',
    })
    expect((await complete(second)).statusCode).toBe(200)
  })

  test('R328 that a transfer has made is read-only: it stands in the ledger, and only what people add to a closing is changed', async () => {
    const { fund, closing, partner, ashcombe, borrowdale } = await fundWithCall()
    const transfer = await world.make('transfers', {
      fundId: fund.id,
      sellerId: ashcombe.id,
      date: '2025-10-15',
      transferCommitment: '20000000',
      buyers: [{ limitedPartnerId: borrowdale.id, commitment: '20000000' }],
    })
    const done = await api.post('user', `/api/transfers/${transfer.id}/complete`, {}, { version: transfer.version })
    expect(done.statusCode, done.body).toBe(200)
    const moved = await found('limited-partner-commitments', { transferId: transfer.id })
    expect(moved.map(row => [row.limitedPartnerId, row.value])).toEqual([
      [ashcombe.id, '-20000000.00'],
      [borrowdale.id, '20000000.00'],
    ])
    for (const { id, version } of moved)
      for (const answer of [
        await api.put('admin', `/api/limited-partner-commitments/${id}`, version, { date: '2025-10-15', value: '5' }),
        await api.remove('admin', `/api/limited-partner-commitments/${id}`, version),
      ])
        expect(answer.statusCode).toBe(405)
    expect(await found('limited-partner-commitments', { transferId: transfer.id })).toEqual(moved)
    expect(entityOf('limited-partner-commitments').fields.filter(isWritable)).toEqual([])
    const second = await closing('Second closing', '2025-12-31')
    const own = await added(second, await partner('Northgarth'), '300', '2025-12-31')
    expect((await change(own, { date: '2025-12-31', value: '200' })).statusCode).toBe(200)
    expect(await found('closing-commitments', { closingId: second.id })).toHaveLength(1)
  })

  test('belongs to a partner of the fund', async () => {
    const { closing } = await newFund()
    const stranger = await (await newFund()).partner('Stranger')
    const first = await closing('First closing', '2025-07-31')
    expect(problemOf(await add(first, stranger, '100', '2025-07-31'))).toEqual([
      422,
      'rule',
      { limitedPartnerId: ['Choose a limited partner of this fund.'] },
    ])
  })
})
