/** What the server does for a limited partner beyond what forms do as well. */
import type { ServerArea } from '../context.ts'
import { limitedPartnerArea as area } from './area.ts'
import { partnerChecks } from './checks.server.ts'
import { limitedPartnerFigures, partnerFigures } from './ledger.server.ts'

export const limitedPartnerArea = {
  ...area,
  checks: partnerChecks,
  computedFields: limitedPartnerFigures,
  computedColumns: partnerFigures,
} satisfies ServerArea<'limitedPartner'>
