import { recordId } from '../api/parameters.ts'
import { read } from '../api/reads.ts'
import { checklist } from './checklist.ts'

export const reportingPeriodReads = {
  reportingPeriodChecklist: read({
    path: '/api/reporting-periods/{id}/checklist',
    access: { entity: 'reportingPeriod' },
    summary: 'What the period should hold when it is completed, and what of it is missing',
    parameters: { id: recordId('The reporting period.') },
    answerDescription: 'The checks, and how many do not pass.',
    answer: checklist,
  }),
}
