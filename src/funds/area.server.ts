/** What the server does for a fund beyond what forms do as well. */
import type { ServerArea } from '../context.ts'
import { fundArea as area } from './area.ts'
import { currencyIsProtected } from './checks.server.ts'
import { exportedFigures } from './exported.server.ts'
import { sortedByFigures } from './figures.server.ts'
import { fixedByClosings } from './closings.server.ts'
import { computedFund } from './rules.ts'

export const fundArea = {
  ...area,
  sortFigures: sortedByFigures,
  exportFigures: exportedFigures,
  checks: async (...given) => [...(await currencyIsProtected(...given)), ...(await fixedByClosings(...given))],
  computedFields: async (_context, funds) => funds.map(computedFund),
} satisfies ServerArea<'fund'>
