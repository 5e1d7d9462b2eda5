/** What is answered about capital account statements besides their records: their papers. */
import { oneOf, optional, recordId } from '../api/parameters.ts'
import { file } from '../api/reads.ts'
import { NOTICE_FORMATS } from '../notices/formats.ts'

export const statementReads = {
  statementPaper: file({
    path: '/api/capital-account-statements/{id}/paper',
    access: { entity: 'capitalAccountStatement' },
    needs: ['capital-account-statements'],
    fileName: 'statement',
    summary: 'The paper of a statement, as PDF, workbook or JSON of the same content',
    parameters: {
      id: recordId('The statement.'),
      format: optional(oneOf(NOTICE_FORMATS, 'The form of the paper; a PDF unless it is given.')),
    },
  }),
  statementsOfPeriod: file({
    path: '/api/reporting-periods/{id}/capital-account-statements',
    access: { entity: 'capitalAccountStatement' },
    fileName: 'statements.zip',
    summary: 'The statements of all limited partners for a published period, as one archive of PDFs',
    parameters: { id: recordId('The reporting period.') },
  }),
}
