/**
 * The key figures of the last reporting periods side by side, and how the latest differ from those before and of a year
 * before. Exact, pure.
 */
import type { CalendarDate, Decimal } from '../entity.ts'
import { addYears, endOfMonth } from '../calendar.ts'
import { asAmount, round, subtract } from '../money.ts'
import { figuresAt } from './figures.ts'
import { periodAt, upTo } from './fundData.ts'
import type { FundData } from './fundData.ts'
import type { Comparatives, ComparedFigure, Figure, Figures } from './answers.ts'
import type { FigureName } from './figureNames.ts'

const COMPARED: readonly FigureName[] = [
  'nav',
  'netNav',
  'navPerShare',
  'fairValue',
  'totalCash',
  'commitments',
  'called',
  'distributed',
  'recallable',
  'remaining',
  'invested',
  'realised',
  'pic',
  'dpi',
  'rvpi',
  'tvpi',
  'netIrr',
  'tvpiWithoutFacility',
  'netIrrWithoutFacility',
  'grossMultiple',
  'grossIrr',
]

const PERIODS_MAX = 8
const SHOWN_DECIMALS = 2
const SHARE_DECIMALS = 6

export function comparatives(data: FundData, day: CalendarDate): Comparatives {
  const latest = periodAt(data.periods, day)
  const asOf = latest?.date ?? day
  const periods = upTo(data.periods, asOf).slice(-PERIODS_MAX)
  const previous = periods.at(-2) ?? null
  const yearBefore = latest ? (data.periods.find(({ date }) => isYearBefore(date, latest.date)) ?? null) : null
  const shown = periods.map(({ date }) => figuresAt(data, date))
  const earlier = yearBefore && figuresAt(data, yearBefore.date)
  const last = shown.at(-1)
  const figures = last
    ? COMPARED.filter(name => !last[name].hidden).map(name => compared(name, shown, last, earlier))
    : []
  return { fund: data.fund, asOf, periods, previous, yearBefore, figures }
}

/** 28/02 of the year before a leap day is the same end of the month. */
function isYearBefore(date: CalendarDate, latest: CalendarDate): boolean {
  const day = addYears(latest, -1)
  return date === (endOfMonth(latest) === latest ? endOfMonth(day) : day)
}

function compared(
  name: FigureName,
  shown: readonly Figures[],
  last: Figures,
  yearBefore: Figures | null,
): ComparedFigure {
  const figures = shown.map(each => each[name])
  const latest = last[name]
  return {
    name,
    title: latest.title,
    kind: latest.kind,
    formula: latest.formula,
    values: figures.map(({ value, reason }) => ({ value, ...(value === null && reason !== undefined && { reason }) })),
    sincePrevious: change(latest, figures.at(-2)),
    sinceYearBefore: change(latest, yearBefore?.[name]),
  }
}

function change({ kind, value }: Figure, before: Figure | undefined): Decimal | null {
  if (value === null || !before || before.value === null) return null
  if (kind === 'money') return asAmount(subtract(value, before.value))
  const decimals = kind === 'number6' ? SHARE_DECIMALS : SHOWN_DECIMALS
  return round(subtract(round(value, decimals), round(before.value, decimals)), decimals)
}
