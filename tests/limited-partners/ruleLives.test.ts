import fc from 'fast-check'
import { describe, test } from 'vitest'
import { casesFrom } from '../seeds.ts'
import { lives } from './ruleEvents.ts'
import { live } from './ruleLife.ts'

describe('the rules, whatever happens to a fund and in whatever order', () => {
  test('I1 I2 I4 I5 I6 I7 say what whole numbers say, to the smallest unit', () => {
    fc.assert(fc.property(lives, live), casesFrom(20270102, 200))
  })
})
