/** Who of the contacts has looked at a published notice or statement, and the mail that reminds the others. */
import { answered } from '../api/reads.ts'
import type { Context, RecordAction } from '../context.ts'
import type { Timestamp } from '../entity.ts'
import { formatDate } from '../formats.ts'
import { writeMailsTo } from '../mails/outbox.server.ts'
import { remindersOf } from '../mails/reminders.server.ts'
import { path } from '../paths.ts'
import { portalViewReads, type PortalView } from '../portal-views/reads.ts'
import { problem } from '../problems.ts'
import { text } from '../texts.ts'
import { contactsToTell, isContact } from './contacts.server.ts'
import '../portal-views/texts.ts'
import { anyOf } from '../server/database/anyOf.ts'

type Resource = 'capital-movements' | 'reporting-periods' | 'investor-reports'

/** In whose history it stands that somebody has looked at the paper. */
const PAPER_OF = {
  'capital-movements': 'notices',
  'reporting-periods': 'capital-account-statements',
  'investor-reports': 'investor-reports',
} as const satisfies Record<Resource, string>

/** A paper of a limited partner: what its contacts look at. */
export interface PublishedPaper {
  id: number
  limitedPartnerId: number
  partner: string
  /** Looks count from then on: what was replaced is another paper. */
  since?: Timestamp | null
}

export const portalViewAnswers = answered(portalViewReads, {
  movementViews: (context, { id }) => viewsOf(context, 'capital-movements', id),
  periodViews: (context, { id }) => viewsOf(context, 'reporting-periods', id),
  reportViews: (context, { id }) => viewsOf(context, 'investor-reports', id),
})

export const remindOfPeriod: RecordAction<'reportingPeriod', 'remindUnread'> = (context, period) => {
  const what = text('portalView.statementOf', { period: period.name })
  const lines = [what, text('portalView.asOf', { date: formatDate(period.date) })]
  return remind(context, 'reporting-periods', period, ({ limitedPartnerId: pLpId }) => ({
    what,
    lines,
    path: path('portal.fund.details', { pTenantId: context.account.tenant ?? '', pLpId }),
  }))
}

export const remindOfReport: RecordAction<'investorReport', 'remindUnread'> = (context, report) => {
  const lines = [`${report.type}: ${report.name}`, text('portalView.asOf', { date: formatDate(report.date) })]
  return remind(context, 'investor-reports', report, ({ limitedPartnerId: pLpId }) => ({
    what: report.name,
    lines,
    path: path('portal.fund.reports', { pTenantId: context.account.tenant ?? '', pLpId }),
  }))
}

/** What the mail to the contacts of one limited partner says of its paper, and the page on which that stands. */
export interface Reminder {
  what: string
  /** What it is, what is asked, and of which day it is. */
  lines: readonly string[]
  path: string
}

/** Nobody is reminded twice within a day. */
export async function remind(
  context: Context,
  resource: Resource,
  { id, fundId }: { id: number; fundId: number },
  reminderOf: (paper: PublishedPaper) => Reminder,
): Promise<void> {
  const views = await viewsOf(context, resource, id)
  const contacts = await contactsToTell(
    context,
    views.filter(({ awaitsReminder }) => awaitsReminder).map(({ limitedPartnerId }) => limitedPartnerId),
  )
  const papers = await PAPERS[resource](context, id)
  const recipients = contacts.flatMap(contact => {
    const paper = papers.find(({ limitedPartnerId }) => limitedPartnerId === contact.limitedPartnerId)
    if (!paper) return []
    const { lines, ...reminder } = reminderOf(paper)
    return [{ ...contact, values: { ...contact.values, ...reminder, lines: lines.join('\n') } }]
  })
  if (recipients.length === 0) throw problem('rule', { detail: text('portalView.nobodyLeft') })
  const fund = await context.records.get('fund', fundId)
  const values = { fund: fund?.name ?? '' }
  await writeMailsTo(context, { event: 'publication-reminder', resource, recordId: id, values }, recipients)
}

export async function viewsOf(context: Context, resource: Resource, id: number): Promise<PortalView[]> {
  const papers = await PAPERS[resource](context, id)
  const looks = await looksAt(context, PAPER_OF[resource], papers)
  const reminded = await remindersOf(context, { event: 'publication-reminder', resource, recordId: id })
  const partners = papers.map(({ limitedPartnerId }) => limitedPartnerId)
  const told = new Set((await contactsToTell(context, partners)).map(({ limitedPartnerId }) => limitedPartnerId))
  return papers.map(({ id: paperId, limitedPartnerId, partner }) => {
    const own = looks.filter(look => look.paperId === paperId && look.limitedPartnerId === limitedPartnerId)
    const last = reminded.get(limitedPartnerId)
    return {
      limitedPartnerId,
      partner,
      viewed: firstOf(own.filter(({ action }) => action === 'view')),
      downloaded: firstOf(own.filter(({ action }) => action === 'download')),
      remindedAt: last?.at ?? null,
      awaitsReminder: own.length === 0 && !last?.isRecent && told.has(limitedPartnerId),
    }
  })
}

function firstOf(looks: readonly { name: string; at: Timestamp }[]): PortalView['viewed'] {
  const [first] = looks.toSorted((one, other) => (one.at < other.at ? -1 : 1))
  return first ? { name: first.name, at: first.at } : null
}

/** Those of a published movement that are in force. */
function noticesOf({ database, account }: Context, movementId: number): Promise<PublishedPaper[]> {
  return database
    .selectFrom('notices as n')
    .innerJoin('capital_movements as m', join =>
      join.onRef('m.tenant_id', '=', 'n.tenant_id').onRef('m.id', '=', 'n.capital_movement_id'),
    )
    .innerJoin('limited_partners as p', join =>
      join.onRef('p.tenant_id', '=', 'n.tenant_id').onRef('p.id', '=', 'n.limited_partner_id'),
    )
    .select(['n.id', 'p.id as limitedPartnerId', 'p.name as partner'])
    .where('n.tenant_id', '=', account.tenantId)
    .where('m.id', '=', movementId)
    .where('m.status', '=', 'Published')
    .where('n.superseded', '=', false)
    .orderBy('p.name')
    .execute()
}

function statementsOf({ database, account }: Context, periodId: number): Promise<PublishedPaper[]> {
  return database
    .selectFrom('capital_account_statements as s')
    .innerJoin('limited_partners as p', join =>
      join.onRef('p.tenant_id', '=', 's.tenant_id').onRef('p.id', '=', 's.limited_partner_id'),
    )
    .select(['s.id', 'p.id as limitedPartnerId', 'p.name as partner'])
    .where('s.tenant_id', '=', account.tenantId)
    .where('s.reporting_period_id', '=', periodId)
    .orderBy('p.name')
    .execute()
}

/** A released report: of the partner for whom it is meant, or of each partner of the fund. */
function reportsOf({ database, account }: Context, reportId: number): Promise<PublishedPaper[]> {
  return database
    .selectFrom('investor_reports as r')
    .innerJoin('limited_partners as p', join =>
      join.onRef('p.tenant_id', '=', 'r.tenant_id').onRef('p.fund_id', '=', 'r.fund_id'),
    )
    .select(['r.id', 'p.id as limitedPartnerId', 'p.name as partner'])
    .select(({ selectFrom }) =>
      selectFrom('audit as h')
        .select(({ fn }) => fn.max('h.at').as('at'))
        .whereRef('h.tenant_id', '=', 'r.tenant_id')
        .where('h.resource', '=', 'investor-reports')
        .whereRef('h.record_id', '=', 'r.id')
        .where('h.action', 'in', ['release', 'releaseNewFile'])
        .as('since'),
    )
    .where('r.tenant_id', '=', account.tenantId)
    .where('r.id', '=', reportId)
    .where('r.status', '=', 'Released')
    .where(({ eb, or, ref }) =>
      or([eb('r.limited_partner_id', 'is', null), eb('r.limited_partner_id', '=', ref('p.id'))]),
    )
    .orderBy('p.name')
    .execute()
}

const PAPERS = {
  'capital-movements': noticesOf,
  'reporting-periods': statementsOf,
  'investor-reports': reportsOf,
} as const satisfies Record<Resource, (context: Context, id: number) => Promise<PublishedPaper[]>>

/** Of the contacts of each partner alone: neither staff who preview the portal nor whoever reads along count. */
function looksAt(
  { database, account }: Context,
  resource: (typeof PAPER_OF)[Resource],
  papers: readonly PublishedPaper[],
) {
  const since = papers[0]?.since
  return database
    .selectFrom('audit as h')
    .innerJoin('accounts as a', join =>
      join.onRef('a.tenant_id', '=', 'h.tenant_id').onRef('a.id', '=', 'h.account_id'),
    )
    .innerJoin('limited_partners as p', join =>
      join.onRef('p.tenant_id', '=', 'a.tenant_id').on(isContact('a.contact_id')),
    )
    .select(['h.record_id as paperId', 'h.action', 'a.name', 'p.id as limitedPartnerId'])
    .select(({ fn }) => fn.min('h.at').as('at'))
    .where('h.tenant_id', '=', account.tenantId)
    .where('h.resource', '=', resource)
    .where('h.action', 'in', ['view', 'download'])
    .$if(Boolean(since), query => query.where('h.at', '>=', since ?? null))
    .where('h.record_id', '=', anyOf(papers.map(({ id }) => id)))
    .where('p.id', '=', anyOf(papers.map(({ limitedPartnerId }) => limitedPartnerId)))
    .groupBy(['h.record_id', 'h.action', 'a.name', 'p.id'])
    .execute()
}
