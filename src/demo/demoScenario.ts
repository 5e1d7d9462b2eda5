/**
 * The life of one demo fund from its first closing on, worked out before anything is written: all its figures follow
 * from each other.
 */
import type { Draft } from '../entityTypes.ts'
import type { CalendarDate } from '../entity.ts'
import { quarterEnds, WRITTEN_AS_OF } from './schedule.ts'
import type { When } from './schedule.ts'
import { billDueDiligence, billManagementFees, billServices } from './costs.ts'
import { planCapital } from './calls.ts'
import type { CapitalMovement, Holder } from './calls.ts'
import { dealMovements, movementOf, runningCosts } from './cash.ts'
import type { Book, Currencies } from './cash.ts'
import { DEALS } from './deals/deals.ts'
import type { Deal } from './deals/deal.ts'
import { centsOf, thousands, total } from './money.ts'
import type { RateOf } from './money.ts'
import type { DemoPartner } from './partners.ts'
import type { FundPlan } from './fundPlans.ts'
import { soldBy, TRANSFERS } from './transfers.ts'
import type { DemoTransfer } from './transfers.ts'
import { reportsOf } from './reports.ts'
import type { FairValue, Report } from './reports.ts'

export interface DemoScenario {
  plan: FundPlan
  currency: string
  deals: readonly Deal[]
  holders: Holder[]
  closings: { name: string; date: CalendarDate }[]
  /** By date; the equalisations of later closings are among them. */
  capital: CapitalMovement[]
  transfers: readonly DemoTransfer[]
  book: Book
  fairValues: FairValue[]
  reports: Report[]
}

/** Until when everything is reported on and closed; a fund that does not report has nothing open. */
export function closedUntil({ reports }: Pick<DemoScenario, 'reports'>): CalendarDate {
  return reports.length === 0
    ? LAST_DAY
    : (reports.filter(({ status }) => status === 'Published').at(-1)?.date ?? FIRST_DAY)
}

const LAST_DAY = '9999-12-31'
const FIRST_DAY = '0001-01-01'

const CLOSING_NAMES = ['First closing', 'Second closing', 'Third closing', 'Fourth closing']

/**
 * Two partners of three come with the first closing, the others in turn with the later ones; who has bought all that it
 * holds came with none.
 */
function holdersOf(plan: FundPlan, partners: readonly DemoPartner[]): Holder[] {
  const later = plan.closings.length - 1
  let turn = 0
  return partners.flatMap(({ name, kind, commitments }, index): Holder[] => {
    const given = commitments[plan.key]
    if (given === undefined) return []
    const comesLater = later > 0 && kind !== 'generalPartner' && index % 3 === 1
    const closing = comesLater ? (turn++ % later) + 1 : 0
    const commitment = (typeof given === 'string' ? centsOf(given) : thousands(given)) + soldBy(name, plan.key)
    return commitment === 0 ? [] : [{ name, commitment, closing, paysFee: kind !== 'generalPartner' }]
  })
}

interface ScenarioParts {
  plan: FundPlan
  terms: Draft<'fund'>
  partners: readonly DemoPartner[]
  when: When
  rateOf: RateOf
  fundCurrency: string
  systemCurrency: string
}

export function scenarioOf({
  plan,
  terms,
  partners,
  when,
  rateOf,
  fundCurrency,
  systemCurrency,
}: ScenarioParts): DemoScenario {
  const currencies: Currencies = { fund: fundCurrency, system: systemCurrency, rateOf }
  const deals = DEALS.filter(deal => deal.fund === plan.key)
  const holders = holdersOf(plan, partners)
  const closings = plan.closings.map((date, index) => ({
    name: CLOSING_NAMES[index] ?? `Closing ${index + 1}`,
    date: when(date),
  }))
  const quarters = plan.firstQuarter === undefined ? [] : quarterEnds(plan.firstQuarter, WRITTEN_AS_OF)
  const book: Book = {
    movements: deals.flatMap(deal => dealMovements(deal, currencies, when)),
    costs: [],
    invoices: [],
  }
  const sums = closings.map(({ date }, index) => ({
    date,
    cents: total(holders.filter(({ closing }) => closing === index).map(({ commitment }) => commitment)),
  }))
  const billing = { plan, terms, deals, closings: sums, quarters, when, currencies }
  billManagementFees(billing, book)
  billServices(billing, book)
  billDueDiligence(billing, book)
  for (const quarter of quarters) runningCosts(plan, quarter, when, currencies, book)
  drawOnFacility(plan, currencies, when, book)
  const interestRate = terms.lateEntranceInterestRate ?? '0'
  const capital = planCapital({ plan, holders, closings, interestRate, book, currencies, when })
  const transfers = TRANSFERS.filter(({ fund }) => fund === plan.key)
  const base = { plan, currency: fundCurrency, deals, holders, closings, capital, transfers, book }
  return { ...base, ...reportsOf(base, quarters, terms, when) }
}

function drawOnFacility(
  { facility, facilityInterest }: FundPlan,
  currencies: Currencies,
  when: When,
  book: Book,
): void {
  const bank = 'Fikt Bank'
  for (const [date, drawn] of facility) {
    book.movements.push(
      movementOf(currencies, currencies.fund, thousands(drawn), {
        date: when(date),
        type: 'Other',
        ...(drawn > 0
          ? { subType: 'Facility drawdown', description: 'Drawn on the subscription facility' }
          : { subType: 'Facility repayment', description: 'Repaid to the subscription facility' }),
        counterparty: bank,
      }),
    )
  }
  for (const [date, owed] of facilityInterest) {
    book.movements.push(
      movementOf(currencies, currencies.fund, -thousands(owed), {
        date: when(date),
        type: 'Expense',
        subType: 'Bank fees',
        tradingType: 'Expense',
        description: 'Interest on the subscription facility',
        counterparty: bank,
      }),
    )
    book.costs.push({
      date: when(date),
      section: 'incomeAndInterest',
      item: 'Interest expense',
      cents: thousands(owed),
    })
  }
}
