/** The fees of a partner beside those of its fund. */
import { expect, test } from 'vitest'
import { statementTables } from '../../src/capital-account-statements/content.ts'
import { feesTable } from '../../src/capital-account-statements/feesTable.ts'
import type { FeeLine, Statement } from '../../src/capital-account-statements/shapes.ts'
import { cellText } from '../../src/capital-account-statements/tables.ts'
import { account, report, span, statement } from './sample.ts'

const fees = (gross: FeeLine['amount'], offset: FeeLine['amount'], net: FeeLine['amount']): FeeLine[] => [
  { kind: 'gross', title: 'Management fee', amount: gross },
  { kind: 'offset', title: 'Rebates', amount: offset },
  { kind: 'net', title: 'Management fees, net', amount: net },
]
const charged = statement({
  spans: [
    span('period', '2026-03-31', { fundFeeLines: [] }),
    span('inception', null, {
      account: { ...account, feeLines: fees('-25.00', '5.00', '-20.00') },
      fundFeeLines: fees('-100.00', '20.00', '-80.00'),
    }),
  ],
})
const written = (given: Statement) =>
  feesTable(given).map(({ title, head, rows }) => [
    title,
    head.join(' | '),
    ...rows.map(({ strong, inner, title: name, cells }) =>
      [`${strong ? '*' : ''}${inner ? '- ' : ''}${name}`, ...cells.map(cell => cellText(cell, 2))].join(' | '),
    ),
  ])

test('R490 the fees go from gross to net, the share beside the fund, for each time in which some were charged', () => {
  expect(written(charged)).toEqual([
    [
      'Management fees, gross to net',
      'Your share | Fund',
      'Since inception |  | ',
      '- Management fee | (25.00) | (100.00)',
      '- Rebates | 5.00 | 20.00',
      '*Management fees, net | (20.00) | (80.00)',
    ],
  ])
})

test('a line of which the partner bears nothing is nothing, and not left out', () => {
  const [inception] = charged.spans.slice(-1)
  const own = fees('-25.00', '5.00', '-20.00').filter(({ kind }) => kind !== 'offset')
  const rows = written(statement({ spans: [{ ...inception!, account: { ...account, feeLines: own } }] }))[0]
  expect(rows).toContain('- Rebates | 0.00 | 20.00')
})

test('a statement of before says no more than it said', () => {
  const before = statement({
    spans: [span('inception', null, { account: { ...account, feeLines: fees('-25.00', '5.00', '-20.00') } })],
  })
  expect(written(before)).toEqual([])
  const titles = (given: Statement) => statementTables(given, report()).map(({ title }) => title)
  expect(titles(charged)).toContain('Management fees, gross to net')
  expect(titles(before)).not.toContain('Management fees, gross to net')
})
