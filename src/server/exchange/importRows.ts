/**
 * From the rows of a table to bodies of records: columns found by their title, names and codes turned into references.
 */
import type { Entity, Field } from '../../entity.ts'
import { valueOfCell } from '../../imports/cells.ts'
import { text } from '../../texts.ts'
import { isWritable } from '../records/validation.ts'
import { unreadable } from './importFile.ts'
import { run } from '../database/sql.ts'
import type { Values } from '../records/values.ts'
import type { TransactionContext } from '../records/transactionContext.ts'

export interface ImportRow {
  /** As the spreadsheet counts: the head is row 1. */ row: number
  cells: Record<string, string>
  body: Values
  errors: Record<string, string[]>
  /** What is unusual about it; the row is taken over all the same. */ warnings: Record<string, string[]>
}
interface ImportTable {
  columns: Field[]
  ignored: string[]
  rows: ImportRow[]
}

/** What a row may fill in: everything writable that neither the page states nor a list of its own holds. */
export function importFields(entity: Entity, given: Values): Field[] {
  return entity.fields.filter(
    field => isWritable(field) && field.kind !== 'childRows' && field.kind !== 'answers' && !(field.name in given),
  )
}

export async function readRows(
  current: TransactionContext,
  entity: Entity,
  given: Values,
  table: readonly string[][],
): Promise<ImportTable> {
  const fields = importFields(entity, given)
  const plain = (title: string) =>
    title
      .trim()
      .replace(/\s*\*$/, '')
      .toLowerCase()
  const heads = table[0]!.map(title => ({
    title: title.trim(),
    field: fields.find(field => [field.title, field.name].some(name => name.toLowerCase() === plain(title))),
  }))
  const columns = heads.flatMap(({ field }) => field ?? [])
  if (columns.length === 0)
    throw unreadable('import.noColumns', {
      columns: fields
        .filter(field => field.required)
        .map(field => field.title)
        .join(', '),
    })
  const twice = columns.find((field, index) => columns.indexOf(field) < index)
  if (twice) throw unreadable('import.columnTwice', { column: twice.title })
  const rows = table
    .slice(1)
    .map((cells, index): ImportRow => ({
      row: index + 2,
      cells: Object.fromEntries(
        heads.flatMap(({ field }, place) => (field ? [[field.name, cells[place]?.trim() ?? '']] : [])),
      ),
      body: { ...given },
      errors: {},
      warnings: {},
    }))
    .filter(row => Object.values(row.cells).some(cell => cell !== ''))
  for (const field of columns) {
    if (field.kind === 'reference') await refer(current, field, given, rows)
    else
      for (const row of rows) {
        const value = valueOfCell(field, row.cells[field.name] ?? '')
        if (value !== undefined) row.body[field.name] = value
      }
  }
  return {
    columns,
    ignored: heads.filter(({ title, field }) => !field && title !== '').map(({ title }) => title),
    rows,
  }
}

interface Found {
  id: number
  code: string | null
  name: string
}

/** By code or by name, whatever the case; of the same parent only, where the page states it. */
async function refer(
  current: TransactionContext,
  field: Field,
  given: Values,
  rows: readonly ImportRow[],
): Promise<void> {
  const target = current.registry.ofResource(field.reference!)!
  const wanted = [...new Set(rows.map(row => (row.cells[field.name] ?? '').toLowerCase()).filter(cell => cell !== ''))]
  if (wanted.length === 0) return
  const column = (name: string) => target.fields.find(candidate => candidate.name === name)?.column
  const code = column('code') ? 'lower(t.code)' : 'null::text'
  const name = `lower(concat_ws(' ', ${target.display
    .flatMap(part => column(part) ?? [])
    .map(part => `t.${part}::text`)
    .join(', ')}))`
  const parent =
    target.parent !== undefined && typeof given[target.parent] === 'number' ? column(target.parent) : undefined
  const found = await run<Found>(
    current.tx,
    `select t.id, ${code} as code, ${name} as name from ${target.table} t where t.tenant_id = $1 and (${code} = any($2::text[]) or ${name} = any($2::text[]))` +
      `${parent ? ` and t.${parent} = $3::bigint` : ''} order by t.id limit 10000`,
    [current.account.tenantId, wanted, ...(parent ? [given[target.parent!]] : [])],
  )
  for (const row of rows) {
    const cell = (row.cells[field.name] ?? '').toLowerCase()
    if (cell === '') continue
    const byCode = found.filter(each => each.code === cell)
    const fitting = byCode.length > 0 ? byCode : found.filter(each => each.name === cell)
    if (fitting.length === 1) row.body[field.name] = fitting[0]!.id
    else
      row.errors[field.name] = [
        text(fitting.length === 0 ? 'import.unknown' : 'import.ambiguous', {
          name: target.title.toLowerCase(),
          value: row.cells[field.name]!,
        }),
      ]
  }
}
