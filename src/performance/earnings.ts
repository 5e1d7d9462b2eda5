/**
 * What a fund has earned and what its management cost, line by line as the reporting template of the Institutional
 * Limited Partners Association has it: gains and income of investments, partnership expenses by item, carried interest
 * paid, and the management fee from gross to net. The lines are parts of the one result that the capital accounts
 * share, which is what the net asset value holds beyond the cash of the partners: what no record explains is the rest.
 * Pure.
 */
import type { CalendarDate, Decimal } from '../entity.ts'
import type { Stored } from '../entityTypes.ts'
import { add, isZero, negate, round, subtract, sum } from '../money.ts'
import { costLeft, costOf } from '../transactions/cost.ts'
import type { Disposal } from '../transactions/cost.ts'
import { EARNED_GROUPS } from './earnedGroups.ts'
import type { EarnedGroup } from './earnedGroups.ts'
import { latestFairValues, total, upTo } from './fundData.ts'
import type { FundData } from './fundData.ts'

type Expense = Stored<'expense'>
export type EarnedSection = 'incomeAndInterest' | 'fundOperatingExpenses' | 'otherExpenses'

/** What a line is about: an item of an expense summary, or what the records of investments say. */
export type EarnedLine =
  | { group: EarnedGroup; section: EarnedSection; item: string }
  | { group: EarnedGroup; section: null; item: EarnedName }
export type EarnedName =
  | 'realised'
  | 'unrealised'
  | 'dividends'
  | 'interest'
  | 'otherIncome'
  | 'carryPaid'
  | 'otherResult'

/** What the investments of a fund paid on a day besides the proceeds of sales. */
export interface IncomeSum {
  date: CalendarDate
  subType: Stored<'transaction'>['subType']
  amount: Decimal
}

/** An item of the expense summary of a period, as it was entered. */
export interface ExpenseSum {
  periodId: number
  section: EarnedSection | 'managementFees'
  item: string
  amount: Decimal
}

export interface EarningRows {
  income: readonly IncomeSum[]
  disposals: readonly Disposal[]
  /** In the order of the lists of the schema. */
  expenses: readonly ExpenseSum[]
}

/** A line with what it came to up to each of several days; what lowers the value of the fund is negative. */
export interface LineSums<Line> {
  line: Line
  sums: Decimal[]
}

export interface Earnings {
  result: LineSums<EarnedLine>[]
  /** As they were entered: the fee is positive, and what lowers it negative. */
  managementFees: LineSums<string>[]
}

/** Items that the template wants apart from the running expenses of the partnership. */
const GROUPS: {
  [Item in (Expense['fundOperatingExpenses'] | Expense['otherExpenses'])[number]['item']]?: EarnedGroup
} = {
  'Organisation costs': 'organisation',
  'Offering and syndication costs': 'organisation',
  'Placement fees': 'organisation',
  'Subscription facility fees': 'financing',
  'Subscription facility interest': 'financing',
}

/** Of income and interest, what the investments do not pay: the rest of that section says what they do. */
const INTEREST_PAID: Expense['incomeAndInterest'][number]['item'] = 'Interest expense'

/** Lines that are nothing on each of the days are left out. */
export function earningsOn(data: FundData, rows: EarningRows, days: readonly CalendarDate[]): Earnings {
  const investments = days.map(day => investmentsOn(data, rows, day))
  const lines: LineSums<EarnedLine>[] = [
    ...INVESTMENT_LINES.map(({ group, item }) => ({
      line: { group, section: null, item },
      sums: investments.map(each => each[item]),
    })),
    ...itemsOf(data, rows, days),
    { line: { group: 'carry', section: null, item: 'carryPaid' }, sums: days.map(day => carryPaid(data, day)) },
  ]
  return {
    result: lines.filter(isSome).toSorted((a, b) => placeOf(a) - placeOf(b)),
    managementFees: summed(data, sectionsOf(rows, ['managementFees']), days)
      .map(({ line: { item }, sums }) => ({ line: item, sums }))
      .filter(isSome),
  }
}

function isSome({ sums }: LineSums<unknown>): boolean {
  return sums.some(amount => !isZero(amount))
}

function placeOf({ line }: LineSums<EarnedLine>): number {
  return EARNED_GROUPS.indexOf(line.group)
}

const INVESTMENT_LINES = [
  { group: 'gains', item: 'realised' },
  { group: 'gains', item: 'unrealised' },
  { group: 'income', item: 'dividends' },
  { group: 'income', item: 'interest' },
  { group: 'income', item: 'otherIncome' },
] as const
type InvestmentSums = Record<(typeof INVESTMENT_LINES)[number]['item'], Decimal>

/**
 * Realised is what sales brought beyond the cost of what was sold, unrealised what is held is worth beyond its cost.
 * All lines together are the value change of the investments: fair value + realised − invested.
 */
function investmentsOn(data: FundData, { income, disposals }: EarningRows, day: CalendarDate): InvestmentSums {
  const values = latestFairValues(data, day)
  const cash = Map.groupBy(upTo(data.cash, day), ({ investmentId }) => investmentId)
  const valued = Map.groupBy(upTo(data.fairValues, day), ({ investmentId }) => investmentId)
  const disposed = Map.groupBy(upTo(disposals, day), ({ investmentId }) => investmentId)
  const each = data.investments.map(({ id }) => {
    const own = cash.get(id) ?? []
    const of = (type: (typeof own)[number]['type']) => own.filter(row => row.type === type)
    const cost = round(
      costLeft(costOf(valued.get(id) ?? [], of('Investment'), disposed.get(id) ?? [])),
      data.fund.minorUnits,
    )
    const [paid, back] = [of('Investment'), of('Divestment')].map(rows => total(rows, ({ amount }) => amount))
    return {
      realised: sum([back ?? '0', paid ?? '0', cost]),
      unrealised: subtract(values.get(id)?.value ?? '0', cost),
      income: total(of('Income'), ({ amount }) => amount),
    }
  })
  const known = upTo(income, day)
  const ofType = (name: IncomeSum['subType']) =>
    total(
      known.filter(({ subType }) => subType === name),
      ({ amount }) => amount,
    )
  const [dividends, interest] = [ofType('Dividend'), ofType('Interest')]
  return {
    realised: total(each, ({ realised }) => realised),
    unrealised: total(each, ({ unrealised }) => unrealised),
    dividends,
    interest,
    otherIncome: subtract(
      total(each, row => row.income),
      add(dividends, interest),
    ),
  }
}

function itemsOf(data: FundData, rows: EarningRows, days: readonly CalendarDate[]): LineSums<EarnedLine>[] {
  const costs = summed(data, sectionsOf(rows, ['fundOperatingExpenses', 'otherExpenses']), days)
  const paid = sectionsOf(rows, ['incomeAndInterest']).filter(({ item }) => item === INTEREST_PAID)
  return [
    ...costs.map(({ line: { section, item }, sums }) => ({
      line: { group: groupOf(item), section, item },
      sums: sums.map(negate),
    })),
    ...summed(data, paid, days).map(({ line: { section, item }, sums }) => ({
      line: { group: 'financing' as const, section, item },
      sums,
    })),
  ]
}

function groupOf(item: string): EarnedGroup {
  return Object.entries(GROUPS).find(([name]) => name === item)?.[1] ?? 'expenses'
}

function sectionsOf<Section extends ExpenseSum['section']>(
  { expenses }: EarningRows,
  sections: readonly Section[],
): (ExpenseSum & { section: Section })[] {
  return sections.flatMap(section => expenses.flatMap(row => (row.section === section ? [{ ...row, section }] : [])))
}

/** The items of the periods that had ended by each of the days. */
function summed<Row extends ExpenseSum>(
  { periods }: FundData,
  rows: readonly Row[],
  days: readonly CalendarDate[],
): LineSums<Pick<Row, 'section' | 'item'>>[] {
  const ended = new Map(periods.map(({ id, date }) => [id, date]))
  const dated = rows.flatMap(row => {
    const date = ended.get(row.periodId)
    return date === undefined ? [] : [{ row, date, amount: row.amount }]
  })
  return [...Map.groupBy(dated, ({ row: { section, item } }) => `${section} ${item}`).values()].flatMap(those =>
    those.slice(0, 1).map(({ row: { section, item } }) => ({
      line: { section, item },
      sums: days.map(day => total(upTo(those, day), ({ amount }) => amount)),
    })),
  )
}

function carryPaid({ cash }: FundData, day: CalendarDate): Decimal {
  return total(
    upTo(cash, day).filter(({ type }) => type === 'CarriedInterest'),
    ({ amount }) => amount,
  )
}
