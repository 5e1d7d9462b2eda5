/** What the published holdings of an investor come to in each currency, where there are several. Pure. */
import type { Decimal } from '../entity.ts'
import { asAmount, sum } from '../money.ts'
import type { CurrencyTotals, PublishedHolding } from './holding.ts'

/** By the id of the statement of the first holding of each currency; amounts of several are never added. */
export function currencyTotals(published: readonly PublishedHolding[]): ReadonlyMap<number, CurrencyTotals> {
  const byCurrency = Map.groupBy(published, ({ currency }) => currency)
  if (byCurrency.size < 2) return new Map()
  return new Map(
    [...byCurrency].flatMap(([currency, own]) => {
      const [first] = own
      return first && currency !== null ? [[first.statementId, totalsOf(currency, first, own)]] : []
    }),
  )
}

function totalsOf(
  currency: string,
  { minorUnits, period: { date: day } }: PublishedHolding,
  own: readonly PublishedHolding[],
): CurrencyTotals {
  const total = (of: (holding: PublishedHolding) => Decimal) => asAmount(sum(own.map(of)), minorUnits)
  const navs = own.flatMap(({ nav }) => nav ?? [])
  const days = own.map(({ period }) => period.date).toSorted()
  return {
    currency,
    minorUnits,
    holdings: own.length,
    from: days[0] ?? day,
    to: days.at(-1) ?? day,
    commitment: total(({ commitment }) => commitment),
    called: total(({ called }) => called),
    remaining: total(({ remaining }) => remaining),
    distributed: total(({ distributed }) => distributed),
    nav: navs.length < own.length ? null : asAmount(sum(navs), minorUnits),
  }
}
