/**
 * What a capital account statement says, in the order in which it says it: paper and spreadsheet are two ways to write
 * this down. Pure, made of what is kept alone.
 */
import type { SheetCell } from '../api/workbook.ts'
import type { Decimal } from '../entity.ts'
import { formatAmount, formatCoefficient, formatDate, formatNumber, formatPercent } from '../formats.ts'
import { add, asAmount, isZero, negate, sum } from '../money.ts'
import type { Measure, PerformanceReport, ReportedFigure, StatedSpan, Statement } from './shapes.ts'
import { equalised } from './statement.ts'
import { statementText } from './statementTexts.ts'
import type { StatementTextKey } from './statementTexts.ts'

export interface StatementTable {
  title: string
  /** Above the columns of amounts. */
  head: readonly string[]
  rows: readonly StatementRow[]
}

interface StatementRow {
  title: string
  /** Small beneath the title. */
  note?: string | undefined
  cells: readonly SheetCell[]
  /** A sum, or what the table comes to. */
  strong?: true
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
  return [
    positionTable(statement, report),
    ...(statement.nav === null ? [] : [accountTable(statement)]),
    unfundedTable(statement),
    cashFlowTable(statement),
    fundTable(report),
    ...(report.investments.length > 0 ? [portfolioTable(report)] : []),
  ]
}

function positionTable(statement: Statement, report: PerformanceReport): StatementTable {
  const { position, nav, navPerShare, dpi, rvpi, tvpi, netIrr } = statement
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
    ],
  }
}

function spanHead({ name, from }: StatedSpan): string {
  const since = name === 'inception' || from === null ? '' : `, ${statementText('fromDay', { date: formatDate(from) })}`
  return statementText(name) + since
}

function accountTable({ spans, minorUnits }: Statement): StatementTable {
  type Account = NonNullable<StatedSpan['account']>
  const stated = spans.flatMap(span => (span.account ? [{ span, account: span.account }] : []))
  const row = (key: StatementTextKey, of: (account: Account) => Decimal, strong?: true): StatementRow => ({
    title: statementText(key),
    cells: stated.map(({ account }) => money(of(account))),
    ...(strong && { strong }),
  })
  const lowering = (of: (account: Account) => Decimal) => (account: Account) =>
    asAmount(negate(of(account)), minorUnits)
  const any = (of: (account: Account) => Decimal): boolean => stated.some(({ account }) => !isZero(of(account)))
  const equalisation = (account: Account) => equalised(account, minorUnits)
  return {
    title: statementText('account'),
    head: stated.map(({ span }) => spanHead(span)),
    rows: [
      row('accountOpening', account => account.opening),
      row('accountCalled', account => account.called),
      ...(any(equalisation) ? [row('accountEqualised', equalisation)] : []),
      ...(any(account => account.transfers) ? [row('accountTransfers', account => account.transfers)] : []),
      row(
        'accountDistributed',
        lowering(account => account.distributed),
      ),
      row('accountResult', account => account.result),
      row(
        'accountFees',
        lowering(account => account.managementFees),
      ),
      row(
        'accountCarry',
        lowering(account => account.carry),
      ),
      row('accountClosing', account => account.closing, true),
    ],
  }
}

function unfundedTable({ spans, minorUnits }: Statement): StatementTable {
  type Unfunded = StatedSpan['unfunded']
  const row = (key: StatementTextKey, of: (unfunded: Unfunded) => Decimal, strong?: true): StatementRow => ({
    title: statementText(key),
    cells: spans.map(({ unfunded }) => money(of(unfunded))),
    ...(strong && { strong }),
  })
  const hasTransfers = spans.some(({ unfunded }) => !isZero(unfunded.transfers))
  return {
    title: statementText('unfunded'),
    head: spans.map(spanHead),
    rows: [
      row('unfundedOpening', unfunded => unfunded.opening),
      row('unfundedCommitments', unfunded => unfunded.commitments),
      row('unfundedCalls', unfunded => asAmount(negate(unfunded.calls), minorUnits)),
      row('unfundedRecallable', unfunded => unfunded.recallable),
      ...(hasTransfers ? [row('accountTransfers', unfunded => unfunded.transfers)] : []),
      row('unfundedClosing', unfunded => unfunded.closing, true),
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

function fundTable({ figures }: PerformanceReport): StatementTable {
  return {
    title: statementText('fundStatus'),
    head: [statementText('fund')],
    rows: figures.map((figure): StatementRow => ({
      title: figure.title,
      cells: [figureCell(figure)],
      ...((figure.reason ?? figure.note) && { note: figure.reason ?? figure.note }),
    })),
  }
}

function portfolioTable({ investments, minorUnits }: PerformanceReport): StatementTable {
  const total = (of: (one: PerformanceReport['investments'][number]) => Decimal): SheetCell =>
    money(asAmount(sum(investments.map(of)), minorUnits))
  return {
    title: statementText('portfolio'),
    head: [
      statementText('invested'),
      statementText('proceeds'),
      statementText('fairValue'),
      statementText('gain'),
      statementText('moic'),
      statementText('irr'),
    ],
    rows: [
      ...investments.map((one): StatementRow => ({
        title: one.name,
        note: noteOf(one, minorUnits),
        cells: [
          money(one.invested),
          money(asAmount(add(one.proceeds, one.income), minorUnits)),
          one.fairValue === null ? statementText('none') : money(one.fairValue),
          one.unrealisedGain === null ? null : money(one.unrealisedGain),
          measureCell('coefficient', one.moic),
          measureCell('percent', one.irr),
        ],
      })),
      {
        title: statementText('total'),
        cells: [
          total(one => one.invested),
          total(one => add(one.proceeds, one.income)),
          total(one => one.fairValue ?? '0'),
          total(one => one.unrealisedGain ?? '0'),
          null,
          null,
        ],
        strong: true,
      },
    ],
  }
}

const OWNERSHIP_DECIMALS = 4

/** What was published before ownership was stated stays word for word as it was. */
function noteOf(
  {
    investedFrom,
    exitedOn,
    industry,
    geography,
    fullyDilutedOwnership: ownership,
    cost,
    income,
  }: PerformanceReport['investments'][number],
  minorUnits: number,
): string {
  return [
    industry,
    geography,
    investedFrom && statementText('held', { date: formatDate(investedFrom) }),
    exitedOn && statementText('exited', { date: formatDate(exitedOn) }),
    ...(ownership === undefined
      ? []
      : [
          ownership && statementText('owned', { ownership: formatPercent(ownership, OWNERSHIP_DECIMALS) }),
          cost !== null && statementText('costHeld', { cost: formatAmount(cost, minorUnits) }),
          !isZero(income) && statementText('incomeOfIt', { income: formatAmount(income, minorUnits) }),
        ]),
  ]
    .filter(Boolean)
    .join(' · ')
}

function money(value: Decimal): SheetCell {
  return { kind: 'money', value }
}

function measureCell(kind: 'coefficient' | 'percent', { value }: Measure): SheetCell {
  return value === null ? statementText('none') : { kind, value }
}

function figureOf({ figures }: PerformanceReport, name: ReportedFigure['name']): ReportedFigure | undefined {
  return figures.find(figure => figure.name === name)
}

function figureCell(figure: ReportedFigure | undefined): SheetCell {
  if (!figure || figure.value === null) return statementText('none')
  return { kind: figure.kind, value: figure.value }
}

/** A cell as it is printed. */
export function cellText(cell: SheetCell, minorUnits: number): string {
  if (cell === null || typeof cell === 'string') return cell ?? ''
  switch (cell.kind) {
    case 'money':
      return formatAmount(cell.value, minorUnits)
    case 'percent':
      return formatPercent(cell.value, 2)
    case 'coefficient':
      return formatCoefficient(cell.value)
    case 'number6':
      return formatNumber(cell.value, 6)
    case 'date':
      return formatDate(cell.value)
  }
}
