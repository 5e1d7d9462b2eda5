/** Every requirement is named by a test, and every id that a test names is that of a requirement. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesNaming, readRequirements, unknownIds } from '../scripts/testing/requirements.ts'

const root = join(import.meta.dirname, '..')

test('every requirement is named by a test', () => {
  const named = filesNaming(root)
  const ids = readRequirements(root).map(({ id }) => id)
  expect(ids).toHaveLength(492)
  expect(ids.filter(id => !named.has(id))).toEqual([])
})

test('a test names no requirement that does not exist', () => {
  expect(unknownIds(root)).toEqual([])
})
