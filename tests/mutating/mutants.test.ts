import { describe, expect, test } from 'vitest'
import { equivalents, isEquivalent, outdated } from '../../scripts/mutating/equivalent.ts'
import { Imports, modules } from '../../scripts/mutating/modules.ts'
import { chosen, mutantsOf, mutated } from '../../scripts/mutating/mutants.ts'
import { readFileSync } from 'node:fs'

const changesOf = (text: string) => mutantsOf('src/a.ts', text).map(mutant => mutated(text, mutant))

describe('mutants', () => {
  test.each([
    ['a boundary', 'const x = a < b', ['const x = a <= b']],
    ['an equality', 'const x = a === b', ['const x = a !== b']],
    ['arithmetic', 'const x = a + b', ['const x = a - b']],
    [
      'arithmetic by name',
      'const x = add(a, subtract(b, c))',
      ['const x = subtract(a, subtract(b, c))', 'const x = add(a, add(b, c))'],
    ],
    ['a negation', 'const x = !a', ['const x = a']],
    ['a connection', 'const x = a && b', ['const x = a || b']],
    ['what stands in', 'const x = a ?? b', ['const x = a']],
    ['a condition', 'if (a) b', ['if (true) b', 'if (false) b']],
    ['a constant', 'const x = 7', ['const x = 8', 'const x = 6']],
    ['a decimal', "const x = '100'", ["const x = '101'"]],
    ['a truth', 'const x = true', ['const x = false']],
    ['a statement', 'save(a)', [';']],
    ['a part of a chain', 'const x = all.filter(a).map(b)', ['const x = all.map(b)']],
    ['a rounding', 'const x = round(a, b)', ['const x = a']],
  ])('change %s', (_, text, expected) => {
    expect(changesOf(text)).toEqual(expected)
  })

  test('change no types, no names of imports, no words and no sums of words', () => {
    expect(changesOf("import { a } from '7'\ntype B = 7 | true\nconst c: 1 = d\nconst e = 'words' + f")).toEqual([])
  })

  test('are known by their line and by what becomes of it', () => {
    expect(mutantsOf('src/a.ts', 'const x = 1\n  if (a <  b) c()\n').slice(2, 4)).toMatchObject([
      { line: 2, source: 'if (a <  b) c()', change: 'a < b → true' },
      { line: 2, source: 'if (a <  b) c()', change: 'a < b → false' },
    ])
  })

  test('are thrown with a seed: the same ones again, others with another', () => {
    const all = Array.from({ length: 200 }, (_, index) => index)
    expect(chosen(all, 20, 5)).toEqual(chosen(all, 20, 5))
    expect(chosen(all, 20, 5)).toHaveLength(20)
    expect(chosen(all, 20, 6)).not.toEqual(chosen(all, 20, 5))
    expect(chosen(all, Infinity, 5).toSorted((a, b) => a - b)).toEqual(all)
  })
})

describe('what is changed', () => {
  test('is source, over which the tests run that load it, the nearest first', () => {
    const all = modules()
    expect(all.map(({ name }) => name)).toEqual(['money', 'calendar', 'rules', 'figures', 'server'])
    for (const { name, files } of all) expect(files.length, name).toBeGreaterThan(0)
    const imports = new Imports()
    expect(imports.related('src/money.ts').pure[0]).toBe('tests/money.test.ts')
    expect(imports.related('src/performance/irr.ts').pure[0]).toBe('tests/performance/irr.test.ts')
    const { pure, api } = imports.related('src/server/http/idempotency.ts')
    expect([pure.length, api[0]]).toEqual([0, 'tests/server/http/idempotency.test.ts'])
    expect(imports.related('src/server/http/documentRoutes.ts').api.slice(0, 8)).toContain(
      'tests/onboarding/documents.test.ts',
    )
    // Every area has actions: those of another one notice nothing.
    expect(imports.related('src/imports/actions.server.ts').api).toSatisfy((tests: string[]) =>
      tests.every(test => test.startsWith('tests/imports/')),
    )
    expect(imports.related('src/documents/content.server.ts').api[0]).toBe('tests/server/documents/documents.test.ts')
    expect(imports.related('src/server/http/idempotency.ts').named).toEqual(['tests/server/http/idempotency.test.ts'])
    expect(imports.related('src/server/http/idempotency.ts').folder).toContain('tests/server/http/http.test.ts')
    // Those that load the whole server; the first needs none, and the other starts one as a process.
    const tests = imports.apiTests()
    expect(tests).toContain('tests/onboarding/documents.test.ts')
    expect(tests).not.toContain('tests/money.test.ts')
    expect(tests).not.toContain('tests/server/start/start.test.ts')
  })

  test('and changes nothing is listed with its reason, and still there', () => {
    const files = new Set(equivalents.map(({ file }) => file))
    const mutants = [...files].flatMap(file => mutantsOf(file, readFileSync(file, 'utf8')))
    expect(outdated(mutants)).toEqual([])
    expect(equivalents.filter(({ reason }) => reason.length < 20)).toEqual([])
    expect(mutants.filter(isEquivalent)).toHaveLength(equivalents.length)
    const all = modules().flatMap(module => module.files.flatMap(file => mutantsOf(file, readFileSync(file, 'utf8'))))
    expect(equivalents.length / all.length).toBeLessThan(0.02)
  })
})
