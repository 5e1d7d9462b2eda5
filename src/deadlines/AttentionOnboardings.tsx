/** Onboardings whose next step is ours: whoever waits longest first. */
import { Link } from 'react-router'
import { daysBetween } from '../calendar.ts'
import { formatDate } from '../formats.ts'
import { nextTextOf } from '../onboarding/steps.ts'
import { path } from '../paths.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Chip } from '../web/kit/page/StatusChip.tsx'
import type { OnboardingDue } from './reads.ts'
import '../onboarding/texts.ts'

export function WaitingOnboardings({ onboardings }: { onboardings: readonly OnboardingDue[] }) {
  const translate = useTranslate()
  const { today } = useSession()
  return onboardings.map(({ id, fundId, fund, investor, status, since, until }) => {
    const daysLate = until === null ? 0 : daysBetween(until, today)
    return (
      <li key={`onboarding ${id}`}>
        {daysLate > 0 ? (
          <Chip tone="bad">{translate('deadline.attention.onboardingLate', { smart_count: daysLate })}</Chip>
        ) : (
          <Chip tone="warn">{translate('deadline.attention.chipOnboarding')}</Chip>
        )}
        <span>
          <b>
            {translate('deadline.attention.onboarding', {
              step: translate(nextTextOf({ status, awaitsInvestor: false })),
              investor,
            })}
          </b>
          <small>
            {since === null
              ? fund
              : translate('deadline.attention.onboardingSentence', {
                  fund,
                  date: formatDate(since),
                  smart_count: Math.max(0, daysBetween(since, today)),
                })}
          </small>
        </span>
        <Link to={path('fund.onboarding.details', { fundId, onboardingId: id })}>
          {translate('deadline.attention.openOnboarding')}
        </Link>
      </li>
    )
  })
}
