import { readFileSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { assertionFindings } from './assertions.ts'
import { directWriteFindings } from './directWrites.ts'
import assertions from './assertions.json' with { type: 'json' }
import { comparedWith, houseCounts, type Counts } from './houseCounts.ts'
import allowed from './houseCounts.json' with { type: 'json' }
import { houseFindings } from './houseRules.ts'
import { README, TABLES, textStatementFindings } from './textStatements.ts'

const root = join(import.meta.dirname, '..')

function filesOf(folder: string): [string, string][] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name))
    .sort()
    .map(name => posix.join(folder, name.replaceAll('\\', '/')))
    .map(file => [file, readFileSync(join(root, file), 'utf8')])
}

const documents = [README, TABLES].map((file): [string, string] => [file, readFileSync(join(root, file), 'utf8')])
const project = new Map(['src', 'scripts', 'tests'].flatMap(filesOf))

describe('the house', () => {
  test('every file runs on one side, looks downwards only, is short, finished and well named', () => {
    expect(houseFindings(project)).toEqual([])
  })

  test('what hides a mistake from the compiler is written no more often than before', () => {
    const counts: Counts = houseCounts(project)
    const { risen, fallen } = comparedWith(counts, allowed)
    for (const [room, kinds] of Object.entries(counts))
      for (const [kind, count] of Object.entries(kinds)) process.stdout.write(`${room}: ${kind} ${count}\n`)
    expect({ risen, 'lower the number in tests/houseCounts.json': fallen }).toEqual({
      risen: [],
      'lower the number in tests/houseCounts.json': [],
    })
  })

  test('statements as text stand only in the files that the README of the server lists', () => {
    expect(textStatementFindings(new Map([...project, ...documents]))).toEqual([])
  })

  test('rows of entities are written beside the write path only in the files that the README of the server lists', () => {
    expect(directWriteFindings(new Map([...project, ...documents]))).toEqual([])
  })

  test('a type is asserted only where assertions.json says why', () => {
    const { findings, unneeded } = assertionFindings(project, assertions)
    expect({ findings, 'take it out of tests/assertions.json': unneeded }).toEqual({
      findings: [],
      'take it out of tests/assertions.json': [],
    })
  })

  test('R457 the top level holds what was agreed, and nothing else', () => {
    const ignored = readFileSync(join(root, '.gitignore'), 'utf8')
      .split('\n')
      .map(line => line.replaceAll('/', ''))
    const entries = readdirSync(root)
      .filter(name => !name.startsWith('.') && !ignored.includes(name))
      .sort()
    expect(entries).toEqual([
      'README.md',
      'generated',
      'package-lock.json',
      'package.json',
      'schemas',
      'scripts',
      'src',
      'tests',
      'tsconfig.json',
      'vite.config.ts',
    ])
  })
})

describe('what is counted', () => {
  const counted = (text: string) => Object.entries(houseCounts(new Map([['src/funds/lines.ts', text]])).areas)

  test.each<[string, string]>([
    ['Record<string, unknown>', 'export const of = (record: Readonly<Record<string, unknown>>) => record'],
    [
      "record['field']",
      "export const of = (record: Fund) => record['name'] ?? process.env['NAME'] ?? tokens['on-accent']",
    ],
    ['found!', 'export const of = (fields: Field[]) => fields.find(({ name }) => name)!'],
    ['items[index]!', 'export const of = (fields: Field[], index: number) => fields[index]!'],
    [
      "valueOf(record, 'field')",
      "export const of = (record: Fund, name: string) => [valueOf(record, 'name'), valueOf(record, name)]",
    ],
    ['value as Type', 'export const of = (value: unknown) => [value as string, "a" as const]'],
    [
      'String(record.field) or Number(record.field)',
      'export const of = (record: Fund) => String(record?.name) + String(1)',
    ],
    ['lines over 120 columns', `export const of = '${'a'.repeat(120)}'`],
  ])('%s', (kind, text) => {
    expect(counted(text).filter(([, count]) => count > 0)).toEqual([[kind, 1]])
  })

  test('a count that has risen, and one that has fallen', () => {
    const now = houseCounts(
      new Map([['src/funds/lines.ts', 'export const of = (found: Fund | undefined) => found!.name']]),
    )
    const then = houseCounts(new Map([['src/funds/lines.ts', 'export const of = (found: unknown) => found as Fund']]))
    expect(comparedWith(now, then)).toEqual({
      risen: ['areas: found! 1, was 0'],
      fallen: ['areas: value as Type 0, was 1'],
    })
  })
})

test('an assertion is found, and a file that needs its permission no more', () => {
  const files = new Map([
    ['src/funds/rules.ts', "export const of = ['a'] as const\nexport const to = (value: unknown) => value as string"],
    ['src/funds/area.ts', 'export const of = (value: unknown) => value as string'],
  ])
  expect(assertionFindings(files, { 'src/funds/area.ts': 'why', 'src/funds/lists.ts': 'why' })).toEqual({
    findings: ['src/funds/rules.ts:2: asserts a type'],
    unneeded: ['src/funds/lists.ts'],
  })
})

describe('a statement as text is found', () => {
  const listed = '## Statements as text\n\n| file | why |\n|---|---|\n| `src/server/records/rows.ts` | any entity |\n'
  const found = (file: string, text: string, readme = '') =>
    textStatementFindings(
      new Map([
        [README, readme],
        [TABLES, 'export interface FundsTable {\n  tenant_id: number\n}\n'],
        [file, text],
      ]),
    )

  test.each<[string, string]>([
    ['a query', "export const text = 'select id from funds where id = $1'"],
    ['a query over lines', 'export const text = `select id\n  from ${table}`'],
    ['an insert', "export const text = 'insert into funds (name) values ($1)'"],
    ['an update', 'export const text = `update ${table} t set name = $1`'],
    ['a delete', "export const text = 'delete from funds'"],
    ['a call', "export const text = 'select find_accounts($1)'"],
    ['a part of a query', 'export const text = `left join funds f on f.id = t.fund_id`'],
  ])('%s', (_, text) => {
    expect(found('src/funds/actions.server.ts', text)).toEqual(['src/funds/actions.server.ts:1: a statement as text'])
    expect(found('src/server/records/rows.ts', text, listed)).toEqual([])
  })

  test('a column in a fragment of SQL, but not a type or a text', () => {
    const text =
      "export const of = sql`coalesce(tenant_id, 0)`\nexport const to = sql`${value}::tenant_id || 'tenant_id'`"
    expect(found('src/funds/actions.server.ts', text)).toEqual([
      'src/funds/actions.server.ts:1: names tenant_id in a fragment of SQL',
    ])
  })

  test('text that is run as it is', () => {
    expect(found('src/funds/actions.server.ts', 'export const of = sql.raw(text)')).toEqual([
      'src/funds/actions.server.ts:1: text as SQL',
    ])
  })

  test('a file that is listed and needs it no more', () => {
    expect(found('src/server/records/rows.ts', '', listed)).toEqual([
      'src/server/README.md: src/server/records/rows.ts holds no statement as text',
    ])
  })
})

const planted = (...files: [string, string][]) => houseFindings(new Map(files))
const lines = (count: number) => Array.from({ length: count }, (_, index) => `  call(${index})`).join('\n')

describe('a planted fault is found', () => {
  test.each<[string, string, string, RegExp]>([
    [
      'a screen imports a server file',
      'src/funds/FundPage.tsx',
      "import { query } from '../server/records/query.ts'",
      /runs in browser, but imports src\/server\/records\/query\.ts/,
    ],
    [
      'a screen loads a server file late',
      'src/funds/FundPage.tsx',
      "const later = () => import('./actions.server.ts')",
      /runs in browser, but imports src\/funds\/actions\.server\.ts/,
    ],
    [
      'a screen imports Node',
      'src/funds/FundPage.tsx',
      "import { join } from 'node:path'",
      /runs in browser, but imports node:path/,
    ],
    [
      'an action imports a screen',
      'src/funds/actions.server.ts',
      "import { FundPage } from './FundPage.tsx'",
      /runs in server, but imports src\/funds\/FundPage\.tsx/,
    ],
    [
      'a rule imports Node',
      'src/funds/lines.ts',
      "import { randomUUID } from 'node:crypto'",
      /is pure, but imports node:crypto/,
    ],
    [
      'a rule imports a package',
      'src/funds/lines.ts',
      "import { useState } from 'react'",
      /is pure, but imports react/,
    ],
    [
      'a rule imports a screen',
      'src/funds/lines.ts',
      "import { FundPage } from './FundPage.tsx'",
      /runs in pure, but imports/,
    ],
    [
      'a list of choices of its own',
      'src/funds/FundPage.tsx',
      'export const Sizes = () => <select />',
      /a list of choices of its own/,
    ],
    ['a test looks at the clock', 'tests/funds/lines.test.ts', 'const now = Date.now()', /looks at a wall clock/],
    ['a test measures time', 'tests/funds/lines.test.ts', 'const now = performance.now()', /looks at a wall clock/],
    ['a rule looks at the clock', 'src/funds/lines.ts', 'export const today = () => new Date()', /looks at a clock/],
    ['the vocabulary imports a feature', 'src/money.ts', "import { rules } from './funds/rules.ts'", /stands above it/],
    [
      'the kit imports a feature',
      'src/web/kit/list/EntityList.tsx',
      "import { FundPage } from '../../../funds/FundPage.tsx'",
      /stands above it/,
    ],
    [
      'the kit imports the texts of a feature',
      'src/web/kit/list/EntityList.tsx',
      "import { fundTexts } from '../../../funds/texts.ts'",
      /belongs to the kit, but imports src\/funds\/texts\.ts of an area/,
    ],
    [
      'the kit names a resource',
      'src/web/kit/list/EntityList.tsx',
      "const periods = useRecords('reporting-periods')",
      /names the entity "reporting-periods"/,
    ],
    [
      'the kit names an entity in a type',
      'src/web/kit/list/EntityList.tsx',
      "type Shown = Draft<'reportingPeriod'>",
      /names the entity "reportingPeriod"/,
    ],
    [
      'the kit imports the shell',
      'src/server/records/store.ts',
      "import { buildApp } from '../http/app.ts'",
      /stands above it/,
    ],
    [
      'a feature imports the shell',
      'src/funds/FundPage.tsx',
      "import { router } from '../web/routes.tsx'",
      /stands above it/,
    ],
    [
      'a feature imports the portal',
      'src/funds/FundPage.tsx',
      "import { PortalFunds } from '../portal/PortalFunds.tsx'",
      /stands above it/,
    ],
    [
      'a type is imported from above',
      'src/funds/lines.ts',
      "import type { Portal } from '../portal/lines.ts'",
      /stands above it/,
    ],
    ['an import lacks its extension', 'src/funds/lines.ts', "import { add } from '../money'", /without its extension/],
    [
      'a script is imported',
      'src/funds/lines.ts',
      "import { generate } from '../../scripts/generate.ts'",
      /scripts\/generate\.ts/,
    ],
    ['a rule has no tests', 'src/funds/rules.ts', 'export const rules = () => []', /has no tests/],
    ['a file is too long', 'src/funds/lines.ts', 'call()\n'.repeat(401), /has 401 lines/],
    ['a function is too long', 'src/funds/lines.ts', `export function long() {\n${lines(69)}\n}`, /long has 71 lines/],
    ['work is left over', 'tests/funds/rules.test.ts', '// FIX' + 'ME later', /holds FIX/],
    ['the compiler is silenced', 'scripts/seed.ts', '// @ts-' + 'ignore', /holds @ts-/],
    ['the linter is silenced', 'src/funds/lines.ts', '// oxlint-' + 'disable-next-line eqeqeq', /holds lint-/],
    ['a type is thrown away', 'src/funds/lines.ts', 'export const x = (y as ' + 'any).z', /holds as a/],
    ['a comment is wide', 'tests/funds/lines.ts', `call() // ${'a'.repeat(112)}`, /lines.ts:1: a comment over 120/],
    ['a comment is a banner', 'src/funds/lines.ts', '// ----------- lines', /banner/],
    ['something is logged', 'src/funds/lines.ts', 'console.log(1)', /writes to the console/],
    [
      'an amount becomes a binary number',
      'src/funds/lines.ts',
      'export const x = parseFloat("1.1")',
      /handles decimals/,
    ],
    [
      'an amount is rounded by hand',
      'src/funds/FundPage.tsx',
      'export const x = (1.005).toFixed(2)',
      /handles decimals/,
    ],
    ['a default export', 'src/funds/FundPage.tsx', 'export default function FundPage() {}', /default export/],
    [
      'a barrel',
      'src/funds/index.ts',
      "export * from './lines.ts'\nexport { a } from './actions.ts'",
      /only passes on/,
    ],
    ['a folder that says nothing', 'src/utils/dates.ts', '', /the name says nothing/],
    ['a file that says nothing', 'src/funds/helpers.ts', '', /the name says nothing/],
  ])('%s', (_, file, text, finding) => {
    expect(planted([file, text]).join('\n')).toMatch(finding)
  })

  test('a cycle, also one through a late import', () => {
    expect(
      planted(
        ['src/a.ts', "import { b } from './b.ts'"],
        ['src/b.ts', "import { c } from './c.ts'"],
        ['src/c.ts', "const a = () => import('./a.ts')"],
      ),
    ).toEqual(['cycle: src/a.ts -> src/b.ts -> src/c.ts -> src/a.ts'])
  })

  test.each<[string, ...[string, string][]]>([
    [
      'two areas that import each other, be it types or by a style',
      ['src/funds/FundPage.tsx', "import '../investments/investments.css'"],
      ['src/investments/rules.server.ts', "import type { Fund } from '../funds/fund.ts'"],
    ],
    [
      'three areas in a circle',
      ['src/funds/a.ts', "import '../companies/b.ts'"],
      ['src/companies/c.ts', "import '../investments/d.ts'"],
      ['src/investments/e.ts', "import '../funds/f.ts'"],
    ],
    [
      'two rooms of the server',
      ['src/server/http/a.ts', "import '../exchange/b.ts'"],
      ['src/server/exchange/c.ts', "import '../http/d.ts'"],
    ],
    [
      'two rooms of the kit',
      ['src/web/kit/form/a.ts', "import '../list/b.ts'"],
      ['src/web/kit/list/c.ts', "import '../form/d.ts'"],
    ],
    [
      "two folders of the browser's shell",
      ['src/web/data/a.ts', "import '../sign-in/b.ts'"],
      ['src/web/sign-in/c.ts', "import '../data/d.ts'"],
    ],
    [
      'a room of the server and the demo data',
      ['src/server/start/a.ts', "import '../../demo/b.ts'"],
      ['src/demo/c.ts', "import '../server/start/d.ts'"],
    ],
  ])('%s', (_, ...files) => {
    expect(planted(...files).join('\n')).toMatch(/^folders import each other: /)
  })

  test('a vocabulary of thirteen files', () => {
    expect(planted(...Array.from({ length: 13 }, (_, index): [string, string] => [`src/word${index}.ts`, '']))).toEqual(
      [expect.stringContaining('the vocabulary has 13 files')],
    )
  })
})

describe('what is allowed', () => {
  test.each<[string, string, string]>([
    ['a pure file uses exact decimals', 'src/money.ts', "import { Decimal } from 'decimal.js'"],
    ['a pure file names types of a package', 'src/context.ts', "import type { Kysely } from 'kysely'"],
    [
      'the catalogue joins the texts of a feature',
      'src/texts.ts',
      "import { contactTexts } from './contacts/texts.ts'",
    ],
    [
      'a screen uses the kit, a rule and the vocabulary',
      'src/funds/FundPage.tsx',
      "import '../web/kit/EntityForm.tsx'\nimport '../contacts/rules.ts'\nimport '../money.ts'\nimport '../../generated/types.ts'\nimport 'react'",
    ],
    ['the rooms of the shell use each other', 'src/web/shell/store.ts', "import '../sign-in/a.ts'"],
    ['a shell uses features', 'src/web/features.tsx', "import { FundPage } from '../funds/FundPage.tsx'"],
    ['a word that contains a banned one', 'src/funds/lines.ts', 'export const commonStock = 1'],
  ])('%s', (_, file, text) => {
    expect(planted([file, text])).toEqual([])
  })
})
