import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runGenerator } from '../../scripts/generator/run.ts'

const readme = readFileSync('schemas/README.md', 'utf8')
const EXAMPLES_MAX_MILLISECONDS = 60_000

interface Insertion {
  file: string
  place: string
  fragment: string
}

/** Every worked example with what is to be written where, as the page tells it. */
function examples(): { title: string; insertions: Insertion[] }[] {
  const part = readme.split('## Worked examples')[1]!.split('\n## ')[0]!
  return part
    .split(/\n(?=\*\*)/)
    .slice(1)
    .map(text => ({
      title: text.match(/\*\*(.+?)[.]?\*\*/)![1]!,
      insertions: [...text.matchAll(/In `(.+?)`, (?:among|in) `(.+?)`:\n```json\n([\s\S]+?)\n```/g)].map(
        ([, file, place, fragment]) => ({ file: file!, place: place!, fragment: fragment! }),
      ),
    }))
}

/** Writes the fragment as the first member of its place, as a person would. */
function insert(root: string, { file, place, fragment }: Insertion): void {
  const path = join(root, 'schemas', file)
  const text = readFileSync(path, 'utf8')
  const opening =
    file === 'lists.json'
      ? `    "${place}": {\n      "oneOf": [\n`
      : (text.match(new RegExp(`^  "${place}": [{[]\n`, 'm'))?.[0] ?? '')
  expect(opening !== '' && text.includes(opening), `${file} has the place "${place}"`).toBe(true)
  writeFileSync(
    path,
    text.replace(opening, () => `${opening}${fragment},\n`),
  )
}

function change(root: string, file: string, from: string, to: string): void {
  const path = join(root, 'schemas', file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(from)
  writeFileSync(path, text.replace(from, to))
}

describe('the page for product owners', () => {
  let root: string

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'schemas-'))
    cpSync('schemas', join(root, 'schemas'), { recursive: true })
    mkdirSync(join(root, 'generated'))
    mkdirSync(join(root, 'src/server/database/migrations'), { recursive: true })
    cpSync('generated/database.json', join(root, 'generated/database.json'))
  })
  afterEach(() => rmSync(root, { recursive: true }))

  test.each(examples())(
    'shows an example that works: $title',
    async ({ insertions }) => {
      expect(insertions.length).toBeGreaterThan(0)
      for (const insertion of insertions) insert(root, insertion)
      await runGenerator(root)
      for (const { file, fragment } of insertions) {
        const name = fragment.match(/"(?:const|id)": "(.+?)"/)?.[1] ?? fragment.match(/^"(.+?)"/)![1]!
        const entity = readFileSync(
          join(root, 'generated/entities', file === 'lists.json' ? 'fund.ts' : file.replace('.json', '.ts')),
          'utf8',
        )
        expect(entity).toContain(`'${name}'`)
      }
    },
    EXAMPLES_MAX_MILLISECONDS,
  )

  test('quotes the answers as they are given', async () => {
    const withoutLines = (text: string): string => text.replace(/\.json:\d+:/g, '.json:')
    const quoted = readme
      .split('## What it answers')[1]!
      .match(/```\n([\s\S]+?)```/)![1]!
      .trim()
      .split('\n')
      .map(withoutLines)
    const mistakes = [
      ['"x-filter": true', '"x-filtr": true'],
      ['lists.json#/definitions/fundLegalForm', 'lists.json#/definitions/fundLegalForms'],
      ['"title": "Friendly name"', '"title": "Fund name"'],
    ] as const
    const answers: string[] = []
    for (const [right, wrong] of mistakes) {
      change(root, 'fund.json', right, wrong)
      await runGenerator(root).catch((error: Error) => answers.push(withoutLines(error.message)))
      change(root, 'fund.json', wrong, right)
    }
    expect(answers).toEqual(quoted)
  })

  test('is right that a field cannot be renamed, removed or change its kind', async () => {
    const term = '"term": { "$ref": "definitions.json#/definitions/integer"'
    const refused: [string, string][] = [
      ['"advisor": {', '"adviser": {'],
      [
        `${term}, "title": "Term", "minimum": 0, "maximum": 99, "x-unit": "years"`,
        '"term": { "$ref": "definitions.json#/definitions/shortText", "title": "Term"',
      ],
    ]
    for (const [from, to] of refused) {
      change(root, 'fund.json', from, to)
      await expect(runGenerator(root)).rejects.toThrow(/Bring it back|Put the old type back/)
      change(root, 'fund.json', to, from)
    }
  })

  test('names every keyword and every kind of value', () => {
    const keywords = JSON.parse(readFileSync('schemas/keywords.json', 'utf8')) as {
      definitions: Record<string, { properties?: object }>
    }
    const kinds = JSON.parse(readFileSync('schemas/definitions.json', 'utf8')) as { definitions: object }
    const words = [
      ...['property', 'entity', 'action', 'section'].flatMap(name =>
        Object.keys(keywords.definitions[name]!.properties!),
      ),
      ...Object.keys(kinds.definitions),
    ]
    const named = new Set([...readme.matchAll(/[\w$-]+/g)].map(([word]) => word))
    expect(words.filter(word => !named.has(word))).toEqual([])
  })
})
