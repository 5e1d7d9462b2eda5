/**
 * What the API tests of a file begin with: the server, which closes after the last of them, and records for both of its
 * tenants.
 */
import { afterAll } from 'vitest'
import { startApi } from './api.ts'
import type { Api, ApiOptions } from './api.ts'
import { World } from './samples.ts'

export interface Served {
  api: Api
  world: World
  other: World
}

/** To be awaited where the file begins, so that what it makes for all its tests can be constant. */
export async function serve(options?: ApiOptions): Promise<Served> {
  const api = await startApi(options)
  afterAll(() => api.close())
  return { api, world: new World(api), other: new World(api, 'other') }
}
