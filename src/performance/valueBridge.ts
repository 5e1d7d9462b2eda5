/**
 * How the net asset value of one reporting period became that of a later one:
 * opening + called − distributed + value change of investments − management fees − expenses − carried interest paid +
 * other = closing. Value change of an investment = closing fair value − opening fair value − invested + realised.
 * "Other" is what the books hold beyond these steps, so that the bridge ties to the cent. Exact, pure.
 */
import type { CalendarDate, Decimal } from '../entity.ts'
import type { Stored } from '../entityTypes.ts'
import { add, asAmount, negate, subtract, sum } from '../money.ts'
import { text } from '../texts.ts'
import { reasonText } from './figure.ts'
import { periodAt, total } from './fundData.ts'
import type { FundData, Valuation } from './fundData.ts'
import { investmentsAt } from './performance.ts'
import { INCEPTION } from './views.ts'
import type { Opening } from './views.ts'
import './texts.ts'
import { valuationAt } from './valuation.ts'
import type { InvestmentChange, PeriodRow, StepName, ValueBridge } from './answers.ts'

/** Sums of a period's expense summary. */
export interface PeriodExpenses extends Pick<Stored<'expense'>, 'id' | 'reportingPeriodId'> {
  managementFees: Decimal
  expenses: Decimal
}

const NOTHING = '0.00'

/** `from` is a day, 'inception', or the period before unless given. undefined when nothing lies between the two. */
export function valueBridge(
  data: FundData,
  expenses: readonly PeriodExpenses[],
  day: CalendarDate,
  from?: Opening,
): ValueBridge | undefined {
  const to = periodAt(data.periods, day) ?? null
  const asOf = to?.date ?? day
  const before = data.periods.filter(({ date }) => date < asOf)
  const opening = from === INCEPTION ? undefined : from === undefined ? before.at(-1) : periodAt(data.periods, from)
  if (opening && opening.date >= asOf) return undefined
  const frame = { fund: data.fund, asOf, from: opening ?? null, to }
  const [start, end] = [opening ? valuationAt(data, opening.date) : null, valuationAt(data, asOf)]
  const missing = [start, end].find(valuation => valuation?.nav === null)
  if (missing?.nav === null)
    return { ...frame, steps: [], reason: reasonText(missing.reason, missing.values), notes: [], investments: [] }
  const within = (date: CalendarDate): boolean => date <= asOf && (!opening || date > opening.date)
  const investments = changesOf(data, opening?.date, asOf)
  const periods = data.periods.filter(({ date }) => within(date))
  return { ...frame, ...stepsOf(data, periods, expenses, investments, within, navOf(start), navOf(end)), investments }
}

function navOf(valuation: Valuation | null): Decimal {
  return valuation?.nav ?? NOTHING
}

function stepsOf(
  data: FundData,
  periods: readonly PeriodRow[],
  expenses: readonly PeriodExpenses[],
  investments: readonly InvestmentChange[],
  within: (date: CalendarDate) => boolean,
  opening: Decimal,
  closing: Decimal,
): Pick<ValueBridge, 'steps' | 'notes'> {
  const ledger = data.ledger.filter(({ date }) => within(date))
  const own = expenses.filter(({ reportingPeriodId }) => periods.some(({ id }) => id === reportingPeriodId))
  const without = periods.filter(({ id }) => !own.some(({ reportingPeriodId }) => reportingPeriodId === id))
  const known: [StepName, Decimal][] = [
    ['opening', opening],
    ['called', total(ledger, row => row.called)],
    ['distributed', negate(total(ledger, row => row.distributed))],
    ['valueChange', total(investments, ({ change }) => change)],
    ['managementFees', negate(total(own, row => row.managementFees))],
    ['expenses', negate(total(own, row => row.expenses))],
    [
      'carryPaid',
      total(
        data.cash.filter(({ type, date }) => type === 'CarriedInterest' && within(date)),
        ({ amount }) => amount,
      ),
    ],
  ]
  const other = subtract(closing, sum(known.map(([, amount]) => amount)))
  const steps = ([...known, ['other', other], ['closing', closing]] as const).map(([name, amount]) => ({
    name,
    title: text(`performance.valueBridge.step.${name}.title`),
    formula: text(`performance.valueBridge.step.${name}.formula`),
    amount: asAmount(amount),
  }))
  return {
    steps,
    notes:
      without.length === 0
        ? []
        : [
            text('performance.valueBridge.noExpenses', {
              periods: without.map(({ name }) => name).join(', '),
              smart_count: without.length,
            }),
          ],
  }
}

/** Every investment that was worth or moved something, in the order of the page: the most valuable first. */
function changesOf(data: FundData, from: CalendarDate | undefined, to: CalendarDate): InvestmentChange[] {
  const before = new Map(
    from === undefined ? [] : investmentsAt(data, from).map(investment => [investment.id, investment]),
  )
  return investmentsAt(data, to)
    .map(({ id, name, invested, realised, fairValue }): InvestmentChange => {
      const earlier = before.get(id)
      const [opening, closing] = [earlier?.fairValue ?? NOTHING, fairValue ?? NOTHING]
      const [paid, back] = [subtract(invested, earlier?.invested ?? '0'), subtract(realised, earlier?.realised ?? '0')]
      return {
        id,
        name,
        opening,
        invested: asAmount(paid),
        realised: asAmount(back),
        change: asAmount(add(subtract(closing, opening), subtract(back, paid))),
        closing,
      }
    })
    .filter(({ opening, invested, realised, closing }) =>
      [opening, invested, realised, closing].some(amount => /[1-9]/.test(amount)),
    )
}
