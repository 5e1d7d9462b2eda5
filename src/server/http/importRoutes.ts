/**
 * Takes records over from a spreadsheet: tried first with ?preview=true, then all or none in one transaction, each as
 * if a person had typed it.
 */
import multipart from '@fastify/multipart'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import writeXlsxFile from 'write-excel-file/node'
import { CONTENT_TYPES, isWhatItSays } from '../../documents/content.server.ts'
import { extensionOf } from '../../formats.ts'
import type { ImportPreview, ImportResult } from '../../api/imports.ts'
import type { Account } from '../../context.ts'
import type { Entity, EntityName, Field } from '../../entity.ts'
import type { FieldErrors, ProblemError } from '../../problems.ts'
import { problem } from '../../problems.ts'
import { text } from '../../texts.ts'
import { createValues } from '../records/validation.ts'
import { problemOf } from './errors.ts'
import { headerCell } from '../exchange/exportCells.ts'
import { answerOf, sendAnswer } from './idempotency.ts'
import type { Answer } from './idempotency.ts'
import { tableOf, unreadable } from '../exchange/importFile.ts'
import { importFields, readRows } from '../exchange/importRows.ts'
import type { ImportRow } from '../exchange/importRows.ts'
import { areaOf } from '../records/transactionContext.ts'
import { openProposals } from '../records/typed.ts'
import { createRecord } from '../records/write.ts'
import type { Warned } from '../records/write.ts'
import { CONFIRMED, isPreview, leftSignal, queryOf, warnedIn } from './requests.ts'
import type { Services } from './requests.ts'
import { run } from '../database/sql.ts'
import { cellMessages } from '../../imports/cellMessages.ts'
import { fileProblem, PARTS_MAX, receiveUpload, UPLOAD_SPEED } from './upload.ts'
import type { Speed, Upload } from './upload.ts'
import type { Values } from '../records/values.ts'
import type { TransactionContext } from '../records/transactionContext.ts'

const FILE_BYTES_MAX = 5_242_880
const IMPORT_ROWS_MAX = 2_000
/** A preview shows the first rows, and of the wrong ones as many as anybody would mend by hand. */
const SHOWN_MAX = 20
const WRONG_SHOWN_MAX = 200

export async function registerImports(
  root: FastifyInstance,
  services: Services,
  speed: Speed = UPLOAD_SPEED,
): Promise<void> {
  await root.register(async app => {
    await app.register(multipart, { limits: { ...PARTS_MAX, fileSize: FILE_BYTES_MAX }, throwFileSizeLimit: false })
    for (const entity of services.registry.entities.filter(each => each.import)) {
      const access = entity.access.create
      app.get(`/api/${entity.resource}/import`, { config: { access, query: ['given'] } }, (request, reply) =>
        sendTemplate(services, entity, request, reply),
      )
      app.post(
        `/api/${entity.resource}/import`,
        { config: { access, query: ['preview', CONFIRMED] }, bodyLimit: FILE_BYTES_MAX + 1_048_576 },
        (request, reply) => take(services, entity, speed, request, reply),
      )
    }
  })
}

/** A workbook with nothing but its head; required columns come first and carry an asterisk. */
async function sendTemplate(
  services: Services,
  entity: Entity,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const given = Object.fromEntries((queryOf(request).given ?? '').split(',').map(name => [name, null]))
  const proposed: readonly string[] = areaOf(services, entity)?.importProposals?.fields ?? []
  const fields = importFields(entity, given).map(field => (proposed.includes(field.name) ? optional(field) : field))
  const head = [...fields.filter(field => field.required), ...fields.filter(field => !field.required)].map(field =>
    headerCell({ ...field, title: field.required ? `${field.title} *` : field.title }),
  )
  const content = await writeXlsxFile([
    { sheet: entity.plural.slice(0, 31), data: [head], columns: head.map(() => ({ width: 22 })) },
  ]).toBuffer()
  return reply
    .headers({
      'content-type': CONTENT_TYPES['xlsx']!,
      'content-disposition': contentDisposition(`${entity.resource}-import.xlsx`),
      'cache-control': 'no-store',
    })
    .send(content)
}

function optional({ required: _required, ...field }: Field): Field {
  return field
}

async function take(
  services: Services,
  entity: Entity,
  speed: Speed,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const preview = isPreview(request)
  const { confirmed } = warnedIn(request)
  if (!request.isMultipart()) throw problem('unsupported-media-type')
  const received = await receiveUpload(request, services.files, FILE_BYTES_MAX, speed)
  try {
    const table = await tableOfUpload(services, request.account, leftSignal(reply), received)
    const given = givenValues(entity, received.fields)
    return await sendAnswer(
      reply,
      await answerOf(
        services,
        request,
        current => importAll(entity, given, table, current, preview, confirmed),
        preview,
      ),
    )
  } finally {
    await services.files.remove(received.key)
  }
}

async function tableOfUpload(
  services: Services,
  account: Account,
  left: AbortSignal,
  received: Upload,
): Promise<string[][]> {
  const extension = extensionOf(received.fileName)
  if (!['xlsx', 'csv'].includes(extension)) throw fileProblem('file-type-not-allowed')
  if (
    extension === 'xlsx' &&
    !(await isWhatItSays(received.fileName, undefined, () => services.files.read(received.key)))
  )
    throw fileProblem('file-type-not-allowed')
  const table = await services.concurrencyLimits.import(account, left, async () =>
    tableOf(await services.files.get(received.key), extension, left),
  )
  if (table.length < 2) throw unreadable('import.empty')
  if (table.length - 1 > IMPORT_ROWS_MAX)
    throw unreadable('import.tooManyRows', { max: IMPORT_ROWS_MAX, found: table.length - 1 })
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

async function importAll(
  entity: Entity,
  given: Values,
  table: readonly string[][],
  current: TransactionContext,
  preview: boolean,
  confirmed: ReadonlySet<string>,
): Promise<Answer> {
  const { columns, ignored, rows } = await readRows(current, entity, given, table)
  const ids: number[] = []
  const open = new Set<string>()
  const filled = await fill(entity, rows, current)
  for (const row of rows) {
    const id = await importRow(entity, row, current, confirmed, open)
    if (id !== undefined) ids.push(id)
  }
  const wrong = rows.filter(row => Object.keys(row.errors).length > 0)
  const doubtful = rows.filter(row => !wrong.includes(row) && Object.keys(row.warnings).length > 0)
  if (!preview && wrong.length > 0) {
    const detail = text('import.refused', { wrong: wrong.length, all: rows.length })
    throw problem('rule', { detail, errors: atCells(wrong, 'errors') })
  }
  const confirm = [...open]
  if (!preview && open.size > 0)
    throw problem('confirmation-required', {
      warnings: atCells(doubtful, 'warnings'),
      confirm,
      values: { codes: confirm.join(',') },
    })
  if (!preview) return { status: 201, headers: {}, body: { created: ids.length, ids } satisfies ImportResult }
  const others = rows.filter(row => !wrong.includes(row) && !doubtful.includes(row))
  const shown = [...wrong, ...doubtful].slice(0, WRONG_SHOWN_MAX).concat(others.slice(0, SHOWN_MAX))
  return {
    status: 200,
    headers: {},
    body: {
      rows: rows.length,
      wrong: wrong.length,
      ignored,
      columns: [...columns, ...filled.filter(field => !columns.includes(field))].map(({ name, title }) => ({
        name,
        title,
      })),
      shown: shown.map(({ row, cells, errors, warnings }) => ({ row, cells, errors, warnings })),
      doubtful: doubtful.length,
      confirm,
    } satisfies ImportPreview,
  }
}

/** The messages of rows, by row and column. */
function atCells(rows: readonly ImportRow[], kind: 'errors' | 'warnings'): FieldErrors {
  return Object.fromEntries(
    rows
      .slice(0, WRONG_SHOWN_MAX)
      .flatMap(({ row, [kind]: found }) =>
        Object.entries(found).map(([name, messages]) => [`${row}.${name}`, messages]),
      ),
  )
}

/** What the form would propose stands in the preview like what was typed. Answers with the fields that were filled. */
async function fill<E extends EntityName>(
  entity: Entity<E>,
  rows: readonly ImportRow[],
  current: TransactionContext,
): Promise<Field[]> {
  const proposals = areaOf(current, entity)?.importProposals
  if (!proposals) return []
  const propose = openProposals(proposals, await current.context(), entity)
  const names = new Set<string>()
  for (const row of rows) {
    const proposed = await propose(row.body)
    Object.assign(row.body, proposed)
    for (const [name, value] of Object.entries(proposed)) {
      row.cells[name] = String(value)
      names.add(name)
    }
  }
  return entity.fields.filter(field => names.has(field.name))
}

/**
 * Written as a person's input is. A row that is refused leaves the others in place, so that all mistakes are found at
 * once; one that has to be confirmed goes on, and what is not confirmed yet is collected in `open`.
 */
async function importRow(
  entity: Entity,
  row: ImportRow,
  current: TransactionContext,
  confirmed: ReadonlySet<string>,
  open: Set<string>,
): Promise<number | undefined> {
  await run(current.tx, 'savepoint import_row', [])
  try {
    const warned: Warned = { confirmed, messages: {} }
    const values = createValues(entity, row.body, current.account.roles)
    const made = await createRecord(current, entity, values, 'create', 'none', warned)
    if (Object.keys(row.errors).length > 0) throw problem('rule', {})
    row.warnings = warned.messages
    await run(current.tx, 'release savepoint import_row', [])
    return made.id
  } catch (error) {
    const found = problemOf(error, current.registry)
    if (found.status >= 500) throw error
    await run(current.tx, 'rollback to savepoint import_row', [])
    if (found.confirm) {
      for (const code of found.confirm) open.add(code)
      return importRow(entity, row, current, new Set([...confirmed, ...found.confirm]), open)
    }
    note(entity, row, found)
    return undefined
  }
}

/** A period lock is about the date; what is about no column stands under the empty name. */
function note(entity: Entity, row: ImportRow, found: ProblemError): void {
  const body = found.body()
  const errors =
    body.errors && Object.keys(body.errors).length > 0
      ? body.errors
      : Object.keys(row.errors).length > 0
        ? {}
        : {
            [found.code === 'reporting-period-closed' && entity.lock !== undefined ? entity.lock : '']: [
              body.detail ?? body.title,
            ],
          }
  for (const [name, messages] of Object.entries(errors))
    row.errors[name] ??= cellMessages(
      entity.fields.find(field => field.name === name),
      row.cells[name] ?? '',
      messages,
    )
}
