/** Where the link of a mail lands: it answers what the mail asks, or says from whom the mail came and how to see it. */
import { useLoaderData } from 'react-router'
import type { EmailLink, OpenedLink } from '../api/emailLink.ts'
import { formatDate } from '../formats.ts'
import { httpFailure } from '../web/kit/data/failures.ts'
import { useOptionalSession } from '../web/kit/data/session.tsx'
import { useParameters } from '../web/kit/data/useParameters.ts'
import { useRead } from '../web/kit/data/useRead.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { AccountCreating, AccountReady, Ended, Refused, SentToSomebodyElse, SignInFirst } from './Notes.tsx'
import { CapitalCall } from './CapitalCall.tsx'
import { OnboardingNews } from './OnboardingNews.tsx'
import { PublishedPeriod } from './PublishedPeriod.tsx'
import { emailLinkReads, type LinkedMail } from './reads.ts'
import './texts.ts'
import './emailLinks.css'

export function LandingPage() {
  const { link, refused, isSignedIn } = useLoaderData<OpenedLink>()
  if (refused !== undefined) return <Refused sentence={refused} />
  if (!link) return <Ended isSignedIn={isSignedIn} />
  if (link.event === 'account-creating') return <AccountCreating link={link} />
  if (!isSignedIn) return <SignInFirst link={link} />
  return <OwnMail link={link} />
}

/** Only to whom the mail was sent does the server tell what it is about. */
function OwnMail({ link }: { link: EmailLink }) {
  const translate = useTranslate()
  const session = useOptionalSession()
  const { emailGuid } = useParameters('email.accountCreated')
  const { data: mail, error } = useRead(emailLinkReads.linkedMail, session && { guid: emailGuid })
  if (error && httpFailure(error)?.status === 404) return <SentToSomebodyElse link={link} />
  return (
    <article className="landing" aria-busy={mail === undefined && !error}>
      <p className="landing-origin">{translate('emailLink.fromMail', { date: formatDate(link.sentOn) })}</p>
      {error && (
        <p className="message" role="alert" data-tone="bad">
          {error.message}
        </p>
      )}
      {mail && <About link={link} mail={mail} />}
    </article>
  )
}

function About({ link, mail }: { link: EmailLink; mail: LinkedMail }) {
  switch (link.event) {
    case 'account-created':
    case 'account-reactivated':
      return <AccountReady event={link.event} />
    case 'capital-call-published':
    case 'payment-reminder':
      return mail.movement ? <CapitalCall movement={mail.movement} /> : <Gone />
    case 'reporting-period-published':
      return mail.period ? <PublishedPeriod period={mail.period} /> : <Gone />
    case 'complete-onboarding':
    case 'onboarding-reminder':
    case 'onboarding-question':
    case 'onboarding-reverted':
    case 'due-diligence-signed':
    case 'due-diligence-submitted':
    case 'subscription-submitted':
      return mail.onboarding ? <OnboardingNews link={link} event={link.event} onboarding={mail.onboarding} /> : <Gone />
    default:
      return <Gone />
  }
}

function Gone() {
  const translate = useTranslate()
  return (
    <>
      <h1>{translate('emailLink.gone.title')}</h1>
      <p className="landing-lead">{translate('emailLink.gone.sentence')}</p>
    </>
  )
}
