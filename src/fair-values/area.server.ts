/** What the server does for a fair value beyond what forms do as well. */
import type { ServerArea } from '../context.ts'
import { fairValueArea as area } from './area.ts'
import { multiplesOfCost } from './figures.server.ts'
import { fairValueProposals } from './importProposals.server.ts'
import { companiesOfInvestment, fairValueFigures, weightedSumTies } from './records.server.ts'

export const fairValueArea = {
  ...area,
  checks: async (...given) => [...(await companiesOfInvestment(...given)), ...(await weightedSumTies(...given))],
  importProposals: fairValueProposals,
  computedFields: fairValueFigures,
  computedColumns: multiplesOfCost,
} satisfies ServerArea<'fairValue'>
