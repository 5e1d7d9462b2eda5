import { inMinorUnits } from '../api/answeredAmounts.ts'
import { addDays, compareDates, endOfQuarter } from '../calendar.ts'
import type { Context } from '../context.ts'
import { worth } from '../currencies/currency.ts'
import { ratesInto } from '../currencies/systemRates.server.ts'
import type { CalendarDate, Decimal } from '../entity.ts'
import { compare, negate, subtract, sum } from '../money.ts'
import { amountDue, closingDue, latePayment, movementDue } from './reads.ts'
import type { AmountDue, Deadlines, MovementDue, PeriodEnd } from './reads.ts'
import { onboardingsDue } from './onboardings.server.ts'
import { closingRows, lastPeriods, lateRows, lateSums, movementRows, openInvoiceSums } from './rows.server.ts'
import type { MovementRow, Span } from './rows.server.ts'

const DAYS = 60

interface Part {
  currencyId: number
  currency: string
  amount: Decimal
  count: number
  first: CalendarDate
}

type Adding = (parts: readonly Part[]) => AmountDue

export async function deadlinesOf(context: Context): Promise<Deadlines> {
  const { today } = context
  const span: Span = { ...context, until: addDays(today, DAYS) }
  const [movements, closings, periods, late, lateParts, invoiceParts, onboardings] = await Promise.all([
    movementRows(span),
    closingRows(span),
    lastPeriods(span),
    lateRows(span),
    lateSums(span),
    openInvoiceSums(span),
    onboardingsDue(span),
  ])
  const coming = movements.filter(({ dueDate }) => dueDate >= today)
  const currencyIds = [...coming, ...lateParts, ...invoiceParts].map(({ currencyId }) => currencyId)
  const { system, rates } = await ratesInto(context, [...new Set(currencyIds)], today)
  const added = addingIn(new Map(rates.map(({ currency, rate }) => [currency, rate])), system.minorUnits)
  return {
    today,
    until: span.until,
    currency: system.code,
    rates: rates.filter(({ currency }) => currency !== system.code),
    receive: added(coming.flatMap(row => partOf(row, row.outstanding ?? amountOf(row)))),
    pay: added(coming.flatMap(row => partOf(row, row.payable ?? negate(amountOf(row))))),
    overdue: added(lateParts),
    toApprove: added(invoiceParts),
    movements: coming.map(shown),
    waiting: movements.filter(({ dueDate, status }) => status === 'Completed' || dueDate < today).map(shown),
    closings: closings.map(({ minorUnits, ...row }) => inMinorUnits(closingDue, row, minorUnits)),
    periodEnds: periodEnds(periods, span),
    onboardings,
    late: late.map(({ currencyId: _, minorUnits, ...row }) => inMinorUnits(latePayment, row, minorUnits)),
  }
}

function amountOf({ call, distribution }: MovementRow): Decimal {
  return subtract(call, distribution)
}

/** Only what goes this way. */
function partOf({ currencyId, currency, dueDate }: MovementRow, amount: Decimal): Part[] {
  return compare(amount, '0') > 0 ? [{ currencyId, currency, amount, count: 1, first: dueDate }] : []
}

function shown(row: MovementRow): MovementDue {
  const { id, fundId, fund, name, dueDate, status, currency, minorUnits, lines, paid } = row
  const due = { id, fundId, fund, name, dueDate, status, amount: amountOf(row), currency, lines, paid }
  return inMinorUnits(movementDue, due, minorUnits)
}

function addingIn(rates: ReadonlyMap<string, Decimal | null>, minorUnits: number): Adding {
  return parts => {
    const withoutRate = new Set(parts.filter(({ currency }) => !rates.get(currency)).map(({ currency }) => currency))
    const due = {
      amount: sum(parts.map(({ amount, currency }) => worth(amount, rates.get(currency) ?? '0', minorUnits))),
      count: parts.reduce((all, { count }) => all + count, 0),
      first: parts.map(({ first }) => first).sort(compareDates)[0] ?? null,
      withoutRate: [...withoutRate],
    }
    return inMinorUnits(amountDue, due, minorUnits)
  }
}

interface Ending {
  name: string | null
  date: CalendarDate
  fund: string
}

/** Where nobody has made the next period yet, a fund that reports by quarter ends one with the quarter all the same. */
function periodEnds(periods: Awaited<ReturnType<typeof lastPeriods>>, { today, until }: Span): PeriodEnd[] {
  const quarterEnd = endOfQuarter(today)
  const ends = periods.flatMap(({ name, date, fund, frequency }): Ending[] => {
    if (date >= today) return date <= until ? [{ name, date, fund }] : []
    const byQuarter = frequency === null || frequency === 'Quarterly'
    return byQuarter && quarterEnd <= until ? [{ name: null, date: quarterEnd, fund }] : []
  })
  return [...Map.groupBy(ends, ({ date, name }) => `${date} ${name ?? ''}`).values()]
    .flatMap(([first, ...others]) =>
      first ? [{ date: first.date, name: first.name, funds: [first, ...others].map(({ fund }) => fund) }] : [],
    )
    .sort((one, other) => compareDates(one.date, other.date))
}
