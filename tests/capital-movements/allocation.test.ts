import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allocate, canShare } from '../../src/capital-movements/allocation.ts'
import type { Sharer } from '../../src/capital-movements/allocation.ts'
import type { Decimal } from '../../src/entity.ts'
import type { Components } from '../../src/limited-partners/ledger.ts'
import { isZero, sum, unitsText } from '../../src/money.ts'
import { casesFrom } from '../seeds.ts'

const sharers = (...weights: Decimal[]): Sharer[] =>
  weights.map((weight, index) => ({ limitedPartnerId: index + 1, weight }))
const partsOf = (name: 'investmentFunding' | 'managementFees', total: Decimal, all: readonly Sharer[]) =>
  allocate({ [name]: total }, all, 2).map(({ components }) => components[name])

describe('the shares of a capital movement', () => {
  test('follow the worked figures', () => {
    expect(
      partsOf(
        'investmentFunding',
        '50000000.00',
        sharers('80000000', '80000000', '80000000', '80000000', '80000000', '5000000'),
      ),
    ).toEqual([...Array.from({ length: 5 }, () => '9876543.21'), '617283.95'])
    expect(partsOf('investmentFunding', '100.00', sharers('1', '1', '1'))).toEqual(['33.34', '33.33', '33.33'])
  })

  test('give the cent that is left over to the larger weight, then to the lower id, in whatever order the partners come', () => {
    const all: Sharer[] = [
      { limitedPartnerId: 9, weight: '1' },
      { limitedPartnerId: 4, weight: '1' },
      { limitedPartnerId: 7, weight: '1' },
    ]
    for (const given of [all, [...all].reverse()])
      expect(
        Object.fromEntries(
          allocate({ investmentFunding: '100.00' }, given, 2).map(({ limitedPartnerId, components }) => [
            limitedPartnerId,
            components.investmentFunding,
          ]),
        ),
      ).toEqual({ 4: '33.34', 7: '33.33', 9: '33.33' })
  })

  test('R189 of a partner who skips the management fee differ in the fee component alone', () => {
    const totals: Partial<Components> = {
      investmentFunding: '900000.00',
      managementFees: '30000.00',
      expensesPaidIn: '1000.00',
      distribution: '0.00',
    }
    const all = sharers('5000000', '3000000', '2000000')
    const without = allocate(totals, all, 2)
    const skipping = allocate(
      totals,
      all.map(sharer => ({ ...sharer, skipsManagementFee: sharer.limitedPartnerId === 2 })),
      2,
    )
    expect(without.map(({ components }) => components.managementFees)).toEqual(['15000.00', '9000.00', '6000.00'])
    expect(skipping.map(({ components }) => components.managementFees)).toEqual(['21428.57', '0.00', '8571.43'])
    const others = (lines: typeof without) =>
      lines.map(({ limitedPartnerId, components: { managementFees: _, ...rest } }) => ({ limitedPartnerId, rest }))
    expect(others(skipping)).toEqual(others(without))
  })

  test('cannot be worked out when everybody with a weight skips the component', () => {
    const all: Sharer[] = [
      { limitedPartnerId: 1, weight: '5', skipsManagementFee: true },
      { limitedPartnerId: 2, weight: '0' },
    ]
    expect(canShare('managementFees', '10.00', all)).toBe(false)
    expect(canShare('managementFees', '0.00', all)).toBe(true)
    expect(canShare('investmentFunding', '10.00', all)).toBe(true)
    expect(() => allocate({ managementFees: '10.00' }, all, 2)).toThrow('No weight')
  })

  test('always add up to the total of each component, and a partner without a commitment gets nothing', () => {
    const cents = fc.bigInt({ min: 0n, max: 10n ** 13n }).map(units => unitsText(units, 2))
    const parties = fc.uniqueArray(
      fc.record({
        limitedPartnerId: fc.integer({ min: 1, max: 10_000 }),
        weight: cents,
        skipsManagementFee: fc.boolean(),
      }),
      { selector: ({ limitedPartnerId }) => limitedPartnerId, minLength: 1, maxLength: 40 },
    )
    fc.assert(
      fc.property(parties, cents, cents, (all, investmentFunding, managementFees) => {
        fc.pre(canShare('investmentFunding', investmentFunding, all) && canShare('managementFees', managementFees, all))
        const lines = allocate({ investmentFunding, managementFees }, all, 2)
        expect(sum(lines.map(({ components }) => components.investmentFunding!))).toBe(sum([investmentFunding]))
        expect(sum(lines.map(({ components }) => components.managementFees!))).toBe(sum([managementFees]))
        for (const [index, { weight, skipsManagementFee }] of all.entries()) {
          if (isZero(weight)) expect(isZero(lines[index]!.components.investmentFunding!)).toBe(true)
          if (skipsManagementFee) expect(isZero(lines[index]!.components.managementFees!)).toBe(true)
        }
      }),
      casesFrom(7, 300),
    )
  })
})
