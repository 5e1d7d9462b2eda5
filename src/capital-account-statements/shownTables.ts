/** The tables of a statement as a screen shows them: the rows of the paper, written out as they are printed. Pure. */
import { accountTables, unfundedTable } from './accountTables.ts'
import { fundTable, transactionTable } from './content.ts'
import { feesTable } from './feesTable.ts'
import type { PerformanceReport, SourceList, ShownTable, Statement } from './shapes.ts'
import { statementText } from './statementTexts.ts'
import { cellText } from './tables.ts'
import type { StatementTable } from './tables.ts'

export function shownTables(statement: Statement, report: PerformanceReport): ShownTable[] {
  const { minorUnits, currency, cashFlows } = statement
  const flows: readonly SourceList[] = cashFlows.some(({ source }) => source.resource === 'transfers')
    ? ['movements', 'transfers']
    : ['movements']
  return [
    ...withSources(accountTables(statement), [...flows, 'investments']),
    // What the fees were charged for, and by whom, stands in no record that investors see.
    ...withSources(feesTable(statement), []),
    ...withSources([unfundedTable(statement), ...transactionTable(statement)], flows),
    ...withSources([fundTable(report)], ['investments']),
  ].map(({ title, head, rows, sources }) => ({
    title,
    sources: [...sources],
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

function withSources(tables: readonly StatementTable[], sources: readonly SourceList[]) {
  return tables.map(table => ({ ...table, sources }))
}
