/** Every requirement is named by the title of a test, and the map of them is what the titles say. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  LONG_MARK,
  MAP_FILE,
  namedTitles,
  readRequirements,
  requirementsMap,
  unknownIds,
} from '../scripts/testing/requirements.ts'

const root = join(import.meta.dirname, '..')
const titles = namedTitles(root)

test('every requirement is named by the title of a test that every run includes', () => {
  const ids = readRequirements(root).map(({ id }) => id)
  expect(ids).toHaveLength(492)
  const included = titles.filter(({ title }) => !title.includes(LONG_MARK))
  expect(ids.filter(id => !included.some(({ names }) => names.has(id)))).toEqual([])
})

test('a title names no requirement that does not exist', () => {
  expect(unknownIds(root, titles)).toEqual([])
})

test('the map of the requirements is as `npm run requirements -- --map` writes it', () => {
  expect(readFileSync(join(root, MAP_FILE), 'utf8')).toBe(requirementsMap(root, titles))
})
