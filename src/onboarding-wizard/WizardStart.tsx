/** Where the link of the first mail leads: what is to come, papers that may be added at once, and the way on. */
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import Button from '@mui/material/Button'
import ArrowForwardOutlined from '@mui/icons-material/ArrowForwardOutlined'
import { takesPapersByLink } from '../onboarding/papersByLink.ts'
import { path } from '../paths.ts'
import { failureMessage } from '../web/kit/data/failures.ts'
import { openNotification, SEVERITY } from '../web/kit/data/notifications.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { useHeldOnboardingProvider } from './useHeldOnboardingProvider.tsx'
import { FileButton } from './Papers.tsx'
import '../web/kit/wizard/wizard.css'
import './texts.ts'

export function WizardStart() {
  const translate = useTranslate()
  const navigate = useNavigate()
  const provider = useHeldOnboardingProvider()
  const { data: held, isPending } = useQuery({
    queryKey: ['onboarding-session'],
    queryFn: async () => (await provider.heldOnboarding()).data,
    retry: false,
  })
  if (isPending) return <article className="wizard-page" aria-busy />
  if (!held)
    return (
      <article className="wizard-page">
        <h1>{translate('wizard.nothingOpen')}</h1>
        <p className="wizard-lead">{translate('wizard.start.ended')}</p>
      </article>
    )
  const { id, status } = held.onboarding
  const mayBegin = status !== 'Started'
  return (
    <article className="wizard-page wizard-start">
      <h1>{translate('wizard.start.title')}</h1>
      <p className="wizard-lead">{translate(mayBegin ? 'wizard.start.lead' : 'wizard.start.leadEarly')}</p>
      <section className="wizard-card" aria-labelledby="start-needs">
        <h2 id="start-needs">{translate('wizard.start.need')}</h2>
        <ul>
          {(['identity', 'address', 'tax', 'register', 'account'] as const).map(need => (
            <li key={need}>{translate(`wizard.start.needs.${need}`)}</li>
          ))}
        </ul>
      </section>
      {takesPapersByLink(status) && <EarlyPapers />}
      {mayBegin && (
        <Button
          variant="contained"
          size="large"
          endIcon={<ArrowForwardOutlined />}
          onClick={() => {
            void navigate(path('onboarding.details', { owId: id }))
          }}
        >
          {translate('wizard.start.continue')}
        </Button>
      )}
    </article>
  )
}

function EarlyPapers() {
  const translate = useTranslate()
  const provider = useHeldOnboardingProvider()
  const [added, setAdded] = useState<readonly string[]>([])
  const [isBusy, setBusy] = useState(false)
  const addFile = async (file: File) => {
    setBusy(true)
    try {
      await provider.uploadHeld(file)
      setAdded(before => [...before, file.name])
    } catch (error) {
      openNotification({
        severity: SEVERITY.error,
        title: translate('wizard.failed.documentUploaded'),
        line1: failureMessage(error, true),
      })
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className="wizard-card" aria-label={translate('wizard.start.upload')}>
      <p className="wizard-card-lead">{translate('wizard.start.documents')}</p>
      <ul aria-live="polite">
        {added.map((name, index) => (
          // The same file may be added twice.
          <li key={`${index} ${name}`}>{translate('wizard.start.documentsAdded', { name })}</li>
        ))}
      </ul>
      <FileButton
        label={translate('wizard.start.upload')}
        isBusy={isBusy}
        onFile={file => {
          void addFile(file)
        }}
      />
    </section>
  )
}
