import { describe, expect, test } from 'vitest'
import { amountsOf } from '../../src/capital-movements/components.ts'
import type { Decimal } from '../../src/entity.ts'
import { equalParts, movesOf, partsByCommitment } from '../../src/transfers/moves.ts'
import type { Deal, Held } from '../../src/transfers/proRata.ts'

/** 40 of 100 called, 8 distributed, of which 2 may be called again. */
const HISTORY: Held[] = [
  { components: amountsOf({ investmentFunding: '40.00' }), shares: '0' },
  {
    components: amountsOf({ distribution: '8.00', returnOfCapital: '8.00', recallableDistribution: '2.00' }),
    shares: '0',
  },
]
const deal = (transferCommitment: Decimal, ...taken: Decimal[]): Deal => ({
  initial: '100.00',
  transferCommitment,
  buyers: taken.map((commitment, place) => ({ limitedPartnerId: place + 2, commitment })),
  minorUnits: 2,
})

describe('what a transfer would move', () => {
  test('stands for the seller before and after, and for each buyer', () => {
    // A quarter of everything, shared 15 to 10.
    expect(movesOf(deal('25.00', '15.00', '10.00'), HISTORY)).toMatchObject({
      before: { commitment: '100.00', called: '40.00', distributed: '8.00', recallable: '2.00', remaining: '62.00' },
      retained: { commitment: '75.00', called: '30.00', distributed: '6.00', recallable: '1.50', remaining: '46.50' },
      received: [
        { commitment: '15.00', called: '6.00', distributed: '1.20', recallable: '0.30', remaining: '9.30' },
        { commitment: '10.00', called: '4.00', distributed: '0.80', recallable: '0.20', remaining: '6.20' },
      ],
    })
  })

  test('may be everything that the seller has', () => {
    const moves = movesOf(deal('100.00', '100.00'), HISTORY)
    expect(moves?.retained).toMatchObject({ commitment: '0.00', called: '0.00', remaining: '0.00' })
    expect(moves?.received).toMatchObject([{ commitment: '100.00', called: '40.00', remaining: '62.00' }])
  })

  test('may leave a buyer with nothing', () => {
    expect(movesOf(deal('0.01', '0.01', '0.00'), HISTORY)?.received[1]).toMatchObject({ commitment: '0.00' })
  })

  test.each<[string, Deal]>([
    ['the buyers take less', deal('25.00', '15.00', '9.99')],
    ['the buyers take more', deal('25.00', '15.00', '10.01')],
    ['the seller has less', deal('100.01', '100.01')],
    ['nothing is transferred', deal('0.00', '0.00')],
    ['nothing is transferred to nobody', deal('0.00')],
    ['less than nothing is transferred', deal('-1.00', '-1.00')],
    ['a buyer takes less than nothing', deal('25.00', '26.00', '-1.00')],
  ])('is not said while %s', (_, wrong) => {
    expect(movesOf(wrong, HISTORY)).toBeNull()
  })
})

describe('parts of what is transferred', () => {
  test('are equal to the smallest unit, and none without a buyer', () => {
    expect(equalParts('100.00', 3, 2)).toEqual(['33.34', '33.33', '33.33'])
    expect(equalParts('100', 3, 0)).toEqual(['34', '33', '33'])
    expect(equalParts('100.00', 0, 2)).toEqual([])
  })

  test('follow what each buyer has promised, and are equal while nobody has', () => {
    expect(partsByCommitment('100.00', ['30.00', '10.00'], 2)).toEqual(['75.00', '25.00'])
    expect(partsByCommitment('0.10', ['0.5', '0.3'], 2)).toEqual(['0.06', '0.04'])
    expect(partsByCommitment('100.00', ['0', '0'], 2)).toEqual(['50.00', '50.00'])
  })
})
