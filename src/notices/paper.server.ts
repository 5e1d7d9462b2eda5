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
import {
  BODY,
  drawAddressee,
  drawFacts,
  drawFoot,
  drawRunningHead,
  drawSender,
  drawTable,
  drawTitle,
  HEADING,
  LEADING,
  SMALL,
  SMALL_LEADING,
} from './paperParts.server.ts'
import type { PaperTable } from './paperParts.server.ts'
import { INK, PAGE, SheetOfPaper, SOFT, TEXT_WIDTH } from '../papers/sheetOfPaper.server.ts'
import type { Style } from '../papers/sheetOfPaper.server.ts'
import type { NoticeSnapshot } from './snapshot.ts'

const PAID: Style = { ...BODY, figures: true }

/** So little on the last page may go onto the one before it: by less room between what stands there. */
const REST_MAX = 190
const CLOSER = [0.8, 0.6]

export async function drawNotice(snapshot: NoticeSnapshot, hash: string): Promise<Buffer> {
  const sheet = await onFewPages(snapshot)
  drawSignature(sheet, snapshot)
  return sheet.finish((page, pages) => {
    if (page > 1)
      drawRunningHead(
        sheet,
        `${noticeTitle(snapshot)} · ${snapshot.investor.name}`,
        paperText('notice', { number: snapshot.number }),
      )
    drawFoot(sheet, { generalPartner: snapshot.fund.generalPartner, hash, page, pages })
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
  const { fund, number, issuedOn, edition, investor } = snapshot
  drawSender(sheet, fund, [
    paperText('notice', { number }),
    formatDate(issuedOn),
    ...(edition > 1 ? [paperText('edition', { edition })] : []),
  ])
  drawAddressee(sheet, investor)
  drawTitle(sheet, noticeTitle(snapshot), noticeLead(snapshot))
  drawFacts(sheet, noticeFacts(snapshot), [0.375, 0.225, 0.4])
  drawPurpose(sheet, snapshot)
  for (const table of noticeTables(snapshot)) drawTable(sheet, tableOf(table, snapshot))
  sheet.y +=
    sheet.paragraph(
      noticeRemarks(snapshot),
      { x: PAGE.left, y: sheet.y + 4, width: TEXT_WIDTH, leading: SMALL_LEADING },
      SMALL,
    ) + sheet.room(10)
  drawPayment(sheet, snapshot)
  return sheet
}

function tableOf({ title, head, rows }: NoticeTable, { currency, minorUnits }: NoticeSnapshot): PaperTable {
  return {
    title,
    caption: paperText('amountsIn', { currency }),
    head,
    rows: rows.map(row => ({ ...row, cells: row.cells.map(cell => cellText(cell, minorUnits)) })),
  }
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
