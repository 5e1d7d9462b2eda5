import { describe, expect, test } from 'vitest'
import { plotOf } from '../../src/web/kit/chart/plot.ts'
import {
  labelledOf,
  nearestIndex,
  piecesOf,
  positionsOf,
  shortValue,
  spreadApart,
  tickText,
  ticksFor,
  unitFor,
} from '../../src/web/kit/chart/scale.ts'
import type { Decimal } from '../../src/entity.ts'

describe('the scale of a chart', () => {
  test('speaks in the unit in which the largest value is easily read, with parentheses for what is negative', () => {
    for (const [values, name, value, shown] of [
      [['-5240000.00', '19980000', null], 'million', '-5240000', '(5.24m)'],
      [['12500.00'], 'thousand', '12500', '12.5k'],
      [['950.5'], 'one', '950.5', '950.50'],
      [[], 'one', '0', '0.00'],
    ] as const) {
      const unit = unitFor(values)
      expect([unit.name, shortValue(value, unit)]).toEqual([name, shown])
    }
  })

  test('has a few round lines around all values, zero among them', () => {
    const values = ['-5240000', '19980000']
    const ticks = ticksFor(values)
    expect(ticks).toEqual([-10_000_000, 0, 10_000_000, 20_000_000])
    expect(ticks.map(tick => tickText(tick, ticks, unitFor(values)))).toEqual(['(10)', '0', '10', '20'])
    const small = ticksFor(['1200000', '300000'])
    expect(small.map(tick => tickText(tick, small, unitFor(['1200000'])))).toEqual(['0', '0.5', '1.0', '1.5'])
    expect(ticksFor([])).toEqual([0, 1])
    expect(ticksFor(['-100', '-40']).at(-1)).toBe(0)
  })

  test('leaves no more room than to the next round line', () => {
    const points = [
      { date: '2026-03-31', label: 'Q1' },
      { date: '2026-06-30', label: 'Q2' },
    ]
    const plotted = (values: Decimal[]) =>
      plotOf({
        points,
        lines: [{ name: 'Net', tone: 1, values }],
        bars: [],
        width: 600,
        height: 300,
        unit: unitFor(values),
      })
    const wide = plotted(['-21050000', '20320000'])
    expect(wide.ticks.map(({ text }) => text)).toEqual(['(20)', '0', '20'])
    expect(wide.y(20_320_000)).toBeLessThan(wide.top + 40)
    expect(wide.y(-21_050_000)).toBeGreaterThan(wide.bottom - 40)
    const round = plotted(['0', '4000000'])
    expect([round.y(4_000_000), round.y(0)]).toEqual([round.top, round.bottom])
  })

  test('places points by their days and writes the years where there is room', () => {
    expect(positionsOf(['2024-01-01', '2024-01-31', '2024-03-01'])).toEqual([0, 0.5, 1])
    expect(positionsOf(['2024-01-01'])).toEqual([0.5])
    const dates = ['2022-06-30', '2022-09-30', '2022-12-31', '2023-03-31', '2023-06-30', '2024-03-31']
    expect(labelledOf(dates, [0, 25, 50, 75, 100, 175], 60)).toEqual([0, 3, 5])
    expect(labelledOf(dates.slice(0, 3), [0, 25, 50], 40)).toEqual([0, 2])
  })

  test('keeps the words at the ends of lines apart, in the order of the lines, and above the axis', () => {
    expect(spreadApart([20, 40], 15, 100)).toEqual([20, 40])
    expect(spreadApart([40, 30, 35], 15, 100)).toEqual([60, 30, 45])
    expect(spreadApart([90, 88], 15, 95)).toEqual([95, 80])
    expect(spreadApart([98], 15, 95)).toEqual([95])
  })

  test('breaks a line where a value is missing, and finds the point under the pointer', () => {
    expect(piecesOf([1, 2, null, null, 3])).toEqual([[1, 2], [3]])
    expect(piecesOf([null])).toEqual([])
    expect(nearestIndex([0, 50, 100], 70)).toBe(1)
  })
})
