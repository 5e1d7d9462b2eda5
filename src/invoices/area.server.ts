/** What the server does for an invoice beyond what forms do as well. */
import type { Performed } from '../api/actions.ts'
import type { ServerArea } from '../context.ts'
import type { invoiceActions } from './actions.ts'
import { invoiceArea as area } from './area.ts'
import { approveAll } from './actions.server.ts'
import { invoiceChecks } from './checks.server.ts'
import { protectedByLaterFee, proposeManagementFees } from './feeProposals.server.ts'
import { invoiceFields, invoiceFigures } from './figures.server.ts'

export const invoiceArea = {
  ...area,
  checks: invoiceChecks,
  guard: protectedByLaterFee,
  computedFields: invoiceFields,
  computedColumns: invoiceFigures,
  collectionActions: { approveAll, proposeManagementFees } satisfies Performed<typeof invoiceActions>,
  previews: ['proposeManagementFees'],
} satisfies ServerArea<'invoice'>
