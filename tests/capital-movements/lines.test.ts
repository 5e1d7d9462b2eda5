import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COMPONENTS } from '../../src/capital-movements/components.ts'
import type { GivenComponents } from '../../src/capital-movements/components.ts'
import { differences, generatedLines, unshared } from '../../src/capital-movements/lines.ts'
import type { PartnerPosition } from '../../src/capital-movements/lines.ts'
import { creditorReference, isCreditorReference, lineReference } from '../../src/bank-accounts/creditorReference.ts'
import { componentFindings } from '../../src/capital-movements/rules.ts'
import type { Decimal } from '../../src/entity.ts'
import { add, compare, divide, multiply, round, unitsText } from '../../src/money.ts'
import { casesFrom } from '../seeds.ts'

const partner = (limitedPartnerId: number, commitment: Decimal, skipsManagementFee = false): PartnerPosition => ({
  limitedPartnerId,
  name: `Partner ${limitedPartnerId}`,
  commitment,
  remaining: commitment,
  remainingAtDueDate: commitment,
  skipsManagementFee,
})
const SIX = [1, 2, 3, 4, 5].map(id => partner(id, '80000000')).concat(partner(6, '5000000'))

describe('the lines of a capital movement', () => {
  test('R225 hold the worked figures of a call over five partners of 80 million and one of 5', () => {
    const lines = generatedLines({ investmentFunding: '50000000', nominalShareValue: '1000' }, SIX, 2)
    expect(lines.map(line => line.investmentFunding)).toEqual([
      ...Array.from({ length: 5 }, () => '9876543.21'),
      '617283.95',
    ])
    expect(lines[5]).toMatchObject({ commitment: '5000000.00', remainingAfter: '4382716.05', shares: '617.283950' })
  })

  test('share the management fee among those who pay it, everything else among all', () => {
    const partners = [partner(1, '60'), partner(2, '30'), partner(3, '10', true)]
    const lines = generatedLines({ managementFees: '90', expensesPaidIn: '10' }, partners, 2)
    expect(lines.map(line => [line.managementFees, line.expensesPaidIn])).toEqual([
      ['60.00', '6.00'],
      ['30.00', '3.00'],
      ['0.00', '1.00'],
    ])
    expect(unshared({ managementFees: '90' }, [partner(3, '10', true)])).toEqual(['managementFees'])
  })

  test('call all that remains over several components, and of nobody a cent more', () => {
    // A third of 100.01 is 33.34 for the first and 33.33 for the others, a third of 199.99 is 66.67, 66.66 and 66.66:
    // 100.01 of the first, who has promised 100.
    const three = [1, 2, 3].map(id => partner(id, '100'))
    const lines = generatedLines({ investmentFunding: '100.01', managementFees: '199.99' }, three, 2)
    expect(lines.map(line => line.remainingAfter)).toEqual(['0.00', '0.00', '0.00'])
    expect(differences({ investmentFunding: '100.01', managementFees: '199.99' }, lines)).toEqual({})
    // Who pays no fee gets none of the cent either, and who is called for too much in earnest stays so.
    const [, skipping] = generatedLines(
      { investmentFunding: '0.03', managementFees: '99.99' },
      [partner(1, '100'), partner(2, '100', true)],
      2,
    )
    expect(skipping?.managementFees).toBe('0.00')
    const left = (remaining: Decimal) => ({ ...partner(1, '100'), remaining, remainingAtDueDate: remaining })
    const [beyond] = generatedLines({ investmentFunding: '100' }, [left('99.98')], 2)
    expect(beyond?.remainingAfter).toBe('-0.02')
    const [alone] = generatedLines({ investmentFunding: '100' }, [left('99.99')], 2)
    expect([alone?.investmentFunding, alone?.remainingAfter]).toEqual(['100.00', '-0.01'])
  })

  test('leave out who holds no commitment', () => {
    const lines = generatedLines({ investmentFunding: '1' }, [partner(1, '0'), partner(2, '10')], 2)
    expect(lines.map(({ limitedPartnerId }) => limitedPartnerId)).toEqual([2])
  })

  test('have the decimals of the currency', () => {
    const yen = generatedLines(
      { investmentFunding: '100' },
      [1, 2, 3].map(id => partner(id, '1')),
      0,
    )
    expect(yen.map(line => line.investmentFunding)).toEqual(['34.00', '33.00', '33.00'])
  })

  test('are the same in whatever order the partners come, also where a unit moves so that no part is above its whole', () => {
    // 0.03 of capital is 0.012857 for the larger ones and 0.004286 for the third: the cent goes to the third, who gets
    // none of the distribution, and so on to the first of the larger ones.
    const movement = { distribution: '0.04', returnOfCapital: '0.03', realizedGain: '0.01' } as const
    const partners = [partner(1, '3'), partner(2, '3'), partner(3, '1')]
    for (const given of [partners, [...partners].reverse()])
      expect(
        generatedLines(movement, given, 2)
          .map(line => [line.limitedPartnerId, line.distribution, line.returnOfCapital, line.realizedGain].join(' '))
          .sort(),
      ).toEqual(['1 0.02 0.02 0.00', '2 0.02 0.01 0.01', '3 0.00 0.00 0.00'])
  })

  test('share a loss: capital that came back may be above a distribution by what was lost', () => {
    const movement = { distribution: '50', returnOfCapital: '60', realizedGain: '-10' } as const
    const lines = generatedLines(movement, [partner(1, '3'), partner(2, '1')], 2)
    expect(lines.map(line => [line.distribution, line.returnOfCapital, line.realizedGain])).toEqual([
      ['37.50', '45.00', '-7.50'],
      ['12.50', '15.00', '-2.50'],
    ])
    expect(differences(movement, lines)).toEqual({})
    // All of it may be lost, and nothing paid.
    const lost = { returnOfCapital: '60', realizedGain: '-60' } as const
    expect(differences(lost, generatedLines(lost, [partner(1, '3'), partner(2, '1')], 2))).toEqual({})
  })

  test('say by how much a change by hand misses the movement', () => {
    const movement = { investmentFunding: '100', managementFees: '10' } as const
    const lines = generatedLines(movement, [partner(1, '1'), partner(2, '1')], 2)
    expect(differences(movement, lines)).toEqual({})
    expect(differences(movement, [{ ...lines[0], investmentFunding: '51' }, lines[1] ?? {}])).toEqual({
      investmentFunding: '1.00',
    })
  })

  test('make the movement in every component, with no part above its distribution, whoever holds what', () => {
    const cents = fc.integer({ min: 0, max: 10_000_000 }).map(value => unitsText(BigInt(value), 2))
    const partners = fc
      .array(fc.tuple(fc.integer({ min: 1, max: 5_000_000 }), fc.boolean()), { minLength: 1, maxLength: 12 })
      .map(all => all.map(([weight, skips], index) => partner(index + 1, `${weight}`, skips && index > 0)))
    const movements = fc
      .tuple(cents, cents, cents, cents, fc.integer({ min: -100, max: 100 }), cents, fc.integer({ min: 0, max: 100 }))
      .map(([funding, fees, capital, won, lost, income, recallable]): GivenComponents => {
        // A loss is a part of the capital, down to the last cent of it.
        const loss = round(multiply(capital, divide(`${lost}`, '100')), 2)
        const gain = lost < 0 ? loss : won
        const distribution = add(add(capital, gain), income)
        return {
          investmentFunding: funding,
          managementFees: fees,
          returnOfCapital: capital,
          realizedGain: gain,
          distribution,
          recallableDistribution: recallable > 60 ? distribution : '0',
        }
      })
    fc.assert(
      fc.property(movements, partners, (movement, given) => {
        const lines = generatedLines(movement, given, 2)
        expect(differences(movement, lines)).toEqual({})
        for (const line of lines) {
          expect(componentFindings(line)).toEqual([])
          for (const name of COMPONENTS)
            if (name !== 'realizedGain') expect(compare(line[name], '0')).toBeGreaterThanOrEqual(0)
        }
      }),
      casesFrom(31, 300),
    )
  })
})

describe('the reference of a line', () => {
  test('is one of ISO 11649, which any bank can check', () => {
    // The example of the standard's introduction, widely printed: RF18 5390 0754 7034.
    expect(creditorReference('539007547034')).toBe('RF18539007547034')
    expect(isCreditorReference('RF18 5390 0754 7034')).toBe(true)
    expect(isCreditorReference('RF19 5390 0754 7034')).toBe(false)
    expect(isCreditorReference(lineReference(12, 345))).toBe(true)
    expect(lineReference(12, 345)).not.toBe(lineReference(123, 45))
    expect(() => creditorReference('1/2')).toThrow(RangeError)
    // The last ids that the last of several databases gives out.
    const long = lineReference(989_999_999_999, 989_999_999_998)
    expect(long).toMatch(/^RF\d\dE680992BFFXE680992BFE$/)
    expect(isCreditorReference(long)).toBe(true)
  })
})
