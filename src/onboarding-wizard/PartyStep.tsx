/** A list of parties: each is saved by a call of its own, and who is named already is chosen instead of typed again. */
import { useCallback, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import Button from '@mui/material/Button'
import AddOutlined from '@mui/icons-material/AddOutlined'
import { valueOf } from '../entity.ts'
import type { Decimal, Field } from '../entity.ts'
import type { UncheckedValues } from '../entityTypes.ts'
import { formatPercent } from '../formats.ts'
import { add, compare, isZero } from '../money.ts'
import { dossierText } from '../onboarding/dossierTexts.ts'
import { personRequired, requiredIn } from '../onboarding/dossierRequired.ts'
import { distinctPeople, fullName, isSamePerson } from '../onboarding/people.ts'
import type { Answers, Person } from '../onboarding/people.ts'
import { questionnaireOf, usualRow } from '../onboarding/questionnaire.ts'
import type { LegalStatus } from '../onboarding/questionnaire.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { isEmpty } from '../web/kit/data/values.ts'
import { AnswerForm } from './AnswerForm.tsx'
import type { GivenAnswers } from './AnswerForm.tsx'
import { Asked } from './Asked.tsx'
import {
  ownerFields,
  ownFields,
  partyTitle,
  personFields,
  proposedForPerson,
  proposedForRole,
  toForm,
} from './formFields.ts'
import { BelowThreshold, CopyAddress } from './OwnerHelp.tsx'
import { nameOf, PartyTable, personIn } from './PartyTable.tsx'
import type { PartyPart, PartyRow, Row } from './PartyTable.tsx'
import { findingsOfList } from './steps.ts'
import { useTyped } from './useTyped.tsx'
import { newKey, useWizard } from './useWizard.tsx'

export function PartyStep({ part, locked }: { part: PartyPart; locked: string | null }) {
  const { answers, record } = useWizard()
  const [drafts, setDrafts] = useState<readonly Row[]>([])
  const shown = useSearchParams()[0].get('question')
  const [open, setOpen] = useState(() => rowsOf(part, shown))
  const stored = (answers[part] ?? []).map((row, index): Row => {
    const draft = drafts.find(({ key }) => key === row.key)
    return { key: row.key ?? String(index), isNew: false, picked: draft?.picked ?? null, stored: row }
  })
  const rows = inOrder(stored, drafts)
  const isCompany = part === 'thirdPartyCompanies'
  const others = distinctPeople({ ...record, answers }).filter(
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
  return (
    <>
      <Asked path={part} />
      <PartyTable
        part={part}
        rows={rows.filter(({ key }) => !open.includes(key))}
        locked={locked}
        onOpen={key => setOpen(before => [...before, key])}
      />
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
        ) : null,
      )}
      <ListFindings part={part} open={open} />
      {locked === null && <AddParty others={isCompany ? [] : others} isCompany={isCompany} onBegin={begin} />}
      {part === 'beneficialOwners' && questionnaireOf(record.legalStatus).owners === 'shares' && <Total />}
    </>
  )
}

/** The row of the question that the address names is open from the start. */
function rowsOf(part: PartyPart, question: string | null): readonly string[] {
  const [list, row] = question?.split('.') ?? []
  return list === part && row !== undefined ? [row] : []
}

/** As they were begun on this screen, after those that were there before: of two rows the second may be saved alone. */
function inOrder(stored: readonly Row[], drafts: readonly Row[]): Row[] {
  const before = stored.filter(({ key }) => !drafts.some(draft => draft.key === key))
  return [...before, ...drafts.map(draft => stored.find(({ key }) => key === draft.key) ?? draft)]
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

/** What concerns the list, or a row of it as a whole: no field would say it. */
function ListFindings({ part, open }: { part: PartyPart; open: readonly string[] }) {
  const { found, answers } = useTyped()
  return findingsOfList(found, part, answers, open).map(finding => (
    <p
      key={`${finding.question} ${finding.code}`}
      className="message"
      tabIndex={-1}
      data-question={finding.question}
      data-tone={finding.warning ? 'warn' : 'bad'}
      role="status"
    >
      {dossierText(finding)}
    </p>
  ))
}

function Total() {
  const translate = useTranslate()
  const { answers } = useTyped()
  const total = (answers.beneficialOwners ?? []).reduce<Decimal>(
    (sum, { ownership }) => add(sum, ownership ?? '0'),
    '0',
  )
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

function rowIn(answers: Answers | null | undefined, part: PartyPart, key: string): PartyRow | undefined {
  const rows: readonly PartyRow[] = answers?.[part] ?? []
  return rows.find(each => each.key === key)
}

/** What is empty here and was so before may have been answered under another legal status: that is kept. */
function withoutUnasked(row: UncheckedValues, asked: object | undefined): object {
  return Object.fromEntries(
    Object.entries(row).filter(([name, value]) => !isEmpty(value) || (asked && !isEmpty(valueOf(asked, name)))),
  )
}

function storedParty(answers: Answers, part: PartyPart, key: string): UncheckedValues | null {
  const now = rowIn(answers, part, key)
  return now ? toForm([...personFields(), ...ownFields(part)], personIn(now), now) : null
}

/** What has to be answered about a party, and what owners of this legal status are asked. */
function useAsked(part: PartyPart, legalStatus: LegalStatus, stored: object) {
  const required = useMemo(
    () => [
      ...requiredIn(part, { legalStatus, answers: null }),
      ...(part === 'thirdPartyCompanies' ? [] : personRequired(part)),
    ],
    [part, legalStatus],
  )
  const ownersAsked = useCallback(
    (fields: readonly Field[]) => ownerFields(fields, legalStatus, stored),
    [legalStatus, stored],
  )
  return { required, ownersAsked }
}

function PartyCard({ part, row, place, locked, onDropped }: PartyProps & { place: number; onDropped: () => void }) {
  const translate = useTranslate()
  const { record, act, latest, latestAnswers } = useWizard()
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
  const merged = (given: GivenAnswers, before: Answers): Answers => {
    const rows: readonly PartyRow[] = before[part] ?? []
    const now = rowOf(given)
    const has = rows.some(each => each.key === row.key)
    return {
      ...before,
      [part]: has ? rows.map(each => (each.key === row.key ? now : each)) : [...rows, now],
    }
  }
  const { legalStatus } = record
  const { required, ownersAsked } = useAsked(part, legalStatus, row.stored)
  const hasRoles = questionnaireOf(legalStatus).owners === 'roles'
  const title = nameOf(row.stored) || `${partyTitle(part)} ${place}`
  return (
    <PartySection part={part} row={row} title={title} onChange={asksPerson ? null : () => setAsksPerson(true)}>
      {row.picked && !asksPerson && <p className="wizard-card-lead">{translate('wizard.chosen')}</p>}
      <AnswerForm
        key={String(asksPerson)}
        id={`${part}.${row.key}`}
        part={part}
        path={`${part}.${row.key}`}
        person={isCompany || !asksPerson ? 'none' : 'with'}
        required={required}
        start={start}
        stored={() => storedParty(latestAnswers(), part, row.key)}
        isNew={row.isNew}
        failed={translate(FAILED[part])}
        subject={given => nameOf(rowOf(given)) || title}
        locked={locked}
        compute={part === 'beneficialOwners' && hasRoles ? proposedForRole : proposedForPerson}
        {...(part === 'beneficialOwners' && { fieldsFor: ownersAsked })}
        merged={merged}
        isBegun={row.picked !== null}
        save={given => {
          const [kept, asked] = [latest().answers, latestAnswers()].map(each => rowIn(each, part, row.key))
          return act('saveParty', { [part]: { ...kept, ...withoutUnasked(rowOf(given), asked) } })
        }}
      >
        {part === 'beneficialOwners' && !hasRoles && <BelowThreshold />}
        {!isCompany && asksPerson && locked === null && <CopyAddress personKey={personKey} />}
        {row.isNew && (
          <Button variant="text" size="small" onClick={onDropped}>
            {translate('wizard.remove')}
          </Button>
        )}
      </AnswerForm>
    </PartySection>
  )
}

interface SectionProps {
  part: PartyPart
  row: Row
  /** Until a name is typed. */
  title: string
  onChange: (() => void) | null
  children: ReactNode
}

/** Named as its party is by now; the form inside is not drawn anew with each answer. */
function PartySection({ part, row, title, onChange, children }: SectionProps) {
  const translate = useTranslate()
  const name = nameOf(rowIn(useTyped().answers, part, row.key) ?? {}) || title
  return (
    <section className="wizard-card" aria-label={name}>
      <header>
        <h2>{name}</h2>
        {onChange && (
          <Button variant="text" size="small" onClick={onChange}>
            {translate('wizard.change')}
          </Button>
        )}
      </header>
      {children}
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
