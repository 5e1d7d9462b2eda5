/**
 * What the generator knows about an entity: the shape of generated/entities/*.ts.
 * Lists, forms, the query compiler, the store, export and history are all driven by it.
 */
import type { EntityTypes } from '../generated/types.ts'
import type { Group } from './access.ts'

/** The unit of an amount that is in the currency of the tenant, which no property of its record names. */
export const SYSTEM_CURRENCY = 'systemCurrency'

/** An exact decimal number as text ("-1250.50"): an amount, a rate, a percentage, a count of shares. */
export type Decimal = `${number}`

const PLAIN = /^-?\d+(?:\.\d+)?$/

/** An exact decimal in its plain form: no exponent, plus sign, space or bare point. */
export function isDecimal(value: unknown): value is Decimal {
  return typeof value === 'string' && PLAIN.test(value)
}

/** A day without time, YYYY-MM-DD. */
export type CalendarDate = `${number}-${number}-${number}`

/** An instant in UTC, ISO 8601: 2026-03-31T08:15:00.000Z. */
export type Timestamp = `${CalendarDate}T${string}`

/**
 * decimal = exact decimal string; date = YYYY-MM-DD; timestamp = ISO 8601 in UTC; lines = small list kept inside the
 * record; answers = nested JSON.
 */
export type FieldKind =
  | 'text'
  | 'decimal'
  | 'integer'
  | 'date'
  | 'timestamp'
  | 'boolean'
  | 'choice'
  | 'reference'
  | 'childRows'
  | 'answers'

/**
 * How a value is shown and typed. decimal: money, rate, percent, percent4, coefficient, number1, number2, number6;
 * integer: integer, year; text: the others.
 */
export type FieldFormat =
  | 'money'
  | 'rate'
  | 'percent'
  | 'percent4'
  | 'coefficient'
  | 'number1'
  | 'number2'
  | 'number6'
  | 'integer'
  | 'year'
  | 'multiline'
  | 'email'
  | 'url'
  | 'phone'
  | 'iban'
  | 'bic'

/** How a state is shown: begun or waiting, well, at rest, needing attention, wrong. */
export type Tone = 'open' | 'ok' | 'gray' | 'warn' | 'bad'

export interface Choice {
  value: string
  title: string
  /** Of a state: how it is shown. Without one it is plain text. */
  tone?: Tone
}

/**
 * Every named property must hold the value; several properties are joined by "and"; an array of values means "one of".
 */
export type Condition = Record<string, string | boolean | readonly (string | boolean)[]>

export interface Field<Name extends string = string> {
  /** Property name in JSON, camelCase. */
  name: Name
  /** Column name in PostgreSQL, snake_case; absent for computed, lines. */
  column?: string
  title: string
  /** Help text below the field (the schema's description). */
  help?: string
  kind: FieldKind
  format?: FieldFormat
  /** Required on create and update (x-required-when is separate). */
  required?: true
  /** Set by the server only: never in a create or update body. */
  readOnly?: true
  /** Writable in a create body only (parents). */
  createOnly?: true
  /** It follows what happens later, and may be changed in every state of the parent. */
  tracking?: true
  /** How a derived value comes about, in words; such a field has no column. */
  computed?: string
  default?: string | number | boolean
  maxLength?: number
  /** Exact bounds as decimal text (decimal and integer). */
  min?: Decimal
  max?: Decimal
  decimals?: number
  notZero?: true
  choices?: readonly Choice[]
  /** choice: which of its values go with which value of another property. */
  choicesWhen?: { property: string; values: Readonly<Record<string, readonly string[]>> }
  /** How the form works the value out of others, in words; unlike a computed one it is sent and stored. */
  derived?: string
  /** text: values of this property of a resource are offered; others may be typed. */
  suggests?: {
    resource: string
    property: string
    /** Of which records: one of these has to hold, each property empty, filled, or the same as in this record. */
    of?: readonly Readonly<Record<string, 'empty' | 'filled' | 'same'>>[]
  }
  /** reference: the resource it points to. */
  reference?: string
  /** lines: the fields of one line. */
  fields?: readonly Field[]
  /** lines: the child table, and the column in it that points back. */
  table?: string
  parentColumn?: string
  /** lines: at most so many. */
  maxItems?: number
  section?: string
  list?: true
  /** By quarters as well, where the day is what people look for first. */
  filter?: true | 'quarters'
  /** A computed value that lists can be sorted by; every stored one can. */
  sorted?: true
  /**
   * Text shown after the value ("years"), or the name of the property that holds a currency code or reference; of an
   * amount also `systemCurrency`.
   */
  unit?: string
  showWhen?: Condition
  /** A form asks for it only then, or when somebody has filled it in; unlike showWhen it keeps its value. */
  askedWhen?: Condition
  requiredWhen?: Condition
  /** Narrower than the entity's access. */
  access?: { read?: Group; write?: Group }
  portal?: true
  /** Name of a hand-written control (web/features.tsx). */
  widget?: string
}

export interface Section {
  id: string
  title: string
  /** One sentence beside the title. */ description?: string
  /** Tab it stands on; sections without a tab stand on one page. */ tab?: string
}

export type ActionName = {
  [E in EntityName]: keyof EntityTypes[E]['recordActions'] | keyof EntityTypes[E]['collectionActions']
}[EntityName]

export interface Action<Name extends string = ActionName> {
  /** camelCase; actionWord is its word of the address. */
  name: Name
  title: string
  on: 'record' | 'collection'
  /**
   * States (values of `status`, or of the entity's own `state` property) in which it is allowed, and the state it leads
   * to (record actions).
   */
  from?: readonly string[]
  to?: string
  access: Group
  /** The applicant of the record may do it, too: see `applicant` of the entity. */
  also?: 'applicant'
  /** What the record must hold besides its state, computed values included, and why the action is refused otherwise. */
  when?: Condition
  otherwise?: string
  /** Question of the confirmation dialogue. */
  confirm?: string
  /** It ends or holds up the life cycle, so it is never the next step. */
  setback?: true
  irreversible?: true
  /** A program may do it too, whose service account may write the resource; every other action refuses programs. */
  serviceAccounts?: true
  /** The answer holds a secret, which is kept nowhere: a repeated request is refused. */
  shownOnce?: true
  /** Fields of the body, in the order of the dialogue. */
  input?: readonly Field[]
}

export type EntityName = keyof EntityTypes

/** The word of the address: "bank-accounts". */
export type Resource = EntityTypes[EntityName]['resource']

export interface Entity<Name extends string = EntityName> {
  /** Singular camelCase, the file name of the schema without dashes: "bankAccount". */
  name: Name
  /** URL word, plural, kebab-case: "bank-accounts". */
  resource: Name extends EntityName ? EntityTypes[Name]['resource'] : string
  /** "Bank account", "Bank accounts". */
  title: string
  plural: string
  /** PostgreSQL table, the resource in snake_case. */
  table: string
  /** Properties whose values, joined by a space, name a record. */
  display: readonly string[]
  /** The text that explains the name where somebody chooses a record: the name of a currency beside its code. */
  beside?: string
  sort: readonly [string, 'asc' | 'desc']
  /** The property that holds the parent's id ("fundId"). */
  parent?: string
  access: { read: Group; create: Group; write: Group; delete: Group }
  /** The property that holds the state of its actions, where it is not `status`. */
  state?: string
  /** The date property that a closed reporting period protects. */
  lock?: string
  /** States in which a record may be changed, and in which it may be deleted; without them every state. */
  editable?: readonly string[]
  deletable?: readonly string[]
  /** States in which documents may still be added although the record may not be changed. */
  documentStates?: readonly string[]
  /** States of the parent in which its records may be added, changed and deleted; without them every state. */
  parentStates?: readonly string[]
  /**
   * The property that holds the contact who acts in a record without being staff, or the record that has one: that
   * person does the actions that say so, and adds, reads and removes documents.
   */
  applicant?: string
  /** Documents may be kept with a record: the kinds of document on offer. */
  documents?: readonly Choice[]
  /** The property that a form asks for before anything else of a new record. */
  asksFirst?: string
  /** Its records are often made one after another: copied, or saved with the next form open. */
  series?: true
  /** Records may be taken over from a spreadsheet; one that is there already is known by these properties. */
  import?: { key: readonly string[] }
  /** Text properties that `q` looks in. */
  search: readonly string[]
  sections: readonly Section[]
  fields: readonly Field<Name extends EntityName ? keyof EntityTypes[Name]['record'] & string : string>[]
  actions: readonly Action<Name extends EntityName ? ActionName : string>[]
  /** True for tables without a tenant (tenants only). */
  global?: true
}

/** The word of the address for an action: "submitForVerification" is "submit-for-verification". */
export function actionWord(name: string): string {
  return name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
}

/**
 * The collation in which lists and exports stand: letters before their case and accents (Côte before Cuba, å beside a),
 * numbers by their value (Fund 2 before Fund 10). Migrations make it; the indexes of sorted texts have it too.
 */
export const TEXT_ORDER = 'text_order'

/** What a list of values offers, as it is stored. */
export function choiceValues(entity: Pick<Entity, 'fields'>, name: string): string[] {
  return entity.fields.find(field => field.name === name)?.choices?.map(choice => choice.value) ?? []
}

/** An invoice has a fund without being a part of it, so its schema names no parent. */
const OF_A_FUND = 'fundId'

/** The field that holds what a record belongs to: its parent, or else its fund. */
export function belongsTo({ fields, parent = OF_A_FUND }: Pick<Entity, 'fields' | 'parent'>): Field | undefined {
  return fields.find(({ name }) => name === parent)
}

/** What keeps rows, persons and files of a questionnaire apart. */
const IDENTIFIERS: readonly string[] = ['key', 'person', 'documentId']

/** Whether somebody is asked for it: what only tells rows, persons and files apart is no answer. */
export function isQuestion({ name }: Pick<Field, 'name'>): boolean {
  return !IDENTIFIERS.includes(name)
}

/** The name of the property that holds the state of a record: the one that the schema names, or else `status`. */
export function stateName({ state = 'status' }: Pick<Entity, 'state'>): string {
  return state
}

export function stateField(entity: Pick<Entity<string>, 'fields' | 'state'>): Field | undefined {
  const name = stateName(entity)
  return entity.fields.find(field => field.name === name)
}

export function stateOf(entity: Pick<Entity, 'state'>, record: object): unknown {
  return valueOf(record, stateName(entity))
}

/** Where a schema lists no states, every one will do. */
export function isInState(
  entity: Pick<Entity, 'state'>,
  record: object,
  states: readonly string[] | undefined,
): boolean {
  const stored = stateOf(entity, record)
  return states === undefined || states.some(state => state === stored)
}

/** The value of a field, by the name that the schema gives it: parts that work on any entity know no other. */
export function valueOf(record: object, name: string): unknown {
  return Reflect.get(record, name)
}

export function conditionHolds(condition: Condition, record: object): boolean {
  return Object.entries(condition).every(([name, wanted]) => [wanted].flat().some(one => one === valueOf(record, name)))
}

/** A label inside a sentence: "Bank account" becomes "bank account"; "VAT" and "IBAN" stay as they are. */
export function inSentence(title: string): string {
  return /^[A-Z][^A-Z]/.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title
}

/** Which field an error or a cell is about: "name", or "commitments.0.date" of a row inside the record. */
export function fieldAt({ fields }: Pick<Entity, 'fields'>, path: string): Field | undefined {
  const [name, , inner] = path.split('.')
  const field: Field | undefined = fields.find(each => each.name === name)
  return inner === undefined ? field : field?.fields?.find(each => each.name === inner)
}

/** As the column is called that holds it; empty where it is about the whole record. */
export function titleAt({ fields }: Pick<Entity, 'fields'>, path: string): string {
  const [name, place, inner] = path.split('.')
  const field: Field | undefined = fields.find(each => each.name === name)
  const row = field?.fields?.find(each => each.name === inner)
  if (!field || !row) return field?.title ?? ''
  return rowTitle(field, row, Number(place))
}

/** "Commitments: Date", "Commitments 2: Date". */
export function rowTitle(list: Field, field: Field, place: number): string {
  return `${list.title}${place === 0 ? '' : ` ${place + 1}`}: ${field.title}`
}
