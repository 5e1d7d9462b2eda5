/**
 * Publishing a reporting period makes a statement for each limited partner and tells their contacts. It stands here and
 * not with the periods: what a statement says needs performance, which itself looks at periods.
 */
import type { RecordAction } from '../context.ts'
import { assertNoneOutdated } from '../notices/outdated.server.ts'
import { problem } from '../problems.ts'
import { assertPublishedFirst } from '../reporting-periods/actions.server.ts'
import { text } from '../texts.ts'
import { mailPublishedPeriod } from './mails.server.ts'
import { writeStatements } from './statements.server.ts'
import '../reporting-periods/texts.ts'

export const publish: RecordAction<'reportingPeriod', 'publish'> = async (context, period) => {
  await assertPublishedFirst(context, period)
  // What is due in a published period is never reopened again.
  await assertNoneOutdated(context, { fundId: period.fundId, until: period.date })
  await writeStatements(context, period)
  await mailPublishedPeriod(context, period)
}

/** A period that was published before there were statements gets them once, on the day on which somebody asks. */
export const makeStatements: RecordAction<'reportingPeriod', 'makeStatements'> = async (context, period) => {
  const made = await context.records.list('capitalAccountStatement', { reportingPeriodId: period.id })
  if (made.length > 0) throw problem('rule', { detail: text('reportingPeriod.statementsMade') })
  await writeStatements(context, period)
}
