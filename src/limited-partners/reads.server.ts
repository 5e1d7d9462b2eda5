import { answered } from '../api/reads.ts'
import { explainedLedgerOf, partnerTotalsOf } from './ledger.server.ts'
import { limitedPartnerReads } from './reads.ts'

export const limitedPartnerAnswers = answered(limitedPartnerReads, {
  limitedPartnerTotals: partnerTotalsOf,
  limitedPartnerLedger: (context, { id, asOf }) => explainedLedgerOf(context, id, asOf),
})
