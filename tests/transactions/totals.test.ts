import { expect, test } from 'vitest'
import type { StoredRecord } from '../../src/server/records/values.ts'
import type { Person } from '../server/api.ts'
import { serve } from '../server/serve.ts'

const { api, world } = await serve()
const filtered = (values: object) => encodeURIComponent(JSON.stringify(values))

test('a transaction is listed with its fund whether or not it concerns an investment, and adds up', async () => {
  const { id: fundId } = await world.make('funds')
  const investment = await world.make('investments', { fundId })
  const amount = (value: string) => ({ fundId, amountLocal: value, amountFund: value, amountSystem: value })
  await world.make('transactions', amount('-10.25'))
  await world.make('transactions', {
    ...amount('100.10'),
    type: 'Income',
    subType: 'Dividend',
    investmentId: investment.id,
  })
  await world.make('transactions', amount('-1.00'))
  await world.make('transactions')
  const read = async (values: object) =>
    (await api.get('agent', `/api/transactions?filter=${filtered(values)}`)).json<StoredRecord[]>().length
  expect([
    await read({ fundId }),
    await read({ fundId, investmentId: investment.id }),
    await read({ fundId, investmentId_null: true }),
  ]).toEqual([3, 1, 2])
  const totals = async (person: Person, values: object) =>
    api.get(person, `/api/transactions/totals?filter=${filtered(values)}`)
  expect((await totals('agent', { fundId })).json()).toEqual({
    count: 3,
    inflow: '100.10',
    outflow: '-11.25',
    nonCash: '0.00',
    net: '88.85',
  })
  expect((await totals('agent', { fundId, investmentId_null: true })).json()).toEqual({
    count: 2,
    inflow: '0.00',
    outflow: '-11.25',
    nonCash: '0.00',
    net: '-11.25',
  })
  // What moved no money neither came in nor went out.
  await world.make('transactions', {
    ...amount('-500.00'),
    type: 'Divestment',
    subType: 'Write-off',
    investmentId: investment.id,
    nonCashItem: true,
  })
  expect((await totals('agent', { fundId })).json()).toEqual({
    count: 4,
    inflow: '100.10',
    outflow: '-11.25',
    nonCash: '-500.00',
    net: '-411.15',
  })
  expect((await totals('stranger', { fundId })).json()).toMatchObject({ count: 0 })
  expect((await totals('investor', { fundId })).statusCode).toBe(403)
  expect((await totals('agent', { secret: 1 })).statusCode).toBe(400)
})
