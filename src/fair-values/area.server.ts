/** What the server does for a fair value beyond what forms do as well. */
import { fairValue } from '../../generated/entities/fair-value.ts'
import type { ServerArea } from '../context.ts'
import { amountsOfCurrency } from '../currencies/minorUnits.server.ts'
import { fairValueArea as area } from './area.ts'
import { multiplesOfCost } from './figures.server.ts'
import { fairValueProposals } from './importProposals.server.ts'
import { companiesOfInvestment, fairValueFigures } from './records.server.ts'

const amounts = amountsOfCurrency(fairValue)

export const fairValueArea = {
  ...area,
  checks: async (...given) => [...(await companiesOfInvestment(...given)), ...(await amounts(...given))],
  importProposals: fairValueProposals,
  computedFields: fairValueFigures,
  computedColumns: multiplesOfCost,
} satisfies ServerArea<'fairValue'>
