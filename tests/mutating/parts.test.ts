import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { counting, COUNTS, partAround, partsOf } from '../../scripts/mutating/parts.ts'

/** The parts of the text that ran, as they are written in it, and what it came to. */
function ran(text: string): { parts: string[]; result: unknown } {
  const parts = partsOf('src/a.ts', text)
  const counts = new Uint32Array(parts.length + 3)
  const result: unknown = runInNewContext(counting(text, parts, 3), { [COUNTS]: counts })
  return { parts: parts.flatMap(({ start, end }, i) => (counts[3 + i] ? [text.slice(start, end)] : [])), result }
}

describe('a text that counts', () => {
  test.each([
    [
      'a statement behind a return',
      'f(1)\nfunction f(a) { if (a) return 1\n b() }',
      ['if (a) return 1', 'return 1'],
      1,
    ],
    [
      'a branch without a block',
      'f(0)\nfunction f(a) { if (a) a = 5; else a = 2\n return a }',
      ['if (a) a = 5; else a = 2', 'a = 2', 'return a'],
      2,
    ],
    ['the body of an arrow', 'const f = a => ({ b: a })\nf(3).b', ['({ b: a })'], 3],
    ['a branch of an expression', 'true ? 4 : 5', ['4'], 4],
    ['what stands behind a sign', '(false || 6) + (true || 7)', ['6'], 7],
    [
      'parts that end at the same place',
      'let n = 0\nif (true) n ||= 1, n > 1 || (n = 8)\nn',
      ['n ||= 1, n > 1 || (n = 8)', '(n = 8)'],
      8,
    ],
    ['the body of a loop', 'let n = 0\nfor (const i of [1, 2]) n += i\nn', ['n += i'], 3],
    ['a case', "let n = 0\nswitch ('a') { case 'a': n = 1; break; default: n = 2 }\nn", ['n = 1;', 'break;'], 1],
    [
      'what begins with a directive',
      "f()\nfunction f() { 'use strict'\n return this === undefined }",
      ['return this === undefined'],
      true,
    ],
  ])('tells of %s, and comes to the same', (_, text, expected, result) => {
    const found = ran(text)
    expect(found.result).toEqual(result)
    expect(found.parts.toSorted()).toEqual(expected.toSorted())
  })

  test('counts each run, under numbers that begin where it is told to', () => {
    const counts = [0, 0, 0]
    const text = 'const f = () => 1\nf() + f()'
    runInNewContext(counting(text, partsOf('src/a.ts', text), 2), { [COUNTS]: counts })
    expect(counts).toEqual([0, 0, 2])
  })
})

describe('the part around a place', () => {
  const text = 'const a = 1\nfunction f(b) { if (b) { return 1 }\n return 2 }'
  const parts = partsOf('src/a.ts', text)
  const around = (words: string) => {
    const start = text.indexOf(words)
    const part = partAround(parts, { start, end: start + words.length })
    return part === undefined ? undefined : text.slice(parts[part]?.start, parts[part]?.end)
  }

  test('is the smallest one', () => {
    expect(around('return 1')).toBe('return 1')
    expect(around('(b) {')).toBeUndefined()
    expect(around('if (b')).toBe('if (b) { return 1 }')
    expect(around('2')).toBe('return 2')
  })

  test('is none for what runs as the file is loaded', () => {
    expect(around('a = 1')).toBeUndefined()
  })
})
