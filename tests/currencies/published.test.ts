/** A rate with which something was published: its change is asked about, and names what used it. */
import { describe, expect, test } from 'vitest'
import type { StoredRecord } from '../../src/server/records/values.ts'
import { serve } from '../server/serve.ts'

const { api, world } = await serve()

interface Answer extends StoredRecord {
  code?: string
  detail?: string
  warnings?: Record<string, string[]>
  confirm?: string[]
}

const currency = async (code: string) => (await world.make('currencies', { code, minorUnits: 2 })).id
const { currency: systemCode } = (await api.get('admin', '/api/me')).json<{ tenant: { currency: string } }>().tenant
const system = await currency(systemCode)
const foreign = await currency('BWP')
const other = await currency('GEL')

const { id: fundId } = await world.make('funds', { name: 'Growth II', currencyId: system })
const periodOf = (name: string, date: string, status: string) =>
  world.insert('reporting-periods', { fundId, name, date, status })
await periodOf('Q1', '2026-03-31', 'Published')
await periodOf('Q2', '2026-06-30', 'Published')
await periodOf('Q3', '2026-09-30', 'Open')

const rateOf = (currencyId: number, date: string) =>
  world.insert('exchange-rates', { currencyId, toCurrencyId: system, date, rate: '0.5' })
const paid = (currencyId: number, date: string) =>
  world.insert('transactions', { fundId, currencyId, date, status: 'Booked', type: 'Expense', subType: 'Legal' })
const first = await rateOf(foreign, '2026-03-01')
const second = await rateOf(foreign, '2026-04-15')
const third = await rateOf(foreign, '2026-07-01')
const unused = await rateOf(other, '2026-03-01')
// At the first rate in the first and in the second quarter, at the third in an open one, at the second none.
for (const date of ['2026-03-31', '2026-04-14', '2026-07-05']) await paid(foreign, date)

const change = async ({ id }: { id: number }, version: number, changes: object, query = '') => {
  const { toCurrencyId, date } = (await api.get('admin', `/api/exchange-rates/${id}`)).json<StoredRecord>()
  const body = { toCurrencyId, date, source: 'Manual', rate: '0.5', ...changes }
  const answer = await api.put('admin', `/api/exchange-rates/${id}${query}`, version, body)
  return { status: answer.statusCode, body: answer.json<Answer>() }
}

describe('a rate that published periods used', () => {
  const said = expect.stringContaining('Published periods used this rate: Growth II Q2, Growth II Q1. They keep')

  test('is changed once a person has confirmed it, who is told which periods they are', async () => {
    for (const changes of [{ rate: '0.6' }, { date: '2026-03-02' }])
      expect(await change(first, 1, changes)).toMatchObject({
        status: 422,
        body: {
          code: 'confirmation-required',
          warnings: { rate: [said] },
          confirm: ['exchangeRate.publishedWith'],
        },
      })
    expect(await change(first, 1, { rate: '0.50' })).toMatchObject({ status: 200 })
    const saved = await change(first, 2, { rate: '0.6' }, '?confirmed=exchangeRate.publishedWith')
    expect(saved).toMatchObject({ status: 200, body: { rate: '0.6' } })
  })

  test('is not deleted', async () => {
    const answer = await api.remove('admin', `/api/exchange-rates/${first.id}`, 3)
    expect([answer.statusCode, answer.json<Answer>().detail]).toEqual([
      409,
      expect.stringContaining('Published periods used this rate: Growth II Q2, Growth II Q1.'),
    ])
  })

  test('is told apart from one that held on other days, or was used in an open period alone', async () => {
    for (const rate of [second, third, unused])
      expect((await change(rate, 1, { rate: '0.6' })).status, String(rate.id)).toBe(200)
    expect((await api.remove('admin', `/api/exchange-rates/${unused.id}`, 2)).statusCode).toBe(200)
  })

  test('is also the one with which a fund of another currency is added up at the end of a period', async () => {
    const { id } = await world.make('funds', { name: 'Harbour', currencyId: other })
    await world.insert('reporting-periods', { fundId: id, name: 'H1', date: '2026-06-30', status: 'Published' })
    const earlier = await rateOf(other, '2026-05-31')
    const held = await rateOf(other, '2026-06-30')
    expect((await change(held, 1, { rate: '0.6' })).body.warnings).toEqual({
      rate: [expect.stringContaining('used this rate: Harbour H1. They keep')],
    })
    expect((await change(earlier, 1, { rate: '0.6' })).status).toBe(200)
  })

  test('is not replaced unasked by one that is added between it and what was published with it', async () => {
    const add = async (date: string, query = '') => {
      const body = { currencyId: foreign, toCurrencyId: system, date, rate: '0.7', source: 'Manual' }
      const answer = await api.post('admin', `/api/exchange-rates${query}`, body)
      return { status: answer.statusCode, body: answer.json<Answer>() }
    }
    expect(await add('2026-03-20')).toMatchObject({
      status: 422,
      body: {
        warnings: {
          rate: [
            expect.stringContaining('used an earlier rate on the days from this one on: Growth II Q2, Growth II Q1.'),
          ],
        },
        confirm: ['exchangeRate.publishedBefore'],
      },
    })
    // Nothing was published with a rate of the days before the first one, or between the second and the third.
    for (const date of ['2026-01-31', '2026-04-20']) expect((await add(date)).status, date).toBe(201)
    expect((await add('2026-04-01', '?confirmed=exchangeRate.publishedBefore')).status).toBe(201)
    // One that is moved there is asked about as one that is added.
    const moved = await rateOf(foreign, '2026-05-31')
    expect((await change(moved, 1, { date: '2026-03-25' })).body.confirm).toEqual(['exchangeRate.publishedBefore'])
  })
})
