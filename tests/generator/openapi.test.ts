import { describe, expect, test } from 'vitest'
import { serve } from '../server/serve.ts'

type Operation = { operationId: string; parameters?: unknown[]; responses: Record<string, unknown> }
interface Description {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: Record<string, Record<string, unknown>>
}

const METHODS = ['get', 'post', 'put', 'delete']

const { api } = await serve()
const description = (await api.app.inject({ url: '/api/openapi.json' })).json<Description>()

const operations = () =>
  Object.entries(description.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.includes(method))
      .map(([method, operation]) => ({ route: `${method.toUpperCase()} ${path}`, operation })),
  )

describe('the description of the API', { timeout: 60_000 }, () => {
  test('holds every route that the server has, and no other', async () => {
    const served = api.app.knownRoutes
      .filter(({ method, url }) => METHODS.includes(method.toLowerCase()) && !url.startsWith('/api/docs'))
      .map(({ method, url }) => `${method} ${url.replaceAll(/:(\w+)/g, '{$1}')}`)
    const described = operations().map(({ route }) => route)
    expect(described.filter(route => !served.includes(route))).toEqual([])
    // What is not described is refused, with the methods that are.
    for (const route of served.filter(name => !described.includes(name))) {
      const [method, url] = route.split(' ') as [string, string]
      const answer = await api.call('admin', url.replaceAll(/\{\w+\}/g, '1'), { method: method as 'GET' })
      expect([route, answer.statusCode]).toEqual([route, 405])
    }
  })

  test('says of actions of the same name in two collections what each answers', () => {
    const descriptionOf = (path: string) => description.paths[path]?.['post']?.responses['200']
    expect(descriptionOf('/api/contact-changes/ask')).toMatchObject({
      description: 'What waits until staff have checked it.',
    })
    expect(descriptionOf('/api/portal-accesses/ask')).toMatchObject({
      description: 'The access, for which a tenant administrator is asked.',
    })
  })

  test('names every operation once and says for each what a refusal looks like', () => {
    const ids = operations().map(({ operation }) => operation.operationId)
    expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([])
    for (const { route, operation } of operations()) {
      const problems = Object.keys(operation.responses).filter(status => Number(status) >= 400)
      if (route !== 'GET /api/openapi.json') expect(problems.length, route).toBeGreaterThan(0)
      // A file may lack letters that a paper cannot print, or be too large for an archive.
      if (/(\/paper|\/archive)$/.test(route)) expect(problems, route).toContain('422')
      if (/^(PUT|DELETE) \/api\/\w+\/\{id\}$/.test(route))
        expect(problems, route).toEqual(expect.arrayContaining(['404', '412', '428']))
    }
  })
})
