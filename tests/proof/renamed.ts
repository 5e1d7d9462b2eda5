/** Properties under other names in what is generated, and where a search finds them as fields in hand-written files. */
import { parseSync, Visitor } from 'oxc-parser'
import { generate } from '../../scripts/generator/generate.ts'
import { readFolder } from '../../scripts/generator/run.ts'

/** A property by the file name of its schema. */
export type Properties = Readonly<Record<string, string>>

export interface Place {
  line: number
  text: string
}

export const newName = (property: string): string => `${property}Renamed`

export const columnOf = (property: string): string => property.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

/** The generated files as they were if the schemas called these properties otherwise. */
export async function generatedWith(properties: Properties, root: string): Promise<ReadonlyMap<string, string>> {
  const schemas = readFolder(root, 'schemas', name => name.endsWith('.json'))
  for (const [entity, property] of Object.entries(properties)) {
    const file = `schemas/${entity}.json`
    const text = schemas.get(file) ?? ''
    if (!text.includes(`"${property}":`)) throw new Error(`${file} has no property "${property}".`)
    schemas.set(file, text.replaceAll(`"${property}"`, `"${newName(property)}"`))
  }
  return generate(schemas)
}

/**
 * Where a property, or its column, stands as a field: behind a dot, as a key of an object or of a type, in a pattern,
 * in a text alone or as a part of a path, a filter or a statement. A variable of this name is no field.
 */
export function placesOf(property: string, file: string, text: string): Place[] {
  const names = new Set([property, columnOf(property)])
  if (![...names].some(name => text.includes(name))) return []
  const inText = new RegExp(`(?<![\\w-])(${[...names].join('|')})(?![a-zA-Z0-9-])`)
  const starts = new Set<number>()
  const key = ({
    computed,
    key: name,
  }: {
    computed: boolean
    key: { type: string; name?: unknown; start: number }
  }) => {
    if (!computed && name.type === 'Identifier' && names.has(String(name.name))) starts.add(name.start)
  }
  new Visitor({
    MemberExpression({ computed, property: member }) {
      key({ computed, key: member })
    },
    Property: key,
    TSPropertySignature: key,
    Literal({ value, start }) {
      if (typeof value === 'string' && inText.test(value)) starts.add(start)
    },
    TemplateElement({ value, start }) {
      if (inText.test(value.raw)) starts.add(start)
    },
  }).visit(parseSync(file, text).program)
  return [...starts]
    .sort((one, other) => one - other)
    .map(start => text.slice(0, start).split('\n').length)
    .map(line => ({ line, text: (text.split('\n')[line - 1] ?? '').trim() }))
}
