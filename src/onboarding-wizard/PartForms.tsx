/** The screens that hold one part of the answers each: the investor, taxes, sources of funds, the subscription. */
import { useCallback, useState } from 'react'
import { valueOf } from '../entity.ts'
import type { Field } from '../entity.ts'
import type { UncheckedValues } from '../entityTypes.ts'
import { PERSON_REQUIRED, requiredIn } from '../onboarding/dossierRequired.ts'
import { addressLine, isNameOf } from '../onboarding/people.ts'
import type { Answers } from '../onboarding/people.ts'
import { isPerson } from '../onboarding/questionnaire.ts'
import type { TextKey } from '../texts.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { AnswerForm } from './AnswerForm.tsx'
import type { GivenAnswers } from './AnswerForm.tsx'
import { ownFields, partField, personFields, proposedForPerson, toForm } from './formFields.ts'
import { useTyped } from './useTyped.tsx'
import { investorKey, useWizard } from './useWizard.tsx'

export type Group =
  | 'entityDetails'
  | 'taxClassification'
  | 'sourceOfFundsAndWealth'
  | 'bankAccount'
  | 'subscriptionContract'

interface GroupFormProps {
  part: Group
  /** Only these of its fields. */
  only?: readonly string[]
  /** What the form begins with where nothing has been answered. */
  proposals?: object
  locked: string | null
  fieldsFor?: (fields: readonly Field[]) => readonly Field[]
  folding?: (field: Field, value: unknown) => string
}

export function GroupForm({ part, only, proposals, locked, fieldsFor, folding }: GroupFormProps) {
  const translate = useTranslate()
  const { answers, record, act, latest } = useWizard()
  const { legalStatus } = record
  // A form keeps what is typed into it: what it began with stays as it was.
  const [start] = useState(() => toForm(ownFields(part), proposals, answers[part]))
  const title = partField(part).title
  // An answer that makes another one necessary does so as it is given.
  const required = requiredIn(part, { legalStatus, answers: useTyped().answers })
  const withOwn = (before: Answers, own: UncheckedValues): Answers => ({
    ...before,
    [part]: { ...before[part], ...own },
  })
  return (
    <section className={folding ? 'wizard-fold' : 'wizard-card'} aria-label={title}>
      <AnswerForm
        id={part + (only?.[0] ?? '')}
        part={part}
        path={part}
        person="none"
        only={only}
        required={required}
        start={start}
        stored={() => {
          const now = latest().answers?.[part]
          return now ? toForm(ownFields(part), now) : null
        }}
        isNew={!answers[part]}
        failed={translate('wizard.failed.part', { part: title })}
        locked={locked}
        merged={({ own }, before) => withOwn(before, own)}
        save={({ own }) => act('saveAnswers', { [part]: { ...(latest().answers ?? {})[part], ...own } })}
        {...(fieldsFor && { fieldsFor })}
        folding={folding}
      />
    </section>
  )
}

/** The last word is taken for the last name, until the person says otherwise. */
function namedAs(name: string) {
  const words = name.trim().split(/\s+/)
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '', email: null, phoneNumber: null }
}

/** The investor who is a natural person. */
export function InvestorForm({ locked }: { locked: string | null }) {
  const translate = useTranslate()
  const { answers, record, references, act, latest } = useWizard()
  const [key] = useState(() => investorKey(answers))
  const [start] = useState(() => {
    const { contact } = references
    const { countryId, investorName } = record
    // The contact may be somebody else, who answers for the investor.
    const person = isNameOf(investorName, contact) ? contact : namedAs(investorName)
    const known = {
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.email,
      telephone: person.phoneNumber,
      residentialAddress: addressLine(record),
      residentialCountryId: countryId,
      taxResidenceId: countryId,
      nationalityId: countryId,
      issuingCountryId: countryId,
    }
    return toForm(personFields(), known, answers.entityDetails?.individual)
  })
  const details = ({ person }: GivenAnswers, before: Answers) => ({
    ...before.entityDetails,
    individual: { ...person, key },
  })
  return (
    <section className="wizard-card" aria-label={translate('wizard.step.person')}>
      <p className="wizard-card-lead">{translate('wizard.references.proposed')}</p>
      <AnswerForm
        id="investor"
        part="entityDetails"
        path="entityDetails.individual"
        person="alone"
        required={PERSON_REQUIRED}
        start={start}
        stored={() => {
          const now = latest().answers?.entityDetails?.individual
          return now ? toForm(personFields(), now) : null
        }}
        isNew={!answers.entityDetails?.individual}
        failed={translate('wizard.failed.individual')}
        locked={locked}
        compute={proposedForPerson}
        merged={(given, before) => ({ ...before, entityDetails: details(given, before) })}
        save={given => act('saveAnswers', { entityDetails: details(given, latest().answers ?? {}) })}
      />
    </section>
  )
}

export function EntityForm({ locked }: { locked: string | null }) {
  const { record, references } = useWizard()
  const { investorName, countryId } = record
  const proposals = {
    legalName: investorName,
    registeredAddress: addressLine(record),
    incorporationCountryId: countryId,
    telephone: references.contact.phoneNumber,
    email: references.contact.email,
  }
  return <GroupForm part="entityDetails" only={ENTITY_FIELDS} proposals={proposals} locked={locked} />
}

const ENTITY_FIELDS = ownFields('entityDetails')
  .map(({ name }) => name)
  .filter(name => name !== 'remainingOwnership')
const REST_FIELDS = ['remainingOwnership'] as const

/** Asked where the owners that are named do not hold everything. */
export function RestForm({ locked }: { locked: string | null }) {
  return <GroupForm part="entityDetails" only={REST_FIELDS} locked={locked} />
}

const TAX_OF_PERSON = ['taxResidences', 'accountType', 'jointHolders'] as const
const TAX_OF_ENTITY = [
  'usLaw',
  'financialInstitution',
  'incomeKind',
  'fatcaStatus',
  'crsClassification',
  'giin',
  'taxResidences',
  'usExplanation',
  'fatcaChapter3Type',
  'crsAccountHolderType',
  'accountType',
  'jointHolders',
] as const

export function TaxForm({ locked }: { locked: string | null }) {
  const translate = useTranslate()
  const { record, answers } = useWizard()
  const individual = answers.entityDetails?.individual
  const follows = useCallback(
    (field: Field, value: unknown): string => {
      const next = FOLLOWS.find(({ name, answer }) => name === field.name && answer === value)
      if (next) return translate(next.says)
      return field.name === INCOME
        ? translate(value === PASSIVE ? 'wizard.follows.passive' : 'wizard.follows.active')
        : ''
    },
    [translate],
  )
  const countryId = isPerson(record.legalStatus)
    ? individual?.taxResidenceId
    : (answers.entityDetails?.incorporationCountryId ?? record.countryId)
  const residence = countryId
    ? {
        countryId,
        ...(isPerson(record.legalStatus) && {
          taxNumber: individual?.taxNumber,
          missingReason: individual?.taxNumberMissingReason,
          explanation: individual?.taxNumberExplanation,
        }),
      }
    : undefined
  return (
    <GroupForm
      part="taxClassification"
      only={isPerson(record.legalStatus) ? TAX_OF_PERSON : TAX_OF_ENTITY}
      proposals={{
        ...(residence && { taxResidences: [residence] }),
        accountType: 'CRS1104',
        jointHolders: 1,
      }}
      locked={locked}
      fieldsFor={dependentTax}
      {...(!isPerson(record.legalStatus) && { folding: follows })}
    />
  )
}

/** What an answer about taxes decides. */
const FOLLOWS = [
  { name: 'usLaw', answer: true, says: 'wizard.follows.usLaw' },
  { name: 'usLaw', answer: false, says: 'wizard.follows.otherLaw' },
  { name: 'financialInstitution', answer: true, says: 'wizard.follows.institution' },
  { name: 'financialInstitution', answer: false, says: 'wizard.follows.noInstitution' },
] as const satisfies readonly { name: keyof Tax; answer: boolean; says: TextKey }[]
const INCOME = 'incomeKind' satisfies keyof Tax
const RESIDENCES = 'taxResidences' satisfies keyof Tax
const PASSIVE = 'Passive' satisfies Tax['incomeKind']
type Tax = NonNullable<Answers['taxClassification']>

/** A financial institution chooses its classification; of any other it follows from where the income comes from. */
function dependentTax(fields: readonly Field[]): Field[] {
  const when: Readonly<Record<string, boolean>> = {
    incomeKind: false,
    fatcaStatus: true,
    crsClassification: true,
    giin: true,
  }
  const inOrder = TAX_OF_ENTITY.flatMap(name => fields.find(field => field.name === name) ?? [])
  return inOrder.map(field => {
    if (field.name === RESIDENCES) return { ...field, widget: RESIDENCES }
    const isInstitution = when[field.name]
    return isInstitution === undefined ? field : { ...field, showWhen: { financialInstitution: isInstitution } }
  })
}

/** What follows from the answers about taxes so far. */
export function TaxResult() {
  const translate = useTranslate()
  const { answers, references } = useWizard()
  const tax = answers.taxClassification
  if (!tax?.fatcaForm) return null
  const titleOf = (name: string): string => {
    const field = partField('taxClassification').fields?.find(each => each.name === name)
    const value: unknown = valueOf(tax, name)
    return field?.choices?.find(choice => choice.value === value)?.title ?? '–'
  }
  const countries = (tax.taxResidences ?? []).flatMap(
    ({ countryId }) => references.countries.find(({ id }) => id === countryId)?.name ?? [],
  )
  return (
    <>
      <h2>{translate('wizard.result')}</h2>
      <dl>
        {[
          ['FATCA', `${titleOf('fatcaForm')}${tax.fatcaStatus ? `, ${titleOf('fatcaStatus')}` : ''}`],
          ['CRS', tax.crsClassification ? titleOf('crsClassification') : titleOf('crsAccountHolderType')],
          [translate('onboarding.paper.taxResidence'), countries.join(', ') || '–'],
        ].map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

export function SubscriptionForms({ locked }: { locked: string | null }) {
  const { record, references } = useWizard()
  const { commitment, countryId, investorName } = record
  const { currencyId } = references.fund
  return (
    <>
      <GroupForm part="subscriptionContract" proposals={{ commitment, currencyId }} locked={locked} />
      <GroupForm
        part="bankAccount"
        proposals={{ name: investorName, currencyId, countryId, bankCountryId: countryId }}
        locked={locked}
      />
    </>
  )
}
