/**
 * Capital calls and distributions of a demo fund, shared among its partners; later partners are put where they would
 * stand had they come first.
 */
import type { CalendarDate } from '../entity.ts'
import { daysBetween } from '../calendar.ts'
import type { Components } from '../limited-partners/ledger.ts'
import { divide, multiply } from '../money.ts'
import type { Book } from './cash.ts'
import { centsOf, percentOf, splitCents, textOf, thousands, total } from './money.ts'
import type { Cents } from './money.ts'
import type { FundPlan } from './fundPlans.ts'
import type { When } from './schedule.ts'

export interface Holder {
  name: string
  commitment: Cents
  closing: number
  paysFee: boolean
}

export type Amounts = Partial<Record<keyof Components, Cents>>

export interface Line {
  holder: Holder
  amounts: Amounts
}

export interface CapitalMovement {
  name: string
  date: CalendarDate
  amounts: Amounts
  lines: Line[]
  call?: number
}

/** What a later closing moves between the partners; over all of them it adds up to nothing. */
export interface Equalisation {
  closing: number
  date: CalendarDate
  lines: Line[]
  paidIn: Cents
  interest: Cents
}

const CALL_COMPONENTS = ['investmentFunding', 'managementFees', 'expensesPaidIn', 'expensesOutOfPaidIn'] as const
const BUFFER = thousands(150)
const STEP = thousands(50)

/** The calls alone, not yet shared: each covers what leaves the fund until the next one. */
export function planCalls(
  plan: FundPlan,
  commitments: Cents,
  book: Book,
  when: When,
): Omit<CapitalMovement, 'lines'>[] {
  const flows = [
    ...book.movements.filter(({ nonCash }) => !nonCash).map(({ date, cents, type }) => ({ date, cents, type })),
    ...plan.payouts.map(payout => ({
      date: when(payout.date),
      cents: -thousands(payout.thousands),
      type: 'Distribution',
    })),
  ].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  const dates = plan.calls.map(when)
  const first = when(plan.calls[0])
  let cash = total(flows.filter(({ date }) => date < first).map(({ cents }) => cents))
  let called = 0
  return dates.map((date, index) => {
    const next = dates[index + 1]
    const until = flows.filter(flow => flow.date >= date && (next === undefined || flow.date < next))
    let [running, least] = [cash, cash]
    for (const { cents } of until) {
      running += cents
      least = Math.min(least, running)
    }
    const outside = index === 0 ? thousands(plan.outside) : 0
    const needed = Math.max(STEP, Math.ceil((BUFFER - least) / STEP) * STEP)
    const amount = next === undefined ? percentOf(commitments, plan.paidIn) - called : needed
    const fees = Math.min(
      amount,
      -total(until.filter(({ type }) => type === 'ManagementFee').map(({ cents }) => cents)),
    )
    const costs = Math.min(
      amount - fees - outside,
      -total(until.filter(({ type }) => type === 'Expense').map(({ cents }) => cents)),
    )
    const expenses = Math.max(0, costs)
    called += amount
    cash = running + amount
    return {
      name: `Capital call ${index + 1}`,
      date,
      call: index + 1,
      amounts: {
        investmentFunding: amount - fees - expenses - outside,
        managementFees: fees,
        expensesPaidIn: expenses,
        ...(outside > 0 && { expensesOutOfPaidIn: outside }),
      },
    }
  })
}

export function planPayouts(plan: FundPlan, when: When): Omit<CapitalMovement, 'lines'>[] {
  return plan.payouts.map((payout, index) => ({
    name: `Distribution ${index + 1}`,
    date: when(payout.date),
    amounts: {
      distribution: thousands(payout.thousands),
      returnOfCapital: thousands(payout.capital),
      realizedGain: thousands(payout.thousands - payout.capital),
      ...(payout.recallable && { recallableDistribution: thousands(payout.recallable) }),
    },
  }))
}

/** A call and a payout on the same day become one movement that shows both. */
export function netted(
  calls: readonly Omit<CapitalMovement, 'lines'>[],
  payouts: readonly Omit<CapitalMovement, 'lines'>[],
): Omit<CapitalMovement, 'lines'>[] {
  const joined = calls.map(call => {
    const payout = payouts.find(({ date }) => date === call.date)
    return payout
      ? {
          ...call,
          name: `${call.name} and ${payout.name.toLowerCase()}`,
          amounts: { ...call.amounts, ...payout.amounts },
        }
      : call
  })
  return [...joined, ...payouts.filter(({ date }) => calls.every(call => call.date !== date))].sort((a, b) =>
    a.date < b.date ? -1 : 1,
  )
}

/** The fee is shared among those who pay it, everything else by commitment. */
function weightIn(name: keyof Components, { commitment, paysFee }: Holder): Cents {
  return name === 'managementFees' && !paysFee ? 0 : commitment
}

export function linesOf(amounts: Amounts, holders: readonly Holder[]): Line[] {
  const lines = holders.map((holder): Line => ({ holder, amounts: {} }))
  for (const [name, cents] of Object.entries(amounts) as [keyof Components, Cents][])
    for (const [{ amounts: own }, part] of splitCents(cents, lines, ({ holder }) => weightIn(name, holder)))
      own[name] = part
  // The distribution of each is what its two parts make, so that nobody's parts miss it by a cent.
  for (const { amounts: own } of lines)
    if (own.distribution !== undefined) own.distribution = (own.returnOfCapital ?? 0) + (own.realizedGain ?? 0)
  return lines
}

function sharesOf(amounts: Amounts, holders: readonly Holder[]): Map<Holder, Amounts> {
  return new Map(linesOf(amounts, holders).map(line => [line.holder, line.amounts]))
}

/**
 * The new partners pay their share of every earlier call, with interest since then; the earlier ones get both. Each
 * ends with its part of the call by the commitments of everybody.
 */
export function equalise(
  closing: number,
  date: CalendarDate,
  rate: string,
  movements: readonly CapitalMovement[],
  holders: readonly Holder[],
): Equalisation | undefined {
  const present = holders.filter(holder => holder.closing <= closing)
  const calls = movements.filter(movement => movement.call !== undefined && movement.date < date)
  if (calls.length === 0) return undefined
  const lines = present.map((holder): Line => ({ holder, amounts: {} }))
  const before = lines.filter(({ holder }) => holder.closing < closing)
  for (const call of calls) {
    const drawn = sharesOf(
      call.amounts,
      before.map(({ holder }) => holder),
    )
    const due = sharesOf(call.amounts, present)
    const days = String(daysBetween(call.date, date))
    let interest = 0
    for (const { holder, amounts: own } of lines) {
      const owes = due.get(holder) ?? {}
      for (const name of CALL_COMPONENTS)
        own[name] = (own[name] ?? 0) + (owes[name] ?? 0) - (drawn.get(holder)?.[name] ?? 0)
      if (holder.closing < closing) continue
      const share = total(CALL_COMPONENTS.map(name => owes[name] ?? 0))
      const owed = centsOf(divide(multiply(multiply(textOf(share), rate), days), '36500'))
      own.lateEntranceFee = (own.lateEntranceFee ?? 0) + owed
      interest += owed
    }
    for (const [{ amounts: own }, part] of splitCents(interest, before, ({ holder }) => holder.commitment))
      own.lateEntranceFee = (own.lateEntranceFee ?? 0) - part
  }
  const late = lines.filter(({ holder }) => holder.closing === closing)
  const interest = total(late.map(({ amounts }) => amounts.lateEntranceFee ?? 0))
  return {
    closing,
    date,
    lines,
    interest,
    paidIn: total(late.map(({ amounts }) => total(CALL_COMPONENTS.map(name => amounts[name] ?? 0)))),
  }
}
