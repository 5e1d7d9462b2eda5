import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { serve } from '../serve.ts'

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
