/** What the investments of a list come to together. */
import { totals } from '../api/reads.ts'
import { decimal, described, id, integer, list, object } from '../api/schema.ts'

const investmentSum = object({
  currencyId: described('Of the deal: that of the commitment.', id),
  count: integer,
  commitment: decimal,
  invested: described('In the currency of the fund, as the value.', decimal),
  currentValue: decimal,
})

export const investmentReads = {
  investmentTotals: totals({
    path: '/api/investments/totals',
    entity: 'investment',
    summary: 'The sums of the investments that a filter finds, by the currency of the deal',
    answerDescription: 'One row for each currency.',
    answer: list(investmentSum),
  }),
}
