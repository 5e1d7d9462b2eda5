/** The mails of the product as text: where the link of each leads, and how a kept mail is read. Pure. */
import type { Answered } from '../entityTypes.ts'
import { path } from '../paths.ts'
import { mailEvents } from './events.ts'

/**
 * Stands in a kept mail for its link, which only whoever may know it is shown: the link is what the recipient proves to
 * be the recipient with. The real one is put in when the mail leaves, and when somebody who may read it opens it.
 */
export const LINK = '%{link}'

type MailLink = Pick<Answered<'mail'>, 'event' | 'guid' | 'recipient'>

/** The path of the landing page of a mail; null for mails without one, and for readers who may not know it. */
export function linkOf({ event, guid, recipient }: MailLink): string | null {
  const { page } = mailEvents[event]
  if (!page || !guid) return null
  return path(page, { emailGuid: guid }, event === 'account-created' ? { ea: recipient } : {})
}

/** The body with its link in place, or with the words that stand for one that the reader may not know. */
export function bodyWithLink(body: string, link: string | null, hidden: string): string {
  return body.replaceAll(LINK, () => link ?? hidden)
}
