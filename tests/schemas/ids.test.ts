/** Each of several databases gives out ids from a range of its own: every field and input that takes one takes all. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Property {
  type?: string
  maximum?: number
  'x-ref'?: string
}

/** Properties at any depth whose name says that they hold an id, with where they stand. */
function idsIn(schema: unknown, place: string): [string, Property][] {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([name, value]: [string, unknown]) => {
    const at = `${place} ${name}`
    const found = name.endsWith('Id') && isInteger(value) ? [[at, value] satisfies [string, Property]] : []
    return [...found, ...idsIn(value, at)]
  })
}

function isInteger(value: unknown): value is Property {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'integer'
}

test('an id that names no resource may be as large as that of any database', () => {
  const ids = globSync('schemas/*.json').flatMap(file => idsIn(JSON.parse(readFileSync(file, 'utf8')), file))
  const unnamed = ids.filter(([, property]) => property['x-ref'] === undefined)
  expect(unnamed.length).toBeGreaterThan(5)
  expect(unnamed.filter(([, { maximum }]) => maximum !== Number.MAX_SAFE_INTEGER).map(([at]) => at)).toEqual([])
})
