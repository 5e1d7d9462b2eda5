import fc from 'fast-check'
import { describe, test } from 'vitest'
import { throwsFrom } from '../seeds.ts'
import { serveFundLives } from './fundLife.ts'
import type { Event } from './fundLife.ts'

/** The long suite asks for 300. */
const LIVES = Number(process.env['FUND_LIVES'] ?? 12)

const live = await serveFundLives()

const events: fc.Arbitrary<Event> = fc.record({
  kind: fc.constantFrom('closing', 'call', 'call', 'distribution', 'transfer', 'publish'),
  share: fc.integer({ min: 1, max: 40 }),
  who: fc.nat(99),
  fault: fc.option(fc.integer({ min: 1, max: 30 }), { freq: 3 }),
  twice: fc.boolean(),
  reopened: fc.nat(3).map(value => value === 0),
})

describe('whatever happens to a fund, in whatever order', () => {
  test(
    'every amount is somebody’s, nothing is half done, and what was completed stays',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(events, { minLength: 3, maxLength: 6 }), live),
        throwsFrom(20270101, LIVES),
      )
    },
    LIVES * 30_000,
  )
})
