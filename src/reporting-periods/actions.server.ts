/** Actions of reporting periods that do more than change the state. */
import { sql } from 'kysely'
import type { Checks, Context, RecordAction, StoredRecord } from '../context.ts'
import { formatDate } from '../formats.ts'
import { path } from '../paths.ts'
import { problem } from '../problems.ts'
import { text } from '../texts.ts'
import { publishedFirst } from './rules.ts'
import type { Period } from './rules.ts'
import './texts.ts'

/** The agent has reviewed the completed period; its status stays. */
export const signOff: RecordAction = async ({ account, clock }, _period, input) => ({
  signedOffBy: account.name,
  signedOffAt: clock.now(),
  signOffNote: input['note'] ?? null,
})

/** What was reviewed can change again, and what was asked for is done. */
export const reopen: RecordAction = async () => ({
  signedOffBy: null,
  signedOffAt: null,
  signOffNote: null,
  reopenRequestedBy: null,
  reopenRequestedAt: null,
  reopenReason: null,
})

/** No earlier period can come or open meanwhile: the days before a completed period are closed. */
export const publish: RecordAction = async ({ database, account }, { fundId, date }) => {
  const { rows } =
    await sql<Period>`select name, date, status from reporting_periods where tenant_id = ${account.tenantId} and fund_id = ${fundId} and date < ${date}::date`.execute(
      database,
    )
  const first = publishedFirst(String(date), rows)
  if (first)
    throw problem('wrong-state', {
      detail: text('reportingPeriod.publishFirst', { name: first.name, date: formatDate(first.date) }),
    })
}

/**
 * The request stands on the period as a task, and every tenant administrator gets a mail in the same transaction; the
 * next one a day later at the earliest.
 */
export const requestReopen: RecordAction = async (context, period, input) => {
  const { account, clock } = context
  const reason = String(input['reason'])
  const { reopenRequestedBy: name, reopenRequestedAt: at } = period
  if (typeof at === 'string' && Date.parse(clock.now()) - Date.parse(at) < DAY_MS)
    throw problem('asked-already', {
      detail: text('reportingPeriod.askedAlready', { name: String(name), date: formatDate(at.slice(0, 10)) }),
    })
  const told = await writeMails(context, period, reason)
  // Nobody would ever read the request: whoever asks has to know.
  if (told === 0) throw problem('rule', { detail: text('reportingPeriod.nobodyToAsk') })
  return { reopenRequestedBy: account.name, reopenRequestedAt: clock.now(), reopenReason: reason }
}

const DAY_MS = 86_400_000

interface Administrator {
  userName: string
}

/** Roles belong to the identity provider: those are told who had the role when they were here last. */
async function writeMails(
  { database, records, account, clock }: Context,
  period: StoredRecord,
  reason: string,
): Promise<number> {
  const { rows: administrators } = await sql<Administrator>`select user_name as "userName" from accounts
    where tenant_id = ${account.tenantId} and status = 'Active' and 'TenantAdministrator' = any(string_to_array(roles, ', ')) order by id`.execute(
    database,
  )
  const {
    rows: [count],
  } = await sql<{ next: number }>`select coalesce(max(occurrence), 0)::integer + 1 as next from mails
    where tenant_id = ${account.tenantId} and event = 'reopen-requested' and resource = 'reporting-periods' and record_id = ${period.id}`.execute(
    database,
  )
  const fund = await records.get('fund', Number(period['fundId']))
  const values = {
    period: String(period['name']),
    fund: String(fund?.['name'] ?? ''),
    name: account.name,
    reason,
    path: path('fund.reportingPeriod.details', { fundId: Number(period['fundId']), reportingPeriodId: period.id }),
  }
  for (const { userName } of administrators) {
    await records.create(
      'mail',
      {
        event: 'reopen-requested',
        recipient: userName,
        subject: text('reportingPeriod.reopenMail.subject', values).slice(0, SUBJECT_LENGTH_MAX),
        body: text('reportingPeriod.reopenMail.body', values),
        resource: 'reporting-periods',
        recordId: period.id,
        occurrence: count!.next,
        nextAttemptAt: clock.now(),
      },
      'requestReopen',
    )
  }
  return administrators.length
}

const SUBJECT_LENGTH_MAX = 200

/** Expenses and accounting entries belong to a period of their own fund. */
export const periodOfOwnFund: Checks = async ({ records }, record) => {
  const { fundId, reportingPeriodId } = record
  if (typeof reportingPeriodId !== 'number') return []
  const period = await records.get('reportingPeriod', reportingPeriodId)
  return period && period['fundId'] !== fundId
    ? [{ field: 'reportingPeriodId', code: 'reportingPeriod.otherFund' }]
    : []
}
