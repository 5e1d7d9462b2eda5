import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { hasText, text, texts } from '../src/texts.ts'
import { pageTexts, type Messages } from '../src/texts/pageTexts.ts'
import '../src/texts/backOffice.ts'

function entries(catalogue: Messages, prefix = ''): [string, string][] {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : entries(value, `${prefix}${key}.`),
  )
}

/** For keys that are put together here: the compiler takes only those that it knows. */
function textOf(key: string): string {
  if (!hasText(key)) throw new Error(`No text "${key}"`)
  return text(key)
}

describe('the texts', () => {
  test('the title of errors is the translated general.error', () => {
    expect(text('general.error')).toBe('Error')
  })

  test('every part is joined, and no part hides a section of another', async () => {
    const source = join(import.meta.dirname, '../src')
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
      name => /^(texts[\\/][^\\/]+|[^\\/]+[\\/]texts)\.ts$/.test(name) && !name.endsWith('pageTexts.ts'),
    )
    const owners = new Map<string, string>()
    for (const file of files) {
      const parts = Object.values((await import(join(source, file))) as Record<string, unknown>).filter(
        part => typeof part === 'object',
      )
      for (const [section, words] of parts.flatMap(part => Object.entries(part as Messages))) {
        expect(owners.get(section), `${section} stands in ${file} too`).toBeUndefined()
        owners.set(section, file)
        expect(
          (texts as Messages)[section] ?? pageTexts[section],
          `${section} of ${file} is neither joined in texts.ts nor comes with its page`,
        ).toBe(words)
        expect(
          Object.hasOwn(texts, section) && Object.hasOwn(pageTexts, section),
          `${section} of ${file} is in the first load and comes with its page too`,
        ).toBe(false)
      }
    }
    expect(owners.size).toBeGreaterThan(8)
  })

  test('every text is found by its key', () => {
    for (const [key, value] of [...entries(texts), ...entries(pageTexts)]) {
      if (!value.includes('||||')) expect(textOf(key), key).toBe(value.trim())
    }
  })

  test('a later closing equalises: one spelling in every text, schema and paper', () => {
    const root = join(import.meta.dirname, '..')
    const files = ['src', 'schemas'].flatMap(folder =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter(name => /\.(ts|tsx|json|md)$/.test(name))
        .map(name => join(folder, name)),
    )
    expect(files.length).toBeGreaterThan(500)
    expect(files.filter(file => /equaliz/i.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
  })

  test('an organization is spelled as in the titles of the schemas', () => {
    expect([...entries(texts), ...entries(pageTexts)].filter(([, value]) => /organis/i.test(value))).toEqual([])
    const ofStatements = join(import.meta.dirname, '../src/capital-account-statements/statementTexts.ts')
    expect(readFileSync(ofStatements, 'utf8')).not.toMatch(/: '[^']*organis/i)
  })

  test('a gain is realized as the specification writes it; only the figure of performance is realised, as its picture has it', () => {
    const realised = [...entries(texts), ...entries(pageTexts)].filter(([, value]) => /realis/i.test(value))
    const ofStatements = join(import.meta.dirname, '../src/capital-account-statements/statementTexts.ts')
    expect(readFileSync(ofStatements, 'utf8')).not.toMatch(/: '[^']*realis/i)
    expect(realised.filter(([key]) => !/^(performance|investment)\./.test(key))).toEqual([])
    const schemas = join(import.meta.dirname, '../schemas')
    const titles = readdirSync(schemas).flatMap(
      name => readFileSync(join(schemas, name), 'utf8').match(/"(?:title|description)": "[^"]*realis[^"]*"/gi) ?? [],
    )
    expect(titles).toEqual([])
  })

  test('values are filled in, also twice, and never read as a pattern', () => {
    expect(text('problem.query-parameter-required.detail', { parameter: '$& %{x}' })).toBe(
      "'$& %{x}' query parameter is required",
    )
    expect(text('status.other', { status: 0 })).toBe('Error 0')
  })

  test('a value that is not given stays visible', () => {
    expect(text('status.other')).toBe('Error %{status}')
  })

  test('one and many have their own words', () => {
    expect(text('validation.decimals', { limit: 1, smart_count: 1 })).toBe('Must have at most 1 decimal.')
    expect(text('validation.decimals', { limit: 2, smart_count: 2 })).toBe('Must have at most 2 decimals.')
  })

  test('a missing key and a section are no texts, and asking for one is an error', () => {
    for (const key of [
      'general.nothing',
      'nothing',
      'general',
      '',
      'general.error.more',
      'constructor',
      '__proto__',
      'general.toString',
    ]) {
      expect(hasText(key), key).toBe(false)
    }
    // @ts-expect-error The key does not exist, which the compiler says too.
    expect(() => text('general.nothing')).toThrow('"general.nothing"')
  })
})
