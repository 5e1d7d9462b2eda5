/** The description of what areas have declared: their reads, and what their actions of a collection answer. */
import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AnsweringAction } from '../../src/api/actions.ts'
import type { Parameter } from '../../src/api/parameters.ts'
import type { AnyRead } from '../../src/api/reads.ts'
import { contactChangeActions } from '../../src/contact-changes/actions.ts'
import { invoiceActions } from '../../src/invoices/actions.ts'
import { holdingAccountActions } from '../../src/limited-partners/actions.ts'
import { portalAccessActions } from '../../src/portal-accesses/actions.ts'
import { serviceAccountActions } from '../../src/service-accounts/actions.ts'
import { webhookActions } from '../../src/webhooks/actions.ts'
import type { Model } from './model.ts'
import { BINARY, READ_ANSWERS, XLSX } from './openapiParts.ts'

type Json = Record<string, unknown>

const AREAS = new URL('../../src/', import.meta.url)

/** By the name of the operation: what every area declares in its reads.ts. */
export const READS = await declaredReads()

async function declaredReads(): Promise<Readonly<Record<string, AnyRead>>> {
  const files = globSync('*/reads.ts', { cwd: fileURLToPath(AREAS) }).sort()
  const modules = await Promise.all(files.map((file): Promise<object> => import(new URL(file, AREAS).href)))
  const exported = modules.flatMap((module): [string, unknown][] => Object.entries(module))
  const declared = exported.filter(([name]) => name.endsWith('Reads')).map(([, reads]) => reads)
  return Object.assign({}, ...declared) as Readonly<Record<string, AnyRead>>
}

const ACTIONS: readonly AnsweringAction<unknown, unknown>[] = Object.values({
  ...contactChangeActions,
  ...invoiceActions,
  ...holdingAccountActions,
  ...portalAccessActions,
  ...serviceAccountActions,
  ...webhookActions,
})

/** Those of a resource stand in the description only where the resource does. */
export function readPaths(models: readonly Model[]): Json {
  return Object.fromEntries(
    Object.entries(READS).flatMap(([name, read]) => {
      const heading =
        read.heading ?? models.find(({ entity }) => entity.resource === read.path.split('/')[2])?.entity.plural
      return heading === undefined ? [] : [[read.path, pathItem(name, read, heading)]]
    }),
  )
}

function pathItem(name: string, read: AnyRead, heading: string): Json {
  const parameters = Object.entries(read.parameters).map(([own, parameter]) => parameterOf(own, parameter, read.path))
  return {
    get: {
      operationId: name,
      summary: read.summary,
      tags: [heading],
      parameters,
      responses: { 200: answerOf(read), ...READ_ANSWERS },
    },
  }
}

/** What every list has is described once. */
function parameterOf(name: string, { json, description, ...parameter }: Parameter<unknown>, path: string): Json {
  if (name === 'filter') return { $ref: '#/components/parameters/filter' }
  const inPath = path.includes(`{${name}}`)
  return {
    name,
    in: inPath ? 'path' : 'query',
    ...((inPath || !('optional' in parameter)) && { required: true }),
    description,
    schema: json,
  }
}

function answerOf(read: AnyRead): Json {
  if (read.kind === 'file' || read.kind === 'table')
    return {
      description: 'The file.',
      content: { '*/*': BINARY },
    }
  return read.kind === 'workbook'
    ? { description: 'A workbook.', content: { [XLSX]: BINARY } }
    : { description: read.answerDescription, content: { 'application/json': { schema: read.answer.json } } }
}

/** What an action of a collection answers, and whether it can be tried. */
export function collectionAnswer(resource: string, action: string): { answer: Json; preview: boolean } {
  const declared = ACTIONS.find(one => one.resource === resource && one.action === action)
  return {
    answer: {
      description: declared?.answerDescription ?? 'What was done.',
      content: { 'application/json': { schema: declared?.answer.json ?? { type: 'object' } } },
    },
    preview: declared?.preview ?? false,
  }
}
