/**
 * Everything that an investor may download: notices, statements, released reports and what was signed, one by one or as
 * one archive.
 */
import type { FileAnswer } from '../api/reads.ts'
import { keptStatement, storedStatements, statementPaperOf } from '../capital-account-statements/papers.server.ts'
import type { StatementFormat } from '../capital-account-statements/papers.server.ts'
import { statementTitle } from '../capital-account-statements/statement.ts'
import { readStatement } from '../capital-account-statements/stored.ts'
import type { Context } from '../context.ts'
import { archiveAnswer, archived, assertArchivable } from '../documents/archive.server.ts'
import type { KeptPaper } from '../documents/archive.server.ts'
import { storedFile, takenFile } from '../documents/storedFile.server.ts'
import type { ArchiveEntry } from '../documents/zip.server.ts'
import { allows } from '../access.ts'
import type { CalendarDate, Resource } from '../entity.ts'
import type { ActionNameOf } from '../entityTypes.ts'
import { addDays } from '../calendar.ts'
import { noticeTitle } from '../notices/content.ts'
import { keptNotice } from '../notices/papers.server.ts'
import { readSnapshot } from '../notices/storedSnapshot.ts'
import { problem } from '../problems.ts'
import { text } from '../texts.ts'
import type { Paper } from './holding.ts'
import { anyOf } from '../server/database/anyOf.ts'
import { localDayOf } from '../server/database/days.ts'
import { publishedNotices } from './movements.server.ts'
import { ownSignedPaper, signedPapersOf } from './signedPapers.server.ts'
import '../texts/portalPages.ts'
import './texts.ts'
import { startOfDay } from './viewer.server.ts'
import type { OwnPartners, PaperViewer } from './viewer.server.ts'

type Found = Omit<Paper, 'isNew'>

/** In which of the resources the papers of a kind are kept. */
const RESOURCES = {
  notice: 'notices',
  statement: 'capital-account-statements',
  report: 'investor-reports',
  signed: 'documents',
} as const satisfies Record<Paper['kind'], Resource>
const NEW_DAYS = 30
/** Each of them publishes another file. */
const RELEASES = ['release', 'releaseNewFile'] satisfies readonly ActionNameOf<'investorReport'>[]

/** The latest first. */
export async function papersOf(context: Context, viewer: PaperViewer): Promise<Paper[]> {
  const papers = await foundPapers(context, viewer)
  const recent = papers.filter(({ publishedOn }) => publishedOn > addDays(context.today, -NEW_DAYS))
  const unseen = await unseenOf(context, recent)
  return papers.map(paper => ({ ...paper, isNew: unseen.has(paper) }))
}

/**
 * What the account has neither looked at nor taken; to staff who see the portal as somebody else nothing is new. The
 * overview has shown what is owed before it asks for papers: a notice is looked at once the day of that has passed. A
 * report with a new file is another paper.
 */
async function unseenOf({ database, account }: Context, papers: readonly Found[]): Promise<Set<Found>> {
  if (papers.length === 0 || !allows('investor', account.roles)) return new Set()
  const looks = await database
    .selectFrom('audit as h')
    .select(['h.resource', 'h.record_id as id'])
    .distinct()
    .where('h.tenant_id', '=', account.tenantId)
    .where('h.account_id', '=', account.id)
    .where('h.action', 'in', ['view', 'download'])
    .where('h.resource', 'in', Object.values(RESOURCES))
    .where('h.record_id', '=', anyOf(papers.map(({ id }) => id)))
    .where(({ eb, or }) =>
      or([eb('h.resource', '<>', RESOURCES.notice), eb('h.action', '=', 'download'), eb('h.at', '<', startOfDay)]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('audit as x')
            .select('x.id')
            .whereRef('x.tenant_id', '=', 'h.tenant_id')
            .whereRef('x.resource', '=', 'h.resource')
            .whereRef('x.record_id', '=', 'h.record_id')
            .where('x.resource', '=', RESOURCES.report)
            .where('x.action', 'in', RELEASES)
            .whereRef('x.at', '>', 'h.at'),
        ),
      ),
    )
    .execute()
  return new Set(
    papers.filter(({ kind, id }) => !looks.some(look => look.resource === RESOURCES[kind] && look.id === id)),
  )
}

async function foundPapers(context: Context, viewer: PaperViewer): Promise<Found[]> {
  const notices = await publishedNotices(context, viewer).execute()
  const statements = await ownStatements(context, viewer).execute()
  const reports = await releasedReports(context, viewer).execute()
  const signed = await signedPapersOf(context, viewer)
  const papers: Found[] = [
    ...notices.map(({ noticeId, name, fund, limitedPartnerId, publishedAt, snapshot, size }): Found => ({
      kind: 'notice',
      id: noticeId,
      title: `${noticeTitle(readSnapshot(snapshot))}, ${name}`,
      fund,
      limitedPartnerId,
      publishedOn: publishedAt,
      fileType: 'pdf',
      size,
    })),
    ...statements.map(({ id, snapshot, limitedPartnerId, size }): Found => {
      const statement = readStatement(snapshot)
      return {
        kind: 'statement',
        id,
        title: statementTitle(statement),
        fund: statement.fund.name,
        limitedPartnerId,
        publishedOn: statement.issuedOn,
        fileType: 'pdf',
        size,
      }
    }),
    ...reports.map(({ id, name, fund, limitedPartnerId, releasedOn, fileType, size }): Found => ({
      kind: 'report',
      id,
      title: name,
      fund,
      limitedPartnerId,
      publishedOn: releasedOn ?? context.today,
      fileType,
      size,
    })),
    ...signed.map((paper): Found => ({ kind: 'signed', ...paper })),
  ]
  return papers.toSorted((a, b) =>
    a.publishedOn < b.publishedOn ? 1 : a.publishedOn > b.publishedOn ? -1 : b.id - a.id,
  )
}

export function ownStatements(context: Context, { partnerIds }: OwnPartners) {
  return storedStatements(context)
    .select('s.limited_partner_id as limitedPartnerId')
    .where('s.limited_partner_id', '=', anyOf(partnerIds))
    .orderBy('s.as_of', 'desc')
    .orderBy('s.id')
}

/** Released, and meant for a partner of the viewer or for all partners of a fund that the viewer holds. */
function releasedReports({ database, account }: Context, { partnerIds }: OwnPartners) {
  return database
    .selectFrom('investor_reports as r')
    .innerJoin('documents as d', join =>
      join.onRef('d.tenant_id', '=', 'r.tenant_id').onRef('d.id', '=', 'r.document_id'),
    )
    .innerJoin('funds as f', join => join.onRef('f.tenant_id', '=', 'r.tenant_id').onRef('f.id', '=', 'r.fund_id'))
    .innerJoin('tenants as t', 't.id', 'r.tenant_id')
    .select(['r.id', 'r.name', 'r.limited_partner_id as limitedPartnerId'])
    .select(({ ref }) => localDayOf(ref('r.released_at'), ref('t.time_zone')).as('releasedOn'))
    .select(['f.name as fund', 'd.id as documentId', 'd.file_type as fileType', 'd.file_name as fileName', 'd.size'])
    .select(['d.content_key as key', 'd.content_hash as hash'])
    .where('r.tenant_id', '=', account.tenantId)
    .where('r.status', '=', 'Released')
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('r.limited_partner_id', '=', anyOf(partnerIds)),
        eb.and([
          eb('r.limited_partner_id', 'is', null),
          exists(
            selectFrom('limited_partners as p')
              .select('p.id')
              .where('p.tenant_id', '=', account.tenantId)
              .whereRef('p.fund_id', '=', 'r.fund_id')
              .where('p.id', '=', anyOf(partnerIds)),
          ),
        ]),
      ]),
    )
}

export async function ownStatementOf(
  context: Context,
  viewer: OwnPartners,
  asked: { id: number; format?: StatementFormat | undefined },
): Promise<FileAnswer> {
  const own = await ownStatements(context, viewer).where('s.id', '=', asked.id).executeTakeFirst()
  if (!own) throw problem('not-found')
  return statementPaperOf(context, asked)
}

/** The very bytes that were uploaded. */
export async function ownReportOf(context: Context, viewer: OwnPartners, id: number): Promise<FileAnswer> {
  return storedFile(context, ['investor-reports', id], await ownReport(context, viewer, id))
}

async function ownReport(context: Context, viewer: OwnPartners, id: number) {
  const own = await releasedReports(context, viewer).where('r.id', '=', id).executeTakeFirst()
  if (!own) throw problem('not-found', { detail: text('documents.nothing') })
  return own
}

/** All papers since a day as one archive. */
export async function archiveOf(context: Context, viewer: PaperViewer, since?: CalendarDate): Promise<FileAnswer> {
  const chosen = (await foundPapers(context, viewer)).filter(
    ({ publishedOn }) => since === undefined || publishedOn >= since,
  )
  if (chosen.length === 0) throw problem('not-found', { detail: text('documents.nothing') })
  // Before a paper is drawn that was never opened: such a one is small.
  assertArchivable(
    chosen.map(({ size }) => size ?? 0),
    text('portalPapers.archiveAdvice'),
  )
  const files: ArchiveEntry[] = []
  // One after the other: they share the connection of the transaction.
  for (const paper of chosen) {
    const { fileName, ...kept } = await keptPaper(context, viewer, paper)
    files.push(archived(context, `${paper.publishedOn} ${paper.fund} ${fileName}`, kept))
  }
  return archiveAnswer(`${text('portal.archive')} ${context.today}`, files)
}

/** Whoever takes it stands in its history. */
async function keptPaper(context: Context, viewer: PaperViewer, { kind, id }: Found): Promise<KeptPaper> {
  switch (kind) {
    case 'notice':
      return keptNotice(context, id)
    case 'statement':
      return keptStatement(context, id)
    case 'report':
      return takenFile(context, ['investor-reports', id], await ownReport(context, viewer, id))
    case 'signed':
      return takenFile(context, ['documents', id], await ownSignedPaper(context, viewer, id))
  }
}
