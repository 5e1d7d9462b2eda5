/** The tables of a statement as a screen shows them: the rows of the paper, written out as they are printed. Pure. */
import { accountTables, unfundedTable } from './accountTables.ts'
import { fundTable, transactionTable } from './content.ts'
import { feesTable } from './feesTable.ts'
import type { PerformanceReport, ShownTable, Statement } from './shapes.ts'
import { statementText } from './statementTexts.ts'
import { cellText } from './tables.ts'

export function shownTables(statement: Statement, report: PerformanceReport): ShownTable[] {
  const { minorUnits, currency } = statement
  return [
    ...accountTables(statement),
    ...feesTable(statement),
    unfundedTable(statement),
    ...transactionTable(statement),
    fundTable(report),
  ].map(({ title, head, rows }) => ({
    title,
    caption: statementText('amountsIn', { currency }),
    head: [...head],
    rows: rows.map(({ title: name, note, cells, strong, inner }) => ({
      title: name,
      ...(note !== undefined && { note }),
      cells: cells.map(cell => cellText(cell, minorUnits)),
      look: strong ? 'sum' : inner ? 'part' : 'line',
    })),
  }))
}
