/** Reads the schema files and checks every keyword against schemas/keywords.json. */
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import { NotJson, parseLocated, pointerTo } from './json.ts'
import { suggestion, type Mistake } from './mistakes.ts'

export type Json = Record<string, unknown>

/** One schema file, parsed, with the line of every place in it. */
export interface Source {
  file: string
  value: Json
  lineOf: (pointer: string) => number
}

export interface Sources {
  /** Files with x-entity and parts, by file name, in alphabetical order. */
  schemas: Map<string, Source>
  /** definitions.json and lists.json, by file name. */
  shared: Map<string, Source>
  mistakes: Mistake[]
}

export const DEFINITIONS = 'definitions.json'
export const LISTS = 'lists.json'
export const KEYWORDS = 'keywords.json'
/** What editors hold definitions.json and lists.json against. */
const DEFINITIONS_KEYWORDS = 'definitions-keywords.json'

export function readSources(texts: ReadonlyMap<string, string>): Sources {
  const sources: Sources = { schemas: new Map(), shared: new Map(), mistakes: [] }
  const files = [...texts.keys()].filter(path => path.endsWith('.json')).sort()
  const parsed = files.flatMap(path => parse(path.replace(/^schemas\//, ''), texts.get(path)!, sources.mistakes))
  const keywords = parsed.find(({ file }) => file === KEYWORDS)
  if (!keywords) {
    sources.mistakes.push({
      file: KEYWORDS,
      line: 1,
      what: 'the file is missing',
      remedy: 'Bring it back from the history of the project.',
    })
    return sources
  }
  const grammar = grammarOf(texts.get(`schemas/${KEYWORDS}`)!, keywords.value)
  for (const source of parsed) {
    if (source.file === KEYWORDS || source.file === DEFINITIONS_KEYWORDS) continue
    const isShared = source.file === DEFINITIONS || source.file === LISTS
    ;(isShared ? sources.shared : sources.schemas).set(source.file, source)
    sources.mistakes.push(...(isShared ? grammar.checkShared(source) : grammar.checkSchema(source)))
  }
  return sources
}

/** npm run dev generates with each saved schema, and the keywords stay as they are. */
let grammarBefore: { text: string; grammar: Grammar } | undefined

function grammarOf(text: string, keywords: Json): Grammar {
  if (grammarBefore?.text !== text) grammarBefore = { text, grammar: new Grammar(keywords) }
  return grammarBefore.grammar
}

function parse(file: string, text: string, mistakes: Mistake[]): Source[] {
  try {
    const { value, lineOf } = parseLocated(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return [{ file, value: value as Json, lineOf }]
    mistakes.push({ file, line: 1, what: 'a schema is an object', remedy: 'Begin the file with { and end it with }.' })
  } catch (error) {
    if (!(error instanceof NotJson)) throw error
    mistakes.push({ file, line: error.line, what: error.message, remedy: 'Compare with the lines of another schema.' })
  }
  return []
}

/** keywords.json at work. */
class Grammar {
  private readonly keywords: Json
  private readonly whole: ValidateFunction
  private readonly property: ValidateFunction

  constructor(keywords: Json) {
    const ajv = new Ajv({
      allErrors: true,
      verbose: true,
      strict: true,
      strictTypes: false,
      strictTuples: false,
      allowUnionTypes: true,
      strictSchema: true,
      formats: { regex: isRegExp },
    })
    this.keywords = keywords
    this.whole = ajv.compile({ $id: 'keywords', ...keywords })
    this.property = ajv.compile({ $ref: 'keywords#/definitions/property' })
  }

  checkSchema(source: Source): Mistake[] {
    const found = this.run(this.whole, source, source.value, '')
    if (source.value['x-entity'] !== undefined || found.length > 0) return found
    for (const keyword of ['x-sections', 'x-actions']) {
      if (source.value[keyword] !== undefined)
        found.push({
          file: source.file,
          line: source.lineOf(pointerTo(keyword)),
          what: `${keyword} stands in a schema without x-entity`,
          remedy: 'Add x-entity, or remove it from this part.',
        })
    }
    return found
  }

  /** definitions.json and lists.json hold properties without a label under "definitions". */
  checkShared(source: Source): Mistake[] {
    const { definitions } = source.value
    if (typeof definitions !== 'object' || definitions === null) {
      return [{ file: source.file, line: 1, what: '"definitions" is missing', remedy: 'Write {"definitions": {…}}.' }]
    }
    return Object.entries(definitions).flatMap(([name, value]) =>
      this.run(this.property, source, value, pointerTo('definitions', name)),
    )
  }

  private run(validate: ValidateFunction, source: Source, value: unknown, base: string): Mistake[] {
    if (validate(value)) return []
    return (validate.errors ?? [])
      .filter(error => error.keyword !== 'if' && error.propertyName === undefined)
      .map(error => {
        const params = error.params as Record<string, string | undefined>
        const named = params['additionalProperty'] ?? params['propertyName']
        const pointer = base + error.instancePath + (named === undefined ? '' : pointerTo(named))
        return { file: source.file, line: source.lineOf(pointer), ...this.mistakeOf(error, base + error.instancePath) }
      })
  }

  private mistakeOf(error: ErrorObject, pointer: string): Pick<Mistake, 'what' | 'remedy'> {
    const place = placeName(pointer)
    const schema = error.parentSchema as Json
    switch (error.keyword) {
      case 'additionalProperties': {
        const keyword = String(error.params['additionalProperty'])
        return {
          what: `unknown keyword "${keyword}"${place}`,
          remedy: suggestion(keyword, Object.keys(schema['properties'] ?? {})),
        }
      }
      case 'required': {
        const keyword = String(error.params['missingProperty'])
        return {
          what: `"${keyword}" is missing${place}`,
          remedy: this.description((schema['properties'] as Json)[keyword]) ?? `Add "${keyword}".`,
        }
      }
      case 'propertyNames':
        return {
          what: `"${String(error.params['propertyName'])}" is no name`,
          remedy: this.description({ $ref: '#/definitions/name' })!,
        }
      default:
        return {
          what: `${short(error.data)} does not fit${place}`,
          remedy: this.description(schema) ?? `It ${error.message ?? 'is not allowed'}.`,
        }
    }
  }

  private description(schema: unknown): string | undefined {
    const { $ref, description } = (schema ?? {}) as { $ref?: string; description?: string }
    if (description !== undefined || $ref === undefined) return description
    const definitions = this.keywords['definitions'] as Record<string, Json>
    return this.description(definitions[$ref.replace('#/definitions/', '')])
  }
}

/** " in "x-sections" of property "name"": what a person finds on the line. */
function placeName(pointer: string): string {
  const steps = pointer
    .split('/')
    .slice(1)
    .map(step => step.replace(/~1/g, '/').replace(/~0/g, '~'))
  const last = steps.at(-1)
  if (last === undefined) return ''
  const property = steps.lastIndexOf('properties')
  const owner = property >= 0 && steps[property + 1] !== undefined ? `property "${steps[property + 1]}"` : undefined
  if (owner !== undefined && property + 2 === steps.length) return ` in ${owner}`
  const place = steps.slice(owner === undefined ? 0 : property + 2).filter(step => !/^\d+$/.test(step))
  return ` in ${place.map(step => `"${step}"`).join(' ')}${owner === undefined ? '' : ` of ${owner}`}`
}

function short(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}

function isRegExp(text: string): boolean {
  try {
    return new RegExp(text, 'u') instanceof RegExp
  } catch {
    return false
  }
}
