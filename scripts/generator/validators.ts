/** Standalone Ajv validators as ES modules: no eval, no require, nothing read at run time but what is imported. */
import { Ajv, type KeywordCxt } from 'ajv'
import { _, Name, nil, type Code } from 'ajv/dist/compile/codegen/index.js'
import { callValidateCode } from 'ajv/dist/vocabularies/code.js'
import standaloneCode from 'ajv/dist/standalone/index.js'
import addFormats from 'ajv-formats'
import { kindOf, REFERENCE, type Kind, type Kinds } from './kinds.ts'
import {
  GENERATED_NOTE,
  isCreatable,
  isUpdatable,
  kebab,
  pascal,
  typeName,
  type Model,
  type Property,
} from './model.ts'

type Schema = Record<string, unknown>
type Mode = 'create' | 'update' | 'input'

/** Lines kept inside a record. */
const LINES_MAX = 200
/** So many unknown properties are named one by one; a body with more is refused as a whole. */
const UNKNOWN_MAX = 20
const SETTINGS = {
  code: { source: true, esm: true, lines: true },
  strict: true,
  allowUnionTypes: true,
  unicodeRegExp: true,
  // Each Ajv would compile the schema of schemas anew to check what it is given; one does it for all of them.
  validateSchema: false,
} as const
const ofSchemas = new Ajv()
const HEADER = `// ${GENERATED_NOTE}\n`

export function validatorFiles(models: readonly Model[]): Map<string, string> {
  const files = new Map<string, string>()
  const kinds: Kinds = new Map()
  for (const model of models) {
    const path = `generated/validators/${kebab(model.entity.name)}`
    files.set(`${path}.js`, entityCode(model, kinds))
    files.set(`${path}.d.ts`, entityTypes(model))
  }
  files.set(
    'generated/validators/kinds.js',
    cachedCode([...kinds], () => kindsCode(kinds)),
  )
  files.set('generated/validators.js', allCode(models))
  files.set('generated/validators.d.ts', allTypes())
  return files
}

/**
 * The schemas of one module by their text: equal ones are compiled once, and a part that stands in several places
 * becomes one function.
 */
class Registry {
  private readonly ids = new Map<string, string>()
  readonly kinds: Kinds

  constructor(kinds: Kinds) {
    this.kinds = kinds
  }

  add(schema: Schema): string {
    const text = JSON.stringify(schema)
    if (!this.ids.has(text)) this.ids.set(text, `part${this.ids.size}`)
    return this.ids.get(text)!
  }

  /** Each with its id. */
  get schemas(): [text: string, id: string][] {
    return [...this.ids]
  }

  kind(kind: Kind): Schema {
    this.kinds.set(kind.name, kind.schema)
    return { kind: kind.name }
  }
}

/** allErrors may not be turned into a flood: beyond a bound only the bound is reported. */
function bodySchema(properties: readonly Property[], mode: Mode, registry: Registry): Schema {
  const maxProperties = properties.length + UNKNOWN_MAX
  return { type: 'object', maxProperties, if: { maxProperties }, then: objectSchema(properties, mode, registry, false) }
}

/** Without a type of its own: it always stands inside a schema that says "object". */
function objectSchema(properties: readonly Property[], mode: Mode, registry: Registry, withId: boolean): Schema {
  const required = properties
    .filter(property => property.required && !property.field.readOnly)
    .map(({ field }) => field.name)
  const known = new Set(properties.map(({ field }) => field.name))
  const conditions = properties.filter(
    ({ field }) => field.requiredWhen && Object.keys(field.requiredWhen).every(name => known.has(name)),
  )
  return {
    additionalProperties: false,
    ...(required.length > 0 && { required }),
    properties: {
      ...(withId && { id: registry.kind(REFERENCE) }),
      ...Object.fromEntries(
        properties.map(property => [property.field.name, propertySchema(property, mode, registry)]),
      ),
    },
    ...(conditions.length > 0 && {
      allOf: conditions.map(({ field }) => conditionSchema(field.requiredWhen!, field.name, field.kind)),
    }),
  }
}

function propertySchema(property: Property, mode: Mode, registry: Registry): Schema {
  const { field } = property
  if (field.kind === 'childRows') {
    const maxItems = field.maxItems ?? LINES_MAX
    const minItems = Math.max(property.minItems ?? 0, property.required ? 1 : 0)
    const array = { type: 'array', ...(!property.required && { nullable: true }) }
    const items = { $ref: partId(property, mode, registry, mode === 'update' && field.table !== undefined) }
    return { ...array, maxItems, ...(minItems > 0 && { minItems }), if: { maxItems }, then: { items } }
  }
  if (field.kind === 'answers') {
    const part = { $ref: partId(property, mode, registry, false) }
    return property.required ? part : { type: ['object', 'null'], if: { type: 'object' }, then: part }
  }
  if (field.readOnly && field.createOnly) return { type: 'string', const: field.default }
  return registry.kind(kindOf(property, !property.required))
}

/** A nested object may not flood either: its unknown properties are counted before they are named. */
function partId({ children = [] }: Property, mode: Mode, registry: Registry, withId: boolean): string {
  const writable = children.filter(mode === 'update' ? isUpdatable : isCreatable)
  const maxProperties = writable.length + UNKNOWN_MAX
  return registry.add({
    type: 'object',
    maxProperties,
    if: { maxProperties },
    then: objectSchema(writable, mode, registry, withId),
  })
}

/** x-required-when: if the other properties hold the values, the property must be there and not null. */
function conditionSchema(condition: Record<string, unknown>, name: string, kind: string): Schema {
  const wanted = Object.fromEntries(
    Object.entries(condition).map(([property, value]) => [property, { enum: Array.isArray(value) ? value : [value] }]),
  )
  const filled =
    {
      decimal: 'string',
      integer: 'integer',
      reference: 'integer',
      boolean: 'boolean',
      lines: 'array',
      answers: 'object',
    }[kind] ?? 'string'
  return {
    if: { required: Object.keys(condition), properties: wanted },
    then: { required: [name], properties: { [name]: { type: filled, ...(kind === 'childRows' && { minItems: 1 }) } } },
  }
}

/** By the schemas they come from: npm run dev generates with each saved schema, and most of the others are the same. */
const compiled = new Map<string, string>()

function cachedCode(from: unknown, compile: () => string): string {
  const key = JSON.stringify(from)
  const code = compiled.get(key) ?? compile()
  compiled.set(key, code)
  return code
}

function entityCode(model: Model, kinds: Kinds): string {
  const registry = new Registry(kinds)
  const exported: Record<string, string> = {
    validateCreate: registry.add(bodySchema(model.properties.filter(isCreatable), 'create', registry)),
    validateUpdate: registry.add(bodySchema(model.properties.filter(isUpdatable), 'update', registry)),
  }
  for (const { action, input } of model.actions)
    exported[`validate${pascal(action.name)}`] = registry.add(bodySchema(input, 'input', registry))
  return cachedCode([exported, registry.schemas], () => compiledEntity(exported, registry))
}

function compiledEntity(exported: Record<string, string>, registry: Registry): string {
  const used = new Set<string>()
  const ajv = new Ajv({ ...SETTINGS, allErrors: true, strictRequired: false, inlineRefs: false })
  ajv.addKeyword({ keyword: 'kind', schemaType: 'string', code: cxt => callKind(cxt, used) })
  for (const [text, id] of registry.schemas) ajv.addSchema(checked(JSON.parse(text) as Schema), id)
  const { own, aliases } = withoutDuplicates(exported)
  const code = moduleCode(standaloneCode(ajv, own))
  const imported = [...used].sort().join(', ')
  return `${HEADER}${imported === '' ? '' : `import { ${imported} } from './kinds.js'\n`}${code}${aliases.join('')}`
}

function checked(schema: Schema): Schema {
  void ofSchemas.validateSchema(schema, true)
  return schema
}

/**
 * Ajv would write a function twice that is exported under two names, as when create and update take the same body: the
 * second name refers to the first.
 */
function withoutDuplicates(exported: Record<string, string>): { own: Record<string, string>; aliases: string[] } {
  const own: Record<string, string> = {}
  const aliases: string[] = []
  for (const [name, id] of Object.entries(exported)) {
    const duplicate = Object.keys(own).find(other => own[other] === id)
    if (duplicate === undefined) own[name] = id
    else aliases.push(`export const ${name} = ${duplicate};\n`)
  }
  return { own, aliases }
}

/** A call of the shared function of a kind, its errors merged as Ajv merges those of a $ref. */
function callKind(cxt: KeywordCxt, used: Set<string>): void {
  const kind = cxt.schema as string
  used.add(kind)
  const validate = new Name(kind)
  cxt.result(callValidateCode(cxt, validate, nil), undefined, () => {
    const { gen } = cxt
    const found = new Name('vErrors')
    gen.assign(found, _`${found} === null ? ${validate}.errors : ${found}.concat(${validate}.errors)`)
    gen.assign(new Name('errors'), _`${found}.length`)
  })
}

function kindsCode(kinds: Kinds): string {
  const ajv = new Ajv({ ...SETTINGS, allErrors: false })
  addFormats(ajv, { mode: 'full', formats: ['date', 'date-time', 'email'] })
  addOwnKeywords(ajv)
  const sorted = [...kinds.keys()].sort()
  for (const name of sorted) ajv.addSchema(checked(kinds.get(name)!), name)
  const code = moduleCode(standaloneCode(ajv, Object.fromEntries(sorted.map(name => [name, name]))))
  const imports = [
    ...(code.includes('fullFormats.') ? ["import { fullFormats } from 'ajv-formats/dist/formats.js'"] : []),
    ...(code.includes('isOneLine(') ? ["import { isOneLine } from '../../src/oneLine.ts'"] : []),
    ...(code.includes('decimalProblem(') ? ["import { decimalProblem } from '../../src/money.ts'"] : []),
  ]
  return `${HEADER}${imports.join('\n')}\n${code}`
}

/** Checks that JSON Schema has no words for. They answer for a value of the right type only; type comes first. */
function addOwnKeywords(ajv: Ajv): void {
  const problem = (word: string) => ({ message: `must be ${word}`, params: _`{problem: ${word}}` })
  ajv.addKeyword({
    keyword: 'decimal',
    type: 'string',
    schemaType: 'object',
    error: {
      message: 'must be a decimal within its limits',
      params: cxt => _`{problem: ${cxt.params['problem']}}`,
    },
    code(cxt) {
      const found = cxt.gen.const('problem', _`decimalProblem(${cxt.data}, ${cxt.schema as Code})`)
      cxt.setParams({ problem: found })
      cxt.fail(_`${found} !== null`)
    },
  })
  const forText = { type: 'string', schemaType: 'boolean' } as const
  ajv.addKeyword({
    ...forText,
    keyword: 'wellFormed',
    before: 'pattern',
    error: problem('wellFormed'),
    code: cxt => cxt.fail(_`!${cxt.data}.isWellFormed() || ${cxt.data}.includes("\\0")`),
  })
  ajv.addKeyword({
    ...forText,
    keyword: 'oneLine',
    before: 'pattern',
    error: problem('oneLine'),
    // What cannot be stored at all is told by "wellFormed".
    code: cxt => cxt.fail(_`${cxt.data}.isWellFormed() && !${cxt.data}.includes("\\0") && !isOneLine(${cxt.data})`),
  })
  ajv.addKeyword({
    ...forText,
    keyword: 'dateRange',
    error: problem('date'),
    code: cxt => cxt.fail(_`${cxt.data} < "1900-01-01" || ${cxt.data} >= "2201"`),
  })
  ajv.addKeyword({
    ...forText,
    keyword: 'httpUrl',
    error: problem('url'),
    code: cxt => cxt.fail(_`!/^https?:\\/\\/[^\\s\\\\]+$/i.test(${cxt.data}) || !URL.canParse(${cxt.data})`),
  })
}

/** Length in characters, as PostgreSQL counts them: a letter outside the first plane is one, not two. */
const CODE_POINTS = 'text => { let count = 0; for (const _ of text) count++; return count }'

/** What Ajv takes from its own packages by require() becomes part of the module. */
function moduleCode(code: string): string {
  const module = code
    .replace(/^"use strict";\n?/, '')
    .replaceAll('require("ajv/dist/runtime/ucs2length").default', CODE_POINTS)
    .replaceAll('require("ajv-formats/dist/formats").fullFormats', 'fullFormats')
  if (/\brequire\(|\beval\(|new Function\(/.test(module)) throw new Error('A validator would need require or eval.')
  return module.trimEnd() + '\n'
}

function entityTypes(model: Model): string {
  const type = typeName(model)
  const actions = model.actions.map(
    ({ action }) => `export const validate${pascal(action.name)}: Validate<${type}${pascal(action.name)}>\n`,
  )
  const imported = [
    `${type}Create`,
    `${type}Update`,
    ...model.actions.map(({ action }) => `${type}${pascal(action.name)}`),
  ]
  return `${HEADER}import type { Validate } from '../validators.js'
import type { ${imported.join(', ')} } from '../types.ts'
export const validateCreate: Validate<${type}Create>
export const validateUpdate: Validate<${type}Update>
${actions.join('')}`
}

function allCode(models: readonly Model[]): string {
  const imports = models.map(({ entity }) => `import * as ${entity.name} from './validators/${kebab(entity.name)}.js'`)
  const rows = models.map(({ entity, actions }) => {
    const own = actions.map(({ action }) => `${action.name}: ${entity.name}.validate${pascal(action.name)}`).join(', ')
    return `  ${entity.name}: { create: ${entity.name}.validateCreate, update: ${entity.name}.validateUpdate, actions: {${own === '' ? '' : ` ${own} `}} },`
  })
  return `${HEADER}${imports.join('\n')}\nexport const validators = {\n${rows.join('\n')}\n}\n`
}

function allTypes(): string {
  return `${HEADER}import type { ErrorObject } from 'ajv'
import type { EntityTypes } from './types.ts'
export interface Validate<T = unknown> {
  (data: unknown): data is T
  errors?: ErrorObject[] | null
}
type Validators<Inputs> = { readonly [Name in keyof Inputs]: Validate<Inputs[Name]> }
/** By name of the entity. */
export const validators: {
  readonly [Name in keyof EntityTypes]: {
    create: Validate<EntityTypes[Name]['create']>
    update: Validate<EntityTypes[Name]['update']>
    actions: Validators<EntityTypes[Name]['recordActions'] & EntityTypes[Name]['collectionActions']>
  }
}
`
}
