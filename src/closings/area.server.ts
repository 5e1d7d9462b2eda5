/** What the server does for a closing and for its commitments. */
import type { ServerArea } from '../context.ts'
import { complete } from './actions.server.ts'
import { closingArea as area } from './area.ts'
import { closingChecks, commitmentChecks } from './checks.server.ts'
import { takeOnboarded } from './onboarded.server.ts'
import { closingFigures, commitmentFigures } from './computed.server.ts'
import { withDocuments } from '../documents/sorted.server.ts'
import { sortedBy } from '../server/records/sortFigures.ts'

const SORTED = ['priorCommitment', 'additionalCommitment', 'totalCommitment'] as const

export const closingArea = {
  ...area,
  checks: closingChecks,
  computedFields: closingFigures,
  sortFigures: withDocuments('closing', sortedBy('closing', SORTED, closingFigures)),
  actions: { complete },
  created: takeOnboarded,
} satisfies ServerArea<'closing'>

export const closingCommitmentArea = {
  checks: commitmentChecks,
  computedFields: commitmentFigures,
  sortFigures: sortedBy('closingCommitment', SORTED, commitmentFigures),
} satisfies ServerArea<'closingCommitment'>
