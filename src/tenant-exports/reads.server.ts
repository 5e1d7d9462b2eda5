import { Readable } from 'node:stream'
import { answered } from '../api/reads.ts'
import type { FileAnswer } from '../api/reads.ts'
import type { Context, Files } from '../context.ts'
import { noteDownloads } from '../documents/downloads.server.ts'
import { problem } from '../problems.ts'
import { tenantExportReads } from './reads.ts'

export const tenantExportAnswers = answered(tenantExportReads, {
  tenantExportArchive: (context, { id }) => archiveOf(context, id),
})

/** Its parts one after another are the archive. */
async function archiveOf(context: Context, id: number): Promise<FileAnswer> {
  const { account, clock, database, files } = context
  const made = await database
    .selectFrom('tenant_exports as e')
    .innerJoin('tenants as t', 't.id', 'e.tenant_id')
    .select(['t.short_name as tenant', 'e.as_of as asOf'])
    .where('e.tenant_id', '=', account.tenantId)
    .where('e.id', '=', id)
    .where('e.status', '=', 'Made')
    .where('e.available_until', '>', clock.now())
    .executeTakeFirst()
  if (!made) throw problem('not-found')
  const parts = await database
    .selectFrom('tenant_export_parts')
    .select(['content_key as key', 'content_hash as hash', 'size'])
    .where('tenant_id', '=', account.tenantId)
    .where('export_id', '=', id)
    .orderBy('position')
    .execute()
  await noteDownloads(context, 'tenant-exports', [id], 'zip')
  return {
    fileName: `${made.tenant}-${made.asOf?.slice(0, 10) ?? id}.zip`,
    contentType: 'application/zip',
    stream: Readable.from(contentOf(files, parts), { objectMode: false }),
    size: parts.reduce((sum, { size }) => sum + (size ?? 0), 0),
  }
}

async function* contentOf(
  files: Files,
  parts: readonly { key: string | null; hash: string | null }[],
): AsyncGenerator<Uint8Array> {
  for (const { key, hash } of parts) {
    const content: AsyncIterable<Uint8Array> = files.read(key ?? '', hash)
    yield* content
  }
}
