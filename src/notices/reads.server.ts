/** Answers what is asked about notices besides their records. */
import { answered } from '../api/reads.ts'
import { mailProgressOf } from '../mails/outbox.server.ts'
import { problem } from '../problems.ts'
import { checkNotices } from './check.server.ts'
import { noticeProgressOf } from './notices.server.ts'
import { paperOf, previewOf } from './papers.server.ts'
import { payeesOf } from './payees.server.ts'
import { noticeReads } from './reads.ts'

export const noticeAnswers = answered(noticeReads, {
  movementPayees: (context, { id }) => payeesOf(context, id),
  noticePaper: paperOf,
  noticePreview: previewOf,
  noticeProgress: async (context, { id }) => {
    if (!(await context.records.get('capitalMovement', id))) throw problem('not-found')
    const mails = { event: 'capital-call-published', resource: 'capital-movements', recordId: id } as const
    return { ...(await noticeProgressOf(context, id)), mails: await mailProgressOf(context, mails) }
  },
  noticeCheck: (context, { id }) => checkNotices(context, id),
})
