/** What the tests of an area ask of its records: to save, to refuse, to be read, and by whom. */
import type { StoredRecord } from '../../src/server/records/values.ts'
import type { Api, Person } from './api.ts'
import type { World } from './samples.ts'

const PEOPLE: readonly Person[] = ['admin', 'user', 'agent', 'investor', 'global', 'mixed']

/** Paths are those behind /api/. */
export interface Requests {
  save: (path: string, body: unknown) => ReturnType<Api['post']>
  /** The status of an attempt to save, and what is wrong with each field. */
  refusal: (path: string, body: unknown) => Promise<[status: number, errors: Record<string, string[]> | undefined]>
  read: (path: string) => Promise<StoredRecord>
}

export function requestsOf(api: Api): Requests {
  const save: Requests['save'] = (path, body) => api.post('user', `/api/${path}`, body)
  return {
    save,
    refusal: async (path, body) => {
      const answer = await save(path, body)
      return [answer.statusCode, answer.json<{ errors?: Record<string, string[]> }>().errors]
    },
    read: async path => (await api.get('agent', `/api/${path}`)).json<StoredRecord>(),
  }
}

/** The statuses with which each person lists, reads, adds and changes records: "admin 200 200 201 200". */
export async function accessTo(api: Api, world: World, resource: string, parent: string): Promise<string[]> {
  const { id } = await world.make(resource)
  const { read } = requestsOf(api)
  const found: string[] = []
  for (const person of PEOPLE) {
    const body = await world.body(resource)
    const changes = { ...body, [parent]: undefined, name: `Changed by ${person}` }
    const { version } = await read(`${resource}/${id}`)
    const answers = [
      await api.get(person, `/api/${resource}`),
      await api.get(person, `/api/${resource}/${id}`),
      await api.post(person, `/api/${resource}`, body),
      await api.put(person, `/api/${resource}/${id}`, version, changes),
    ]
    found.push([person, ...answers.map(({ statusCode }) => statusCode)].join(' '))
  }
  return found
}
