/**
 * What the generated validators find in what a person wrote, as messages at field paths: the same for a form in
 * the browser and an answer of the server.
 */
import { decimalsFound, type AmountCurrency } from './api/amounts.ts'
import type { ErrorObject } from 'ajv'
import { isDate } from './calendar.ts'
import { valueOf } from './entity.ts'
import type { Choice, Entity, EntityName, Field } from './entity.ts'
import type { Draft, UncheckedValues } from './entityTypes.ts'
import { formatBytes, withPoint } from './formats.ts'
import { DEFAULT_LIMIT, decimalProblem } from './money.ts'
import type { Limits } from './money.ts'
import { text, type TextKey } from './texts.ts'
import './texts/backOffice.ts'

interface Place {
  path: string
  field: Field | undefined
}

/**
 * Branches of a condition or of a list of values: what is wrong stands in another error, or is one "choose a value".
 */
const SILENT = new Set(['if', 'anyOf', 'allOf', 'not'])
const CHOICE = new Set(['oneOf', 'enum', 'const'])

/**
 * Texts by field path ("name", "buyers.1.commitment"; '' is the whole record), each once, in the order of the entity's
 * fields where Ajv keeps it. With the record at hand, an empty value is reported as missing and not as one of the wrong
 * kind.
 */
export function findingsOf(
  errors: readonly ErrorObject[] | null | undefined,
  fields: Entity | readonly Field[],
  record?: unknown,
): Record<string, string[]> {
  const known = 'fields' in fields ? fields.fields : fields
  const found: Record<string, string[]> = {}
  for (const error of errors ?? []) {
    if (SILENT.has(error.keyword)) continue
    const place = placeOf(error, known)
    // What nobody may send is not missing, even where it was sent empty.
    const missing = error.keyword !== 'additionalProperties' && isEmpty(record, place.path)
    const message = missing ? text('validation.required') : messageOf(error, place.field)
    // A stranger's property may be called like one that every object has.
    const list = Object.hasOwn(found, place.path) ? found[place.path]! : (found[place.path] = [])
    if (!list.includes(message)) list.push(message)
  }
  return found
}

function placeOf(error: ErrorObject, fields: readonly Field[]): Place {
  const parts = error.instancePath
    .split('/')
    .slice(1)
    .map(part => part.replace(/~1/g, '/').replace(/~0/g, '~'))
  const named: unknown = valueOf(error.params, 'missingProperty') ?? valueOf(error.params, 'additionalProperty')
  if (typeof named === 'string') parts.push(named)
  let field: Field | undefined
  let inside: readonly Field[] = fields
  for (const part of parts) {
    if (/^\d+$/.test(part)) continue
    field = inside.find(({ name }) => name === part)
    inside = field?.fields ?? []
  }
  return { path: parts.join('.'), field }
}

/** The value is there but empty; whether it is there at all, "required" says. */
function isEmpty(record: unknown, path: string): boolean {
  let value = record
  for (const part of path === '' ? [] : path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return false
    value = valueOf(value, part)
  }
  return path !== '' && (value === null || value === '')
}

function messageOf(error: ErrorObject, field: Field | undefined): string {
  const limit = valueOf(error.params, 'limit')
  if (CHOICE.has(error.keyword)) return text('validation.choice')
  switch (error.keyword) {
    case 'required':
    case 'dependentRequired':
      return text('validation.required')
    case 'additionalProperties':
      return text(field ? 'validation.readOnly' : 'validation.unknown')
    case 'type':
      return typeMessage(String(error.params['type']), field)
    case 'format':
      return formatMessage(String(error.params['format']), field)
    case 'maxLength':
      return text('validation.maxLength', { limit: shown(limit, field) })
    case 'minLength':
      return limit === 1 ? text('validation.required') : text('validation.minLength', { limit: shown(limit, field) })
    case 'maxItems':
    case 'minItems':
      return text(`validation.${error.keyword}`, { limit: Number(limit), smart_count: Number(limit) })
    case 'minimum':
      return text(field?.kind === 'reference' ? 'validation.reference' : 'validation.min', {
        limit: shown(limit, field),
      })
    case 'maximum':
      return text(field?.kind === 'reference' ? 'validation.reference' : 'validation.max', {
        limit: shown(limit, field),
      })
    case 'pattern':
      return field?.format === undefined && field?.help
        ? text('validation.patternOf', { help: field.help })
        : formatMessage(field?.format ?? 'pattern', field)
    case 'uniqueItems':
      return text('validation.duplicate')
    default:
      return ownMessage(error, field)
  }
}

/** An amount that nobody has entered, or somebody has emptied. */
export function isEmptyAmount(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

/**
 * What is wrong with an amount that a table of figures holds, with the messages of the forms; null when nothing is. The
 * currency is that of the table.
 */
export function amountProblem(field: Field, value: unknown, currency?: AmountCurrency): string | null {
  if (isEmptyAmount(value)) return text('validation.required')
  const number = typeof value === 'string' ? withPoint(value) : null
  if (number !== null) return text('validation.decimalPoint', { number })
  const found = decimalProblem(value, { min: field.min, max: field.max, decimals: field.decimals ?? 2 })
  if (found !== null) return ownMessage({ keyword: found, params: {} } as ErrorObject, field)
  const decimals = field.format === 'money' ? decimalsFound(value, currency) : null
  return decimals && text(`rule.${decimals.code}`, decimals.values)
}

/** What our own keywords find, whose names come from the validator. */
const OWN_KEYWORD_TEXTS: ReadonlyMap<string, TextKey> = new Map<string, TextKey>([
  ['date', 'validation.date'],
  ['decimal', 'validation.decimal'],
  ['notZero', 'validation.notZero'],
  ['url', 'validation.url'],
  ['oneLine', 'validation.oneLine'],
  ['wellFormed', 'validation.wellFormed'],
])

/** The formats that have a message of their own; the others only say that the form is not the expected one. */
const FORMAT_TEXTS: ReadonlyMap<string, TextKey> = new Map<string, TextKey>([
  ['bic', 'validation.bic'],
  ['date', 'validation.date'],
  ['email', 'validation.email'],
  ['iban', 'validation.iban'],
  ['phone', 'validation.phone'],
  ['url', 'validation.url'],
])

/** Our own keywords: decimals say which of their problems it was, the others are named by their keyword. */
function ownMessage(error: ErrorObject, field: Field | undefined): string {
  const problem = String(error.params['problem'] ?? error.keyword)
  switch (problem) {
    case 'min':
      return text('validation.min', { limit: shown(field?.min ?? `-${DEFAULT_LIMIT}`, field) })
    case 'max':
      return text('validation.max', { limit: shown(field?.max ?? DEFAULT_LIMIT, field) })
    case 'decimals':
      return text('validation.decimals', { limit: field?.decimals ?? 0, smart_count: field?.decimals ?? 0 })
    default:
      return text(OWN_KEYWORD_TEXTS.get(problem) ?? 'validation.invalid')
  }
}

function typeMessage(type: string, field: Field | undefined): string {
  switch (field?.kind) {
    case 'decimal':
      return text('validation.decimal')
    case 'integer':
      return text('validation.integer')
    case 'boolean':
      return text('validation.boolean')
    case 'date':
      return text('validation.date')
    case 'choice':
      return text('validation.choice')
    case 'reference':
      return text('validation.reference')
    case 'text':
      return text('validation.text')
    default:
      return text(type.includes('string') ? 'validation.text' : 'validation.invalid')
  }
}

function formatMessage(format: string, field: Field | undefined): string {
  const wanted = format === 'uri' ? 'url' : field?.format && format !== 'date' ? field.format : format
  return text(FORMAT_TEXTS.get(wanted) ?? 'validation.pattern')
}

/** A limit as it is shown elsewhere: all its decimals, thousands grouped, years plain. */
function shown(limit: unknown, field: Field | undefined): string {
  const plain = String(limit)
  if (field?.format === 'year') return plain
  const [whole, part] = plain.replace('-', '').split('.')
  const grouped = whole!.replace(/\B(?=(\d{3})+$)/g, ',') + (part ? `.${part}` : '')
  return plain.startsWith('-') ? `(${grouped})` : grouped
}

/** Which values of a list a record may choose from: all, or those that go with the value of another field. */
export function choicesOf(field: Field, record: object): readonly Choice[] {
  const all = field.choices ?? []
  if (!field.choicesWhen) return all
  const fitting = field.choicesWhen.values[String(valueOf(record, field.choicesWhen.property))]
  return fitting ? all.filter(choice => fitting.includes(choice.value)) : all
}

/** What is not chosen yet misses nothing here; that a value is required is said elsewhere. */
export function isFitting(field: Field, record: object): boolean {
  const value = valueOf(record, field.name)
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    choicesOf(field, record).some(choice => choice.value === value)
  )
}

/** 25 MB. */
export const FILE_BYTES_MAX = 26_214_400

/** What is wrong with a file of this size, as a message; null when it may be kept. */
export function sizeProblem(bytes: number, most = FILE_BYTES_MAX): string | null {
  if (bytes === 0) return text('documents.emptyFile')
  return bytes > most ? text('problem.file-too-large.detail', { limit: formatBytes(most) }) : null
}

/**
 * The values that fit their fields, for rules: one that does not is absent, so that no rule has to ask for its type.
 * What is wrong with it the validator says.
 */
export function draftOf<E extends EntityName>(
  { fields }: { fields: readonly Field[]; name?: E },
  values: UncheckedValues,
): Draft<E> {
  // Every value has just been held against the field from which the type is made.
  return fittingValues(fields, values) as Draft<E>
}

function fittingValues(fields: readonly Field[], values: UncheckedValues): UncheckedValues {
  const fitting = { ...values }
  for (const field of fields) {
    const value = values[field.name]
    if (value === undefined || value === null) continue
    if (!fits(field, value)) delete fitting[field.name]
    else if (field.kind === 'childRows' && field.fields && Array.isArray(value))
      fitting[field.name] = value.map((row: UncheckedValues) => fittingValues(field.fields ?? [], row))
  }
  return fitting
}

function limitsOf({ min, max, decimals, notZero }: Field): Limits {
  return {
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(decimals !== undefined && { decimals }),
    ...(notZero && { notZero }),
  }
}

/** Whether a value is of the kind that its field wants. */
export function fits(field: Field, value: unknown): boolean {
  switch (field.kind) {
    case 'decimal':
      return decimalProblem(value, limitsOf(field)) === null
    case 'date':
      return isDate(value)
    case 'integer':
      return Number.isSafeInteger(value) && decimalProblem(String(value), limitsOf(field)) === null
    case 'reference':
      return Number.isSafeInteger(value)
    case 'boolean':
      return typeof value === 'boolean'
    case 'choice':
      return field.choices?.some(choice => choice.value === value) ?? false
    case 'childRows':
      return Array.isArray(value) && value.every(row => typeof row === 'object' && row !== null)
    case 'answers':
      return typeof value === 'object'
    case 'text':
    case 'timestamp':
      return typeof value === 'string' && value !== ''
  }
}
