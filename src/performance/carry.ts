/**
 * Carried interest over the whole fund, the European waterfall: capital first, then the preferred return, then the
 * catch-up of the general partner, then the split. The general partner's part is rounded, the limited partners get the
 * rest.
 */
import type { CalendarDate, Decimal } from '../entity.ts'
import type { Stored } from '../entityTypes.ts'
import { compareDates, daysBetween } from '../calendar.ts'
import {
  add,
  asAmount,
  compare,
  divide,
  greater,
  lesser,
  multiply,
  power,
  roundAmount,
  subtract,
  sum,
} from '../money.ts'

type Fund = Stored<'fund'>

export interface CarryTerms {
  /** Percent points: the share of the profit that goes to the general partner. */
  carriedInterest: NonNullable<Fund['carriedInterest']>
  /** Percent points a year. */
  preferredReturn: NonNullable<Fund['preferredReturn']>
  /** Percent points: the general partner's share until it has caught up. 0 means no catch-up. */
  catchUp: NonNullable<Fund['catchUp']>
  /** Of the currency of the fund: what the general partner gets is rounded to them. */
  minorUnits: number
}

/** What happened on a day before: all amounts positive. */
export interface CarryEvent {
  date: CalendarDate
  contributed?: Decimal
  distributed?: Decimal
  carryPaid?: Decimal
}

type TierName = 'capital' | 'preferredReturn' | 'catchUp' | 'split'
interface Tier {
  name: TierName
  amount: Decimal
  limitedPartners: Decimal
  generalPartner: Decimal
}

/** Before it is rounded: what the limited partners have of it follows. */
type ExactTier = Pick<Tier, 'name' | 'amount' | 'generalPartner'>

interface Waterfall {
  tiers: Tier[]
  limitedPartners: Decimal
  generalPartner: Decimal
  /** What the limited partners had still to get before this amount. */
  capital: Decimal
  preferredReturn: Decimal
}

interface State {
  date: CalendarDate | null
  capital: Decimal
  preferred: Decimal
  profit: Decimal
  carry: Decimal
}

/**
 * Who gets what of an amount distributed on a day, after everything that happened before. Also what would be paid if
 * the net asset value were distributed: the accrued carry.
 */
export function waterfall(
  terms: CarryTerms,
  events: readonly CarryEvent[],
  date: CalendarDate,
  amount: Decimal,
): Waterfall {
  const state = advanced(terms, stateAfter(terms, events, date), date)
  const { catchUpShare, carryShare } = shares(terms)
  const all = greater(amount, '0')
  let rest = all
  const take = (wanted: Decimal): Decimal => {
    const taken = lesser(rest, wanted)
    rest = subtract(rest, taken)
    return taken
  }
  const capital = take(state.capital)
  const preferred = take(state.preferred)
  const profit = add(state.profit, preferred)
  const caughtUp = take(catchUpAmount(profit, state.carry, carryShare, catchUpShare))
  const catchUp = multiply(caughtUp, catchUpShare)
  const split = multiply(rest, carryShare)
  const tiers: ExactTier[] = [
    { name: 'capital', amount: capital, generalPartner: '0' },
    { name: 'preferredReturn', amount: preferred, generalPartner: '0' },
    { name: 'catchUp', amount: caughtUp, generalPartner: catchUp },
    { name: 'split', amount: rest, generalPartner: split },
  ]
  const generalPartner = roundAmount(add(catchUp, split), terms.minorUnits)
  return {
    tiers: roundedTiers(tiers, terms),
    generalPartner,
    limitedPartners: roundAmount(subtract(all, generalPartner), terms.minorUnits),
    capital: roundAmount(state.capital, terms.minorUnits),
    preferredReturn: roundAmount(state.preferred, terms.minorUnits),
  }
}

/**
 * Limited partners and general partner share the profit c / 1−c once GP = c·(LP profit + GP): so much is missing for
 * that. A catch-up no faster than the carry never gets there, so there is none.
 */
function catchUpAmount(profit: Decimal, carry: Decimal, carryShare: Decimal, catchUpShare: Decimal): Decimal {
  if (compare(catchUpShare, carryShare) <= 0) return '0'
  const missing = subtract(multiply(carryShare, add(profit, carry)), carry)
  return divide(greater(missing, '0'), subtract(catchUpShare, carryShare))
}

function shares({ carriedInterest, catchUp }: CarryTerms): { carryShare: Decimal; catchUpShare: Decimal } {
  return { carryShare: divide(carriedInterest, '100'), catchUpShare: divide(catchUp, '100') }
}

function stateAfter(terms: CarryTerms, events: readonly CarryEvent[], until: CalendarDate): State {
  let state: State = { date: null, capital: '0', preferred: '0', profit: '0', carry: '0' }
  for (const event of byDay(events)) {
    if (compareDates(event.date, until) > 0) break
    state = applied(advanced(terms, state, event.date), event)
  }
  return state
}

/**
 * One event for each day, so that no order of rows within a day matters: its contributions come first, then what it
 * distributed.
 */
function byDay(events: readonly CarryEvent[]): Required<CarryEvent>[] {
  const of = (those: readonly CarryEvent[], name: 'contributed' | 'distributed' | 'carryPaid'): Decimal =>
    sum(those.map(event => event[name] ?? '0'))
  return [...Map.groupBy(events, ({ date }) => date)]
    .sort(([a], [b]) => compareDates(a, b))
    .map(([date, those]) => ({
      date,
      contributed: of(those, 'contributed'),
      distributed: of(those, 'distributed'),
      carryPaid: of(those, 'carryPaid'),
    }))
}

/**
 * What the limited partners get returns capital first, then preferred return; the rest is profit beyond. All but
 * capital counts as their profit.
 */
function applied(state: State, { contributed, distributed, carryPaid }: Required<CarryEvent>): State {
  const capital = add(state.capital, contributed)
  const returned = lesser(distributed, capital)
  const rest = subtract(distributed, returned)
  const preferred = lesser(rest, state.preferred)
  return {
    ...state,
    capital: subtract(capital, returned),
    preferred: subtract(state.preferred, preferred),
    profit: add(state.profit, rest),
    carry: add(state.carry, carryPaid),
  }
}

/**
 * The preferred return grows from day to day, compounding on capital and unpaid preferred return: the limited partners'
 * rate is then exactly the preferred return when it is paid.
 */
function advanced(terms: CarryTerms, state: State, date: CalendarDate): State {
  if (state.date === null) return { ...state, date }
  const rate = divide(terms.preferredReturn, '100')
  const years = divide(`${daysBetween(state.date, date)}`, '365')
  const basis = add(state.capital, state.preferred)
  const growth = subtract(power(add('1', rate), years), '1')
  return { ...state, date, preferred: add(state.preferred, multiply(basis, growth)) }
}

/** Running totals are rounded, so that the tiers add up to what was distributed. */
function roundedTiers(tiers: readonly ExactTier[], { minorUnits }: CarryTerms): Tier[] {
  let [allBefore, generalBefore]: [Decimal, Decimal] = ['0', '0']
  let [all, general]: [Decimal, Decimal] = ['0', '0']
  return tiers.map(tier => {
    all = add(all, tier.amount)
    general = add(general, tier.generalPartner)
    const [amount, generalPartner] = [
      subtract(roundAmount(all, minorUnits), allBefore),
      subtract(roundAmount(general, minorUnits), generalBefore),
    ]
    allBefore = roundAmount(all, minorUnits)
    generalBefore = roundAmount(general, minorUnits)
    return {
      name: tier.name,
      amount: asAmount(amount),
      limitedPartners: asAmount(subtract(amount, generalPartner)),
      generalPartner: asAmount(generalPartner),
    }
  })
}
