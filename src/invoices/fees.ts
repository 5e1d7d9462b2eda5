/**
 * Management fee of a fund for a time: basis × rate × days ÷ 365, from the fund's terms alone. The investment period
 * may end in the middle: then there are two parts, each rounded. Offsets lower the fee, and the minimum fee comes last:
 * what did not lower the fee that is charged is carried forward. Every step is answered with what it is made of.
 */
import { addDays, addYears, compareDates, daysBetween } from '../calendar.ts'
import type { CalendarDate, Decimal } from '../entity.ts'
import type { Draft, Stored, FieldName } from '../entityTypes.ts'
import { add, divide, greater, isZero, lesser, multiply, round, subtract, sum } from '../money.ts'
import { costLeft } from '../transactions/cost.ts'
import type { Cost } from '../transactions/cost.ts'
import type { FeeStep } from './actions.ts'

type FeeBasis = NonNullable<Stored<'fund'>['managementFeeBasis' | 'additionalBasis']>

export interface FeeTerms {
  /** Percent points a year and what they are taken of, during the investment period and after it. */
  rate: Decimal
  basis: FeeBasis
  subsequentRate: Decimal
  subsequentBasis: FeeBasis
  /** Last day of the investment period; null while it never ends. */
  investmentPeriodEnd: CalendarDate | null
  /** No fee runs before this day; later partners pay from it too. */
  firstClosingDate: Stored<'fund'>['firstClosingDate']
  /** Amounts a year. */
  fixedFee: Decimal
  minimumFee: Decimal
  /** Percent points of what the manager earned from companies. */
  offsets: Decimal
  /** Decimals of the fund's currency, to which every amount is rounded. */
  minorUnits: number
}

/** Both days belong to the time. */
export interface FeePeriod {
  from: CalendarDate
  to: CalendarDate
}

/** Amounts on which the fee is taken, as they stand on the first day of each part. */
export interface FeeBases {
  commitment: Decimal
  cashAtWork: Cost
  /** null when nothing says what the fund is worth; `noNav` says why. */
  nav: Decimal | null
  noNav?: string
}

interface FeeOffsets {
  /** Fees that the manager earned from companies in this time. */ earned: Decimal
  /** Not used so far. */ carriedForward: Decimal
}

/** Stands on the invoice under the same name. */
type OnInvoice<Name extends FieldName<'invoice'>> = Readonly<Record<Name, Decimal>>

export interface ManagementFee extends OnInvoice<'offsetsCarriedForward'> {
  parts: FeePart[]
  /** What the fee is taken of and nobody knows: then there is no fee, not one of zero. */
  unknown: { date: CalendarDate; reason: string } | null
  gross: Decimal
  offsetsUsed: Decimal
  fee: Decimal
  trace: FeeStep[]
}

interface FeePart {
  from: CalendarDate
  to: CalendarDate
  days: number
  basis: FeeBasis
  /** null when it is not known. */
  basisAmount: Decimal | null
  rate: Decimal
  amount: Decimal
  trace: FeeStep[]
}

export const DAYS_OF_YEAR = '365'

/**
 * Terms as a fund states them; what it leaves open in the subsequent period is as before. The first day of the term is
 * that of the first closing, else of commencement.
 */
export function feeTerms(fund: Draft<'fund'>, minorUnits: number): FeeTerms {
  const rate = fund.managementFee ?? '0'
  const basis = fund.managementFeeBasis ?? 'Commitment'
  const first = fund.firstClosingDate ?? fund.commencementDate ?? null
  const years = fund.investmentPeriod
  return {
    rate,
    basis,
    subsequentRate: fund.managementFeeSubsequent ?? rate,
    subsequentBasis: fund.additionalBasis ?? basis,
    investmentPeriodEnd: first && years ? addDays(addYears(first, years), -1) : null,
    firstClosingDate: first,
    fixedFee: fund.fixedManagementFee ?? '0',
    minimumFee: fund.minimumManagementFee ?? '0',
    offsets: fund.feeOffsets ?? '0',
    minorUnits,
  }
}

/** `bases` are asked for the first day of each part. */
export function managementFee(
  terms: FeeTerms,
  period: FeePeriod,
  bases: (date: CalendarDate) => FeeBases,
  offsets: FeeOffsets = { earned: '0', carriedForward: '0' },
): ManagementFee {
  const { minorUnits } = terms
  const split = partsOf(terms, period).map(part => ({ part, bases: bases(part.from) }))
  const parts = split.map(({ part, bases: ofDay }) => partOf(terms, part, ofDay))
  const trace: FeeStep[] = parts.flatMap(part => part.trace)
  const gross = round(sum(parts.map(({ amount }) => amount)), minorUnits)
  const [first, second] = parts
  if (first && second) trace.push(stepOf('Gross', gross, { base: first.amount, plus: second.amount }))

  const fresh = round(divide(multiply(offsets.earned, terms.offsets), '100'), minorUnits)
  const available = add(fresh, offsets.carriedForward)
  const net = round(subtract(gross, lesser(available, gross)), minorUnits)
  const minimum = minimumOf(terms, parts)
  const fee = greater(net, minimum)
  const offsetsUsed = round(subtract(gross, lesser(gross, fee)), minorUnits)
  const offsetsCarriedForward = round(subtract(available, offsetsUsed), minorUnits)
  if (!isZero(available)) trace.push(...offsetSteps(terms, offsets, { fresh, available, gross, net }))
  if (!isZero(minimum))
    trace.push(stepOf(fee === net ? 'MinimumReached' : 'MinimumApplies', fee, { base: net, minimum }))
  if (!isZero(offsetsCarriedForward))
    trace.push(stepOf('OffsetsLeft', offsetsCarriedForward, { base: available, less: offsetsUsed }))
  const without = split.find((_, index) => parts[index]?.basisAmount === null)
  const unknown = without ? { date: without.part.from, reason: without.bases.noNav ?? '' } : null
  return { parts, unknown, gross, offsetsUsed, offsetsCarriedForward, fee, trace }
}

/**
 * Partners who come later pay as if they had come with the first closing: for each time since then, the fee on all
 * commitments less the fee on those before. What is taken of anything else is the same before and after.
 */
export function lateEntrantFee(
  terms: FeeTerms,
  periods: readonly FeePeriod[],
  commitmentBefore: Decimal,
  commitmentAfter: Decimal,
): Decimal {
  const feeOn = (commitment: Decimal): Decimal[] =>
    periods.flatMap(period =>
      managementFee(terms, period, () => ({ commitment, cashAtWork: NOTHING_AT_WORK, nav: '0' })).parts.map(
        ({ amount }) => amount,
      ),
    )
  return round(subtract(sum(feeOn(commitmentAfter)), sum(feeOn(commitmentBefore))), terms.minorUnits)
}

const NOTHING_AT_WORK: Cost = { stated: '0', bought: '0', disposed: '0' }

interface Part {
  from: CalendarDate
  to: CalendarDate
  subsequent: boolean
}

function partsOf({ investmentPeriodEnd, firstClosingDate }: FeeTerms, { from, to }: FeePeriod): Part[] {
  const begin = firstClosingDate !== null && compareDates(firstClosingDate, from) > 0 ? firstClosingDate : from
  if (compareDates(begin, to) > 0) return []
  if (investmentPeriodEnd === null || compareDates(investmentPeriodEnd, to) >= 0)
    return [{ from: begin, to, subsequent: false }]
  if (compareDates(investmentPeriodEnd, begin) < 0) return [{ from: begin, to, subsequent: true }]
  return [
    { from: begin, to: investmentPeriodEnd, subsequent: false },
    { from: addDays(investmentPeriodEnd, 1), to, subsequent: true },
  ]
}

function partOf(terms: FeeTerms, { from, to, subsequent }: Part, bases: FeeBases): FeePart {
  const [basis, rate] = subsequent ? [terms.subsequentBasis, terms.subsequentRate] : [terms.basis, terms.rate]
  const days = daysOf(from, to)
  const basisAmount = amountOf(basis, terms, bases)
  const yearly = basis === 'Fixed' ? terms.fixedFee : divide(multiply(basisAmount ?? '0', rate), '100')
  const part = { from, to, days, basis, basisAmount, rate, amount: round(ofYear(yearly, days), terms.minorUnits) }
  return { ...part, trace: [...atWorkSteps(part, bases, terms), partStep(part)] }
}

/** A fund that is worth less than nothing owes no negative fee. */
function amountOf(basis: FeeBasis, { fixedFee }: FeeTerms, { commitment, cashAtWork, nav }: FeeBases): Decimal | null {
  const worth = nav && greater(nav, '0')
  switch (basis) {
    case 'Commitment':
      return commitment
    case 'Cash At Work':
      return costLeft(cashAtWork)
    case 'NAV':
      return worth
    case 'Lower of cost or NAV':
      return worth === null ? null : lesser(costLeft(cashAtWork), worth)
    case 'Fixed':
      return fixedFee
  }
}

/** Never rounded here: the caller does it once. */
function ofYear(yearly: Decimal, days: number): Decimal {
  return divide(multiply(yearly, `${days}`), DAYS_OF_YEAR)
}

function minimumOf(terms: FeeTerms, parts: readonly FeePart[]): Decimal {
  const [first, last] = [parts.at(0), parts.at(-1)]
  if (isZero(terms.minimumFee) || !first || !last) return round('0', terms.minorUnits)
  return round(ofYear(terms.minimumFee, daysOf(first.from, last.to)), terms.minorUnits)
}

function daysOf(from: CalendarDate, to: CalendarDate): number {
  return daysBetween(from, to) + 1
}

type PartOfFee = Omit<FeePart, 'trace'>

function partStep({ from, to, days, basis, basisAmount, rate, amount }: PartOfFee): FeeStep {
  return stepOf('Part', amount, {
    firstDay: from,
    lastDay: to,
    days,
    basis,
    rate: basis === 'Fixed' ? null : rate,
    base: basisAmount ?? '0',
  })
}

/** What a step does not take is empty. */
function stepOf(step: FeeStep['step'], amount: Decimal, figures: Partial<FeeStep>): FeeStep {
  return { ...NO_FIGURES, ...figures, step, amount }
}

const NO_FIGURES = {
  firstDay: null,
  lastDay: null,
  days: null,
  basis: null,
  rate: null,
  base: null,
  plus: null,
  less: null,
  minimum: null,
}

/** Where the cost of what is held comes from, where the fee is taken of it. */
function atWorkSteps(
  { basis, from }: Pick<PartOfFee, 'basis' | 'from'>,
  { cashAtWork }: FeeBases,
  { minorUnits }: FeeTerms,
): FeeStep[] {
  if (basis !== 'Cash At Work' && basis !== 'Lower of cost or NAV') return []
  const { stated, bought, disposed } = cashAtWork
  const left = round(costLeft(cashAtWork), minorUnits)
  return [stepOf('CashAtWork', left, { firstDay: from, base: stated, plus: bought, less: disposed })]
}

interface Offset extends Pick<ManagementFee, 'gross'> {
  fresh: Decimal
  available: Decimal
  net: Decimal
}

function offsetSteps(
  { offsets, minorUnits }: FeeTerms,
  given: FeeOffsets,
  { fresh, available, gross, net }: Offset,
): FeeStep[] {
  return [
    ...(isZero(fresh) ? [] : [stepOf('OffsetsEarned', fresh, { base: given.earned, rate: offsets })]),
    ...(isZero(given.carriedForward)
      ? []
      : [stepOf('OffsetsBefore', round(given.carriedForward, minorUnits), { base: given.carriedForward })]),
    stepOf('AfterOffsets', net, { base: gross, less: lesser(available, gross) }),
  ]
}
