/** What a statement says, line by line: paper and spreadsheet write these tables down. */
import { describe, expect, test } from 'vitest'
import { statementFacts, statementTables } from '../../src/capital-account-statements/content.ts'
import type { Decimal } from '../../src/entity.ts'
import type { PerformanceReport, Statement } from '../../src/capital-account-statements/shapes.ts'
import { cashFlowSheet, statementSheets } from '../../src/capital-account-statements/sheets.ts'
import { cellText } from '../../src/capital-account-statements/tables.ts'
import { account, INVESTMENT, report, span, statement, unfunded } from './sample.ts'

const EXITED: PerformanceReport['investments'][number] = {
  ...INVESTMENT,
  name: 'Southgate',
  geography: null,
  industry: null,
  investedFrom: null,
  exitedOn: '2025-11-15',
  fairValue: '0.00',
  unrealisedGain: '-800.00',
  moic: { value: null, reason: 'Not valued' },
  irr: { value: null },
}
const published = (given: Partial<PerformanceReport> = {}): PerformanceReport =>
  report({
    calledOutside: '240.00',
    figures: [
      { name: 'commitments', title: 'Commitments', formula: '', kind: 'money', value: '20000.00' },
      { name: 'called', title: 'Called', formula: '', kind: 'money', value: '7440.00' },
      { name: 'netNav', title: 'Net NAV', formula: '', kind: 'money', value: '4800.00', note: 'After carry' },
      { name: 'tvpi', title: 'TVPI', formula: '', kind: 'coefficient', value: '0.78' },
      { name: 'netIrr', title: 'Net IRR', formula: '', kind: 'percent', value: null, reason: 'Too early', note: 'No' },
    ],
    investments: [INVESTMENT, EXITED],
    ...given,
  })

/** Each table as its head, then each row as its title, cells and note; what is strong begins with a star. */
const written = (given: Partial<Statement> = {}, ofFund: Partial<PerformanceReport> = {}) =>
  Object.fromEntries(
    statementTables(statement(given), published(ofFund)).map(({ title, head, rows }) => [
      title,
      [
        head.join(' | '),
        ...rows.map(row =>
          [
            `${row.strong ? '*' : ''}${row.title}`,
            ...row.cells.map(cell => cellText(cell, 2).replace('\u00a0', ' ')),
            ...(row.note === undefined ? [] : [`(${row.note.replace('\u00a0', ' ')})`]),
          ].join(' | '),
        ),
      ],
    ]),
  )

describe('a statement', () => {
  test('says what the partner has beside the fund', () => {
    expect(written()['Your position']).toEqual([
      'Your share | Fund',
      'Commitment | 5,000.00 | 20,000.00 | (25.00 % of the fund)',
      'Paid in | 1,860.00 | 7,440.00 | (37.20 % of the commitment)',
      'Fees and expenses called outside the commitment | 60.00 | 240.00',
      'Unfunded commitment | 3,140.00 | n/a',
      'of which may be called again | 120.00 | n/a',
      'Distributed | 250.00 | n/a',
      'Late entrance interest, outside paid-in | 5.00 | ',
      '*Net asset value | 1,200.00 | 4,800.00',
      'Shares | 12.500000 | n/a',
      'NAV per share | 96.000000 | ',
      'DPI | 0.13x | n/a',
      'RVPI | 0.65x | n/a',
      'TVPI | 0.78x | 0.78x',
      'Net IRR | (4.20 %) | n/a',
    ])
  })

  test('leaves out what there is not, and says why there is no value', () => {
    const { position } = statement()
    const rows = written({
      position: { ...position, share: null, calledPercent: null, lateEntranceFee: '0.00', shares: '0' },
      nav: null,
      navPerShare: null,
      reason: 'Not valued yet',
      tvpi: { value: null },
      netIrr: { value: null, reason: 'Too early', note: 'A note' },
    })
    expect(rows['Your position']).toEqual([
      'Your share | Fund',
      'Commitment | 5,000.00 | 20,000.00',
      'Paid in | 1,860.00 | 7,440.00',
      'Fees and expenses called outside the commitment | 60.00 | 240.00',
      'Unfunded commitment | 3,140.00 | n/a',
      'of which may be called again | 120.00 | n/a',
      'Distributed | 250.00 | n/a',
      '*Net asset value | n/a | 4,800.00 | (Not valued yet)',
      'DPI | 0.13x | n/a',
      'RVPI | 0.65x | n/a',
      'TVPI | n/a | 0.78x',
      'Net IRR | n/a | n/a | (Too early)',
    ])
    expect(Object.keys(rows)).not.toContain('Capital account')
    // What is not known is empty, and no amount without a value.
    const cells = statementTables(statement({ navPerShare: null }), published()).flatMap(table =>
      table.rows.flatMap(row => row.cells),
    )
    expect(cells.filter(cell => typeof cell === 'object' && cell?.value === null)).toEqual([])
    const noted = written({ navPerShare: null, netIrr: { value: '3', note: 'Since the first call' } })['Your position']
    expect(noted).toContain('NAV per share |  | ')
    expect(noted).toContain('Net IRR | 3.00 % | n/a | (Since the first call)')
  })

  test('rolls the capital account forward: what lowers it is negative', () => {
    const once = (amount: string) => [amount, amount, amount].join(' | ')
    expect(written()['Capital account']).toEqual([
      'Period, from 31/03/2026 | Year to date, from 31/12/2025 | Since inception',
      `Opening balance | ${once('900.00')}`,
      `Contributions | ${once('400.00')}`,
      `Equalisation of later closings | ${once('(10.00)')}`,
      `Transfers | ${once('12.00')}`,
      `Distributions | ${once('(150.00)')}`,
      `Share of the result before fees | ${once('80.00')}`,
      `Management fees | ${once('(20.00)')}`,
      `Carried interest | ${once('(9.00)')}`,
      `*Closing balance, net asset value | ${once('1,200.00')}`,
    ])
  })

  test('has a line for equalisation and transfers where there were some, and a column where there is an account', () => {
    const plain = { ...account, equalisations: [], transfers: '0.00' } as const
    const titles = (rows: string[] = []) => rows.map(row => row.split(' | ')[0])
    const without = written({
      spans: [
        span('period', null, { account: null, unfunded: { ...unfunded, transfers: '0.00' } }),
        span('inception', '2026-03-31', { account: plain, unfunded: { ...unfunded, transfers: '0.00' } }),
      ],
    })
    expect(without['Capital account']?.slice(0, 2)).toEqual(['Since inception', 'Opening balance | 900.00'])
    expect(titles(without['Capital account'])).not.toContain('Equalisation of later closings')
    expect(titles(without['Capital account'])).not.toContain('Transfers')
    expect(without['Unfunded commitment']?.[0]).toBe('Period | Since inception')
    expect(titles(without['Unfunded commitment'])).not.toContain('Transfers')
    const once = written({
      spans: [
        span('period', null, { account: plain, unfunded: { ...unfunded, transfers: '0.00' } }),
        span('year', null),
      ],
    })
    expect(titles(once['Capital account'])).toEqual(
      expect.arrayContaining(['Equalisation of later closings', 'Transfers']),
    )
    expect(titles(once['Unfunded commitment'])).toEqual(expect.arrayContaining(['Transfers']))
  })

  test('rolls the unfunded commitment forward', () => {
    const once = (amount: string) => [amount, amount, amount].join(' | ')
    expect(written()['Unfunded commitment']?.slice(1)).toEqual([
      `Opening unfunded commitment | ${once('3,000.00')}`,
      `New commitments | ${once('500.00')}`,
      `Contributions inside the commitment | ${once('(380.00)')}`,
      `Recallable distributions and refunds | ${once('60.00')}`,
      `Transfers | ${once('(40.00)')}`,
      `*Closing unfunded commitment | ${once('3,140.00')}`,
    ])
  })

  test('lists the cash that flowed, and what it comes to', () => {
    expect(written()['Cash flows since inception']).toEqual([
      'Paid in | Distributed | of which may be called again',
      '20/01/2023  Call 1 | 1,860.00 | 0.00 | 0.00',
      '31/03/2025  Payout 1 | 0.00 | 250.00 | 120.00',
      '*Total | 1,860.00 | 250.00 | 120.00',
    ])
  })

  test('says of each investment how much is owned, its cost and its income, once that is published', () => {
    const [northgate] =
      written({}, { investments: [{ ...INVESTMENT, fullyDilutedOwnership: '24.5' }] })['Portfolio']?.slice(1) ?? []
    expect(northgate).toMatch(
      /\(Software · Sweden · since 01\/02\/2023 · 24\.5000 % owned · cost of what is held [\d,.]+/,
    )
    expect(northgate).toMatch(/income [\d,.]+ of the proceeds\)$/)
    const unknown = written({}, { investments: [{ ...INVESTMENT, fullyDilutedOwnership: null }] })['Portfolio']?.[1]
    expect(unknown).toContain('cost of what is held')
    expect(unknown).not.toContain('owned')
  })

  test('says what was exited, what of it is still to be paid and who was excused, once that is published', () => {
    const sold = { kind: 'Divestment', amount: '100.00' } as const
    const noteOf = (given: Partial<PerformanceReport['investments'][number]>) =>
      /\((.*)\)/.exec(written({}, { investments: [{ ...INVESTMENT, ...given }] })['Portfolio']?.[1] ?? '')?.[1]
    const known = 'Software · Sweden · since 01/02/2023'
    const cashFlows = [
      { ...sold, date: '2025-05-09' },
      { ...sold, date: '2024-10-17' },
      { kind: 'Income', amount: '3.00', date: '2026-01-01' },
    ] as const
    expect(noteOf({ exitedPercent: '20', cashFlows })).toBe(`${known} · 20.00 % exited from 17/10/2024 to 09/05/2025`)
    expect(noteOf({ exitedPercent: '20', cashFlows: cashFlows.slice(0, 1) })).toBe(
      `${known} · 20.00 % exited on 09/05/2025`,
    )
    expect(noteOf({ exitedPercent: '0', cashFlows })).toBe(known)
    expect(noteOf({ exitedPercent: null, cashFlows })).toBe(known)
    expect(noteOf({ exitedPercent: '100', exitedOn: '2025-05-09', cashFlows })).toBe(`${known} · exited 09/05/2025`)
    expect(noteOf({ excusedCommitments: '250000.00', deferredProceeds: 'Escrow of\n100,000 until 2027' })).toBe(
      `${known} · commitments excused 250,000.00 · still to be paid: Escrow of 100,000 until 2027`,
    )
  })

  test('says how the fund does, with the reason before the note', () => {
    expect(written()['Fund performance']).toEqual([
      'Fund',
      'Commitments | 20,000.00',
      'Called | 7,440.00',
      'Net NAV | 4,800.00 | (After carry)',
      'TVPI | 0.78x',
      'Net IRR | n/a | (Too early)',
    ])
  })

  test('says what the fund has still to pay into its investments, once that is published', () => {
    const last = (additionalCommitments: Decimal | null) =>
      written({}, { additionalCommitments })['Fund performance']?.at(-1)
    expect(last('500.00')).toBe(
      'Additional commitments to companies | 500.00 | ' +
        '(Promised and not paid yet as of 30/06/2026, at the rates of that day)',
    )
    expect(last(null)).toMatch(/^Additional commitments to companies \| n\/a \| \(For one of/)
    const [portfolio] =
      written({}, { investments: [{ ...INVESTMENT, additionalCommitment: '70.00' }] })['Portfolio']?.slice(1) ?? []
    expect(portfolio).toContain('additional commitment 70.00')
    const full = { ...INVESTMENT, exitedPercent: '20', additionalCommitment: '70.00' } as const
    const sheet = statementSheets(statement(), published({ investments: [full] })).at(-1)
    expect([sheet?.head.at(-1), sheet?.rows[0]?.at(-1)]).toEqual([
      'Additional commitment to the company',
      { kind: 'money', value: '70.00' },
    ])
  })

  test('lists the portfolio, without one that is empty', () => {
    expect(written()['Portfolio']).toEqual([
      'Invested | Proceeds and income | Fair value | Unrealized gain | MOIC | Gross IRR',
      'Northgate | 1,000.00 | 230.00 | 1,500.00 | 700.00 | 1.73x | 19.50 % | (Software · Sweden · since 01/02/2023)',
      'Southgate | 1,000.00 | 230.00 | 0.00 | (800.00) | n/a | n/a | (exited 15/11/2025)',
      '*Total | 2,000.00 | 460.00 | 1,500.00 | (100.00) |  | ',
    ])
    expect(written({}, { investments: [INVESTMENT] })['Portfolio']).toHaveLength(3)
    expect(Object.keys(written({}, { investments: [] }))).toEqual([
      'Your position',
      'Capital account',
      'Unfunded commitment',
      'Cash flows since inception',
      'Fund performance',
    ])
  })

  test('begins with its value, its day and its multiple', () => {
    expect(statementFacts(statement())).toEqual([
      { title: 'Net asset value', value: 'EUR 1,200.00' },
      { title: 'As of', value: '30/06/2026' },
      { title: 'TVPI', value: '0.78x' },
    ])
    const facts = statementFacts(statement({ nav: null, tvpi: { value: null } }))
    expect(facts.map(({ value }) => value)).toEqual(['n/a', '30/06/2026', 'n/a'])
  })

  test('writes amounts with the decimals of their currency, and days and texts as they are', () => {
    expect(cellText({ kind: 'money', value: '1200' }, 0)).toBe('1,200')
    expect(cellText({ kind: 'date', value: '2026-06-30' }, 2)).toBe('30/06/2026')
    expect([cellText('as it is', 2), cellText(null, 2)]).toEqual(['as it is', ''])
  })
})

describe('as a workbook', () => {
  test('each table is a sheet with the statement above it', () => {
    const [first, ...others] = statementSheets(statement(), published())
    expect(others).toHaveLength(5)
    expect(first?.head).toEqual(['Amounts in EUR', 'Your share', 'Fund', 'Note'])
    expect(first?.rows[0]).toEqual([
      'Commitment',
      { kind: 'money', value: '5000.00' },
      { kind: 'money', value: '20000.00' },
      '25.00\u00a0% of the fund',
    ])
    // What has no note has no column for any.
    expect(others.find(({ title }) => title === 'Capital account')?.head.at(-1)).toBe('Since inception')
    expect(first?.about).toEqual([
      ['Statement CAS-7-1', 'Capital account statement Q2 2026'],
      ['Fund', 'Growth II'],
      ['Limited partner', 'Ashcombe'],
      ['As of', { kind: 'date', value: '2026-06-30' }],
      ['Issued on', { kind: 'date', value: '2026-07-31' }],
    ])
  })

  test('each investment has its values in columns of their own, once all of them are published', () => {
    const full = {
      ...INVESTMENT,
      fullyDilutedOwnership: '24.5',
      exitedPercent: '20',
      excusedCommitments: null,
      deferredProceeds: 'Escrow',
      // Two payments of one day are one disposal.
      cashFlows: [
        { date: '2024-10-17', kind: 'Divestment', amount: '150.00' },
        { date: '2024-10-17', kind: 'Divestment', amount: '50.00' },
      ],
    } as const
    const sheet = statementSheets(statement(), published({ investments: [full] })).at(-1)
    // Without an investment there is nothing to list.
    expect(statementSheets(statement(), published({ investments: [] })).at(-1)?.title).not.toBe('Portfolio in detail')
    const money = (value: string) => ({ kind: 'money', value })
    const columns = Object.fromEntries(sheet?.head.map((title, place) => [title, sheet.rows[0]?.[place]]) ?? [])
    expect(sheet?.title).toBe('Portfolio in detail')
    expect(columns).toEqual({
      'Amounts in EUR': 'Northgate',
      Industry: 'Software',
      Geography: 'Sweden',
      'First invested on': { kind: 'date', value: '2023-02-01' },
      // 1,245 days by the calendar.
      'Holding period, years': { kind: 'number1', value: '3.4' },
      'Disposals on': '17/10/2024',
      Exited: { kind: 'percent', value: '20' },
      'Ownership, fully diluted': { kind: 'percent', value: '24.5' },
      Invested: money('1000.00'),
      'Capital proceeds': money('200.00'),
      Income: money('30.00'),
      'Cost of what is held': money('800.00'),
      'Fair value': money('1500.00'),
      'Valued on': { kind: 'date', value: '2026-06-30' },
      'Unrealized gain': money('700.00'),
      MOIC: { kind: 'coefficient', value: '1.73' },
      'Gross IRR': { kind: 'percent', value: '19.5' },
      'Excused commitments': null,
      'Deferred proceeds': 'Escrow',
    })
    const left = statementSheets(statement(), published({ investments: [{ ...full, exitedOn: '2025-02-01' }] })).at(-1)
    expect(left?.rows[0]?.[4]).toEqual({ kind: 'number1', value: '2.0' })
  })

  test('what is strong on paper is bold in it', () => {
    const sheet = statementSheets(statement(), published()).find(({ title }) => title === 'Capital account')
    expect(sheet?.strong?.map(place => sheet.rows[place]?.[0])).toEqual(['Closing balance, net asset value'])
  })

  test('the history of the cash has a row for each flow and sums below them', () => {
    const { head, rows } = cashFlowSheet(statement(), [])
    expect(head).toEqual([
      'Date',
      'What was booked',
      'Paid in, EUR',
      'Distributed, EUR',
      'of which may be called again',
      'Late entrance interest, outside paid-in',
    ])
    expect(rows).toEqual([
      [
        { kind: 'date', value: '2023-01-20' },
        'Call 1',
        ...['1860.00', '0.00', '0.00', '5.00'].map(value => ({ kind: 'money', value })),
      ],
      [
        { kind: 'date', value: '2025-03-31' },
        'Payout 1',
        ...['0.00', '250.00', '120.00', '0.00'].map(value => ({ kind: 'money', value })),
      ],
      ['Total', null, ...['1860.00', '250.00', '120.00', '5.00'].map(value => ({ kind: 'money', value, sum: true }))],
    ])
  })
})
