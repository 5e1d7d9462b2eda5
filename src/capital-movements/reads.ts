/** What a new capital movement is proposed with, and what an open one would do. */
import { recordId } from '../api/parameters.ts'
import { read } from '../api/reads.ts'
import { amount, boolean, date, decimal, described, id, integer, list, nullable, object, text } from '../api/schema.ts'
import type { Of } from '../api/schema.ts'

export const proposalsShape = object({
  dueDate: described('Ten business days from today.', date),
  nominalShareValue: nullable(amount),
  navPerShare: described('Of the last completed period; before it, the nominal share value.', nullable(decimal)),
  fundBankAccountId: described('The one active account of the fund, where there is one alone.', nullable(id)),
  minorUnits: integer,
  currency: text,
  periods: described(
    'What the expense summary of each period holds.',
    list(object({ reportingPeriodId: id, name: text, managementFees: amount, expenses: amount })),
  ),
})
export type MovementProposals = Of<typeof proposalsShape>

const standing = object({
  remaining: amount,
  calledPercent: nullable(decimal),
  dpi: nullable(decimal),
  tvpi: nullable(decimal),
  netIrr: nullable(decimal),
  cash: nullable(amount),
})
export type Standing = Of<typeof standing>

export const whatIfShape = object({
  currency: text,
  minorUnits: integer,
  asOf: described('The day of the net asset value that the figures take.', date),
  before: standing,
  after: standing,
  partners: list(
    object({
      limitedPartnerId: id,
      name: text,
      commitment: amount,
      remainingBefore: amount,
      remainingAfter: amount,
      calledPercentBefore: nullable(decimal),
      calledPercentAfter: nullable(decimal),
      isPaidOut: described('Whether it gets more by the movement than it pays.', boolean),
      hasActiveAccount: described('Whether it can be paid out.', boolean),
    }),
  ),
})
export type WhatIf = Of<typeof whatIfShape>

export const partnersShape = object({
  partners: list(
    object({
      limitedPartnerId: id,
      name: text,
      skipsManagementFee: described('Whether it takes no part in the management fee.', boolean),
    }),
  ),
})
export type MovementPartners = Of<typeof partnersShape>

export const capitalMovementReads = {
  capitalMovementProposals: read({
    path: '/api/capital-movements/proposals',
    access: { entity: 'capitalMovement' },
    summary: 'What a new capital movement of a fund is proposed with',
    parameters: { fundId: recordId('The fund.') },
    answerDescription: 'The proposals, each empty where nothing is known.',
    answer: proposalsShape,
  }),
  capitalMovementPartners: read({
    path: '/api/capital-movements/{id}/partners',
    access: { entity: 'capitalMovement' },
    summary: 'The partners of the fund of a capital movement, without their figures',
    parameters: { id: recordId('The capital movement.') },
    answerDescription: 'Each partner of the fund, by its number.',
    answer: partnersShape,
  }),
  capitalMovementWhatIf: read({
    path: '/api/capital-movements/{id}/what-if',
    access: { entity: 'capitalMovement' },
    summary: 'What an open capital movement would do, beside the figures of today',
    parameters: { id: recordId('The capital movement.') },
    answerDescription: 'The figures of the fund and of each partner with a line, before and after.',
    answer: whatIfShape,
  }),
}
