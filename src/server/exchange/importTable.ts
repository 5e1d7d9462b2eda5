/**
 * Reads the first sheet of a workbook, of Excel or of OpenDocument, or a text table. A small file can describe a huge
 * table, so everything is measured before it is built.
 */
import { readSheet } from 'read-excel-file/universal'
import { USUAL } from '../../api/notation.ts'
import type { Encoding } from '../../api/notation.ts'
import { parseCsv } from '../../imports/csv.ts'
import { decoded, encodingOf } from './encoding.ts'
import { exceeded, TABLE_LIMITS } from '../../imports/limits.ts'
import type { TableLimit } from '../../imports/limits.ts'
import { fromSpreadsheet } from '../../money.ts'
import type { ProblemError } from '../../problems.ts'
import { text } from '../../texts.ts'
import { partsOf, unpacked } from './archive.ts'
import { unreadable } from './importFile.ts'
import type { ReadRequest, ReadTable } from './importFile.ts'
import { openDocumentRows } from './openDocument.ts'
import '../../texts/imports.ts'

export async function readTable(request: ReadRequest): Promise<ReadTable> {
  const { content, extension, numbers = USUAL.numbers } = request
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const encoding = request.encoding ?? (extension === 'csv' ? encodingOf(bytes) : 'utf-8')
  const rows =
    extension === 'csv'
      ? csvRows(bytes, encoding)
      : extension === 'ods'
        ? within(openDocumentRows(contentOf(bytes), request.textsOnly ? null : numbers))
        : await sheetRows(bytes)
  const last = rows.findLastIndex(row => row.some(cell => cell.trim() !== ''))
  return { rows: rows.slice(0, last + 1), encoding }
}

function csvRows(content: Buffer, encoding: Encoding): string[][] {
  const words = decoded(content, encoding)
  if (words === null) throw unreadable('import.otherEncoding', { encoding })
  const rows = words.includes('\0') ? null : parseCsv(words)
  if (rows === null) throw unreadable('import.unreadable')
  return within(rows)
}

function within(rows: string[][] | TableLimit): string[][] {
  if (typeof rows === 'string') throw beyond(rows)
  return rows
}

function contentOf(content: Buffer): string {
  const part = partsOf(content).find(({ name }) => name === 'content.xml')
  if (!part) throw unreadable('import.unreadable')
  return unpacked(content, part)
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
