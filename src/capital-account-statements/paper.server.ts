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
import { statementFacts, statementLead, statementTables } from './content.ts'
import { cellText } from './tables.ts'
import type { PerformanceReport, Statement } from './shapes.ts'
import { statementTitle } from './statement.ts'
import { statementText } from './statementTexts.ts'

/** From so many columns on, they are narrower than on a notice. */
const COLUMNS_WIDE = 3
const NARROW = 62

export async function drawStatement(statement: Statement, report: PerformanceReport, hash: string): Promise<Buffer> {
  const { fund, investor, number, issuedOn, currency, minorUnits } = statement
  const title = statementTitle(statement)
  const numbered = statementText('number', { number })
  const sheet = await SheetOfPaper.open({
    title: `${title}, ${investor.name}`,
    author: fund.name,
    day: issuedOn,
  })
  drawSender(sheet, fund, [numbered, formatDate(issuedOn)])
  drawAddressee(sheet, investor)
  drawTitle(sheet, title, statementLead(statement))
  drawFacts(sheet, statementFacts(statement), [0.45, 0.275, 0.275])
  for (const { title: heading, head, rows } of statementTables(statement, report))
    drawTable(sheet, {
      title: heading,
      caption: statementText('amountsIn', { currency }),
      head,
      rows: rows.map(row => ({ ...row, cells: row.cells.map(cell => cellText(cell, minorUnits)) })),
      ...(head.length > COLUMNS_WIDE && { column: NARROW }),
    })
  return sheet.finish((page, pages) => {
    if (page > 1) drawRunningHead(sheet, `${title} · ${investor.name}`, numbered)
    drawFoot(sheet, { generalPartner: fund.generalPartner, hash, page, pages })
  })
}
