import { expect, test } from 'vitest'
import type { Seen } from '../server/requests.ts'
import { serveFees } from './servedFees.ts'

const { world, currency, fundOf, propose } = await serveFees()

test('proposed fees are the worked ones to the cent: a stub, a step down within the quarter, and what offsets leave', async () => {
  const quarter = { from: '2024-01-01', to: '2024-03-31', date: '2024-03-31' }
  const feeOf = async (fund: Seen, changes: object = {}) =>
    (await propose({ ...quarter, ...changes, fundId: fund.id }, '?preview=true')).proposals[0]!
  const stub = await fundOf({ firstClosingDate: '2024-02-15' }, '300000000')
  expect((await feeOf(stub)).total).toBe('756164.38')

  const steppingDown = await fundOf(
    {
      firstClosingDate: '2023-02-15',
      investmentPeriod: 1,
      managementFeeSubsequent: '1.75',
      additionalBasis: 'Cash At Work',
    },
    '300000000',
  )
  const investment = await world.make('investments', { fundId: steppingDown.id, dealCurrencyId: currency.id })
  await world.make('transactions', {
    fundId: steppingDown.id,
    investmentId: investment.id,
    currencyId: currency.id,
    type: 'Investment',
    subType: 'Initial purchase',
    date: '2023-03-01',
    amountLocal: '-187654321',
    amountFund: '-187654321',
    amountSystem: '-187654321',
    status: 'Booked',
  })
  const { total, trace } = await feeOf(steppingDown)
  expect([total, ...trace.filter(({ step }) => step === 'Part').map(({ amount }) => amount)]).toEqual([
    '1153593.78',
    '739726.03',
    '413867.75',
  ])

  // 375,000,000 × 2 % × 73 ÷ 365 = 1,500,000.00, less 80 % of 420,000.00.
  const offset = await fundOf({}, '375000000')
  const fifthOfYear = { from: '2026-07-01', to: '2026-09-11', date: '2026-09-30', feesEarned: '420000.00' }
  expect((await feeOf(offset, fifthOfYear)).total).toBe('1164000.00')
})
