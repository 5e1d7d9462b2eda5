/** A spreadsheet that an area has stated, with the cells of every other export: real numbers and days. */
import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply } from 'fastify'
import type { Blob } from 'node:buffer'
import type Stream from 'node:stream'
import writeXlsxFile from 'write-excel-file/node'
import type { Cell, Feature, SheetData } from 'write-excel-file/node'
import { getCellAddress } from 'write-excel-file/utility'
import type { NumberKind, Sheet, SheetCell } from '../../api/workbook.ts'
import type { Field } from '../../entity.ts'
import { divide } from '../../money.ts'
import { dataCell, headerCell } from './exportCells.ts'

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const SHEET_NAME_LENGTH = 31
/** Percentages are percent points here, and parts of one in a spreadsheet. */
const FORMATS: Record<Exclude<NumberKind, 'money'>, string> = {
  percent: '0.00%;(0.00%)',
  coefficient: '0.00"x";(0.00"x")',
  number1: '#,##0.0;(#,##0.0)',
  number6: '#,##0.000000;(#,##0.000000)',
}
const USUAL_DECIMALS = 2
/** In letters; a title that is longer than the widest column is left to whoever widens it. */
const FIRST_WIDTH = { least: 34, most: 64 }
const WIDTH = { least: 18, most: 36 }
/** Letters of a title are wider than figures, and bold in the head. */
const ROOM = 2

export async function sendWorkbook(
  reply: FastifyReply,
  sheets: readonly Sheet[],
  fileName: string,
): Promise<FastifyReply> {
  const content = await workbookOf(sheets)
  return reply.headers({ 'content-type': XLSX, 'content-disposition': contentDisposition(fileName) }).send(content)
}

export async function workbookOf(sheets: readonly Sheet[]): Promise<Buffer> {
  const used = new Set<string>()
  return writeXlsxFile(
    sheets.map(sheet => ({
      sheet: sheetName(sheet.title, used),
      data: dataOf(sheet),
      columns: sheet.head.map((_, column) => ({ width: widthOf(sheet, column) })),
      stickyRowsCount: firstRow(sheet),
    })),
    { features: [sums(sheets)] },
  ).toBuffer()
}

function dataOf({ about, head, rows, strong = [], minorUnits = USUAL_DECIMALS }: Sheet): SheetData {
  const cell = (value: SheetCell): Cell => cellOf(value, minorUnits)
  const isRight = head.map((_, column) => rows.some(row => isNumber(row[column])))
  return [
    ...about.map(row => row.map(cell)),
    [],
    head.map((title, column) => aligned(headerCell(fieldOf('text', title)), isRight[column] ?? false)),
    ...rows.map((row, place) =>
      row.map((value, column) => {
        const made = aligned(cell(value), column > 0 && (isRight[column] ?? false))
        return strong.includes(place) && isCell(made) ? { ...made, fontWeight: 'bold' as const } : made
      }),
    ),
  ]
}

type FullCell = Extract<Cell, { align?: unknown }>

function isCell(cell: Cell): cell is FullCell {
  return typeof cell === 'object' && cell !== null && !(cell instanceof Date)
}

/** Numbers stand on the right by themselves: so do their head, and what stands in the place of one. */
function aligned(cell: Cell, right: boolean): Cell {
  return right && isCell(cell) ? { ...cell, align: 'right' } : cell
}

function isNumber(cell: SheetCell | undefined): boolean {
  return typeof cell === 'object' && cell !== null
}

/** Wide enough for its head; the first column for its titles, beside which stand amounts that would cover them. */
function widthOf({ head, rows }: Sheet, column: number): number {
  const titles = [head[column] ?? '', ...(column === 0 ? rows.map(row => textIn(row[0])) : [])]
  const { least, most } = column === 0 ? FIRST_WIDTH : WIDTH
  return Math.min(most, Math.max(least, ...titles.map(({ length }) => length + ROOM)))
}

function textIn(cell: SheetCell | undefined): string {
  return typeof cell === 'string' ? cell : ''
}

function cellOf(cell: SheetCell, minorUnits: number): Cell {
  if (cell === null || typeof cell === 'string') return dataCell(fieldOf('text'), cell)
  if (cell.kind === 'date') return dataCell(fieldOf('date'), cell.value)
  const value = Number(cell.kind === 'percent' ? divide(cell.value, '100') : cell.value)
  return {
    value,
    type: Number,
    format: cell.kind === 'money' ? amountFormat(minorUnits) : FORMATS[cell.kind],
    ...(cell.sum && { fontWeight: 'bold' }),
  }
}

/** An amount has the decimals of its currency. */
function amountFormat(minorUnits: number): string {
  const digits = `#,##0${minorUnits > 0 ? `.${'0'.repeat(minorUnits)}` : ''}`
  return `${digits};(${digits})`
}

/** A blank row and the head stand between what is above the table and its rows. */
function firstRow({ about }: Sheet): number {
  return about.length + 2
}

/** Beside the value of a sum stands the formula, so that it follows when somebody changes a cell above it. */
function sums(sheets: readonly Sheet[]): Feature<Stream | Buffer | Blob> {
  const write = (content: string, sheet: Sheet | undefined): string => {
    let written = content
    for (const [index, row] of (sheet?.rows ?? []).entries())
      for (const [column, cell] of row.entries()) {
        if (!sheet || typeof cell !== 'object' || cell === null || cell.kind === 'date' || !cell.sum) continue
        const first = firstRow(sheet)
        const [from, to] = [getCellAddress(first, column), getCellAddress(first + index - 1, column)]
        const place = new RegExp(`(<c r="${getCellAddress(first + index, column)}"[^>]*>)<v>`)
        written = written.replace(place, `$1<f>SUM(${from}:${to})</f><v>`)
      }
    return written
  }
  return {
    files: {
      transform: {
        'xl/worksheets/sheet{id}.xml': {
          transform: (content, _options, { sheetIndex }) => write(content, sheets[sheetIndex]),
        },
      },
    },
  }
}

function fieldOf(kind: Field['kind'], title = ''): Field {
  return { name: '', title, kind }
}

/** Spreadsheet programs take 31 letters without some signs, each name once; a longer title ends with a word. */
export function sheetName(title: string, used: Set<string>): string {
  const plain = shortened(title.replace(/[\\/?*[\]:']/g, ' ').trim()) || 'Sheet'
  let name = plain
  for (let count = 2; used.has(name.toLowerCase()); count += 1)
    name = `${plain.slice(0, SHEET_NAME_LENGTH - 3)} ${count}`
  used.add(name.toLowerCase())
  return name
}

function shortened(title: string): string {
  if (title.length <= SHEET_NAME_LENGTH) return title
  const cut = title.slice(0, SHEET_NAME_LENGTH + 1)
  const end = Math.max(cut.lastIndexOf(','), cut.lastIndexOf(' '))
  return cut.slice(0, end > SHEET_NAME_LENGTH / 2 ? end : SHEET_NAME_LENGTH).replace(/[\s,]+$/, '')
}
