/**
 * From the rows of a table to bodies of records: columns found by their title, names and codes turned into references.
 */
import type { Notation } from '../../api/notation.ts'
import type { Entity } from '../../entity.ts'
import { shownCell, valueOfCell } from '../../imports/cells.ts'
import { text } from '../../texts.ts'
import type { TransactionContext } from '../records/transactionContext.ts'
import type { Values } from '../records/values.ts'
import { asChildRows } from '../records/values.ts'
import { headsOf } from './importColumns.ts'
import type { Head, ImportColumn } from './importColumns.ts'
import { named } from './namedRecords.ts'
import '../../texts/imports.ts'

export interface ImportRow {
  /** As the spreadsheet counts: the head is row 1. */ row: number
  /** By the path of their column: what was read, or what stands there when it could not be read. */
  cells: Record<string, string>
  body: Values
  /** The paths of cells that were empty, and are filled as a form fills them. */
  filled: string[]
  errors: Record<string, string[]>
  /** What is unusual about it; the row is taken over all the same, once those of these codes are confirmed. */
  warnings: Record<string, string[]>
  confirm: readonly string[]
  /** A record of the same key stands already. */
  existing: boolean
}

export interface ImportTable {
  /** Of the sheet, in its order. */
  heads: Head[]
  columns: ImportColumn[]
  ignored: string[]
  rows: ImportRow[]
}

export async function readRows(
  current: TransactionContext,
  entity: Entity,
  given: Values,
  [titles = [], ...lines]: readonly (readonly string[])[],
  notation: Notation,
): Promise<ImportTable> {
  const heads = headsOf(entity, given, titles)
  const rows = lines
    .map((cells, index): ImportRow => ({
      row: index + 2,
      cells: Object.fromEntries(
        heads.flatMap(({ column }, place) => (column ? [[column.path, cells[place]?.trim() ?? '']] : [])),
      ),
      body: { ...given },
      filled: [],
      errors: {},
      warnings: {},
      confirm: [],
      existing: false,
    }))
    .filter(row => Object.values(row.cells).some(cell => cell !== ''))
  const columns = heads.flatMap(({ column }) => column ?? [])
  for (const column of columns) {
    if (column.field.kind === 'reference') await refer(current, column, given, rows)
    else for (const row of rows) read(row, column, notation)
  }
  return {
    heads,
    columns,
    ignored: heads
      .filter(({ title, column }) => !column && title !== '' && title !== text('import.column.mistakes'))
      .map(({ title }) => title),
    rows,
  }
}

function read(row: ImportRow, column: ImportColumn, notation: Notation): void {
  const value = valueOfCell(column.field, row.cells[column.path] ?? '', notation)
  if (value === undefined) return
  setValue(row, column, value)
  row.cells[column.path] = shownCell(column.field, value)
}

/** Rows before one that is filled are there too, and are told what they lack. */
function setValue({ body }: ImportRow, { field, within }: ImportColumn, value: unknown): void {
  if (!within) {
    body[field.name] = value
    return
  }
  const lines = [...asChildRows(body[within.list])]
  while (lines.length <= within.place) lines.push({})
  lines[within.place] = { ...lines[within.place], [field.name]: value }
  body[within.list] = lines
}

async function refer(
  current: TransactionContext,
  column: ImportColumn,
  given: Values,
  rows: readonly ImportRow[],
): Promise<void> {
  const target = current.registry.ofResource(column.field.reference ?? '')
  if (!target) return
  const cellOf = (row: ImportRow) => row.cells[column.path] ?? ''
  const find = await named(current, target, given, rows.map(cellOf))
  for (const row of rows) {
    const cell = cellOf(row)
    if (cell === '') continue
    const found = find(cell)
    const [only] = found
    if (found.length === 1 && only !== undefined) setValue(row, column, only)
    else
      row.errors[column.path] = [
        text(found.length === 0 ? 'import.unknown' : 'import.ambiguous', {
          name: target.title.toLowerCase(),
          value: cell,
        }),
      ]
  }
}
