/** The parts that every paper of a fund has: sender, addressee, title, facts in a frame, tables, head and foot. */
import { documentNumber } from './documentNumber.ts'
import { FRAME, INK, LINE, PAGE, SOFT, TEXT_WIDTH } from '../papers/sheetOfPaper.server.ts'
import type { SheetOfPaper, Style } from '../papers/sheetOfPaper.server.ts'
import type { NoticeSnapshot } from './snapshot.ts'
import { paperText } from './paperTexts.ts'

export const BODY: Style = { size: 9.3 }
export const STRONG: Style = { size: 9.3, weight: 600 }
export const SMALL: Style = { size: 8.25, color: SOFT }
const FACT: Style = { size: 12, weight: 600, figures: true }
const NOTE: Style = { ...SMALL, size: 7.5 }
export const HEADING: Style = { size: 9.75, weight: 600 }
export const LEADING = 13.2
export const SMALL_LEADING = 11.25
const RIGHT = PAGE.left + TEXT_WIDTH

/** On every page after the first: whose paper it is. */
export function drawRunningHead(sheet: SheetOfPaper, left: string, right: string): void {
  const y = PAGE.top - 21
  sheet.line(right, { x: RIGHT, y, right: true }, { ...SMALL, figures: true })
  sheet.line(left, { x: PAGE.left, y }, sheet.fitting(left, TEXT_WIDTH - sheet.width(right, SMALL) - 20, SMALL))
  sheet.rule({ x: PAGE.left, y: y + 12, width: TEXT_WIDTH }, LINE)
}

type Sender = Pick<NoticeSnapshot['fund'], 'name' | 'address' | 'tradeRegisterNumber'>

/** The fund on the left; number and day of the paper on the right. */
export function drawSender(sheet: SheetOfPaper, fund: Sender, right: readonly string[]): void {
  const top = sheet.y
  for (const [index, line] of right.entries())
    sheet.line(line, { x: RIGHT, y: top + 3 + index * 12, right: true }, { ...SMALL, size: 8.6, figures: true })
  const width = TEXT_WIDTH - 130
  sheet.y += sheet.paragraph(fund.name, { x: PAGE.left, y: top, width, leading: 16.5 }, { size: 12, weight: 600 })
  const small: Style = { ...SMALL, size: 8.6 }
  const lines = [
    fund.address.join(', '),
    fund.tradeRegisterNumber && paperText('tradeRegister', { number: fund.tradeRegisterNumber }),
  ]
  for (const line of lines)
    if (line) sheet.y += sheet.paragraph(line, { x: PAGE.left, y: sheet.y, width, leading: 12 }, small)
  sheet.y = Math.max(sheet.y, top + 3 + right.length * 12) + sheet.room(8)
  sheet.rule({ x: PAGE.left, y: sheet.y, width: TEXT_WIDTH }, INK, 1.1)
  sheet.y += sheet.room(16)
}

export function drawAddressee(sheet: SheetOfPaper, investor: NoticeSnapshot['investor']): void {
  const width = TEXT_WIDTH * 0.6
  const at = () => ({ x: PAGE.left, y: sheet.y, width, leading: LEADING })
  sheet.y += sheet.paragraph(investor.name, at(), STRONG)
  for (const line of [...(investor.attention ? [investor.attention] : []), ...investor.address])
    sheet.y += sheet.paragraph(line, at(), BODY)
  sheet.y += sheet.room(11)
}

export function drawTitle(sheet: SheetOfPaper, title: string, lead: string): void {
  sheet.y += sheet.paragraph(
    title,
    { x: PAGE.left, y: sheet.y, width: TEXT_WIDTH, leading: 22 },
    { size: 17, weight: 600 },
  )
  sheet.y +=
    sheet.paragraph(
      lead,
      { x: PAGE.left, y: sheet.y + 3, width: TEXT_WIDTH, leading: LEADING },
      { ...BODY, color: '#2B3644' },
    ) + sheet.room(13)
}

/** A few facts in one frame, each with its part of the width. */
export function drawFacts(
  sheet: SheetOfPaper,
  facts: readonly { title: string; value: string }[],
  parts: readonly number[],
): void {
  const height = 46
  let x: number = PAGE.left
  sheet.frame({ x, y: sheet.y, width: TEXT_WIDTH, height })
  for (const [index, { title, value }] of facts.entries()) {
    const width = TEXT_WIDTH * (parts[index] ?? 0)
    if (index > 0) sheet.upright({ x, y: sheet.y, height }, FRAME, 0.75)
    sheet.line(title, { x: x + 10.5, y: sheet.y + 8 }, SMALL)
    sheet.line(value, { x: x + 10.5, y: sheet.y + 21 }, sheet.fitting(value, width - 18, FACT))
    x += width
  }
  sheet.y += height + sheet.room(12)
}

export interface PaperTable {
  title: string
  /** Above the titles of the rows. */
  caption: string
  /** Above the columns. */
  head: readonly string[]
  rows: readonly PaperRow[]
  /** How wide each column is, where it is not as wide as on a notice. */
  column?: number
}

interface PaperRow {
  title: string
  /** Small beneath the title. */
  note?: string | undefined
  cells: readonly string[]
  /** A sum, or what the table comes to. */
  strong?: true | undefined
  /** Part of a sum above it: set in a little. */
  inner?: true | undefined
}

const COLUMN = 99
const INDENT = 10

/** A table stays together where a page can hold it; otherwise its head stands again on the next one. */
export function drawTable(sheet: SheetOfPaper, table: PaperTable): void {
  const { title, rows, head, column: wide = COLUMN } = table
  const titleWidth = TEXT_WIDTH - head.length * wide
  // Beneath the title and the amounts: it may reach below the first of these.
  const noteWidth = titleWidth + wide / 2
  const heights = rows.map(row => rowHeight(sheet, row, titleWidth, noteWidth))
  sheet.need(38 + heights.reduce((so, height) => so + height, 0))
  sheet.line(title, { x: PAGE.left, y: sheet.y }, HEADING)
  sheet.y += 14
  const ends = head.map((_, column) => PAGE.left + titleWidth + (column + 1) * wide)
  const size = cellSize(sheet, rows, wide)
  drawTableHead(sheet, table, ends)
  for (const [index, { title: name, note, cells, strong, inner }] of rows.entries()) {
    const height = heights[index] ?? 0
    if (sheet.need(height)) drawTableHead(sheet, table, ends)
    if (strong) sheet.rule({ x: PAGE.left, y: sheet.y, width: TEXT_WIDTH }, INK)
    const style = strong ? STRONG : BODY
    const x = PAGE.left + (inner ? INDENT : 0)
    const named = sheet.paragraph(name, { x, y: sheet.y + 3, width: widthOf(titleWidth, inner), leading: 12 }, style)
    if (note) sheet.paragraph(note, { x: PAGE.left, y: sheet.y + 2.5 + named, width: noteWidth, leading: 9 }, NOTE)
    for (const [column, text] of cells.entries())
      sheet.line(
        text,
        { x: endOf(ends[column] ?? RIGHT, text), y: sheet.y + 3, right: true },
        { ...style, size, figures: true },
      )
    sheet.y += height
    if (!strong && rows[index + 1] && !rows[index + 1]?.strong)
      sheet.rule({ x: PAGE.left, y: sheet.y, width: TEXT_WIDTH })
  }
  sheet.y += sheet.room(8)
}

/** One size for all cells of a table, in which the widest is set whole: figures below each other are as large. */
function cellSize(sheet: SheetOfPaper, rows: readonly PaperRow[], wide: number): number {
  const sizes = rows.flatMap(({ cells, strong }) =>
    cells.map(text => sheet.fitting(text, wide - 6, { ...(strong ? STRONG : BODY), figures: true }).size),
  )
  return Math.min(BODY.size, ...sizes)
}

/** Negative amounts stand in parentheses: the last figures stand below each other all the same. */
function endOf(end: number, text: string): number {
  return end - (text.endsWith(')') ? 0 : 3.4)
}

function widthOf(titleWidth: number, inner: true | undefined): number {
  return titleWidth - 8 - (inner ? INDENT : 0)
}

function rowHeight(
  sheet: SheetOfPaper,
  { title, note, inner }: PaperRow,
  titleWidth: number,
  noteWidth: number,
): number {
  const lines = sheet.wrapped(title, widthOf(titleWidth, inner), STRONG).length
  const noted = note === undefined ? 0 : sheet.wrapped(note, noteWidth, NOTE).length
  return lines * 12 + noted * 9 + sheet.room(5)
}

function drawTableHead(
  sheet: SheetOfPaper,
  { head, caption, column: wide = COLUMN }: PaperTable,
  ends: readonly number[],
): void {
  const wrapped = head.map(text => sheet.wrapped(text, wide - 14, SMALL))
  const lines = Math.max(1, ...wrapped.map(({ length }) => length))
  for (const [column, texts] of wrapped.entries())
    for (const [index, text] of texts.entries())
      sheet.line(
        text,
        { x: endOf(ends[column] ?? RIGHT, ''), y: sheet.y + (lines - texts.length + index) * 10, right: true },
        SMALL,
      )
  sheet.line(caption, { x: PAGE.left, y: sheet.y + (lines - 1) * 10 }, SMALL)
  sheet.y += lines * 10 + 3
  sheet.rule({ x: PAGE.left, y: sheet.y, width: TEXT_WIDTH }, INK)
}

interface Foot {
  generalPartner: string | null
  hash: string
  page: number
  pages: number
}

export function drawFoot(sheet: SheetOfPaper, { generalPartner, hash, page, pages }: Foot): void {
  const y = PAGE.height - 40
  const style: Style = { ...SMALL, size: 7.9, figures: true }
  sheet.rule({ x: PAGE.left, y: y - 6, width: TEXT_WIDTH }, LINE)
  const right = paperText('document', { number: documentNumber(hash), page, pages })
  sheet.line(right, { x: RIGHT, y, right: true }, style)
  if (!generalPartner) return
  const left = paperText('generalPartner', { name: generalPartner })
  sheet.line(left, { x: PAGE.left, y }, sheet.fitting(left, TEXT_WIDTH - sheet.width(right, style) - 20, style))
}
