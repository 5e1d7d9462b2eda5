/** Draws a notice as a PDF on A4, from its snapshot and from nothing else. The same snapshot gives the same bytes. */
import { formatDate } from '../formats.ts'
import {
  cellText,
  noticeFacts,
  noticeLead,
  noticePayment,
  noticeRemarks,
  noticeTables,
  noticeTitle,
} from './content.ts'
import type { NoticeTable } from './content.ts'
import { paperText } from './paperTexts.ts'
import { FRAME, INK, LINE, PAGE, SheetOfPaper, SOFT, TEXT_WIDTH } from './sheetOfPaper.server.ts'
import type { Style } from './sheetOfPaper.server.ts'
import type { NoticeSnapshot } from './snapshot.ts'

const BODY: Style = { size: 9.3 }
const STRONG: Style = { size: 9.3, weight: 600 }
const PAID: Style = { ...BODY, figures: true }
const SMALL: Style = { size: 8.25, color: SOFT }
const FACT: Style = { size: 12, weight: 600, figures: true }
const NOTE: Style = { ...SMALL, size: 7.5 }
const HEADING: Style = { size: 9.75, weight: 600 }
const LEADING = 13.2
const SMALL_LEADING = 11.25
const RIGHT = PAGE.left + TEXT_WIDTH

/** So little on the last page may go onto the one before it: by less room between what stands there. */
const REST_MAX = 190
const CLOSER = [0.8, 0.6]

export async function drawNotice(snapshot: NoticeSnapshot, hash: string): Promise<Buffer> {
  const sheet = await onFewPages(snapshot)
  drawSignature(sheet, snapshot)
  return sheet.finish((page, pages) => {
    if (page > 1) drawRunningHead(sheet, snapshot)
    drawFoot(sheet, snapshot, { hash, page, pages })
  })
}

/** A notice that needs a little more than its pages is set closer, where that saves the last one. */
async function onFewPages(snapshot: NoticeSnapshot): Promise<SheetOfPaper> {
  const usual = await set(snapshot, 1)
  if (usual.pages === 1 || usual.y - PAGE.top > REST_MAX) return usual
  for (const closeness of CLOSER) {
    const closer = await set(snapshot, closeness)
    if (closer.pages < usual.pages) return closer
  }
  return usual
}

async function set(snapshot: NoticeSnapshot, closeness: number): Promise<SheetOfPaper> {
  const sheet = await SheetOfPaper.open({
    title: `${noticeTitle(snapshot)}, ${snapshot.movement}, ${snapshot.investor.name}`,
    author: snapshot.fund.name,
    day: snapshot.issuedOn,
    closeness,
  })
  drawHead(sheet, snapshot)
  drawAddressee(sheet, snapshot)
  drawTitle(sheet, snapshot)
  drawFacts(sheet, snapshot)
  drawPurpose(sheet, snapshot)
  for (const table of noticeTables(snapshot)) drawTable(sheet, table, snapshot)
  sheet.y +=
    sheet.paragraph(
      noticeRemarks(snapshot),
      { x: PAGE.left, y: sheet.y + 4, width: TEXT_WIDTH, leading: SMALL_LEADING },
      SMALL,
    ) + sheet.room(10)
  drawPayment(sheet, snapshot)
  return sheet
}

/** On every page after the first: whose notice it is. */
function drawRunningHead(sheet: SheetOfPaper, snapshot: NoticeSnapshot): void {
  const y = PAGE.top - 21
  const right = paperText('notice', { number: snapshot.number })
  const left = `${noticeTitle(snapshot)} · ${snapshot.investor.name}`
  sheet.line(right, { x: RIGHT, y, right: true }, { ...SMALL, figures: true })
  sheet.line(left, { x: PAGE.left, y }, sheet.fitting(left, TEXT_WIDTH - sheet.width(right, SMALL) - 20, SMALL))
  sheet.rule({ x: PAGE.left, y: y + 12, width: TEXT_WIDTH }, LINE)
}

function drawHead(sheet: SheetOfPaper, { fund, number, issuedOn, edition }: NoticeSnapshot): void {
  const top = sheet.y
  const right = [
    paperText('notice', { number }),
    formatDate(issuedOn),
    ...(edition > 1 ? [paperText('edition', { edition })] : []),
  ]
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

function drawAddressee(sheet: SheetOfPaper, { investor }: NoticeSnapshot): void {
  const width = TEXT_WIDTH * 0.6
  const at = () => ({ x: PAGE.left, y: sheet.y, width, leading: LEADING })
  sheet.y += sheet.paragraph(investor.name, at(), STRONG)
  for (const line of [...(investor.attention ? [investor.attention] : []), ...investor.address])
    sheet.y += sheet.paragraph(line, at(), BODY)
  sheet.y += sheet.room(11)
}

function drawTitle(sheet: SheetOfPaper, snapshot: NoticeSnapshot): void {
  sheet.y += sheet.paragraph(
    noticeTitle(snapshot),
    { x: PAGE.left, y: sheet.y, width: TEXT_WIDTH, leading: 22 },
    { size: 17, weight: 600 },
  )
  sheet.y +=
    sheet.paragraph(
      noticeLead(snapshot),
      { x: PAGE.left, y: sheet.y + 3, width: TEXT_WIDTH, leading: LEADING },
      { ...BODY, color: '#2B3644' },
    ) + sheet.room(13)
}

/** Amount, day and reference in one frame. */
function drawFacts(sheet: SheetOfPaper, snapshot: NoticeSnapshot): void {
  const widths = [TEXT_WIDTH * 0.375, TEXT_WIDTH * 0.225, TEXT_WIDTH * 0.4]
  const height = 46
  let x: number = PAGE.left
  sheet.frame({ x, y: sheet.y, width: TEXT_WIDTH, height })
  for (const [index, { title, value }] of noticeFacts(snapshot).entries()) {
    if (index > 0) sheet.upright({ x, y: sheet.y, height }, FRAME, 0.75)
    sheet.line(title, { x: x + 10.5, y: sheet.y + 8 }, SMALL)
    const width = (widths[index] ?? 0) - 18
    sheet.line(value, { x: x + 10.5, y: sheet.y + 21 }, sheet.fitting(value, width, FACT))
    x += widths[index] ?? 0
  }
  sheet.y += height + sheet.room(12)
}

function drawPurpose(sheet: SheetOfPaper, { purpose, agreementSection }: NoticeSnapshot): void {
  const text = [purpose, agreementSection && paperText('agreement', { section: agreementSection })]
    .filter(Boolean)
    .join('\n')
  if (text === '') return
  sheet.line(paperText('purpose'), { x: PAGE.left, y: sheet.y }, HEADING)
  sheet.y += 15
  for (const line of sheet.wrapped(text, TEXT_WIDTH, BODY)) {
    sheet.need(LEADING)
    sheet.line(line, { x: PAGE.left, y: sheet.y }, BODY)
    sheet.y += LEADING
  }
  sheet.y += sheet.room(8)
}

const COLUMN = 99
const TITLE_WIDTH = TEXT_WIDTH - 3 * COLUMN
/** Beneath the title and the amounts: it may reach below the first of these. */
const NOTE_WIDTH = TITLE_WIDTH + COLUMN / 2

/** A table stays together where a page can hold it; otherwise its head stands again on the next one. */
function drawTable(
  sheet: SheetOfPaper,
  { title, head, rows }: NoticeTable,
  { currency, minorUnits }: NoticeSnapshot,
): void {
  const heights = rows.map(row => rowHeight(sheet, row.title, row.note))
  sheet.need(38 + heights.reduce((so, height) => so + height, 0))
  sheet.line(title, { x: PAGE.left, y: sheet.y }, HEADING)
  sheet.y += 14
  drawTableHead(sheet, head, currency)
  for (const [index, { title: name, note, cells, strong }] of rows.entries()) {
    const height = heights[index] ?? 0
    if (sheet.need(height)) drawTableHead(sheet, head, currency)
    if (strong) sheet.rule({ x: PAGE.left, y: sheet.y, width: TEXT_WIDTH }, INK)
    const style = strong ? STRONG : BODY
    const named = sheet.paragraph(name, { x: PAGE.left, y: sheet.y + 3, width: TITLE_WIDTH - 8, leading: 12 }, style)
    if (note) sheet.paragraph(note, { x: PAGE.left, y: sheet.y + 2.5 + named, width: NOTE_WIDTH, leading: 9 }, NOTE)
    for (const [column, cell] of cells.entries()) {
      const text = cellText(cell, minorUnits)
      sheet.line(
        text,
        { x: columnEnd(column, text), y: sheet.y + 3, right: true },
        sheet.fitting(text, COLUMN - 6, { ...style, figures: true }),
      )
    }
    sheet.y += height
    if (!strong && rows[index + 1] && !rows[index + 1]?.strong)
      sheet.rule({ x: PAGE.left, y: sheet.y, width: TEXT_WIDTH })
  }
  sheet.y += sheet.room(8)
}

/** Negative amounts stand in parentheses: the last figures stand below each other all the same. */
function columnEnd(column: number, text: string): number {
  return PAGE.left + TITLE_WIDTH + (column + 1) * COLUMN - (text.endsWith(')') ? 0 : 3.4)
}

function rowHeight(sheet: SheetOfPaper, title: string, note: string | undefined): number {
  const lines = sheet.wrapped(title, TITLE_WIDTH - 8, STRONG).length
  const noted = note === undefined ? 0 : sheet.wrapped(note, NOTE_WIDTH, NOTE).length
  return lines * 12 + noted * 9 + sheet.room(5)
}

function drawTableHead(sheet: SheetOfPaper, head: readonly string[], currency: string): void {
  const wrapped = head.map(text => sheet.wrapped(text, COLUMN - 14, SMALL))
  const lines = Math.max(1, ...wrapped.map(({ length }) => length))
  for (const [column, texts] of wrapped.entries())
    for (const [index, text] of texts.entries())
      sheet.line(
        text,
        { x: columnEnd(column, ''), y: sheet.y + (lines - texts.length + index) * 10, right: true },
        SMALL,
      )
  sheet.line(paperText('amountsIn', { currency }), { x: PAGE.left, y: sheet.y + (lines - 1) * 10 }, SMALL)
  sheet.y += lines * 10 + 3
  sheet.rule({ x: PAGE.left, y: sheet.y, width: TEXT_WIDTH }, INK)
}

function drawPayment(sheet: SheetOfPaper, snapshot: NoticeSnapshot): void {
  const { rows, remark } = noticePayment(snapshot)
  const half = TEXT_WIDTH / 2 + 12
  const place = { x: PAGE.left + half + 12, width: TEXT_WIDTH - half - 12, leading: 12 }
  const remarked = sheet.wrapped(remark, place.width, SMALL).length * place.leading
  const valueAt = PAGE.left + 78
  const values = rows.map(({ value }) => sheet.wrapped(value, half - 80, PAID).length * LEADING + 2)
  // The signature is never alone on a page.
  const signed = snapshot.fund.signatory ? SIGNED_HEIGHT : 0
  sheet.need(
    Math.max(
      remarked,
      values.reduce((so, height) => so + height, 0),
    ) +
      24 +
      signed,
  )
  sheet.y += 4
  sheet.line(paperText('payment'), { x: PAGE.left, y: sheet.y }, HEADING)
  sheet.y += 16
  const top = sheet.y
  for (const [index, { title, value }] of rows.entries()) {
    sheet.line(title, { x: PAGE.left, y: sheet.y }, { ...BODY, color: SOFT })
    sheet.paragraph(value, { x: valueAt, y: sheet.y, width: half - 80, leading: LEADING }, PAID)
    sheet.y += values[index] ?? 0
  }
  const x = rows.length > 0 ? place.x : PAGE.left + 10
  sheet.upright({ x: x - 9, y: top - 1, height: remarked + 2 })
  sheet.paragraph(remark, { ...place, x, y: top }, { ...SMALL, size: 8.4, color: '#2B3644' })
  sheet.y = Math.max(sheet.y, top + remarked)
}

/** With room to sign above its line. */
const SIGNED_HEIGHT = 36

/** At the foot of the last page, for which the payment has left room. */
function drawSignature(sheet: SheetOfPaper, { fund }: NoticeSnapshot): void {
  if (!fund.signatory) return
  const y = PAGE.height - PAGE.bottom - 14
  const style: Style = { ...SMALL, size: 8.6, color: '#2B3644' }
  sheet.rule({ x: PAGE.left, y, width: TEXT_WIDTH * 0.46 }, INK)
  sheet.line(fund.signatory, { x: PAGE.left, y: y + 4 }, sheet.fitting(fund.signatory, TEXT_WIDTH, style))
}

function drawFoot(
  sheet: SheetOfPaper,
  { fund }: NoticeSnapshot,
  { hash, page, pages }: { hash: string; page: number; pages: number },
): void {
  const y = PAGE.height - 40
  const style: Style = { ...SMALL, size: 7.9, figures: true }
  sheet.rule({ x: PAGE.left, y: y - 6, width: TEXT_WIDTH }, LINE)
  const short = `${hash.slice(0, 4)} ${hash.slice(4, 8)}`
  const right = paperText('document', { hash: short, page, pages })
  sheet.line(right, { x: RIGHT, y, right: true }, style)
  if (!fund.generalPartner) return
  const left = paperText('generalPartner', { name: fund.generalPartner })
  sheet.line(left, { x: PAGE.left, y }, sheet.fitting(left, TEXT_WIDTH - sheet.width(right, style) - 20, style))
}
