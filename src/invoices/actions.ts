/** What the actions of all invoices answer. */
import { collectionAction } from '../api/actions.ts'
import {
  amount,
  choice,
  date,
  decimal,
  described,
  id,
  integer,
  list,
  nullable,
  object,
  optional,
  text,
} from '../api/schema.ts'
import type { Of } from '../api/schema.ts'
import type { Stored } from '../entityTypes.ts'

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

type StoredStep = NonNullable<Stored<'invoice'>['feeTrace']>[number]

const feeStep = object({
  step: choice<StoredStep['step']>([
    'Part',
    'Gross',
    'CashAtWork',
    'OffsetsEarned',
    'OffsetsBefore',
    'AfterOffsets',
    'MinimumReached',
    'MinimumApplies',
    'OffsetsLeft',
  ]),
  firstDay: nullable(date),
  lastDay: nullable(date),
  days: nullable(integer),
  basis: nullable(
    choice<NonNullable<StoredStep['basis']>>(['Cash At Work', 'Commitment', 'Fixed', 'Lower of cost or NAV', 'NAV']),
  ),
  rate: nullable(decimal),
  base: described('What a rate is taken of, or what something is added to or taken from.', nullable(amount)),
  plus: nullable(amount),
  less: nullable(amount),
  minimum: nullable(amount),
  amount: described('What the step comes to.', amount),
})
/** What a step of a fee is made of, as an invoice keeps it: words are made when it is read. */
export type FeeStep = Of<typeof feeStep>

export const feeProposal = object({
  id: optional(described('Once there is an invoice.', id)),
  fundId: id,
  fund: text,
  currencyId: id,
  currency: text,
  supplier: text,
  number: text,
  from: date,
  to: date,
  total: amount,
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
