/** What the server does for a fair value beyond what forms do as well. */
import type { ServerArea } from '../context.ts'
import { fairValueArea as area } from './area.ts'
import { companiesOfInvestment, fairValueFigures } from './records.server.ts'

export const fairValueArea = {
  ...area,
  checks: companiesOfInvestment,
  computedFields: fairValueFigures,
} satisfies ServerArea<'fairValue'>
