/** What has happened to an onboarding, or which reports were published: what comes next, and the way there. */
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import type { EmailLink } from '../api/emailLink.ts'
import { formatDate } from '../formats.ts'
import { actorNow } from '../onboarding/steps.ts'
import { path } from '../paths.ts'
import { hasMovedOn } from './onboardingNews.ts'
import type { OnboardingEvent } from './onboardingNews.ts'
import { FileButton } from '../portal/FileButton.tsx'
import { HoldingFigures } from '../portal/HoldingFigures.tsx'
import { portalReads } from '../portal/reads.ts'
import { useCalls } from '../web/kit/data/calls.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import type { LinkedMail } from './reads.ts'

interface OnboardingNewsProps {
  link: EmailLink
  event: OnboardingEvent
  onboarding: NonNullable<LinkedMail['onboarding']>
}

export function OnboardingNews({ link, event, onboarding }: OnboardingNewsProps) {
  const translate = useTranslate()
  const { id, fundId, investorName, fund, isOwn } = onboarding
  const moved = hasMovedOn(event, onboarding) ? actorNow(onboarding) : 'nobody'
  const way = isOwn
    ? path('onboarding.details', { owId: id })
    : path('fund.onboarding.details', { fundId, onboardingId: id })
  return (
    <>
      <h1>
        {isOwn
          ? translate(moved === 'nobody' ? `emailLink.onboarding.${event}.title` : 'emailLink.onboarding.moved.title')
          : investorName}
      </h1>
      <p className="landing-lead">
        {isOwn
          ? translate('emailLink.onboarding.of', { investor: investorName, fund })
          : translate(
              moved === 'nobody' ? `emailLink.onboarding.${event}.staff` : `emailLink.onboarding.moved.${moved}Staff`,
              { fund },
            )}
      </p>
      {isOwn && (
        <p>
          {translate(
            moved === 'nobody' ? `emailLink.onboarding.${event}.next` : `emailLink.onboarding.moved.${moved}`,
            { tenant: link.tenant },
          )}
        </p>
      )}
      <Button variant="contained" size="large" component={Link} to={way}>
        {translate(isOwn ? 'emailLink.onboarding.open' : 'emailLink.onboarding.openStaff')}
      </Button>
    </>
  )
}

type Period = NonNullable<LinkedMail['period']>

/** A person may be the contact of several limited partners of the fund. */
export function PublishedPeriod({ period: { name, date, fund, limitedPartners } }: { period: Period }) {
  const translate = useTranslate()
  return (
    <>
      <h1>{translate('emailLink.period.title', { period: name })}</h1>
      <p className="landing-lead">{translate('emailLink.period.sentence', { fund, date: formatDate(date) })}</p>
      {limitedPartners.map(partner => (
        <PublishedPartner key={partner.id} period={name} partner={partner} />
      ))}
    </>
  )
}

function PublishedPartner({ period, partner }: { period: string; partner: Period['limitedPartners'][number] }) {
  const translate = useTranslate()
  const calls = useCalls()
  const { tenant } = useSession()
  const { id, name, published } = partner
  const shortName = tenant?.shortName ?? ''
  return (
    <section className="holding-card" aria-labelledby={`partner-${id}`}>
      <h2 id={`partner-${id}`}>{name}</h2>
      {published ? (
        <>
          <p>
            {[published.currency, translate('portal.asOf', { date: formatDate(published.period.date) })].join(' · ')}
          </p>
          <HoldingFigures published={published} />
        </>
      ) : (
        <p>{translate('emailLink.period.none', { period })}</p>
      )}
      <div className="holding-actions">
        {published && (
          <FileButton
            label={translate('emailLink.period.statement')}
            name={translate('emailLink.period.statementOf', { partner: name, period })}
            file={() => calls.file(portalReads.portalStatement, { tenant: shortName, id: published.statementId })}
          />
        )}
        <Link className="plain-button" to={path('portal.fund.reports', { pTenantId: shortName, pLpId: id })}>
          {translate('emailLink.period.reports', { partner: name })}
        </Link>
      </div>
    </section>
  )
}
