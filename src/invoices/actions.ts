/** What the actions of all invoices answer. */
import { collectionAction } from '../api/actions.ts'
import { date, decimal, described, id, integer, list, nullable, object, optional, text } from '../api/schema.ts'
import type { Of } from '../api/schema.ts'

const approvalFailure = object({ id, name: text, reason: text })
export type ApprovalFailure = Of<typeof approvalFailure>

const approvals = object({
  approved: integer,
  failed: list(approvalFailure),
  message: described('Only when something was not approved.', nullable(text)),
  last: described('The last invoice that was looked at.', nullable(id)),
  remaining: described('How many are left after it.', integer),
})
/** What one portion came to. */
export type Approvals = Of<typeof approvals>

const feeStep = object({ words: text, numbers: text, amount: decimal })
export type FeeStep = Of<typeof feeStep>

const feeProposal = object({
  id: optional(described('Once there is an invoice.', id)),
  fundId: id,
  fund: text,
  currencyId: id,
  currency: text,
  supplier: text,
  number: text,
  from: date,
  to: date,
  total: decimal,
  trace: described('How the fee comes about.', list(feeStep)),
  warnings: described('What somebody should know before it is made.', list(text)),
})
/** The fee of one fund, as it is or would be invoiced. */
export type FeeProposal = Of<typeof feeProposal>

const skippedFund = object({ fundId: id, fund: text, reason: text })
export type SkippedFund = Of<typeof skippedFund>

const feeProposals = object({ proposals: list(feeProposal), skipped: list(skippedFund) })
export type FeeProposals = Of<typeof feeProposals>

export const invoiceActions = {
  approveAll: collectionAction({
    resource: 'invoices',
    action: 'approveAll',
    answerDescription: 'How many invoices of this portion were approved, and which were not.',
    answer: approvals,
  }),
  proposeManagementFees: collectionAction({
    resource: 'invoices',
    action: 'proposeManagementFees',
    answerDescription: 'The invoices that were made, and the funds that have none.',
    answer: feeProposals,
    preview: true,
  }),
}
