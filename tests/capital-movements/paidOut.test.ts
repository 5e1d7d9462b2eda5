import { expect, test } from 'vitest'
import { serveMovements } from './servedMovements.ts'

const { fundWith, movement, act, ledgerOf } = await serveMovements()

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
