/**
 * Takes records over from a spreadsheet: tried first with ?preview=true, then all or none in one transaction, each as
 * if a person had typed it.
 */
import multipart from '@fastify/multipart'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DAYS, ENCODINGS, NUMBERS, USUAL } from '../../api/notation.ts'
import type { Account } from '../../context.ts'
import { faultOf } from '../../documents/content.server.ts'
import { titleAt } from '../../entity.ts'
import type { Entity } from '../../entity.ts'
import { extensionOf } from '../../formats.ts'
import { problem } from '../../problems.ts'
import { neededFor } from '../../service-accounts/resources.ts'
import { text } from '../../texts.ts'
import { headsOf } from '../exchange/importColumns.ts'
import { tableOf, unreadable } from '../exchange/importFile.ts'
import type { ReadTable } from '../exchange/importFile.ts'
import { mistakesSheet } from '../exchange/importMistakes.ts'
import { templateOf } from '../exchange/importTemplate.ts'
import { writtenLikeOf } from '../exchange/writtenLike.ts'
import { XLSX } from '../exchange/workbook.ts'
import { areaOf } from '../records/transactionContext.ts'
import type { TransactionContext } from '../records/transactionContext.ts'
import type { Values } from '../records/values.ts'
import { answerOf, sendAnswer } from './idempotency.ts'
import type { Answer } from './idempotency.ts'
import { importAnswer, previewOf, tryRows } from './importRecords.ts'
import type { ImportRequest, TriedTable } from './importRecords.ts'
import { CONFIRMED, inTransaction, isAsked, leftSignal, queryOf, warnedIn } from './requests.ts'
import type { Services } from './requests.ts'
import { needing } from './routeAccess.ts'
import { faultProblem, PARTS_MAX, receiveUpload, UPLOAD_SPEED } from './upload.ts'
import type { Speed, Upload } from './upload.ts'
import '../../texts/imports.ts'

const FILE_BYTES_MAX = 5_242_880
const IMPORT_ROWS_MAX = 2_000
/** What the page states, and how the file is to be taken. */
const FIELDS_MAX = 10

export async function registerImports(
  root: FastifyInstance,
  services: Services,
  speed: Speed = UPLOAD_SPEED,
): Promise<void> {
  await root.register(async app => {
    await app.register(multipart, {
      limits: { ...PARTS_MAX, fields: FIELDS_MAX, parts: FIELDS_MAX + 1, fileSize: FILE_BYTES_MAX },
      throwFileSizeLimit: false,
    })
    for (const entity of services.registry.entities.filter(each => each.import)) {
      const access = entity.access.create
      const needs = needing(neededFor.importing(entity))
      app.get(`/api/${entity.resource}/import`, { config: { access, ...needs, query: ['given'] } }, (request, reply) =>
        sendTemplate(services, entity, request, reply),
      )
      app.post(
        `/api/${entity.resource}/import/notation`,
        { config: { access, ...needs }, bodyLimit: FILE_BYTES_MAX + 1_048_576 },
        (request, reply) => sendNotation(services, entity, speed, request, reply),
      )
      app.post(
        `/api/${entity.resource}/import`,
        {
          config: { access, ...needs, query: ['preview', 'mistakes', CONFIRMED] },
          bodyLimit: FILE_BYTES_MAX + 1_048_576,
        },
        (request, reply) => take(services, entity, speed, request, reply),
      )
    }
  })
}

async function sendTemplate(
  services: Services,
  entity: Entity,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const given = Object.fromEntries((queryOf(request).given ?? '').split(',').map(name => [name, null]))
  const proposed: readonly string[] = areaOf(services, entity)?.importProposals?.fields ?? []
  const content = await inTransaction(
    services,
    request.account,
    current => templateOf(current, entity, given, proposed),
    true,
  )
  return sendSheet(reply, `${entity.resource}-import.xlsx`, content)
}

async function take(
  services: Services,
  entity: Entity,
  speed: Speed,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const mistakes = isAsked(request, 'mistakes')
  const preview = isAsked(request, 'preview') || mistakes
  const { confirmed } = warnedIn(request)
  if (!request.isMultipart()) throw problem('unsupported-media-type')
  const received = await receiveUpload(request, services.files, FILE_BYTES_MAX, speed, isTable)
  try {
    const asked = { ...requestOf(entity, received.fields), confirmed }
    const { rows: table } = await tableOfUpload(services, request.account, leftSignal(reply), received)
    const effect = async (current: TransactionContext): Promise<Answer> => {
      const tried = await tryRows(entity, { ...asked, table }, current, preview)
      if (mistakes) return { status: 200, headers: {}, body: await mistakesOf(entity, tried, { ...asked, table }) }
      return preview
        ? { status: 200, headers: {}, body: previewOf(entity, tried) }
        : importAnswer(entity, tried, received.fileName, current)
    }
    const answer = await answerOf(services, request, effect, preview)
    return answer.body instanceof Buffer
      ? await sendSheet(reply, `${entity.resource}-import-mistakes.xlsx`, answer.body)
      : await sendAnswer(reply, answer)
  } finally {
    await services.files.remove(received.key)
  }
}

/** What the file seems to be written like; a person is asked, because a text does not say how its numbers are meant. */
async function sendNotation(
  services: Services,
  entity: Entity,
  speed: Speed,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!request.isMultipart()) throw problem('unsupported-media-type')
  const received = await receiveUpload(request, services.files, FILE_BYTES_MAX, speed, isTable)
  try {
    const { given } = requestOf(entity, received.fields)
    const table = await tableOfUpload(services, request.account, leftSignal(reply), received, true)
    return await reply.send(writtenLikeOf(headsOf(entity, given, table.rows[0] ?? []), table))
  } finally {
    await services.files.remove(received.key)
  }
}

function mistakesOf(
  entity: Entity,
  { heads, wrong }: TriedTable,
  { table, notation }: Pick<ImportRequest, 'table' | 'notation'>,
): Promise<Buffer> {
  const shown = heads.flatMap(({ title }, place) => (title === text('import.column.mistakes') ? [] : [place]))
  return mistakesSheet(
    entity.plural,
    shown.flatMap(place => heads[place] ?? []),
    wrong.map(({ row, errors }) => ({
      cells: shown.map(place => table[row - 1]?.[place] ?? ''),
      reasons: Object.entries(errors)
        .map(([path, messages]) => [titleAt(entity, path), messages.join(' ')].filter(Boolean).join(': '))
        .join('\n'),
    })),
    notation,
  )
}

function sendSheet(reply: FastifyReply, fileName: string, content: Buffer): FastifyReply {
  return reply
    .headers({
      'content-type': XLSX,
      'content-disposition': contentDisposition(fileName),
      'cache-control': 'no-store',
    })
    .send(content)
}

/** The parts of the form that say how the file is to be taken; the others state references for every row. */
function requestOf(entity: Entity, fields: Record<string, string>): Omit<ImportRequest, 'table' | 'confirmed'> {
  const { leaveOut = '', include = '', numbers, days, encoding: _, ...references } = fields
  return {
    given: givenValues(entity, references),
    notation: {
      numbers: oneOf('numbers', NUMBERS, numbers) ?? USUAL.numbers,
      days: oneOf('days', DAYS, days) ?? USUAL.days,
    },
    leaveOut: rowNumbers('leaveOut', leaveOut),
    include: rowNumbers('include', include),
  }
}

function oneOf<Value extends string>(
  name: string,
  values: readonly Value[],
  given: string | undefined,
): Value | undefined {
  const found = values.find(value => value === given)
  if (given !== undefined && found === undefined)
    throw problem('invalid-body', { errors: { [name]: [text('validation.choice')] } })
  return found
}

function rowNumbers(name: string, words: string): ReadonlySet<number> {
  if (words === '') return new Set()
  if (!/^\d{1,6}(,\d{1,6})*$/.test(words))
    throw problem('invalid-body', { errors: { [name]: [text('validation.invalid')] } })
  return new Set(words.split(',').map(Number))
}

function isTable(fileName: string): boolean {
  return ['xlsx', 'ods', 'csv'].includes(extensionOf(fileName))
}

async function tableOfUpload(
  services: Services,
  account: Account,
  left: AbortSignal,
  received: Upload,
  textsOnly = false,
): Promise<ReadTable> {
  const extension = extensionOf(received.fileName)
  const { encoding, numbers } = received.fields
  const stated = {
    encoding: oneOf('encoding', ENCODINGS, encoding),
    numbers: oneOf('numbers', NUMBERS, numbers),
    ...(textsOnly && { textsOnly }),
  }
  const read = () => services.files.read(received.key, received.hash)
  const fault = extension === 'xlsx' ? await faultOf(received.fileName, undefined, read) : null
  if (fault) throw faultProblem(fault, received.fileName)
  const table = await services.concurrencyLimits.import(account, left, async () =>
    tableOf({ content: await services.files.get(received.key, received.hash), extension, ...stated }, left),
  )
  if (!textsOnly && table.rows.length < 2) throw unreadable('import.empty')
  if (table.rows.length - 1 > IMPORT_ROWS_MAX)
    throw unreadable('import.tooManyRows', { max: IMPORT_ROWS_MAX, found: table.rows.length - 1 })
  return table
}

/** What the page states for every row: the fund, the investment. */
function givenValues(entity: Entity, fields: Record<string, string>): Values {
  const given: Values = {}
  for (const [name, value] of Object.entries(fields)) {
    const field = entity.fields.find(candidate => candidate.name === name)
    if (field?.kind !== 'reference' || !/^[1-9]\d{0,14}$/.test(value))
      throw problem('invalid-body', { errors: { [name.slice(0, 60)]: [text('validation.unknown')] } })
    given[name] = Number(value)
  }
  return given
}
