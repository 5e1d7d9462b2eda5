/** A spreadsheet that an area has stated, with the cells of every other export: real numbers and days. */
import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply } from 'fastify'
import writeXlsxFile from 'write-excel-file/node'
import type { Cell, SheetData } from 'write-excel-file/node'
import type { NumberKind, Sheet, SheetCell } from '../../api/workbook.ts'
import type { Field } from '../../entity.ts'
import { dataCell, headerCell } from './exportCells.ts'

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const SHEET_NAME_LENGTH = 31
const DECIMALS: Record<NumberKind, number> = { money: 2, percent: 2, coefficient: 2, number6: 6 }
const FIRST_WIDTH = 34
const WIDTH = 18

export async function sendWorkbook(
  reply: FastifyReply,
  sheets: readonly Sheet[],
  fileName: string,
): Promise<FastifyReply> {
  const used = new Set<string>()
  const content = await writeXlsxFile(
    sheets.map(sheet => ({
      sheet: sheetName(sheet.title, used),
      data: dataOf(sheet),
      columns: sheet.head.map((_, index) => ({ width: index === 0 ? FIRST_WIDTH : WIDTH })),
      stickyRowsCount: sheet.about.length + 2,
    })),
  ).toBuffer()
  return reply.headers({ 'content-type': XLSX, 'content-disposition': contentDisposition(fileName) }).send(content)
}

function dataOf({ about, head, rows }: Sheet): SheetData {
  return [
    ...about.map(row => row.map(cellOf)),
    [],
    head.map(title => headerCell(fieldOf('text', title))),
    ...rows.map(row => row.map(cellOf)),
  ]
}

function cellOf(cell: SheetCell): Cell {
  if (cell === null || typeof cell === 'string') return dataCell(fieldOf('text'), cell)
  return cell.kind === 'date'
    ? dataCell(fieldOf('date'), cell.value)
    : dataCell({ ...fieldOf('decimal'), decimals: DECIMALS[cell.kind] }, cell.value)
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
