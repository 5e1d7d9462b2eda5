/** What each figure of a holding is made of, worked out by hand from one statement. */
import { describe, expect, test } from 'vitest'
import type { Statement } from '../../src/capital-account-statements/shapes.ts'
import { explainedLines } from '../../src/portal/explained.ts'
import { POSITION_FIGURES } from '../../src/portal/sources.ts'
import type { PositionFigure } from '../../src/portal/sources.ts'
import { account, span, statement, unfunded } from '../capital-account-statements/sample.ts'

/** "2023-01-20 Call 1 1860.00", "calls -380.00". */
const linesOf = (of: Statement, figure: PositionFigure): string[] =>
  explainedLines(of, figure).map(({ title, date, amount }) =>
    [date, typeof title === 'string' ? title : title.key, amount].filter(Boolean).join(' '),
  )
const inception = (given: Parameters<typeof span>[2]) => statement({ spans: [span('inception', null, given)] })

describe('the lines of a figure', () => {
  test('called and distributed are the bookings that have some of it', () => {
    expect(linesOf(statement(), 'called')).toEqual(['2023-01-20 Call 1 1860.00'])
    expect(linesOf(statement(), 'distributed')).toEqual(['2025-03-31 Payout 1 250.00'])
  })

  test('the commitment is what was promised at closings, and what transfers have moved since', () => {
    expect(linesOf(statement(), 'commitment')).toEqual(['commitments 500.00', 'transfers 4500.00'])
    expect(linesOf(inception({ unfunded: { ...unfunded, commitments: '5000.00' } }), 'commitment')).toEqual([
      'commitments 5000.00',
    ])
    expect(linesOf(inception({ unfunded: { ...unfunded, commitments: '5000.01' } }), 'commitment')).toEqual([
      'commitments 5000.01',
      'transfers -0.01',
    ])
  })

  test('what remains is lowered by calls and raised by what is recallable, by transfers where there were some', () => {
    const lines = ['commitments 500.00', 'calls -380.00', 'recallable 60.00']
    expect(linesOf(statement(), 'remaining')).toEqual([...lines, 'transfers -40.00'])
    expect(linesOf(inception({ unfunded: { ...unfunded, transfers: '0.00' } }), 'remaining')).toEqual(lines)
  })

  test('the net asset value is the capital account since inception', () => {
    const rest = ['distributions -150.00', 'result 80.00', 'managementFees -20.00', 'carry -9.00']
    expect(linesOf(statement(), 'nav')).toEqual([
      'contributions 400.00',
      'equalisation -10.00',
      'transfers 12.00',
      ...rest,
    ])
    const plain = { ...account, equalisations: [], transfers: '0.00' } as const
    expect(linesOf(inception({ account: plain }), 'nav')).toEqual(['contributions 400.00', ...rest])
  })

  test('a multiple and a rate are computed of what is paid, paid out and there', () => {
    expect(linesOf(statement(), 'tvpi')).toEqual(['distributed 250.00', 'nav 1200.00', 'called 1860.00'])
    const [call, payout] = statement().cashFlows
    const netted = { ...call!, name: 'Netted', called: '5.00', distributed: '5.00' } as const
    expect(linesOf(statement({ cashFlows: [call!, netted, payout!] }), 'netIrr')).toEqual([
      '2023-01-20 Call 1 -1860.00',
      '2025-03-31 Payout 1 250.00',
      '2026-06-30 nav 1200.00',
    ])
  })

  test('the value of a share is the net asset value and the shares, with fractions', () => {
    expect(explainedLines(statement(), 'navPerShare')).toEqual([
      { title: { key: 'nav' }, date: null, amount: '1200.00' },
      { title: { key: 'shares' }, date: null, amount: '12.5', decimals: 6 },
    ])
  })

  test('there is none where nothing is stated since inception, and no value where the fund has none', () => {
    const without = statement({ spans: [span('period', null)], cashFlows: [], nav: null })
    expect(POSITION_FIGURES.map(figure => linesOf(without, figure))).toEqual([
      [],
      [],
      [],
      [],
      [],
      ['distributed 250.00', 'called 1860.00'],
      [],
      ['shares 12.5'],
    ])
    expect(linesOf(inception({ account: null }), 'nav')).toEqual([])
  })
})
