/** What an adviser can be handed: the answers as a draft, and the link to add papers without signing in. */
import { useState } from 'react'
import Button from '@mui/material/Button'
import CheckOutlined from '@mui/icons-material/CheckOutlined'
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined'
import { PAPERS_BY_LINK_MAX } from '../onboarding/papersByLink.ts'
import { onboardingReads } from '../onboarding/reads.ts'
import { isSigned, SIGNED_KINDS } from '../onboarding/steps.ts'
import { path } from '../paths.ts'
import { useApi } from '../web/kit/data/api.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useRead } from '../web/kit/data/useRead.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { DownloadButton } from '../web/kit/page/DownloadButton.tsx'
import { useWizard } from './useWizard.tsx'

export function ShareWithAdviser() {
  const translate = useTranslate()
  const { record } = useWizard()
  const [isOpen, setOpen] = useState(false)
  const kinds = SIGNED_KINDS.filter(kind => !isSigned(kind, record.status))
  // What is signed is passed on as it was signed.
  if (kinds.length === 0) return null
  return (
    <details className="wizard-share" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{translate('wizard.share.title')}</summary>
      <p>{translate('wizard.share.lead')}</p>
      {isOpen && <Handed kinds={kinds} />}
    </details>
  )
}

function Handed({ kinds }: { kinds: readonly (typeof SIGNED_KINDS)[number][] }) {
  const translate = useTranslate()
  const api = useApi()
  const { tenant } = useSession()
  const { record } = useWizard()
  const asked = { tenant: tenant?.shortName ?? '', id: record.id }
  const { data } = useRead(onboardingReads.ownOnboardingPapersLink, asked, { version: record.version })
  return (
    <>
      <p>{translate('wizard.share.answers')}</p>
      <div className="wizard-picks">
        {kinds.map(kind => (
          <DownloadButton
            key={kind}
            label={translate(`wizard.share.draft.${kind}`)}
            file={() => api.file(onboardingReads.ownOnboardingDraft, { ...asked, kind })}
          />
        ))}
      </div>
      {data?.guid && (
        <PapersLink link={`${location.origin}${path('email.startOnboarding', { emailGuid: data.guid })}`} />
      )}
    </>
  )
}

function PapersLink({ link }: { link: string }) {
  const translate = useTranslate()
  const [isCopied, setCopied] = useState(false)
  return (
    <>
      <p>{translate('wizard.share.linkSays', { count: PAPERS_BY_LINK_MAX })}</p>
      <input
        readOnly
        value={link}
        aria-label={translate('wizard.share.link')}
        onFocus={event => event.target.select()}
      />
      <Button
        variant="outlined"
        startIcon={isCopied ? <CheckOutlined /> : <ContentCopyOutlined />}
        onClick={() => {
          navigator.clipboard.writeText(link).then(
            () => setCopied(true),
            () => setCopied(false),
          )
        }}
      >
        {translate(isCopied ? 'wizard.share.copied' : 'wizard.share.copy')}
      </Button>
    </>
  )
}
