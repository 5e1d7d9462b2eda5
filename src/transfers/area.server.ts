/** What the server does for a transfer beyond what forms do as well. */
import type { ServerArea } from '../context.ts'
import { withDocuments } from '../documents/sorted.server.ts'
import { sortedBy } from '../server/records/sortFigures.ts'
import { complete, reopen } from './actions.server.ts'
import { transferArea as area } from './area.ts'
import { transferChecks } from './checks.server.ts'
import { transferCommitments } from './history.server.ts'

const SORTED = ['initialCommitment', 'resultCommitment'] as const

export const transferArea = {
  ...area,
  checks: transferChecks,
  computedFields: transferCommitments,
  sortFigures: withDocuments('transfer', sortedBy('transfer', SORTED, transferCommitments)),
  actions: { complete, reopen },
} satisfies ServerArea<'transfer'>
