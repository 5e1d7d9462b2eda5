/** What a demo fund reports at the end of each quarter: the worth of its investments, its books and its expenses. */
import type { CreateValues, Draft } from '../entityTypes.ts'
import type { CalendarDate, Decimal } from '../entity.ts'
import { addDays, addMonths } from '../calendar.ts'
import { USUAL_MINOR_UNITS } from '../currencies/currency.ts'
import { waterfall } from '../performance/carry.ts'
import type { CarryEvent, CarryTerms } from '../performance/carry.ts'
import type { Amounts, CapitalMovement } from './calls.ts'
import { costLeft } from './cash.ts'
import type { Book } from './cash.ts'
import type { Deal } from './deals/deal.ts'
import { centsOf, percentOf, textOf, thousands, total } from './money.ts'
import type { Cents } from './money.ts'
import type { FundPlan } from './fundPlans.ts'
import { divide, multiply, round } from '../money.ts'
import { quarterEnds, quarterName } from './schedule.ts'
import type { When } from './schedule.ts'

type Method = NonNullable<CreateValues<'fairValue'>['method']>

interface WeightedValue {
  company: string
  ownership: Decimal
  companyValue: Cents
  weighted: Cents
}

export interface FairValue {
  deal: Deal
  date: CalendarDate
  value: Cents
  cost: Cents
  ownership: Decimal | undefined
  method: Method
  values: WeightedValue[]
}

export interface Report {
  name: string
  date: CalendarDate
  status: 'Open' | 'Published'
  /** Net asset value. */
  worth: Cents
  accounting: { totalCash: Cents; borrowings: Cents; other: Cents } | undefined
  /** By section and item; what is missing costs nothing. */
  expenses: Map<string, Cents> | undefined
}

interface ReportBasis {
  plan: FundPlan
  deals: readonly Deal[]
  capital: readonly CapitalMovement[]
  book: Book
}

export function reportsOf(
  basis: ReportBasis,
  quarters: readonly CalendarDate[],
  terms: Draft<'fund'>,
  when: When,
): { fairValues: FairValue[]; reports: Report[] } {
  const fairValues: FairValue[] = []
  const reports: Report[] = []
  let accruedBefore = 0
  let from: CalendarDate = '0001-01-01'
  for (const quarter of quarters) {
    const date = when(quarter)
    const open = basis.plan.open.find(one => one.quarter === quarter)
    const values = basis.deals.flatMap(deal => fairValueAt(basis, deal, quarter, date, when) ?? [])
    const accounting = accountingAt(basis, date)
    const worth =
      total(values.map(({ value }) => value)) + accounting.totalCash - accounting.borrowings + accounting.other
    const accrued = accruedCarry(basis, terms, date, worth)
    const expenses = expensesOf(basis, from, date)
    if (accrued !== accruedBefore) expenses.set('carriedInterest/Carried interest accrued', accrued - accruedBefore)
    fairValues.push(...values.filter(({ deal }) => !open?.fairValuesMissing.includes(deal.name)))
    reports.push({
      name: quarterName(date),
      date,
      status: open ? 'Open' : 'Published',
      worth,
      accounting: !open || open.accounting ? accounting : undefined,
      expenses: !open || open.expenses ? expenses : undefined,
    })
    ;[accruedBefore, from] = [accrued, date]
  }
  return { fairValues, reports }
}

/**
 * A deal is valued from the quarter in which it was made to that before it was sold; what was written off is worth
 * nothing at the end of that quarter.
 */
function fairValueAt(
  { book }: ReportBasis,
  deal: Deal,
  quarter: CalendarDate,
  date: CalendarDate,
  when: When,
): FairValue | undefined {
  const end = deal.events.find(([, kind]) => kind === 'exit' || kind === 'writeOff')
  if (
    deal.events[0][0] > quarter ||
    (end && end[0] <= quarter && !(end[1] === 'writeOff' && end[0] > addMonths(quarter, -3)))
  )
    return undefined
  const writtenOff = end !== undefined && end[0] <= quarter
  const cost = costLeft(deal, book.movements, writtenOff ? addDays(when(end[0]), -1) : date)
  const target = writtenOff ? 0 : percentOf(cost, percentAt(deal.marks, quarter))
  const values = deal.companies.map(({ name, ownership, part }): WeightedValue => {
    const companyValue = thousandsOnly(centsOf(divide(multiply(textOf(percentOf(target, part)), '100'), ownership)))
    return { company: name, ownership, companyValue, weighted: percentOf(companyValue, ownership) }
  })
  return {
    deal,
    date,
    cost,
    values,
    value: total(values.map(({ weighted }) => weighted)),
    ownership: deal.companies.length === 1 ? deal.companies[0].ownership : undefined,
    method: methodOf(deal, quarter),
  }
}

/** In the year after money came in, the price of that round counts. */
function methodOf(deal: Deal, quarter: CalendarDate): Method {
  const lastRound = deal.events
    .filter(([date, kind]) => ['initial', 'followOn', 'loan'].includes(kind) && date <= quarter)
    .at(-1)
  return lastRound && addMonths(lastRound[0], 12) > quarter
    ? 'Calibrated price of recent investment'
    : deal.industry === 'Life sciences'
      ? 'Scenario / mathematical model'
      : 'Multiples'
}

function thousandsOnly(cents: Cents): Cents {
  return Math.round(cents / thousands(1)) * thousands(1)
}

/** Between two marks in even steps, after the last one as there. */
function percentAt(marks: Deal['marks'], quarter: CalendarDate): Decimal {
  const before = marks.filter(([date]) => date <= quarter).at(-1) ?? marks[0]
  const after = marks.find(([date]) => date > quarter)
  if (!after || before[0] > quarter) return `${before[1]}`
  const steps = quarterEnds(before[0], after[0]).length - 1
  const done = quarterEnds(before[0], quarter).length - 1
  return round(divide(`${before[1] * (steps - done) + after[1] * done}`, `${steps}`), 2)
}

function accountingAt(
  { book, capital, plan }: ReportBasis,
  date: CalendarDate,
): { totalCash: Cents; borrowings: Cents; other: Cents } {
  const moved = book.movements.filter(movement => movement.date <= date && !movement.nonCash)
  const partners = total(
    capital
      .filter(movement => movement.date <= date)
      .map(({ amounts }) => calledBy(amounts) + (amounts.lateEntranceFee ?? 0) - (amounts.distribution ?? 0)),
  )
  const drawn = total(moved.filter(({ type }) => type === 'Other').map(({ cents }) => cents))
  const paid = -total(
    moved
      .filter(({ type, passedOn }) => (type === 'Expense' || type === 'ManagementFee') && !passedOn)
      .map(({ cents }) => cents),
  )
  const owed = total(book.costs.filter(cost => cost.date <= date).map(({ cents }) => cents))
  return {
    totalCash: total(moved.map(({ cents }) => cents)) + partners,
    borrowings: plan.facility.length > 0 ? drawn : 0,
    other: paid - owed,
  }
}

export function calledBy({
  investmentFunding = 0,
  managementFees = 0,
  expensesPaidIn = 0,
  expensesOutOfPaidIn = 0,
}: Amounts): Cents {
  return investmentFunding + managementFees + expensesPaidIn + expensesOutOfPaidIn
}

const INCOME: Record<string, string> = { Dividend: 'Dividend income', Interest: 'Interest income' }

function expensesOf({ book }: ReportBasis, from: CalendarDate, to: CalendarDate): Map<string, Cents> {
  const sums = new Map<string, Cents>()
  const put = (key: string, cents: Cents): void => {
    sums.set(key, (sums.get(key) ?? 0) + cents)
  }
  for (const { date, section, item, cents } of book.costs) {
    // What comes in is positive in that section, so what was paid is negative.
    if (date > from && date <= to) put(`${section}/${item}`, section === 'incomeAndInterest' ? -cents : cents)
  }
  for (const { date, type, subType, cents } of book.movements) {
    if (date > from && date <= to && type === 'Income')
      put(`incomeAndInterest/${INCOME[subType] ?? 'Other income'}`, cents)
  }
  return sums
}

function accruedCarry({ capital }: ReportBasis, terms: Draft<'fund'>, date: CalendarDate, worth: Cents): Cents {
  const before = capital
    .filter(movement => movement.date <= date)
    .map(({ amounts }) => (amounts.distribution ?? 0) - calledBy(amounts))
  // Without a profit there is nothing to share, and nothing to work out.
  if (total(before) + worth <= 0) return 0
  const carry: CarryTerms = {
    minorUnits: USUAL_MINOR_UNITS,
    carriedInterest: terms.carriedInterest ?? '0',
    preferredReturn: terms.preferredReturn ?? '0',
    catchUp: terms.catchUp ?? '0',
  }
  const events: CarryEvent[] = capital
    .filter(movement => movement.date <= date)
    .map(({ date: day, amounts }) => ({
      date: day,
      contributed: textOf(calledBy(amounts)),
      distributed: textOf(amounts.distribution ?? 0),
    }))
  return centsOf(waterfall(carry, events, date, textOf(worth)).generalPartner)
}
