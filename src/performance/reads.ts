/** How a fund performs: figures, views, the records behind them, and what each partner holds. */
import { isDate } from '../calendar.ts'
import { day, optional, recordId, word } from '../api/parameters.ts'
import type { Parameter } from '../api/parameters.ts'
import { read, workbook } from '../api/reads.ts'
import { cashFlows, comparatives, fundReturns, partnerAccount, performance, sources, valueBridge } from './answers.ts'
import { INCEPTION } from './views.ts'
import type { Opening } from './views.ts'

const id = recordId('The fund.')

const asOf = optional(day('By default the day of the last reporting period that has ended and has its accounting.'))

/** A day, or the beginning of the fund. */
const opening: Parameter<string, Opening> = {
  json: { type: 'string' },
  description: 'A day before the closing period, or “inception”. By default the period before.',
  write: String,
  read: given => (given === INCEPTION || isDate(given) ? given : undefined),
}
const from = optional(opening)

const access = { entity: 'fund' } as const

/** What figures of a fund are worked out from: a program reads them that may read all of it. */
const needs = [
  'accounting-entries',
  'capital-movements',
  'closings',
  'expenses',
  'fair-values',
  'funds',
  'investments',
  'limited-partner-commitments',
  'limited-partner-transactions',
  'limited-partners',
  'reporting-periods',
  'transactions',
  'transfers',
] as const

export const performanceReads = {
  fundPerformance: read({
    path: '/api/funds/{id}/performance',
    access,
    needs,
    summary: 'How a fund performs as of the last reporting period that had ended by a day',
    parameters: { id, asOf },
    answerDescription: 'Figures with formula and rows, investments, groups and J-curve.',
    answer: performance,
  }),
  fundPerformanceSources: read({
    path: '/api/funds/{id}/performance/sources',
    access,
    summary:
      'The records behind a figure of the performance, or behind an investment in it, with who changed each last',
    parameters: {
      id,
      asOf,
      figure: optional(word('Name of a figure.')),
      investmentId: optional(recordId('An investment of the fund.')),
    },
    answerDescription: 'The records.',
    answer: sources,
  }),
  fundCashFlows: read({
    path: '/api/funds/{id}/performance/cash-flows',
    access,
    needs,
    summary: 'What partners paid in and got back, by quarter, with the running net',
    parameters: { id, asOf },
    answerDescription: 'Quarters with their dated flows.',
    answer: cashFlows,
  }),
  fundValueBridge: read({
    path: '/api/funds/{id}/performance/value-bridge',
    access,
    needs,
    summary: 'How the net asset value of one reporting period became that of a later one',
    parameters: { id, asOf, from },
    answerDescription: 'Steps from opening to closing, and the value change of each investment.',
    answer: valueBridge,
  }),
  fundComparatives: read({
    path: '/api/funds/{id}/performance/comparatives',
    access,
    needs,
    summary:
      'The key figures of the last eight reporting periods, and how the latest differ from the one before and from a year before',
    parameters: { id, asOf },
    answerDescription: 'Figures with one value for each period.',
    answer: comparatives,
  }),
  fundPerformanceExport: workbook({
    path: '/api/funds/{id}/performance/export',
    access,
    needs,
    summary: 'All tables of the performance as a workbook',
    parameters: { id, asOf, from },
    fileName: 'performance.xlsx',
  }),
  fundCapitalAccounts: read({
    path: '/api/funds/{id}/capital-accounts',
    access: { entity: 'limitedPartner' },
    needs,
    summary:
      'The capital account of every limited partner as of the last reporting period that had ended by a day; with the general partner’s carry they are the net asset value',
    parameters: { id, asOf },
    answerDescription: 'Accounts with multiples and rates.',
    answer: fundReturns,
  }),
  limitedPartnerAccount: read({
    path: '/api/limited-partners/{id}/capital-account',
    access: { entity: 'limitedPartner' },
    needs,
    summary:
      'The capital account of a limited partner, and how it went in each year, in the period, and since the beginning',
    parameters: { id: recordId('The limited partner.'), asOf },
    answerDescription: 'The account with multiples and rate, and its roll-forwards.',
    answer: partnerAccount,
  }),
}
