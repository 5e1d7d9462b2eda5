/** What has happened to an onboarding, or which reports were published: what comes next, and the way there. */
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import type { EmailLink } from '../api/emailLink.ts'
import { formatDate } from '../formats.ts'
import { path } from '../paths.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import type { LinkedMail } from './reads.ts'

interface OnboardingNewsProps {
  link: EmailLink
  event:
    | 'complete-onboarding'
    | 'onboarding-reminder'
    | 'due-diligence-signed'
    | 'due-diligence-submitted'
    | 'subscription-submitted'
  onboarding: NonNullable<LinkedMail['onboarding']>
}

export function OnboardingNews({
  link,
  event,
  onboarding: { id, fundId, investorName, fund, isOwn },
}: OnboardingNewsProps) {
  const translate = useTranslate()
  const way = isOwn
    ? path('onboarding.details', { owId: id })
    : path('fund.onboarding.details', { fundId, onboardingId: id })
  return (
    <>
      <h1>{isOwn ? translate(`emailLink.onboarding.${event}.title`) : investorName}</h1>
      <p className="landing-lead">
        {isOwn
          ? translate('emailLink.onboarding.of', { investor: investorName, fund })
          : translate(`emailLink.onboarding.${event}.staff`, { fund })}
      </p>
      {isOwn && <p>{translate(`emailLink.onboarding.${event}.next`, { tenant: link.tenant })}</p>}
      <Button variant="contained" size="large" component={Link} to={way}>
        {translate(isOwn ? 'emailLink.onboarding.open' : 'emailLink.onboarding.openStaff')}
      </Button>
    </>
  )
}

/** A person may be the contact of several limited partners of the fund. */
export function PublishedPeriod({ period }: { period: NonNullable<LinkedMail['period']> }) {
  const translate = useTranslate()
  const { tenant } = useSession()
  const { name, date, fund, limitedPartners } = period
  return (
    <>
      <h1>{translate('emailLink.period.title', { period: name })}</h1>
      <p className="landing-lead">{translate('emailLink.period.sentence', { fund, date: formatDate(date) })}</p>
      {limitedPartners.map(partner => (
        <Button
          key={partner.id}
          variant="contained"
          size="large"
          component={Link}
          to={path('portal.fund.reports', { pTenantId: tenant?.shortName ?? '', pLpId: partner.id })}
        >
          {translate('emailLink.period.reports', { partner: partner.name })}
        </Button>
      ))}
    </>
  )
}
