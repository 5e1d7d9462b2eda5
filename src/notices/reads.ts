/** What is answered about notices besides their records: their papers, and how far these are. */
import { oneOf, optional, recordId } from '../api/parameters.ts'
import { file, read } from '../api/reads.ts'
import { choice, integer, list, object, text } from '../api/schema.ts'

/** The three forms in which one snapshot goes out. */
export const NOTICE_FORMATS = ['pdf', 'xlsx', 'json'] as const
export type NoticeFormat = (typeof NOTICE_FORMATS)[number]

const format = optional(oneOf(NOTICE_FORMATS, 'The form of the paper; a PDF unless it is given.'))

/** Where a notice and the ledger differ. */
const difference = object({
  limitedPartnerId: integer,
  figure: choice(['call', 'distribution', 'impactOnUnfunded', 'after', 'inside']),
  notice: text,
  ledger: text,
})

export const noticeReads = {
  noticePaper: file({
    path: '/api/notices/{id}/paper',
    access: { entity: 'notice' },
    fileName: 'notice',
    summary: 'The paper of a notice, as PDF, workbook or JSON of the same content',
    parameters: { id: recordId('The notice.'), format },
  }),
  noticePreview: file({
    path: '/api/capital-movements/{id}/notice-preview',
    access: { entity: 'capitalMovement' },
    fileName: 'notice',
    summary: 'What the notice of a partner would say if the movement were completed now',
    parameters: {
      id: recordId('The capital movement.'),
      limitedPartnerId: optional(recordId('The partner; the first one unless it is given.')),
      format,
    },
  }),
  noticeProgress: read({
    path: '/api/capital-movements/{id}/notice-progress',
    access: { entity: 'capitalMovement' },
    summary: 'How many papers of a movement are made',
    parameters: { id: recordId('The capital movement.') },
    answerDescription: 'How many notices there are, and how many of them are made or have failed.',
    answer: object({ total: integer, made: integer, failed: integer }),
  }),
  noticeCheck: read({
    path: '/api/capital-movements/{id}/notice-check',
    access: { entity: 'capitalMovement' },
    summary: 'Whether the notices of a movement tie to the ledger to the smallest unit',
    parameters: { id: recordId('The capital movement.') },
    answerDescription: 'How many notices were compared, and where they differ.',
    answer: object({ compared: integer, differences: list(difference) }),
  }),
}
