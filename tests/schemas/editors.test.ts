/** What editors complete and explain while somebody changes a schema: each file names the schema of its keywords. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'

type Json = Record<string, unknown>

const folder = join(import.meta.dirname, '../../schemas')
const read = (name: string): Json => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Json
const OURS = ['keywords.json', 'definitions-keywords.json']
const schemas = readdirSync(folder).filter(name => name.endsWith('.json') && !OURS.includes(name))

const ajv = new Ajv({ strict: false, formats: { regex: true } })
for (const name of OURS) ajv.addSchema(read(name), name)

describe('the schema of the keywords', () => {
  test.each(schemas)('is named by %s, which fits it', name => {
    const schema = read(name)
    const named = String(schema['$schema'])
    expect(named).toMatch(/^\.\//)
    expect(existsSync(join(folder, named))).toBe(true)
    ajv.validate(named.slice(2), schema)
    expect(ajv.errors ?? []).toEqual([])
  })

  test('refuses what is no keyword', () => {
    const fund = read('fund.json')
    expect(ajv.validate('keywords.json', { ...fund, 'x-sectoins': [] })).toBe(false)
    expect(ajv.validate('definitions-keywords.json', { definitions: { money: { 'x-decimal': 2 } } })).toBe(false)
  })

  test('explains every keyword in words', () => {
    const { definitions, properties } = read('keywords.json') as { definitions: Record<string, Json>; properties: Json }
    const explained = (keyword: unknown): boolean => {
      const { $ref, description } = keyword as { $ref?: string; description?: string }
      if (description !== undefined || $ref === undefined) return description !== undefined
      return explained(definitions[$ref.replace('#/definitions/', '')])
    }
    const owners = [
      properties,
      ...['property', 'entity', 'action', 'section'].map(name => definitions[name]!['properties']),
    ]
    const silent = owners.flatMap(owner => Object.entries(owner as Json).filter(([, keyword]) => !explained(keyword)))
    expect(silent.map(([name]) => name)).toEqual([])
  })
})
