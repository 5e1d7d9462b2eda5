/** The rows that have to be mended, as the same sheet: the columns of the file, and what is wrong with each row. */
import writeXlsxFile from 'write-excel-file/node'
import type { Cell, SheetData } from 'write-excel-file/node'
import type { Notation } from '../../api/notation.ts'
import { valueOfCell } from '../../imports/cells.ts'
import { text } from '../../texts.ts'
import { fits } from '../../validation.ts'
import { dataCell } from './exportCells.ts'
import type { Head } from './importColumns.ts'
import '../../texts/imports.ts'

const WIDTH = 22
const REASONS_WIDTH = 60
const OF_A_CELL: ReadonlySet<string> = new Set(['decimal', 'integer', 'date', 'boolean'])

export interface Mistake {
  cells: readonly string[]
  reasons: string
}

export async function mistakesSheet(
  title: string,
  heads: readonly Head[],
  rows: readonly Mistake[],
  notation: Notation,
): Promise<Buffer> {
  const data: SheetData = [
    [...heads.map(head => head.title), text('import.column.mistakes')].map(value => ({
      value,
      type: String,
      fontWeight: 'bold',
    })),
    ...rows.map(({ cells, reasons }): Cell[] => [
      ...heads.map((head, place) => cellOf(head, cells[place] ?? '', notation)),
      { value: reasons, type: String, wrap: true },
    ]),
  ]
  const columns = [...heads.map(() => ({ width: WIDTH })), { width: REASONS_WIDTH }]
  return writeXlsxFile([{ sheet: title.slice(0, 31), data, columns, stickyRowsCount: 1 }]).toBuffer()
}

/** What can be read is a number or a day, as it was in the sheet; the rest stays as it stands there. */
function cellOf({ column }: Head, cell: string, notation: Notation): Cell {
  if (cell === '') return null
  const value = column && OF_A_CELL.has(column.field.kind) ? valueOfCell(column.field, cell, notation) : undefined
  return column && value !== undefined && fits(column.field, value)
    ? dataCell(column.field, value)
    : { value: cell, type: String }
}
