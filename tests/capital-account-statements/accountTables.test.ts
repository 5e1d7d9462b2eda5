/** How an account went, line by line, and what a statement of before there were lines shows of it. */
import { expect, test } from 'vitest'
import { accountTables } from '../../src/capital-account-statements/accountTables.ts'
import type { StatedSpan, Statement } from '../../src/capital-account-statements/shapes.ts'
import { cellText } from '../../src/capital-account-statements/tables.ts'
import { account, span, statement } from './sample.ts'

/** Each table as its head, then its rows; what is strong begins with a star, what is part of a sum with a dash. */
const written = (given: Partial<Statement> = {}) =>
  Object.fromEntries(
    accountTables(statement(given)).map(({ title, head, rows }) => [
      title,
      [
        head.join(' | '),
        ...rows.map(({ strong, inner, title: name, cells }) =>
          [`${strong ? '*' : ''}${inner ? '- ' : ''}${name}`, ...cells.map(cell => cellText(cell, 2))].join(' | '),
        ),
      ],
    ]),
  )

test('keeps the lines of a result in one order, also where a time lacks the first of them', () => {
  const realised = { group: 'gains', title: 'Realized gains and losses', amount: '90.00' } as const
  const unrealised = { group: 'gains', title: 'Change in unrealized gains and losses', amount: '5.00' } as const
  const rows = written({
    spans: [
      span('period', '2026-03-31', { account: { ...account, resultLines: [unrealised] } }),
      span('inception', null, { account: { ...account, resultLines: [realised, unrealised] } }),
    ],
  })
  expect(rows['Capital account']?.filter(row => row.includes('ealized'))).toEqual([
    'Realized gains and losses | 0.00 | 90.00',
    'Change in unrealized gains and losses | 5.00 | 5.00',
  ])
})

test('breaks the result and the fees down to their lines, once these are published', () => {
  const lined: NonNullable<StatedSpan['account']> = {
    ...account,
    resultLines: [
      { group: 'gains', title: 'Realized gains and losses', amount: '90.00' },
      { group: 'income', title: 'Dividends', amount: '20.00' },
      { group: 'expenses', title: 'Audit and tax', amount: '-12.00' },
      { group: 'expenses', title: 'Legal', amount: '-18.00' },
      { group: 'financing', title: 'Interest expense', amount: '0.00' },
    ],
    feeLines: [
      { kind: 'gross', title: 'Management fee', amount: '-25.00' },
      { kind: 'offset', title: 'Rebates', amount: '5.00' },
      { kind: 'net', title: 'Management fees, net', amount: '-20.00' },
    ],
    accruedCarry: { opening: '30.00', earned: '11.00', paid: '2.00', closing: '39.00' },
  }
  const more = [{ group: 'other', title: 'Other result, not recorded by line', amount: '1.00' }] as const
  const rows = written({
    spans: [
      span('period', '2026-03-31', { account: lined }),
      span('inception', null, { account: { ...lined, resultLines: [...(lined.resultLines ?? []), ...more] } }),
    ],
  })
  expect(rows['Capital account']?.slice(1)).toEqual([
    'Opening balance | 900.00 | 900.00',
    'Contributions | 400.00 | 400.00',
    'Equalisation, Second closing, 01/05/2026 | (7.00) | (7.00)',
    'Equalisation, Third closing, 01/06/2026 | (3.00) | (3.00)',
    'Transfers | 12.00 | 12.00',
    'Distributions | (150.00) | (150.00)',
    'Realized gains and losses | 90.00 | 90.00',
    'Investment income | 20.00 | 20.00',
    '- Dividends | 20.00 | 20.00',
    'Partnership expenses | (30.00) | (30.00)',
    '- Audit and tax | (12.00) | (12.00)',
    '- Legal | (18.00) | (18.00)',
    'Other result, not recorded by line | 0.00 | 1.00',
    '*Share of the result before fees | 80.00 | 80.00',
    'Management fee | (25.00) | (25.00)',
    'Rebates | 5.00 | 5.00',
    'Management fees, net | (20.00) | (20.00)',
    'Change in accrued carried interest | (9.00) | (9.00)',
    '*Closing balance, net asset value | 1,200.00 | 1,200.00',
  ])
  expect(rows['Accrued carried interest']).toEqual([
    'Period, from 31/03/2026 | Since inception',
    'Accrued at the beginning | 30.00 | 30.00',
    'Earned by the general partner | 11.00 | 11.00',
    'Paid to the general partner | (2.00) | (2.00)',
    '*Accrued at the end | 39.00 | 39.00',
  ])
  const none = { opening: '0.00', earned: '0.00', paid: '0.00', closing: '0.00' } as const
  const without = written({ spans: [span('inception', null, { account: { ...lined, accruedCarry: none } })] })
  expect(Object.keys(without)).not.toContain('Accrued carried interest')
  expect(Object.keys(written())).not.toContain('Accrued carried interest')
})

test('has the closings in the order of their days, also where a time lacks the first of them', () => {
  const [second, third] = account.equalisations
  if (!second || !third) throw new Error('The sample has two closings.')
  const rows = written({
    spans: [
      span('period', '2026-05-31', { account: { ...account, resultLines: [], equalisations: [third] } }),
      span('inception', null, { account: { ...account, resultLines: [], equalisations: [second, third] } }),
    ],
  })
  expect(rows['Capital account']?.filter(row => row.startsWith('Equalisation'))).toEqual([
    'Equalisation, Second closing, 01/05/2026 | 0.00 | (7.00)',
    'Equalisation, Third closing, 01/06/2026 | (3.00) | (3.00)',
  ])
})

test('marks what no paper can print in the name of a closing, which stays as it is once it is completed', () => {
  const equalisations = [{ name: '第二 closing', date: '2026-05-01', amount: '-7.00' }] as const
  const rows = written({
    spans: [span('inception', null, { account: { ...account, resultLines: [], equalisations: [...equalisations] } })],
  })
  expect(rows['Capital account']?.filter(row => row.startsWith('Equalisation'))).toEqual([
    'Equalisation, ?? closing, 01/05/2026 | (7.00)',
  ])
})
