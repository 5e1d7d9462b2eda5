/** What is answered about official reports besides their records: their files. */
import { listFilter } from '../api/parameters.ts'
import { file } from '../api/reads.ts'

export const investorReportReads = {
  investorReportArchive: file({
    path: '/api/investor-reports/archive',
    access: { entity: 'investorReport' },
    fileName: 'reports.zip',
    summary:
      'The files of all official reports that a list finds, each as it was released last, as one archive; those of ' +
      'withdrawn reports are named as withdrawn',
    parameters: { filter: listFilter<'investorReport'>() },
  }),
}
