/**
 * What the link of a mail is, before its page is shown. It is asked without a token: whoever opens a link may not be
 * signed in.
 */
import type { EmailLink, OpenedLink } from '../../api/emailLink.ts'
import { mailEvents } from '../../mails/events.ts'
import { messageOf } from '../../problems.ts'
import { path } from '../../paths.ts'
import type { AddressParameters, Route } from '../../paths.ts'
import { leadOn } from './navigation.ts'
import { storeGuid } from './onboardingGuid.ts'
import { signIn } from './signIn.ts'

/** The link that begins an onboarding leads on to the wizard, which goes by the guid that is held from then on. */
export async function emailLinkOf(
  route: Route,
  request: Request,
  { emailGuid = '' }: Pick<AddressParameters, 'emailGuid'>,
): Promise<OpenedLink> {
  const { found, refused } = await ask(emailGuid)
  if (refused !== undefined) return { link: null, refused, isSignedIn: signIn.account() !== null }
  const link = found && mailEvents[found.event].page === route.name ? found : null
  if (link?.event === 'start-onboarding') {
    storeGuid(emailGuid.toLowerCase(), link.tenant)
    throw leadOn(request, path('onboarding.new'))
  }
  return { link, isSignedIn: signIn.account() !== null }
}

async function ask(guid: string): Promise<{ found: EmailLink | null; refused?: string }> {
  const answer = await fetch(`/api/email-links/${guid}`, { headers: { Accept: 'application/json' } })
  const body: unknown = await answer.json().catch(() => undefined)
  if (answer.status === 404) return { found: null }
  if (answer.ok && isEmailLink(body)) return { found: body }
  return { found: null, refused: messageOf({ status: answer.status, statusText: answer.statusText, body }) }
}

function isEmailLink(body: unknown): body is EmailLink {
  return typeof body === 'object' && body !== null && 'tenant' in body && 'event' in body && 'sentOn' in body
}
