/** Service accounts for tests: made by an administrator, with a key, and asked with it. */
import type { LightMyRequestResponse } from 'fastify'
import type { ServiceAccountCreate } from '../../generated/types.ts'
import type { Api, Call, Person } from '../server/api.ts'

export interface Program {
  id: number
  key: string
  name: string
}

type Resources = ServiceAccountCreate['resources']

let count = 0

export function programsOf(api: Api) {
  const makeKey = (id: number, expiresOn = '2026-12-31', person: Person = 'admin', extra: Call = {}) =>
    api.post(person, '/api/service-accounts/make-key', { serviceAccountId: id, expiresOn }, extra)

  async function program(
    resources: Resources,
    { role = 'User', person = 'admin' }: { role?: ServiceAccountCreate['role']; person?: Person } = {},
  ): Promise<Program> {
    const name = `Program ${(count += 1)}`
    const body: ServiceAccountCreate = { name, purpose: 'Books what the bank says', role, resources }
    const made = await api.post(person, '/api/service-accounts', body)
    if (made.statusCode !== 201) throw new Error(made.body)
    const { id } = made.json<{ id: number }>()
    const { key } = (await makeKey(id, undefined, person)).json<{ key: string }>()
    return { id, key, name }
  }

  const as = (key: string, url: string, call: Call = {}): Promise<LightMyRequestResponse> =>
    api.call(undefined, url, { ...call, headers: { authorization: `Bearer ${key}`, ...call.headers } })

  return { program, makeKey, as }
}

export const outcome = (answer: LightMyRequestResponse): string =>
  `${answer.statusCode} ${answer.statusCode < 400 ? '' : answer.json<{ code: string }>().code}`.trim()
