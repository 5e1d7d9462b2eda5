/**
 * What a demo fund calls and distributes: each call covers what leaves the fund until the next one. How it is shared
 * among the partners, and what a later closing moves between them, the product works out.
 */
import type { CalendarDate, Decimal } from '../entity.ts'
import { equalise } from '../closings/equalisation.ts'
import { USUAL_MINOR_UNITS } from '../currencies/currency.ts'
import type { Components } from '../limited-partners/ledger.ts'
import { movementOf } from './cash.ts'
import type { Book, Currencies, Movement } from './cash.ts'
import { centsOf, percentOf, textOf, thousands, total } from './money.ts'
import type { Cents } from './money.ts'
import type { FundPlan } from './fundPlans.ts'
import type { When } from './schedule.ts'

export interface Holder {
  name: string
  /** With which it was admitted, before it sold or bought any. */
  commitment: Cents
  closing: number
  paysFee: boolean
}

export type Amounts = Partial<Record<keyof Components, Cents>>

export interface CapitalMovement {
  name: string
  date: CalendarDate
  amounts: Amounts
  purpose: string
  call?: number
  /** The closing whose equalisation it is: the product makes it. */
  closing?: number
}

export interface CapitalInputs {
  plan: FundPlan
  holders: readonly Holder[]
  closings: readonly { name: string; date: CalendarDate }[]
  /** Of late entrance, in percent points a year. */
  interestRate: Decimal
  /** What moves between the fund and everybody but its partners. */
  book: Book
  currencies: Currencies
  when: When
}

const BUFFER = thousands(150)
const STEP = thousands(50)

interface Flow {
  date: CalendarDate
  cents: Cents
}

interface Call extends Flow {
  fees: Cents
}

/** All capital movements by date, with what the later closings bring in besides. */
export function planCapital(inputs: CapitalInputs): CapitalMovement[] {
  const { plan, holders, book, when } = inputs
  const payouts = planPayouts(inputs)
  const flows: Flow[] = [
    // What is drawn on a facility is paid back, so that calls are planned without it.
    ...book.movements.filter(({ type, nonCash }) => !nonCash && type !== 'Other'),
    ...payouts.map(({ date, amounts }) => ({ date, cents: -(amounts.distribution ?? 0) })),
  ]
  const dates = plan.calls.map(when)
  const first = when(plan.calls[0])
  const promised = total(holders.map(({ commitment }) => commitment))
  let cash = total(flows.filter(({ date }) => date < first).map(({ cents }) => cents))
  let paidIn = 0
  const calls: Call[] = []
  const planned: CapitalMovement[] = []
  const equalisations: CapitalMovement[] = []
  for (const [index, date] of dates.entries()) {
    const next = dates[index + 1]
    const within = (day: CalendarDate): boolean => day >= date && (next === undefined || day < next)
    const fees = Math.max(0, feesDue(inputs, date, next) - feesOf([...planned, ...equalisations]))
    const late = inputs.closings.flatMap((closing, number) =>
      number > 0 && within(closing.date) ? equalisationOf(inputs, number, [...calls, { date, cents: 0, fees }]) : [],
    )
    const until = [
      ...flows.filter(flow => within(flow.date)),
      ...late.map(({ date: day, amounts }) => ({ date: day, cents: amounts.managementFees ?? 0 })),
    ].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
    let [running, least] = [cash, cash]
    for (const { cents } of until) {
      running += cents
      least = Math.min(least, running)
    }
    const outside = index === 0 ? thousands(plan.outside) : 0
    const needed = Math.max(STEP, Math.ceil(Math.max(BUFFER - least, fees + outside) / STEP) * STEP)
    const amount = next === undefined ? percentOf(promised, plan.paidIn) - paidIn : needed
    const costs = book.movements.filter(({ type, date: day }) => type === 'Expense' && within(day))
    const amounts = amountsOf(amount, outside, fees, -total(costs.map(({ cents }) => cents)))
    calls.push({ date, cents: amount, fees: amounts.managementFees ?? 0 })
    planned.push({
      name: `Capital call ${index + 1}`,
      date,
      call: index + 1,
      amounts,
      purpose: purposeOfCall(
        amounts,
        book.movements.filter(movement => within(movement.date)),
      ),
    })
    equalisations.push(...late)
    paidIn += amount + feesOf(late)
    cash = running + amount
  }
  for (const equalisation of equalisations) passInterestOn(inputs, equalisation)
  return [...netted(planned, payouts), ...equalisations].sort((a, b) => (a.date < b.date ? -1 : 1))
}

function feesOf(movements: readonly CapitalMovement[]): Cents {
  return total(movements.map(({ amounts }) => amounts.managementFees ?? 0))
}

/**
 * All management fees until the next call. What later partners owe for the time before they came they pay with their
 * closing, so that nobody else is called for it.
 */
function feesDue({ book, closings }: CapitalInputs, date: CalendarDate, next: CalendarDate | undefined): Cents {
  const fees = book.movements.filter(({ type, closing, ...movement }) =>
    type !== 'ManagementFee'
      ? false
      : closing === undefined
        ? next === undefined || movement.date < next
        : (closings[closing]?.date ?? date) <= date,
  )
  return -total(fees.map(({ cents }) => cents))
}

function amountsOf(amount: Cents, outside: Cents, due: Cents, costs: Cents): Amounts {
  const fees = Math.min(amount, due)
  const expenses = Math.max(0, Math.min(amount - fees - outside, costs))
  return {
    investmentFunding: amount - fees - expenses - outside,
    managementFees: fees,
    expensesPaidIn: expenses,
    ...(outside > 0 && { expensesOutOfPaidIn: outside }),
  }
}

/**
 * What is left in the fund of what the product moves at a later closing: the fees that the new partners owe since the
 * first one, with interest. All else goes from partner to partner.
 */
function equalisationOf(inputs: CapitalInputs, index: number, calls: readonly Call[]): CapitalMovement[] {
  const { holders, closings, interestRate } = inputs
  const closing = closings[index]
  if (!closing || calls.length === 0) return []
  const commitmentOf = (paying: readonly Holder[]): Decimal =>
    textOf(total(paying.filter(({ paysFee }) => paysFee).map(({ commitment }) => commitment)))
  const { totals } = equalise(
    { date: closing.date, interestRate, minorUnits: USUAL_MINOR_UNITS },
    holders
      .filter(holder => holder.closing <= index)
      .map((holder, place) => ({
        limitedPartnerId: place + 1,
        prior: holder.closing < index ? textOf(holder.commitment) : '0',
        additional: holder.closing === index ? textOf(holder.commitment) : '0',
        paysFees: holder.paysFee,
        paid: {},
      })),
    calls.map(({ date, fees }, place) => ({
      capitalMovementId: place + 1,
      name: '',
      date,
      totals: { managementFees: textOf(fees) },
      feeCommitments: commitmentOf(holders.filter(holder => (closings[holder.closing]?.date ?? date) <= date)),
      // Every closing lies in the investment period, in which the demo funds pay fees on commitments.
      feesOnCommitment: true,
    })),
  )
  return [
    {
      name: `Equalisation, ${closing.name.toLowerCase()}`,
      date: closing.date,
      closing: index,
      amounts: { managementFees: centsOf(totals.fee), lateEntranceFee: centsOf(totals.feeInterest) },
      purpose: '',
    },
  ]
}

/** Interest on late fees is no income of the fund: the manager gets it on the same day. */
function passInterestOn(
  { plan, currencies, book }: CapitalInputs,
  { date, name, amounts: { lateEntranceFee = 0 } }: CapitalMovement,
): void {
  if (lateEntranceFee === 0) return
  book.movements.push(
    movementOf(currencies, currencies.fund, -lateEntranceFee, {
      date,
      type: 'ManagementFee',
      subType: 'Management fee (outside)',
      tradingType: 'Expense',
      description: `Interest on fees of later partners: ${name}`,
      counterparty: plan.manager,
      passedOn: true,
    }),
  )
}

function planPayouts({ plan, book, when }: CapitalInputs): CapitalMovement[] {
  return plan.payouts.map((payout, index) => {
    const [date, before] = [when(payout.date), plan.payouts[index - 1]]
    const since = before ? when(before.date) : undefined
    return {
      name: `Distribution ${index + 1}`,
      date,
      amounts: {
        distribution: thousands(payout.thousands),
        returnOfCapital: thousands(payout.capital),
        realizedGain: thousands(payout.thousands - payout.capital),
        ...(payout.recallable && { recallableDistribution: thousands(payout.recallable) }),
      },
      purpose: purposeOfPayout(
        book.movements.filter(movement => movement.date <= date && (since === undefined || movement.date > since)),
      ),
    }
  })
}

function purposeOfCall({ investmentFunding = 0 }: Amounts, movements: readonly Movement[]): string {
  const names = dealsOf(movements, 'Investment')
  if (names.length > 0) return `Investment in ${inWords(names)}; management fee and running costs of the fund.`
  return investmentFunding > STEP
    ? 'Further rounds of companies in the portfolio; management fee and running costs of the fund.'
    : 'Management fee and running costs of the fund.'
}

function purposeOfPayout(movements: readonly Movement[]): string {
  const [sold, earning] = [dealsOf(movements, 'Divestment'), dealsOf(movements, 'Income')]
  if (sold.length > 0) return `Proceeds of ${inWords(sold)}.`
  return earning.length > 0 ? `Income from ${inWords(earning)}.` : 'Liquidity that the fund does not need.'
}

function dealsOf(movements: readonly Movement[], type: Movement['type']): string[] {
  const own = movements.filter(movement => movement.type === type && !movement.nonCash)
  return [...new Set(own.flatMap(({ deal }) => deal?.name ?? []))]
}

function inWords(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last
}

/** A call and a payout on the same day become one movement that shows both. */
function netted(calls: readonly CapitalMovement[], payouts: readonly CapitalMovement[]): CapitalMovement[] {
  const joined = calls.map(call => {
    const payout = payouts.find(({ date }) => date === call.date)
    return payout
      ? {
          ...call,
          name: `${call.name} and ${payout.name.toLowerCase()}`,
          amounts: { ...call.amounts, ...payout.amounts },
          purpose: `${call.purpose} ${payout.purpose}`,
        }
      : call
  })
  return [...joined, ...payouts.filter(({ date }) => calls.every(call => call.date !== date))]
}
