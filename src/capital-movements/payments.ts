/** What is still to come of a line, and whether it is late. Pure. */
import type { Decimal } from '../entity.ts'
import { changesOf } from '../entityTypes.ts'
import type { CheckedChanges, Computed, Draft } from '../entityTypes.ts'
import { absolute, asAmount, compare, greater, isZero, subtract, sum } from '../money.ts'
import { totalCall } from './components.ts'
import type { GivenComponents } from './components.ts'

export type PaidLine = GivenComponents & Pick<Draft<'capitalMovementLine'>, 'paymentStatus' | 'amountReceived'>

/** What the partner has to pay: the call, less a distribution that is netted with it. */
export function dueOf(line: GivenComponents): Decimal {
  const due = subtract(totalCall(line), line.distribution ?? '0')
  return asAmount(greater(due, '0'))
}

/** What comes in of the line, or goes out to the partner. */
export function movedBy(line: GivenComponents): Decimal {
  return absolute(subtract(totalCall(line), line.distribution ?? '0'))
}

/**
 * An amount that is noted says whether the line is paid in part, in full or not at all. What a person has decided
 * otherwise, as that it is disputed or that less counts as all of it, stays.
 */
export function paidByAmount(line: PaidLine, before: PaidLine | undefined): CheckedChanges<'capitalMovementLine'> {
  const received = line.amountReceived ?? '0'
  const isNoted = compare(received, before?.amountReceived ?? '0') !== 0
  const follows =
    line.paymentStatus === 'Open' ||
    line.paymentStatus === 'Partial' ||
    (line.paymentStatus === 'Received' && before !== undefined && wasPaidByAmount(before))
  const due = dueOf(line)
  if (!isNoted || !follows || isZero(due)) return changesOf('capitalMovementLine', {})
  const paid = compare(received, due) < 0 ? 'Partial' : 'Received'
  return changesOf('capitalMovementLine', { paymentStatus: compare(received, '0') > 0 ? paid : 'Open' })
}

/** Nobody has decided it: the amount that stood there came to all that was due. */
function wasPaidByAmount(line: PaidLine): boolean {
  return line.paymentStatus === 'Received' && compare(line.amountReceived ?? '0', dueOf(line)) >= 0
}

/** Nothing more is expected of a line that was received in full, however much came. */
export function outstanding(line: PaidLine): Decimal {
  if (line.paymentStatus === 'Received') return asAmount('0')
  const open = subtract(dueOf(line), line.amountReceived ?? '0')
  return asAmount(greater(open, '0'))
}

/** A disputed amount is talked about, and nobody is reminded of it. */
export function isOwed(line: PaidLine): boolean {
  return line.paymentStatus !== 'Disputed' && !isZero(outstanding(line))
}

/** As lists are sorted by it. */
export function computedPayments(line: PaidLine): Pick<Computed<'capitalMovementLine'>, 'outstanding' | 'owed'> {
  return { outstanding: outstanding(line), owed: isOwed(line) ? outstanding(line) : asAmount('0') }
}

export function isLate(line: PaidLine, { dueDate, today }: { dueDate: string; today: string }): boolean {
  return dueDate < today && isOwed(line)
}

interface PaymentSums {
  called: Decimal
  paidOut: Decimal
  received: Decimal
  outstanding: Decimal
}

export function paymentSums(lines: readonly PaidLine[]): PaymentSums {
  return {
    called: asAmount(sum(lines.map(totalCall))),
    paidOut: asAmount(sum(lines.map(({ distribution }) => distribution ?? '0'))),
    received: asAmount(sum(lines.map(({ amountReceived }) => amountReceived ?? '0'))),
    outstanding: asAmount(sum(lines.map(outstanding))),
  }
}
