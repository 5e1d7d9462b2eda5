/**
 * What each partner's returns were without the subscription facility, as facility.ts tells it of the fund. What a call
 * repaid moves as the partners paid that call; what still stands, or was repaid out of no call, they would have paid by
 * the commitments of the day that is looked at. So the partners together are the fund.
 */
import type { CalendarDate, Decimal } from '../entity.ts'
import { add, divide, isZero, multiply, negate, subtract, sum } from '../money.ts'
import type { Measure, WithoutFacility } from './answers.ts'
import type { AccountRows, CapitalAccount, Cash } from './capitalAccounts.ts'
import { advanced, advancesAt } from './facility.ts'
import type { Advance } from './facility.ts'
import { irrLabels, isInFirstYears, ratePercent, reasonText } from './figure.ts'
import type { FundData } from './fundData.ts'
import { irr } from './irr.ts'
import type { Flow } from './irr.ts'
import { multiple } from './multiples.ts'

type Account = Pick<CapitalAccount, 'limitedPartnerId' | 'contributed' | 'distributed' | 'balance'>

/** undefined where nothing was drawn on a facility by the day. */
export function withoutFacility(
  data: FundData,
  rows: Pick<AccountRows, 'commitments' | 'cash'>,
  asOf: CalendarDate,
): ((account: Account, cash: readonly Cash[]) => WithoutFacility) | undefined {
  const advances = advancesAt(data, asOf)
  if (advances.length === 0) return undefined
  const [calls, commitments] = [new Shares(), new Shares()]
  for (const row of rows.cash) if (isOfCall(row)) calls.put(row.date, row.limitedPartnerId, row.contributed)
  for (const { limitedPartnerId, value } of rows.commitments) commitments.put(ALL, limitedPartnerId, value)
  return (account, cash) => {
    const id = account.limitedPartnerId
    const part = (advance: Advance): Decimal =>
      (advance.end === 'called' ? calls.of(advance.call.date, id, advance.amount) : null) ??
      commitments.of(ALL, id, advance.amount) ??
      '0'
    const drawn = sum(advanced(advances, 'outstanding', part))
    const returned = sum(advanced(advances, 'returned', part))
    const left = add(account.balance, drawn)
    const back = sum([account.distributed, returned, left])
    const { value, reason } = multiple(back, sum([account.contributed, drawn, returned]), 'nothingPaidIn')
    return {
      tvpi: { value, ...(reason && { reason: reasonText(reason) }) },
      irr: isInFirstYears(data, asOf)
        ? { value: null, reason: reasonText('firstYears') }
        : rateOf([...flowsOf(cash), ...movedOf(advances, part), { date: asOf, amount: left }]),
    }
  }
}

/** What closings and transfers move from partner to partner pays no draw back. */
function isOfCall({ closingId, transferId }: Cash): boolean {
  return !closingId && !transferId
}

export function flowsOf(cash: readonly Cash[]): Flow[] {
  return cash.map(row => ({ date: row.date, amount: subtract(row.distributed, row.contributed) }))
}

export function rateOf(flows: readonly Flow[]): Measure {
  const rate = irr(flows)
  return { value: ratePercent(rate), ...irrLabels(rate) }
}

/** Each part is paid on the day of the draw, and given back where the fund has repaid it. */
function movedOf(advances: readonly Advance[], part: (advance: Advance) => Decimal): Flow[] {
  return advances.flatMap(advance => {
    const amount = part(advance)
    const paid: Flow = { date: advance.draw.date, amount: negate(amount) }
    if (advance.end === 'outstanding') return [paid]
    return [paid, { date: advance.end === 'called' ? advance.call.date : advance.repayment.date, amount }]
  })
}

const ALL = 'all'

/** How an amount is shared among the partners, by what each has put in under a name. */
class Shares {
  readonly #parts = new Map<string, Map<number, Decimal>>()
  readonly #totals = new Map<string, Decimal>()

  put(name: string, id: number, amount: Decimal): void {
    const parts = this.#parts.get(name) ?? new Map<number, Decimal>()
    parts.set(id, add(parts.get(id) ?? '0', amount))
    this.#parts.set(name, parts)
    this.#totals.set(name, add(this.#totals.get(name) ?? '0', amount))
  }

  /** null where nothing was put in. */
  of(name: string, id: number, amount: Decimal): Decimal | null {
    const total = this.#totals.get(name) ?? '0'
    return isZero(total) ? null : divide(multiply(amount, this.#parts.get(name)?.get(id) ?? '0'), total)
  }
}
