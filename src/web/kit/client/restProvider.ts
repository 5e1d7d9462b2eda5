/** React-admin's data provider for the API, over the standard provider of this dialect, ra-data-simple-rest. */
import simpleRestProvider from 'ra-data-simple-rest'
import type { DataProvider, DeleteParams, DeleteResult, RaRecord, UpdateParams } from 'react-admin'
import { idempotencyKey } from './attempts.ts'
import { jsonOf } from './http.ts'
import type { Http } from './http.ts'
import { confirming, ifMatch, recordUrl, versionOf } from './writing.ts'
import type { WriteMeta } from './writing.ts'

export interface ProviderOptions {
  /** What is sent of the values of a form; all of them unless stated. */
  bodyOf?: (resource: string, values: object, creating: boolean) => object | Promise<object>
  /** Around every write, for whoever shows that one is under way. */
  around?: <Answer>(write: () => Promise<Answer>) => Promise<Answer>
}

/**
 * `api` is the address with its last word, "https://funds.example/api". Every PUT and DELETE carries If-Match from the
 * version of the record, every POST an Idempotency-Key.
 */
export function createDataProvider(api: string, http: Http, options: ProviderOptions = {}): DataProvider {
  const { bodyOf = (_resource: string, values: object) => values, around = work => work() } = options
  const reading = simpleRestProvider(api, (url: string, request?: RequestInit) => http(url, withoutRange(request)))
  const body = async (resource: string, values: object, creating: boolean) =>
    JSON.stringify(await bodyOf(resource, values, creating))

  const provider: DataProvider = {
    ...reading,
    supportAbortSignal: true,

    create: (resource, { data, meta }: { data: object; meta?: WriteMeta }) =>
      around(async () => {
        const sent = await body(resource, data, true)
        const headers = { 'Idempotency-Key': await idempotencyKey(meta?.attempt, resource, sent) }
        const request = { method: 'POST', headers, body: sent, signal: meta?.signal ?? null }
        return { data: jsonOf(await http(confirming(`${api}/${resource}`, meta), request)) }
      }),

    update: (resource, { id, data, previousData, meta }: Omit<UpdateParams<RaRecord>, 'meta'> & { meta?: WriteMeta }) =>
      around(async () => {
        const headers = ifMatch(versionOf(data) ?? versionOf(previousData))
        const sent = await body(resource, data, false)
        const request = { method: 'PUT', headers, body: sent, signal: meta?.signal ?? null }
        return { data: jsonOf(await http(confirming(recordUrl(api, resource, id), meta), request)) }
      }),

    updateMany: async (resource, { ids, data }) => {
      // Read one by one: a list leaves out the lines of its records, and a PUT empties what it does not hold.
      await Promise.all(
        ids.map(async id => {
          const { data: previousData } = await provider.getOne<RaRecord>(resource, { id })
          await provider.update<RaRecord>(resource, { id, data: { ...previousData, ...data }, previousData })
        }),
      )
      return { data: ids }
    },

    delete: (resource, { id, previousData }: DeleteParams<RaRecord>) =>
      around(async () => {
        await http(recordUrl(api, resource, id), { method: 'DELETE', headers: ifMatch(versionOf(previousData)) })
        return { data: previousData ?? { id } } as DeleteResult
      }),

    deleteMany: async (resource, { ids }) => {
      const { data } = await provider.getMany<RaRecord>(resource, { ids })
      await Promise.all(data.map(record => provider.delete(resource, { id: record.id, previousData: record })))
      return { data: ids }
    },
  }
  return provider
}

/** The dialect's Range header is for other servers; ours reads the range in the address. */
function withoutRange(options: RequestInit = {}): RequestInit {
  const headers = new Headers(options.headers)
  headers.delete('Range')
  return { ...options, headers }
}
