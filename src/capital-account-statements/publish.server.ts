/**
 * Publishing a reporting period makes a statement for each limited partner and tells their contacts. It stands here and
 * not with the periods: what a statement says needs performance, which itself looks at periods.
 */
import type { RecordAction } from '../context.ts'
import { assertPublishedFirst } from '../reporting-periods/actions.server.ts'
import { writeStatements } from './statements.server.ts'

export const publish: RecordAction<'reportingPeriod', 'publish'> = async (context, period) => {
  await assertPublishedFirst(context, period)
  await writeStatements(context, period)
}
