/** A logo is one of the record's own documents. */
import { sql } from 'kysely'
import type { Checks } from '../context.ts'

/** A document of another record could be one that its readers may not see. */
export function ownLogo(resource: string): Checks {
  return async ({ database, account }, record) => {
    const { id = null, logoId } = record
    if (typeof logoId !== 'number') return []
    const { rows } =
      await sql`select 1 from documents where tenant_id = ${account.tenantId} and id = ${logoId} and resource = ${resource} and record_id = ${id}::bigint and kind = 'Logo'`.execute(
        database,
      )
    return rows.length > 0 ? [] : [{ field: 'logoId', code: 'document.notItsLogo' }]
  }
}
