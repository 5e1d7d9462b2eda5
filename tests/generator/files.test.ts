import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { generate, generateAll } from '../../scripts/generator/generate.ts'
import { readFolder, runGenerator } from '../../scripts/generator/run.ts'
import { definition, files, harbour, ship, type Json, type Schema } from './samples.ts'

const root = new URL('../..', import.meta.url).pathname
const first = files()
const project = mkdtempSync(join(tmpdir(), 'generator-'))

function save(path: string, text: string): void {
  const file = join(project, path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, text)
}

function edit(change: (schema: Schema) => void): void {
  const schema = JSON.parse(readFileSync(join(project, 'schemas/ship.json'), 'utf8')) as Schema
  change(schema)
  save('schemas/ship.json', JSON.stringify(schema, null, 2))
}

const nickname: Json = { $ref: definition('shortText'), title: 'Nickname', 'x-section': 'main', 'x-list': true }

describe('the generator as a function', { timeout: 60_000 }, () => {
  test('gives the same bytes for the same schemas, in whatever order they are read', async () => {
    const again = await generate(new Map([...first].reverse()))
    const once = await generate(first)
    expect([...again.keys()]).toEqual([...once.keys()])
    expect([...again.values()]).toEqual([...once.values()])
  })

  test('writes no time, no machine path and says in every file where it comes from', async () => {
    for (const [path, text] of await generate(first)) {
      expect(text, path).not.toMatch(/\/(work|home|root|tmp|Users)\//)
      if (!path.endsWith('database.json'))
        expect(text.slice(0, 400), path).toContain(
          'Generated from schemas by npm run generate. Do not edit: change the schema.',
        )
    }
  })

  test('makes list, form and routes of a new schema without anything else being written', async () => {
    const pier = harbour()
    Object.assign(pier['x-entity'], { resource: 'piers', plural: 'Piers' })
    pier.title = 'Pier'
    const made = await generate(files({ 'pier.json': pier }))
    expect(made.get('generated/resources.ts')).toContain(
      "piers: {\n    name: 'pier', title: 'Pier', plural: 'Piers', display: ['name'],\n    load: () => import('./entities/pier.ts').then(module => module.pier),\n    validators: () => import('./validators/pier.js'),",
    )
    expect(made.get('generated/entities.ts')).toContain('  pier,')
    expect(made.get('generated/validators/pier.js')).toContain('export const validateCreate')
    expect(made.get('generated/labels.ts')).toContain("piers: { name: 'Pier |||| Piers' }")
    expect(made.get('generated/tables.ts')).toContain('  piers: PiersTable')
    expect(made.get('generated/database.sql')).toContain('create table piers (')
    expect(
      Object.keys((JSON.parse(made.get('generated/openapi.json')!) as { paths: Json }).paths).filter(path =>
        path.startsWith('/api/piers'),
      ),
    ).toEqual(['/api/piers', '/api/piers/{id}', '/api/piers/{id}/history'])
  })

  test('keeps what is the product’s own out of bodies and in records', async () => {
    const { components } = JSON.parse((await generate(first)).get('generated/openapi.json')!) as {
      components: { schemas: Record<string, { properties: Json }> }
    }
    const { Ship, ShipCreate, ShipUpdate } = components.schemas
    for (const name of ['id', 'version', 'status', 'age']) {
      expect(Object.keys(Ship!.properties)).toContain(name)
      expect(Object.keys(ShipCreate!.properties)).not.toContain(name)
    }
    expect(Object.keys(ShipCreate!.properties)).toContain('harbourId')
    // What was read may be sent back: it is there, and read only.
    for (const name of ['id', 'version', 'status', 'age', 'harbourId'])
      expect(ShipUpdate!.properties[name], name).toMatchObject({ readOnly: true })
    expect(ShipUpdate!.properties['name']).not.toMatchObject({ readOnly: true })
  })

  test('the description of the API refers to nothing that is missing', async () => {
    const text = (await generate(readFolder(root, 'schemas', () => true))).get('generated/openapi.json')!
    const { components } = JSON.parse(text) as { components: Record<string, Json> }
    for (const [, kind, name] of text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g))
      expect(components[kind!]?.[name!], `${kind} ${name}`).toBeDefined()
  })

  test('knows all entities in less than three seconds', async () => {
    const schemas = readFolder(root, 'schemas', () => true)
    const before = process.cpuUsage()
    const { database } = await generateAll(schemas)
    expect(Object.keys(database.tables).length).toBeGreaterThan(29)
    // The processor's time does not depend on what else the machine does.
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1e6).toBeLessThan(3)
  })
})

describe('npm run generate', { timeout: 60_000 }, () => {
  beforeAll(() => {
    for (const [path, text] of first) save(path, text)
    // Of the sources those that areas declare their reads in, with what these import; the migrations are the project's
    // own.
    const isNeeded = (path: string) => !/[\\/]src[\\/](server|web|demo)([\\/]|$)/.test(path)
    for (const name of ['scripts/generator', 'scripts/generate.ts', 'src'])
      cpSync(join(root, name), join(project, name), { recursive: true, filter: isNeeded })
    cpSync(join(root, 'src/web/kit/client'), join(project, 'src/web/kit/client'), { recursive: true })
    save('package.json', '{ "type": "module" }')
    symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'))
    save('generated/entities/boat.ts', 'export const boat = 1\n')
    mkdirSync(join(project, 'src/server/database/migrations'), { recursive: true })
  })
  afterAll(() => rmSync(project, { recursive: true }))

  test('writes the files, drafts the first migration and removes what no schema makes any more', async () => {
    const outcome = await runGenerator(project)
    expect(outcome.migration).toBe('src/server/database/migrations/0001-first.sql')
    expect(outcome.removed).toEqual(['generated/entities/boat.ts'])
    expect(existsSync(join(project, 'generated/entities/boat.ts'))).toBe(false)
    expect(readFileSync(join(project, 'generated/entities/ship.ts'), 'utf8')).toContain('export const ship: Entity')
  })

  test('touches nothing when nothing has changed', async () => {
    const file = join(project, 'generated/types.ts')
    utimesSync(file, 1, 1)
    const outcome = await runGenerator(project)
    expect(outcome).toEqual({ entities: 3, written: [], removed: [] })
    expect(statSync(file).mtimeMs).toBe(1_000)
  })

  test('writes nothing when a schema is wrong', async () => {
    const before = readFolder(project, 'generated', () => true)
    edit(schema => {
      schema.properties['nickname'] = { ...nickname, 'x-lists': true }
    })
    await expect(runGenerator(project)).rejects.toThrow('unknown keyword "x-lists"')
    edit(schema => {
      delete schema.properties['nickname']
    })
    edit(schema => {
      delete schema.properties['share']
    })
    await expect(runGenerator(project)).rejects.toThrow('property "share" is gone')
    expect(readFolder(project, 'generated', () => true)).toEqual(before)
    edit(schema => {
      schema.properties = ship().properties
    })
  })

  test('drafts the next migration for a new property, once', async () => {
    edit(schema => {
      schema.properties['nickname'] = nickname
    })
    const outcome = await runGenerator(project)
    expect(outcome.migration).toBe('src/server/database/migrations/0002-ships-nickname.sql')
    expect(readFileSync(join(project, outcome.migration!), 'utf8')).toContain(
      'alter table ships add column nickname text',
    )
    expect((await runGenerator(project)).migration).toBeUndefined()
  })

  test('takes a migration that a person has written for a change that is not additive', async () => {
    edit(schema => {
      delete schema.properties['nickname']
    })
    await expect(runGenerator(project, '0003-drop-nickname.sql')).rejects.toThrow('there is no such migration')
    save('src/server/database/migrations/0003-drop-nickname.sql', 'alter table ships drop column nickname;\n')
    const outcome = await runGenerator(project, '0003-drop-nickname.sql')
    expect(outcome.migration).toBeUndefined()
    expect(readFileSync(join(project, 'generated/database.json'), 'utf8')).not.toContain('nickname')
    expect((await runGenerator(project)).migration).toBeUndefined()
  })

  test('ends with 1 and one line for each mistake, and with 0 when all is well', () => {
    edit(schema => {
      schema.properties['share']!['x-section'] = 'mian'
    })
    const wrong = run()
    expect([wrong.status, wrong.stderr.split('\n')[1]]).toEqual([1, 'Nothing was written.'])
    expect(wrong.stderr).toMatch(
      /^schemas\/ship\.json:\d+: property "share" stands in the unknown section "mian"\. Did you mean "main"\?\n/,
    )
    edit(schema => {
      schema.properties['share']!['x-section'] = 'main'
    })
    const right = run()
    expect([right.status, right.stderr]).toEqual([0, ''])
    expect(right.stdout).toMatch(/^3 entities in \d+\.\d s: 0 files written, 0 removed\.\n$/)
  })
})

/** The command itself, with the packages of this project. */
function run() {
  return spawnSync(process.execPath, [join(project, 'scripts/generate.ts')], { cwd: project, encoding: 'utf8' })
}
