import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Call, Person } from '../api.ts'
import { serve } from '../serve.ts'
import { description, faultsOfAnswer } from './described.ts'

const { api } = await serve()

type Parameter = { name: string; in: string } | { $ref: string }
interface Described {
  paths: Record<string, Record<string, { parameters?: Parameter[] }>>
  components: { parameters: Record<string, { name: string; in: string }> }
}
const { paths, components } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../generated/openapi.json'), 'utf8'),
) as Described

const METHODS = ['get', 'post', 'put', 'delete', 'patch']
const described = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([method]) => METHODS.includes(method))
    .map(([method, { parameters = [] }]) => ({ route: `${method.toUpperCase()} ${path}`, parameters })),
)
const known = api.app.knownRoutes
  .filter(({ url, method }) => url.startsWith('/api/') && !url.startsWith('/api/docs') && method !== 'HEAD')
  .map(({ url, method, query }) => ({ route: `${method} ${url.replace(/:(\w+)/g, '{$1}')}`, query }))

describe('the description of the API', () => {
  test('names every route there is, and no other', () => {
    const routesOf = (all: readonly { route: string }[]) => [...new Set(all.map(({ route }) => route))].sort()
    expect(routesOf(described)).toEqual(routesOf(known))
  })

  test('names every parameter that an address may have, and no other', () => {
    const whole = (parameter: Parameter) =>
      '$ref' in parameter ? components.parameters[parameter.$ref.split('/').at(-1) ?? '']! : parameter
    const queries = new Map(
      described.map(({ route, parameters }) => [
        route,
        parameters.map(whole).flatMap(parameter => (parameter.in === 'query' ? [parameter.name] : [])),
      ]),
    )
    const wrong = known.flatMap(({ route, query }) => {
      const described = [...(queries.get(route) ?? [])].sort()
      return JSON.stringify(described) === JSON.stringify([...query].sort()) ? [] : [{ route, query, described }]
    })
    expect(wrong).toEqual([])
  })
})

/** What is asked of every operation: as nobody, as whoever may not, of nothing that is there, and in a wrong shape. */
const ATTEMPTS: readonly { person?: Person; query?: string; call?: Call; only?: readonly string[] }[] = [
  {},
  { person: 'admin' },
  { person: 'investor' },
  { person: 'admin', query: '?nonsense=1' },
  { person: 'user', call: { version: 1, body: {} }, only: ['post', 'put'] },
  { person: 'user', call: { payload: 'x', headers: { 'content-type': 'text/plain' } }, only: ['post', 'put'] },
  { person: 'user', call: { version: 1 }, only: ['delete'] },
  { person: 'admin', query: '?range=[0,9]&sort=["id","DESC"]', only: ['list'] },
  { person: 'admin', query: '?filter={', only: ['list'] },
  { person: 'admin', query: '?format=xlsx', only: ['export'] },
  { person: 'admin', query: '?format=csv', only: ['export'] },
  { person: 'admin', query: '?format=json', only: ['export'] },
]

const GUID = '00000000-0000-4000-8000-000000000000'
const names = (parameters: readonly { $ref?: string }[] = []) =>
  parameters.map(({ $ref = '' }) => $ref.split('/').at(-1))

test(
  'says of every operation what is answered: 1,400 answers, most of them refusals @long',
  { timeout: 120_000 },
  async () => {
    let count = 0
    const wrong: string[] = []
    for (const [path, item] of Object.entries(description.paths))
      for (const [method, operation] of Object.entries(item)) {
        if (!METHODS.includes(method)) continue
        const parameters = names(operation.parameters)
        const kinds = [method, ...(parameters.includes('range') && parameters.includes('sort') ? ['list'] : [])]
        if (parameters.includes('format')) kinds.push('export')
        for (const { person, query = '', call, only } of ATTEMPTS) {
          if (only && !only.some(kind => kinds.includes(kind))) continue
          const address = path
            .replace('{guid}', GUID)
            .replace('{tenant}', 'larkmoor')
            .replaceAll(/\{\w+\}/g, '987654321')
          const asked = { ...call, method: method.toUpperCase() as 'GET' }
          const answer = await api.call(person, `${address}${query}`, asked)
          count += 1
          const faults = faultsOfAnswer(path, method, answer)
          if (faults.length > 0) wrong.push(`${method} ${address}${query} by ${person}: ${faults.join('; ')}`)
        }
      }
    expect(wrong).toEqual([])
    expect(count).toBeGreaterThan(1_400)
    process.stdout.write(`${count} answers were held against the description.\n`)
  },
)
