/**
 * The cash between an investor and the fund as a chart and a few lines say it: by quarter or year with what is still
 * due, and what comes to the called and the distributed amount. Pure.
 */
import type { Statement } from '../capital-account-statements/shapes.ts'
import { yearOf } from '../calendar.ts'
import type { CalendarDate, Decimal } from '../entity.ts'
import { add, asAmount, compare, isZero, lesser, subtract, sum } from '../money.ts'
import type { Due } from './holding.ts'

export type Grain = 'quarter' | 'year'

/** Amounts of one quarter or year, none of them below zero. */
export interface Flows {
  label: string
  paid: Decimal
  /** What later closings and transfers gave back of what was paid. */
  returned: Decimal
  distributed: Decimal
  due: Decimal
}

/** Every quarter or year from the first with cash to the last, those without any among them. */
export function flowsBy(
  grain: Grain,
  { cashFlows }: Pick<Statement, 'cashFlows'>,
  dues: readonly Pick<Due, 'amount' | 'dueDate'>[],
): Flows[] {
  const places = [...cashFlows.map(({ date }) => date), ...dues.map(({ dueDate }) => dueDate)].map(day =>
    placeOf(grain, day),
  )
  if (places.length === 0) return []
  const first = Math.min(...places)
  const flows = Array.from({ length: Math.max(...places) - first + 1 }, (_, index): Flows => ({
    label: labelOf(grain, first + index),
    paid: '0',
    returned: '0',
    distributed: '0',
    due: '0',
  }))
  const at = (day: CalendarDate) => flows[placeOf(grain, day) - first]
  for (const { date, called, distributed } of cashFlows) {
    const of = at(date)
    if (!of) continue
    if (compare(called, '0') > 0) of.paid = add(of.paid, called)
    else of.returned = subtract(of.returned, called)
    of.distributed = add(of.distributed, distributed)
  }
  for (const { dueDate, amount } of dues) {
    const of = at(dueDate)
    if (of) of.due = add(of.due, amount)
  }
  return flows
}

const QUARTERS = 4
const MONTHS_OF_QUARTER = 3

/** Quarters or years since the year 0. */
function placeOf(grain: Grain, day: CalendarDate): number {
  const year = yearOf(day)
  return grain === 'year' ? year : year * QUARTERS + Math.floor((Number(day.slice(5, 7)) - 1) / MONTHS_OF_QUARTER)
}

function labelOf(grain: Grain, place: number): string {
  return grain === 'year' ? String(place) : `Q${(place % QUARTERS) + 1} ${Math.floor(place / QUARTERS)}`
}

/** Which of them are named below the chart: the first one, and of quarters the first of each year after it. */
export function namedBelow(grain: Grain, flows: readonly Flows[], room: number): number[] {
  let before = -Infinity
  return flows.flatMap(({ label }, index) => {
    const begins = grain === 'year' || index === 0 || label.startsWith('Q1')
    if (!begins || index - before < room) return []
    before = index
    return [index]
  })
}

export type SummaryLine =
  | { kind: 'paid' | 'returned' | 'transferred' | 'earlier'; count: number; amount: Decimal }
  | { kind: 'distribution'; name: string; date: CalendarDate | null; amount: Decimal }

/** Distributions are named one by one up to so many; of more, the latest are. */
const NAMED_MAX = 4

/** The lines come to the called amount, and to the distributed one. */
export function flowSummary({ cashFlows, minorUnits }: Pick<Statement, 'cashFlows' | 'minorUnits'>): {
  called: SummaryLine[]
  distributed: SummaryLine[]
} {
  const line = (kind: 'paid' | 'returned' | 'transferred' | 'earlier', amounts: readonly Decimal[]): SummaryLine[] =>
    amounts.length === 0 ? [] : [{ kind, count: amounts.length, amount: asAmount(sum(amounts), minorUnits) }]
  const own = cashFlows.filter(({ source }) => source.resource !== 'transfers').map(({ called }) => called)
  const moved = cashFlows.filter(({ source }) => source.resource === 'transfers').map(({ called }) => called)
  const distributions = cashFlows.filter(({ distributed }) => !isZero(distributed))
  const earlier = distributions.length > NAMED_MAX ? distributions.slice(0, 1 - NAMED_MAX) : []
  return {
    called: [
      ...line(
        'paid',
        own.filter(amount => compare(amount, '0') > 0),
      ),
      ...line(
        'returned',
        own.filter(amount => compare(amount, '0') < 0),
      ),
      ...line(
        'transferred',
        moved.filter(amount => !isZero(amount)),
      ),
    ],
    distributed: [
      ...line(
        'earlier',
        earlier.map(({ distributed }) => distributed),
      ),
      ...distributions.slice(earlier.length).map(({ name, date, source, distributed: amount }): SummaryLine => {
        // The name of a transfer is its day.
        return { kind: 'distribution', name, date: source.resource === 'transfers' ? null : date, amount }
      }),
    ],
  }
}

/** What the commitment is made of; the four come to it, and none is below zero. */
export interface CommitmentParts {
  /** Called of it up to the day of the figures, less what may be called again. */
  used: Decimal
  /** Called since that day, and paid. */
  since: Decimal
  due: Decimal
  /** What remains when all that is due is paid. */
  after: Decimal
}

export function commitmentParts(
  {
    position,
    minorUnits,
  }: Pick<Statement, 'minorUnits'> & {
    position: Pick<Statement['position'], 'commitment' | 'remaining'>
  },
  dues: readonly Pick<Due, 'amount' | 'remainingAfter'>[],
): CommitmentParts {
  const { commitment, remaining } = position
  const money = (amount: Decimal) => asAmount(amount, minorUnits)
  const used = money(subtract(commitment, remaining))
  const last = dues.at(-1)
  const lowered = last ? subtract(remaining, last.remainingAfter) : '0'
  // What is due may lie outside the commitment, or be netted with what may be called again.
  if (!last || compare(lowered, '0') <= 0) return { used, since: money('0'), due: money('0'), after: remaining }
  const due = lesser(sum(dues.map(({ amount }) => amount)), lowered)
  return { used, since: money(subtract(lowered, due)), due: money(due), after: last.remainingAfter }
}
