/** What investors read: only what was published, and only of their own holdings. */
import { oneOf, optional, recordId, word } from '../api/parameters.ts'
import { file, read } from '../api/reads.ts'
import { amount, choice, date, id, integer, list, nullable, object, text } from '../api/schema.ts'
import type { Of } from '../api/schema.ts'
import { NOTICE_FORMATS } from '../notices/reads.ts'
import { holding } from './holding.ts'

const tenant = word('Short name of the tenant; it must be that of the account.')

export const publishedMovement = object({
  noticeId: id,
  /** What the investor pays is positive, what it gets negative. */
  amount,
  currency: nullable(text),
  minorUnits: integer,
  kind: choice(['CapitalCall', 'Distribution', 'Netted']),
  name: text,
  dueDate: date,
  paymentReference: nullable(text),
  fund: text,
  limitedPartnerId: id,
  limitedPartner: text,
})
export type PublishedMovement = Of<typeof publishedMovement>

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
}
