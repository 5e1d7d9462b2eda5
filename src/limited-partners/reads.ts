/** What limited partners have promised and paid together, and why the figures of one of them are what they are. */
import { day, optional as mayBeAsked, recordId } from '../api/parameters.ts'
import { read, totals } from '../api/reads.ts'
import {
  amount,
  choice,
  date,
  decimal,
  id,
  integer,
  list,
  mapOf,
  nullable,
  object,
  optional,
  valueOfKind,
} from '../api/schema.ts'
import type { Of, Schema } from '../api/schema.ts'
import type { FieldName } from '../entityTypes.ts'

export const FIGURES = [
  'commitment',
  'called',
  'calledInside',
  'calledOutside',
  'calledPercent',
  'distributed',
  'recallable',
  'remaining',
  'shares',
  'lateEntranceFee',
] as const
export type FigureName = (typeof FIGURES)[number]

/** One of the rows that a figure is made of, with its part in it. */
const traceRow = object({
  resource: choice(['limited-partner-commitments', 'limited-partner-transactions']),
  id: optional(id),
  date,
  amount: valueOfKind,
})
export type TraceRow = Of<typeof traceRow>

const explainedFigure = object({
  kind: choice(['money', 'percent', 'number6']),
  value: nullable(valueOfKind),
  rows: list(traceRow),
})
export type ExplainedFigure = Of<typeof explainedFigure>

const rollForward = object({
  from: nullable(date),
  to: date,
  opening: amount,
  commitments: amount,
  calls: amount,
  recallable: amount,
  transfers: amount,
  closing: amount,
})
export type RollForward = Of<typeof rollForward>

export const explainedLedger = object({
  limitedPartnerId: id,
  asOf: nullable(date),
  figures: mapOf(FIGURES, explainedFigure),
  rollForward,
})
export type ExplainedLedger = Of<typeof explainedLedger>

export const partnerTotals = object({
  count: integer,
  totalCommitment: amount,
  capitalCalled: amount,
  capitalCalledPercent: nullable(decimal),
  distributed: amount,
  recallableDistribution: amount,
  remaining: amount,
  shares: decimal,
} satisfies Partial<Record<FieldName<'limitedPartner'> | 'count', Schema<unknown>>>)
export type PartnerTotals = Of<typeof partnerTotals>

/** The rows that the figures of a partner are made of. */
const LEDGER = ['limited-partners', 'limited-partner-commitments', 'limited-partner-transactions'] as const

export const limitedPartnerReads = {
  limitedPartnerTotals: totals({
    path: '/api/limited-partners/totals',
    entity: 'limitedPartner',
    needs: LEDGER,
    summary: 'The sums of the figures of all limited partners that a filter finds',
    answerDescription: 'One sum for each figure.',
    answer: partnerTotals,
  }),
  limitedPartnerLedger: read({
    path: '/api/limited-partners/{id}/ledger',
    access: { entity: 'limitedPartner' },
    needs: LEDGER,
    summary: 'The figures of a limited partner with the rows that they are made of',
    parameters: {
      id: recordId('The limited partner.'),
      asOf: mayBeAsked(day('The last day whose rows count. By default all rows do.')),
    },
    answerDescription: 'Figures with their rows, and the roll-forward of the commitment.',
    answer: explainedLedger,
  }),
}
