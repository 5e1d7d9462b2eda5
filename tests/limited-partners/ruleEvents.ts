/** What happens to a fund in a life of the rules, as it is thrown. */
import fc from 'fast-check'
import { nothing } from './naiveBooks.ts'
import type { AmountName, Amounts } from './naiveBooks.ts'

/** The numbers choose among what the fund has when it happens. */
export interface Event {
  kind: 'closing' | 'call' | 'distribution' | 'netted' | 'transfer' | 'period'
  /** Percent of what there is; of more than all of it nothing comes. */
  share: number
  who: number
  /** Weights of up to three buyers, or of the components of a movement. */
  parts: readonly number[]
  /** Days since the event before. */
  gap: number
  /** Dated before what has happened already. */
  astray: boolean
  /** Taken back, and done once more. */
  reopened: boolean
}

export interface Life {
  minorUnits: number
  feesOnCommitment: boolean
  basisPoints: number
  nominal: number
  partners: readonly { commitment: number; skips: boolean }[]
  events: readonly Event[]
}

const whole = (min: number, max: number): fc.Arbitrary<number> => fc.integer({ min, max })

const events: fc.Arbitrary<Event> = fc.record({
  kind: fc.constantFrom(
    'closing',
    'call',
    'call',
    'call',
    'distribution',
    'distribution',
    'netted',
    'transfer',
    'transfer',
    'period',
  ),
  share: fc.oneof({ weight: 8, arbitrary: whole(1, 45) }, { weight: 1, arbitrary: whole(46, 120) }),
  who: fc.nat(99),
  parts: fc.array(whole(1, 97), { minLength: 1, maxLength: 3 }),
  gap: whole(1, 200),
  astray: fc.nat(9).map(value => value === 0),
  reopened: fc.nat(2).map(value => value === 0),
})

export const lives: fc.Arbitrary<Life> = fc.record({
  minorUnits: fc.constantFrom(2, 2, 2, 0, 3),
  feesOnCommitment: fc.boolean(),
  basisPoints: fc.constantFrom(0, 800, 725, 1_050),
  nominal: fc.constantFrom(0, 1, 1_000, 7),
  partners: fc
    .array(fc.record({ commitment: whole(1, 900_000_000), skips: fc.nat(3).map(value => value === 0) }), {
      minLength: 2,
      maxLength: 6,
    })
    .map(partners => partners.map((partner, index) => (index === 0 ? { ...partner, skips: false } : partner))),
  events: fc.array(events, { minLength: 4, maxLength: 11 }),
})

/** Of so much money: its components by their weights, now and then some that cannot be. */
export function amountsOf(size: bigint, kind: Event['kind'], parts: readonly number[]): Amounts {
  const [one = 1, two = 1, three = 1] = parts.map(part => part % 10)
  const of = (part: number): bigint => (size * BigInt(part)) / 40n
  const totals = nothing()
  const calls: Partial<Record<AmountName, bigint>> =
    kind === 'distribution'
      ? {}
      : {
          investmentFunding: size - of(one) - of(two),
          managementFees: of(one),
          expensesPaidIn: of(two),
          expensesOutOfPaidIn: of(three),
        }
  const gifts: Partial<Record<AmountName, bigint>> =
    kind === 'call'
      ? {}
      : {
          distribution: size,
          returnOfCapital: of(one * 3),
          realizedGain: of(two * 2),
          recallableDistribution: of(three * 5),
        }
  return Object.assign(totals, calls, gifts)
}
