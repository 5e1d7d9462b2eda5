/**
 * What investors read: only what was published, and only of their own holdings. Staff may read the same as the contact
 * of a given limited partner, which is recorded.
 */
import { day, oneOf, optional, recordId, word } from '../api/parameters.ts'
import { file, read } from '../api/reads.ts'
import { list } from '../api/schema.ts'
import { NOTICE_FORMATS } from '../notices/formats.ts'
import {
  holding,
  holdingDetails,
  ownContact,
  paper,
  preview,
  publishedInvestment,
  publishedInvestments,
} from './holding.ts'
import { publishedMovement } from './movement.ts'
import { completedTransfer } from './transfer.ts'

const tenant = word('Short name of the tenant; it must be that of the account.')
const as = optional(recordId('For staff: the limited partner as whose contact the portal is seen.'))
const format = optional(oneOf(NOTICE_FORMATS, 'The form of the paper; a PDF unless it is given.'))
const since = optional(day('Only papers that were published on that day or later.'))

/** Staff without `as`, and investors with it, are refused. */
const portal = { access: { group: 'anyMember' }, heading: 'Investor portal' } as const

export const portalReads = {
  portalSignedPaper: file({
    ...portal,
    path: '/api/portal/{tenant}/signed-papers/{id}',
    fileName: 'signed-paper',
    summary: 'A declaration or contract as it was signed, of the completed onboarding of one’s own holding',
    parameters: { tenant, id: recordId('The paper.'), as },
  }),
  portalMovements: read({
    ...portal,
    path: '/api/portal/{tenant}/capital-movements',
    summary: 'The published capital movements of the investor, the latest due date first',
    parameters: { tenant, as },
    answerDescription: 'One row for each notice.',
    answer: list(publishedMovement),
    noted: true,
  }),
  portalMovement: read({
    ...portal,
    path: '/api/portal/{tenant}/capital-movements/{id}',
    summary: 'What one’s own notice of a published movement says',
    parameters: { tenant, id: recordId('The notice.'), as },
    answerDescription: 'The movement, as the list has it.',
    answer: publishedMovement,
    noted: true,
  }),
  portalNotice: file({
    ...portal,
    path: '/api/portal/{tenant}/notices/{id}',
    fileName: 'notice',
    summary: 'One’s own notice of a published movement, as PDF, workbook or JSON',
    parameters: { tenant, id: recordId('The notice.'), format, as },
  }),
  portalFunds: read({
    ...portal,
    path: '/api/portal/{tenant}/funds',
    summary: 'The funds that the investor holds, with the figures of the latest published period and what is due',
    parameters: { tenant, as },
    answerDescription: 'One row for each holding.',
    answer: list(holding),
    noted: true,
  }),
  portalFund: read({
    ...portal,
    path: '/api/portal/{tenant}/funds/{id}',
    summary: 'One holding: its statement of the latest published period, details, papers',
    parameters: { tenant, id: recordId('The limited partner.'), as },
    answerDescription: 'What was published of the holding.',
    answer: holdingDetails,
    noted: true,
  }),
  portalContact: read({
    ...portal,
    path: '/api/portal/{tenant}/contact',
    summary: 'How the fund manager reaches the investor',
    parameters: { tenant, as },
    answerDescription: 'Name, e-mail address and phone number, and what of them waits to be changed.',
    answer: ownContact,
    noted: true,
  }),
  portalPreview: read({
    path: '/api/limited-partners/{id}/portal-preview',
    access: { entity: 'limitedPartner' },
    summary: 'As whom staff see the portal, when they see it as the contact of the limited partner',
    parameters: { id: recordId('The limited partner.') },
    answerDescription: 'The partner, its fund, its contact, and its page in the back office.',
    answer: preview,
  }),
  portalCashFlows: file({
    ...portal,
    path: '/api/portal/{tenant}/funds/{id}/cash-flows',
    fileName: 'cash-flows.xlsx',
    summary: 'The cash between the investor and the fund since inception, as a workbook',
    parameters: { tenant, id: recordId('The limited partner.'), as },
  }),
  portalInvestments: read({
    ...portal,
    path: '/api/portal/{tenant}/funds/{id}/investments',
    summary: 'The investments of the fund, as they were published with the latest period',
    parameters: { tenant, id: recordId('The limited partner.'), as },
    answerDescription: 'One row for each investment, the most valuable first.',
    answer: publishedInvestments,
    noted: true,
  }),
  portalInvestment: read({
    ...portal,
    path: '/api/portal/{tenant}/funds/{id}/investments/{investmentId}',
    summary: 'One investment of the fund, as it was published with the latest period',
    parameters: { tenant, id: recordId('The limited partner.'), investmentId: recordId('The investment.'), as },
    answerDescription: 'Its figures, fair values and details.',
    answer: publishedInvestment,
    noted: true,
  }),
  portalPapers: read({
    ...portal,
    path: '/api/portal/{tenant}/papers',
    summary: 'All papers that the investor may download, the latest first',
    parameters: { tenant, as },
    answerDescription: 'Notices, statements, released reports, and what the investor has signed.',
    answer: list(paper),
    noted: true,
  }),
  portalArchive: file({
    ...portal,
    path: '/api/portal/{tenant}/papers/archive',
    fileName: 'papers.zip',
    summary: 'All papers since a day, of all holdings, as one archive',
    parameters: { tenant, since, as },
  }),
  portalFundArchive: file({
    ...portal,
    path: '/api/portal/{tenant}/funds/{id}/archive',
    fileName: 'papers.zip',
    summary: 'All papers of one holding since a day as one archive',
    parameters: { tenant, id: recordId('The limited partner.'), since, as },
  }),
  portalStatement: file({
    ...portal,
    path: '/api/portal/{tenant}/statements/{id}',
    fileName: 'statement',
    summary: 'One’s own statement of a published period, as PDF, workbook or JSON',
    parameters: { tenant, id: recordId('The statement.'), format, as },
  }),
  portalReport: file({
    ...portal,
    path: '/api/portal/{tenant}/reports/{id}',
    fileName: 'report',
    summary: 'The file of a released report, exactly as it was uploaded',
    parameters: { tenant, id: recordId('The report.'), as },
  }),
  portalTransfers: read({
    ...portal,
    path: '/api/portal/{tenant}/transfers',
    summary: 'The completed transfers in which the investor is seller or buyer, the latest first',
    parameters: { tenant, as },
    answerDescription: 'One row for each transfer, with what each of the investor’s own limited partners gave or took.',
    answer: list(completedTransfer),
    noted: true,
  }),
  portalTransfer: read({
    ...portal,
    path: '/api/portal/{tenant}/transfers/{id}',
    summary: 'A completed transfer in which the investor is seller or buyer',
    parameters: { tenant, id: recordId('The transfer.'), as },
    answerDescription: 'What each of the investor’s own limited partners gave or took, and the contract.',
    answer: completedTransfer,
    noted: true,
  }),
  portalTransferDocument: file({
    ...portal,
    path: '/api/portal/{tenant}/transfers/{id}/documents/{documentId}',
    fileName: 'contract',
    summary: 'The contract of a completed transfer, for its seller and its buyers',
    parameters: { tenant, id: recordId('The transfer.'), documentId: recordId('The document.'), as },
  }),
}
