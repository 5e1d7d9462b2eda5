/** What calls before a closing mean for it where they are many of a day, without a fee, or without earlier partners. */
import { describe, expect, test } from 'vitest'
import { equalise } from '../../src/closings/equalisation.ts'
import type { Drawdown } from '../../src/closings/equalisation.ts'
import { call, partnersOf, terms } from './earlierMovements.ts'

describe('what earlier movements mean for a closing', () => {
  const late = (drawdowns: readonly Drawdown[]) =>
    partnersOf(
      [
        ['50', '0'],
        ['0', '50'],
      ],
      drawdowns,
    )

  test('those of one day are listed by their number, in whatever order they come', () => {
    const one = call({ date: '2026-01-01', totals: { investmentFunding: '10.00' } })
    const two = { ...one, capitalMovementId: 2 }
    for (const drawdowns of [
      [one, two],
      [two, one],
    ]) {
      const { partners } = equalise(terms('2026-12-31', '8'), late(drawdowns), drawdowns)
      for (const { shares } of partners)
        expect(shares.map(({ capitalMovementId }) => capitalMovementId)).toEqual([1, 2])
    }
  })

  test('a call without a fee brings none, whatever was promised on its day', () => {
    const drawdowns = [call({ date: '2026-01-01', totals: { investmentFunding: '10.00' }, feeCommitments: '50' })]
    const { totals } = equalise(terms('2026-12-31', '8'), late(drawdowns), drawdowns)
    expect(totals).toMatchObject({ fee: '0.00', feeInterest: '0.00', catchUp: '5.00' })
  })

  test('what is drawn holds fees only where they are shared anew', () => {
    const drawn = (feesOnCommitment: boolean) => {
      const totals = { investmentFunding: '10.00', managementFees: '4.00', distribution: '3.00' } as const
      const drawdowns = [call({ date: '2026-01-01', totals, feesOnCommitment, feeCommitments: '50' })]
      return equalise(terms('2026-12-31', '0'), late(drawdowns), drawdowns).drawn
    }
    expect([drawn(true), drawn(false)]).toEqual(['7.00', '11.00'])
  })

  test('interest that no earlier partner can receive is paid all the same', () => {
    const drawdowns = [call({ date: '2026-01-01', totals: { investmentFunding: '10000.00' } })]
    const newcomer = { limitedPartnerId: 1, prior: '0', additional: '50', paysFees: true, paid: {} } as const
    const { partners, lateInterest } = equalise(terms('2027-01-01', '8'), [newcomer], drawdowns)
    expect(lateInterest).toBe('800.00')
    expect(partners[0]).toMatchObject({ interest: '800.00', toPay: '10800.00' })
  })

  test('what a call has given back bears no interest', () => {
    const drawdowns = [call({ date: '2026-01-01', totals: { investmentFunding: '-10000.00' } })]
    const { totals, lateInterest } = equalise(terms('2027-01-01', '8'), late(drawdowns), drawdowns)
    expect([totals.catchUp, lateInterest]).toEqual(['-5000.00', '0.00'])
  })

  test('a call that is due after the closing bears no interest', () => {
    const drawdowns = [call({ date: '2026-01-02', totals: { investmentFunding: '1000000.00' } })]
    const { totals, lateInterest } = equalise(terms('2026-01-01', '8'), late(drawdowns), drawdowns)
    expect([totals.catchUp, lateInterest]).toEqual(['500000.00', '0.00'])
  })
})
