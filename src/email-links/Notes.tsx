/** Pages of people who are not signed in, or not as the one to whom the mail was sent, and those about the account. */
import type { ReactNode } from 'react'
import LinkOffOutlined from '@mui/icons-material/LinkOffOutlined'
import LockOutlined from '@mui/icons-material/LockOutlined'
import VerifiedUserOutlined from '@mui/icons-material/VerifiedUserOutlined'
import Button from '@mui/material/Button'
import { useAuthProvider } from 'react-admin'
import { Link } from 'react-router'
import { allows } from '../access.ts'
import type { EmailLink } from '../api/emailLink.ts'
import { formatDate } from '../formats.ts'
import { path } from '../paths.ts'
import { useOptionalSession, useSession } from '../web/kit/data/session.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'

interface CardProps {
  title: string
  sentence: string
  /** What may be told of the mail to anybody who holds its link. */
  link?: EmailLink
  /** There is nothing behind the link that a sign-in would open. */
  hasEnded?: boolean
  children: ReactNode
}

function Card({ title, sentence, link, hasEnded = false, children }: CardProps) {
  const translate = useTranslate()
  const facts = link && [
    [translate('emailLink.before.from'), link.tenant],
    [translate('emailLink.before.kind'), translate(`emailLink.about.${link.event}`)],
    [translate('emailLink.before.sent'), formatDate(link.sentOn)],
    [translate('emailLink.before.hidden'), translate('emailLink.before.hiddenWhere')],
  ]
  return (
    <div className="landing-card">
      <section>
        <span className="landing-lock" data-ended={hasEnded || undefined} aria-hidden>
          {hasEnded ? <LinkOffOutlined /> : <LockOutlined />}
        </span>
        <h1>{title}</h1>
        <p>{sentence}</p>
        {facts && (
          <dl>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {children}
      </section>
      <p className="account-proof" data-verified>
        <VerifiedUserOutlined aria-hidden />
        <span>
          <b>{translate('emailLink.before.none')}</b> {translate('emailLink.before.noneWhy')}
        </span>
      </p>
    </div>
  )
}

/** Sign-in leads back to this page, with whatever account the person chooses. */
function SignIn({ label, tenant }: { label: string; tenant?: string }) {
  const authProvider = useAuthProvider()
  return (
    <>
      <Button
        variant="contained"
        size="large"
        onClick={() => {
          void authProvider?.login({})
        }}
      >
        {label}
      </Button>
      <CannotSignIn {...(tenant !== undefined && { tenant })} />
    </>
  )
}

/** The same for everybody: whether there is an account, and whose, this page tells nobody. */
function CannotSignIn({ tenant }: { tenant?: string }) {
  const translate = useTranslate()
  return (
    <details className="landing-help">
      <summary>{translate('emailLink.before.cannot')}</summary>
      <p>
        {translate('emailLink.before.cannotFirst')}{' '}
        {tenant === undefined
          ? translate('emailLink.before.cannotThen')
          : translate('emailLink.before.cannotThenTenant', { tenant })}
      </p>
    </details>
  )
}

export function SignInFirst({ link }: { link: EmailLink }) {
  const translate = useTranslate()
  return (
    <Card title={translate('emailLink.before.title')} sentence={translate('emailLink.before.sentence')} link={link}>
      <SignIn label={translate('emailLink.before.signIn')} tenant={link.tenant} />
    </Card>
  )
}

export function SentToSomebodyElse({ link }: { link: EmailLink }) {
  const translate = useTranslate()
  const { account } = useSession()
  return (
    <Card
      title={translate('emailLink.before.otherTitle')}
      sentence={translate('emailLink.before.otherSentence', { userName: account.userName })}
      link={link}
    >
      <SignIn label={translate('emailLink.before.other')} tenant={link.tenant} />
    </Card>
  )
}

/** The link may be good: what it is, the server says later. */
export function Refused({ sentence }: { sentence: string }) {
  const translate = useTranslate()
  return (
    <Card title={translate('emailLink.before.laterTitle')} sentence={sentence}>
      <Button variant="contained" size="large" onClick={() => location.reload()}>
        {translate('action.retry')}
      </Button>
    </Card>
  )
}

/** Unknown and ended links are not told apart. */
export function Ended({ isSignedIn }: { isSignedIn: boolean }) {
  const translate = useTranslate()
  return (
    <Card title={translate('emailLink.before.endedTitle')} sentence={translate('emailLink.before.ended')} hasEnded>
      {isSignedIn ? <WayIn /> : <SignIn label={translate('emailLink.before.signInOnly')} />}
    </Card>
  )
}

export function AccountCreating({ link }: { link: EmailLink }) {
  const translate = useTranslate()
  return (
    <Card
      title={translate('emailLink.accountCreating.title')}
      sentence={translate('emailLink.accountCreating.next')}
      link={link}
    >
      <Button variant="contained" size="large" component={Link} to={path('home')}>
        {translate('emailLink.accountCreating.signIn')}
      </Button>
      <CannotSignIn tenant={link.tenant} />
    </Card>
  )
}

export function AccountReady({ event }: { event: 'account-created' | 'account-reactivated' }) {
  const translate = useTranslate()
  const { account, tenant, roles } = useSession()
  return (
    <>
      <h1>{translate(`emailLink.accountReady.${event}`)}</h1>
      <p className="landing-lead">
        {translate('emailLink.accountReady.user', { userName: account.userName })}{' '}
        {allows('investor', roles)
          ? translate('emailLink.accountReady.next', { tenant: tenant?.name ?? '' })
          : translate('emailLink.accountReady.nextStaff')}
      </p>
      <WayIn />
    </>
  )
}

/** Into the portal for investors, Home for everybody else. */
function WayIn() {
  const translate = useTranslate()
  const session = useOptionalSession()
  if (!session) return null
  const { tenant, roles } = session
  const investor = tenant && allows('investor', roles)
  return (
    <Button
      variant="contained"
      size="large"
      component={Link}
      to={investor ? path('portal.funds.overview', { pTenantId: tenant.shortName }) : path('home')}
    >
      {translate(investor ? 'emailLink.accountReady.open' : 'emailLink.accountReady.openHome')}
    </Button>
  )
}
