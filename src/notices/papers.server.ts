/** The papers of notices as they go out: those that were made, and previews of those that would be. */
import { createHash } from 'node:crypto'
import type { FileAnswer } from '../api/reads.ts'
import type { Context } from '../context.ts'
import type { KeptFile, KeptPaper } from '../documents/archive.server.ts'
import { noteDownloads } from '../documents/downloads.server.ts'
import { assertPrintable } from '../papers/assertPrintable.ts'
import { problem } from '../problems.ts'
import { text } from '../texts.ts'
import { noticeTitle } from './content.ts'
import { gatherNotices } from './snapshots.server.ts'
import { readSnapshot } from './storedSnapshot.ts'
import { drawn } from './paperWorker.server.ts'
import { printedBy } from './notices.server.ts'
import { drawNotice } from './paper.server.ts'
import type { NoticeFormat } from './formats.ts'
import { noticeSheets } from './sheets.ts'
import type { NoticeSnapshot } from './snapshot.ts'
import './texts.ts'

interface Asked {
  id: number
  format?: NoticeFormat | undefined
}

/** Whoever takes a paper with them stands in its history. */
export async function paperOf(context: Context, { id, format = 'pdf' }: Asked): Promise<FileAnswer> {
  const notice = await madeNotice(context, id)
  const content = format === 'pdf' ? await pdfOf(context, notice) : Buffer.alloc(0)
  await noteDownloads(context, 'notices', [id], format)
  return answerIn(format, readSnapshot(notice.snapshot), notice.snapshot, content)
}

/** One as PDF, for an archive of several papers; whoever takes it stands in its history. */
export async function keptNotice(context: Context, id: number): Promise<KeptPaper> {
  const notice = await madeNotice(context, id)
  const kept = await keptPdf(context, notice)
  await noteDownloads(context, 'notices', [id], 'pdf')
  return { fileName: fileNameOf(readSnapshot(notice.snapshot), 'pdf'), ...kept }
}

type MadeNotice = Awaited<ReturnType<typeof madeNotice>>

async function madeNotice({ database, account }: Context, id: number) {
  const notice = await database
    .selectFrom('notices')
    .select(['id', 'status', 'snapshot', 'snapshot_hash as hash'])
    .select(['content_key as key', 'content_hash as contentHash', 'size'])
    .where('tenant_id', '=', account.tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!notice) throw problem('not-found')
  if (notice.status !== 'Made') throw problem('wrong-state', { detail: text('notice.notMade') })
  return notice
}

async function pdfOf(context: Context, notice: MadeNotice): Promise<Uint8Array> {
  const { key, hash } = await keptPdf(context, notice)
  return context.files.get(key, hash)
}

/** A paper of the demo data is drawn when it is first opened; from then on it is kept like any other. */
async function keptPdf({ database, account, files }: Context, notice: MadeNotice): Promise<KeptFile> {
  const { id, key, contentHash, size } = notice
  if (key !== null) return { key, hash: contentHash, size: size ?? (await files.get(key, contentHash)).length }
  const paper = await drawn(notice)
  const made: KeptFile = {
    key: await files.put(paper),
    hash: createHash('sha256').update(paper).digest('hex'),
    size: paper.length,
  }
  await database
    .updateTable('notices')
    .set(({ eb }) => ({
      content_key: made.key,
      content_hash: made.hash,
      size: made.size,
      version: eb('version', '+', 1),
    }))
    .where('tenant_id', '=', account.tenantId)
    .where('id', '=', id)
    .execute()
  return made
}

/** As if the movement were completed now; nothing is written. */
export async function previewOf(
  context: Context,
  { id, limitedPartnerId, format = 'pdf' }: Asked & { limitedPartnerId?: number | undefined },
): Promise<FileAnswer> {
  const movement = await context.records.get('capitalMovement', id)
  if (!movement) throw problem('not-found')
  const gathered = await gatherNotices(
    context,
    movement,
    1,
    limitedPartnerId === undefined ? undefined : [limitedPartnerId],
  )
  const [first] = gathered
  if (!first) throw problem('not-found', { detail: text('notice.noLines') })
  assertPrintable([printedBy(first.snapshot)])
  const content = JSON.stringify(first.snapshot)
  const hash = createHash('sha256').update(content).digest('hex')
  const paper = format === 'pdf' ? await drawNotice(first.snapshot, hash) : Buffer.alloc(0)
  return answerIn(format, first.snapshot, content, paper)
}

function fileNameOf(snapshot: NoticeSnapshot, format: NoticeFormat): string {
  const number = snapshot.number.replaceAll(' / ', '-')
  return `${noticeTitle(snapshot)} ${number} ${snapshot.investor.name}.${format}`
}

function answerIn(format: NoticeFormat, snapshot: NoticeSnapshot, stored: string, paper: Uint8Array): FileAnswer {
  const fileName = fileNameOf(snapshot, format)
  switch (format) {
    case 'pdf':
      return { fileName, contentType: 'application/pdf', content: paper }
    case 'json':
      return { fileName, contentType: 'application/json; charset=utf-8', content: Buffer.from(stored) }
    case 'xlsx':
      return { fileName, sheets: noticeSheets(snapshot) }
  }
}
