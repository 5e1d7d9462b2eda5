/** What a limited partner stands for before a transfer: its commitment and everything that a part of would move. */
import { day, optional, recordId } from '../api/parameters.ts'
import { read } from '../api/reads.ts'
import { amount, choice, date, decimal, id, list, mapOf, nullable, object, text } from '../api/schema.ts'
import type { Of } from '../api/schema.ts'
import { COMPONENTS } from '../limited-partners/ledger.ts'

/** What was completed for a day on or after that of a transfer. */
export const BLOCKERS = ['capitalMovement', 'closing', 'transfer'] as const

export const partnerBefore = object({
  limitedPartnerId: id,
  date,
  commitment: amount,
  history: list(object({ components: mapOf(COMPONENTS, amount), shares: decimal })),
  blocker: nullable(object({ kind: choice(BLOCKERS), name: text, date })),
})
export type PartnerBefore = Of<typeof partnerBefore>

export const transferReads = {
  partnerBeforeTransfer: read({
    path: '/api/limited-partners/{id}/before-transfer',
    access: { entity: 'limitedPartner' },
    summary: 'What a limited partner stands for on a day, before a transfer',
    parameters: {
      id: recordId('The limited partner.'),
      date: day('The day of the transfer.'),
      transferId: optional(recordId('The transfer, whose own rows do not count.')),
    },
    answerDescription:
      'The commitment, the rows of the ledger so far, and what was completed since that a transfer would change.',
    answer: partnerBefore,
  }),
}
