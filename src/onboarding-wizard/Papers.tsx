/** One place for a paper: what is accepted there, the file that is added, and what is read from it. */
import { useId, useState } from 'react'
import Button from '@mui/material/Button'
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import {
  acceptedKinds,
  BILL_MONTHS,
  EVIDENCE,
  isOfRecent,
  isProofNeeded,
  isUndated,
  READ_FROM,
  READ_FROM_ANY,
} from '../onboarding/dossierEvidence.ts'
import type { PaperPlace } from '../onboarding/dossier.ts'
import type { Evidence } from '../onboarding/dossierEvidence.ts'
import { dossierText } from '../onboarding/dossierTexts.ts'
import type { Answers } from '../onboarding/people.ts'
import { useApi } from '../web/kit/data/api.ts'
import { failureMessage } from '../web/kit/data/failures.ts'
import { openNotification, SEVERITY } from '../web/kit/data/notifications.ts'
import { useProvider } from '../web/kit/data/provider.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { DocumentLink } from '../web/kit/documents/DocumentLink.tsx'
import { AnswerForm, named } from './AnswerForm.tsx'
import { ownFields, partField, toForm } from './formFields.ts'
import { useWizard } from './useWizard.tsx'

/** A paper that is needed, or that somebody adds besides. */
export interface Place extends PaperPlace {
  name: string
}

/** Makes a file that is there a paper. */
export type Add = (place: Place, documentId: number) => Promise<void>

/** Names the place in the address of the wizard, and its file input on the page. */
export function placeId({ purpose, person }: PaperPlace): string {
  return `evidence.${purpose}.${person ?? ''}`
}

export function placeTitle({ purpose, name }: Place): string {
  return `${choiceTitle('purpose', purpose)}, ${name}`
}

/** Takes away the answer that names a file, and then the file. */
export function useRemoving() {
  const translate = useTranslate()
  const { notes, act, reload } = useWizard()
  const api = useApi()
  return async (key: string | null, documentId: number | null, name: string): Promise<void> => {
    try {
      if (key !== null) await act('removeParty', { rows: [{ list: 'evidence', key }] })
      if (documentId !== null && notes.documents.some(({ id }) => id === documentId))
        await api.remove('documents', await api.get('documents', documentId))
      await reload()
    } catch (error) {
      openNotification({
        severity: SEVERITY.error,
        title: translate('wizard.failed.documentDeleted'),
        line1: named(name, failureMessage(error)),
      })
      await reload()
    }
  }
}

export function isAt(paper: Evidence, { purpose, person }: Place): boolean {
  return paper.purpose === purpose && (paper.person ?? null) === person
}

interface SlotProps {
  place: Place
  papers: readonly Evidence[]
  /** Not stored yet. */
  isDraft: (paper: Evidence) => boolean
  locked: string | null
  /** Why no paper can be added, or null. */
  closed: string | null
  /** Somebody wanted to go on: a place that is needed and empty says so. */
  isTried: boolean
  onAdd: Add
}

export function Slot({ place, papers, isDraft, locked, closed, isTried, onAdd }: SlotProps) {
  const { found } = useWizard()
  // What was declared stays; where something is wrong with it, another paper is added beside it.
  const isWrong = papers.some(({ key }) => found.some(({ question }) => question.startsWith(`evidence.${key ?? ''}.`)))
  return (
    <>
      {papers.map(paper => (
        <PaperForm
          key={paper.key}
          paper={paper}
          place={place}
          isDraft={isDraft(paper)}
          locked={closed === null && (isDraft(paper) || isUndated(paper)) ? null : locked}
          isSigned={locked !== null && !isDraft(paper)}
        />
      ))}
      {closed === null && (papers.length === 0 || place.purpose === 'Other' || (locked !== null && isWrong)) && (
        <AddPaper place={place} isMissed={isTried && papers.length === 0} onAdd={onAdd} />
      )}
    </>
  )
}

function choiceTitle(field: 'purpose' | 'kind', value: string): string {
  const found = partField('evidence').fields?.find(({ name }) => name === field)
  return found?.choices?.find(choice => choice.value === value)?.title ?? value
}

/** What is accepted, and where it is only needed in some cases. */
function useGuidance({ purpose }: Place): string {
  const translate = useTranslate()
  const { record } = useWizard()
  const kinds = (acceptedKinds(purpose, record.legalStatus) ?? []).map(kind => choiceTitle('kind', kind)).join(', ')
  if (isOfRecent(purpose)) return translate('wizard.newerThan', { kinds, months: BILL_MONTHS })
  return purpose === 'Power to sign' ? translate('wizard.ifUnnamed', { kinds }) : kinds
}

function PlaceName({ purpose }: Pick<Place, 'purpose'>) {
  return (
    <b>
      {choiceTitle('purpose', purpose)}
      {isProofNeeded(purpose) && (
        <span className="field-required" aria-hidden>
          *
        </span>
      )}
    </b>
  )
}

function AddPaper({ place, isMissed, onAdd }: { place: Place; isMissed: boolean; onAdd: Add }) {
  const translate = useTranslate()
  const errorId = useId()
  const { record, reload } = useWizard()
  const provider = useProvider()
  const guidance = useGuidance(place)
  const [isBusy, setBusy] = useState(false)
  const label = placeTitle(place)
  const error = isMissed && isProofNeeded(place.purpose) ? dossierText({ code: 'required' }) : undefined
  const addFile = async (file: File) => {
    setBusy(true)
    try {
      const { data } = await provider.upload('onboardings', { id: record.id, file, description: label, kind: EVIDENCE })
      if (typeof data.id === 'number') await onAdd(place, data.id)
    } catch (error) {
      openNotification({
        severity: SEVERITY.error,
        title: translate('wizard.failed.documentUploaded'),
        line1: named(file.name, failureMessage(error, true)),
      })
    } finally {
      await reload()
      setBusy(false)
    }
  }
  return (
    <div className="wizard-row wizard-slot">
      <div>
        <PlaceName purpose={place.purpose} />
        <small>{guidance}</small>
        {error !== undefined && (
          <p className="field-error" id={errorId}>
            {error}
          </p>
        )}
      </div>
      <FileButton
        id={placeId(place)}
        label={label}
        isBusy={isBusy}
        errorId={error === undefined ? undefined : errorId}
        onFile={file => {
          void addFile(file)
        }}
      />
    </div>
  )
}

interface FileButtonProps {
  id?: string
  label: string
  isBusy: boolean
  /** Of the words that say why a file is needed here. */
  errorId?: string | undefined
  onFile: (file: File) => void
}

export function FileButton({ id, label, isBusy, errorId, onFile }: FileButtonProps) {
  const translate = useTranslate()
  return (
    <span className="wizard-file">
      {/* The file input lies over this button, and takes clicks and the keyboard's focus: it is drawn only. */}
      <Button component="span" tabIndex={-1} aria-hidden loading={isBusy} startIcon={<UploadFileOutlined />}>
        {translate('wizard.upload')}
      </Button>
      <input
        id={id}
        type="file"
        aria-label={translate('wizard.uploadNamed', { name: label })}
        aria-describedby={errorId}
        aria-invalid={errorId !== undefined || undefined}
        accept=".pdf,.docx,.png,.jpg,.jpeg"
        disabled={isBusy}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </span>
  )
}

function storedPaper(answers: Answers | null, key: string | null | undefined) {
  const now = answers?.evidence?.find(each => each.key === key)
  return now ? toForm(ownFields('evidence'), now) : null
}

interface PaperProps {
  paper: Evidence
  place: Place
  isDraft: boolean
  locked: string | null
  /** Then only what was left open is filled in. */
  isSigned: boolean
}

function PaperForm({ paper, place, isDraft, locked, isSigned: isKept }: PaperProps) {
  const translate = useTranslate()
  const { notes, act, latest } = useWizard()
  const remove = useRemoving()
  const [start] = useState(() => toForm(ownFields('evidence'), paper))
  const file = notes.documents.find(({ id }) => id === paper.documentId)
  const { key, documentId, purpose, person } = paper
  const rowOf = (own: object): Evidence => ({ ...(isKept && paper), ...own, key, documentId, purpose, person })
  const merged = (own: object, before: Answers): Answers => {
    const rows = before.evidence ?? []
    const row = rowOf(own)
    const isStored = rows.some(each => each.key === key)
    return { ...before, evidence: isStored ? rows.map(each => (each.key === key ? row : each)) : [...rows, row] }
  }
  const read = READ_FROM[place.purpose] ?? READ_FROM_ANY
  const dated = read.filter(name => name === 'expiresOn' || name === 'issuedOn')
  const name = placeTitle(place)
  return (
    <div role="group" aria-label={name} className="wizard-slot">
      <div className="wizard-row">
        <div>
          <PlaceName purpose={place.purpose} />
          <small>{file ? <DocumentLink id={file.id} fileName={file.fileName} /> : translate('wizard.uploaded')}</small>
        </div>
        {locked === null && !isKept && !isDraft && (
          <Button
            variant="text"
            size="small"
            aria-label={translate('wizard.removeNamed', { name })}
            onClick={() => {
              void remove(key ?? null, documentId ?? null, file?.fileName ?? name)
            }}
          >
            {translate('wizard.remove')}
          </Button>
        )}
      </div>
      <AnswerForm
        id={`evidence.${key ?? ''}`}
        part="evidence"
        path={`evidence.${key ?? ''}`}
        person="none"
        only={isKept ? dated : read}
        required={[...(isKept ? [] : ['kind', 'holderName']), ...(place.purpose === 'Other' ? [] : dated)]}
        start={start}
        stored={() => storedPaper(latest().answers, key)}
        isNew={isDraft}
        isBegun={isDraft}
        failed={translate('wizard.failed.documentUpdated')}
        subject={() => file?.fileName ?? name}
        locked={locked}
        merged={({ own }, before) => merged(own, before)}
        save={({ own }) => act('saveParty', { evidence: rowOf(own) })}
      />
    </div>
  )
}
