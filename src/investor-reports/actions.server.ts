/** Releasing a report fixes the file that investors get; a file that it replaces is kept for staff. */
import type { Context, RecordAction } from '../context.ts'
import { changesOf } from '../entityTypes.ts'
import type { Stored } from '../entityTypes.ts'
import { problem } from '../problems.ts'
import { text } from '../texts.ts'
import './texts.ts'

export const release: RecordAction<'investorReport', 'release'> = async (context, report) =>
  releasing(context, await currentFiles(context, report.id))

export const releaseNewFile: RecordAction<'investorReport', 'releaseNewFile'> = async (context, report) => {
  const files = await currentFiles(context, report.id)
  if (files.at(-1)?.id === report.documentId) throw problem('rule', { detail: text('investorReport.noNewFile') })
  return releasing(context, files)
}

async function releasing({ records, clock }: Context, files: readonly Stored<'document'>[]) {
  const newest = files.at(-1)
  if (!newest) throw problem('rule', { detail: text('documents.nothing') })
  const replaced = files.slice(0, -1).map(({ id }) => ({ id, changes: { superseded: true } }))
  await records.updateMany('document', replaced)
  return changesOf('investorReport', { documentId: newest.id, releasedAt: clock.now() })
}

/** The newest last. */
async function currentFiles({ records }: Context, reportId: number): Promise<Stored<'document'>[]> {
  return records.list('document', { resource: 'investor-reports', recordId: reportId, superseded: false })
}
