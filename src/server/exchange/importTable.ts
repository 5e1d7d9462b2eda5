/**
 * Reads the first sheet of a workbook, or a text table. A small file can describe a huge table, so everything is
 * measured before it is built.
 */
import { inflateRawSync } from 'node:zlib'
import { readSheet } from 'read-excel-file/universal'
import { parseCsv } from '../../imports/csv.ts'
import { exceeded, TABLE_LIMITS } from '../../imports/limits.ts'
import type { TableLimit } from '../../imports/limits.ts'
import { fromSpreadsheet } from '../../money.ts'
import type { ProblemError } from '../../problems.ts'
import { text } from '../../texts.ts'
import { unreadable } from './importFile.ts'
import '../../texts/imports.ts'

/** What the parts of a workbook unpack to together. */
const UNPACKED_MB_MAX = 40
const PARTS_MAX = 1_000

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

interface Part {
  name: string
  packed: number
  size: number
  method: number
  offset: number
}

const END = 0x06054b50
const END_LENGTH = 22
const COMMENT_LENGTH_MAX = 65_535
const DIRECTORY = 0x02014b50
const DIRECTORY_LENGTH = 46
const LOCAL_LENGTH = 30
const STORED = 0

/** The directory at the end of the archive, which its reader goes by: no part becomes larger than it says there. */
function partsOf(content: Buffer): Part[] {
  const end = endOf(content)
  const count = content.readUInt16LE(end + 10)
  if (count > PARTS_MAX) throw tooLarge()
  const parts: Part[] = []
  let place = content.readUInt32LE(end + 16)
  for (let index = 0; index < count; index += 1) {
    if (place + DIRECTORY_LENGTH > content.length || content.readUInt32LE(place) !== DIRECTORY)
      throw unreadable('import.unreadable')
    const lengthAt = (offset: number) => content.readUInt16LE(place + offset)
    const [name, extra, comment] = [lengthAt(28), lengthAt(30), lengthAt(32)]
    parts.push({
      name: content.toString('utf8', place + DIRECTORY_LENGTH, place + DIRECTORY_LENGTH + name),
      method: content.readUInt16LE(place + 10),
      packed: content.readUInt32LE(place + 20),
      size: content.readUInt32LE(place + 24),
      offset: content.readUInt32LE(place + 42),
    })
    place += DIRECTORY_LENGTH + name + extra + comment
  }
  if (parts.reduce((sum, { size }) => sum + size, 0) > UNPACKED_MB_MAX * 1_000_000) throw tooLarge()
  return parts
}

function endOf(content: Buffer): number {
  const first = Math.max(0, content.length - END_LENGTH - COMMENT_LENGTH_MAX)
  for (let place = content.length - END_LENGTH; place >= first; place -= 1)
    if (content.readUInt32LE(place) === END) return place
  throw unreadable('import.unreadable')
}

function unpacked(content: Buffer, { offset, packed, size, method }: Part): string {
  const start = offset + LOCAL_LENGTH + content.readUInt16LE(offset + 26) + content.readUInt16LE(offset + 28)
  const bytes = content.subarray(start, start + packed)
  if (method === STORED) return bytes.toString('utf8')
  try {
    return inflateRawSync(bytes, { maxOutputLength: Math.max(size, 1) }).toString('utf8')
  } catch {
    // It is damaged, or unpacks to more than it says.
    throw unreadable('import.unreadable')
  }
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

function tooLarge(): ProblemError {
  return unreadable('import.tooLarge', { megabytes: UNPACKED_MB_MAX, parts: PARTS_MAX.toLocaleString('en-US') })
}
