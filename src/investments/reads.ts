/** What the investments of a list come to together. */
import { totals } from '../api/reads.ts'
import { amount, date, described, id, integer, list, nullable, object } from '../api/schema.ts'

const ofFund = { invested: described('In the currency of the fund, as the value.', amount), currentValue: amount }
export const sumsOfFund = object(ofFund)

export const investmentSum = object({
  currencyId: described('Of the deal: that of the commitment.', id),
  count: integer,
  commitment: amount,
  ...ofFund,
  valuedFrom: described('The earliest day of the values that are added up; null without any.', nullable(date)),
  valuedTo: described('The latest of these days.', nullable(date)),
})

export const investmentReads = {
  investmentTotals: totals({
    path: '/api/investments/totals',
    entity: 'investment',
    needs: ['investments', 'fair-values', 'transactions'],
    summary: 'The sums of the investments that a filter finds, by the currency of the deal',
    answerDescription: 'One row for each currency.',
    answer: list(investmentSum),
  }),
}
