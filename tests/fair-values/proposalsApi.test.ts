import { describe, expect, test } from 'vitest'
import type { ValuedInvestment } from '../../src/fair-values/proposals.ts'
import type { Person } from '../server/api.ts'
import { serve } from '../server/serve.ts'

const { api, world, other } = await serve()

const ask = (query: object, person: Person = 'agent') => {
  const words = Object.entries(query).map(([name, value]) => `${name}=${value}`)
  return api.get(person, `/api/fair-values/proposals?${words.join('&')}`)
}
const read = async (query: object, person?: Person) => (await ask(query, person)).json<ValuedInvestment[]>()
const invest = (fundId: number, name: string, subscriptionDate: string) =>
  world.make('investments', {
    fundId,
    name,
    subscriptionDate,
    cashFlowStartDate: subscriptionDate,
    commitments: [{ date: subscriptionDate, value: '5' }],
  })

describe('what fair values of a day are proposed from', () => {
  test('is the fair value of the day, the one before it with its lines, the cost by the transactions, and the companies', async () => {
    const fundId = (await world.make('funds')).id
    const { id: investmentId } = await invest(fundId, 'Aurelia', '2025-01-01')
    await invest(fundId, 'Bought later', '2026-07-01')
    const rail = await world.make('companies', { investmentId, name: 'Rail', fromDate: '2025-01-01' })
    const lines = [{ companyId: rail.id, fullyDilutedOwnership: '42.5', companyValue: '2000.00' }]
    for (const [date, value, weightedValues] of [
      ['2025-12-31', '700.00', []],
      ['2026-03-31', '850.00', lines],
      ['2026-06-30', '900.00', []],
      ['2026-09-30', '999.00', []],
    ])
      await world.make('fair-values', {
        investmentId,
        date,
        value,
        weightedValues,
        cost: '1.00',
        fullyDilutedOwnership: '12.5',
        method: 'Net assets',
      })
    const paid = (date: string, amountFund: string, changes: object = {}) =>
      world.insert('transactions', {
        fundId,
        investmentId,
        date,
        amountFund,
        type: 'Investment',
        subType: 'Initial purchase',
        status: 'Booked',
        nonCashItem: false,
        ...changes,
      })
    await paid('2025-01-15', '-600.00')
    await paid('2026-06-30', '-150.00')
    // After the day, planned, without money: none of these was paid by then.
    await paid('2026-07-01', '-10.00')
    await paid('2026-05-01', '-20.00', { status: 'Planned' })
    await paid('2026-05-01', '-30.00', { nonCashItem: true })
    const [aurelia, ...rest] = await read({ fundId, date: '2026-06-30' })
    expect(rest).toEqual([])
    expect(aurelia).toMatchObject({
      id: investmentId,
      name: 'Aurelia',
      held: true,
      cost: '750.00',
      stored: { date: '2026-06-30', value: '900.00', weightedValues: [] },
      previous: {
        date: '2026-03-31',
        value: '850.00',
        method: 'Net assets',
        fullyDilutedOwnership: '12.5000',
        weightedValues: [{ companyId: rail.id, fullyDilutedOwnership: '42.5000', companyValue: '2000.00' }],
      },
      companies: [{ id: rail.id, name: 'Rail', fromDate: '2025-01-01', toDate: null }],
    })
    expect(await read({ fundId, date: '2026-08-31', investmentId })).toMatchObject([
      { cost: '760.00', stored: null, previous: { date: '2026-06-30' } },
    ])
    expect((await read({ fundId, date: '2026-08-31' })).map(({ name }) => name)).toEqual(['Aurelia', 'Bought later'])
  })

  test('says what was left by the day, and costs less by what was sold', async () => {
    const fundId = (await world.make('funds')).id
    const booked = { fundId, status: 'Booked', nonCashItem: false }
    const sold = async (name: string, subType: string, costOfDisposal: string | null) => {
      const { id: investmentId } = await invest(fundId, name, '2025-01-01')
      await world.insert('transactions', {
        ...booked,
        investmentId,
        date: '2025-01-15',
        amountFund: '-600.00',
        type: 'Investment',
        subType: 'Initial purchase',
      })
      await world.insert('transactions', {
        ...booked,
        investmentId,
        date: '2026-06-30',
        amountFund: '500.00',
        type: 'Divestment',
        subType,
        costOfDisposal,
      })
    }
    await sold('In part', 'Partial exit', '250.00')
    await sold('Whole', 'Full exit', null)
    const shown = async (date: string) => (await read({ fundId, date })).map(({ held, cost }) => [held, cost])
    expect(await shown('2026-06-29')).toEqual([
      [true, '600.00'],
      [true, '600.00'],
    ])
    expect(await shown('2026-06-30')).toEqual([
      [true, '350.00'],
      [false, '0.00'],
    ])
  })

  test('is read by staff, of their own tenant', async () => {
    const mine = await world.make('funds')
    const theirs = await other.make('funds')
    await other.make('investments', { fundId: theirs.id })
    expect(await read({ fundId: theirs.id, date: '2026-06-30' })).toEqual([])
    for (const person of ['investor', 'global'] as const)
      expect((await ask({ fundId: mine.id, date: '2026-06-30' }, person)).statusCode).toBe(403)
    expect((await ask({ fundId: mine.id })).json()).toMatchObject({ detail: "'date' query parameter is required" })
    expect((await ask({ fundId: mine.id, date: '30/06/2026' })).statusCode).toBe(400)
  })
})
