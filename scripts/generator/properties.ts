/**
 * From a property as it is written in a schema to what it means: references followed, defaults filled in, misuse
 * reported.
 */
import type { Choice, Condition, Decimal, Field, FieldFormat, FieldKind, Tone } from '../../src/entity.ts'
import { DEFAULT_LIMIT } from '../../src/money.ts'
import { pointerTo } from './json.ts'
import { suggestion } from './mistakes.ts'
import { camel, pascal, snake, type Property } from './model.ts'
import { DEFINITIONS, LISTS, type Json, type Source, type Sources } from './sources.ts'
import { checkValues, DEFAULT_INTEGER_LIMIT } from './values.ts'

/**
 * Where a property stands: 'record' has a column and a place on the screen; 'line' a column of a child table; 'inside'
 * only a place in nested JSON.
 */
export type Home = 'record' | 'line' | 'inside' | 'input'

export interface Scope {
  sources: Sources
  source: Source
  /** Pointer of the object whose "properties" are read. */
  pointer: string
  home: Home
  /** Entity and property names on the way here; names value lists that are written in place. */
  path: readonly string[]
}

const ANY = [
  '$ref',
  'title',
  'description',
  'type',
  'readOnly',
  'x-section',
  'x-show-when',
  'x-required-when',
  'x-computed',
  'x-access',
  'x-portal',
  'x-widget',
  'x-create-only',
  'x-tracking',
  'x-derived',
]
const SCALAR = [...ANY, 'x-list', 'x-filter', 'x-sort', 'x-asked-when']
const ALLOWED: Record<FieldKind, readonly string[]> = {
  text: [...SCALAR, 'maxLength', 'pattern', 'format', 'x-format', 'default', 'x-suggests', 'x-suggests-of'],
  decimal: [...SCALAR, 'x-format', 'x-decimals', 'x-min', 'x-max', 'x-not-zero', 'x-unit', 'default'],
  integer: [...SCALAR, 'minimum', 'maximum', 'x-format', 'x-unit', 'default'],
  date: [...SCALAR, 'format'],
  timestamp: [...SCALAR, 'format'],
  boolean: [...SCALAR, 'default'],
  choice: [...SCALAR, 'oneOf', 'default', 'x-choices-when'],
  reference: [...SCALAR, 'x-ref'],
  childRows: [...ANY, 'items', 'minItems', 'maxItems'],
  answers: [...ANY, 'properties', 'required'],
}
const FORMATS: Partial<Record<FieldKind, readonly FieldFormat[]>> = {
  decimal: ['money', 'rate', 'percent', 'percent4', 'coefficient', 'number1', 'number2', 'number6'],
  integer: ['integer', 'year'],
  text: ['multiline', 'email', 'url', 'phone', 'iban', 'bic'],
}
const RECORD_ONLY = ['x-section', 'x-list', 'x-filter', 'x-sort', 'x-portal', 'x-create-only', 'x-access']
const LINES_MAX = 200

/** The properties of one object, in the order in which they are written. */
export function readProperties(scope: Scope, object: Json): Property[] {
  const required = (object['required'] ?? []) as string[]
  const raw = object['properties'] as Record<string, Json>
  for (const name of required) {
    if (Object.hasOwn(raw, name)) continue
    report(
      scope,
      pointerTo('required', required.indexOf(name)),
      `"${name}" is required but there is no such property`,
      suggestion(name, Object.keys(raw)),
    )
  }
  return Object.entries(raw).flatMap(([name, written]) => {
    const property = readProperty(scope, name, written, required.includes(name))
    return property ? [property] : []
  })
}

export function report(scope: Scope, pointer: string, what: string, remedy: string): void {
  scope.sources.mistakes.push({
    file: scope.source.file,
    line: scope.source.lineOf(scope.pointer + pointer),
    what,
    remedy,
  })
}

function readProperty(scope: Scope, name: string, written: Json, required: boolean): Property | undefined {
  const at = pointerTo('properties', name)
  const raw = followReference(scope, at, written)
  if (!raw) return undefined
  if (written['title'] === undefined) {
    report(scope, at, `"title" is missing in property "${name}"`, 'Add the label that people see: "title": "…".')
  }
  const kind = kindOf(raw)
  if (kind === undefined) {
    report(scope, at, `property "${name}" has no type`, 'Write "type": "string", or take a definition by $ref.')
    return undefined
  }
  checkKeywords(scope, at, name, raw, written, kind)
  const field = fieldOf(scope, name, raw, kind, required)
  const preset = field.readOnly === true && field.computed === undefined && field.default !== undefined
  const property: Property = {
    field,
    place: { file: scope.source.file, line: scope.source.lineOf(scope.pointer + at) },
    required: required || preset,
  }
  if (raw['description'] !== undefined) property.description = raw['description'] as string
  if (kind === 'text' && raw['pattern'] !== undefined) property.pattern = raw['pattern'] as string
  if (kind === 'choice') property.list = listName(scope, name, written)
  if (kind === 'childRows' || kind === 'answers') addChildren(scope, at, property, raw, kind)
  if (kind === 'childRows' && raw['minItems'] !== undefined) property.minItems = raw['minItems'] as number
  checkValues(property, (keyword, what, remedy) => report(scope, at + pointerTo(keyword), what, remedy))
  return property
}

/** What stands beside $ref wins; the description of a definition explains the definition, not the field. */
function followReference(scope: Scope, at: string, written: Json): Json | undefined {
  const reference = written['$ref'] as string | undefined
  if (reference === undefined) return written
  const [file, path] = reference.split('#/definitions/') as [string, string?]
  const fail = (remedy: string): undefined => {
    report(scope, at + pointerTo('$ref'), `"${reference}" refers to nothing`, remedy)
  }
  const { $ref: _, ...beside } = written
  if (file === DEFINITIONS || file === LISTS) {
    const known = (scope.sources.shared.get(file)?.value['definitions'] ?? {}) as Record<string, Json>
    const target = path !== undefined && Object.hasOwn(known, path) ? known[path] : undefined
    if (!target) return fail(suggestion(path ?? '', Object.keys(known)))
    const { description: _explains, title: _label, ...meaning } = target
    return { ...(file === LISTS && { type: 'string' }), ...meaning, ...beside }
  }
  const part = scope.sources.schemas.get(file)
  if (!part || path !== undefined || part.value['x-entity'] !== undefined) {
    const parts = [...scope.sources.schemas.values()]
      .filter(({ value }) => value['x-entity'] === undefined)
      .map(source => source.file)
    return fail(
      part?.value['x-entity'] === undefined
        ? suggestion(file, [DEFINITIONS, LISTS, ...parts])
        : 'To point to a record of another entity write "type": "integer", "x-ref": "…".',
    )
  }
  return { type: 'object', ...beside, part }
}

function kindOf(raw: Json): FieldKind | undefined {
  if (raw['oneOf'] !== undefined) return 'choice'
  if (raw['x-ref'] !== undefined) return 'reference'
  if (raw['x-decimals'] !== undefined || FORMATS.decimal!.includes(raw['x-format'] as FieldFormat)) return 'decimal'
  switch (raw['type']) {
    case 'string':
      return raw['format'] === 'date' ? 'date' : raw['format'] === 'date-time' ? 'timestamp' : 'text'
    case 'integer':
      return 'integer'
    case 'boolean':
      return 'boolean'
    case 'array':
      return 'childRows'
    case 'object':
      return 'answers'
    default:
      return undefined
  }
}

const KIND_TYPE: Partial<Record<FieldKind, string>> = { choice: 'string', reference: 'integer', decimal: 'string' }
const KIND_WORDS: Record<FieldKind, string> = {
  text: 'a text',
  decimal: 'a decimal number',
  integer: 'a whole number',
  date: 'a date',
  timestamp: 'a point in time',
  boolean: 'a yes or no',
  choice: 'a value of a list',
  reference: 'a reference',
  childRows: 'a list of lines',
  answers: 'a group of answers',
}

function checkKeywords(scope: Scope, at: string, name: string, raw: Json, written: Json, kind: FieldKind): void {
  for (const keyword of Object.keys(raw)) {
    if (keyword === 'part' || ALLOWED[kind].includes(keyword)) continue
    report(
      scope,
      at + pointerTo(keyword),
      `"${keyword}" does not go with ${KIND_WORDS[kind]} (property "${name}")`,
      'Remove it, or change the type.',
    )
  }
  const type = KIND_TYPE[kind]
  if (type !== undefined && raw['type'] !== undefined && raw['type'] !== type) {
    report(
      scope,
      at + pointerTo('type'),
      `property "${name}" is ${KIND_WORDS[kind]}, its type is "${type}"`,
      `Write "type": "${type}".`,
    )
  }
  const format = raw['x-format'] as FieldFormat | undefined
  if (format !== undefined && FORMATS[kind] && !FORMATS[kind].includes(format)) {
    report(
      scope,
      at + pointerTo('x-format'),
      `"${format}" does not go with ${KIND_WORDS[kind]} (property "${name}")`,
      `Possible are ${FORMATS[kind].join(', ')}.`,
    )
  }
  for (const keyword of scope.home === 'record' ? [] : RECORD_ONLY) {
    if (written[keyword] === undefined) continue
    report(
      scope,
      at + pointerTo(keyword),
      `"${keyword}" has no meaning inside a list, an action or a group of answers (property "${name}")`,
      'Remove it.',
    )
  }
  if (scope.home === 'input' && (raw['readOnly'] || raw['x-computed'])) {
    report(scope, at, `property "${name}" of an action cannot be read-only`, 'Remove it, or make it writable.')
  }
  if (scope.home !== 'input' && Number(raw['maxItems'] ?? 0) > LINES_MAX) {
    report(
      scope,
      at + pointerTo('maxItems'),
      `property "${name}" may have too many lines`,
      `A record holds at most ${LINES_MAX}; more need a kind of record of their own.`,
    )
  }
  if (raw['x-computed'] !== undefined && raw['default'] !== undefined) {
    report(
      scope,
      at + pointerTo('default'),
      `property "${name}" is computed and has a default`,
      'Remove one of the two.',
    )
  }
}

function fieldOf(scope: Scope, name: string, raw: Json, kind: FieldKind, required: boolean): Field {
  const computed = raw['x-computed'] as string | undefined
  const readOnly = raw['readOnly'] === true || computed !== undefined
  const stored = computed === undefined && kind !== 'childRows' && scope.home !== 'inside' && scope.home !== 'input'
  const take = <K extends keyof Field>(keyword: string, key: K) =>
    raw[keyword] === undefined ? {} : { [key]: raw[keyword] as Field[K] }
  return {
    name,
    ...(stored && { column: snake(name) }),
    title: (raw['title'] as string | undefined) ?? name,
    ...take('description', 'help'),
    kind,
    ...formatOf(raw, kind),
    ...(required && !readOnly && { required: true as const }),
    ...(readOnly && { readOnly: true as const }),
    ...take('x-create-only', 'createOnly'),
    ...take('x-tracking', 'tracking'),
    ...take('x-computed', 'computed'),
    ...take('default', 'default'),
    ...take('maxLength', 'maxLength'),
    ...limitsOf(raw, kind),
    ...(raw['x-not-zero'] === true && { notZero: true as const }),
    ...(kind === 'choice' && {
      choices: choicesOf(raw['oneOf'] as WrittenChoice[]),
    }),
    ...(raw['x-choices-when'] !== undefined && { choicesWhen: choicesWhenOf(raw['x-choices-when'] as Json) }),
    ...take('x-derived', 'derived'),
    ...(raw['x-suggests'] !== undefined && {
      suggests: suggestsOf(raw['x-suggests'] as string, raw['x-suggests-of'] as Suggestions['of']),
    }),
    ...take('x-ref', 'reference'),
    ...(kind === 'childRows' && { maxItems: (raw['maxItems'] as number | undefined) ?? LINES_MAX }),
    ...take('x-section', 'section'),
    ...take('x-list', 'list'),
    ...take('x-filter', 'filter'),
    ...take('x-sort', 'sorted'),
    ...take('x-unit', 'unit'),
    ...(raw['x-show-when'] !== undefined && { showWhen: raw['x-show-when'] as Condition }),
    ...(raw['x-asked-when'] !== undefined && { askedWhen: raw['x-asked-when'] as Condition }),
    ...(raw['x-required-when'] !== undefined && { requiredWhen: raw['x-required-when'] as Condition }),
    ...take('x-access', 'access'),
    ...take('x-portal', 'portal'),
    ...take('x-widget', 'widget'),
  }
}

function formatOf(raw: Json, kind: FieldKind): { format?: FieldFormat } {
  if (kind === 'text' && raw['format'] === 'email') return { format: 'email' }
  if (kind === 'integer') return { format: (raw['x-format'] as FieldFormat | undefined) ?? 'integer' }
  return raw['x-format'] === undefined ? {} : { format: raw['x-format'] as FieldFormat }
}

function limitsOf(raw: Json, kind: FieldKind): Pick<Field, 'min' | 'max' | 'decimals'> {
  if (kind === 'integer') {
    return {
      min: `${(raw['minimum'] as number | undefined) ?? -DEFAULT_INTEGER_LIMIT}`,
      max: `${(raw['maximum'] as number | undefined) ?? DEFAULT_INTEGER_LIMIT}`,
    }
  }
  if (kind !== 'decimal') return {}
  return {
    min: (raw['x-min'] as Decimal | undefined) ?? `-${DEFAULT_LIMIT}`,
    max: (raw['x-max'] as Decimal | undefined) ?? DEFAULT_LIMIT,
    decimals: (raw['x-decimals'] as number | undefined) ?? 2,
  }
}

function choicesWhenOf(written: Json): NonNullable<Field['choicesWhen']> {
  const [property, values] = Object.entries(written)[0]!
  return { property, values: values as Record<string, readonly string[]> }
}

type Suggestions = NonNullable<Field['suggests']>

/** A value of a list, as a schema writes it. */
export interface WrittenChoice {
  const: string
  title: string
  'x-tone'?: Tone
}

export function choicesOf(written: readonly WrittenChoice[]): Choice[] {
  return written.map(({ const: value, title, 'x-tone': tone }) => ({ value, title, ...(tone && { tone }) }))
}

function suggestsOf(written: string, of: Suggestions['of']): Suggestions {
  const [resource, property] = written.split('.') as [string, string]
  return { resource, property, ...(of !== undefined && { of }) }
}

function listName({ path }: Scope, name: string, written: Json): string {
  const reference = written['$ref'] as string | undefined
  if (reference !== undefined && written['oneOf'] === undefined) return reference.split('/').at(-1)!
  const [first, ...rest] = [...path, name]
  return [first, ...rest.map(pascal)].join('')
}

function addChildren(scope: Scope, at: string, property: Property, raw: Json, kind: 'childRows' | 'answers'): void {
  const { name } = property.field
  const items = kind === 'childRows' ? (raw['items'] as Json | undefined) : raw
  const step = kind === 'childRows' ? at + pointerTo('items') : at
  if (items === undefined)
    return report(
      scope,
      at,
      `property "${name}" does not say what a line holds`,
      'Add "items": {"type": "object", "properties": {…}}.',
    )
  const inner = kind === 'childRows' ? followReference(scope, step, items) : items
  const part = inner?.['part'] as Source | undefined
  const home: Home = kind === 'childRows' && scope.home === 'record' ? 'line' : 'inside'
  const path = [...scope.path, name]
  if (!inner) return
  if (!part && inner['properties'] === undefined)
    return report(scope, step, `property "${name}" holds no properties`, 'Add "properties": {…}.')
  if (part && scope.path.includes(part.file))
    return report(scope, step, `"${part.file}" holds itself`, 'Take the reference out of the circle.')
  const children = part
    ? readProperties({ ...scope, source: part, pointer: '', home, path: [...path, part.file] }, part.value)
    : readProperties({ ...scope, pointer: scope.pointer + step, home, path }, inner)
  if (part) property.part = pascal(camel(part.file.replace(/\.json$/, '')))
  property.children = children
  property.field.fields = children.map(({ field }) => field)
}
