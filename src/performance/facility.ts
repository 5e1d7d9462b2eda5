/**
 * What became of each draw on the subscription facility: out of which call it was repaid, or that it still stands. With
 * the facility, returns are the flows as they were. Without it, the partners would have paid each draw on its day, and
 * so much less at the call that repaid it:
 *
 *   paid-in     = called + drawn and not repaid + repaid out of no call
 *   distributed = distributed + repaid out of no call: sale proceeds would have gone to the partners on that day
 *   value       = net asset value of the limited partners + drawn and not repaid, for the debt would not be there
 *   TVPI        = (distributed + value) ÷ paid-in; net IRR = XIRR of those flows, each on its day
 *
 * Interest and fees of the facility, and the carry, stay as they are in the books.
 *
 * Worked: 10 million are drawn on 15/01/2024 and repaid out of the call of 15/07/2024; the value is 12 million on
 * 15/01/2025. With the facility 10 become 12 in the 184 days since the call: 1.2^(365/184) − 1 = 43.57 % a year.
 * Without it they take the 366 days since the draw: 1.2^(365/366) − 1 = 19.94 %. TVPI is 1.20x in both. If only 6
 * million are called and repaid by then, the value is 12 less 4 of debt: TVPI is 8 ÷ 6 = 1.33x with the facility, and
 * without it (8 + 4) ÷ (6 + 4) = 1.20x. Pure.
 */
import type { CalendarDate, Decimal } from '../entity.ts'
import { addDays, compareDates } from '../calendar.ts'
import { asAmount, compare, divide, isZero, lesser, multiply, negate, subtract } from '../money.ts'
import { upTo } from './fundData.ts'
import type { FacilityRow, FundData, LedgerSum } from './fundData.ts'

/** A part of a draw, in the fund's currency at the rate of the draw: what the rate did since is a cost of the fund. */
export type Advance = { draw: FacilityRow; amount: Decimal } & (
  | { end: 'outstanding' }
  | { end: 'called'; call: LedgerSum }
  | { end: 'returned'; repayment: FacilityRow }
)

/** Partners may pay before the due date of a call, and the fund repays what it has received. */
const EARLY_DAYS_MAX = 30

interface Open<Row> {
  row: Row
  left: Decimal
}

/** The oldest draw is repaid first, each currency by itself; a repayment of more than is drawn repays what is. */
export function advancesAt({ facility, ledger }: Pick<FundData, 'facility' | 'ledger'>, date: CalendarDate): Advance[] {
  const calls = upTo(ledger, date)
    .filter(({ resource, called }) => resource === 'capital-movements' && compare(called, '0') > 0)
    .map(row => ({ row, left: row.called }))
  const rows = upTo(facility, date).toSorted(
    (one, other) => compareDates(one.date, other.date) || compare(other.local, one.local),
  )
  return [...Map.groupBy(rows, ({ currencyId }) => currencyId).values()].flatMap(own => advancesIn(own, calls))
}

function advancesIn(rows: readonly FacilityRow[], calls: readonly Open<LedgerSum>[]): Advance[] {
  const draws: Open<FacilityRow>[] = []
  const advances: Advance[] = []
  for (const row of rows) {
    if (compare(row.local, '0') > 0) draws.push({ row, left: row.local })
    else advances.push(...repaidBy(row, draws, calls))
  }
  return [
    ...advances,
    ...draws
      .filter(({ left }) => !isZero(left))
      .map(({ row, left }): Advance => ({ draw: row, amount: worthOf(row, left), end: 'outstanding' })),
  ]
}

function repaidBy(
  repayment: FacilityRow,
  draws: readonly Open<FacilityRow>[],
  calls: readonly Open<LedgerSum>[],
): Advance[] {
  const owed = { left: negate(repayment.local) }
  return draws.flatMap(draw => {
    const part = taken(draw, owed)
    return isZero(part) ? [] : outOf(callsFor(draw.row, repayment, calls), draw.row, worthOf(draw.row, part), repayment)
  })
}

/** What both still have is taken of both. */
function taken(one: { left: Decimal }, other: { left: Decimal }): Decimal {
  const part = lesser(one.left, other.left)
  one.left = subtract(one.left, part)
  other.left = subtract(other.left, part)
  return part
}

/** A part of a draw in the currency of the fund. */
function worthOf({ local, amount }: FacilityRow, part: Decimal): Decimal {
  return compare(part, local) === 0 ? amount : asAmount(divide(multiply(amount, part), local))
}

/** The last call since the draw, then those before it; then the next one, if it is due soon. */
function callsFor(
  draw: FacilityRow,
  { date }: FacilityRow,
  calls: readonly Open<LedgerSum>[],
): readonly Open<LedgerSum>[] {
  const inOrder = calls.toSorted((one, other) => compareDates(one.row.date, other.row.date))
  const latest = addDays(date, EARLY_DAYS_MAX)
  return [
    ...inOrder.filter(({ row }) => row.date >= draw.date && row.date <= date).toReversed(),
    ...inOrder.filter(({ row }) => row.date > date && row.date <= latest),
  ]
}

function outOf(
  calls: readonly Open<LedgerSum>[],
  draw: FacilityRow,
  amount: Decimal,
  repayment: FacilityRow,
): Advance[] {
  const repaid = { left: amount }
  const advances = calls.flatMap((call): Advance[] => {
    const part = taken(call, repaid)
    return isZero(part) ? [] : [{ draw, amount: part, end: 'called', call: call.row }]
  })
  return isZero(repaid.left) ? advances : [...advances, { draw, amount: repaid.left, end: 'returned', repayment }]
}

/** What the advances of one end come to, each by its part. */
export function advanced(
  advances: readonly Advance[],
  end: Advance['end'],
  part: (advance: Advance) => Decimal = ({ amount }) => amount,
): Decimal[] {
  return advances.filter(advance => advance.end === end).map(part)
}
