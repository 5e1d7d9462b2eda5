/** The parties of a list as a table: who each is, what belongs to this list, and whether something is left to do. */
import { useState } from 'react'
import Button from '@mui/material/Button'
import { isDecimal, valueOf } from '../entity.ts'
import type { Field } from '../entity.ts'
import { formatDate, formatPercent, formatValue } from '../formats.ts'
import { answerNamed } from '../onboarding/answerPaths.ts'
import { dossierText } from '../onboarding/dossierTexts.ts'
import { fullName } from '../onboarding/people.ts'
import type { Answers, Person, PersonList } from '../onboarding/people.ts'
import { requiredIn } from '../onboarding/dossierRequired.ts'
import { notifyFailure } from '../web/kit/data/failures.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { ConfirmDialog } from '../web/kit/dialog/ConfirmDialog.tsx'
import { isRight } from '../web/kit/page/alignment.ts'
import { ownFields, partField } from './formFields.ts'
import { isMissingCode } from '../onboarding/dossier.ts'
import { useWizard } from './useWizard.tsx'

export type PartyPart = PersonList | 'thirdPartyCompanies'
export type PartyRow = NonNullable<Answers[PartyPart]>[number]

/** A row on the screen: stored, or about to be. */
export interface Row {
  key: string
  isNew: boolean
  /** Chosen from those named already: only what belongs to this list is asked. */
  picked: Person | null
  stored: PartyRow
}

export function personIn(row: object): Person | undefined {
  const person: Person | null | undefined =
    'individual' in row && typeof row.individual === 'object' ? row.individual : undefined
  return person ?? undefined
}

export function nameOf(row: object): string {
  const person = personIn(row)
  const company = answerNamed(row, 'name')
  return person ? fullName(person) : typeof company === 'string' ? company : ''
}

interface PartyTableProps {
  part: PartyPart
  rows: readonly Row[]
  locked: string | null
  onOpen: (key: string) => void
}

export function PartyTable({ part, rows, locked, onOpen }: PartyTableProps) {
  const translate = useTranslate()
  const { record } = useWizard()
  if (rows.length === 0) return null
  const [fact] = requiredIn(part, { legalStatus: record.legalStatus, answers: null })
  const field = ownFields(part).find(({ name }) => name === fact)
  const isShown = part !== 'thirdPartyCompanies' && field !== undefined
  return (
    <div className="wizard-card wizard-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{partField(part).title}</th>
            <th scope="col">{translate('wizard.column.country')}</th>
            {isShown && (
              <th scope="col" data-align={isRight(field) ? 'right' : undefined}>
                {field.title}
              </th>
            )}
            <th scope="col">{translate('wizard.column.state')}</th>
            <th scope="col">
              <span className="visually-hidden">{translate('wizard.change')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.key}>
              <Who row={row} />
              {isShown && (
                <td data-align={isRight(field) ? 'right' : undefined} data-label={field.title}>
                  {factOf(field, row.stored)}
                </td>
              )}
              <State part={part} row={row} />
              <Buttons part={part} row={row} locked={locked} onOpen={() => onOpen(row.key)} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function factOf(field: Field, row: object): string {
  const value = valueOf(row, field.name)
  if (field.kind === 'decimal') return isDecimal(value) ? formatPercent(value) : '–'
  return formatValue(field, value) || '–'
}

function Who({ row }: { row: Row }) {
  const translate = useTranslate()
  const { references } = useWizard()
  const person = personIn(row.stored)
  const { stored } = row
  const countryOf = (id: number | null | undefined): string =>
    references.countries.find(country => country.id === id)?.name ?? ''
  const country = countryOf(person ? person.residentialCountryId : 'countryId' in stored ? stored.countryId : null)
  return (
    <>
      <th scope="row">
        {nameOf(row.stored) || translate('wizard.unnamed')}
        {person?.birthDate && <small>{translate('wizard.born', { date: formatDate(person.birthDate) })}</small>}
      </th>
      <td data-label={translate('wizard.column.country')}>{country || '–'}</td>
    </>
  )
}

/** What is still to be answered about the party, or put right. */
function State({ part, row }: { part: PartyPart; row: Row }) {
  const translate = useTranslate()
  const { found } = useWizard()
  const at = `${part}.${row.key}`
  const own = found.filter(({ question, warning }) => !warning && (question === at || question.startsWith(`${at}.`)))
  const missing = own.filter(({ code }) => isMissingCode(code)).length
  const wrong = own.length - missing
  const label =
    wrong > 0
      ? translate('wizard.wrong', { smart_count: wrong })
      : missing > 0
        ? translate('wizard.missing', { smart_count: missing })
        : translate('wizard.complete')
  return (
    <td data-question={at}>
      <span className="wizard-state" data-tone={wrong > 0 ? 'bad' : missing > 0 ? 'warn' : 'ok'}>
        {label}
      </span>
      {own
        .filter(({ question }) => question === at)
        .map(finding => (
          <small key={finding.code}>{dossierText(finding)}</small>
        ))}
    </td>
  )
}

interface ButtonsProps {
  part: PartyPart
  row: Row
  locked: string | null
  onOpen: () => void
}

function Buttons({ part, row, locked, onOpen }: ButtonsProps) {
  const translate = useTranslate()
  const { act } = useWizard()
  const [isAsked, setAsked] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const name = nameOf(row.stored) || translate('wizard.unnamed')
  const remove = async () => {
    setRemoving(true)
    try {
      await act('removeParty', { rows: [{ list: part, key: row.key }] })
    } catch (error) {
      notifyFailure(error)
      setRemoving(false)
    }
  }
  return (
    <td className="wizard-picks">
      <Button
        variant="text"
        size="small"
        aria-label={translate(locked === null ? 'wizard.changeNamed' : 'wizard.showNamed', { name })}
        onClick={onOpen}
      >
        {translate(locked === null ? 'wizard.change' : 'wizard.show')}
      </Button>
      {locked === null && (
        <Button
          variant="text"
          size="small"
          loading={isRemoving}
          aria-label={translate('wizard.removeNamed', { name })}
          onClick={() => setAsked(true)}
        >
          {translate('wizard.remove')}
        </Button>
      )}
      {isAsked && (
        <ConfirmDialog
          title={translate('wizard.removeTitle', { name })}
          verb={translate('wizard.remove')}
          destroys
          onClose={() => setAsked(false)}
          onConfirm={() => {
            setAsked(false)
            void remove()
          }}
        >
          <p>{translate('wizard.removeSentence')}</p>
        </ConfirmDialog>
      )}
    </td>
  )
}
