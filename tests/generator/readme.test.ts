/** schemas/README.md followed word by word, as a product owner would. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Database } from '../../scripts/generator/database.ts'
import { generateAll, understand } from '../../scripts/generator/generate.ts'
import { draftMigration } from '../../scripts/generator/migrations.ts'
import { readFolder } from '../../scripts/generator/run.ts'
import { mistakesIn, type Json, type Schema } from './samples.ts'

const root = new URL('../..', import.meta.url).pathname
const readme = readFileSync(join(root, 'schemas/README.md'), 'utf8')
const schemas = readFolder(root, 'schemas', name => name.endsWith('.json'))
const database = JSON.parse(readFileSync(join(root, 'generated/database.json'), 'utf8')) as Database

/** "In `fund.json`, among `properties`:" and the lines to write there. */
const examples = [
  ...readme.matchAll(/^In `([\w-]+\.json)`, (?:among|in) `([\w-]+)`:\n```json\n([\s\S]*?)\n```$/gm),
].map(([, file, place, text]) => ({ file: file!, place: place!, text: text! }))

function follow(all: Map<string, string>, { file, place, text }: (typeof examples)[number]): void {
  const path = `schemas/${file}`
  const schema = JSON.parse(all.get(path)!) as Schema & {
    'x-sections': Json[]
    'x-actions': Json
    definitions: Record<string, { oneOf: Json[] }>
  }
  if (file === 'lists.json') schema.definitions[place]!.oneOf.push(JSON.parse(text) as Json)
  else if (place === 'x-sections') schema['x-sections'].push(JSON.parse(text) as Json)
  else Object.assign(schema[place] as Json, JSON.parse(`{${text}}`))
  all.set(path, JSON.stringify(schema, null, 2))
}

describe('schemas/README.md', { timeout: 60_000 }, () => {
  test('R459 leads to fields that are added, checked and kept, without a programmer', async () => {
    expect(examples.length).toBeGreaterThanOrEqual(8)
    const all = new Map(schemas)
    for (const example of examples) follow(all, example)
    const { files, database: after } = await generateAll(all)
    const { draft, refused } = draftMigration(database, after, () => 1)
    expect(refused).toEqual([])
    const added = examples
      .filter(({ place }) => place === 'properties')
      .flatMap(({ file, text }) =>
        Object.keys(JSON.parse(`{${text}}`) as Json).map(name => ({ file: file.replace('.json', ''), name })),
      )
    for (const { file, name } of added) {
      expect(files.get(`generated/entities/${file}.ts`), name).toContain(`name: '${name}'`)
      expect(files.get(`generated/validators/${file}.js`), name).toContain(`data.${name} !== undefined`)
      expect(draft!.sql, name).toContain(name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`))
    }
    expect(files.get('generated/entities/bank-account.ts')).toContain("name: 'unblock'")
    expect(files.get('generated/validators/kinds.js')).toContain('"SICAR"')
  })

  test('R459 quotes what the generator answers to a mistake', () => {
    const quoted = /^## What it answers[\s\S]*?^```\n([\s\S]*?)\n```$/m
      .exec(readme)![1]!
      .split('\n')
      .map(line => line.replace(/:\d+:/, ':'))
    const fund = schemas.get('schemas/fund.json')!
    const wrong = [
      fund.replace(/("name": .*)"x-filter"/, '$1"x-filtr"'),
      fund.replace('#/definitions/fundLegalForm"', '#/definitions/fundLegalForms"'),
      fund.replace('"title": "Friendly name"', '"title": "Fund name"'),
    ]
    expect(
      wrong.map(text => mistakesIn(new Map([...schemas, ['schemas/fund.json', text]])).replace(/:\d+:/, ':')),
    ).toEqual(quoted)
  })

  test('names every keyword that a schema may hold, and none besides', () => {
    const { definitions } = JSON.parse(schemas.get('schemas/keywords.json')!) as {
      definitions: { property: { properties: Json }; entity: { properties: Json }; action: { properties: Json } }
    }
    for (const keyword of ['property', 'entity', 'action'].flatMap(kind =>
      Object.keys(definitions[kind as 'property'].properties),
    ))
      expect(readme, keyword).toMatch(new RegExp(`[\`"]${keyword.replace('$', '\\$')}[\`"]`))
    for (const [, keyword] of readme.matchAll(/`(x-[a-z-]+)`/g))
      expect([...Object.keys(definitions.property.properties), 'x-entity', 'x-sections', 'x-actions']).toContain(
        keyword,
      )
  })

  test('is true of the schemas that are there', () => {
    expect(() => understand(schemas)).not.toThrow()
  })
})
