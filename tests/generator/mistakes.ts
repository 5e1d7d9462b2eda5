/** What the tests of mistakes in schemas are rows of, what changes a schema in them, and what is expected of a row. */
import { expect } from 'vitest'
import { files, mistakesIn, ship, type Json, type Schema } from './samples.ts'

export type Change = (schema: Schema) => void
export type Row = [name: string, change: Change, at: string, what: string, remedy: string]

export const property = (schema: Schema, name: string): Json => schema.properties[name]!
export const actions = (schema: Schema): Record<string, Json> => schema['x-actions'] as Record<string, Json>
export const section = { 'x-section': 'main' }

/** Makes the mistake in the schema that is right otherwise, and finds it named with file, line and remedy. */
export function expectMistake([change, at, what, remedy]: [change: Change, at: string, what: string, remedy: string]) {
  const schema = ship()
  change(schema)
  const all = files({ 'ship.json': schema })
  expectNamed(all, mistakesIn(all), [at, what, remedy])
}

/** Finds a mistake of the ship in the answer of the generator, with its line in the schema and its remedy. */
export function expectNamed(
  schemas: ReadonlyMap<string, string>,
  answered: string,
  [at, what, remedy]: [at: string, what: string, remedy: string],
) {
  const answer = answered.split('\n')
  const found = answer.find(words => words.includes(what))
  expect(found, answer.join('\n')).toBeDefined()
  expect(found).toContain(remedy)
  const [, line] = /^schemas\/ship\.json:(\d+): /.exec(found!) ?? []
  expect(schemas.get('schemas/ship.json')!.split('\n')[Number(line) - 1], found).toContain(at)
}
