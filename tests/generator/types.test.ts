import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { generate } from '../../scripts/generator/generate.ts'
import { readFolder } from '../../scripts/generator/run.ts'
import { definition, files, ship, type Json, type Schema } from './samples.ts'

const folder = mkdtempSync(join(tmpdir(), 'types-'))
for (const name of ['src', 'generated']) mkdirSync(join(folder, name))
// What the generated types are made of: an amount, a day.
for (const name of ['entity.ts', 'access.ts'])
  copyFileSync(join(import.meta.dirname, '../../src', name), join(folder, 'src', name))

const typesOf = async (schemas: ReadonlyMap<string, string>): Promise<string> =>
  (await generate(schemas)).get('generated/types.ts')!

const COMPILER = join(import.meta.dirname, '../../node_modules/typescript/bin/tsc')
const OPTIONS = [
  ['--ignoreConfig', '--strict', '--noEmit', '--allowImportingTsExtensions', '--skipLibCheck', '--pretty', 'false'],
  ['--target', 'es2023', '--lib', 'es2023', '--module', 'esnext', '--moduleResolution', 'bundler'],
].flat()

/** What the compiler says of some code that uses the generated types. */
function errorsIn(types: string, code: string): string[] {
  writeFileSync(join(folder, 'generated/types.ts'), types)
  writeFileSync(join(folder, 'use.ts'), `import type * as T from './generated/types.ts'\n${code}\n`)
  const { stdout } = spawnSync(process.execPath, [COMPILER, ...OPTIONS, join(folder, 'use.ts')], { encoding: 'utf8' })
  return stdout.split('\n').flatMap(line => /^[^ ].*?: error TS\d+: (.*)$/.exec(line)?.[1] ?? [])
}

const NEW_SHIP =
  "const made: T.ShipCreate = { harbourId: 1, name: 'Ann', code: 'ANN', price: '10.50', colour: 'Red', decks: [{ label: 'Sun' }] }"

describe('generated types', { timeout: 60_000 }, () => {
  afterAll(() => rmSync(folder, { recursive: true }))

  test('R449 are unchanged when generated again, and change with the schema', async () => {
    const root = new URL('../..', import.meta.url).pathname
    const committed = readFolder(root, 'generated', name => name === 'types.ts').get('generated/types.ts')!
    const schemas = readFolder(root, 'schemas', name => name.endsWith('.json'))
    expect((await typesOf(schemas)) === committed).toBe(true)
    const fund = JSON.parse(schemas.get('schemas/fund.json')!) as Schema
    fund.properties['nickname'] = {
      $ref: definition('shortText'),
      title: 'Nickname',
      'x-section': (fund['x-sections'] as Json[])[0]!['id'],
    }
    const changed = await typesOf(new Map([...schemas, ['schemas/fund.json', JSON.stringify(fund)]]))
    const use = "const nickname: T.Fund['nickname'] = null"
    expect(errorsIn(committed, use)).toEqual([expect.stringContaining("Property 'nickname' does not exist")])
    expect(errorsIn(changed, use)).toEqual([])
  })

  test('R472 let the compiler refuse what a changed property no longer allows', async () => {
    expect(errorsIn(await typesOf(files()), NEW_SHIP)).toEqual([])
    const integer = ship()
    integer.properties['code'] = { $ref: definition('integer'), title: 'Code', 'x-section': 'main' }
    expect(errorsIn(await typesOf(files({ 'ship.json': integer })), NEW_SHIP)).toEqual([
      "Type 'string' is not assignable to type 'number'.",
    ])
    const demanding = ship()
    demanding.required.push('share')
    expect(errorsIn(await typesOf(files({ 'ship.json': demanding })), NEW_SHIP)).toEqual([
      expect.stringContaining("Property 'share' is missing"),
    ])
    const repainted = ship()
    repainted.properties['colour'] = {
      oneOf: [{ const: 'Green', title: 'Green' }],
      title: 'Colour',
      'x-section': 'main',
    }
    delete repainted.properties['paint']!['x-required-when']
    expect(errorsIn(await typesOf(files({ 'ship.json': repainted })), NEW_SHIP)).toEqual([
      expect.stringContaining('"Red"'),
    ])
  })

  test('tell a record from the bodies that make and change it', async () => {
    const types = await typesOf(files())
    expect(
      errorsIn(
        types,
        "declare const ship: T.Ship; const status: 'Open' | 'Done' = ship.status; const share: string | null = ship.share; const version: number = ship.version",
      ),
    ).toEqual([])
    expect(errorsIn(types, "const body: Partial<T.ShipCreate> = { status: 'Open' }")).toEqual([
      expect.stringContaining("'status' does not exist"),
    ])
    expect(errorsIn(types, 'const body: Partial<T.ShipUpdate> = { harbourId: 1 }')).toEqual([
      expect.stringContaining("'harbourId' does not exist"),
    ])
    expect(errorsIn(types, "const body: Partial<T.ShipUpdate> = { decks: [{ id: 3, label: 'Sun' }] }")).toEqual([])
    expect(errorsIn(types, "const body: Partial<T.ShipCreate> = { decks: [{ id: 3, label: 'Sun' }] }")).toEqual([
      expect.stringContaining("'id' does not exist"),
    ])
    expect(
      errorsIn(types, "const input: T.ShipFinish = { reason: 'done' }; const sailor: T.Sailor = { name: 'Bo' }"),
    ).toEqual([])
  })
})
