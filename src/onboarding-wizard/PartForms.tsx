/** The screens that hold one part of the answers each: the investor, sources of funds, the subscription. */
import { useMemo, useState } from 'react'
import type { Field } from '../entity.ts'
import type { UncheckedValues } from '../entityTypes.ts'
import { PERSON_REQUIRED, requiredIn } from '../onboarding/dossierRequired.ts'
import { addressLine, isNameOf } from '../onboarding/people.ts'
import type { Answers } from '../onboarding/people.ts'
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
  /** Seldom needed elsewhere, and asked at once of this investor. */
  askedAtOnce?: readonly string[] | undefined
  /** The question whose comments stand above it, where that is not the part; null: they stand elsewhere. */
  commentsOn?: string | null
  /** What follows from its answers as they are given, until somebody says otherwise; what is returned has to last. */
  following?: (now: Answers, before: Answers | undefined) => UncheckedValues
}

export function GroupForm({ part, only, proposals, locked, ...more }: GroupFormProps) {
  const translate = useTranslate()
  const { answers, record, act, latest, latestAnswers } = useWizard()
  const { legalStatus } = record
  const { fieldsFor, folding, askedAtOnce, following, commentsOn = part } = more
  // A form keeps what is typed into it: what it began with stays as it was. Nothing is proposed in what is signed.
  const [start] = useState(() => toForm(ownFields(part), locked === null ? proposals : null, answers[part]))
  const title = partField(part).title
  // An answer that makes another one necessary does so as it is given.
  const required = requiredIn(part, { legalStatus, answers: useTyped().answers })
  const withOwn = (before: Answers, own: UncheckedValues): Answers => ({
    ...before,
    [part]: { ...before[part], ...own },
  })
  const compute = useMemo(
    () => following && ((now: object, then?: object) => following({ [part]: now }, then && { [part]: then })),
    [following, part],
  )
  return (
    <section className={folding ? 'wizard-fold' : 'wizard-card'} aria-label={title}>
      <AnswerForm
        id={part + (only?.[0] ?? '')}
        part={part}
        path={part}
        commentsOn={commentsOn}
        person="none"
        only={only}
        required={required}
        start={start}
        stored={() => {
          const now = latestAnswers()[part]
          return now ? toForm(ownFields(part), now) : null
        }}
        isNew={!answers[part]}
        failed={translate('wizard.failed.part', { part: title })}
        locked={locked}
        merged={({ own }, before) => withOwn(before, own)}
        save={({ own }) => act('saveAnswers', { [part]: { ...(latest().answers ?? {})[part], ...own } })}
        compute={compute}
        askedAtOnce={askedAtOnce}
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
  const { answers, record, references, act, latest, latestAnswers } = useWizard()
  const [key] = useState(() => investorKey(answers, record.answers))
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
    return toForm(personFields(), locked === null ? known : null, answers.entityDetails?.individual)
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
        commentsOn="entityDetails"
        person="alone"
        required={PERSON_REQUIRED}
        start={start}
        stored={() => {
          const now = latestAnswers().entityDetails?.individual
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
  return <GroupForm part="entityDetails" only={REST_FIELDS} commentsOn={null} locked={locked} />
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
