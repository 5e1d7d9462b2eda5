/** A list of parties: each is saved by a call of its own, and who is named already is chosen instead of typed again. */
import { useMemo, useState } from 'react'
import Button from '@mui/material/Button'
import AddOutlined from '@mui/icons-material/AddOutlined'
import { valueOf } from '../entity.ts'
import type { UncheckedValues } from '../entityTypes.ts'
import { formatDate, formatPercent } from '../formats.ts'
import { add, compare, isZero } from '../money.ts'
import { dossierText } from '../onboarding/dossierTexts.ts'
import { personRequired, requiredIn } from '../onboarding/dossierRequired.ts'
import { distinctPeople, fullName, isSamePerson } from '../onboarding/people.ts'
import type { Answers, Person, PersonList } from '../onboarding/people.ts'
import { questionnaireOf, usualRow } from '../onboarding/questionnaire.ts'
import { notifyFailure } from '../web/kit/data/failures.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { AnswerForm } from './AnswerForm.tsx'
import type { GivenAnswers } from './AnswerForm.tsx'
import { Asked } from './Asked.tsx'
import { ownFields, partField, personFields, proposedForPerson, toForm } from './formFields.ts'
import { newKey, useWizard } from './useWizard.tsx'

export type PartyPart = PersonList | 'thirdPartyCompanies'

/** A row on the screen: stored, or about to be. */
interface Row {
  key: string
  isNew: boolean
  /** Chosen from those named already: only what belongs to this list is asked. */
  picked: Person | null
  stored: object
}

export function PartyStep({ part, locked }: { part: PartyPart; locked: string | null }) {
  const { answers, record, found } = useWizard()
  const [drafts, setDrafts] = useState<readonly Row[]>([])
  const [open, setOpen] = useState<readonly string[]>([])
  const stored = (answers[part] ?? []).map((row, index): Row => {
    const draft = drafts.find(({ key }) => key === row.key)
    return { key: row.key ?? String(index), isNew: false, picked: draft?.picked ?? null, stored: row }
  })
  const fresh = drafts.filter(({ key }) => !stored.some(row => row.key === key))
  const rows = [...stored, ...fresh]
  const isCompany = part === 'thirdPartyCompanies'
  const others = distinctPeople(answers).filter(
    person => !rows.some(row => isSamePerson(personIn(row.stored) ?? {}, person)),
  )
  const begin = (picked: Person | null) => {
    const row: Row = {
      key: newKey(),
      isNew: true,
      picked,
      stored: { ...usualRow(part, record.legalStatus), individual: picked ?? { key: newKey() } },
    }
    setDrafts(before => [...before, row])
    setOpen(before => [...before, row.key])
  }
  const general = found.filter(({ question, warning }) => question === part && !warning)
  const hints = found.filter(({ question, warning }) => question.split('.')[0] === part && warning)
  return (
    <>
      <Asked path={part} />
      {rows.map((row, index) =>
        open.includes(row.key) ? (
          <PartyCard
            key={row.key}
            part={part}
            row={row}
            place={index + 1}
            locked={locked}
            onDropped={() => setDrafts(before => before.filter(({ key }) => key !== row.key))}
          />
        ) : (
          <PartySummary
            key={row.key}
            part={part}
            row={row}
            locked={locked}
            onOpen={() => setOpen(before => [...before, row.key])}
          />
        ),
      )}
      {[...general.filter(({ code }) => code !== 'partyNeeded'), ...hints].map(finding => (
        <p key={finding.code} className="message" data-tone={finding.warning ? 'warn' : 'bad'} role="status">
          {dossierText(finding)}
        </p>
      ))}
      {locked === null && <AddParty others={isCompany ? [] : others} isCompany={isCompany} onBegin={begin} />}
      {part === 'beneficialOwners' && questionnaireOf(record.legalStatus).owners === 'shares' && <Total />}
    </>
  )
}

interface AddPartyProps {
  /** Named already, and not yet in this list. */
  others: readonly Person[]
  isCompany: boolean
  onBegin: (picked: Person | null) => void
}

function AddParty({ others, isCompany, onBegin }: AddPartyProps) {
  const translate = useTranslate()
  return (
    <section className="wizard-card" aria-label={translate('wizard.addAnother')}>
      {others.length > 0 && <p className="wizard-card-lead">{translate('wizard.named')}</p>}
      <div className="wizard-picks">
        {others.map(person => (
          <Button
            key={person.key ?? fullName(person)}
            startIcon={<AddOutlined />}
            onClick={() => onBegin({ ...person, key: person.key ?? newKey() })}
          >
            {fullName(person)}
          </Button>
        ))}
        <Button variant={others.length > 0 ? 'text' : 'outlined'} onClick={() => onBegin(null)}>
          {translate(isCompany ? 'wizard.addCompany' : 'wizard.addPerson')}
        </Button>
      </div>
    </section>
  )
}

function personIn(row: object): Person | undefined {
  const person: Person | null | undefined =
    'individual' in row && typeof row.individual === 'object' ? row.individual : undefined
  return person ?? undefined
}

function Total() {
  const translate = useTranslate()
  const { answers } = useWizard()
  const total = (answers.beneficialOwners ?? []).reduce<string>((sum, { ownership }) => add(sum, ownership ?? '0'), '0')
  if (isZero(total)) return null
  return (
    <p className="wizard-total" data-tone={compare(total, '100') > 0 ? 'bad' : undefined}>
      {translate('wizard.rest')} <b>{formatPercent(total)}</b>
    </p>
  )
}

interface PartyProps {
  part: PartyPart
  row: Row
  locked: string | null
}

function nameOf(row: Row): string {
  const person = personIn(row.stored)
  const company = valueOf(row.stored, 'name')
  return person ? fullName(person) : typeof company === 'string' ? company : ''
}

function PartySummary({ part, row, locked, onOpen }: PartyProps & { onOpen: () => void }) {
  const translate = useTranslate()
  const { ground, found, act } = useWizard()
  const [isRemoving, setRemoving] = useState(false)
  const person = personIn(row.stored)
  const country = ground.countries.find(({ id }) => id === person?.residentialCountryId)?.name
  const share = valueOf(row.stored, 'ownership')
  const facts = [
    person?.birthDate ? formatDate(person.birthDate) : '',
    country ?? '',
    typeof share === 'string' ? formatPercent(share) : '',
  ].filter(fact => fact !== '')
  const at = `${part}.${row.key}`
  const open = found.filter(({ question, warning }) => !warning && (question === at || question.startsWith(`${at}.`)))
  const name = nameOf(row)
  const remove = async () => {
    setRemoving(true)
    try {
      await act('removeParty', { rows: [{ list: part, key: row.key }] })
    } catch (error) {
      notifyFailure(error)
    } finally {
      setRemoving(false)
    }
  }
  return (
    <section className="wizard-card wizard-row" aria-label={name}>
      <div>
        <b>{name || translate('wizard.addPerson')}</b>
        <small>{facts.join(' · ')}</small>
        {open.length > 0 && <small>{translate('wizard.missing', { smart_count: open.length })}</small>}
        {open
          .filter(({ question }) => question === at)
          .map(finding => (
            <small key={finding.code}>{dossierText(finding)}</small>
          ))}
      </div>
      <div className="wizard-picks">
        <Button variant="text" size="small" onClick={onOpen}>
          {translate('wizard.change')}
        </Button>
        {locked === null && (
          <Button
            variant="text"
            size="small"
            loading={isRemoving}
            aria-label={translate('wizard.removeNamed', { name })}
            onClick={() => {
              void remove()
            }}
          >
            {translate('wizard.remove')}
          </Button>
        )}
      </div>
    </section>
  )
}

function storedParty(answers: Answers | null, part: PartyPart, key: string): UncheckedValues | null {
  const rows: readonly object[] = answers?.[part] ?? []
  const now = rows.find(each => valueOf(each, 'key') === key)
  return now ? toForm([...personFields(), ...ownFields(part)], personIn(now), now) : null
}

function PartyCard({ part, row, place, locked, onDropped }: PartyProps & { place: number; onDropped: () => void }) {
  const translate = useTranslate()
  const { answers, record, act, latest } = useWizard()
  const [asksPerson, setAsksPerson] = useState(row.picked === null)
  const isCompany = part === 'thirdPartyCompanies'
  const person = personIn(row.stored)
  const [personKey] = useState(() => person?.key ?? newKey())
  const [start] = useState(() => toForm([...personFields(), ...ownFields(part)], person, row.stored))
  const rowOf = ({ own, person: typed }: GivenAnswers): UncheckedValues => ({
    ...own,
    key: row.key,
    ...(!isCompany && { individual: asksPerson ? { ...typed, key: personKey } : (row.picked ?? person) }),
  })
  const merged = (given: GivenAnswers): Answers => {
    const rows: readonly object[] = answers[part] ?? []
    const now = rowOf(given)
    const has = rows.some(each => valueOf(each, 'key') === row.key)
    return {
      ...answers,
      [part]: has ? rows.map(each => (valueOf(each, 'key') === row.key ? now : each)) : [...rows, now],
    }
  }
  const { legalStatus } = record
  const required = useMemo(
    () => [
      ...requiredIn(part, { legalStatus, answers: null }),
      ...(part === 'thirdPartyCompanies' ? [] : personRequired(part)),
    ],
    [part, legalStatus],
  )
  const title = nameOf(row) || `${partField(part).title} ${place}`
  return (
    <section className="wizard-card" aria-label={title}>
      <header>
        <h2>{title}</h2>
        {!asksPerson && (
          <Button variant="text" size="small" onClick={() => setAsksPerson(true)}>
            {translate('wizard.change')}
          </Button>
        )}
      </header>
      {row.picked && !asksPerson && <p className="wizard-card-lead">{translate('wizard.chosen')}</p>}
      <AnswerForm
        key={String(asksPerson)}
        id={`${part}.${row.key}`}
        part={part}
        path={`${part}.${row.key}`}
        person={isCompany || !asksPerson ? 'none' : 'with'}
        required={required}
        start={start}
        stored={() => storedParty(latest().answers, part, row.key)}
        isNew={row.isNew}
        failed={translate(FAILED[part])}
        locked={locked}
        compute={proposedForPerson}
        merged={merged}
        save={given => act('saveParty', { [part]: rowOf(given) })}
      >
        {row.isNew && (
          <Button variant="text" size="small" onClick={onDropped}>
            {translate('wizard.remove')}
          </Button>
        )}
      </AnswerForm>
    </section>
  )
}

const FAILED = {
  beneficialOwners: 'wizard.failed.beneficialOwners',
  controllersAndDirectors: 'wizard.failed.controllersAndDirectors',
  otherParties: 'wizard.failed.otherParties',
  thirdPartyIndividuals: 'wizard.failed.individual',
  thirdPartyCompanies: 'wizard.failed.otherParties',
  signatories: 'wizard.failed.individual',
} as const satisfies Record<PartyPart, string>
