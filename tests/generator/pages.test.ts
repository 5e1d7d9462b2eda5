/** The pages of an entity that has nothing but its schema. */
import { describe, expect, test } from 'vitest'
import { understand } from '../../scripts/generator/generate.ts'
import { PLACES, pagesFile } from '../../scripts/generator/pages.ts'
import { ROUTES } from '../../src/paths.ts'
import { readFolder } from '../../scripts/generator/run.ts'
import { definition, files, mistakesIn, type Json, type Schema } from './samples.ts'

const root = new URL('../..', import.meta.url).pathname
const real = readFolder(root, 'schemas', name => name.endsWith('.json'))

/** A kind of record of the product, as small as can be. */
function pier(entity: Json, parent?: { name: string; of: string }): Schema {
  return {
    title: 'Ferry pier',
    type: 'object',
    'x-entity': {
      resource: 'ferry-piers',
      plural: 'Ferry piers',
      display: 'name',
      sort: ['name', 'asc'],
      ...(parent && { parent: parent.name }),
      ...entity,
    },
    required: ['name'],
    properties: {
      ...(parent && { [parent.name]: { type: 'integer', title: 'Parent', 'x-ref': parent.of } }),
      name: { $ref: definition('shortText'), title: 'Name' },
    },
  }
}

const beside = (schema: Schema) => new Map([...real, ['schemas/ferry-pier.json', JSON.stringify(schema, null, 2)]])
const FUND = { name: 'fundId', of: 'funds' }
const INVESTMENT = { name: 'investmentId', of: 'investments' }

/** Without those that the product itself has. */
async function rowsOf(schemas: Map<string, string>): Promise<Record<string, Json>> {
  const code = pagesFile(understand(schemas).models).replace(' as const', '')
  const { entityPages } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    entityPages: Record<string, Json>
  }
  return Object.fromEntries(Object.entries(entityPages).filter(([name]) => !name.startsWith('webhook')))
}

describe('the pages of a schema', () => {
  test('stand at addresses that follow the pattern of the route table, of the tenant, of a fund and of an investment', async () => {
    const addresses = async (schema: Schema) =>
      Object.entries(await rowsOf(beside(schema))).map(([name, { pattern }]) => [name, pattern])
    expect(await addresses(pier({ menu: 'reference' }))).toEqual([
      ['ferryPiers.overview', '/ferry-piers/overview'],
      ['ferryPiers.add', '/ferry-piers/add'],
      ['ferryPier.details', '/ferry-piers/:ferryPierId/details'],
    ])
    expect(await addresses(pier({ menu: 'portfolio' }, FUND))).toEqual([
      ['fund.ferryPiers.overview', '/funds/:fundId/ferry-piers/overview'],
      ['fund.ferryPiers.add', '/funds/:fundId/ferry-piers/add'],
      ['fund.ferryPier.details', '/funds/:fundId/ferry-piers/:ferryPierId/details'],
    ])
    expect(await addresses(pier({ menu: 'investment' }, INVESTMENT))).toEqual([
      ['fund.investment.ferryPiers.overview', '/funds/:fundId/investments/:investmentId/ferry-piers/overview'],
      ['fund.investment.ferryPiers.add', '/funds/:fundId/investments/:investmentId/ferry-piers/add'],
      [
        'fund.investment.ferryPier.details',
        '/funds/:fundId/investments/:investmentId/ferry-piers/:ferryPierId/details',
      ],
    ])
  })

  test('are guarded as the entity is: who reads it sees list and details, who may create one adds it', async () => {
    const guards = async (schema: Schema) => Object.values(await rowsOf(beside(schema))).map(({ guard }) => guard)
    expect(await guards(pier({ menu: 'main' }))).toEqual(['read', 'edit', 'read'])
    expect(await guards(pier({ menu: 'main', access: { read: 'agent', create: 'tenantAdmin' } }))).toEqual([
      'agent',
      'tenantAdmin',
      'agent',
    ])
  })

  test('exist for a schema that says where they stand, and for no other', async () => {
    expect(await rowsOf(beside(pier({})))).toEqual({})
    expect(await rowsOf(files())).toEqual({})
  })

  test.each([
    [
      'a group that is none',
      pier({ menu: 'fonds' }),
      '"fonds" does not fit in "x-entity" "menu". Where its pages stand',
    ],
    [
      'a group of a fund without one',
      pier({ menu: 'investors' }),
      'menu "investors" is that of records of a fund. Write "parent": "fundId", and a property "fundId"',
    ],
    [
      'a group of a fund below an investment',
      pier({ menu: 'investors' }, INVESTMENT),
      'menu "investors" is that of records of a fund. Write "parent": "fundId"',
    ],
    [
      'the tabs of an investment without one',
      pier({ menu: 'investment' }, FUND),
      'menu "investment" is that of records of an investment. Write "parent": "investmentId"',
    ],
    [
      'a group of the tenant with a parent',
      pier({ menu: 'reference' }, FUND),
      'menu "reference" is that of records of the tenant. Choose the menu of what its parent is',
    ],
    [
      'the address of another page',
      pier({ menu: 'fund', resource: 'performance' }, FUND),
      '"performance" stands for another page in addresses. Choose another word.',
    ],
  ])('are refused for %s, with file and line', (_, schema, words) => {
    const printed = mistakesIn(beside(schema))
    const keyword = words.startsWith('"performance"') ? '"resource"' : '"menu"'
    const line =
      JSON.stringify(schema, null, 2)
        .split('\n')
        .findIndex(text => text.includes(keyword)) + 1
    expect(printed).toContain(`schemas/ferry-pier.json:${line}: ${words}`)
  })

  test('cannot take the address of a page that a person wrote', () => {
    const resources = [...real.values()].flatMap(text => {
      const entity = (JSON.parse(text) as Json)['x-entity'] as { resource: string } | undefined
      return entity ? [entity.resource] : []
    })
    for (const place of Object.values(PLACES)) {
      const begins = ROUTES.map(({ pattern }) => pattern)
        .filter(pattern => pattern.startsWith(`${place.address}/`))
        .map(pattern => pattern.slice(place.address.length + 1).split('/')[0]!)
        .filter(word => word !== '' && !word.startsWith(':'))
      for (const word of begins)
        expect([...place.taken, ...resources, 'overview'], `${place.address}/${word}`).toContain(word)
    }
  })
})
