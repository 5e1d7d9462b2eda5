/**
 * Publishing a reporting period makes a statement for each limited partner and tells their contacts. It stands here and
 * not with the periods: what a statement says needs performance, which itself looks at periods.
 */
import type { Context, RecordAction } from '../context.ts'
import type { Stored } from '../entityTypes.ts'
import { completedMovements } from '../notices/completedMovements.server.ts'
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
  await assertMovementsPublished(context, period)
  await writeStatements(context, period)
  await mailPublishedPeriod(context, period)
}

/** A statement holds every amount that is booked until its day: what investors were not told of would stand in it. */
async function assertMovementsPublished(
  context: Context,
  { fundId, date }: Pick<Stored<'reportingPeriod'>, 'fundId' | 'date'>,
): Promise<void> {
  const movements = await completedMovements(context, { fundId, until: date })
  if (movements.length === 0) return
  const names = movements.map(({ name }) => `“${name}”`).join(', ')
  throw problem('wrong-state', { detail: text('reportingPeriod.publishMovements', { names }) })
}

/** A period that was published before there were statements gets them once, on the day on which somebody asks. */
export const makeStatements: RecordAction<'reportingPeriod', 'makeStatements'> = async (context, period) => {
  const made = await context.records.list('capitalAccountStatement', { reportingPeriodId: period.id })
  if (made.length > 0) throw problem('rule', { detail: text('reportingPeriod.statementsMade') })
  await writeStatements(context, period)
}
