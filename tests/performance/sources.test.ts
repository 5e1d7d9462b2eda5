import { describe, expect, test } from 'vitest'
import type { Decimal } from '../../src/entity.ts'
import { compare, sum } from '../../src/money.ts'
import { changeSince, opposite, shown } from '../../src/performance/show.ts'
import { branchesOf, entriesOf, rowsBehind, turned } from '../../src/performance/sources.ts'
import type { Figure, FigureRow, Figures, Performance, Source } from '../../src/performance/answers.ts'
import type { FigureName } from '../../src/performance/figureNames.ts'

const row = (resource: FigureRow['resource'], ids: number[], amount: Decimal): FigureRow => ({
  resource,
  ids,
  date: '2026-09-30',
  amount,
})
const figure = (name: FigureName, of: FigureName[], rows: Figure['rows'] = []): Figure => ({
  name,
  title: name,
  kind: 'money',
  value: '1',
  formula: '',
  of,
  rows,
})
const figures = Object.fromEntries(
  [
    figure('tvpi', ['distributed', 'netNav', 'called']),
    figure('netNav', ['nav', 'accruedCarry']),
    figure('nav', ['fairValue']),
    figure('accruedCarry', ['called', 'nav']),
    figure('fairValue', [], [row('fair-values', [3], '70.00')]),
    figure('called', [], [row('capital-movements', [1], '100.00')]),
    figure('distributed', [], [row('capital-movements', [2], '10.00')]),
  ].map(each => [each.name, each]),
) as Figures

const source = (id: number, amount: Decimal | null): Source => ({
  resource: 'transactions',
  id,
  name: `Row ${id}`,
  fundId: 1,
  investmentId: null,
  reportingPeriodId: null,
  amount,
  at: null,
  by: null,
})

describe('what stands behind a figure', () => {
  test('has the sign with which it enters the sum, so that the parts of it add up to it', () => {
    const data = {
      ...figures,
      nav: { ...figures.nav, of: ['fairValue', 'borrowings'] },
      borrowings: figure('borrowings', [], [row('accounting-entries', [1], '4.00')]),
    } as Figures
    const signs = (name: FigureName) =>
      branchesOf(data, name).map(({ figure: { name: part }, negated }) => `${negated ? '−' : '+'}${part}`)
    expect(signs('nav')).toEqual(['+nav', '+fairValue', '−borrowings'])
    expect(signs('netNav').slice(0, 2)).toEqual(['+netNav', '+nav'])
    expect(signs('netNav')).toContain('−accruedCarry')
    expect(turned(data.borrowings.rows).map(({ amount }) => amount)).toEqual(['-4'])
    expect(opposite(data.borrowings).value).toBe('-1')
  })

  test('is every figure that its formula takes, each opened once and where the formula names it', () => {
    expect(branchesOf(figures, 'tvpi').map(({ figure: { name }, depth, known }) => [depth, name, known])).toEqual([
      [0, 'tvpi', false],
      [1, 'distributed', false],
      [1, 'netNav', false],
      [2, 'nav', false],
      [3, 'fairValue', false],
      [2, 'accruedCarry', false],
      [3, 'called', true],
      [3, 'nav', true],
      [1, 'called', false],
    ])
  })

  test('is the rows of all of them, or of one investment', () => {
    const performance = {
      figures,
      investments: [{ id: 7, rows: [row('transactions', [21], '-40.00')] }],
    } as unknown as Performance
    expect(rowsBehind(performance, { figure: 'tvpi' })?.map(({ ids }) => ids[0])).toEqual([2, 3, 1])
    expect(rowsBehind(performance, { investmentId: 7 })?.map(({ ids }) => ids[0])).toEqual([21])
    for (const question of [{ figure: 'nonsense' }, { figure: 'constructor' }, { investmentId: 8 }, {}])
      expect(rowsBehind(performance, question)).toBeUndefined()
  })

  test('lists the records of a sum one by one where their amounts make it, with the sign of the sum', () => {
    const sources = [source(21, '-40.00'), source(22, '-20.00'), source(23, '5.00'), source(24, null), source(25, null)]
    const entries = entriesOf(
      [
        row('transactions', [21, 22], '60.00'),
        row('transactions', [23], '5.00'),
        row('transactions', [24, 25], '9.00'),
        row('transactions', [21, 23], '1.00'),
        row('transactions', [21, 22], '-60.00'),
        row('transactions', [23, 24], '5.00'),
      ],
      sources,
    )
    expect(entries.map(({ amount, source: of, more }) => [of?.id, amount, more])).toEqual([
      [21, '40', 0],
      [22, '20', 0],
      [23, '5.00', 0],
      [24, '9.00', 1],
      [21, '1.00', 1],
      [21, '-40.00', 0],
      [22, '-20.00', 0],
      [23, '5.00', 1],
    ])
    expect(compare(sum(entries.map(({ amount }) => amount)), '20.00')).toBe(0)
  })
})

describe('a figure on the screen', () => {
  test('is shown in its own kind, and as nothing where there is none', () => {
    expect(
      (
        [
          ['money', '1234.5'],
          ['percent', '61'],
          ['coefficient', '1.1849'],
          ['number6', '1.5'],
          ['money', null],
        ] as const
      ).map(([kind, value]) => shown({ kind, value }, 0)),
    ).toEqual(['1,235', '61.00\u00a0%', '1.18x', '1.500000', ''])
  })

  test('changes by the difference of what is shown', () => {
    expect([
      changeSince('coefficient', '1.1849', '1.1551'),
      changeSince('percent', '6.5', '6.6'),
      changeSince('coefficient', '1', '1'),
      changeSince('coefficient', null, '1'),
      changeSince('coefficient', '1', null),
    ]).toEqual(['+0.02x', '(0.10\u00a0%)', '0.00x', null, null])
  })
})
