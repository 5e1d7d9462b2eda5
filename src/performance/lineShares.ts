/**
 * A partner's part of each line of what was earned and charged in a time. The lines are shared one after the other as
 * running totals, each as the whole is: so the lines of all partners come to the line of the fund, to the smallest
 * unit of the currency. Those of a partner come to its result of the time, which is the difference of two accounts and
 * may be a unit apart: the largest line of the fund takes that up, of all partners the same one, where it cancels out.
 * Pure.
 */
import type { CalendarDate, Decimal } from '../entity.ts'
import { absolute, asAmount, compare, isZero, MONEY_DECIMALS, subtract, sum, unitsText } from '../money.ts'
import { bookOf } from './capitalAccounts.ts'
import type { AccountRows, Earned } from './capitalAccounts.ts'
import type { EarnedLine, Earnings, LineSums } from './earnings.ts'
import { shareOf, sharesOf, unitsOf } from './resultShares.ts'
import type { Book, Share } from './resultShares.ts'
import type { RollForward } from './rollForward.ts'

interface LineShare<Line> {
  line: Line
  amount: Decimal
}

export interface LineShares {
  result: LineShare<EarnedLine>[]
  managementFees: LineShare<string>[]
}

const REST: EarnedLine = { group: 'other', section: null, item: 'otherResult' }
/** Fees are charged by their items alone: there is no rest of them. */
const NO_ITEM = ''
const NOTHING: Share = { result: 0n, managementFees: 0n }

/** The earnings are those on the reporting dates of the rows, in their order; without a day, since the beginning. */
export function lineShares(
  rows: AccountRows,
  earnings: Earnings,
  from: CalendarDate | null,
): (limitedPartnerId: number, rolled: Pick<RollForward, keyof Share>) => LineShares {
  const since = rows.dates.filter(({ date }) => from === null || date > from)
  const first = rows.dates.length - since.length
  const bookSince = (earned: Earned): Book =>
    bookOf(rows, (date, all) => (from !== null && date <= from ? NOTHING : earned(date, all)))
  const whole = bookSince((_, all) => all)
  const total: Record<keyof Share, Decimal> = {
    result: decimal(whole.result),
    managementFees: decimal(whole.feeTimes.reduce((so, { fees }) => so + fees, 0n)),
  }
  const result = gainsOf(earnings.result, first, total.result, REST)
  const fees = gainsOf(earnings.managementFees, first, total.managementFees, NO_ITEM)
  const shares = Array.from({ length: Math.max(result.length, fees.length) }, (_, place) => {
    const known = new Map(
      since.map(({ date }, day): [CalendarDate, Share] => [
        date,
        { result: runningOf(result, place, day), managementFees: runningOf(fees, place, day) },
      ]),
    )
    return sharesOf(bookSince(date => known.get(date) ?? NOTHING))
  })
  return (id, rolled) => {
    const of = (name: keyof Share) => shares.map(each => decimal(shareOf(each, id)[name]))
    return {
      result: linesOf(result, of('result'), rolled.result, REST),
      managementFees: linesOf(fees, of('managementFees'), rolled.managementFees, NO_ITEM),
    }
  }
}

/** The management fees of the whole fund in the same time, which are those of all partners together. */
export function feesOfFund(
  { dates }: Pick<AccountRows, 'dates'>,
  { managementFees }: Pick<Earnings, 'managementFees'>,
  from: CalendarDate | null,
): LineShares['managementFees'] {
  const since = dates.filter(({ date }) => from === null || date > from)
  const total = sum(since.map(row => row.managementFees))
  return gainsOf(managementFees, dates.length - since.length, total, NO_ITEM).map(({ line, gains }) => ({
    line,
    amount: asAmount(sum(gains)),
  }))
}

/** What a line gained in the time before each day. */
interface Gain<Line> {
  line: Line
  gains: Decimal[]
}

/** With what the lines do not explain as the last one, which has no time of its own and stands with the first. */
function gainsOf<Line>(lines: readonly LineSums<Line>[], first: number, total: Decimal, rest: Line): Gain<Line>[] {
  const known = lines
    .map(({ line, sums }) => ({
      line,
      gains: sums.map((amount, day) => subtract(amount, sums[day - 1] ?? '0')).slice(first),
    }))
    .filter(({ gains }) => !gains.every(isZero))
  const left = subtract(total, sum(known.flatMap(({ gains }) => gains)))
  return isZero(left) ? known : [...known, { line: rest, gains: [left] }]
}

function runningOf(lines: readonly Gain<unknown>[], place: number, day: number): bigint {
  return unitsOf(sum(lines.slice(0, place + 1).map(({ gains }) => gains[day] ?? '0')))
}

/** Each line is by how much the running total rises. */
function linesOf<Line>(
  lines: readonly Gain<Line>[],
  running: readonly Decimal[],
  own: Decimal,
  rest: Line,
): LineShare<Line>[] {
  const apart = subtract(own, running[lines.length - 1] ?? '0')
  if (lines.length === 0) return isZero(apart) ? [] : [{ line: rest, amount: asAmount(apart) }]
  const largest = largestOf(lines)
  return lines.map((each, place) => {
    const share = subtract(running[place] ?? '0', running[place - 1] ?? '0')
    return { line: each.line, amount: asAmount(each === largest ? sum([share, apart]) : share) }
  })
}

/** The first of equals. */
function largestOf<Line>(lines: readonly Gain<Line>[]): Gain<Line> | undefined {
  const size = ({ gains }: Gain<Line>): Decimal => absolute(sum(gains))
  return lines.reduce<Gain<Line> | undefined>(
    (most, each) => (most && compare(size(most), size(each)) >= 0 ? most : each),
    undefined,
  )
}

function decimal(units: bigint): Decimal {
  return unitsText(units, MONEY_DECIMALS)
}
