/** What became of all the mails about one record, in one word. Pure. */
import type { Stored } from '../entityTypes.ts'

/** A mail that was cancelled, because its reader lost the account, counts neither way. */
export function notificationStatusOf(
  mails: readonly Stored<'mail'>['status'][],
): Stored<'capitalMovement'>['emailNotificationStatus'] {
  const counted = mails.filter(status => status !== 'Cancelled')
  const has = (status: Stored<'mail'>['status']) => counted.some(one => one === status)
  if (counted.length === 0) return 'NotSent'
  if (counted.every(status => status === 'Sent')) return 'Sent'
  if (has('Queued') || has('Sending')) return has('Sent') ? 'PartiallySent' : 'Queued'
  return has('Sent') ? 'PartiallySent' : 'Failed'
}
