/** What is answered about official reports besides their records: their files. */
import { listFilter } from '../api/parameters.ts'
import { file } from '../api/reads.ts'

export const investorReportReads = {
  investorReportArchive: file({
    path: '/api/investor-reports/archive',
    access: { entity: 'investorReport' },
    fileName: 'reports.zip',
    summary: 'The released files of all official reports that a list finds, as one archive',
    parameters: { filter: listFilter<'investorReport'>() },
  }),
}
