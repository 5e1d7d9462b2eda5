/** The archive of everything that a tenant keeps. */
import { recordId } from '../api/parameters.ts'
import { file } from '../api/reads.ts'

export const tenantExportReads = {
  tenantExportArchive: file({
    path: '/api/tenant-exports/{id}/archive',
    access: { group: 'tenantAdmin' },
    fileName: 'tenant.zip',
    summary: 'The archive, as long as it is kept: tables as lines of JSON, files, and what describes both',
    parameters: { id: recordId('The export.') },
  }),
}
