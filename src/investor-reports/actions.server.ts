/** Releasing a report fixes the file that investors get; a file that it replaces is kept for staff. */
import type { Context, RecordAction } from '../context.ts'
import { changesOf } from '../entityTypes.ts'
import type { Stored } from '../entityTypes.ts'
import { problem } from '../problems.ts'
import { text } from '../texts.ts'
import './texts.ts'

export const release: RecordAction<'investorReport', 'release'> = async (context, report) => releasing(context, report)

export const releaseNewFile: RecordAction<'investorReport', 'releaseNewFile'> = async (context, report) => {
  const newest = await newestFile(context, report.id)
  if (newest === report.documentId) throw problem('rule', { detail: text('investorReport.noNewFile') })
  return releasing(context, report)
}

async function releasing(context: Context, report: Stored<'investorReport'>) {
  const documentId = await newestFile(context, report.id)
  if (documentId === undefined) throw problem('rule', { detail: text('documents.nothing') })
  await context.database
    .updateTable('documents')
    .set(({ eb }) => ({ superseded: true, version: eb('version', '+', 1), updated_by: context.account.id }))
    .where('tenant_id', '=', context.account.tenantId)
    .where('resource', '=', 'investor-reports')
    .where('record_id', '=', report.id)
    .where('id', '<>', documentId)
    .where('superseded', '=', false)
    .execute()
  return changesOf('investorReport', { documentId, releasedAt: context.clock.now() })
}

async function newestFile({ database, account }: Context, reportId: number): Promise<number | undefined> {
  const newest = await database
    .selectFrom('documents')
    .select('id')
    .where('tenant_id', '=', account.tenantId)
    .where('resource', '=', 'investor-reports')
    .where('record_id', '=', reportId)
    .where('superseded', '=', false)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return newest?.id
}
