/**
 * Everything that a list finds, as a spreadsheet or as text: real numbers and dates, names instead of ids, lines on
 * sheets of their own.
 */
import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Account, DatabaseTransaction } from '../../context.ts'
import type { StoredRecord } from '../records/values.ts'
import type { Entity } from '../../entity.ts'
import { problem } from '../../problems.ts'
import { requestText } from '../../texts/requests.ts'
import type { View } from '../records/entityRegistry.ts'
import { chosenFields, childTable, RECORD, recordsTable } from '../exchange/exportTables.ts'
import type { ExportTable } from '../exchange/exportTables.ts'
import { computedValues, idsSql } from '../records/computedColumns.ts'
import { compileSelection } from '../records/query.ts'
import { selectedValues } from '../records/sortFigures.ts'
import type { Selection } from '../records/query.ts'
import {
  assertFitsSheet,
  ExportPace,
  csvHead,
  csvRows,
  isExportFormat,
  madeInTransaction,
  sentAfterOthers,
  temporaryFileIn,
  typeOf,
} from './exportContent.ts'
import type { Unfinished } from './exportContent.ts'
import { assertWanted } from './fairQueue.ts'
import { computedOf, exportFiguresOf, withComputed } from '../records/computed.ts'
import { leftSignal, queryOf } from './requests.ts'
import { transactionOf } from '../records/transaction.ts'
import { areaOf } from '../records/transactionContext.ts'
import type { Services } from './requests.ts'
import { portions, run } from '../database/sql.ts'
import { Spreadsheet } from '../exchange/spreadsheet.ts'
import { sheetName } from '../exchange/workbook.ts'

type Row = Record<string, unknown>

/** The record itself, which the statement of an export selects beside the columns. */
const recordOf = (row: Row) => row[RECORD] as StoredRecord

export async function sendExport(
  services: Services,
  entity: Entity,
  request: FastifyRequest,
  reply: FastifyReply,
  format: string,
): Promise<FastifyReply> {
  const { account } = request
  const { range, filter, sort, fields } = queryOf(request)
  if (!isExportFormat(format))
    throw problem('invalid-request', { detail: requestText('parameterValue', { parameter: 'format' }) })
  // An export holds all that was found: a range would only seem to be respected.
  if (range !== undefined) throw problem('unknown-parameter', { values: { parameter: 'range' } })
  if (fields !== undefined && format === 'json') throw problem('unknown-parameter', { values: { parameter: 'fields' } })
  const view = services.registry.view(entity, account.roles)
  const selection = compileSelection(services.registry, view, account, account.tenantId, {
    ...(filter !== undefined && { filter }),
    ...(sort !== undefined && { sort }),
  })
  const chosen = fields === undefined ? undefined : chosenFields(view, workedOut(services, entity), fields)
  const left = leftSignal(reply)
  const parts = { services, view, account, selection, values: [], chosen, left }
  const write = format === 'xlsx' ? spreadsheet : format === 'csv' ? separated : array
  const content = await services.concurrencyLimits.export(account, left, () =>
    madeInTransaction(services.database, account, async (tx, openFiles) =>
      write(await withValues({ ...parts, openFiles }, tx), tx),
    ),
  )
  if (format !== 'json') reply.header('content-disposition', contentDisposition(`${entity.resource}.${format}`))
  return reply.type(typeOf(format)).send(sentAfterOthers(content, services))
}

interface Parts {
  services: Services
  view: View
  account: Account
  selection: Selection
  /** Those of the selection, with what its order needs. */
  values: unknown[]
  /** The columns asked for, in their order; without them everything is exported, lines of the records too. */
  chosen: readonly string[] | undefined
  left: AbortSignal
  openFiles: Unfinished
}

async function withValues(parts: Parts, tx: DatabaseTransaction): Promise<Parts> {
  const { services, account, view, selection } = parts
  const values = await selectedValues(view, selection, () => transactionOf(services, account, tx).context())
  return { ...parts, values }
}

async function* rowsOf({ services, left, values }: Parts, tx: DatabaseTransaction, sql: string): AsyncGenerator<Row[]> {
  const pace = new ExportPace(services)
  for await (const rows of portions<Row>(tx, sql, values, pace.sizeOfPortion)) {
    assertWanted(left)
    yield rows
    await pace.pause()
  }
}

/** What a person sees in a list is in the export of it, computed values included. */
async function* recordRows(parts: Parts, tx: DatabaseTransaction, table: ExportTable): AsyncGenerator<Row[]> {
  const { services, view, account } = parts
  const computes = table.fields.some(field => field.computed !== undefined)
  const { figures } = workedOut(services, view.entity)
  const hasFigures = table.fields.some(field => figures.includes(field))
  const current = transactionOf(services, account, tx)
  for await (const rows of rowsOf(parts, tx, table.sql)) {
    const computed = computes ? await computedOf(current, view.entity, rows.map(recordOf)) : undefined
    const besides = hasFigures ? await exportFiguresOf(current, view.entity, rows.map(recordOf)) : undefined
    yield computed || besides ? rows.map((row, index) => ({ ...row, ...computed?.[index], ...besides?.[index] })) : rows
  }
}

function recordsOf({ services, view, account, selection, chosen }: Parts): ExportTable {
  return recordsTable(services.registry, view, account, selection, {
    ...workedOut(services, view.entity),
    chosen,
  })
}

/** What the code of an area works out for the rows of an export. */
function workedOut(services: Services, entity: Entity) {
  const area = areaOf(services, entity)
  return { computes: area?.computedFields !== undefined, figures: area?.exportFigures?.fields ?? [] }
}

async function separated(parts: Parts, tx: DatabaseTransaction): Promise<void> {
  const table = recordsOf(parts)
  const file = temporaryFileIn(parts.openFiles)
  // The mark tells spreadsheet programs that the text is UTF-8.
  await file.write(csvHead(table.fields))
  for await (const rows of recordRows(parts, tx, table)) await file.write(csvRows(table.fields, rows))
}

async function array(parts: Parts, tx: DatabaseTransaction): Promise<void> {
  const { services, view, account, selection } = parts
  const current = transactionOf(services, account, tx)
  const figures = computedValues(view, idsSql(view, selection.where))
  // Only what the database cannot work out makes objects of the rows.
  const area = areaOf(services, view.entity)
  const computes = figures === undefined && area?.computedFields !== undefined
  const { columns, join } = figures ?? { columns: [], join: '' }
  const selected = computes ? view.listToComputeSql : view.listSql
  const sql = `select row_to_json(r)::text as text from (select ${[selected, ...columns].join(', ')} from ${view.from}${selection.join}${join} where ${selection.where} order by ${selection.order}) r`
  const file = temporaryFileIn(parts.openFiles)
  let separator = '['
  for await (const rows of rowsOf(parts, tx, sql)) {
    const texts = rows.map(row => row['text'] as string)
    const records = () => texts.map(one => JSON.parse(one) as StoredRecord)
    const besides = area?.exportFigures && (await exportFiguresOf(current, view.entity, records()))
    const whole = computes ? await withComputed(current, view, records()) : besides && records()
    const shown = whole?.map((record, index) => JSON.stringify({ ...record, ...besides?.[index] })) ?? texts
    await file.write(separator + shown.join(','))
    separator = ','
  }
  await file.write(separator === '[' ? '[]' : ']')
}

async function spreadsheet(parts: Parts, tx: DatabaseTransaction): Promise<void> {
  const { services, view, account, selection, chosen } = parts
  const { entity } = view
  const [row] = await run<{ count: number }>(
    tx,
    `select count(*)::integer as count from ${entity.table} t where ${selection.where}`,
    selection.values,
  )
  assertFitsSheet(row!.count)
  const lists = chosen ? [] : view.fields.filter(field => field.kind === 'childRows')
  const records = recordsOf(parts)
  const tables: [string, ExportTable, AsyncGenerator<Row[]>][] = [
    [entity.plural, records, recordRows(parts, tx, records)],
    ...lists.map((field): [string, ExportTable, AsyncGenerator<Row[]>] => {
      const table = childTable(services.registry, view, account, selection, field)
      return [field.title, table, rowsOf(parts, tx, table.sql)]
    }),
  ]
  const used = new Set<string>()
  const made = new Spreadsheet(tables.map(([title, { fields }]) => ({ title: sheetName(title, used), fields })))
  parts.openFiles.push(made)
  for (const [sheet, [, { fields }, found]] of tables.entries())
    for await (const rows of found)
      made.add(
        sheet,
        rows.map(one => fields.map(({ name }) => one[name])),
      )
}
