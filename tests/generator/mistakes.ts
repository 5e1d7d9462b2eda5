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
  const answer = mistakesIn(all).split('\n')
  const found = answer.find(words => words.includes(what))
  expect(found, answer.join('\n')).toBeDefined()
  expect(found).toContain(remedy)
  const [, line] = /^schemas\/ship\.json:(\d+): /.exec(found!) ?? []
  expect(all.get('schemas/ship.json')!.split('\n')[Number(line) - 1], found).toContain(at)
}
