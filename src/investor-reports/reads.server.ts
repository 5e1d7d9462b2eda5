/** Answers what is asked about official reports besides their records. */
import { answered } from '../api/reads.ts'
import type { FileAnswer } from '../api/reads.ts'
import type { Context } from '../context.ts'
import { archiveAnswer, archived, assertArchivable } from '../documents/archive.server.ts'
import { noteDownloads } from '../documents/downloads.server.ts'
import { problem } from '../problems.ts'
import { text } from '../texts.ts'
import { investorReportReads } from './reads.ts'
import './texts.ts'

export const investorReportAnswers = answered(investorReportReads, {
  investorReportArchive: (context, { filter }) => archiveOf(context, filter),
})

/**
 * Each report that the list finds as the very bytes that were released last. One that never was released has no file;
 * that of one that was withdrawn says so in its name.
 */
async function archiveOf(context: Context, filter: string | undefined): Promise<FileAnswer> {
  const { records } = context
  const reports = await records.found('investorReport', filter)
  const released = reports.flatMap(({ documentId, name, date, status }) =>
    documentId === null
      ? []
      : [
          {
            documentId,
            date,
            name: status === 'Withdrawn' ? text('investorReport.withdrawnInArchive', { name }) : name,
          },
        ],
  )
  const ids = released.map(({ documentId }) => documentId)
  const documents = ids.length === 0 ? [] : await records.list('document', { id: ids })
  if (documents.length === 0) throw problem('not-found', { detail: text('documents.nothing') })
  assertArchivable(
    documents.map(({ size }) => size),
    text('investorReport.archiveAdvice'),
  )
  await noteDownloads(
    context,
    'documents',
    documents.map(({ id }) => id),
    'zip',
  )
  const found = released.flatMap(({ documentId, name, date }) => {
    const document = documents.find(({ id }) => id === documentId)
    if (!document) return []
    const { fileType, size, contentKey: key, contentHash: hash } = document
    return [archived(context, `${date} ${name}.${fileType}`, { key, hash, size })]
  })
  return archiveAnswer(text('investorReport.title'), found)
}
