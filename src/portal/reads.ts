/** What investors read: only what was published, and only of their own holdings. */
import { oneOf, optional, recordId, word } from '../api/parameters.ts'
import { file, read } from '../api/reads.ts'
import { list } from '../api/schema.ts'
import { NOTICE_FORMATS } from '../notices/reads.ts'
import { holding } from './holding.ts'
import { publishedMovement } from './movement.ts'
import { completedTransfer } from './transfer.ts'

const tenant = word('Short name of the tenant; it must be that of the account.')

export const portalReads = {
  portalMovements: read({
    path: '/api/portal/{tenant}/capital-movements',
    access: { group: 'investor' },
    heading: 'Investor portal',
    summary: 'The published capital movements of the investor, the latest due date first',
    parameters: { tenant },
    answerDescription: 'One row for each notice.',
    answer: list(publishedMovement),
  }),
  portalNotice: file({
    path: '/api/portal/{tenant}/notices/{id}',
    access: { group: 'investor' },
    heading: 'Investor portal',
    fileName: 'notice',
    summary: 'One’s own notice of a published movement, as PDF, workbook or JSON',
    parameters: {
      tenant,
      id: recordId('The notice.'),
      format: optional(oneOf(NOTICE_FORMATS, 'The form of the paper; a PDF unless it is given.')),
    },
  }),
  portalFunds: read({
    path: '/api/portal/{tenant}/funds',
    access: { group: 'investor' },
    heading: 'Investor portal',
    summary: 'The funds that the investor holds, with the figures of the latest published period',
    parameters: { tenant },
    answerDescription: 'One row for each holding.',
    answer: list(holding),
  }),
  portalTransfers: read({
    path: '/api/portal/{tenant}/transfers',
    access: { group: 'investor' },
    heading: 'Investor portal',
    summary: 'The completed transfers in which the investor is seller or buyer, the latest first',
    parameters: { tenant },
    answerDescription: 'One row for each transfer, with what each of the investor’s own limited partners gave or took.',
    answer: list(completedTransfer),
  }),
  portalTransfer: read({
    path: '/api/portal/{tenant}/transfers/{id}',
    access: { group: 'investor' },
    heading: 'Investor portal',
    summary: 'A completed transfer in which the investor is seller or buyer',
    parameters: { tenant, id: recordId('The transfer.') },
    answerDescription: 'What each of the investor’s own limited partners gave or took, and the contract.',
    answer: completedTransfer,
  }),
  portalTransferDocument: file({
    path: '/api/portal/{tenant}/transfers/{id}/documents/{documentId}',
    access: { group: 'investor' },
    heading: 'Investor portal',
    fileName: 'contract',
    summary: 'The contract of a completed transfer, for its seller and its buyers',
    parameters: { tenant, id: recordId('The transfer.'), documentId: recordId('The document.') },
  }),
}
