/** What the address of an onboarding shows once it has ended: that it is completed, with the way to the holding. */
import Button from '@mui/material/Button'
import { formatDate } from '../formats.ts'
import { path } from '../paths.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import type { OnboardingReferences } from '../onboarding/reads.ts'
import type { Onboarding } from './useWizard.tsx'

interface OverProps {
  onboarding: Onboarding
  references: OnboardingReferences
}

export function Over({ onboarding, references: { fund, admission } }: OverProps) {
  const translate = useTranslate()
  const { tenant } = useSession()
  const { investorName: investor, completionDate, limitedPartnerId } = onboarding
  if (completionDate === null || limitedPartnerId === null || !tenant)
    return (
      <article className="wizard-page">
        <h1>{translate('wizard.over.titleAborted')}</h1>
        <p className="wizard-lead">{translate('wizard.over.Aborted')}</p>
      </article>
    )
  return (
    <article className="wizard-page">
      <h1>{translate('wizard.over.titleCompleted')}</h1>
      <p className="wizard-lead">
        {translate('wizard.over.Completed', {
          investor,
          fund: fund.name,
          date: formatDate(completionDate),
        })}
      </p>
      <p>
        {admission
          ? translate('wizard.over.admission', {
              closing: [admission.closing, formatDate(admission.date)].filter(Boolean).join(', '),
            })
          : translate('wizard.over.noClosing')}
      </p>
      <Button
        variant="contained"
        size="large"
        href={path('portal.fund.details', { pTenantId: tenant.shortName, pLpId: limitedPartnerId })}
      >
        {translate('wizard.over.holding')}
      </Button>
    </article>
  )
}
