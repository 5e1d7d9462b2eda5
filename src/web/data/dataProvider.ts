import type { Identifier, RaRecord } from 'react-admin'
import { DOCUMENTS } from '../../api/documents.ts'
import type { HistoryEntry } from '../../api/history.ts'
import type { ImportPreview, ImportResult } from '../../api/imports.ts'
import type { WrittenLike } from '../../api/notation.ts'
import { actionWord } from '../../entity.ts'
import type { HeldOnboardingProvider } from '../../onboarding-wizard/useHeldOnboardingProvider.tsx'
import type { OnboardingSession } from '../../api/session.ts'
import { answerOf } from './answerOf.ts'
import { downloadOf } from './calls.ts'
import { http } from './http.ts'
import { isGuidStored } from '../sign-in/onboardingGuid.ts'
import { idempotencyKey } from '../kit/client/attempts.ts'
import { createDataProvider } from '../kit/client/restProvider.ts'
import { confirming, ifMatch, recordUrl } from '../kit/client/writing.ts'
import { whileBlocked } from '../kit/data/blocked.ts'
import { knownResource, resourceNamed } from '../kit/data/metadata.ts'
import { bodyOf } from '../kit/data/values.ts'
import type { ActParameters, ExportParameters, ImportParameters, UploadParameters } from '../kit/data/provider.ts'

const API = '/api'

/**
 * React-admin's data provider for our API, as other programs have it, and what our screens ask besides. Only properties
 * that may be written are sent: what a form holds may be half filled in.
 */
export const dataProvider: HeldOnboardingProvider = {
  ...createDataProvider(API, http, {
    around: whileBlocked,
    bodyOf: async (resource, values, creating) => {
      const known = knownResource(resource)
      return known ? bodyOf(values, (await resourceNamed(known).load()).fields, creating) : values
    },
  }),

  act: <Acted extends RaRecord = RaRecord>(
    resource: string,
    { action, id, version, body = {}, attempt, confirmed }: ActParameters,
  ) =>
    whileBlocked(async () => {
      const url = `${recordUrl(API, resource, id)}/${actionWord(action)}`
      const key = await idempotencyKey(attempt, url, version, body)
      const data = await answerOf<Acted>(confirming(url, { confirmed }), {
        method: 'POST',
        headers: { ...ifMatch(version), 'Idempotency-Key': key },
        body: JSON.stringify(body),
      })
      return { data }
    }),

  history: async (resource: string, { id }: { id: Identifier }) => {
    return { data: await answerOf<HistoryEntry[]>(`${recordUrl(API, resource, id)}/history`) }
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
      const data = await answerOf<RaRecord>(`${recordUrl(API, resource, id)}/documents`, {
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
    data: await downloadOf(`${recordUrl(API, DOCUMENTS, id)}/content`, `document-${id}`),
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
