/** Every requirement is named by a test, and every id that a test names is that of a requirement. */
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesNaming, readRequirements, unknownIds } from '../scripts/testing/requirements.ts'

const root = join(import.meta.dirname, '..')

/** What no test names yet: the list only ever gets shorter. */
const TO_COME = new Set('R121 R263 R266 R297 R339 R340 R413 R414'.split(' '))

test('every requirement is named by a test, but for those of the list of what is to come', () => {
  const named = filesNaming(root)
  const ids = readRequirements(root).map(({ id }) => id)
  expect(ids).toHaveLength(492)
  expect(ids.filter(id => !named.has(id) && !TO_COME.has(id))).toEqual([])
  expect([...TO_COME].filter(id => !ids.includes(id))).toEqual([])
  const shown = [...TO_COME].filter(id => named.has(id))
  if (shown.length > 0) process.stdout.write(`Named by now, take it out of the list: ${shown.join(' ')}\n`)
})

test('a test names no requirement that does not exist', () => {
  expect(unknownIds(root)).toEqual([])
})
