/** What the answers about taxes lead to, as they are typed: what is signed, and who controls the investor. */
import { useState } from 'react'
import Button from '@mui/material/Button'
import { formatPercent, formatValue } from '../formats.ts'
import { controllingPeople, isPassive } from '../onboarding/controllingPeople.ts'
import type { ControllingPerson } from '../onboarding/controllingPeople.ts'
import { classified } from '../onboarding/taxStatus.ts'
import { fullName } from '../onboarding/people.ts'
import { isPerson } from '../onboarding/questionnaire.ts'
import { isSigned } from '../onboarding/steps.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { ownFields, personFields } from './formFields.ts'
import type { StepId } from './steps.ts'
import { NumberInRow } from './NumberInRow.tsx'
import type { ControllingPart } from './NumberInRow.tsx'
import { useTyped } from './useTyped.tsx'
import { useWizard } from './useWizard.tsx'

/** Who certifies its tax residence besides the investor: the controlling persons of a passive entity. */
function useOutcome() {
  const { record, references } = useWizard()
  const { answers } = useTyped()
  const { legalStatus, status } = record
  const { countries } = references
  const stored = answers.taxClassification ?? {}
  // What is signed stands as it was signed.
  const tax = isSigned('Due diligence', status) ? stored : classified(stored, { legalStatus, answers, countries })
  const dossier = { legalStatus, answers: { ...answers, taxClassification: tax } }
  return { tax, controlling: isPassive(tax) ? controllingPeople(dossier) : [] }
}

/** Each of them is a part of the one declaration. */
export function PapersToSign() {
  const translate = useTranslate()
  const { record } = useWizard()
  const { tax, controlling } = useOutcome()
  if (!tax.fatcaForm) return null
  return (
    <>
      <h2>{translate('wizard.toSign.title')}</h2>
      <ul>
        <li>{tax.fatcaForm}</li>
        <li>{translate(isPerson(record.legalStatus) ? 'wizard.toSign.own' : 'wizard.toSign.entity')}</li>
        {controlling.length > 0 && (
          <li>{translate('wizard.toSign.controlling', { smart_count: controlling.length })}</li>
        )}
      </ul>
      <p>{translate('wizard.toSign.inOne')}</p>
    </>
  )
}

/** `onStep`: where they were named, and where what is missing is added. */
export function WhoControls({ locked, onStep }: { locked: string | null; onStep: (step: StepId) => void }) {
  const translate = useTranslate()
  const { record } = useWizard()
  const { answers } = useTyped()
  const { tax, controlling } = useOutcome()
  if (isPerson(record.legalStatus) || !isPassive(tax)) return null
  const isOwned = (answers.beneficialOwners ?? []).length > 0
  const source = isOwned ? 'owners' : 'controllers'
  return (
    <section className="wizard-card" aria-labelledby="who-controls">
      <header>
        <h2 id="who-controls">{translate('wizard.controls.title')}</h2>
        <Button variant="text" size="small" onClick={() => onStep(source)}>
          {translate('wizard.controls.change')}
        </Button>
      </header>
      <p>
        {translate(tax.financialInstitution === true ? 'wizard.controls.ofInstitution' : 'wizard.controls.from', {
          step: translate(`wizard.step.${source}`),
        })}
      </p>
      {controlling.length > 0 ? (
        <div className="wizard-table">
          <table>
            <thead>
              <tr>
                <th scope="col">{translate('wizard.controls.person')}</th>
                {isOwned && (
                  <th scope="col" data-align="right">
                    {OWNERSHIP.title}
                  </th>
                )}
                <th scope="col">{TAX_RESIDENCE.title}</th>
                <th scope="col">{TAX_NUMBER.title}</th>
              </tr>
            </thead>
            <tbody>
              {controlling.map((person, index) => (
                <Controlling
                  key={person.individual.key ?? index}
                  person={person}
                  part={isOwned ? 'beneficialOwners' : 'controllersAndDirectors'}
                  locked={locked}
                />
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <p className="message" data-tone="warn" role="status">
          {translate('wizard.controls.nobody')}
        </p>
      )}
    </section>
  )
}

function ownField(name: 'ownership' | 'controllingPersonType') {
  return one(ownFields('beneficialOwners'), name)
}

function personField(name: 'taxResidenceId' | 'taxNumber' | 'taxNumberMissingReason') {
  return one(personFields(), name)
}

function one(fields: ReturnType<typeof personFields>, name: string) {
  const found = fields.find(field => field.name === name)
  if (!found) throw new Error(`Nobody is asked for ${name}`)
  return found
}

const OWNERSHIP = ownField('ownership')
const CONTROL = ownField('controllingPersonType')
const TAX_RESIDENCE = personField('taxResidenceId')
const TAX_NUMBER = personField('taxNumber')
const MISSING_REASON = personField('taxNumberMissingReason')

interface ControllingProps {
  person: ControllingPerson
  part: ControllingPart
  locked: string | null
}

function Controlling({ person, part, locked }: ControllingProps) {
  const translate = useTranslate()
  const { references } = useWizard()
  const { key, individual, controllingPersonType, ownership } = person
  const country = references.countries.find(({ id }) => id === individual.taxResidenceId)?.name
  const number = individual.taxNumber || formatValue(MISSING_REASON, individual.taxNumberMissingReason)
  // A row that asked for the number goes on asking while it is typed.
  const [asks] = useState(locked === null && !number)
  return (
    <tr>
      <th scope="row">
        {fullName(individual) || translate('wizard.unnamed')}
        {controllingPersonType && <small>{formatValue(CONTROL, controllingPersonType)}</small>}
      </th>
      {part === 'beneficialOwners' && (
        <td data-align="right" data-label={OWNERSHIP.title}>
          {ownership ? formatPercent(ownership) : '–'}
        </td>
      )}
      <td data-label={TAX_RESIDENCE.title}>{country ?? '–'}</td>
      <td data-label={TAX_NUMBER.title}>
        {asks && key ? (
          <NumberInRow part={part} rowKey={key} person={person} />
        ) : (
          number || (
            <span className="wizard-state" data-tone="warn">
              {translate('wizard.controls.noNumber')}
            </span>
          )
        )}
      </td>
    </tr>
  )
}
