/**
 * Management fee of a fund for a time: basis × rate × days ÷ 365, from the fund's terms alone. The investment period
 * may end in the middle: then there are two parts, each rounded. Offsets lower the fee, and the minimum fee comes last:
 * what did not lower the fee that is charged is carried forward. Every step is answered in words and numbers.
 */
import { addDays, addYears, compareDates, daysBetween } from '../calendar.ts'
import type { CalendarDate, Decimal } from '../entity.ts'
import type { Draft, Stored, FieldName } from '../entityTypes.ts'
import { formatDate, formatNumber, formatPercent } from '../formats.ts'
import { add, compare, divide, isZero, lesser, multiply, round, subtract, sum } from '../money.ts'
import { text } from '../texts.ts'
import '../performance/texts.ts'
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

const DAYS_OF_YEAR = '365'

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
  if (parts.length > 1)
    trace.push({
      words: text('fee.gross'),
      numbers: parts.map(({ amount }) => money(amount, minorUnits)).join(' + '),
      amount: gross,
    })

  const fresh = round(divide(multiply(offsets.earned, terms.offsets), '100'), minorUnits)
  const available = add(fresh, offsets.carriedForward)
  const net = round(subtract(gross, lesser(available, gross)), minorUnits)
  const minimum = minimumOf(terms, parts)
  const fee = compare(net, minimum) < 0 ? minimum : net
  const offsetsUsed = round(compare(gross, fee) > 0 ? subtract(gross, fee) : '0', minorUnits)
  const offsetsCarriedForward = round(subtract(available, offsetsUsed), minorUnits)
  if (!isZero(available)) trace.push(...offsetSteps(terms, offsets, { fresh, available, gross, net }))
  if (!isZero(minimum))
    trace.push({
      words: text(fee === net ? 'fee.minimumReached' : 'fee.minimumApplies'),
      numbers: `${money(net, minorUnits)} ${fee === net ? '≥' : '<'} ${money(minimum, minorUnits)}`,
      amount: fee,
    })
  if (!isZero(offsetsCarriedForward))
    trace.push({
      words: text('fee.offsetsLeft'),
      numbers: `${money(available, minorUnits)} − ${money(offsetsUsed, minorUnits)}`,
      amount: offsetsCarriedForward,
    })
  const without = split.find((_, index) => parts[index]?.basisAmount === null)
  const unknown = without ? { date: without.part.from, reason: without.bases.noNav ?? '' } : null
  return { parts, unknown, gross, offsetsUsed, offsetsCarriedForward, fee, trace }
}

/**
 * Partners who come later pay as if they had come with the first closing: for each time since then, the fee on all
 * commitments less the fee on those before.
 */
export function lateEntrantFee(
  terms: FeeTerms,
  periods: readonly FeePeriod[],
  commitmentBefore: Decimal,
  commitmentAfter: Decimal,
): { fee: Decimal; trace: FeeStep[] } {
  const { minorUnits } = terms
  const onCommitments: FeeTerms = { ...terms, minimumFee: '0', offsets: '0' }
  const feeOn = (commitment: Decimal, period: FeePeriod): Decimal =>
    managementFee(onCommitments, period, () => ({ commitment, cashAtWork: NOTHING_AT_WORK, nav: '0' }))
      .parts.filter(({ basis }) => basis === 'Commitment')
      .reduce<Decimal>((total, { amount }) => add(total, amount), '0')
  const trace = periods.map((period): FeeStep => {
    const [after, before] = [feeOn(commitmentAfter, period), feeOn(commitmentBefore, period)]
    return {
      words: text('fee.late', dates(period)),
      numbers: `${money(after, minorUnits)} − ${money(before, minorUnits)}`,
      amount: round(subtract(after, before), minorUnits),
    }
  })
  return { fee: round(sum(trace.map(({ amount }) => amount)), minorUnits), trace }
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
  return { ...part, trace: [...atWorkSteps(part, bases, terms), partStep(part, terms)] }
}

/** A fund that is worth less than nothing owes no negative fee. */
function amountOf(basis: FeeBasis, { fixedFee }: FeeTerms, { commitment, cashAtWork, nav }: FeeBases): Decimal | null {
  const worth = nav !== null && compare(nav, '0') < 0 ? '0' : nav
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
  return divide(multiply(yearly, String(days)), DAYS_OF_YEAR)
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

function partStep({ from, to, days, basis, basisAmount, rate, amount }: PartOfFee, { minorUnits }: FeeTerms): FeeStep {
  const share = basis === 'Fixed' ? '' : ` × ${formatPercent(rate, 4)}`
  return {
    words: text('fee.part', { ...dates({ from, to }), basis: text(`fee.basis.${basis}`) }),
    numbers: `${money(basisAmount ?? '0', minorUnits)}${share} × ${days} ÷ ${DAYS_OF_YEAR}`,
    amount,
  }
}

/** Where the cost of what is held comes from, where the fee is taken of it. */
function atWorkSteps(
  { basis, from }: Pick<PartOfFee, 'basis' | 'from'>,
  { cashAtWork }: FeeBases,
  { minorUnits }: FeeTerms,
): FeeStep[] {
  if (basis !== 'Cash At Work' && basis !== 'Lower of cost or NAV') return []
  const { stated, bought, disposed } = cashAtWork
  return [
    {
      words: text('fee.atWork', { date: formatDate(from) }),
      numbers: text('fee.atWorkParts', {
        stated: money(stated, minorUnits),
        bought: money(bought, minorUnits),
        disposed: money(disposed, minorUnits),
      }),
      amount: round(costLeft(cashAtWork), minorUnits),
    },
  ]
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
    ...(isZero(fresh)
      ? []
      : [
          {
            words: text('fee.offsetsEarned'),
            numbers: `${money(given.earned, minorUnits)} × ${formatPercent(offsets, 2)}`,
            amount: fresh,
          },
        ]),
    ...(isZero(given.carriedForward)
      ? []
      : [
          {
            words: text('fee.offsetsBefore'),
            numbers: money(given.carriedForward, minorUnits),
            amount: round(given.carriedForward, minorUnits),
          },
        ]),
    {
      words: text('fee.afterOffsets'),
      numbers: `${money(gross, minorUnits)} − ${money(lesser(available, gross), minorUnits)}`,
      amount: net,
    },
  ]
}

function dates({ from, to }: { from: CalendarDate; to: CalendarDate }): Record<'from' | 'to', string> {
  return { from: formatDate(from), to: formatDate(to) }
}

function money(amount: string, minorUnits: number): string {
  return formatNumber(amount, minorUnits)
}
