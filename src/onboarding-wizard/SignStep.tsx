/** What is still open, the paper to read, and the names that sign it. */
import { useState } from 'react'
import Button from '@mui/material/Button'
import { formatDate } from '../formats.ts'
import { dossierText } from '../onboarding/dossierTexts.ts'
import { keepsFromSigning } from '../onboarding/dossierRules.ts'
import { signersOf } from '../onboarding/paperContent.ts'
import { questionTitle } from '../onboarding/questions.ts'
import { onboardingReads } from '../onboarding/reads.ts'
import { isSigned } from '../onboarding/steps.ts'
import type { SignedKind } from '../onboarding/steps.ts'
import { useApi } from '../web/kit/data/api.ts'
import { failureMessage, fieldErrorsOf, notifyFailure } from '../web/kit/data/failures.ts'
import { openNotification, SEVERITY } from '../web/kit/data/notifications.ts'
import { useProvider } from '../web/kit/data/provider.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { DownloadButton } from '../web/kit/page/DownloadButton.tsx'
import { FileButton, placeId, useRemoving } from './Papers.tsx'
import { useWizard } from './useWizard.tsx'

interface SignProps {
  kind: SignedKind
  goToQuestion: (question: string) => void
}

export function SignStep({ kind, goToQuestion }: SignProps) {
  const translate = useTranslate()
  const { record, rules } = useWizard()
  const step = kind === 'Subscription' ? 'contract' : 'declaration'
  const isDone = isSigned(kind, record.status)
  const open = isDone ? [] : keepsFromSigning(kind, record, rules)
  const awaits = kind === 'Subscription' ? 'DueDiligenceConfirmed' : 'SubmittedToInvestor'
  return (
    <>
      {isDone ? (
        <SignedPapers kind={kind} />
      ) : (
        <section className="wizard-card" aria-label={translate('wizard.download')}>
          <p className="wizard-card-lead">{translate('wizard.reading')}</p>
          <PaperButton kind={kind} label={translate('wizard.download')} />
        </section>
      )}
      {isDone && record.status !== ACTIONS[kind].signed && (
        <p className="message" data-tone="info" role="status">
          {translate(`wizard.done.${step}`)}
        </p>
      )}
      {!isDone && open.length > 0 && <OpenPoints kind={kind} goToQuestion={goToQuestion} />}
      {!isDone && open.length === 0 && record.status === awaits && <Signing kind={kind} />}
      {!isDone && record.status !== awaits && (
        <p className="message" data-tone="info" role="status">
          {translate('wizard.notYet')}
        </p>
      )}
      <HandIn kind={kind} />
    </>
  )
}

/** The stored files, not what the answers would give today. */
function SignedPapers({ kind }: { kind: SignedKind }) {
  const translate = useTranslate()
  const { record, notes } = useWizard()
  const day = kind === 'Subscription' ? record.subscriptionDate : record.dueDiligenceDate
  const title = translate('wizard.signedOn', { date: day === null ? '' : formatDate(day) })
  return (
    <section className="wizard-card" aria-label={title}>
      <p className="wizard-card-lead">{title}</p>
      <div className="wizard-picks">
        {notes.documents
          .filter(document => document.kind === kind)
          .map(({ id, fileName }) => (
            <PaperButton key={id} kind={kind} documentId={id} label={fileName} />
          ))}
      </div>
    </section>
  )
}

interface PaperButtonProps {
  kind: SignedKind
  documentId?: number
  label: string
}

function PaperButton({ kind, documentId, label }: PaperButtonProps) {
  const api = useApi()
  const { tenant } = useSession()
  const { record } = useWizard()
  const asked = {
    tenant: tenant?.shortName ?? '',
    id: record.id,
    kind,
    ...(documentId !== undefined && { documentId }),
  }
  return <DownloadButton label={label} file={() => api.file(onboardingReads.ownOnboardingPaper, asked)} />
}

function OpenPoints({ kind, goToQuestion }: SignProps) {
  const translate = useTranslate()
  const { record, rules, answers } = useWizard()
  const open = keepsFromSigning(kind, record, rules)
  return (
    <section className="wizard-card" aria-label={translate('wizard.findings')}>
      <header>
        <h2>{translate('wizard.findings')}</h2>
        <span>{open.length}</span>
      </header>
      <ul className="wizard-findings">
        {open.map(finding => (
          <li key={`${finding.question} ${finding.code} ${dossierText(finding)}`}>
            <div>
              {questionTitle(finding.question, answers)}
              <small>{dossierText(finding)}</small>
            </div>
            <Button
              variant="text"
              size="small"
              onClick={() => goToQuestion(finding.place ? placeId(finding.place) : finding.question)}
            >
              {translate('wizard.goTo')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const ACTIONS = {
  'Due diligence': {
    sign: 'signDueDiligence',
    submit: 'submitDueDiligence',
    label: 'wizard.sign.declaration',
    signed: 'DueDiligenceSigned',
  },
  Subscription: {
    sign: 'signSubscription',
    submit: 'submitSubscription',
    label: 'wizard.sign.contract',
    signed: 'SubscriptionSigned',
  },
} as const

/** Signs by the names, or by a paper from elsewhere, and hands in. */
function useSigning(kind: SignedKind) {
  const translate = useTranslate()
  const { record, act, reload } = useWizard()
  const api = useApi()
  const provider = useProvider()
  const [errors, setErrors] = useState<Readonly<Record<string, string[]>>>({})
  const [isBusy, setBusy] = useState(false)
  const actions = ACTIONS[kind]
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true)
    setErrors({})
    try {
      await work()
      await act(actions.submit, {})
      await reload()
    } catch (error) {
      const found = fieldErrorsOf(error)
      if (found) setErrors(found)
      if (!found || Object.keys(found).every(path => path === '')) notifyFailure(error)
    } finally {
      setBusy(false)
    }
  }
  /** Whoever tries again adds it again. What was signed after all, its answer being lost, the server keeps. */
  const takeBack = async (documentId: number) => {
    try {
      await api.remove('documents', await api.get('documents', documentId))
    } catch {
      // It is shown then, with a way to remove it.
    }
    await reload().catch(() => undefined)
  }
  const addPaper = async (file: File) => {
    let paper: unknown
    try {
      const { data } = await provider.upload('onboardings', { id: record.id, file, description: file.name, kind })
      paper = data.id
    } catch (error) {
      openNotification({
        severity: SEVERITY.error,
        title: translate('wizard.failed.documentUploaded'),
        line1: failureMessage(error, true),
      })
      return
    }
    await run(async () => {
      try {
        await act(actions.sign, {})
      } catch (error) {
        if (typeof paper === 'number') await takeBack(paper)
        throw error
      }
    })
  }
  return { run, addPaper, errors, isBusy }
}

function Signing({ kind }: { kind: SignedKind }) {
  const translate = useTranslate()
  const { record, act } = useWizard()
  const { run, addPaper, errors, isBusy } = useSigning(kind)
  const signers = signersOf(record)
  const [names, setNames] = useState<readonly string[]>(() => signers.map(() => ''))
  const actions = ACTIONS[kind]
  return (
    <section className="wizard-card" aria-label={translate(actions.label)}>
      <p className="wizard-card-lead">{translate('wizard.nothingMissing')}</p>
      <form
        className="wizard-sign"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void run(() => act('signPaper', { signatures: names.map(name => ({ name })) }))
        }}
      >
        {signers.map((signer, index) => (
          <NameInput
            key={signer}
            signer={signer}
            value={names[index] ?? ''}
            error={errors[`signatures.${index}.name`]?.join(' ')}
            onChange={value => setNames(before => before.map((name, at) => (at === index ? value : name)))}
          />
        ))}
        <small>{translate('wizard.sign.how')}</small>
        <Button type="submit" variant="contained" size="large" loading={isBusy}>
          {translate(actions.label)}
        </Button>
      </form>
      <div className="wizard-actions">
        <span>{translate('wizard.elsewhere')}</span>
        <FileButton
          label={translate('wizard.elsewhere')}
          isBusy={isBusy}
          onFile={file => {
            void addPaper(file)
          }}
        />
      </div>
      <LeftPapers kind={kind} />
    </section>
  )
}

/** Papers that were added to be signed, and with which nothing was signed. */
function LeftPapers({ kind }: { kind: SignedKind }) {
  const translate = useTranslate()
  const { notes } = useWizard()
  const remove = useRemoving()
  const left = notes.documents.filter(document => document.kind === kind && document.locked === null)
  if (left.length === 0) return null
  return (
    <>
      <p className="wizard-card-lead">{translate('wizard.leftPapers', { smart_count: left.length })}</p>
      <ul className="wizard-findings">
        {left.map(({ id, fileName }) => (
          <li key={id}>
            <div>{fileName}</div>
            <Button
              variant="text"
              size="small"
              aria-label={translate('wizard.removeNamed', { name: fileName })}
              onClick={() => {
                void remove(null, id, fileName)
              }}
            >
              {translate('wizard.remove')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

interface NameInputProps {
  signer: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

function NameInput({ signer, value, error, onChange }: NameInputProps) {
  const translate = useTranslate()
  return (
    <label>
      {translate('wizard.name', { name: signer })}
      <input
        value={value}
        autoComplete="off"
        aria-invalid={error !== undefined || undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {error && <span className="field-error">{error}</span>}
    </label>
  )
}

/** Signed, but not handed in: the second call has failed, or staff have recorded the signature. */
function HandIn({ kind }: { kind: SignedKind }) {
  const translate = useTranslate()
  const { record, act } = useWizard()
  const [isBusy, setBusy] = useState(false)
  const { submit, label, signed } = ACTIONS[kind]
  if (record.status !== signed) return null
  return (
    <Button
      variant="contained"
      loading={isBusy}
      onClick={() => {
        setBusy(true)
        act(submit, {})
          .catch(notifyFailure)
          .finally(() => setBusy(false))
      }}
    >
      {translate(label)}
    </Button>
  )
}
