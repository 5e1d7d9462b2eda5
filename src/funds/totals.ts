/** The sums over funds, in the system currency: amounts are turned with the rates of one day and then added. Pure. */
import { worth } from '../currencies/currency.ts'
import type { Decimal } from '../entity.ts'
import { asAmount, isZero, sum } from '../money.ts'
import { multiple } from '../performance/multiples.ts'
import { percentOf } from '../limited-partners/ledger.ts'
import type { FundFigures, FundTotals } from './reads.ts'

/** By currency; null where no rate leads to the system currency. */
export type Rates = ReadonlyMap<string | null, Decimal | null>

type Amount = 'commitments' | 'paidIn' | 'distributed' | 'remaining' | 'netNav' | 'accruedCarry'

export function totalsOf(funds: readonly FundFigures[], rates: Rates, minorUnits: number): FundTotals {
  const rated = funds.flatMap(fund => {
    const rate = rates.get(fund.currency)
    return rate === undefined || rate === null ? [] : [{ fund, rate }]
  })
  const valued = rated.filter(({ fund }) => fund.nav.value !== null || isEmpty(fund))
  const total = (of: typeof rated, name: Amount) =>
    added(of.map(({ fund, rate }) => worth(fund[name] ?? '0', rate, minorUnits)))
  const [commitments, paidIn, distributed] = [
    total(rated, 'commitments'),
    total(rated, 'paidIn'),
    total(rated, 'distributed'),
  ]
  const valuedPaidIn = total(valued, 'paidIn')
  const netNav = total(valued, 'netNav')
  const remaining = total(rated, 'remaining')
  return {
    partners: funds.reduce((count, { partners }) => count + partners, 0),
    commitments,
    paidIn,
    distributed,
    remaining,
    nav: added(valued.map(({ fund, rate }) => worth(fund.nav.value ?? '0', rate, minorUnits))),
    accruedCarry: total(valued, 'accruedCarry'),
    pic: percentOf(paidIn, commitments),
    dpi: multiple(distributed, paidIn, 'nothingPaidIn').value,
    rvpi: multiple(netNav, valuedPaidIn, 'nothingPaidIn').value,
    tvpi: multiple(sum([total(valued, 'distributed'), netNav]), valuedPaidIn, 'nothingPaidIn').value,
    withoutRate: namesOf(funds.filter(fund => !rated.some(one => one.fund === fund))),
    withoutNav: namesOf(rated.map(({ fund }) => fund).filter(fund => !valued.some(one => one.fund === fund))),
  }
}

function added(amounts: readonly Decimal[]): Decimal {
  return asAmount(sum(amounts))
}

/** Nothing was paid in and nothing given back: there is nothing to value yet. */
function isEmpty({ paidIn, distributed }: FundFigures): boolean {
  return isZero(paidIn) && isZero(distributed)
}

function namesOf(funds: readonly FundFigures[]): string[] {
  return funds.map(({ name }) => name)
}
