/** The papers that prove what was answered: one place for each, with what is read from it. */
import { useState } from 'react'
import Button from '@mui/material/Button'
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import {
  acceptedKinds,
  EVIDENCE,
  PROVES_PERSON,
  provingPeople,
  READ_FROM,
  READ_FROM_ANY,
  isUndated,
} from '../onboarding/dossierEvidence.ts'
import type { Evidence } from '../onboarding/dossierEvidence.ts'
import { fullName, isSamePerson } from '../onboarding/people.ts'
import type { Answers, Person } from '../onboarding/people.ts'
import { isPerson } from '../onboarding/questionnaire.ts'
import { isSigned } from '../onboarding/steps.ts'
import { useApi } from '../web/kit/data/api.ts'
import { failureMessage } from '../web/kit/data/failures.ts'
import { openNotification, SEVERITY } from '../web/kit/data/notifications.ts'
import { useProvider } from '../web/kit/data/provider.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { Asked } from './Asked.tsx'
import { ownFields, partField, toForm } from './formFields.ts'
import { newKey, useWizard } from './useWizard.tsx'

type Purpose = NonNullable<Evidence['purpose']>

/** A paper that is needed, or that somebody adds besides. */
interface Place {
  purpose: Purpose
  /** Whose paper; null for that of the investor itself. */
  person: string | null
  name: string
}

export function DocumentsStep({ locked }: { locked: string | null }) {
  const translate = useTranslate()
  const { answers, record } = useWizard()
  const people = provingPeople(record)
  const signs = (person: Person): boolean =>
    (answers.signatories ?? []).some(({ individual }) => individual && isSamePerson(individual, person))
  const groups = [
    ...people.map(person => ({
      name: fullName(person),
      // Whoever is named as a signatory after the declaration adds papers until the contract is signed.
      locked: signs(person) && !isSigned('Subscription', record.status) ? null : locked,
      places: [...PROVES_PERSON, ...(signs(person) ? (['Power to sign'] as const) : [])].map((purpose): Place => ({
        purpose,
        person: person.key ?? null,
        name: fullName(person),
      })),
    })),
    ...(isPerson(record.legalStatus)
      ? []
      : [
          {
            name: record.investorName,
            locked,
            places: [{ purpose: 'Existence', person: null, name: record.investorName } as const],
          },
        ]),
  ]
  const papers = answers.evidence ?? []
  const placed = (paper: Evidence) => groups.some(({ places }) => places.some(place => isAt(paper, place)))
  return (
    <>
      <Asked path="evidence" />
      {groups.map(({ name, places, locked: closed }) => (
        <section key={name} className="wizard-card" aria-label={translate('wizard.documentOf', { name })}>
          <header>
            <h2>{translate('wizard.documentOf', { name })}</h2>
          </header>
          {places.map(place => (
            <Slot
              key={place.purpose}
              place={place}
              papers={papers.filter(paper => isAt(paper, place))}
              locked={locked}
              closed={closed}
            />
          ))}
        </section>
      ))}
      <section className="wizard-card" aria-label={translate('wizard.addAnother')}>
        <header>
          <h2>{translate('wizard.addAnother')}</h2>
        </header>
        <Slot
          place={{ purpose: 'Other', person: null, name: record.investorName }}
          papers={papers.filter(paper => !placed(paper))}
          locked={locked}
          closed={locked}
        />
      </section>
    </>
  )
}

function isAt(paper: Evidence, { purpose, person }: Place): boolean {
  return paper.purpose === purpose && (paper.person ?? null) === person
}

interface SlotProps {
  place: Place
  papers: readonly Evidence[]
  locked: string | null
  /** Why no paper can be added, or null. */
  closed: string | null
}

function Slot({ place, papers, locked, closed }: SlotProps) {
  const title = choiceTitle('purpose', place.purpose)
  return (
    <>
      {papers.map(paper => (
        <PaperForm
          key={paper.key}
          paper={paper}
          place={place}
          locked={closed === null && isUndated(paper) ? null : locked}
          isSigned={locked !== null}
        />
      ))}
      {closed === null && (papers.length === 0 || place.purpose === 'Other') && (
        <AddPaper place={place} label={`${title}, ${place.name}`} title={title} />
      )}
    </>
  )
}

function choiceTitle(field: 'purpose' | 'kind', value: string): string {
  const found = partField('evidence').fields?.find(({ name }) => name === field)
  return found?.choices?.find(choice => choice.value === value)?.title ?? value
}

function AddPaper({ place, label, title }: { place: Place; label: string; title: string }) {
  const translate = useTranslate()
  const { record, act, reload } = useWizard()
  const provider = useProvider()
  const [isBusy, setBusy] = useState(false)
  const kinds = acceptedKinds(place.purpose, record.legalStatus) ?? []
  const [kind] = kinds
  const addFile = async (file: File) => {
    setBusy(true)
    try {
      const description = `${title}, ${place.name}`
      const { data } = await provider.upload('onboardings', { id: record.id, file, description, kind: EVIDENCE })
      const { purpose, person, name } = place
      await act('saveParty', {
        evidence: {
          key: newKey(),
          documentId: data.id,
          purpose,
          kind: kind ?? 'Other',
          person,
          holderName: name,
        },
      })
      await reload()
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
    <div className="wizard-row">
      <div>
        <b>{title}</b>
        <small>{kinds.map(each => choiceTitle('kind', each)).join(', ')}</small>
      </div>
      <FileButton
        label={label}
        isBusy={isBusy}
        onFile={file => {
          void addFile(file)
        }}
      />
    </div>
  )
}

interface FileButtonProps {
  label: string
  isBusy: boolean
  onFile: (file: File) => void
}

export function FileButton({ label, isBusy, onFile }: FileButtonProps) {
  const translate = useTranslate()
  return (
    <span className="wizard-file">
      <Button component="span" loading={isBusy} startIcon={<UploadFileOutlined />}>
        {translate('wizard.upload')}
      </Button>
      <input
        type="file"
        aria-label={label}
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
  locked: string | null
  /** Then only what was left open is filled in. */
  isSigned: boolean
}

function PaperForm({ paper, place, locked, isSigned: isKept }: PaperProps) {
  const translate = useTranslate()
  const { answers, notes, act, reload, latest } = useWizard()
  const api = useApi()
  const [start] = useState(() => toForm(ownFields('evidence'), paper))
  const document = notes.documents.find(({ id }) => id === paper.documentId)
  const { key, documentId, purpose, person } = paper
  const rowOf = (own: object): Evidence => ({ ...(isKept && paper), ...own, key, documentId, purpose, person })
  const merged = (own: object): Answers => ({
    ...answers,
    evidence: (answers.evidence ?? []).map(each => (each.key === key ? rowOf(own) : each)),
  })
  const read = READ_FROM[place.purpose] ?? READ_FROM_ANY
  const dated = read.filter(name => name === 'expiresOn' || name === 'issuedOn')
  const only = isKept ? dated : read
  const remove = async () => {
    try {
      await act('removeParty', { rows: [{ list: 'evidence', key }] })
      if (document) {
        const stored = await api.get('documents', document.id)
        await api.remove('documents', stored)
      }
      await reload()
    } catch (error) {
      openNotification({
        severity: SEVERITY.error,
        title: translate('wizard.failed.documentDeleted'),
        line1: failureMessage(error),
      })
    }
  }
  const title = choiceTitle('purpose', place.purpose)
  return (
    <div role="group" aria-label={`${title}, ${place.name}`}>
      <div className="wizard-row">
        <div>
          <b>{title}</b>
          <small>{document?.fileName ?? translate('wizard.uploaded')}</small>
        </div>
        {locked === null && !isKept && (
          <Button
            variant="text"
            size="small"
            aria-label={translate('wizard.removeNamed', { name: `${title}, ${place.name}` })}
            onClick={() => {
              void remove()
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
        only={only}
        required={[...(isKept ? [] : ['kind', 'holderName']), ...(place.purpose === 'Other' ? [] : dated)]}
        start={start}
        stored={() => storedPaper(latest().answers, key)}
        isNew={false}
        failed={translate('wizard.failed.documentUpdated')}
        locked={locked}
        merged={({ own }) => merged(own)}
        save={({ own }) => act('saveParty', { evidence: rowOf(own) })}
      />
    </div>
  )
}
