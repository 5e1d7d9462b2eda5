/**
 * What a demo fund is billed for: the management fee by the fund's own terms, the audit and the lawyer, each with its
 * invoice.
 */
import type { Draft } from '../entityTypes.ts'
import type { CalendarDate } from '../entity.ts'
import { addDays, addMonths, yearOf } from '../calendar.ts'
import { feeTerms, lateEntrantFee, managementFee } from '../invoices/fees.ts'
import type { FeePeriod } from '../invoices/fees.ts'
import { costLeft, movementOf, onDay } from './cash.ts'
import type { Book, Currencies, Invoice, Movement } from './cash.ts'
import type { Deal } from './deals/deal.ts'
import { centsOf, percentOf, textOf, total, units } from './money.ts'
import type { Cents } from './money.ts'
import type { FundPlan } from './fundPlans.ts'
import { quarterName } from './schedule.ts'
import type { When } from './schedule.ts'

export interface Promised {
  date: CalendarDate
  cents: Cents
}

interface Billing {
  plan: FundPlan
  /** The fund as the API takes it. */
  terms: Draft<'fund'>
  deals: readonly Deal[]
  /** Sums of the closings. */
  closings: readonly Promised[]
  quarters: readonly CalendarDate[]
  when: When
  currencies: Currencies
}

const PAID_AFTER_DAYS = 10

/** Paid some days after its date, but never before the fund has called money. */
function bill(
  { plan, when, currencies }: Billing,
  book: Book,
  invoice: Invoice,
  { label, ...how }: Pick<Movement, 'type' | 'subType'> & Partial<Movement> & { label: string },
): void {
  const first = addDays(when(plan.calls[0]), 4)
  const due = addDays(invoice.date, PAID_AFTER_DAYS)
  const date = due < first ? first : due
  book.invoices.push(invoice)
  book.movements.push(
    movementOf(currencies, currencies.fund, -(invoice.net + invoice.vat), {
      date,
      ...how,
      tradingType: 'Expense',
      description: invoice.number === undefined ? label : `${label}, invoice ${invoice.number}`,
      counterparty: invoice.supplier,
      invoice,
      ...(how.type === 'ManagementFee' && { impact: 'ReducesUnfunded' }),
    }),
  )
}

/**
 * Quarter by quarter on what stands on its first day; what later partners owe since the first closing is billed on the
 * day they come.
 */
export function billManagementFees(billing: Billing, book: Book): void {
  const { plan, closings, quarters, when, deals } = billing
  const terms = feeTerms(billing.terms, 2)
  const promised = (date: CalendarDate): Cents =>
    total(closings.filter(closing => closing.date <= date).map(({ cents }) => cents))
  const atWork = (date: CalendarDate): Cents => total(deals.map(deal => costLeft(deal, book.movements, date)))
  const how = { type: 'ManagementFee', subType: 'Management fee (inside commitment)' } as const
  const [first, ...later] = closings
  if (!first) throw new Error(`The demo fund "${plan.fund}" has no closing.`)
  const periods = quarters.map((quarter, index): FeePeriod => {
    const before = quarters[index - 1]
    const end = before === undefined ? addMonths(when(quarter), -3) : when(before)
    return { from: addDays(end, 1), to: when(quarter) }
  })
  for (const [index, period] of periods.entries()) {
    const bases = (date: CalendarDate) => ({
      commitment: textOf(promised(date)),
      cashAtWork: { stated: '0', bought: textOf(atWork(date)), disposed: '0' } as const,
      nav: textOf(0),
    })
    const charged = managementFee(
      terms,
      index === 0 ? { ...period, from: first.date < period.from ? first.date : period.from } : period,
      bases,
    )
    const usual = onDay(period.to, 15)
    const date = usual < first.date ? first.date : usual
    bill(
      billing,
      book,
      {
        date,
        supplier: plan.manager,
        net: centsOf(charged.fee),
        vat: 0,
        fee: charged,
      },
      { ...how, label: `Management fee, ${quarterName(period.to)}` },
    )
    book.costs.push({ date: period.to, section: 'managementFees', item: 'Management fee', cents: centsOf(charged.fee) })
  }
  let before = promised(first.date)
  for (const [index, closing] of later.entries()) {
    const after = promised(closing.date)
    const since = periods.filter(({ from }) => from <= closing.date)
    const fee = lateEntrantFee(terms, since, textOf(before), textOf(after))
    bill(
      billing,
      book,
      {
        date: closing.date,
        supplier: plan.manager,
        number: `${plan.sign}-MF-C${index + 2}`,
        net: centsOf(fee),
        vat: 0,
      },
      { ...how, closing: index + 1, label: 'Management fee of later partners since the first closing' },
    )
    book.costs.push({ date: closing.date, section: 'managementFees', item: 'Management fee', cents: centsOf(fee) })
    before = after
  }
}

const AUDIT_QUARTER = 2

/** The audit of a year grows quarter by quarter and is billed in the following spring. */
export function billServices(billing: Billing, book: Book): void {
  const {
    plan: { budget, vatPercent, sign },
    quarters,
    when,
  } = billing
  let unbilled = 0
  for (const quarter of quarters) {
    const number = Number(quarter.slice(5, 7)) / 3
    if (number === AUDIT_QUARTER && unbilled > 0) {
      const net = unbilled * units(budget.audit)
      bill(
        billing,
        book,
        {
          date: when(onDay(addMonths(quarter, -2), 14)),
          supplier: 'Harrel & Voss Audit',
          number: `${sign}-A-${yearOf(when(quarter)) - 1}`,
          net,
          vat: percentOf(net, vatPercent),
        },
        { type: 'Expense', subType: 'Audit and tax', label: 'Audit of the past year' },
      )
      unbilled = 0
    }
    unbilled += 1
    const audit = units(budget.audit)
    book.costs.push({
      date: when(quarter),
      section: 'fundOperatingExpenses',
      item: 'Audit and tax',
      cents: audit + percentOf(audit, vatPercent),
    })
  }
}

/** Before a deal is done it is looked into; abroad by a local firm. */
export function billDueDiligence(billing: Billing, book: Book): void {
  const { deals, plan, currencies } = billing
  for (const deal of deals.filter(({ currency }) => plan.looksAbroad && currency !== currencies.fund)) {
    const bought = book.movements.find(movement => movement.deal === deal)
    if (!bought) continue
    const net = units(plan.budget.legal) / 2 + percentOf(-bought.cents, '0.3')
    const date = addDays(bought.date, -24)
    const vat = percentOf(net, 22)
    bill(
      billing,
      book,
      {
        date,
        supplier: 'Trnovec Svetovanje d.o.o.',
        number: `${plan.sign}-D-${deal.name.split(' ')[0]}`,
        net,
        vat,
      },
      { type: 'Expense', subType: 'Due diligence', label: `Due diligence of ${deal.name}` },
    )
    book.costs.push({
      date: addDays(date, PAID_AFTER_DAYS),
      section: 'fundOperatingExpenses',
      item: 'Due diligence',
      cents: net + vat,
    })
  }
}
