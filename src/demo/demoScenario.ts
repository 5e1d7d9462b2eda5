/**
 * The life of one demo fund from its first closing on, worked out before anything is written: all its figures follow
 * from each other.
 */
import type { Draft } from '../entityTypes.ts'
import type { CalendarDate, Decimal } from '../entity.ts'
import { quarterEnds, WRITTEN_AS_OF } from './schedule.ts'
import type { When } from './schedule.ts'
import { billDueDiligence, billManagementFees, billServices } from './costs.ts'
import { equalise, linesOf, netted, planCalls, planPayouts } from './calls.ts'
import type { CapitalMovement, Equalisation, Holder } from './calls.ts'
import { dealMovements, movementOf, runningCosts } from './cash.ts'
import type { Book, Currencies } from './cash.ts'
import { DEALS } from './deals/deals.ts'
import type { Deal } from './deals/deal.ts'
import { multiply, round } from '../money.ts'
import { centsOf, thousands, total } from './money.ts'
import type { RateOf } from './money.ts'
import type { DemoPartner } from './partners.ts'
import type { FundPlan } from './fundPlans.ts'
import { reportsOf } from './reports.ts'
import type { FairValue, Report } from './reports.ts'

export interface DemoScenario {
  plan: FundPlan
  currency: string
  deals: readonly Deal[]
  holders: Holder[]
  closings: { name: string; date: CalendarDate }[]
  equalisations: Equalisation[]
  capital: CapitalMovement[]
  book: Book
  fairValues: FairValue[]
  reports: Report[]
  /** Of an amount in the fund's currency on a day. */
  inSystem: (amount: string, date: CalendarDate) => { exchangeRateToSystem: Decimal; amountSystem: Decimal }
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

/** Two partners of three come with the first closing, the others in turn with the later ones. */
function holdersOf(plan: FundPlan, partners: readonly DemoPartner[]): Holder[] {
  const later = plan.closings.length - 1
  let turn = 0
  return partners.flatMap(({ name, kind, commitments }, index): Holder[] => {
    const given = commitments[plan.key]
    if (given === undefined) return []
    const comesLater = later > 0 && kind !== 'generalPartner' && index % 3 === 1
    const closing = comesLater ? (turn++ % later) + 1 : 0
    return [
      {
        name,
        commitment: typeof given === 'string' ? centsOf(given) : thousands(given),
        closing,
        paysFee: kind !== 'generalPartner',
      },
    ]
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
  const promised = total(holders.map(({ commitment }) => commitment))
  const movements = netted(planCalls(plan, promised, book, when), planPayouts(plan, when))
  const dateOf = (closing: number): CalendarDate => closings[closing]?.date ?? LAST_DAY
  const capital: CapitalMovement[] = movements.map(movement => ({
    ...movement,
    lines: linesOf(
      movement.amounts,
      holders.filter(({ closing }) => dateOf(closing) <= movement.date),
    ),
  }))
  const rate = terms.lateEntranceInterestRate ?? '0'
  const equalisations = closings
    .slice(1)
    .flatMap(({ date }, index) => equalise(index + 1, date, rate, capital, holders) ?? [])
  for (const equalisation of equalisations) payEqualisation(equalisation, currencies, book)
  const inSystem: DemoScenario['inSystem'] = (amount, date) => {
    const exchangeRateToSystem = rateOf(fundCurrency, systemCurrency, date)
    return { exchangeRateToSystem, amountSystem: round(multiply(amount, exchangeRateToSystem), 2) }
  }
  const base = { plan, currency: fundCurrency, inSystem, deals, holders, closings, equalisations, capital, book }
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
        subType: 'Other',
        description: 'Drawn on the subscription facility',
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

/** What later partners pay goes on to the earlier ones on the same day. */
function payEqualisation({ date, interest, paidIn }: Equalisation, currencies: Currencies, book: Book): void {
  const [cents, counterparty] = [paidIn + interest, 'Limited partners']
  book.movements.push(
    movementOf(currencies, currencies.fund, cents, {
      date,
      type: 'CapitalCall',
      subType: 'Subsequent close interest (call)',
      description: 'Earlier calls and interest, paid by the partners of this closing',
      counterparty,
      impact: 'ReducesUnfunded',
    }),
    movementOf(currencies, currencies.fund, -cents, {
      date,
      type: 'Distribution',
      subType: 'Return of excess capital called',
      description: 'Earlier calls and interest, returned to the partners of earlier closings',
      counterparty,
      impact: 'IncreasesUnfunded',
    }),
  )
}
