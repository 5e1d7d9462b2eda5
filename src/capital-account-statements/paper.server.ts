/** Draws a statement as a PDF on A4, from what is kept of it and from nothing else, always with the same bytes. */
import { formatDate } from '../formats.ts'
import {
  drawAddressee,
  drawFacts,
  drawFoot,
  drawRunningHead,
  drawSender,
  drawTable,
  drawTitle,
} from '../notices/paperParts.server.ts'
import { SheetOfPaper } from '../papers/sheetOfPaper.server.ts'
import { statementContent } from './content.ts'
import type { StatementContent } from './content.ts'
import { cellText } from './tables.ts'
import type { PerformanceReport, Statement } from './shapes.ts'

/** From so many columns on, they are narrower than on a notice. */
const COLUMNS_WIDE = 3
const NARROW = 62

export function drawStatement(statement: Statement, report: PerformanceReport, hash: string): Promise<Buffer> {
  return drawContent(statementContent(statement, report), hash)
}

async function drawContent(content: StatementContent, hash: string): Promise<Buffer> {
  const { title, numbered, issuedOn, fund, investor, lead, facts, caption, minorUnits, tables } = content
  const sheet = await SheetOfPaper.open({ title: `${title}, ${investor.name}`, author: fund.name, day: issuedOn })
  drawSender(sheet, fund, [numbered, formatDate(issuedOn)])
  drawAddressee(sheet, investor)
  drawTitle(sheet, title, lead)
  drawFacts(sheet, facts, [0.45, 0.275, 0.275])
  for (const { title: heading, head, rows } of tables)
    drawTable(sheet, {
      title: heading,
      caption,
      head,
      rows: rows.map(row => ({ ...row, cells: row.cells.map(cell => cellText(cell, minorUnits)) })),
      ...(head.length > COLUMNS_WIDE && { column: NARROW }),
    })
  return sheet.finish((page, pages) => {
    if (page > 1) drawRunningHead(sheet, `${title} · ${investor.name}`, numbered)
    drawFoot(sheet, { generalPartner: fund.generalPartner, hash, page, pages })
  })
}
