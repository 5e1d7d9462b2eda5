/** The performance page of a fund as of a reporting period: figures, investments, groups, J-curve. */
import type { CalendarDate, Decimal } from '../entity.ts'
import { asAmount, compare, isZero, negate, splitAmong, subtract, sum } from '../money.ts'
import { mapped } from '../api/schema.ts'
import { text } from '../texts.ts'
import './texts.ts'
import { irrLabels, ratePercent, reasonText } from './figure.ts'
import { cashRows, fairValueRow, figuresAt } from './figures.ts'
import { latestFairValues, periodAt, total, upTo } from './fundData.ts'
import type { FundData, InvestmentRow } from './fundData.ts'
import { irr } from './irr.ts'
import { moic } from './multiples.ts'
import { valuationAt } from './valuation.ts'
import { FIGURES } from './figureNames.ts'
import type { FigureName } from './figureNames.ts'

import type { CurvePoint, FigureRow, Figures, Group, InvestmentPerformance, Measure, Performance } from './answers.ts'

const PERCENT_DECIMALS = 2

/** As of the last reporting period that has ended by the day, or of the day itself before there is one. */
export function performance(data: FundData, day: CalendarDate): Performance {
  const period = periodAt(data.periods, day) ?? null
  const asOf = period?.date ?? day
  const before = period && data.periods.filter(({ date }) => date < period.date).at(-1)
  const investments = investmentsAt(data, asOf)
  return {
    fund: data.fund,
    asOf,
    period,
    periods: data.periods,
    figures: figuresAt(data, asOf),
    previous: before ? { period: before, values: valuesOf(figuresAt(data, before.date)) } : null,
    investments,
    groups: {
      geography: groupsOf(investments, 'geography'),
      industry: groupsOf(investments, 'industry'),
      currency: groupsOf(investments, 'currency'),
    },
    jCurve: jCurve(data, asOf),
  }
}

function valuesOf(figures: Figures): Record<FigureName, Decimal | null> {
  return mapped(FIGURES, name => figures[name].value)
}

/** Those that were bought or valued by the day, the most valuable first. */
export function investmentsAt(data: FundData, date: CalendarDate): InvestmentPerformance[] {
  const cash = Map.groupBy(
    upTo(data.cash, date).filter(({ type }) => type !== 'CarriedInterest'),
    ({ investmentId }) => investmentId,
  )
  const latest = latestFairValues(data, date)
  const bought = new Set(upTo(data.bought, date).map(({ investmentId }) => investmentId))
  const found = data.investments
    .filter(({ id }) => cash.has(id) || latest.has(id) || bought.has(id))
    .map((investment): InvestmentPerformance => {
      const own = cash.get(investment.id) ?? []
      const value = latest.get(investment.id)
      const invested = asAmount(
        negate(
          total(
            own.filter(({ type }) => type === 'Investment'),
            ({ amount }) => amount,
          ),
        ),
      )
      const realised = asAmount(
        total(
          own.filter(({ type }) => type !== 'Investment'),
          ({ amount }) => amount,
        ),
      )
      const rows: FigureRow[] = [...cashRows(own), ...(value ? [fairValueRow(value)] : [])]
      return {
        ...investment,
        invested,
        realised,
        fairValue: value?.value ?? null,
        fairValueDate: value?.date ?? null,
        cost: value?.cost ?? null,
        share: null,
        rows,
        ...(value
          ? returnsOf(invested, realised, value.value, cashRows(own), date)
          : { moic: without(investment), irr: without(investment) }),
      }
    })
  return withShares(found, ({ fairValue }) => fairValue)
    .map(([investment, share]) => ({ ...investment, share }))
    .sort((a, b) => compare(b.fairValue ?? '-1', a.fairValue ?? '-1') || a.name.localeCompare(b.name))
}

/** The fair value counts as received on the day that is looked at, whenever it was found. */
function returnsOf(
  invested: Decimal,
  realised: Decimal,
  fairValue: Decimal,
  flows: readonly FigureRow[],
  date: CalendarDate,
): Pick<InvestmentPerformance, 'moic' | 'irr'> {
  const rate = irr([...flows, { date, amount: fairValue }])
  return { moic: measured(moic(invested, realised, fairValue)), irr: { value: ratePercent(rate), ...irrLabels(rate) } }
}

function measured({ value, reason }: ReturnType<typeof moic>): Measure {
  return { value, ...(reason && { reason: reasonText(reason) }) }
}

function without({ name }: InvestmentRow): Measure {
  return { value: null, reason: reasonText('noFairValue', { investments: name }) }
}

/** Why nothing is stated of these together. */
function withoutFairValue(members: readonly InvestmentPerformance[]): string {
  const names = members.filter(({ fairValue }) => fairValue === null).map(({ name }) => name)
  return reasonText('noFairValue', { investments: names.join(', ') })
}

/** Percent points of the sum of all values; none where all are worth nothing, or the value of one is not known. */
function withShares<Valued>(
  all: readonly Valued[],
  valueOf: (valued: Valued) => Decimal | null,
): [valued: Valued, share: Decimal | null][] {
  const worth = (valued: Valued): Decimal => valueOf(valued) ?? '0'
  return all.some(valued => valueOf(valued) === null) || all.every(valued => isZero(worth(valued)))
    ? all.map(valued => [valued, null])
    : splitAmong('100.00', all, worth, PERCENT_DECIMALS)
}

function groupsOf(investments: readonly InvestmentPerformance[], by: 'geography' | 'industry' | 'currency'): Group[] {
  const groups = [...Map.groupBy(investments, investment => investment[by])].map(([name, members]) => ({
    name: name || text('performance.group.none'),
    investmentIds: members.map(({ id }) => id),
    invested: asAmount(total(members, member => member.invested)),
    realised: asAmount(total(members, member => member.realised)),
    fairValue: members.every(member => member.fairValue !== null)
      ? asAmount(total(members, member => member.fairValue ?? '0'))
      : null,
    members,
  }))
  return withShares(groups, ({ fairValue }) => fairValue)
    .map(([{ members, ...group }, share]): Group => ({
      ...group,
      share,
      moic:
        group.fairValue === null
          ? { value: null, reason: withoutFairValue(members) }
          : measured(moic(group.invested, group.realised, group.fairValue)),
    }))
    .sort((a, b) => compare(b.fairValue ?? '-1', a.fairValue ?? '-1') || a.name.localeCompare(b.name))
}

/** Net value = net asset value + distributed − paid-in, at the end of each period. */
function jCurve(data: FundData, asOf: CalendarDate): CurvePoint[] {
  let [calledBefore, distributedBefore]: [Decimal, Decimal] = ['0', '0']
  return upTo(data.periods, asOf).map((period): CurvePoint => {
    const ledger = upTo(data.ledger, period.date)
    const called = asAmount(total(ledger, row => row.called))
    const distributed = asAmount(total(ledger, row => row.distributed))
    const valuation = valuationAt(data, period.date)
    const point = {
      period,
      called,
      distributed,
      calledInPeriod: asAmount(subtract(called, calledBefore)),
      distributedInPeriod: asAmount(subtract(distributed, distributedBefore)),
    }
    calledBefore = called
    distributedBefore = distributed
    return valuation.nav === null
      ? { ...point, nav: null, netValue: null, reason: reasonText(valuation.reason, valuation.values) }
      : {
          ...point,
          nav: valuation.nav,
          netValue: asAmount(sum([valuation.nav, distributed, negate(called)])),
          ...(valuation.note !== undefined && { note: valuation.note }),
        }
  })
}
