/** What the server does for a closing and for its commitments. */
import type { ServerArea } from '../context.ts'
import { complete } from './actions.server.ts'
import { closingChecks, commitmentChecks } from './checks.server.ts'
import { takeOnboarded } from './onboarded.server.ts'
import { closingFigures, commitmentFigures } from './computed.server.ts'

export const closingArea = {
  checks: closingChecks,
  computedFields: closingFigures,
  actions: { complete },
  created: takeOnboarded,
} satisfies ServerArea<'closing'>

export const closingCommitmentArea = {
  checks: commitmentChecks,
  computedFields: commitmentFigures,
} satisfies ServerArea<'closingCommitment'>
