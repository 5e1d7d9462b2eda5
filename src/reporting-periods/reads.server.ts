import { answered } from '../api/reads.ts'
import { problem } from '../problems.ts'
import { checklistFor } from './checklist.server.ts'
import { reportingPeriodReads } from './reads.ts'

export const reportingPeriodAnswers = answered(reportingPeriodReads, {
  async reportingPeriodChecklist(context, { id }) {
    const period = await context.records.get('reportingPeriod', id)
    if (!period) throw problem('not-found')
    return checklistFor(context, period)
  },
})
