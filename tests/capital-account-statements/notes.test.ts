/** What is said beside the figures of a statement: fair values of an earlier day, and why there is no value. */
import { expect, test } from 'vitest'
import { statementLead, statementTables } from '../../src/capital-account-statements/content.ts'
import { portfolioTable } from '../../src/capital-account-statements/portfolio.ts'
import type { ReportedInvestment, Statement } from '../../src/capital-account-statements/shapes.ts'
import { statementSheets } from '../../src/capital-account-statements/sheets.ts'
import { INVESTMENT, report, statement } from './sample.ts'

test('names a fair value of an earlier quarter beside every figure that takes it, and beside no other', () => {
  const note = 'Last valued before 30/06/2026: Northgate (31/03/2026)'
  const rate = { value: '3', note: 'Since the first call' } as const
  const older = { note, netIrr: rate, withoutFacility: { tvpi: { value: '0.7' }, netIrr: rate } } as const
  const noted = (given: Partial<Statement>) =>
    statementTables(statement(given), report())
      .slice(0, 3)
      .flatMap(({ rows }) => rows.flatMap(row => (row.note?.includes(note) ? [[row.title, row.note]] : [])))
  expect(noted(older)).toEqual([
    ['Net asset value', note],
    ['NAV per share', note],
    ['RVPI', note],
    ['TVPI', note],
    ['Net IRR', `${note} · Since the first call`],
    ['TVPI, without the facility', `As if each draw on the subscription facility had been called on its day · ${note}`],
    ['Net IRR, without the facility', `${note} · Since the first call`],
    ['Closing balance, net asset value', note],
  ])
  expect(noted({ ...older, note: undefined })).toEqual([])
  // A figure without a value takes none: its reason stands there alone.
  const nothing = { value: null, reason: 'Nothing is paid in' } as const
  const early = statement({ note, dpi: nothing, rvpi: nothing, tvpi: nothing, netIrr: nothing })
  const [first] = statementTables(early, report())
  for (const name of ['DPI', 'RVPI', 'TVPI', 'Net IRR'])
    expect(first?.rows.find(({ title }) => title === name)?.note).toBe('Nothing is paid in')
  expect(statementLead(statement({ note }))).toBe(
    `Growth II: your capital account as of 30/06/2026, as published on 31/07/2026. ${note}.`,
  )
  expect(statementLead(statement())).toMatch(/as published on 31\/07\/2026\.$/)
  const [position] = statementSheets(statement({ note }), report())
  expect(position?.rows.find(([title]) => title === 'TVPI')?.at(-1)).toBe(note)
})

test('says when an investment was last valued, where that was before the last day of the period', () => {
  const noteOf = (given: Partial<ReportedInvestment>) =>
    portfolioTable(report({ investments: [{ ...INVESTMENT, ...given }] })).rows[0]?.note
  expect(noteOf({ fairValueDate: '2026-03-31' })).toContain(' · last valued on 31/03/2026')
  expect(noteOf({})).not.toContain('valued')
  expect(noteOf({ fairValue: null, fairValueDate: null })).not.toContain('valued')
  // Nothing is left of what was sold, unless a value above zero is dated on that day or later.
  const sold = { exitedOn: '2026-03-31', fairValueDate: '2026-03-31' } as const
  expect(noteOf({ ...sold, fairValue: '0.00' })).not.toContain('valued')
  expect(noteOf({ ...sold, fairValue: '5.00' })).toContain('last valued on 31/03/2026')
})

test('adds fair values and gains up where all are known, and else says whose is missing', () => {
  const total = (...given: readonly Partial<ReportedInvestment>[]) => {
    const investments = given.map((each): ReportedInvestment => ({ ...INVESTMENT, ...each }))
    const row = portfolioTable(report({ investments })).rows.at(-1)
    return [...(row?.cells.slice(2, 4) ?? []), row?.note]
  }
  const money = (value: string) => ({ kind: 'money', value })
  const unvalued = { name: 'Southgate', fairValue: null, unrealisedGain: null } as const
  const withoutCost = { name: 'Westgate', cost: null, unrealisedGain: null } as const
  expect(total({}, {})).toEqual([money('3000.00'), money('1400.00'), undefined])
  expect(total({}, unvalued)).toEqual(['n/a', 'n/a', 'No total without the fair value of Southgate'])
  expect(total({}, withoutCost)).toEqual([money('3000.00'), 'n/a', 'No total gain: the cost of Westgate is not known'])
  expect(total({}, unvalued, withoutCost)[2]).toBe('No total without the fair value of Southgate')
})
