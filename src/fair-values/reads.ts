import { day, optional, recordId } from '../api/parameters.ts'
import { read } from '../api/reads.ts'
import { list } from '../api/schema.ts'
import { valuedInvestment } from './proposals.ts'

export const fairValueReads = {
  fairValueProposals: read({
    path: '/api/fair-values/proposals',
    access: { entity: 'fairValue' },
    summary:
      'What the fair values of a fund on a day are proposed from: those before it, the transactions, the companies',
    parameters: {
      fundId: recordId('The fund.'),
      date: day('The day of the fair values.'),
      investmentId: optional(recordId('Only this investment.')),
    },
    answerDescription: 'Each investment that was subscribed by the day, by name; one that is asked for in any case.',
    answer: list(valuedInvestment),
  }),
}
