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
import { statementTitle } from './statement.ts'
import { statementText } from './statementTexts.ts'
import type { StatementTextKey } from './statementTexts.ts'
import { joinedNotes, measureCell, measureNote, money } from './tables.ts'
import type { StatementRow, StatementTable } from './tables.ts'

/** Whose account of which day it is, and which fair values in its figures are of an earlier day. */
export function statementLead({ fund, period, issuedOn, note }: Statement): string {
  const lead = statementText('lead', {
    fund: fund.name,
    date: formatDate(period.date),
    issued: formatDate(issuedOn),
  })
  return note === undefined ? lead : `${lead} ${note}.`
}

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
  return [...partnerTables(statement, report), ...reportTables(report)]
}

function partnerTables(statement: Statement, report: PerformanceReport): StatementTable[] {
  return [
    positionTable(statement, report),
    ...accountTables(statement),
    ...feesTable(statement),
    unfundedTable(statement),
    cashFlowTable(statement),
    ...transactionTable(statement),
  ]
}

/** The same on the statements of all partners. */
export function reportTables(report: PerformanceReport): StatementTable[] {
  return [fundTable(report), ...(report.investments.length > 0 ? [portfolioTable(report)] : [])]
}

/**
 * All that the paper says of what somebody has written: it is drawn from this alone, so that no letter stands on it
 * that was not looked at before. The tables of the fund may be given, where many papers have them.
 */
export function statementContent(
  statement: Statement,
  report: PerformanceReport,
  ofFund: readonly StatementTable[] = reportTables(report),
) {
  const { fund, investor, number, issuedOn, currency, minorUnits } = statement
  return {
    title: statementTitle(statement),
    numbered: statementText('number', { number }),
    issuedOn,
    fund: {
      name: fund.name,
      address: fund.address,
      tradeRegisterNumber: fund.tradeRegisterNumber,
      generalPartner: fund.generalPartner,
    },
    investor,
    lead: statementLead(statement),
    facts: statementFacts(statement),
    caption: statementText('amountsIn', { currency }),
    minorUnits,
    tables: [...partnerTables(statement, report), ...ofFund],
  }
}
export type StatementContent = ReturnType<typeof statementContent>

function positionTable(statement: Statement, report: PerformanceReport): StatementTable {
  const { position, nav, navPerShare, dpi, rvpi, tvpi, netIrr } = statement
  const ofFund = (name: ReportedFigure['name']): SheetCell => figureCell(figureOf(report, name))
  const percent = (value: Decimal) => formatPercent(value, 2)
  return {
    title: statementText('position'),
    head: [statementText('share'), statementText('fund')],
    rows: [
      positionRow(
        'commitment',
        money(position.commitment),
        ofFund('commitments'),
        position.share === null ? undefined : statementText('commitmentShare', { share: percent(position.share) }),
      ),
      positionRow(
        'paidIn',
        money(position.called),
        ofFund('called'),
        position.calledPercent === null
          ? undefined
          : statementText('paidInPercent', { percent: percent(position.calledPercent) }),
      ),
      positionRow('calledOutside', money(position.calledOutside), money(report.calledOutside)),
      positionRow('remaining', money(position.remaining), ofFund('remaining')),
      positionRow('recallable', money(position.recallable), ofFund('recallable')),
      positionRow('distributed', money(position.distributed), ofFund('distributed')),
      ...(isZero(position.lateEntranceFee) ? [] : [positionRow('lateEntrance', money(position.lateEntranceFee), null)]),
      {
        ...positionRow(
          'nav',
          nav === null ? statementText('none') : money(nav),
          ofFund('netNav'),
          statement.reason ?? statement.note,
        ),
        strong: true,
      },
      ...(isZero(position.shares)
        ? []
        : [
            positionRow('shares', { kind: 'number6', value: position.shares }, ofFund('shares')),
            positionRow(
              'navPerShare',
              navPerShare === null ? null : { kind: 'number6', value: navPerShare },
              null,
              statement.note,
            ),
          ]),
      positionRow('dpi', measureCell('coefficient', dpi), ofFund('dpi'), dpi.reason),
      positionRow('rvpi', measureCell('coefficient', rvpi), ofFund('rvpi'), measureNote(statement, rvpi)),
      positionRow('tvpi', measureCell('coefficient', tvpi), ofFund('tvpi'), measureNote(statement, tvpi)),
      positionRow('netIrr', measureCell('percent', netIrr), ofFund('netIrr'), measureNote(statement, netIrr)),
      ...facilityRows(statement, report),
    ],
  }
}

function positionRow(key: StatementTextKey, own: SheetCell, fund: SheetCell, note?: string): StatementRow {
  return { title: statementText(key), cells: [own, fund], ...(note && { note }) }
}

/** Only where the fund has drawn on a subscription facility. */
function facilityRows(statement: Statement, report: PerformanceReport): StatementRow[] {
  const { withoutFacility } = statement
  if (!withoutFacility) return []
  const { tvpi, netIrr } = withoutFacility
  return [
    positionRow(
      'tvpiWithoutFacility',
      measureCell('coefficient', tvpi),
      figureCell(figureOf(report, 'tvpiWithoutFacility')),
      joinedNotes(statementText('withoutFacility'), measureNote(statement, tvpi)),
    ),
    positionRow(
      'netIrrWithoutFacility',
      measureCell('percent', netIrr),
      figureCell(figureOf(report, 'netIrrWithoutFacility')),
      measureNote(statement, netIrr),
    ),
  ]
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
