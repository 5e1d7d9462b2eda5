/** A logo is one of the record's own documents. */
import { LOGO_KIND } from '../api/documents.ts'
import type { Context } from '../context.ts'

/** A document of another record could be one that its readers may not see. */
export async function ownLogo(
  { records }: Context,
  resource: 'companies' | 'investments',
  { id, logoId }: { id?: number | null; logoId?: number | null },
): Promise<{ field: 'logoId'; code: 'document.notItsLogo' }[]> {
  if (!logoId) return []
  const own = id ? await records.list('document', { id: logoId, resource, recordId: id, kind: LOGO_KIND }) : []
  return own.length > 0 ? [] : [{ field: 'logoId', code: 'document.notItsLogo' }]
}
