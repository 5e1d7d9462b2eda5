/** The description of what areas have declared: their reads, and what their actions of a collection answer. */
import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AnsweringAction } from '../../src/api/actions.ts'
import type { Parameter } from '../../src/api/parameters.ts'
import type { AnyRead } from '../../src/api/reads.ts'
import type { Model } from './model.ts'
import { answers, BINARY, READ_ANSWERS, XLSX } from './openapiParts.ts'

type Json = Record<string, unknown>

const AREAS = new URL('../../src/', import.meta.url)

/** By the name of the operation: what every area declares in its reads.ts. */
export const READS: Readonly<Record<string, AnyRead>> = Object.fromEntries(await declared<AnyRead>('reads'))
/** Several resources may have an action of the same name. */
const ACTIONS = (await declared<AnsweringAction<unknown, unknown>>('actions')).map(([, action]) => action)

/** What the file of that name declares in every area: `portalReads` of reads.ts, `invoiceActions` of actions.ts. */
async function declared<Declaration>(name: 'reads' | 'actions'): Promise<[string, Declaration][]> {
  const files = globSync(`*/${name}.ts`, { cwd: fileURLToPath(AREAS) }).sort()
  const modules = await Promise.all(files.map((file): Promise<object> => import(new URL(file, AREAS).href)))
  const exported = modules.flatMap((module): [string, unknown][] => Object.entries(module))
  const ending = name === 'reads' ? 'Reads' : 'Actions'
  return exported
    .filter(([own]) => own.endsWith(ending))
    .flatMap(([, declarations]) => Object.entries(declarations as Readonly<Record<string, Declaration>>))
}

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
      responses: { 200: answerOf(read), ...READ_ANSWERS, ...(read.kind === 'file' && answers(422)) },
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

/** What an action of a collection answers, and whether it can be tried; an error where no area declares it. */
export function collectionAnswer(resource: string, action: string): { answer: Json; preview: boolean } {
  const declaration = ACTIONS.find(one => one.resource === resource && one.action === action)
  if (!declaration)
    throw new Error(`No actions.ts declares what the action "${action}" of the collection ${resource} answers.`)
  const { answer, answerDescription, preview = false } = declaration
  return {
    answer: { description: answerDescription, content: { 'application/json': { schema: answer.json } } },
    preview,
  }
}
