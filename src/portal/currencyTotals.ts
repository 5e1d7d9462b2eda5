/** What the published holdings of an investor come to in each currency, where there are several. Pure. */
import type { StatedCashFlow } from '../capital-account-statements/shapes.ts'
import type { CalendarDate, Decimal } from '../entity.ts'
import { percentOf } from '../limited-partners/ledger.ts'
import { add, asAmount, subtract, sum } from '../money.ts'
import { ratePercent } from '../performance/figure.ts'
import { irr } from '../performance/irr.ts'
import { multiple } from '../performance/multiples.ts'
import type { CurrencyTotals, PublishedHolding } from './holding.ts'

export interface CountedHolding extends PublishedHolding {
  /** Up to the day of its figures, as its statement has them. */
  cashFlows: readonly Pick<StatedCashFlow, 'date' | 'called' | 'distributed'>[]
}

/** By the id of the statement of the first holding of each currency; amounts of several are never added. */
export function currencyTotals(published: readonly CountedHolding[]): ReadonlyMap<number, CurrencyTotals> {
  const counted = published.filter(({ currency }) => currency !== null)
  // The figures of a single holding stand on its card.
  if (counted.length < 2) return new Map()
  return new Map(
    [...Map.groupBy(counted, ({ currency }) => currency)].flatMap(([currency, own]) => {
      const [first] = own
      return first && currency !== null ? [[first.statementId, totalsOf(currency, first, own)]] : []
    }),
  )
}

function totalsOf(
  currency: string,
  { minorUnits, period: { date: day } }: CountedHolding,
  own: readonly CountedHolding[],
): CurrencyTotals {
  const total = (of: (holding: CountedHolding) => Decimal) => asAmount(sum(own.map(of)), minorUnits)
  const navs = own.flatMap(({ nav }) => nav ?? [])
  const nav = navs.length < own.length ? null : asAmount(sum(navs), minorUnits)
  const days = own.map(({ period }) => period.date).toSorted()
  const [from, to] = [days[0] ?? day, days.at(-1) ?? day]
  const [commitment, called, distributed] = [
    total(holding => holding.commitment),
    total(holding => holding.called),
    total(holding => holding.distributed),
  ]
  return {
    currency,
    minorUnits,
    holdings: own.length,
    from,
    to,
    commitment,
    called,
    calledPercent: percentOf(called, commitment),
    remaining: total(({ remaining }) => remaining),
    distributed,
    nav,
    tvpi: nav === null ? null : multiple(add(distributed, nav), called, 'nothingPaidIn').value,
    netIrr: nav === null || from !== to ? null : netIrrOf(own, { date: to, nav }),
  }
}

/** Of all their cash as one; none where one of them has none, as in the first years of its fund. */
function netIrrOf(own: readonly CountedHolding[], { date, nav }: { date: CalendarDate; nav: Decimal }): Decimal | null {
  if (own.some(({ netIrr }) => netIrr === null)) return null
  const flows = own.flatMap(({ cashFlows }) =>
    cashFlows.map(flow => ({ date: flow.date, amount: subtract(flow.distributed, flow.called) })),
  )
  return ratePercent(irr([...flows, { date, amount: nav }]))
}
