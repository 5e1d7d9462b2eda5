/** The papers of statements as they go out: PDF, workbook and JSON of what is kept, one or all of a period. */
import { createHash } from 'node:crypto'
import type { FileAnswer } from '../api/reads.ts'
import type { Context } from '../context.ts'
import { archiveAnswer, archived } from '../documents/archive.server.ts'
import type { KeptFile, KeptPaper } from '../documents/archive.server.ts'
import type { ArchiveEntry } from '../documents/zip.server.ts'
import { noteDownloads } from '../documents/downloads.server.ts'
import { NOTICE_FORMATS } from '../notices/formats.ts'
import type { NoticeFormat } from '../notices/formats.ts'
import { problem } from '../problems.ts'
import { text } from '../texts.ts'
import { drawStatement } from './paper.server.ts'
import { hashOf } from './statements.server.ts'
import { statementSheets } from './sheets.ts'
import { statementTitle } from './statement.ts'
import type { Statement } from './shapes.ts'
import { readReport, readStatement } from './stored.ts'

/** The forms in which one statement goes out: those of a notice. */
export const STATEMENT_FORMATS = NOTICE_FORMATS
export type StatementFormat = NoticeFormat

export interface StoredStatement {
  id: number
  snapshot: string
  hash: string
  key: string | null
  contentHash: string | null
  size: number | null
  report: string
  reportHash: string
}

/** Whoever takes a paper with them stands in its history. */
export async function statementPaperOf(
  context: Context,
  { id, format = 'pdf' }: { id: number; format?: StatementFormat | undefined },
): Promise<FileAnswer> {
  const [stored] = await storedStatements(context).where('s.id', '=', id).execute()
  if (!stored) throw problem('not-found')
  await noteDownloads(context, 'capital-account-statements', [id], format)
  return answerIn(context, stored, format)
}

/**
 * All of a period as one archive of PDFs, however large: they are as many as the fund has partners, and there is no way
 * to ask for fewer.
 */
export async function statementsOf(context: Context, reportingPeriodId: number): Promise<FileAnswer> {
  const period = await context.records.get('reportingPeriod', reportingPeriodId)
  if (!period) throw problem('not-found')
  const stored = await storedStatements(context)
    .where('s.reporting_period_id', '=', reportingPeriodId)
    .orderBy('s.id')
    .execute()
  if (stored.length === 0) throw problem('not-found', { detail: text('documents.nothing') })
  await noteDownloads(
    context,
    'capital-account-statements',
    stored.map(({ id }) => id),
    'zip',
  )
  const files: ArchiveEntry[] = []
  // One after the other: they share the connection of the transaction.
  for (const one of stored)
    files.push(archived(context, fileNameOf(readStatement(one.snapshot), 'pdf'), await keptPdf(context, one)))
  return archiveAnswer(text('statement.all', { period: period.name }), files)
}

/** One as PDF, for an archive of several papers; whoever takes it stands in its history. */
export async function keptStatement(context: Context, id: number): Promise<KeptPaper> {
  const [stored] = await storedStatements(context).where('s.id', '=', id).execute()
  if (!stored) throw problem('not-found')
  await noteDownloads(context, 'capital-account-statements', [id], 'pdf')
  return { fileName: fileNameOf(readStatement(stored.snapshot), 'pdf'), ...(await keptPdf(context, stored)) }
}

export function storedStatements({ database, account }: Context) {
  return database
    .selectFrom('capital_account_statements as s')
    .innerJoin('performance_reports as r', join =>
      join.onRef('r.tenant_id', '=', 's.tenant_id').onRef('r.reporting_period_id', '=', 's.reporting_period_id'),
    )
    .select(['s.id', 's.snapshot', 's.snapshot_hash as hash'])
    .select(['s.content_key as key', 's.content_hash as contentHash', 's.size'])
    .select(['r.snapshot as report', 'r.snapshot_hash as reportHash'])
    .where('s.tenant_id', '=', account.tenantId)
}

/**
 * The paper is drawn when it is first opened, from what is kept, and kept itself: from then on its bytes never change.
 * What no longer has its hash is not printed.
 */
async function keptPdf(context: Context, stored: StoredStatement): Promise<KeptFile> {
  const { database, account, files } = context
  const { id, snapshot, hash, key, contentHash, size, report, reportHash } = stored
  if (key !== null) return { key, hash: contentHash, size: size ?? (await files.get(key, contentHash)).length }
  const statement = readStatement(snapshot)
  if (hashOf(snapshot) !== hash || hashOf(report) !== reportHash || statement.reportHash !== reportHash)
    throw new Error('What is kept of the statement has changed since it was written.')
  const paper = await drawStatement(statement, readReport(report), hash)
  const made: KeptFile = {
    key: await files.put(paper),
    hash: createHash('sha256').update(paper).digest('hex'),
    size: paper.length,
  }
  const [written] = await database
    .updateTable('capital_account_statements')
    .set(({ eb }) => ({
      content_key: made.key,
      content_hash: made.hash,
      size: made.size,
      version: eb('version', '+', 1),
    }))
    .where('tenant_id', '=', account.tenantId)
    .where('id', '=', id)
    .where('content_key', 'is', null)
    .returning('id')
    .execute()
  if (written) return made
  // Somebody else opened it at the same time: both drew the same.
  await files.remove(made.key)
  const [other] = await storedStatements(context).where('s.id', '=', id).execute()
  if (!other) throw problem('not-found')
  return keptPdf(context, other)
}

async function pdfOf(context: Context, stored: StoredStatement): Promise<Uint8Array> {
  const { key, hash } = await keptPdf(context, stored)
  return context.files.get(key, hash)
}

async function answerIn(context: Context, stored: StoredStatement, format: StatementFormat): Promise<FileAnswer> {
  const statement = readStatement(stored.snapshot)
  const fileName = fileNameOf(statement, format)
  switch (format) {
    case 'pdf':
      return { fileName, contentType: 'application/pdf', content: await pdfOf(context, stored) }
    case 'json':
      return { fileName, contentType: 'application/json; charset=utf-8', content: Buffer.from(jsonOf(stored)) }
    case 'xlsx':
      return { fileName, sheets: statementSheets(statement, readReport(stored.report)) }
  }
}

/** Both texts as they are kept, so that their hashes can be checked. */
function jsonOf({ snapshot, report }: StoredStatement): string {
  return `{"statement":${snapshot},"performanceReport":${report}}`
}

export function fileNameOf(statement: Statement, extension: string): string {
  return `${statementTitle(statement)} ${statement.investor.name}.${extension}`
}
