/** What the server does for a transaction beyond what forms do as well. */
import type { ServerArea } from '../context.ts'
import { transactionArea as area } from './area.ts'
import { protectedByMovement, transactionChecks } from './checks.server.ts'
import { transactionProposals } from './importProposals.server.ts'

export const transactionArea = {
  ...area,
  checks: transactionChecks,
  guard: protectedByMovement,
  importProposals: transactionProposals,
} satisfies ServerArea<'transaction'>
