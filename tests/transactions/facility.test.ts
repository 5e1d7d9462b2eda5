/** A repayment of more than is drawn is asked about, by currency and day, against what stands in PostgreSQL. */
import { describe, expect, test } from 'vitest'
import { serve } from '../server/serve.ts'

const { api, world } = await serve()
const euro = await world.make('currencies', { code: 'EUR' })
const franc = await world.make('currencies', { code: 'CHF' })

const REPAYS_MORE = 'transaction.repaysMore'

async function fundWithFacility() {
  const fund = await world.make('funds', { currencyId: euro.id })
  const body = (subType: string, date: string, amount: string, changes: object = {}) =>
    world.body('transactions', {
      fundId: fund.id,
      investmentId: null,
      type: 'Other',
      subType,
      date,
      status: 'Booked',
      currencyId: euro.id,
      exchangeRateToSystem: '1',
      exchangeRateToFund: '1',
      amountLocal: amount,
      amountSystem: amount,
      amountFund: amount,
      ...changes,
    })
  const post = async (subType: string, date: string, amount: string, changes: object = {}) => {
    const answer = await api.post('user', '/api/transactions', await body(subType, date, amount, changes))
    return { http: answer.statusCode, ...answer.json<{ id: number; version: number; confirm?: string[] }>(), answer }
  }
  return {
    body,
    draw: (date: string, amount: string, changes?: object) => post('Facility drawdown', date, amount, changes),
    repay: (date: string, amount: string, changes?: object) => post('Facility repayment', date, amount, changes),
  }
}

describe('R486 a repayment of the subscription facility', () => {
  test('is saved up to what was drawn by its day, and asked about beyond', async () => {
    const { draw, repay } = await fundWithFacility()
    expect((await draw('2026-01-15', '10000000.00')).http).toBe(201)
    const early = await repay('2026-01-14', '-1.00')
    expect([early.http, early.confirm]).toEqual([422, [REPAYS_MORE]])
    expect(early.answer.json()).toMatchObject({
      code: 'confirmation-required',
      warnings: { amountLocal: ['More than is drawn on the facility and not repaid by 14/01/2026: 0.00 EUR.'] },
    })
    expect((await repay('2026-01-15', '-4000000.00')).http).toBe(201)
    const much = await repay('2026-07-15', '-6000000.01')
    expect([much.http, much.confirm]).toEqual([422, [REPAYS_MORE]])
    expect(much.answer.json()).toMatchObject({
      warnings: {
        amountLocal: ['More than is drawn on the facility and not repaid by 15/07/2026: 6,000,000.00 EUR.'],
      },
    })
    expect((await repay('2026-07-15', '-6000000.00')).http).toBe(201)
  })

  test('is saved once it is confirmed, and is not held against itself', async () => {
    const { body, draw, repay } = await fundWithFacility()
    await draw('2026-01-15', '100.00')
    const record = await body('Facility repayment', '2026-02-15', '-101.00')
    const confirmed = await api.post('user', `/api/transactions?confirmed=${REPAYS_MORE}`, record)
    expect(confirmed.statusCode, confirmed.body).toBe(201)
    const whole = await fundWithFacility()
    await whole.draw('2026-01-15', '100.00')
    const stored = await whole.repay('2026-02-15', '-100.00')
    const renamed = await whole.body('Facility repayment', '2026-02-16', '-100.00', { description: 'Repaid in full' })
    const { statusCode, body: said } = await api.put('user', `/api/transactions/${stored.id}`, stored.version, renamed)
    expect(statusCode, said).toBe(200)
    expect((await repay('2026-03-15', '-1.00')).confirm).toEqual([REPAYS_MORE])
  })

  test('counts neither what was cancelled nor what was drawn in another currency or by another fund', async () => {
    const { draw, repay } = await fundWithFacility()
    expect((await draw('2026-01-15', '100.00', { status: 'Cancelled' })).http).toBe(201)
    const inFrancs = { currencyId: franc.id, exchangeRateToFund: '1.05', amountFund: '105.00' }
    expect((await draw('2026-01-16', '100.00', inFrancs)).http).toBe(201)
    expect((await repay('2026-02-15', '-1.00')).confirm).toEqual([REPAYS_MORE])
    const other = await fundWithFacility()
    expect((await other.repay('2026-02-15', '-1.00')).confirm).toEqual([REPAYS_MORE])
    expect((await repay('2026-02-15', '-100.00', { ...inFrancs, amountFund: '-105.00' })).http).toBe(201)
    // What is cancelled is paid to nobody.
    expect((await repay('2026-02-15', '-7.00', { status: 'Cancelled' })).http).toBe(201)
  })
})
