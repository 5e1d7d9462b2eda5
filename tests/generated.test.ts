import { describe, expect, test } from 'vitest'
import { generate } from '../scripts/generator/generate.ts'
import { readFolder } from '../scripts/generator/run.ts'

const root = new URL('..', import.meta.url).pathname

describe('generated files', { timeout: 60_000 }, () => {
  test('are what the schemas say, byte for byte, and nothing besides', async () => {
    const expected = await generate(readFolder(root, 'schemas', name => name.endsWith('.json')))
    const committed = readFolder(root, 'generated', () => true)
    expect([...committed.keys()].sort()).toEqual([...expected.keys()].sort())
    for (const [path, text] of expected)
      expect(committed.get(path) === text, `${path} is stale: run npm run generate`).toBe(true)
  })
})
