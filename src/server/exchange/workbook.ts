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
  number6: '#,##0.000000;(#,##0.000000)',
}
const USUAL_DECIMALS = 2
const FIRST_WIDTH = 34
const WIDTH = 18

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
      columns: sheet.head.map((_, index) => ({ width: index === 0 ? FIRST_WIDTH : WIDTH })),
      stickyRowsCount: firstRow(sheet),
    })),
    { features: [sums(sheets)] },
  ).toBuffer()
}

function dataOf({ about, head, rows, minorUnits = USUAL_DECIMALS }: Sheet): SheetData {
  const cell = (value: SheetCell): Cell => cellOf(value, minorUnits)
  return [
    ...about.map(row => row.map(cell)),
    [],
    head.map(title => headerCell(fieldOf('text', title))),
    ...rows.map(row => row.map(cell)),
  ]
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

/** Spreadsheet programs take 31 letters without some signs, each name once. */
export function sheetName(title: string, used: Set<string>): string {
  const plain =
    title
      .replace(/[\\/?*[\]:']/g, ' ')
      .trim()
      .slice(0, SHEET_NAME_LENGTH) || 'Sheet'
  let name = plain
  for (let count = 2; used.has(name.toLowerCase()); count += 1)
    name = `${plain.slice(0, SHEET_NAME_LENGTH - 3)} ${count}`
  used.add(name.toLowerCase())
  return name
}
