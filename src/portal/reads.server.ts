/** Answers what investors read. */
import { answered } from '../api/reads.ts'
import type { Context } from '../context.ts'
import { problem } from '../problems.ts'
import { holdingsOf } from './holdings.server.ts'
import { movementsOf, ownPaperOf } from './movements.server.ts'
import { portalReads } from './reads.ts'
import { ownTransferOf, transferDocumentOf, transfersOf } from './transfers.server.ts'

export const portalAnswers = answered(portalReads, {
  portalFunds: (context, { tenant }) => {
    checkTenant(context, tenant)
    return holdingsOf(context)
  },
  portalMovements: (context, { tenant }) => {
    checkTenant(context, tenant)
    return movementsOf(context)
  },
  portalNotice: (context, { tenant, ...asked }) => {
    checkTenant(context, tenant)
    return ownPaperOf(context, asked)
  },
  portalTransfers: (context, { tenant }) => {
    checkTenant(context, tenant)
    return transfersOf(context)
  },
  portalTransfer: (context, { tenant, id }) => {
    checkTenant(context, tenant)
    return ownTransferOf(context, id)
  },
  portalTransferDocument: (context, { tenant, id, documentId }) => {
    checkTenant(context, tenant)
    return transferDocumentOf(context, id, documentId)
  },
})

/** The address names the tenant for people to read; whose data it is, the account says. */
function checkTenant({ account }: Context, tenant: string): void {
  if (tenant !== account.tenant) throw problem('not-found')
}
