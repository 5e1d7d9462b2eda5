/** What the server does for a fund beyond what forms do as well. */
import type { ServerArea } from '../context.ts'
import { fundArea as area } from './area.ts'
import { currencyIsProtected } from './checks.server.ts'
import { computedFund } from './rules.ts'

export const fundArea = {
  ...area,
  checks: currencyIsProtected,
  computedFields: async (_context, funds) => funds.map(computedFund),
} satisfies ServerArea<'fund'>
