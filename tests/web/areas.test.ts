/** What areas state holds in every form as it does on the server. */
import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { companyArea } from '../../src/companies/area.ts'
import type { EntityName } from '../../src/entity.ts'
import type { Area } from '../../src/entityTypes.ts'
import { areas as served } from '../../src/server/areas.ts'
import { areas } from '../../src/web/areas.ts'
import { loadArea, provideAreas, type AreaTable } from '../../src/web/kit/data/areas.ts'
import { entities } from '../../generated/entities.ts'

const table: AreaTable = areas

test('every area that states something is in the table of the forms', () => {
  const folders = readdirSync(new URL('../../src', import.meta.url), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .filter(({ parentPath, name }) => readdirSync(`${parentPath}/${name}`).includes('area.ts'))
    .map(({ name }) => name)
  const source = readFileSync(new URL('../../src/web/areas.ts', import.meta.url), 'utf8')
  const named = [...source.matchAll(/'\.\.\/([\w-]+)\/area\.ts'/g)].map(match => match[1])
  expect(new Set(named)).toEqual(new Set(folders))
})

test.each(Object.values(entities).map(({ name }) => name))('forms and server hold the same of %s', async name => {
  const [form, server] = [await table[name]?.(), served[name]]
  expect(form?.rules).toBe(server?.rules)
  expect(form?.beforeSave).toBe(server?.beforeSave)
  // What a form computes while somebody types, the server computes when it answers.
  if (form?.computed) expect(serverComputes(name)).toBe(true)
})

function serverComputes(name: EntityName): boolean {
  return served[name]?.computedFields !== undefined
}

test('a form finds the area of its entity by the word of the address, or nothing', async () => {
  provideAreas(areas)
  expect(await loadArea('companies')).toBe(companyArea)
  expect(await loadArea('countries')).toEqual({})
  // The same promise again, so that a form that is drawn once more does not wait once more.
  expect(loadArea('companies')).toBe(loadArea('companies'))
})

test('refuses to compile an entity that does not exist, and the rules of another', () => {
  // @ts-expect-error there is no such entity
  const unknown: AreaTable = { vessel: async () => companyArea }
  // @ts-expect-error the area of a company
  const another: AreaTable = { fund: async () => companyArea }
  // @ts-expect-error a fund has no such computed field
  const computed: Area<'fund'> = { computed: () => ({ totalWithVat: null }) }
  expect([unknown, another, computed]).toHaveLength(3)
})
