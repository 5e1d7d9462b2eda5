/** What is typed into lines comes to the same, whether it is worked out key by key or all at once. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COMPONENTS, amountsOf } from '../../src/capital-movements/components.ts'
import type { GivenComponents } from '../../src/capital-movements/components.ts'
import { rowOf } from '../../src/capital-movements/lineCells.ts'
import { typedInto, typedOver, withCells } from '../../src/capital-movements/typedLines.ts'
import type { TypedCells } from '../../src/capital-movements/typedLines.ts'
import type { Decimal } from '../../src/entity.ts'

const stored = (id: number, remainingAfter: Decimal, amounts: GivenComponents) =>
  rowOf(
    { id, limitedPartnerId: id, commitment: '1000', remainingAfter, changedByHand: false, ...amountsOf(amounts) },
    {},
  )
const TWO = [
  stored(1, '920', { investmentFunding: '80', managementFees: '1' }),
  stored(2, '960', { investmentFunding: '40', managementFees: '2' }),
]
const named = { nameOf: ({ line }: (typeof TWO)[number]) => `Partner ${line.id}`, isOfClosing: false }
const typing = (...typed: TypedCells[]) => typed.reduce((last, now) => typedInto(last, now, named), typedOver(TWO))
const wrongOf = (typed: TypedCells, isOfClosing = false) =>
  [...typedInto(typedOver(TWO), typed, { ...named, isOfClosing }).wrong].map(([cell, finding]) => [
    cell,
    finding?.code ?? 'no amount',
  ])

describe('typed lines', () => {
  test('are added up with the stored ones', () => {
    expect(typing({ 2: { investmentFunding: '41.25' } })).toMatchObject({
      changed: 1,
      sums: {
        commitment: '2000',
        investmentFunding: '121.25',
        managementFees: '3',
        totalCall: '124.25',
        remainingAfter: '1878.75',
      },
    })
    expect(typing({ 2: { investmentFunding: '41.25' } }, { 1: { managementFees: 'x' } })).toMatchObject({
      changed: 1,
      sums: { investmentFunding: '120', managementFees: null, totalCall: null },
    })
    const back = typing({ 1: { managementFees: 'x' } }, {})
    expect([back.changed, back.rows, back.sums]).toEqual([0, TWO, typedOver(TWO).sums])
    expect(typing({ 1: { investmentFunding: '80.00' } })).toMatchObject({ changed: 0 })
    expect(typing({ 9: { investmentFunding: '5' } })).toMatchObject({ changed: 0, sums: typedOver(TWO).sums })
  })

  test('remember what each was typed over at its first key', () => {
    const lineOf = (amounts: GivenComponents) => () => stored(1, '920', amounts).line
    const first = withCells({}, [['1.investmentFunding', '7']], lineOf({ investmentFunding: '50' }))
    expect(first).toEqual({ 1: { investmentFunding: '7', was: { investmentFunding: '50.00' } } })
    const later: [string, unknown][] = [
      ['1.investmentFunding', '70'],
      ['1.managementFees', undefined],
      ['1.nothing', '9'],
    ]
    expect(withCells(first, later, lineOf({ investmentFunding: '65' }))).toEqual({
      1: { investmentFunding: '70', managementFees: null, was: { investmentFunding: '50.00', managementFees: '0.00' } },
    })
    expect(withCells({}, [['9.investmentFunding', '5']], () => undefined)).toEqual({
      9: { investmentFunding: '5', was: {} },
    })
  })

  test('make unknown the sum of the column in which no amount stands, and what is called in all, and no other', () => {
    for (const component of COMPONENTS) {
      const { sums } = typing({ 1: { [component]: 'x' } })
      const unknown = [...COMPONENTS, 'totalCall' as const].filter(name => sums[name] === null)
      expect(unknown).toEqual([component, 'totalCall'])
    }
  })

  test('of other rows stay the same objects', () => {
    const first = typing({ 1: { investmentFunding: '5' } })
    expect(typedInto(first, first.typed, named)).toBe(first)
    const second = typedInto(first, { 1: { investmentFunding: '5' }, 2: { investmentFunding: '6' } }, named)
    expect(second.rows[0]).toEqual(first.rows[0])
    const third = typedInto(second, { ...second.typed, 2: { investmentFunding: '7' } }, named)
    expect(third.rows[0]).toBe(second.rows[0])
    expect(third.rows[1]?.amounts.investmentFunding).toBe('7')
  })

  test('are marked where more is called than remains: at the first part that calls something inside the commitment', () => {
    const more = { investmentFunding: '0', expensesPaidIn: '1500' }
    expect(wrongOf({ 1: { ...more, managementFees: '0' } })).toEqual([
      ['1.expensesPaidIn', 'capitalMovementLine.aboveRemaining'],
    ])
    expect(wrongOf({ 1: { ...more, managementFees: '0.50' } })).toEqual([
      ['1.managementFees', 'capitalMovementLine.aboveRemaining'],
    ])
  })

  test('hold no part of a distribution above it', () => {
    expect(wrongOf({ 1: { distribution: '10', returnOfCapital: '6', realizedGain: '4' } })).toEqual([])
    expect(wrongOf({ 1: { distribution: '10', returnOfCapital: '6', realizedGain: '4.01' } })).toEqual([
      ['1.distribution', 'capitalMovement.aboveDistribution'],
    ])
    expect(wrongOf({ 1: { distribution: '10', recallableDistribution: '10' } })).toEqual([])
    expect(wrongOf({ 1: { distribution: '10', recallableDistribution: '10.01' } })).toEqual([
      ['1.recallableDistribution', 'capitalMovement.recallableAboveDistribution'],
    ])
  })

  test('hold no amount that is finer than the currency, in a line of a closing neither', () => {
    const euro = { code: 'EUR', minorUnits: 2 }
    for (const isOfClosing of [false, true]) {
      const found = typedInto(
        typedOver(TWO),
        { 1: { investmentFunding: '10.005' }, 2: { managementFees: '2.01' } },
        { ...named, isOfClosing, currency: euro },
      ).wrong
      expect([...found].map(([cell, finding]) => [cell, finding?.code])).toEqual([
        ['1.investmentFunding', 'currency.decimals'],
      ])
    }
    // One that was stored so is nobody's mistake of today.
    const fine = [stored(1, '919.995', { investmentFunding: '80.005' })]
    const { wrong } = typedInto(typedOver(fine), { 1: { managementFees: '2.00' } }, { ...named, currency: euro })
    expect([...wrong]).toEqual([])
  })

  test('call no more than remains, and nothing negative but a loss', () => {
    // 920 remain after 81 were called inside the commitment.
    expect(wrongOf({ 1: { investmentFunding: '1000' } })).toEqual([])
    expect(wrongOf({ 1: { investmentFunding: '1000.01' } })).toEqual([
      ['1.investmentFunding', 'capitalMovementLine.aboveRemaining'],
    ])
    expect(wrongOf({ 2: { expensesOutOfPaidIn: '-1' } })).toEqual([
      ['2.expensesOutOfPaidIn', 'capitalMovementLine.negative'],
    ])
    expect(wrongOf({ 2: { realizedGain: '-1', distribution: '0' } })).toEqual([])
    // A line that is as it was stored is nobody's mistake of today.
    const over = [stored(1, '-5', { investmentFunding: '1005' })]
    expect([...typedInto(typedOver(over), { 1: { investmentFunding: '1005.00' } }, named).wrong]).toEqual([])
    expect(wrongOf({ 2: { expensesOutOfPaidIn: '-1' } }, true)).toEqual([])
    expect(wrongOf({ 2: { managementFees: 'two' } }, true)).toEqual([['2.managementFees', 'no amount']])
  })

  test('come to the same key by key as all at once', () => {
    const amount = fc.oneof(
      fc.integer({ min: -500, max: 200_000 }).map(cents => (cents / 100).toFixed(2)),
      fc.constant('words'),
      fc.constant(null),
    )
    const key = fc.record({ id: fc.integer({ min: 1, max: 3 }), component: fc.constantFrom(...COMPONENTS), amount })
    fc.assert(
      fc.property(fc.array(key, { maxLength: 30 }), keys => {
        let [typed, lines] = [{} as TypedCells, typedOver(TWO)]
        for (const { id, component, amount: text } of keys) {
          typed = { ...typed, [id]: { ...typed[id], [component]: text } }
          lines = typedInto(lines, typed, named)
        }
        const once = typedInto(typedOver(TWO), typed, named)
        expect([lines.changed, lines.sums, lines.rows]).toEqual([once.changed, once.sums, once.rows])
        expect(lines.wrong).toEqual(once.wrong)
      }),
    )
  })
})
