import simpleRestProvider from 'ra-data-simple-rest'
import type { DeleteParams, DeleteResult, Identifier, RaRecord, UpdateParams } from 'react-admin'
import { DOCUMENTS } from '../../api/documents.ts'
import type { HistoryEntry } from '../../api/history.ts'
import type { ImportPreview, ImportResult } from '../../api/imports.ts'
import type { WrittenLike } from '../../api/notation.ts'
import { actionWord, valueOf } from '../../entity.ts'
import type { OnboardingSession } from '../../api/session.ts'
import { idempotencyKey } from './attempts.ts'
import { answerOf } from './answerOf.ts'
import { downloadOf } from './calls.ts'
import { http } from './http.ts'
import { isGuidStored } from '../sign-in/onboardingGuid.ts'
import { whileBlocked } from '../kit/data/blocked.ts'
import { knownResource, resourceNamed } from '../kit/data/metadata.ts'
import { bodyOf } from '../kit/data/values.ts'
import type {
  ActParameters,
  ExportParameters,
  ImportParameters,
  Provider,
  UploadParameters,
  WriteMeta,
} from '../kit/data/provider.ts'

const API = '/api'

/**
 * The two methods of the simple REST dialect that read; what writes is below, because every write carries the version
 * it was made from.
 */
const reading = simpleRestProvider(API, (url: string, options?: RequestInit) => http(url, withoutRange(options)))

/**
 * React-admin's data provider for our API: If-Match from the record's version, Idempotency-Key on every POST, and only
 * properties that may be written.
 */
export const dataProvider: Provider = {
  ...reading,
  supportAbortSignal: true,

  create: (resource, { data, meta }: { data: object; meta?: WriteMeta }) =>
    whileBlocked(async () => {
      const body = await writable(resource, data, true)
      const key = await idempotencyKey(meta?.attempt, resource, body)
      const headers = { 'Idempotency-Key': key }
      const signal = meta?.signal ?? null
      return { data: await answerOf(confirming(`${API}/${resource}`, meta), { method: 'POST', headers, body, signal }) }
    }),

  update: (resource, { id, data, previousData, meta }: Omit<UpdateParams<RaRecord>, 'meta'> & { meta?: WriteMeta }) =>
    whileBlocked(async () => {
      const version = versionOf(data) ?? versionOf(previousData)
      const body = await writable(resource, data, false)
      const headers = ifMatch(version)
      const signal = meta?.signal ?? null
      const url = confirming(recordUrl(resource, id), meta)
      return { data: await answerOf(url, { method: 'PUT', headers, body, signal }) }
    }),

  updateMany: async (resource, { ids, data }) => {
    // Read one by one: a list leaves out the lines of its records, and a PUT empties what it does not hold.
    await Promise.all(
      ids.map(async id => {
        const { data: previousData } = await dataProvider.getOne<RaRecord>(resource, { id })
        await dataProvider.update<RaRecord>(resource, { id, data: { ...previousData, ...data }, previousData })
      }),
    )
    return { data: ids }
  },

  delete: (resource, { id, previousData }: DeleteParams<RaRecord>) =>
    whileBlocked(async () => {
      await http(recordUrl(resource, id), { method: 'DELETE', headers: ifMatch(versionOf(previousData)) })
      return { data: previousData ?? { id } } as DeleteResult
    }),

  deleteMany: async (resource, { ids }) => {
    const { data } = await dataProvider.getMany<RaRecord>(resource, { ids })
    await Promise.all(data.map(record => dataProvider.delete(resource, { id: record.id, previousData: record })))
    return { data: ids }
  },

  act: <Acted extends RaRecord = RaRecord>(
    resource: string,
    { action, id, version, body = {}, attempt, confirmed }: ActParameters,
  ) =>
    whileBlocked(async () => {
      const url = `${recordUrl(resource, id)}/${actionWord(action)}`
      const key = await idempotencyKey(attempt, url, version, body)
      const data = await answerOf<Acted>(confirming(url, { confirmed }), {
        method: 'POST',
        headers: { ...ifMatch(version), 'Idempotency-Key': key },
        body: JSON.stringify(body),
      })
      return { data }
    }),

  history: async (resource: string, { id }: { id: Identifier }) => {
    return { data: await answerOf<HistoryEntry[]>(`${recordUrl(resource, id)}/history`) }
  },

  exportList: async (resource: string, { filter, sort, format, fields }: ExportParameters) => {
    const query = new URLSearchParams({
      filter: JSON.stringify(filter),
      sort: JSON.stringify([sort.field, sort.order]),
      format,
      ...(fields && { fields: JSON.stringify(fields) }),
    })
    return { data: await downloadOf(`${API}/${resource}?${query}`, `${resource}.${format}`) }
  },

  upload: (resource: string, { id, file, description, kind, attempt }: UploadParameters) =>
    whileBlocked(async () => {
      const form = new FormData()
      form.set('description', description)
      if (kind) form.set('kind', kind)
      form.set('File', file, file.name)
      const key = await idempotencyKey(attempt, resource, id, file.name, description, kind)
      const data = await answerOf<RaRecord>(`${recordUrl(resource, id)}/documents`, {
        method: 'POST',
        headers: { 'Idempotency-Key': key },
        body: form,
      })
      return { data }
    }),

  tryImport: async (resource: string, parameters: ImportParameters) => ({
    data: await sendImport<ImportPreview>(resource, parameters, '?preview=true'),
  }),

  importFile: async (resource: string, parameters: ImportParameters) => ({
    data: await sendImport<ImportResult>(resource, parameters, confirming('', parameters)),
  }),

  importNotation: async (resource: string, parameters: ImportParameters) => ({
    data: await sendImport<WrittenLike>(resource, parameters, '/notation'),
  }),

  importMistakes: async (resource: string, parameters: ImportParameters) => ({
    data: await downloadOf(`${API}/${resource}/import?mistakes=true`, `${resource}-import-mistakes.xlsx`, {
      method: 'POST',
      body: importForm(parameters),
    }),
  }),

  importTemplate: async (resource: string, given: readonly string[]) => ({
    data: await downloadOf(
      `${API}/${resource}/import${given.length > 0 ? `?given=${given.join(',')}` : ''}`,
      `${resource}-import.xlsx`,
    ),
  }),

  heldOnboarding: async () => ({
    data: isGuidStored() ? await answerOf<OnboardingSession>(`${API}/onboarding-session`) : null,
  }),

  uploadHeld: (file: File) =>
    whileBlocked(async () => {
      const form = new FormData()
      form.set('description', '')
      form.set('kind', 'Evidence')
      form.set('File', file, file.name)
      await http(`${API}/onboarding-session/documents`, { method: 'POST', body: form })
    }),

  download: async ({ id }: { id: Identifier }) => ({
    data: await downloadOf(`${recordUrl(DOCUMENTS, id)}/content`, `document-${id}`),
  }),
}

function sendImport<Answer>(resource: string, parameters: ImportParameters, query = ''): Promise<Answer> {
  return whileBlocked(() =>
    answerOf<Answer>(`${API}/${resource}/import${query}`, {
      method: 'POST',
      headers: { 'Idempotency-Key': crypto.randomUUID() },
      body: importForm(parameters),
    }),
  )
}

function importForm({ file, given, leaveOut, include, numbers, days, encoding }: ImportParameters): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(given)) form.set(name, String(value))
  for (const [name, rows] of Object.entries({ leaveOut, include })) if (rows.length > 0) form.set(name, rows.join(','))
  for (const [name, value] of Object.entries({ numbers, days, encoding })) if (value) form.set(name, value)
  form.set('File', file, file.name)
  return form
}

/** With the warnings that a person has confirmed. */
function confirming(url: string, { confirmed = [] }: Pick<WriteMeta, 'confirmed'> = {}): string {
  return confirmed.length > 0 ? `${url}?${new URLSearchParams({ confirmed: confirmed.join(',') }).toString()}` : url
}

/** The dialect's Range header is for other servers; ours reads the range in the address. */
function withoutRange(options: RequestInit = {}): RequestInit {
  const headers = new Headers(options.headers)
  headers.delete('Range')
  return { ...options, headers }
}

/** Everything the server sets itself is left out: it refuses a body that holds more than may be written. */
async function writable(resource: string, values: object, creating: boolean): Promise<string> {
  const known = knownResource(resource)
  return JSON.stringify(known ? bodyOf(values, (await resourceNamed(known).load()).fields, creating) : values)
}

function recordUrl(resource: string, id: Identifier | undefined): string {
  return `${API}/${resource}/${encodeURIComponent(String(id))}`
}

function versionOf(record: object | undefined): number | undefined {
  const version = record && valueOf(record, 'version')
  return typeof version === 'number' ? version : undefined
}

function ifMatch(version: number | undefined): Record<string, string> {
  return version === undefined ? {} : { 'If-Match': `"${version}"` }
}
