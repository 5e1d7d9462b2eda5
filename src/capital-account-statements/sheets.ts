/** A statement as a workbook: each table of the paper on a sheet of its own, with real numbers. Pure. */
import type { Sheet, SheetCell } from '../api/workbook.ts'
import { statementTables, transactionTable } from './content.ts'
import { portfolioSheet } from './portfolio.ts'
import type { PerformanceReport, Statement } from './shapes.ts'
import { statementTitle } from './statement.ts'
import { statementText } from './statementTexts.ts'
import type { StatementTable } from './tables.ts'
import type { CalendarDate, Decimal } from '../entity.ts'
import { formatDate } from '../formats.ts'

/** What a published movement calls and distributes. */
interface LaterCash {
  date: CalendarDate
  name: string
  called: Decimal
  distributed: Decimal
}

export function statementSheets(statement: Statement, report: PerformanceReport): Sheet[] {
  const portfolio = portfolioSheet(report)
  return [
    ...statementTables(statement, report).map(table => sheetOf(statement, table)),
    ...(portfolio ? [{ ...portfolio, about: aboutOf(statement) }] : []),
  ]
}

/** What stands small beneath a line on paper has a column of its own. */
function sheetOf(statement: Statement, { title, head, rows }: StatementTable): Sheet {
  const { minorUnits, currency } = statement
  const isNoted = rows.some(({ note }) => note)
  return {
    title,
    minorUnits,
    about: aboutOf(statement),
    head: [statementText('amountsIn', { currency }), ...head, ...(isNoted ? [statementText('note')] : [])],
    rows: rows.map(({ title: name, inner, cells, note }) => [
      inner ? `   ${name}` : name,
      ...cells,
      ...(isNoted ? [note ?? null] : []),
    ]),
    strong: rows.flatMap(({ strong }, place) => (strong ? [place] : [])),
  }
}

/**
 * The cash between a partner and its fund: by what was booked, and by type where the statement has the types.
 * `later` are the published movements since the day of the statement, whose totals do not include them.
 */
export function cashFlowSheets(statement: Statement, later: readonly LaterCash[]): Sheet[] {
  return [cashFlowSheet(statement, later), ...transactionTable(statement).map(table => sheetOf(statement, table))]
}

/** The history of the cash between a partner and its fund, as far as it was published. */
export function cashFlowSheet(statement: Statement, later: readonly LaterCash[]): Sheet {
  const { minorUnits, currency, cashFlows } = statement
  const money = (value: Decimal, sum?: true): SheetCell => ({ kind: 'money', value, ...(sum && { sum }) })
  return {
    title: statementText('cashFlows'),
    minorUnits,
    about: aboutOf(statement),
    head: [
      statementText('day'),
      statementText('movement'),
      `${statementText('paidIn')}, ${currency}`,
      `${statementText('distributed')}, ${currency}`,
      statementText('recallable'),
      statementText('lateEntrance'),
    ],
    rows: [
      ...cashFlows.map((flow): SheetCell[] => [
        { kind: 'date', value: flow.date },
        flow.name,
        money(flow.called),
        money(flow.distributed),
        money(flow.recallable),
        money(flow.lateEntranceFee),
      ]),
      [
        statementText('total'),
        null,
        money(statement.position.called, true),
        money(statement.position.distributed, true),
        money(statement.position.recallable, true),
        money(statement.position.lateEntranceFee, true),
      ],
      ...(later.length > 0 ? [[statementText('publishedSince', { date: formatDate(statement.period.date) })]] : []),
      ...later.map((flow): SheetCell[] => [
        { kind: 'date', value: flow.date },
        flow.name,
        money(flow.called),
        money(flow.distributed),
      ]),
    ],
  }
}

function aboutOf(statement: Statement): SheetCell[][] {
  const { fund, investor, period, issuedOn, number } = statement
  return [
    [statementText('number', { number }), statementTitle(statement)],
    [statementText('fund'), fund.name],
    [statementText('investor'), investor.name],
    [statementText('asOf'), { kind: 'date', value: period.date }],
    [statementText('issuedOn'), { kind: 'date', value: issuedOn }],
  ]
}
