/**
 * Ways of writing that hide a mistake from the compiler, counted over the code in src. house-rules.test.ts compares the
 * counts with those in houseCounts.json, so that none can rise.
 */
import { parseSync, Visitor, type Argument, type Expression } from 'oxc-parser'
import { level } from './houseRules.ts'

export type Counts = Record<Room, Record<Kind, number>>
/** The areas, with the portal and the demo data, and the code beneath them that knows schemas instead of entities. */
type Room = 'areas' | 'engine'
type Kind = (typeof KINDS)[number]

const KINDS = [
  'Record<string, unknown>',
  "record['field']",
  "valueOf(record, 'field')",
  'found!',
  'items[index]!',
  'value as Type',
  'String(record.field) or Number(record.field)',
  'lines over 120 columns',
] as const

/** Names that the environment of the process or a dictionary of styles gives, not a schema. */
const NO_RECORD = /(^|\.)(env|environment)$/
const FIELD = /^[A-Za-z]\w*$/

export function houseCounts(files: ReadonlyMap<string, string>): Counts {
  const none = () => Object.fromEntries(KINDS.map(kind => [kind, 0])) as Record<Kind, number>
  const counts: Counts = { areas: none(), engine: none() }
  for (const [file, text] of files) {
    if (!/^src\/.*\.tsx?$/.test(file)) continue
    const of = counts[room(file)]
    for (const kind of kindsIn(file, text)) of[kind] += 1
  }
  return counts
}

/** What was counted more often than allowed, and what may be allowed less from now on. */
export function comparedWith(counts: Counts, allowed: Counts): { risen: string[]; fallen: string[] } {
  const compared = (['areas', 'engine'] as const).flatMap(of =>
    KINDS.map(kind => ({ now: counts[of][kind], then: allowed[of][kind], what: `${of}: ${kind}` })),
  )
  return {
    risen: compared.filter(({ now, then }) => now > then).map(({ now, then, what }) => `${what} ${now}, was ${then}`),
    fallen: compared.filter(({ now, then }) => now < then).map(({ now, then, what }) => `${what} ${now}, was ${then}`),
  }
}

function room(file: string): Room {
  return [2, 3].includes(level(file)) || file.startsWith('src/demo/') ? 'areas' : 'engine'
}

/** A sentence that a person reads stands on one line, so that a search for its words finds it. */
function isMessages(file: string): boolean {
  return /^src\/(.+\/)?(texts\/\w+|texts|\w+Texts)\.ts$/.test(file)
}

function kindsIn(file: string, text: string): Kind[] {
  const found: Kind[] = text
    .split('\n')
    .filter(line => line.length > 120 && !isMessages(file))
    .map(() => 'lines over 120 columns')
  new Visitor({
    TSTypeReference({ typeName, typeArguments }) {
      const [key, value] = typeArguments?.params ?? []
      if (typeName.type === 'Identifier' && typeName.name === 'Record')
        if (key?.type === 'TSStringKeyword' && value?.type === 'TSUnknownKeyword') found.push('Record<string, unknown>')
    },
    MemberExpression({ computed, object, property }) {
      if (computed && property.type === 'Literal' && typeof property.value === 'string')
        if (FIELD.test(property.value) && !NO_RECORD.test(text.slice(object.start, object.end)))
          found.push("record['field']")
    },
    TSNonNullExpression({ expression }) {
      found.push(isIndexed(expression) ? 'items[index]!' : 'found!')
    },
    TSAsExpression({ typeAnnotation }) {
      const constant = text.slice(typeAnnotation.start, typeAnnotation.end) === 'const'
      if (!constant) found.push('value as Type')
    },
    CallExpression({ callee, arguments: [argument, name] }) {
      if (callee.type === 'Identifier' && callee.name === 'valueOf')
        if (name?.type === 'Literal' && typeof name.value === 'string') found.push("valueOf(record, 'field')")
      if (callee.type === 'Identifier' && /^(String|Number)$/.test(callee.name) && argument && isMember(argument))
        found.push('String(record.field) or Number(record.field)')
    },
  }).visit(parseSync(file, text).program)
  return found
}

/** What brackets give: the element of a list, mostly one that a loop has counted up to. */
function isIndexed(expression: Expression): boolean {
  return (
    expression.type === 'MemberExpression' &&
    expression.computed &&
    !(expression.property.type === 'Literal' && typeof expression.property.value === 'string')
  )
}

function isMember(argument: Argument | Expression): boolean {
  return argument.type === 'ChainExpression' ? isMember(argument.expression) : argument.type === 'MemberExpression'
}
