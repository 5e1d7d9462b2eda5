/**
 * Reads the first sheet of a workbook, or a text table. A small file can describe a huge table, so everything is
 * measured before it is built.
 */
import { readSheet } from 'read-excel-file/universal'
import { parseCsv } from '../../imports/csv.ts'
import { exceeded, TABLE_LIMITS } from '../../imports/limits.ts'
import type { TableLimit } from '../../imports/limits.ts'
import { fromSpreadsheet } from '../../money.ts'
import type { ProblemError } from '../../problems.ts'
import { text } from '../../texts.ts'
import { partsOf, unpacked } from './archive.ts'
import { unreadable } from './importFile.ts'
import '../../texts/imports.ts'

export async function readTable(content: Uint8Array, extension: string): Promise<string[][]> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const rows = extension === 'csv' ? csvRows(bytes) : await sheetRows(bytes)
  const last = rows.findLastIndex(row => row.some(cell => cell.trim() !== ''))
  return rows.slice(0, last + 1)
}

function csvRows(content: Buffer): string[][] {
  let words: string
  try {
    words = new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    throw unreadable('import.notUtf8')
  }
  const rows = words.includes('\0') ? null : parseCsv(words)
  if (rows === null) throw unreadable('import.unreadable')
  if (typeof rows === 'string') throw beyond(rows)
  return rows
}

async function sheetRows(content: Buffer): Promise<string[][]> {
  const parts = partsOf(content)
  for (const part of parts) if (/^\/?xl\/worksheets\/[^/]+\.xml$/i.test(part.name)) measure(unpacked(content, part))
  // A buffer may be a window on a larger one.
  const alone = new Uint8Array(content).buffer
  // Numbers stay as they are written in the file: exact.
  const rows: unknown[][] = await readSheet(alone, { parseNumber: (number: string) => fromSpreadsheet(number) })
  return rows.map(row =>
    row.map(cell => {
      const words = cellText(cell)
      if (words.length > TABLE_LIMITS.cellLength) throw beyond('cellLength')
      return words
    }),
  )
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  // A day of a spreadsheet is counted in UTC.
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10)
  return typeof cell === 'boolean' ? text(cell ? 'general.yes' : 'general.no') : String(cell)
}

/** Where the cells of a sheet stand: its reader makes a table up to the last one, however few there are. */
function measure(sheet: string): void {
  let [cells, rows, columns] = [0, 0, 0]
  for (const [, tag, attributes = ''] of sheet.matchAll(/<(?:\w+:)?(row|c)(?=[\s/>])([^>]*)>/g)) {
    const [, letters = '', digits = ''] = /(?:^|\s)r\s*=\s*["']\s*([A-Za-z]*)(\d*)/.exec(attributes) ?? []
    rows = Math.max(rows, Number(digits))
    if (tag !== 'c') continue
    cells += 1
    columns = Math.max(columns, columnOf(letters))
  }
  const limit = exceeded({ cells: Math.max(cells, rows * columns), rows, columns })
  if (limit !== undefined) throw beyond(limit)
}

/** A is 1, Z is 26, AA is 27. */
function columnOf(letters: string): number {
  let column = 0
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64
  return column
}

function beyond(limit: TableLimit): ProblemError {
  return unreadable(`import.beyond.${limit}`, { max: TABLE_LIMITS[limit].toLocaleString('en-US') })
}
