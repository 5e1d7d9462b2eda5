import { recordId } from '../api/parameters.ts'
import { read } from '../api/reads.ts'
import { amount, choice, described, list, object, text } from '../api/schema.ts'
import { checklist } from './checklist.ts'
import { PAID_TYPES } from './paidTypes.ts'

export const reportingPeriodReads = {
  reportingPeriodChecklist: read({
    path: '/api/reporting-periods/{id}/checklist',
    access: { entity: 'reportingPeriod' },
    summary: 'What the period should hold when it is completed, and what of it is missing',
    parameters: { id: recordId('The reporting period.') },
    answerDescription: 'The checks, and how many do not pass.',
    answer: checklist,
  }),
  reportingPeriodPaidExpenses: read({
    path: '/api/reporting-periods/{id}/paid-expenses',
    access: { entity: 'reportingPeriod' },
    summary: 'What the transactions of the period paid of expenses, management fees and carried interest',
    parameters: { id: recordId('The reporting period.') },
    answerDescription: 'A line for each kind of transaction, costs positive, in the currency of the fund.',
    answer: object({
      lines: list(
        object({
          type: choice(PAID_TYPES),
          subType: described('As the transactions have it.', text),
          amount,
        }),
      ),
    }),
  }),
}
