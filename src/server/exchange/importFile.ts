/** From an uploaded table to rows of text: the first sheet of a workbook, or a text table. */
import { readSheet } from 'read-excel-file/node'
import { parseCsv } from '../../imports/csv.ts'
import { fromSpreadsheet } from '../../money.ts'
import { problem } from '../../problems.ts'
import { text, type TextKey, type TextValues } from '../../texts.ts'

/** What a workbook may become in memory; a small file can unpack to a huge one. */
const UNPACKED_BYTES_MAX = 60_000_000
const CENTRAL_ENTRY = 0x02014b50

export async function tableOf(content: Buffer, extension: string): Promise<string[][]> {
  const rows = extension === 'csv' ? csvRows(content) : await sheetRows(content)
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
  if (!rows) throw unreadable('import.unreadable')
  return rows
}

async function sheetRows(content: Buffer): Promise<string[][]> {
  if (unpackedSize(content) > UNPACKED_BYTES_MAX) throw unreadable('import.tooLarge')
  try {
    // Numbers stay as they are written in the file: exact.
    const rows = (await readSheet(content, { parseNumber: (number: string) => fromSpreadsheet(number) })) as unknown[][]
    return rows.map(row => row.map(cellText))
  } catch {
    throw unreadable('import.unreadable')
  }
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  // A day of a spreadsheet is counted in UTC.
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10)
  return typeof cell === 'boolean' ? text(cell ? 'general.yes' : 'general.no') : String(cell)
}

/** What the directory of the archive says that its parts unpack to. */
function unpackedSize(content: Buffer): number {
  let size = 0
  for (
    let place = content.indexOf('PK\x01\x02', 0, 'latin1');
    place >= 0 && place + 28 <= content.length;
    place = content.indexOf('PK\x01\x02', place + 4, 'latin1')
  ) {
    if (content.readUInt32LE(place) === CENTRAL_ENTRY) size += content.readUInt32LE(place + 24)
  }
  return size
}

export function unreadable(key: TextKey, values: TextValues = {}): Error {
  const message = text(key, values)
  return problem('invalid-request', { detail: message, errors: { File: [message] } })
}
