/** What the tests of an area ask of its records: to save, to refuse, to be read, and by whom. */
import type { Resource } from '../../src/entity.ts'
import type { Answered, EntityOf, Filter } from '../../src/entityTypes.ts'
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
  /** In the order of their ids, unless another is named. */
  list: <R extends Resource>(resource: R, filter: Filter<EntityOf<R>>, order?: string) => Promise<RecordOf<R>[]>
}

/** A record in the version that was seen. */
export interface Seen {
  id: number
  version: number
}

/** What the API answers of a record, by its resource. */
export type RecordOf<R extends Resource> = Answered<EntityOf<R>>

export function requestsOf(api: Api): Requests {
  const save: Requests['save'] = (path, body) => api.post('user', `/api/${path}`, body)
  return {
    save,
    refusal: async (path, body) => {
      const answer = await save(path, body)
      return [answer.statusCode, answer.json<{ errors?: Record<string, string[]> }>().errors]
    },
    read: async path => (await api.get('agent', `/api/${path}`)).json<StoredRecord>(),
    list: async <R extends Resource>(resource: R, filter: Filter<EntityOf<R>>, order = 'id') => {
      const asked = new URLSearchParams({ filter: JSON.stringify(filter), sort: JSON.stringify([order, 'ASC']) })
      return (await api.get('agent', `/api/${resource}?${asked}`)).json<RecordOf<R>[]>()
    },
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
