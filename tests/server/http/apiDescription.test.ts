import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { serve } from '../serve.ts'

const { api } = await serve()

describe('the description of the API', () => {
  test('names every route there is, and no other', () => {
    const { paths } = JSON.parse(
      readFileSync(join(import.meta.dirname, '../../../generated/openapi.json'), 'utf8'),
    ) as {
      paths: Record<string, Record<string, unknown>>
    }
    const told = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods)
        .filter(method => ['get', 'post', 'put', 'delete', 'patch'].includes(method))
        .map(method => `${method.toUpperCase()} ${path}`),
    )
    const known = api.app.knownRoutes
      .filter(({ url, method }) => url.startsWith('/api/') && !url.startsWith('/api/docs') && method !== 'HEAD')
      .map(({ url, method }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`)
    expect([...new Set(told)].sort()).toEqual([...new Set(known)].sort())
  })
})
