/** What the portal shows of a statement: the tables of its paper, and of one of before no more than it says. */
import { describe, expect, test } from 'vitest'
import { cashFlowSheets } from '../../src/capital-account-statements/sheets.ts'
import { formatDate } from '../../src/formats.ts'
import { shownTables } from '../../src/capital-account-statements/shownTables.ts'
import type { Statement } from '../../src/capital-account-statements/shapes.ts'
import { account, report, span, statement } from './sample.ts'

const published = report({
  figures: [{ name: 'tvpi', title: 'TVPI', formula: '', kind: 'coefficient', value: '0.78', note: 'After carry' }],
})
const typed: Statement['cashFlows'] = [
  {
    date: '2023-01-20',
    source: { resource: 'capital-movements', id: 1 },
    name: 'Call 1',
    called: '1860.00',
    distributed: '0.00',
    recallable: '0.00',
    lateEntranceFee: '5.00',
    lines: [
      { ilpaType: 'Investments', insideFund: true, amount: '-1800.00', impactOnUnfunded: '-1800.00' },
      { ilpaType: 'Partnership expenses', insideFund: true, amount: '-60.00', impactOnUnfunded: '0.00' },
      { ilpaType: 'Subsequent close interest (call)', insideFund: false, amount: '-5.00', impactOnUnfunded: '0.00' },
    ],
  },
  {
    date: '2025-03-31',
    source: { resource: 'capital-movements', id: 2 },
    name: 'Payout 1',
    called: '0.00',
    distributed: '250.00',
    recallable: '120.00',
    lateEntranceFee: '0.00',
    lines: [{ ilpaType: 'Return of capital', insideFund: true, amount: '250.00', impactOnUnfunded: '120.00' }],
  },
]

describe('the tables of a statement', () => {
  test('say each row as it is printed, with what is a part and what a sum', () => {
    const lined = { ...account, resultLines: [{ group: 'income', title: 'Dividends', amount: '80.00' }] } as const
    const [first, ...others] = shownTables(
      statement({ spans: [span('inception', null, { account: { ...lined, resultLines: [...lined.resultLines] } })] }),
      published,
    )
    expect(first).toMatchObject({ title: 'Capital account', caption: 'Amounts in EUR', head: ['Since inception'] })
    expect(first?.rows.filter(({ look }) => look !== 'line')).toEqual([
      { title: 'Dividends', cells: ['80.00'], look: 'part' },
      { title: 'Share of the result before fees', cells: ['80.00'], look: 'sum' },
      { title: 'Closing balance, net asset value', cells: ['1,200.00'], look: 'sum' },
    ])
    expect(others.at(-1)?.rows).toEqual([{ title: 'TVPI', note: 'After carry', cells: ['0.78x'], look: 'line' }])
  })

  test('say where in the portal the records of their figures stand, and nowhere for those that stand in none', () => {
    const fees = { fundFeeLines: [{ kind: 'gross', title: 'Fee', amount: '20.00' }] } as const
    const placesOf = (cashFlows: Statement['cashFlows']) =>
      shownTables(
        statement({ cashFlows, spans: [span('inception', null, { fundFeeLines: [...fees.fundFeeLines] })] }),
        published,
      ).map(({ title, sources }) => `${title}: ${sources.join(', ')}`)
    expect(placesOf(typed)).toEqual([
      'Capital account: movements, investments',
      'Management fees, gross to net: ',
      'Unfunded commitment: movements',
      'Transactions by ILPA type, since inception: movements',
      'Fund performance: investments',
    ])
    const [first] = typed
    const taken = { ...first!, source: { resource: 'transfers', id: 3 } } as const
    expect(placesOf([...typed, taken])[0]).toBe('Capital account: movements, transfers, investments')
  })

  test('list the transactions by type, and what goes inside and outside the fund', () => {
    const tables = shownTables(statement({ cashFlows: typed }), published)
    const rows = tables.find(({ title }) => title.startsWith('Transactions'))?.rows
    expect(rows?.map(({ title, cells }) => [title, ...cells])).toEqual([
      ['20/01/2023  Call 1: Investments', 'Inside fund', '(1,800.00)', '(1,800.00)'],
      ['20/01/2023  Call 1: Partnership expenses', 'Inside fund', '(60.00)', '0.00'],
      ['20/01/2023  Call 1: Subsequent close interest (call)', 'Outside fund', '(5.00)', '0.00'],
      ['31/03/2025  Payout 1: Return of capital', 'Inside fund', '250.00', '120.00'],
      ['Subtotal inside fund', '', '(1,610.00)', '(1,680.00)'],
      ['Subtotal outside fund', '', '(5.00)', '0.00'],
      ['Total', '', '(1,615.00)', '(1,680.00)'],
    ])
    expect(cashFlowSheets(statement({ cashFlows: typed }), []).map(({ rows: { length } }) => length)).toEqual([3, 7])
  })

  test('say no more of a statement of before than it said', () => {
    expect(shownTables(statement(), published).map(({ title }) => title)).toEqual([
      'Capital account',
      'Unfunded commitment',
      'Fund performance',
    ])
    expect(shownTables(statement({ nav: null }), published).map(({ title }) => title)).not.toContain('Capital account')
    expect(cashFlowSheets(statement(), [])).toHaveLength(1)
  })

  test('what was published after the day of the statement stands below the sums of the history, which leave it out', () => {
    const later = [{ date: '2026-09-15', name: 'Call 2', called: '10.00', distributed: '4.00' }] as const
    const { rows } = cashFlowSheets(statement(), later)[0]!
    expect(rows.slice(0, 3)).toEqual(cashFlowSheets(statement(), [])[0]!.rows)
    expect(rows.slice(3)).toEqual([
      [`Published movements after ${formatDate(statement().period.date)}, not part of the totals`],
      [
        { kind: 'date', value: '2026-09-15' },
        'Call 2',
        { kind: 'money', value: '10.00' },
        { kind: 'money', value: '4.00' },
      ],
    ])
  })
})
