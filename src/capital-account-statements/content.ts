/**
 * What a capital account statement says, in the order in which it says it: paper and spreadsheet are two ways to write
 * this down. Pure, made of what is kept alone.
 */
import type { SheetCell } from '../api/workbook.ts'
import type { Decimal } from '../entity.ts'
import { formatAmount, formatCoefficient, formatDate, formatPercent } from '../formats.ts'
import { asAmount, isZero, sum } from '../money.ts'
import { accountTables, unfundedTable } from './accountTables.ts'
import { feesTable } from './feesTable.ts'
import type { PerformanceReport, ReportedFigure, Statement } from './shapes.ts'
import { portfolioTable } from './portfolio.ts'
import { statementText } from './statementTexts.ts'
import type { StatementTextKey } from './statementTexts.ts'
import { measureCell, money } from './tables.ts'
import type { StatementRow, StatementTable } from './tables.ts'

/** What a person looks for first. */
export function statementFacts({
  currency,
  minorUnits,
  nav,
  period,
  tvpi,
}: Statement): { title: string; value: string }[] {
  return [
    {
      title: statementText('nav'),
      value: nav === null ? statementText('none') : `${currency} ${formatAmount(nav, minorUnits)}`,
    },
    { title: statementText('asOf'), value: formatDate(period.date) },
    {
      title: statementText('tvpi'),
      value: tvpi.value === null ? statementText('none') : formatCoefficient(tvpi.value),
    },
  ]
}

/** The tables of the partner, then those of the fund. */
export function statementTables(statement: Statement, report: PerformanceReport): StatementTable[] {
  return [
    positionTable(statement, report),
    ...accountTables(statement),
    ...feesTable(statement),
    unfundedTable(statement),
    cashFlowTable(statement),
    ...transactionTable(statement),
    fundTable(report),
    ...(report.investments.length > 0 ? [portfolioTable(report)] : []),
  ]
}

function positionTable(statement: Statement, report: PerformanceReport): StatementTable {
  const { position, nav, navPerShare, dpi, rvpi, tvpi, netIrr, withoutFacility } = statement
  const ofFund = (name: ReportedFigure['name']): SheetCell => figureCell(figureOf(report, name))
  const row = (key: StatementTextKey, own: SheetCell, fund: SheetCell, note?: string): StatementRow => ({
    title: statementText(key),
    cells: [own, fund],
    ...(note && { note }),
  })
  const percent = (value: Decimal) => formatPercent(value, 2)
  return {
    title: statementText('position'),
    head: [statementText('share'), statementText('fund')],
    rows: [
      row(
        'commitment',
        money(position.commitment),
        ofFund('commitments'),
        position.share === null ? undefined : statementText('commitmentShare', { share: percent(position.share) }),
      ),
      row(
        'paidIn',
        money(position.called),
        ofFund('called'),
        position.calledPercent === null
          ? undefined
          : statementText('paidInPercent', { percent: percent(position.calledPercent) }),
      ),
      row('calledOutside', money(position.calledOutside), money(report.calledOutside)),
      row('remaining', money(position.remaining), ofFund('remaining')),
      row('recallable', money(position.recallable), ofFund('recallable')),
      row('distributed', money(position.distributed), ofFund('distributed')),
      ...(isZero(position.lateEntranceFee) ? [] : [row('lateEntrance', money(position.lateEntranceFee), null)]),
      {
        ...row('nav', nav === null ? statementText('none') : money(nav), ofFund('netNav'), statement.reason),
        strong: true,
      },
      ...(isZero(position.shares)
        ? []
        : [
            row('shares', { kind: 'number6', value: position.shares }, ofFund('shares')),
            row('navPerShare', navPerShare === null ? null : { kind: 'number6', value: navPerShare }, null),
          ]),
      row('dpi', measureCell('coefficient', dpi), ofFund('dpi')),
      row('rvpi', measureCell('coefficient', rvpi), ofFund('rvpi')),
      row('tvpi', measureCell('coefficient', tvpi), ofFund('tvpi')),
      row('netIrr', measureCell('percent', netIrr), ofFund('netIrr'), netIrr.reason ?? netIrr.note),
      ...(withoutFacility
        ? [
            row(
              'tvpiWithoutFacility',
              measureCell('coefficient', withoutFacility.tvpi),
              ofFund('tvpiWithoutFacility'),
              statementText('withoutFacility'),
            ),
            row(
              'netIrrWithoutFacility',
              measureCell('percent', withoutFacility.netIrr),
              ofFund('netIrrWithoutFacility'),
              withoutFacility.netIrr.reason ?? withoutFacility.netIrr.note,
            ),
          ]
        : []),
    ],
  }
}

function cashFlowTable({ cashFlows, minorUnits }: Statement): StatementTable {
  const total = (of: (flow: Statement['cashFlows'][number]) => Decimal): SheetCell =>
    money(asAmount(sum(cashFlows.map(of)), minorUnits))
  return {
    title: statementText('cashFlows'),
    head: [statementText('paidIn'), statementText('distributed'), statementText('recallable')],
    rows: [
      ...cashFlows.map((flow): StatementRow => ({
        title: `${formatDate(flow.date)}  ${flow.name}`,
        cells: [money(flow.called), money(flow.distributed), money(flow.recallable)],
      })),
      {
        title: statementText('total'),
        cells: [total(flow => flow.called), total(flow => flow.distributed), total(flow => flow.recallable)],
        strong: true,
      },
    ],
  }
}

/** By type, with what goes through the fund apart from what goes from partner to partner. */
export function transactionTable({ cashFlows, minorUnits }: Statement): StatementTable[] {
  const stated = cashFlows.flatMap(({ lines = [], date, name }) => lines.map(line => ({ ...line, date, name })))
  if (stated.length === 0) return []
  type Line = (typeof stated)[number]
  const total = (key: StatementTextKey, isMeant: (line: Line) => boolean): StatementRow => {
    const of = (amount: (line: Line) => Decimal): SheetCell =>
      money(asAmount(sum(stated.filter(isMeant).map(amount)), minorUnits))
    return { title: statementText(key), cells: ['', of(line => line.amount), of(line => line.impactOnUnfunded)] }
  }
  return [
    {
      title: statementText('transactions'),
      head: [statementText('insideOrOutside'), statementText('transactionAmount'), statementText('impactOnUnfunded')],
      rows: [
        ...stated.map((line): StatementRow => ({
          title: `${formatDate(line.date)}  ${line.name}: ${line.ilpaType}`,
          cells: [
            statementText(line.insideFund ? 'insideFund' : 'outsideFund'),
            money(line.amount),
            money(line.impactOnUnfunded),
          ],
        })),
        total('subtotalInside', line => line.insideFund),
        total('subtotalOutside', line => !line.insideFund),
        { ...total('total', () => true), strong: true },
      ],
    },
  ]
}

export function fundTable({ figures, additionalCommitments, period }: PerformanceReport): StatementTable {
  return {
    title: statementText('fundStatus'),
    head: [statementText('fund')],
    rows: [
      ...figures.map((figure): StatementRow => ({
        title: figure.title,
        cells: [figureCell(figure)],
        ...((figure.reason ?? figure.note) && { note: figure.reason ?? figure.note }),
      })),
      ...(additionalCommitments === undefined
        ? []
        : [
            {
              title: statementText('additionalCommitments'),
              cells: [additionalCommitments === null ? statementText('none') : money(additionalCommitments)],
              note: statementText(
                additionalCommitments === null ? 'additionalCommitmentsUnknown' : 'additionalCommitmentsAsOf',
                { date: formatDate(period.date) },
              ),
            },
          ]),
    ],
  }
}

function figureOf({ figures }: PerformanceReport, name: ReportedFigure['name']): ReportedFigure | undefined {
  return figures.find(figure => figure.name === name)
}

function figureCell(figure: ReportedFigure | undefined): SheetCell {
  if (!figure || figure.value === null) return statementText('none')
  return { kind: figure.kind, value: figure.value }
}
