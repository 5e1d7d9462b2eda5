import { inMinorUnits } from '../api/answeredAmounts.ts'
import { answered } from '../api/reads.ts'
import { fundCurrency } from '../currencies/fundCurrency.server.ts'
import { problem } from '../problems.ts'
import { blockerOf, historyOf } from './history.server.ts'
import { partnerBefore, transferReads } from './reads.ts'

export const transferAnswers = answered(transferReads, {
  partnerBeforeTransfer: async (context, { id, date, transferId }) => {
    const partner = await context.records.get('limitedPartner', id)
    if (!partner) throw problem('not-found')
    const answer = {
      limitedPartnerId: id,
      date,
      ...(await historyOf(context, id, date, transferId ?? null)),
      blocker: await blockerOf(context, { fundId: partner.fundId, date, partnerIds: [id] }),
    }
    const { minorUnits } = await fundCurrency(context, partner.fundId)
    return inMinorUnits(partnerBefore, answer, minorUnits)
  },
})
