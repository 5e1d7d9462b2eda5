/** The returns without a subscription facility on a statement, beside those of the fund. */
import { expect, test } from 'vitest'
import { statementTables } from '../../src/capital-account-statements/content.ts'
import type { PerformanceReport, Statement } from '../../src/capital-account-statements/shapes.ts'
import { cellText } from '../../src/capital-account-statements/tables.ts'
import { report, statement } from './sample.ts'

const FIGURES: PerformanceReport['figures'] = [
  { name: 'tvpi', title: 'TVPI', formula: '', kind: 'coefficient', value: '0.78' },
  { name: 'tvpiWithoutFacility', title: 'TVPI, without', formula: '', kind: 'coefficient', value: '0.75' },
  { name: 'netIrrWithoutFacility', title: 'Net IRR, without', formula: '', kind: 'percent', value: '-4.5' },
]
const OWN: NonNullable<Statement['withoutFacility']> = { tvpi: { value: '0.76' }, netIrr: { value: '-4.7' } }

/** Those lines of the position that name the facility. */
const lines = (given: Partial<Statement>, figures = FIGURES) =>
  statementTables(statement(given), report({ figures }))
    .find(({ title }) => title === 'Your position')
    ?.rows.filter(({ title }) => title.includes('facility'))
    .map(({ title, cells, note = '' }) => [title, ...cells.map(cell => cellText(cell, 2)), note])

test('a statement says them where the fund has drawn on one, and why one is missing', () => {
  expect(lines({ withoutFacility: OWN })).toEqual([
    [
      'TVPI, without the facility',
      '0.76x',
      '0.75x',
      'As if each draw on the subscription facility had been called on its day',
    ],
    ['Net IRR, without the facility', '(4.70\u00a0%)', '(4.50\u00a0%)', ''],
  ])
  const early = { ...OWN, netIrr: { value: null, reason: 'Too early' } }
  expect(lines({ withoutFacility: early }, [])?.at(-1)).toEqual([
    'Net IRR, without the facility',
    'n/a',
    'n/a',
    'Too early',
  ])
})

test('a statement of before, or of a fund without a facility, says nothing of them', () => {
  expect(lines({})).toEqual([])
})
