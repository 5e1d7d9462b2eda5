/**
 * The investments of a fund as a statement lists them: with a note beneath each on paper, with a column for each of its
 * values in the workbook (Invest Europe, portfolio summary). Pure, made of what is kept alone.
 */
import type { Sheet, SheetCell } from '../api/workbook.ts'
import type { CalendarDate, Decimal } from '../entity.ts'
import { OWNERSHIP_DECIMALS } from '../fair-values/ownership.ts'
import { formatAmount, formatDate, formatPercent } from '../formats.ts'
import { add, asAmount, isZero, sum } from '../money.ts'
import { lastValuedBefore } from './lastValued.ts'
import type { PerformanceReport, ReportedInvestment } from './shapes.ts'
import { statementText } from './statementTexts.ts'
import { measureCell, money } from './tables.ts'
import type { StatementRow, StatementTable } from './tables.ts'
import { yearsHeld } from './yearsHeld.ts'

export function portfolioTable({ investments, minorUnits, period }: PerformanceReport): StatementTable {
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
        note: [noteOf(one, minorUnits), lastValuedNote(one, period.date)].filter(Boolean).join(' · '),
        cells: [
          money(one.invested),
          money(asAmount(add(one.proceeds, one.income), minorUnits)),
          one.fairValue === null ? statementText('none') : money(one.fairValue),
          one.unrealisedGain === null ? statementText('none') : money(one.unrealisedGain),
          measureCell('coefficient', one.moic),
          measureCell('percent', one.irr),
        ],
      })),
      totalRow(investments, minorUnits),
    ],
  }
}

function totalRow(investments: readonly ReportedInvestment[], minorUnits: number): StatementRow {
  const note = whyNoTotal(investments)
  return {
    title: statementText('total'),
    ...(note !== undefined && { note }),
    cells: [
      totalOf(investments, minorUnits, one => one.invested),
      totalOf(investments, minorUnits, one => add(one.proceeds, one.income)),
      totalOf(investments, minorUnits, one => one.fairValue),
      totalOf(investments, minorUnits, one => one.unrealisedGain),
      null,
      null,
    ],
    strong: true,
  }
}

/** Why there is no total of the fair values, or of the gains alone. */
function whyNoTotal(investments: readonly ReportedInvestment[]): string | undefined {
  const namesOf = (those: readonly ReportedInvestment[]): string => those.map(({ name }) => name).join(', ')
  const unvalued = investments.filter(({ fairValue }) => fairValue === null)
  if (unvalued.length > 0) return statementText('noValueTotal', { investments: namesOf(unvalued) })
  const unknown = investments.filter(({ unrealisedGain }) => unrealisedGain === null)
  return unknown.length > 0 ? statementText('noGainTotal', { investments: namesOf(unknown) }) : undefined
}

/** None where the amount of one of them is not known. */
function totalOf(
  investments: readonly ReportedInvestment[],
  minorUnits: number,
  of: (one: ReportedInvestment) => Decimal | null,
): SheetCell {
  const amounts = investments.flatMap(one => of(one) ?? [])
  if (amounts.length < investments.length) return statementText('none')
  return money(asAmount(sum(amounts), minorUnits))
}

/** What was published before ownership, or what was exited, was stated stays word for word as it was. */
function noteOf(one: ReportedInvestment, minorUnits: number): string {
  const { investedFrom, exitedOn, industry, geography, fullyDilutedOwnership: ownership, cost, income } = one
  return [
    industry,
    geography,
    investedFrom && statementText('held', { date: formatDate(investedFrom) }),
    exitedOn && statementText('exited', { date: formatDate(exitedOn) }),
    exitedOn === null && partExited(one),
    ...(ownership === undefined
      ? []
      : [
          ownership && statementText('owned', { ownership: formatPercent(ownership, OWNERSHIP_DECIMALS) }),
          cost !== null && statementText('costHeld', { cost: formatAmount(cost, minorUnits) }),
          !isZero(income) && statementText('incomeOfIt', { income: formatAmount(income, minorUnits) }),
        ]),
    one.additionalCommitment &&
      !isZero(one.additionalCommitment) &&
      statementText('additionalOf', { amount: formatAmount(one.additionalCommitment, minorUnits) }),
    one.excusedCommitments && statementText('excused', { amount: formatAmount(one.excusedCommitments, minorUnits) }),
    one.deferredProceeds && statementText('deferred', { note: one.deferredProceeds.replaceAll(/\s+/g, ' ') }),
  ]
    .filter(Boolean)
    .join(' · ')
}

function lastValuedNote(one: ReportedInvestment, day: CalendarDate): string | null {
  const date = lastValuedBefore(one, day)
  return date && statementText('lastValuedOn', { date: formatDate(date) })
}

/** How much of its cost was exited so far, and when. */
function partExited({ exitedPercent, cashFlows }: ReportedInvestment): string | false {
  const days = disposalDays(cashFlows)
  const [first, last] = [days.at(0), days.at(-1)]
  if (!exitedPercent || isZero(exitedPercent) || !first || !last) return false
  return statementText(first === last ? 'partExited' : 'partExitedBetween', {
    percent: formatPercent(exitedPercent, 2),
    first: formatDate(first),
    last: formatDate(last),
  })
}

/** In the order of the days; each day one time. */
function disposalDays(cashFlows: ReportedInvestment['cashFlows']): CalendarDate[] {
  return [...new Set(cashFlows.flatMap(({ kind, date }) => (kind === 'Divestment' ? [date] : [])))].toSorted()
}

/** A sheet of the workbook beside the tables of the paper; none of a report that was made before it said so much. */
export function portfolioSheet({
  investments,
  minorUnits,
  period,
  currency,
}: PerformanceReport): Omit<Sheet, 'about'> | null {
  if (investments.length === 0 || investments.some(({ exitedPercent }) => exitedPercent === undefined)) return null
  const saysCommitments = investments.some(({ additionalCommitment }) => additionalCommitment !== undefined)
  return {
    title: statementText('portfolioDetails'),
    minorUnits,
    head: [
      statementText('amountsIn', { currency }),
      ...(
        [
          'industry',
          'geography',
          'investedFrom',
          'yearsHeld',
          'disposals',
          'exitedPercent',
          'ownership',
          'invested',
          'capitalProceeds',
          'income',
          'costOfHeld',
          'fairValue',
          'valuedOn',
          'gain',
          'moic',
          'irr',
          'excusedCommitments',
          'deferredProceeds',
        ] as const
      ).map(key => statementText(key)),
      ...(saysCommitments ? [statementText('additionalCommitment')] : []),
    ],
    rows: investments.map(one => [
      ...portfolioRow(one, period.date),
      ...(saysCommitments ? [one.additionalCommitment ? money(one.additionalCommitment) : null] : []),
    ]),
  }
}

function portfolioRow(one: ReportedInvestment, asOf: CalendarDate): SheetCell[] {
  const amount = (value: Decimal | null | undefined): SheetCell => (value ? money(value) : null)
  const day = (value: CalendarDate | null): SheetCell => value && { kind: 'date', value }
  const percent = (value: Decimal | null | undefined): SheetCell => (value ? { kind: 'percent', value } : null)
  const years = yearsHeld(one, asOf)
  return [
    one.name,
    one.industry,
    one.geography,
    day(one.investedFrom),
    years && { kind: 'number1', value: years },
    disposalDays(one.cashFlows).map(formatDate).join(', '),
    percent(one.exitedPercent),
    percent(one.fullyDilutedOwnership),
    money(one.invested),
    money(one.proceeds),
    money(one.income),
    amount(one.cost),
    amount(one.fairValue),
    day(one.fairValueDate),
    amount(one.unrealisedGain),
    measureCell('coefficient', one.moic),
    measureCell('percent', one.irr),
    amount(one.excusedCommitments),
    one.deferredProceeds ?? null,
  ]
}
