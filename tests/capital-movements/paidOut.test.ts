import { expect, test } from 'vitest'
import { serveMovements } from './servedMovements.ts'

const { world, fundWith, movement, act, ledgerOf, linesOf } = await serveMovements()

const TWO = [
  { name: 'Garnet', commitment: '3000' },
  { name: 'Hazel', commitment: '1000' },
]

test('a distribution with a loss is shared and completed: 60 of capital came back, 10 of it were lost, 50 are paid', async () => {
  const made = await movement(await fundWith(TWO), { distribution: '50', returnOfCapital: '60', realizedGain: '-10' })
  const answer = await act('user', made, 'complete')
  expect(answer.statusCode, answer.body).toBe(200)
  expect(
    (await ledgerOf(made.id)).map(row => [row['distribution'], row['returnOfCapital'], row['realizedGain']]),
  ).toEqual([
    ['37.50', '45.00', '-7.50'],
    ['12.50', '15.00', '-2.50'],
  ])
})

test('whoever a transfer has left a cent below nothing gets a distribution, and is asked for nothing more', async () => {
  const own = await fundWith(TWO)
  const call = await movement(own, { name: 'Call 1', investmentFunding: '1' })
  // Garnet has promised 3,000.00 and was asked for 3,000.01.
  await world.insert('limited-partner-transactions', {
    limitedPartnerId: own.partners[0]?.id,
    date: '2025-12-15',
    type: 'CapitalCall',
    capitalMovementId: call.id,
    investmentFunding: '3000.01',
    amount: '3000.01',
    impactOnUnfunded: '-3000.01',
  })
  const made = await movement(own, { name: 'Distribution 2', distribution: '40' })
  expect((await linesOf(made)).map(line => [line['distribution'], line['remainingAfter']])).toEqual([
    ['30.00', '-0.01'],
    ['10.00', '1000.00'],
  ])
  await expect(movement(own, { name: 'Call 3', investmentFunding: '40' })).rejects.toThrow('Garnet')
  const answer = await act('user', made, 'complete')
  expect(answer.statusCode, answer.body).toBe(200)
})
