/** What is answered about notices besides their records: their papers, and how far these are. */
import { oneOf, optional, recordId } from '../api/parameters.ts'
import { file, read } from '../api/reads.ts'
import { amount, choice, date, described, id, integer, list, nullable, object, text } from '../api/schema.ts'
import type { Of } from '../api/schema.ts'
import { NOTICE_FORMATS } from './formats.ts'

const format = optional(oneOf(NOTICE_FORMATS, 'The form of the paper; a PDF unless it is given.'))

/** What notices and ledger both say of a partner: called, distributed, and what is unfunded afterwards. */
export const COMPARED_FIGURES = ['call', 'distribution', 'impactOnUnfunded', 'after'] as const

/**
 * Where a notice and the ledger differ: what was called and distributed up to it and with it, and what was recallable
 * before it, among the figures; `inside` is a notice that does not add up by itself.
 */
const difference = object({
  limitedPartnerId: id,
  limitedPartner: text,
  figure: choice([...COMPARED_FIGURES, 'calledSoFar', 'distributedSoFar', 'recallableBefore', 'inside']),
  notice: amount,
  ledger: amount,
})

export const noticeCheckShape = object({
  compared: integer,
  currency: text,
  minorUnits: integer,
  totals: described(
    'The sums over all partners.',
    list(object({ figure: choice(COMPARED_FIGURES), notices: amount, ledger: amount })),
  ),
  differences: list(difference),
})
export type NoticeCheck = Of<typeof noticeCheckShape>

const payeeAnswer = nullable(choice(['Match', 'CloseMatch', 'NoMatch', 'NotPossible']))

const payees = object({
  account: described(
    'The account of the fund that the notices print.',
    nullable(
      object({ id, name: text, accountNumber: text, answer: payeeAnswer, date: nullable(date), by: nullable(text) }),
    ),
  ),
  partners: described(
    'Who is paid by the movement to an account whose holder the bank did not simply confirm.',
    list(object({ limitedPartnerId: id, name: text, answer: payeeAnswer, date: nullable(date) })),
  ),
})
export type MovementPayees = Of<typeof payees>

export const noticeReads = {
  movementPayees: read({
    path: '/api/capital-movements/{id}/payees',
    access: { entity: 'capitalMovement' },
    summary: 'What banks answered about the accounts that a movement prints or pays',
    parameters: { id: recordId('The capital movement.') },
    answerDescription: 'The account of the fund, and the partners whose account needs a look.',
    answer: payees,
  }),
  noticePaper: file({
    path: '/api/notices/{id}/paper',
    access: { entity: 'notice' },
    needs: ['notices'],
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
    summary: 'How many papers of a movement are made, and how many of its mails have left',
    parameters: { id: recordId('The capital movement.') },
    answerDescription: 'How many notices there are, and how many of them are made or have failed; the same of mails.',
    answer: object({
      total: integer,
      made: integer,
      failed: integer,
      mails: object({ total: integer, sent: integer, failed: integer }),
    }),
  }),
  noticeCheck: read({
    path: '/api/capital-movements/{id}/notice-check',
    access: { entity: 'capitalMovement' },
    summary: 'Whether the notices of a movement tie to the ledger to the smallest unit',
    parameters: { id: recordId('The capital movement.') },
    answerDescription: 'How many notices were compared, what they come to beside the ledger, and where they differ.',
    answer: noticeCheckShape,
  }),
}
