/** What is unusual about a transaction and changes money: the API asks about it, and answers it beside the record. */
import { describe, expect, test } from 'vitest'
import type { StoredRecord } from '../../src/server/records/values.ts'
import { World } from '../server/samples.ts'
import { serve } from '../server/serve.ts'

const { api, world } = await serve()
const { id: investmentId, fundId } = await world.make('investments')

const MESSAGE = 'Investment: money usually goes out, which is written (1,000.00).'
const TURNED = { amountLocal: '100.50', amountSystem: '100.50', amountFund: '100.50' }
const USUAL = { amountLocal: '-100.50', amountSystem: '-100.50', amountFund: '-100.50' }
const CONFIRMED = 'confirmed=transaction.usuallyOut'

interface Asked {
  code: string
  detail?: string
  warnings: Record<string, string[]>
  confirm: string[]
  errors?: Record<string, string[]>
}

const purchase = (changes: Record<string, unknown> = {}) =>
  world.body('transactions', {
    fundId,
    investmentId,
    type: 'Investment',
    subType: 'Initial purchase',
    exchangeRateToSystem: '1',
    exchangeRateToFund: '1',
    ...USUAL,
    ...changes,
  })
const post = async (body: object, query = '', key?: string) =>
  api.post('user', `/api/transactions${query && `?${query}`}`, body, key === undefined ? {} : { key })
const found = async () =>
  (await api.get('user', `/api/transactions?filter=${encodeURIComponent(JSON.stringify({ fundId }))}`)).json<
    unknown[]
  >().length

describe('R486 a purchase with the wrong sign', () => {
  test('is not saved before it is confirmed: the answer says what, and with which code', async () => {
    const before = await found()
    const body = await purchase(TURNED)
    const refused = await post(body)
    expect([refused.statusCode, refused.json()]).toEqual([
      422,
      {
        type: '/problems/confirmation-required',
        code: 'confirmation-required',
        title: 'Please confirm',
        status: 422,
        detail:
          'This is unusual and changes money. If it is right, send it again with ?confirmed=transaction.usuallyOut.',
        warnings: { amountLocal: [MESSAGE] },
        confirm: ['transaction.usuallyOut'],
      },
    ])
    expect(await found()).toBe(before)
    const saved = await post(body, CONFIRMED)
    expect([saved.statusCode, saved.json<Asked>().warnings]).toEqual([201, { amountLocal: [MESSAGE] }])
    expect(await found()).toBe(before + 1)
    // A record is read without what was once said about it.
    const read = await api.get('user', `/api/transactions/${saved.json<StoredRecord>().id}`)
    expect(read.json<StoredRecord>()['warnings']).toBeUndefined()
  })

  test('with the usual one is saved without a word', async () => {
    const saved = await post(await purchase())
    expect([saved.statusCode, saved.json<Partial<Asked>>().warnings]).toEqual([201, undefined])
  })

  test('is refused for what is wrong before anybody is asked, and another confirmation does not help', async () => {
    const wrong = await post(await purchase({ ...TURNED, amountFund: '1.00' }), CONFIRMED)
    expect([wrong.statusCode, wrong.json<Asked>().code, Object.keys(wrong.json<Asked>().errors!)]).toEqual([
      422,
      'rule',
      ['amountFund'],
    ])
    const other = await post(await purchase(TURNED), 'confirmed=transaction.usuallyIn')
    expect([other.statusCode, other.json<Asked>().code]).toEqual([422, 'confirmation-required'])
    for (const code of ['all', 'transaction', ''])
      expect((await post(await purchase(TURNED), `confirmed=${code}`)).json()).toMatchObject({
        status: 400,
        detail: `There is no warning "${code}" to confirm`,
      })
  })

  test('may be confirmed under the key of the question, and has one effect', async () => {
    const before = await found()
    const body = await purchase(TURNED)
    expect((await post(body, '', 'purchase-1')).statusCode).toBe(422)
    const [first, second] = [await post(body, CONFIRMED, 'purchase-1'), await post(body, CONFIRMED, 'purchase-1')]
    expect([first.statusCode, second.statusCode]).toEqual([201, 201])
    expect(second.json()).toEqual(first.json())
    expect(await found()).toBe(before + 1)
  })

  test('is asked about again only when what was asked about changes', async () => {
    const made = (await post(await purchase(TURNED), CONFIRMED)).json<StoredRecord>()
    const change = async (version: number, changes: Record<string, unknown>, query = '') => {
      const { fundId: _fund, ...body } = await purchase({ ...TURNED, ...changes })
      const answer = await api.put('user', `/api/transactions/${made.id}${query && `?${query}`}`, version, body)
      return [answer.statusCode, answer.json<Partial<Asked>>().code, answer.json<Asked>().warnings]
    }
    expect(await change(1, { description: 'Refund of a purchase' })).toEqual([
      200,
      undefined,
      { amountLocal: [MESSAGE] },
    ])
    const more = { amountLocal: '200', amountSystem: '200', amountFund: '200' }
    expect(await change(2, more)).toEqual([422, 'confirmation-required', { amountLocal: [MESSAGE] }])
    expect(await change(2, more, CONFIRMED)).toEqual([200, undefined, { amountLocal: [MESSAGE] }])
    expect(await change(3, { ...more, type: 'Expense', subType: 'Legal', investmentId: null })).toEqual([
      422,
      'confirmation-required',
      { amountLocal: ['Expense: money usually goes out, which is written (1,000.00).'] },
    ])
    expect(await change(3, USUAL)).toEqual([200, undefined, undefined])
    // A stale version is said before anybody is asked.
    expect((await change(3, TURNED))[0]).toBe(412)
  })
})

describe('R486 a transaction that is recorded already', () => {
  const DUPLICATE = 'confirmed=transaction.duplicate'
  const same = async (changes: Record<string, unknown> = {}) =>
    purchase({ date: '2025-03-03', description: 'Series A', ...changes })
  const said = 'Recorded already with this day, type and amount: “Series A”.'

  test('is asked about: the same fund, investment, type, day, currency and amount', async () => {
    const made = (await post(await same())).json<StoredRecord>()
    const before = await found()
    const asked = await post(await same({ description: 'Second tranche', subType: 'Follow-on' }))
    expect([asked.statusCode, asked.json()]).toMatchObject([
      422,
      {
        code: 'confirmation-required',
        warnings: { amountLocal: [said] },
        confirm: ['transaction.duplicate'],
      },
    ])
    expect(await found()).toBe(before)
    const saved = await post(await same(), DUPLICATE)
    expect([saved.statusCode, saved.json<Asked>().warnings]).toEqual([201, { amountLocal: [said] }])
    // What stands is not asked about again, but once it becomes the same.
    const url = `/api/transactions/${saved.json<StoredRecord>().id}`
    const change = async (version: number, changes: Record<string, unknown>) => {
      const { fundId: _fund, ...body } = await same(changes)
      const answer = await api.put('user', url, version, body)
      return [answer.statusCode, answer.json<Partial<Asked>>().code, answer.json<Asked>().warnings]
    }
    // The same amount in fewer digits is no change, and no record is a duplicate of itself.
    const short = { amountLocal: '-100.5', amountSystem: '-100.5', amountFund: '-100.5' }
    expect(await change(1, { ...short, description: 'Second' })).toEqual([200, undefined, undefined])
    expect(await change(2, { date: '2025-03-04' })).toEqual([200, undefined, undefined])
    expect(await change(3, {})).toEqual([422, 'confirmation-required', { amountLocal: [said] }])
    expect(await change(3, { status: 'Cancelled' })).toEqual([200, undefined, undefined])
    expect(await change(4, {})).toEqual([422, 'confirmation-required', { amountLocal: [said] }])
    expect((await api.remove('user', `/api/transactions/${made.id}`, 1)).statusCode).toBe(200)
    expect(await change(4, {})).toEqual([200, undefined, undefined])
  })

  test('is none of another fund, investment, type, day, currency or amount, nor one that was cancelled', async () => {
    const { id: other } = await world.make('investments', { fundId })
    const apart = await world.make('investments')
    const { id: currencyId } = await world.make('currencies', { code: 'SEK' })
    const body = await same({ date: '2025-04-04' })
    for (const changes of [
      {},
      { fundId: apart.fundId, investmentId: apart.id },
      { investmentId: other },
      { type: 'Expense', subType: 'Legal' },
      { type: 'Expense', subType: 'Legal', investmentId: null },
      { date: '2025-04-05' },
      { currencyId },
      { amountLocal: '-100.51', amountSystem: '-100.51', amountFund: '-100.51' },
      { status: 'Cancelled' },
    ]) {
      const saved = await post({ ...body, ...changes })
      expect([changes, saved.statusCode, saved.json<Partial<Asked>>().warnings]).toEqual([changes, 201, undefined])
    }
    const cancelled = { ...body, date: '2025-04-06', status: 'Cancelled' }
    for (const status of ['Cancelled', 'Booked']) expect((await post({ ...cancelled, status })).statusCode).toBe(201)
    // One without an investment is the same as another one without.
    const cost = { ...body, type: 'Expense', subType: 'Legal', investmentId: null }
    expect((await post(cost)).json()).toMatchObject({ status: 422, confirm: ['transaction.duplicate'] })
  })

  test('of another tenant is none', async () => {
    const there = new World(api, 'other')
    const foreign = await there.make('investments')
    const theirs = await there.body('transactions', {
      ...(await same({ date: '2025-05-05' })),
      fundId: foreign.fundId,
    })
    await there.make('transactions', {
      ...theirs,
      investmentId: foreign.id,
      currencyId: (await there.shared('currencies')).id,
    })
    expect((await post(await same({ date: '2025-05-05' }))).statusCode).toBe(201)
  })
})

test('a warning that changes no money is answered beside the record and asks nobody', async () => {
  const euro = await world.make('currencies', { minorUnits: 2 })
  const fund = await world.make('funds', { currencyId: euro.id })
  const body = await world.body('investments', { fundId: fund.id, dealCurrencyId: euro.id, inForeignCurrency: true })
  const saved = await api.post('user', '/api/investments', body)
  expect(saved.statusCode, saved.body).toBe(201)
  expect(Object.keys(saved.json<Asked>().warnings)).toEqual(['inForeignCurrency'])
})
