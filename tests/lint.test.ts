import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
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

function lint(folder: string): Promise<string> {
  const program = join(import.meta.dirname, '../node_modules/oxlint/bin/oxlint')
  return new Promise(resolve => {
    execFile(process.execPath, [program, '-f', 'unix'], { cwd: folder }, (_, printed) => {
      resolve(printed)
    })
  })
}
