/** What sending a mail again does beyond its change of state. */
import type { RecordAction } from '../context.ts'
import { changesOf } from '../entityTypes.ts'
import { problem } from '../problems.ts'
import { text } from '../texts.ts'
import { followMovement } from './delivery.server.ts'
import { linkExpiry } from './outbox.server.ts'
import './texts.ts'

/**
 * The same mail once more. It gets a name of its own when it leaves, because mail programs hide one that they have
 * seen. What failed is over: its capital movement says at once that the mail is on its way. Its link works anew.
 */
export const resend: RecordAction<'mail', 'resend'> = async (context, mail) => {
  const { id, resource, recordId, body } = mail
  if (body === '') throw problem('rule', { detail: text('mail.forgotten') })
  if (resource === 'capital-movements' && recordId !== null) await followMovement(context, recordId, id)
  const now = context.clock.now()
  return changesOf('mail', {
    ...(mail.linkUntil !== null && { linkUntil: linkExpiry(mail.event, now) }),
    attempts: 0,
    lastError: null,
    sentAt: null,
    messageId: null,
    nextAttemptAt: now,
  })
}
