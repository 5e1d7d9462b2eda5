import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** One program of the compiler knows the globals of both sides; which of them a file may name, the linter says. */
describe('the linter knows where a file runs', () => {
  const PLANTED: Readonly<Record<string, string>> = {
    'src/funds/rules.ts': 'export const width = () => window.innerWidth + process.pid + globalThis.screen.width\n',
    'src/funds/FundPage.tsx': 'export const FundPage = () => document.title + process.pid + Buffer.from("a").length\n',
    'src/funds/FundName.tsx':
      "import { useTranslate } from 'react-admin'\nexport const useName = () => useTranslate()\n",
    'src/funds/actions.server.ts': 'export const publish = () => document.title + process.pid\n',
    'src/server/start/main.ts': 'export const main = () => window.close()\n',
    'src/demo/scenario.ts':
      'export const scenario = () => fetch("/").then(() => localStorage.length + location.href)\n',
  }
  let folder: string
  let found: string[]

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lint-'))
    await copyFile(join(import.meta.dirname, '../.oxlintrc.json'), join(folder, '.oxlintrc.json'))
    for (const [file, text] of Object.entries(PLANTED)) {
      await mkdir(dirname(join(folder, file)), { recursive: true })
      await writeFile(join(folder, file), text)
    }
    found = (await lint(folder))
      .split('\n')
      .filter(line => /no-undef|no-restricted-(globals|imports)/.test(line))
      .map(line => line.replace(/^(.*?):[\d:]+ .*?'(\w+)'.*$/, '$1 $2'))
      .sort()
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test('a rule has no globals but those of the language, a screen those of the browser, the server those of Node; texts have typed keys', () => {
    expect(found).toEqual([
      'src/demo/scenario.ts location',
      'src/funds/FundName.tsx useTranslate',
      'src/funds/FundPage.tsx Buffer',
      'src/funds/FundPage.tsx process',
      'src/funds/actions.server.ts document',
      'src/funds/rules.ts globalThis',
      'src/funds/rules.ts process',
      'src/funds/rules.ts window',
      'src/server/start/main.ts window',
    ])
  })
})

/** Each habit that issues no message of the compiler, written wrongly once. */
describe('the linter finds', () => {
  const WRONG: readonly [rule: string, file: string, text: string][] = [
    [
      'no-floating-promises',
      'src/funds/floating.server.ts',
      'const save = async (): Promise<void> => undefined\nexport const saveAll = (): void => {\n  save()\n}\n',
    ],
    [
      'no-misused-promises',
      'src/funds/misused.server.ts',
      'const isOpen = async (): Promise<boolean> => true\nexport const name = (): string => (isOpen() ? "a" : "b")\n',
    ],
    [
      'await-thenable',
      'src/funds/awaited.server.ts',
      'export const count = async (given: number): Promise<number> => await given\n',
    ],
    [
      'no-unnecessary-type-assertion',
      'src/funds/asserted.server.ts',
      'export const name = (given: string): string => given as string\n',
    ],
    ['no-explicit-any', 'src/funds/anything.server.ts', 'export const name = (given: any): string => String(given)\n'],
    [
      'no-unsafe-return',
      'src/funds/unsafe.server.ts',
      'export const read = (text: string): { name: string } => JSON.parse(text)\n',
    ],
    [
      'switch-exhaustiveness-check',
      'src/funds/states.server.ts',
      "export function title(state: 'Open' | 'Closed'): string {\n  switch (state) {\n    case 'Open':\n      return 'a'\n  }\n  return 'b'\n}\n",
    ],
    ['eqeqeq', 'src/funds/equal.server.ts', 'export const same = (one: string, other: string) => one == other\n'],
    [
      'rules-of-hooks',
      'src/funds/Conditional.tsx',
      "import { useState } from 'react'\nexport function useName(given: boolean) {\n  if (given) return useState('')\n  return null\n}\n",
    ],
    [
      'exhaustive-deps',
      'src/funds/Depending.tsx',
      "import { useMemo } from 'react'\nexport const useTwice = (given: number) => useMemo(() => given * 2, [])\n",
    ],
    [
      'consistent-type-imports',
      'src/funds/typed.server.ts',
      "import { Decimal } from './entity.ts'\nexport const nothing: Decimal = '0'\n",
    ],
  ]
  let folder: string
  let found: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lint-'))
    // Rules that ask for types need those of the packages.
    await symlink(join(import.meta.dirname, '../node_modules'), join(folder, 'node_modules'), 'junction')
    for (const file of ['.oxlintrc.json', 'tsconfig.json'])
      await copyFile(join(import.meta.dirname, '..', file), join(folder, file))
    await mkdir(join(folder, 'src/funds'), { recursive: true })
    await writeFile(join(folder, 'src/funds/entity.ts'), 'export type Decimal = `${number}`\n')
    for (const [, file, text] of WRONG) await writeFile(join(folder, file), text)
    found = await lint(folder)
  }, 60_000)
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test.each(WRONG)('%s', (rule, file) => {
    const lines = found.split('\n').filter(line => line.startsWith(file))
    expect(
      lines.filter(line => line.includes(rule)),
      lines.join('\n'),
    ).not.toEqual([])
  })
})

function lint(folder: string): Promise<string> {
  const program = join(import.meta.dirname, '../node_modules/oxlint/bin/oxlint')
  return new Promise(resolve => {
    execFile(process.execPath, [program, '-f', 'unix', 'src'], { cwd: folder }, (_, printed) => {
      resolve(printed)
    })
  })
}
