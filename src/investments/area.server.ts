/** What the server does for an investment beyond what forms do as well. */
import type { ServerArea } from '../context.ts'
import { investmentArea as area } from './area.ts'
import { investmentChecks } from './checks.server.ts'
import { investmentFigures, investmentSums } from './figures.server.ts'
import { investmentProposals } from './importProposals.server.ts'

export const investmentArea = {
  ...area,
  checks: investmentChecks,
  importProposals: investmentProposals,
  computedFields: investmentFigures,
  computedColumns: investmentSums,
} satisfies ServerArea<'investment'>
