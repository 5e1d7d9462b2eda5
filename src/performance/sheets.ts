/**
 * The tables of the performance page for a spreadsheet: each sheet says fund, day, period and currency above its table.
 * Pure.
 */
import type { CalendarDate, Decimal } from '../entity.ts'
import { text, type KeyBelow } from '../texts.ts'
import './texts.ts'
import type { CashFlows, Comparatives, FigureKind, Group, Measure, Performance, ValueBridge } from './answers.ts'
import type { NumberKind, Sheet, SheetCell } from '../api/workbook.ts'
import { sum } from '../money.ts'
import { shownFigures } from './sources.ts'

interface SheetParts {
  performance: Performance
  flows: CashFlows
  bridge: ValueBridge
  compared: Comparatives
}

const label = (key: KeyBelow<'performance'>): string => text(`performance.${key}`)
const money = (value: Decimal | null): SheetCell => (value === null ? label('notAvailable') : { kind: 'money', value })
const total = (value: Decimal): SheetCell => ({ kind: 'money', value, sum: true })
const day = (value: CalendarDate): SheetCell => ({ kind: 'date', value })
const of = (kind: FigureKind, value: Decimal | null): SheetCell =>
  value === null ? label('notAvailable') : { kind, value }
const measured = (kind: FigureKind, { value }: Measure): SheetCell => of(kind, value)

export function performanceSheets(parts: SheetParts): Sheet[] {
  const { performance, flows, bridge, compared } = parts
  const about = aboutOf(performance)
  const { minorUnits } = performance.fund
  return [
    keyFigures(performance),
    jCurve(performance),
    investments(performance),
    ...(['geography', 'industry', 'currency'] as const).map(by => grouped(by, performance.groups[by])),
    quarters(flows),
    datedFlows(flows),
    steps(bridge),
    changes(bridge),
    periods(compared),
  ].map(({ about: more = [], ...sheet }) => ({
    ...sheet,
    minorUnits,
    head: withCurrency(sheet, performance.fund.currency),
    about: [...about, ...more],
  }))
}

/** A column of nothing but amounts says their currency in its head. */
function withCurrency({ head, rows }: Pick<Part, 'head' | 'rows'>, currency: string | null): string[] {
  return head.map((title, place) => {
    const kinds = rows.map(row => row[place]).flatMap(cell => (cell && typeof cell === 'object' ? cell.kind : []))
    return currency && kinds.length > 0 && kinds.every(kind => kind === 'money') ? `${title} (${currency})` : title
  })
}

/** The last row: what the amounts of each column come to. A column that misses one has no sum. */
function withTotals(rows: SheetCell[][]): SheetCell[][] {
  const [first] = rows
  if (!first || rows.length < 2) return rows
  const totals = first.map((_, place): SheetCell => {
    const cells = rows.map(row => row[place])
    const amounts = cells.flatMap(cell => (isAmount(cell) ? cell.value : []))
    return amounts.length === cells.length ? { kind: 'money', value: sum(amounts), sum: true } : null
  })
  return [...rows, [label('cashFlows.total'), ...totals.slice(1)]]
}

function isAmount(cell: SheetCell | undefined): cell is { kind: NumberKind; value: Decimal } {
  return typeof cell === 'object' && cell !== null && cell.kind === 'money'
}

type Part = Omit<Sheet, 'about'> & { about?: SheetCell[][] }

function aboutOf({ fund, asOf, period }: Performance): SheetCell[][] {
  return [
    [label('sheet.fund'), fund.name],
    [label('sheet.asOf'), day(asOf)],
    ...(period ? [[label('sheet.period'), period.name]] : []),
    ...(fund.currency ? [[label('sheet.currency'), fund.currency]] : []),
  ]
}

const unitOf = (kind: FigureKind, currency: string | null): string =>
  ({ money: currency ?? '', percent: '%', coefficient: 'x', number6: '' })[kind]

function keyFigures({ figures, fund }: Performance): Part {
  return {
    title: label('sheet.keyFigures'),
    head: (['figure', 'value', 'unit', 'reason', 'formula'] as const).map(name => label(`sheet.${name}`)),
    rows: shownFigures(figures).map(({ title, kind, value, reason, note, formula }) => [
      title,
      of(kind, value),
      unitOf(kind, fund.currency),
      reason ?? note ?? null,
      formula,
    ]),
  }
}

function jCurve({ jCurve: points }: Performance): Part {
  return {
    title: label('jCurve.title'),
    head: [
      label('sheet.period'),
      label('cashFlows.date'),
      label('jCurve.called'),
      label('jCurve.distributed'),
      text('performance.figure.nav.title'),
      label('jCurve.netValue'),
    ],
    rows: points.map(({ period, calledInPeriod, distributedInPeriod, nav, netValue }) => [
      period.name,
      day(period.date),
      money(calledInPeriod),
      money(distributedInPeriod),
      money(nav),
      money(netValue),
    ]),
  }
}

function investments({ investments: all }: Performance): Part {
  return {
    title: label('byInvestment'),
    head: (
      [
        'investment',
        'geography',
        'industry',
        'currency',
        'invested',
        'realised',
        'cost',
        'fairValue',
        'share',
        'moic',
        'irr',
      ] as const
    ).map(name => label(`column.${name}`)),
    rows: withTotals(
      all.map(each => [
        each.name,
        each.geography,
        each.industry,
        each.currency,
        money(each.invested),
        money(each.realised),
        each.cost === null ? null : money(each.cost),
        money(each.fairValue),
        of('percent', each.share),
        measured('coefficient', each.moic),
        measured('percent', each.irr),
      ]),
    ),
  }
}

function grouped(by: 'geography' | 'industry' | 'currency', groups: readonly Group[]): Part {
  return {
    title: label(`by.${by}`),
    head: ([by, 'invested', 'realised', 'fairValue', 'share', 'moic'] as const).map(name => label(`column.${name}`)),
    rows: withTotals(
      groups.map(({ name, invested, realised, fairValue, share, moic }) => [
        name,
        money(invested),
        money(realised),
        money(fairValue),
        of('percent', share),
        measured('coefficient', moic),
      ]),
    ),
  }
}

function quarters({ quarters: all, totals }: CashFlows): Part {
  return {
    title: label('cashFlows.title'),
    head: (['quarterTitle', 'date', 'called', 'distributed', 'net', 'running', 'invested', 'realised'] as const).map(
      name => label(`cashFlows.${name}`),
    ),
    rows: [
      ...all.map(({ name, date, called, distributed, net, running, invested, realised }) => [
        name,
        day(date),
        ...[called, distributed, net, running, invested, realised].map(money),
      ]),
      ...(all.length > 0
        ? [
            [
              label('cashFlows.total'),
              null,
              total(totals.called),
              total(totals.distributed),
              total(totals.net),
              null,
              total(totals.invested),
              total(totals.realised),
            ],
          ]
        : []),
    ],
  }
}

function datedFlows({ quarters: all }: CashFlows): Part {
  return {
    title: label('sheet.flows'),
    head: (['date', 'called', 'distributed'] as const).map(name => label(`cashFlows.${name}`)),
    rows: withTotals(
      all.flatMap(({ flows }) =>
        flows.map(({ date, called, distributed }) => [day(date), money(called), money(distributed)]),
      ),
    ),
  }
}

function openingOf({ from }: ValueBridge): SheetCell[][] {
  return [
    from ? [label('sheet.opening'), day(from.date), from.name] : [label('sheet.opening'), label('sheet.inception')],
  ]
}

function steps(bridge: ValueBridge): Part {
  const { reason, notes } = bridge
  return {
    title: label('tab.bridge'),
    about: [
      ...openingOf(bridge),
      ...[...(reason === undefined ? [] : [reason]), ...notes].map(note => [label('sheet.reason'), note]),
    ],
    head: [label('sheet.figure'), label('valueBridge.amount'), label('sheet.formula')],
    rows: bridge.steps.map(({ title, amount, formula }) => [title, money(amount), formula]),
  }
}

function changes(bridge: ValueBridge): Part {
  return {
    title: label('sheet.bridgeInvestments'),
    about: openingOf(bridge),
    head: [
      label('column.investment'),
      ...(['opening', 'invested', 'realised', 'change', 'closing'] as const).map(name => label(`valueBridge.${name}`)),
    ],
    rows: withTotals(
      bridge.investments.map(({ name, opening, invested, realised, change, closing }) => [
        name,
        ...[opening, invested, realised, change, closing].map(money),
      ]),
    ),
  }
}

function periods({ fund, periods: shown, previous, yearBefore, figures }: Comparatives): Part {
  const since = (name: string): string => text('performance.comparatives.sincePrevious', { name })
  return {
    title: label('sheet.comparatives'),
    head: [
      label('sheet.figure'),
      label('sheet.unit'),
      ...shown.map(({ name }) => name),
      ...(previous ? [since(previous.name)] : []),
      ...(yearBefore ? [since(yearBefore.name)] : []),
    ],
    rows: figures.map(({ title, kind, values, sincePrevious, sinceYearBefore }) => [
      title,
      unitOf(kind, fund.currency),
      ...values.map(({ value }) => of(kind, value)),
      ...(previous ? [of(kind, sincePrevious)] : []),
      ...(yearBefore ? [of(kind, sinceYearBefore)] : []),
    ]),
  }
}
