/** The money that moves between a demo fund and everybody but its limited partners, and what each cost belongs to. */
import type { CalendarDate, Decimal } from '../entity.ts'
import type { CreateValues } from '../entityTypes.ts'
import { addDays, addMonths, endOfMonth } from '../calendar.ts'
import type { ManagementFee } from '../invoices/fees.ts'
import type { Deal, DealEvent } from './deals/deal.ts'
import { converted, nextState, thousands, units } from './money.ts'
import type { Cents, RateOf } from './money.ts'
import type { FundPlan } from './fundPlans.ts'
import type { When } from './schedule.ts'

type NewTransaction = CreateValues<'transaction'>

/** One transaction of a fund. What goes out is negative. */
export interface Movement {
  date: CalendarDate
  type: NewTransaction['type']
  subType: NewTransaction['subType']
  tradingType?: NonNullable<NewTransaction['tradingType']>
  currency: string
  local: Cents
  rateToFund: Decimal
  rateToSystem: Decimal
  /** In the fund's currency. */
  cents: Cents
  /** In the system currency. */
  system: Cents
  nonCash?: true
  investmentType?: NewTransaction['investmentType']
  impact?: NewTransaction['impact']
  description: string
  counterparty: string
  deal?: Deal
  /** The later closing whose partners owe it. */
  closing?: number
  /** The invoice that it pays. */
  invoice?: Invoice
  /** Comes in and goes out on the same day: no cost of the fund. */
  passedOn?: true
}

/** A cost in the time it belongs to, which is not always that of its payment. */
export interface Cost {
  date: CalendarDate
  section: 'managementFees' | 'fundOperatingExpenses' | 'otherExpenses' | 'incomeAndInterest'
  item: string
  cents: Cents
}

/** `fee` of an invoice that charges the management fee of a time; the product numbers these. */
export interface Invoice {
  date: CalendarDate
  supplier: string
  number?: string
  net: Cents
  vat: Cents
  fee?: ManagementFee
}

export interface Book {
  movements: Movement[]
  costs: Cost[]
  invoices: Invoice[]
}

export interface Currencies {
  fund: string
  system: string
  rateOf: RateOf
}

type Given = Pick<Movement, 'date' | 'type' | 'subType' | 'description' | 'counterparty'> & Partial<Movement>

export function movementOf(
  { fund, system, rateOf }: Currencies,
  currency: string,
  local: Cents,
  given: Given,
): Movement {
  const [rateToFund, rateToSystem] = [rateOf(currency, fund, given.date), rateOf(currency, system, given.date)]
  return {
    currency,
    local,
    rateToFund,
    rateToSystem,
    cents: converted(local, rateToFund),
    system: converted(local, rateToSystem),
    ...given,
  }
}

interface Shape extends Required<Pick<Movement, 'type' | 'subType' | 'tradingType' | 'investmentType'>> {
  sign: 1 | -1
  label: string
  nonCash?: true
}

const SHAPES: Record<DealEvent[1], Shape> = {
  initial: {
    type: 'Investment',
    subType: 'Initial purchase',
    tradingType: 'Buy',
    sign: -1,
    investmentType: 'Initial',
    label: 'Purchase of shares in',
  },
  followOn: {
    type: 'Investment',
    subType: 'Follow-on',
    tradingType: 'Buy',
    sign: -1,
    investmentType: 'Follow-on',
    label: 'Further round of',
  },
  loan: {
    type: 'Investment',
    subType: 'Loan drawdown',
    tradingType: 'Buy',
    sign: -1,
    investmentType: 'Bridge',
    label: 'Loan to',
  },
  conversion: {
    type: 'Investment',
    subType: 'Conversion',
    tradingType: 'CorporateAction',
    sign: -1,
    investmentType: 'Follow-on',
    label: 'Conversion of the loan to',
    nonCash: true,
  },
  dividend: {
    type: 'Income',
    subType: 'Dividend',
    tradingType: 'Income',
    sign: 1,
    investmentType: 'NotApplicable',
    label: 'Dividend of',
  },
  interest: {
    type: 'Income',
    subType: 'Interest',
    tradingType: 'Income',
    sign: 1,
    investmentType: 'NotApplicable',
    label: 'Interest on the loan to',
  },
  repayment: {
    type: 'Divestment',
    subType: 'Loan repayment',
    tradingType: 'Sell',
    sign: 1,
    investmentType: 'NotApplicable',
    label: 'Repayment of the loan to',
  },
  partialExit: {
    type: 'Divestment',
    subType: 'Partial exit',
    tradingType: 'Sell',
    sign: 1,
    investmentType: 'NotApplicable',
    label: 'Sale of a part of',
  },
  exit: {
    type: 'Divestment',
    subType: 'Full exit',
    tradingType: 'Sell',
    sign: 1,
    investmentType: 'NotApplicable',
    label: 'Sale of',
  },
  writeOff: {
    type: 'Divestment',
    subType: 'Write-off',
    tradingType: 'Valuation',
    sign: -1,
    investmentType: 'NotApplicable',
    label: 'Write-off of',
    nonCash: true,
  },
}

export function dealMovements(deal: Deal, currencies: Currencies, when: When): Movement[] {
  return deal.events.map((event): Movement => {
    const [date, kind] = event
    const { sign, label, ...shape } = SHAPES[kind]
    // What is written off is the cost up to then; no money moves.
    const amount = event[1] === 'writeOff' ? localCost(deal, date) : thousands(event[2])
    return movementOf(currencies, deal.currency, sign * amount, {
      date: when(date),
      ...shape,
      description: `${label} ${deal.name}`,
      counterparty: deal.companies[0].name,
      deal,
    })
  })
}

const BUYING: readonly string[] = ['initial', 'followOn', 'loan']

function localCost(deal: Deal, until: CalendarDate): Cents {
  return deal.events.reduce(
    (so, [date, kind, amount]) => (BUYING.includes(kind) && date <= until ? so + thousands(amount ?? 0) : so),
    0,
  )
}

/**
 * What is left of a deal's cost after a day, in the fund's currency. A part that was sold takes its part of the cost
 * with it.
 */
export function costLeft(deal: Deal, movements: readonly Movement[], date: CalendarDate): Cents {
  const own = movements.filter(movement => movement.deal === deal)
  let cost = 0
  for (const [index, event] of deal.events.entries()) {
    const movement = own[index]
    if (!movement || movement.date > date) continue
    if (BUYING.includes(event[1])) cost -= movement.cents
    else if (event[1] === 'repayment') cost -= movement.cents
    else if (event[1] === 'partialExit') cost -= Math.round((cost * event[3]) / 100)
    else if (event[1] === 'exit' || event[1] === 'writeOff') cost = 0
  }
  return cost
}

type Running = readonly [
  item: Movement['subType'],
  supplier: string,
  label: string,
  amount: keyof FundPlan['budget'],
  day: number,
]

/** In each quarter: the month within it (0 to 2) and the day. */
const EVERY_QUARTER: readonly (readonly [month: number, running: Running])[] = [
  [1, ['Accounting, administration and IT', 'Moorgate Fund Services', 'Fund administration', 'administration', 12]],
  [0, ['Other travel and entertainment', 'Larkmoor Travel', 'Travel to the advisory board', 'travel', 22]],
  [1, ['Other travel and entertainment', 'Larkmoor Travel', 'Visits to portfolio companies', 'travel', 20]],
  [1, ['Audit and tax', 'Pohl & Ruhland Tax', 'Tax returns and withholding tax', 'tax', 8]],
  [2, ['Other', 'Fund board', 'Fees of the board', 'board', 10]],
  [2, ['Other', 'Quillmark Print', 'Reports and meetings for investors', 'meetings', 19]],
  [2, ['Custody', 'Norrfold Depositary', 'Depositary fee', 'custody', 16]],
  ...[0, 1, 2].flatMap((month): [number, Running][] => [
    [month, ['Bank fees', 'Fikt Bank', 'Account and payment fees', 'bankFees', 27]],
    [
      month,
      ['Accounting, administration and IT', 'Ledgerhall Systems', 'Data room and reporting system', 'systems', 6],
    ],
  ]),
]

/** Once a year, in the second month of the quarter named. */
const EVERY_YEAR: readonly (readonly [quarter: number, running: Running])[] = [
  [1, ['Other', 'Skerrow Insurance', 'Liability insurance', 'insurance', 18]],
  [3, ['Legal', 'Aldwin Tarn LLP', 'Legal advice of the year', 'legal', 15]],
  [4, ['Other', 'Aldwin Tarn Valuation', 'Third-party valuation', 'valuation', 24]],
]

/** Some days after the first call. */
const FOUNDING: Running = ['Organisation costs', 'Aldwin Tarn LLP', 'Foundation of the fund', 'organisation', 8]

/** The running costs of one quarter; none is paid before the fund has called money for the first time. */
export function runningCosts(
  plan: FundPlan,
  quarter: CalendarDate,
  when: When,
  currencies: Currencies,
  book: Book,
): void {
  const firstDay = plan.calls[0]
  const number = Number(quarter.slice(5, 7)) / 3
  let state = nextState(
    Array.from(`${plan.sign}${quarter}`).reduce((seed, letter) => nextState(seed ^ letter.charCodeAt(0)), 7),
  )
  const due = [
    ...EVERY_QUARTER,
    ...EVERY_YEAR.filter(([one]) => one === number).map(([, running]) => [1, running] as const),
  ]
  if (firstDay <= quarter && firstDay > addMonths(quarter, -3)) due.push([0, FOUNDING])
  for (const [month, [item, supplier, label, amount, day]] of due) {
    state = nextState(state)
    const whole = plan.budget[amount]
    const written = amount === 'organisation' ? addDays(firstDay, day) : onDay(addMonths(quarter, month - 2), day)
    if (whole === 0 || written <= firstDay) continue
    // Between nine and eleven tenths of the budget, to the cent.
    const cents = Math.round((units(whole) * (900 + ((state >>> 16) % 201))) / 1000)
    const date = when(written)
    book.movements.push(
      movementOf(currencies, currencies.fund, -cents, {
        date,
        type: 'Expense',
        subType: item,
        tradingType: 'Expense',
        description: label,
        counterparty: supplier,
      }),
    )
    const valuation = amount === 'valuation'
    book.costs.push({
      date,
      section: valuation ? 'otherExpenses' : 'fundOperatingExpenses',
      item: valuation ? 'Third-party valuation' : item,
      cents,
    })
  }
}

export function onDay(date: CalendarDate, day: number): CalendarDate {
  return addDays(endOfMonth(addMonths(date, -1)), day)
}
