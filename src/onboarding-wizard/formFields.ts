/** The questions of one form of the wizard as fields, and its answers as values of these fields and back. Pure. */
import { onboarding } from '../../generated/entities/onboarding.ts'
import { isDate } from '../calendar.ts'
import { isDecimal, valueOf } from '../entity.ts'
import type { Choice, Field } from '../entity.ts'
import { actionOf, fieldOf } from '../entityTypes.ts'
import type { UncheckedValues } from '../entityTypes.ts'
import type { QuestionName } from '../onboarding/answerPaths.ts'
import { CONSENTS } from '../onboarding/dossierRequired.ts'
import type { Answers, Person } from '../onboarding/people.ts'
import { controlsOf, equityInterestOf, questionnaireOf } from '../onboarding/questionnaire.ts'
import type { LegalStatus } from '../onboarding/questionnaire.ts'
import type { OnboardingReferences } from '../onboarding/reads.ts'

/** Asked when somebody opens "more", or once they hold something or something is wrong with them. */
const SELDOM: readonly string[] = [
  'formerNames',
  'secondNationalityId',
  'mailingAddress',
  'taxNumberMissingReason',
  'taxNumberExplanation',
  'usExplanation',
  'tradingName',
  'leiCode',
  'website',
  'giin',
  'fatcaChapter3Type',
  'crsAccountHolderType',
  'accountType',
  'jointHolders',
  'differenceReason',
  'address',
  'postalCode',
  'city',
  'bankAddress',
  'bankPostalCode',
  'bankCity',
  'remarks',
  'sinceDate',
  'authorisedNames',
] satisfies readonly QuestionName[]

const UNASKED: readonly string[] = [
  'key',
  'individual',
  'documentId',
  'person',
  'purpose',
] satisfies readonly QuestionName[]

/** What explains a contradiction is asked where one is found. */
const EXPLAINS: Readonly<Record<string, readonly string[]>> = {
  differenceReason: ['name', 'bankCountryId'],
  taxNumberMissingReason: ['taxNumber', 'taxNumberExplanation'],
  taxNumberExplanation: ['taxNumberExplanation'],
  usExplanation: ['usExplanation'],
} satisfies { [Name in QuestionName]?: readonly QuestionName[] }

/** Whether a question waits until somebody wants or answers it, or something is found where its answer helps. */
export function isSeldom(name: string, found: readonly string[]): boolean {
  return SELDOM.includes(name) && !found.includes(name) && !(EXPLAINS[name] ?? []).some(each => found.includes(each))
}

export function partField(part: keyof Answers): Field {
  const found = fieldOf(onboarding, 'answers').fields?.find(({ name }) => name === part)
  if (!found) throw new Error(`The answers have no part ${part}.`)
  return found
}

/** What one of the list is called. */
export function partyTitle(list: keyof Answers): string {
  return actionOf(onboarding, 'saveParty').input?.find(({ name }) => name === list)?.title ?? partField(list).title
}

/** The fields of a part or of a row, without those of the person in it. */
export function ownFields(part: keyof Answers): Field[] {
  return (partField(part).fields ?? []).filter(({ name }) => !UNASKED.includes(name))
}

export function personFields(): Field[] {
  const individual = partField('entityDetails').fields?.find(({ name }) => name === 'individual')
  return (individual?.fields ?? []).filter(({ name }) => name !== 'key')
}

/** The fields of one form, its own and those of the person in it. */
export interface SchemaFields {
  own: Field[]
  person: Field[]
}

export function schemaNames({ own, person }: SchemaFields): string[] {
  return [...own, ...person].map(({ name }) => name)
}

/** Of an owner each legal status is asked its own: shares, or the part that the person has in a trust or foundation. */
export function ownerFields(fields: readonly Field[], legalStatus: LegalStatus, stored: object): Field[] {
  const controls = controlsOf(legalStatus)
  const interests = controls.flatMap(control => equityInterestOf(control) ?? [])
  return fields
    .filter(({ name }) => {
      const { owners } = questionnaireOf(legalStatus)
      return name === SHARE ? owners === 'shares' : name !== EQUITY_INTEREST || owners === 'roles'
    })
    .map(field => {
      const allowed: readonly string[] | undefined =
        field.name === CONTROL ? controls : field.name === EQUITY_INTEREST ? interests : undefined
      const isAllowed = ({ value }: Choice) => allowed?.includes(value) || value === valueOf(stored, field.name)
      return field.choices && allowed ? { ...field, choices: field.choices.filter(isAllowed) } : field
    })
}

type Owner = NonNullable<Answers['beneficialOwners']>[number]
const SHARE = 'ownership' satisfies keyof Owner
const CONTROL = 'controllingPersonType' satisfies keyof Owner
const EQUITY_INTEREST = 'equityInterestType' satisfies keyof Owner

/** What may be chosen instead of a record that the investor may not read. */
export function offered(
  fields: readonly Field[],
  { countries, currencies }: Pick<OnboardingReferences, 'countries' | 'currencies'>,
  required: readonly string[],
): Field[] {
  const choices: Readonly<Record<string, Choice[]>> = {
    countries: countries.map(({ id, name }) => ({ value: String(id), title: name })),
    currencies: currencies.map(({ id, code }) => ({ value: String(id), title: code })),
  }
  return fields.map(field => {
    const { reference, ...rest } = field
    const own = reference === undefined ? undefined : choices[reference]
    const asked = { ...(required.includes(field.name) && !isConsent(field) && { required: true as const }) }
    // A yes or no is asked for, so that nobody passes it unseen.
    const answered = { ...(field.kind === 'boolean' && !isConsent(field) && { required: true as const }) }
    if (own) return { ...rest, kind: 'choice', choices: own, ...asked }
    const inside = field.fields && { fields: offered(field.fields, { countries, currencies }, []) }
    return { ...field, ...inside, ...asked, ...answered }
  })
}

function isConsent({ name }: Field): boolean {
  return CONSENTS.includes(name)
}

/** The answers as the form holds them: what refers to a record is the text of its id. Later sources come first. */
export function toForm(fields: readonly Field[], ...sources: readonly (object | null | undefined)[]): UncheckedValues {
  const values: UncheckedValues = {}
  for (const source of sources)
    for (const field of fields) {
      const value = source ? valueOf(source, field.name) : undefined
      if (value !== undefined && value !== null) values[field.name] = shownValue(field, value)
    }
  return values
}

function shownValue({ kind, fields }: Field, value: unknown): unknown {
  if (kind === 'reference') return String(value)
  if (kind === 'childRows' && fields) return rowsOf(value).map(row => toForm(fields, row))
  return value
}

/** The other way, for the fields as the schema has them; what is empty is null. */
export function fromForm(fields: readonly Field[], values: object): UncheckedValues {
  const answers: UncheckedValues = {}
  for (const { name, kind, fields: inside } of fields) {
    const value = valueOf(values, name)
    if (value === undefined || value === null || value === '') answers[name] = null
    else if (kind === 'reference') answers[name] = Number(value)
    else if (kind === 'childRows' && inside) answers[name] = rowsOf(value).map(row => fromForm(inside, row))
    else answers[name] = value
  }
  return answers
}

/**
 * Without what is no number and no day yet, as somebody types it: its field says so, and nothing is reckoned with it.
 */
export function readable(fields: readonly Field[], values: object): UncheckedValues {
  return Object.fromEntries(
    fields.map(({ name, kind, fields: inside }): [string, unknown] => {
      const value = valueOf(values, name)
      if (kind === 'decimal') return [name, isDecimal(value) ? value : null]
      if (kind === 'date') return [name, isDate(value) ? value : null]
      return [name, kind === 'childRows' && inside ? rowsOf(value).map(row => readable(inside, row)) : value]
    }),
  )
}

function rowsOf(value: unknown): object[] {
  const rows: readonly unknown[] = Array.isArray(value) ? value : []
  return rows.filter(row => typeof row === 'object' && row !== null)
}

/** What follows from what was typed until somebody says otherwise: the passport's country, the tax residence. */
export function proposedForPerson(person: object, before: object = {}): UncheckedValues {
  const follows = (typed: object, name: keyof Person, source: keyof Person): UncheckedValues => {
    const [now, then, own] = [valueOf(typed, source), valueOf(before, source), valueOf(typed, name)]
    const isFree = own === undefined || own === null || own === '' || own === then
    return now !== then && isFree && now !== undefined ? { [name]: now } : {}
  }
  const residence = follows(person, 'residentialCountryId', 'nationalityId')
  return {
    ...follows(person, 'issuingCountryId', 'nationalityId'),
    ...residence,
    ...follows({ ...person, ...residence }, 'taxResidenceId', 'residentialCountryId'),
  }
}

/** And of an owner of a trust or the like: as what somebody controls it is as what the interest is held. */
export function proposedForRole(owner: object, before: object = {}): UncheckedValues {
  const interestIn = (typed: object) => equityInterestOf(valueOf(typed, CONTROL))
  const [now, then, own] = [interestIn(owner), interestIn(before), valueOf(owner, EQUITY_INTEREST)]
  const isFree = own === undefined || own === null || own === '' || own === then
  return { ...proposedForPerson(owner, before), ...(now !== then && isFree && now && { [EQUITY_INTEREST]: now }) }
}
