/** Actions of reporting periods that do more than change the state. */
import type { Context, RecordAction } from '../context.ts'
import { changesOf } from '../entityTypes.ts'
import type { Stored } from '../entityTypes.ts'
import { formatDate } from '../formats.ts'
import { requestReopening } from '../mails/reopenRequest.server.ts'
import { path } from '../paths.ts'
import { problem } from '../problems.ts'
import { text } from '../texts.ts'
import { openWorkOf, previousDate } from './openWork.server.ts'
import { publishedFirst } from './rules.ts'
import './texts.ts'

/**
 * The state has changed already, so whoever saves something of the period waits for us: what is found here is all there
 * is. Nothing that needs a person may be locked away.
 */
export const complete: RecordAction<'reportingPeriod', 'complete'> = async ({ database, account }, period) => {
  const { tenantId } = account
  const after = await previousDate(database, tenantId, period)
  const open = await openWorkOf({ database, tenantId, fundId: period.fundId, date: period.date, after })
  if (open.length === 0) return
  const more = open.length - NAMED_MAX
  throw problem('rule', {
    detail: text('reportingPeriod.openWork', {
      names: open.slice(0, NAMED_MAX).join(', ') + (more > 0 ? ` ${text('form.andMore', { count: more })}` : ''),
    }),
  })
}

const NAMED_MAX = 5

/** The agent has reviewed the completed period; its status stays. */
export const signOff: RecordAction<'reportingPeriod', 'signOff'> = async ({ account, clock }, _period, input) =>
  changesOf('reportingPeriod', {
    signedOffBy: account.name,
    signedOffAt: clock.now(),
    signOffNote: input.note ?? null,
  })

/** What was reviewed can change again, and what was asked for is done. */
export const reopen: RecordAction<'reportingPeriod', 'reopen'> = async () =>
  changesOf('reportingPeriod', {
    signedOffBy: null,
    signedOffAt: null,
    signOffNote: null,
    reopenRequestedBy: null,
    reopenRequestedAt: null,
    reopenReason: null,
  })

/** No earlier period can come or open meanwhile: the days before a completed period are closed. */
export async function assertPublishedFirst(
  { database, account }: Context,
  { fundId, date }: Pick<Stored<'reportingPeriod'>, 'fundId' | 'date'>,
): Promise<void> {
  const earlier = await database
    .selectFrom('reporting_periods')
    .select(['name', 'date', 'status'])
    .where('tenant_id', '=', account.tenantId)
    .where('fund_id', '=', fundId)
    .where('date', '<', date)
    .execute()
  const first = publishedFirst(date, earlier)
  if (first)
    throw problem('wrong-state', {
      detail: text('reportingPeriod.publishFirst', { name: first.name, date: formatDate(first.date) }),
    })
}

export const requestReopen: RecordAction<'reportingPeriod', 'requestReopen'> = async (context, period, { reason }) => {
  const { fundId, id } = period
  const asked = { reason, path: path('fund.reportingPeriod.details', { fundId, reportingPeriodId: id }) }
  return changesOf('reportingPeriod', await requestReopening(context, 'reporting-periods', period, asked))
}
