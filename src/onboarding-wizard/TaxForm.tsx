/** What is asked about taxes, what is proposed from the answers, and what follows from them. */
import { useCallback, useMemo } from 'react'
import { valueOf } from '../entity.ts'
import type { Field } from '../entity.ts'
import type { UncheckedValues } from '../entityTypes.ts'
import type { Answers } from '../onboarding/people.ts'
import { isPerson } from '../onboarding/questionnaire.ts'
import type { LegalStatus } from '../onboarding/questionnaire.ts'
import { classificationsOf, reproposedClassification, formsOf, statusesOf } from '../onboarding/taxStatus.ts'
import type { Fitting, Investor, Tax } from '../onboarding/taxStatus.ts'
import type { TextKey } from '../texts.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { partField } from './formFields.ts'
import { GroupForm } from './PartForms.tsx'
import { useTyped } from './useTyped.tsx'
import { useWizard } from './useWizard.tsx'

const TAX_OF_PERSON = [
  'taxResidences',
  'fatcaForm',
  'accountType',
  'jointHolders',
] as const satisfies readonly (keyof Tax)[]
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
  'fatcaForm',
  'crsAccountHolderType',
  'accountType',
  'jointHolders',
] as const satisfies readonly (keyof Tax)[]
type Question = (typeof TAX_OF_ENTITY)[number]

/** How US tax law treats them decides which form they give. */
const FORM_FOLLOWS_TYPE: readonly LegalStatus[] = ['Partnership', 'Trust']
const CHAPTER_3_TYPE = ['fatcaChapter3Type'] as const satisfies readonly Question[]

/** What the answers so far allow, as they are typed. */
function useFitting() {
  const { record, answers, references } = useWizard()
  const { legalStatus } = record
  const { countries } = references
  const individual = answers.entityDetails?.individual
  const typed = useTyped().answers.taxClassification
  const { usLaw, financialInstitution, incomeKind, fatcaStatus, fatcaChapter3Type } = typed ?? {}
  return useMemo(() => {
    const investor = { legalStatus, countries, answers: { entityDetails: { individual: individual ?? null } } }
    const tax: Tax = {
      usLaw: usLaw ?? null,
      financialInstitution: financialInstitution ?? null,
      incomeKind: incomeKind ?? null,
      fatcaStatus: fatcaStatus ?? null,
      fatcaChapter3Type: fatcaChapter3Type ?? null,
    }
    return { investor, tax }
  }, [legalStatus, countries, individual, usLaw, financialInstitution, incomeKind, fatcaStatus, fatcaChapter3Type])
}

export function TaxForm({ locked }: { locked: string | null }) {
  const translate = useTranslate()
  const { record, answers } = useWizard()
  const { investor, tax } = useFitting()
  const { legalStatus } = record
  const individual = answers.entityDetails?.individual
  const fieldsFor = useCallback((fields: readonly Field[]) => askedOf(fields, tax, investor), [tax, investor])
  const following = useCallback(
    ({ taxClassification: now }: Answers, before: Answers | undefined) =>
      now ? changedBy(now, reproposedClassification(now, before?.taxClassification ?? undefined, investor)) : {},
    [investor],
  )
  const follows = useCallback(
    (field: Field, value: unknown): string => {
      const next = FOLLOWS.find(({ name, answer }) => name === field.name && answer === value)
      if (next) return translate(next.says)
      const fitting = fittingOf(field.name, tax, investor)
      if (fitting && fitting.proposed === value)
        return translate(
          choicesIn(field, fitting.isAllowed).length === 1 ? 'wizard.follows.settled' : 'wizard.follows.proposed',
        )
      return field.name === INCOME
        ? translate(value === PASSIVE ? 'wizard.follows.passive' : 'wizard.follows.active')
        : ''
    },
    [translate, tax, investor],
  )
  const countryId = isPerson(legalStatus)
    ? individual?.taxResidenceId
    : (answers.entityDetails?.incorporationCountryId ?? record.countryId)
  const residence = countryId
    ? {
        countryId,
        ...(isPerson(legalStatus) && {
          taxNumber: individual?.taxNumber,
          missingReason: individual?.taxNumberMissingReason,
          explanation: individual?.taxNumberExplanation,
        }),
      }
    : undefined
  return (
    <GroupForm
      part="taxClassification"
      only={isPerson(legalStatus) ? TAX_OF_PERSON : TAX_OF_ENTITY}
      proposals={{
        ...(residence && { taxResidences: [residence] }),
        accountType: 'CRS1104',
        jointHolders: 1,
      }}
      locked={locked}
      askedAtOnce={FORM_FOLLOWS_TYPE.includes(legalStatus) ? CHAPTER_3_TYPE : undefined}
      fieldsFor={fieldsFor}
      following={following}
      {...(!isPerson(legalStatus) && { folding: follows })}
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
const US_LAW = 'usLaw' satisfies keyof Tax
const INSTITUTION = 'financialInstitution' satisfies keyof Tax
const STATUS = 'fatcaStatus' satisfies keyof Tax
const CLASSIFICATION = 'crsClassification' satisfies keyof Tax
const FORM = 'fatcaForm' satisfies keyof Tax
const GIIN = 'giin' satisfies keyof Tax
const RESIDENCES = 'taxResidences' satisfies keyof Tax
const PASSIVE = 'Passive' satisfies Tax['incomeKind']

/** Answers that were asked as one before: whoever has given one keeps it, and nobody gives it any more. */
const ASKED_BEFORE: readonly unknown[] = ['Non-profit or start-up' satisfies Tax['incomeKind']]

/** An entity that is no institution has a GIIN of its own, or its sponsor has, with one of these. */
const WITH_GIIN: readonly Tax['fatcaStatus'][] = ['Direct reporting NFFE', 'Sponsored direct reporting NFFE']

/** The new values of what has changed alone: what is empty stays as empty as it was. */
function changedBy(now: Tax, next: Partial<Tax>): UncheckedValues {
  return Object.fromEntries(Object.entries(next).filter(([name, value]) => value !== (valueOf(now, name) ?? null)))
}

/** Of a question whose answer follows from others: what is proposed, and what fits besides. */
function fittingOf(name: string, tax: Tax, investor: Investor): Fitting<string> | undefined {
  switch (name) {
    case STATUS:
      return statusesOf(tax)
    case CLASSIFICATION:
      return classificationsOf(tax)
    case FORM:
      return formsOf(tax, investor)
    default:
      return undefined
  }
}

/** In their order; a question whose answer follows from others comes once they are given, with what fits them. */
function askedOf(fields: readonly Field[], tax: Tax, investor: Investor): Field[] {
  const inOrder = TAX_OF_ENTITY.flatMap(name => fields.find(field => field.name === name) ?? [])
  return inOrder.flatMap((field): Field | Field[] => {
    if (field.name === RESIDENCES) return { ...field, widget: RESIDENCES }
    if (field.name === GIIN)
      return WITH_GIIN.includes(tax.fatcaStatus) ? field : { ...field, showWhen: { financialInstitution: true } }
    if (field.name === INCOME) {
      const isOffered = (value: string) => !ASKED_BEFORE.includes(value) || value === tax.incomeKind
      return { ...offering(field, isOffered, tax, INSTITUTION), showWhen: { financialInstitution: false } }
    }
    const fitting = fittingOf(field.name, tax, investor)
    if (!fitting) return field
    const isForm = field.name === FORM
    const isSettled = isForm && choicesIn(field, fitting.isAllowed).length < 2
    return fitting.proposed === null || isSettled
      ? []
      : offering(field, fitting.isAllowed, tax, isForm ? US_LAW : INSTITUTION)
  })
}

function choicesIn({ choices }: Field, isAllowed: (value: string) => boolean): string[] {
  return (choices ?? []).map(({ value }) => value).filter(isAllowed)
}

/** The field with all of its values, of which only those are offered that fit as long as this answer stands. */
function offering(field: Field, isAllowed: (value: string) => boolean, tax: Tax, property: keyof Tax): Field {
  const answer = String(tax[property] ?? undefined)
  return { ...field, choicesWhen: { property, values: { [answer]: choicesIn(field, isAllowed) } } }
}

/** What follows from the answers about taxes so far. */
export function TaxResult() {
  const translate = useTranslate()
  const { answers, references } = useWizard()
  const tax = answers.taxClassification
  if (!tax?.fatcaForm) return null
  const titleOf = (name: keyof Tax): string => {
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
