/**
 * Management fee of a fund for a time: basis × rate × days ÷ 365, from the fund's terms alone. The investment period
 * may end in the middle: then there are two parts, each rounded. Offsets lower the fee, what they cannot lower is
 * carried forward, and the minimum fee comes last. Every step is answered in words and numbers.
 */
import { addDays, addYears, compareDates, daysBetween } from '../calendar.ts'
import type { CalendarDate, Decimal } from '../entity.ts'
import type { Draft, Stored, FieldName } from '../entityTypes.ts'
import { formatDate, formatNumber, formatPercent } from '../formats.ts'
import { add, compare, divide, isZero, lesser, multiply, round, subtract, sum } from '../money.ts'
import { text } from '../texts.ts'
import '../performance/texts.ts'
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
}

/** Both days belong to the time. */
export interface FeePeriod {
  from: CalendarDate
  to: CalendarDate
}

/** Amounts on which the fee is taken, as they stand on the first day of each part. */
export interface FeeBases {
  commitment: Decimal
  cashAtWork: Decimal
  nav: Decimal
}

interface FeeOffsets {
  /** Fees that the manager earned from companies in this time. */ earned: Decimal
  /** Not used so far. */ carriedForward: Decimal
}

/** Stands on the invoice under the same name. */
type OnInvoice<Name extends FieldName<'invoice'>> = Readonly<Record<Name, Decimal>>

export interface ManagementFee extends OnInvoice<'offsetsCarriedForward'> {
  parts: FeePart[]
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
  basisAmount: Decimal
  rate: Decimal
  amount: Decimal
}

const CENTS = 2
const DAYS_OF_YEAR = '365'

/**
 * Terms as a fund states them; what it leaves open in the subsequent period is as before. The first day of the term is
 * that of the first closing, else of commencement.
 */
export function feeTerms(fund: Draft<'fund'>): FeeTerms {
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
  }
}

/** `bases` are asked for the first day of each part. */
export function managementFee(
  terms: FeeTerms,
  period: FeePeriod,
  bases: (date: CalendarDate) => FeeBases,
  offsets: FeeOffsets = { earned: '0', carriedForward: '0' },
): ManagementFee {
  const parts = partsOf(terms, period).map(part => partOf(terms, part, bases(part.from)))
  const trace: FeeStep[] = parts.map(partStep)
  const gross = round(sum(parts.map(({ amount }) => amount)), CENTS)
  if (parts.length > 1)
    trace.push({
      words: text('fee.gross'),
      numbers: parts.map(({ amount }) => money(amount)).join(' + '),
      amount: gross,
    })

  const fresh = round(divide(multiply(offsets.earned, terms.offsets), '100'), CENTS)
  const available = add(fresh, offsets.carriedForward)
  const offsetsUsed = round(lesser(available, gross), CENTS)
  const offsetsCarriedForward = round(subtract(available, offsetsUsed), CENTS)
  const net = round(subtract(gross, offsetsUsed), CENTS)
  if (!isZero(available))
    trace.push(...offsetSteps(terms, offsets, { fresh, offsetsUsed, offsetsCarriedForward, gross, net }))

  const minimum = minimumOf(terms, parts)
  const fee = compare(net, minimum) < 0 ? minimum : net
  if (!isZero(minimum))
    trace.push({
      words: text(fee === net ? 'fee.minimumReached' : 'fee.minimumApplies'),
      numbers: `${money(net)} ${fee === net ? '≥' : '<'} ${money(minimum)}`,
      amount: fee,
    })
  return { parts, gross, offsetsUsed, offsetsCarriedForward, fee, trace }
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
  const onCommitments: FeeTerms = { ...terms, minimumFee: '0', offsets: '0' }
  const feeOn = (commitment: Decimal, period: FeePeriod): Decimal =>
    managementFee(onCommitments, period, () => ({ commitment, cashAtWork: '0', nav: '0' }))
      .parts.filter(({ basis }) => basis === 'Commitment')
      .reduce<Decimal>((total, { amount }) => add(total, amount), '0')
  const trace = periods.map((period): FeeStep => {
    const [after, before] = [
      round(feeOn(commitmentAfter, period), CENTS),
      round(feeOn(commitmentBefore, period), CENTS),
    ]
    return {
      words: text('fee.late', dates(period)),
      numbers: `${money(after)} − ${money(before)}`,
      amount: round(subtract(after, before), CENTS),
    }
  })
  return { fee: round(sum(trace.map(({ amount }) => amount)), CENTS), trace }
}

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
  const yearly = basis === 'Fixed' ? basisAmount : divide(multiply(basisAmount, rate), '100')
  return { from, to, days, basis, basisAmount, rate, amount: round(ofYear(yearly, days), CENTS) }
}

function amountOf(basis: FeeBasis, { fixedFee }: FeeTerms, { commitment, cashAtWork, nav }: FeeBases): Decimal {
  switch (basis) {
    case 'Commitment':
      return commitment
    case 'Cash At Work':
      return cashAtWork
    case 'NAV':
      return nav
    case 'Lower of cost or NAV':
      return lesser(cashAtWork, nav)
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
  if (isZero(terms.minimumFee) || !first || !last) return '0.00'
  return round(ofYear(terms.minimumFee, daysOf(first.from, last.to)), CENTS)
}

function daysOf(from: CalendarDate, to: CalendarDate): number {
  return daysBetween(from, to) + 1
}

function partStep({ from, to, days, basis, basisAmount, rate, amount }: FeePart): FeeStep {
  const share = basis === 'Fixed' ? '' : ` × ${formatPercent(rate, 4)}`
  return {
    words: text('fee.part', { ...dates({ from, to }), basis: text(`fee.basis.${basis}`) }),
    numbers: `${money(basisAmount)}${share} × ${days} ÷ ${DAYS_OF_YEAR}`,
    amount,
  }
}

interface Offset extends Pick<ManagementFee, 'offsetsUsed' | 'offsetsCarriedForward' | 'gross'> {
  fresh: Decimal
  net: Decimal
}

function offsetSteps(
  { offsets }: FeeTerms,
  given: FeeOffsets,
  { fresh, offsetsUsed, offsetsCarriedForward, gross, net }: Offset,
): FeeStep[] {
  return [
    ...(isZero(fresh)
      ? []
      : [
          {
            words: text('fee.offsetsEarned'),
            numbers: `${money(given.earned)} × ${formatPercent(offsets, 2)}`,
            amount: fresh,
          },
        ]),
    ...(isZero(given.carriedForward)
      ? []
      : [
          {
            words: text('fee.offsetsBefore'),
            numbers: money(given.carriedForward),
            amount: round(given.carriedForward, CENTS),
          },
        ]),
    { words: text('fee.afterOffsets'), numbers: `${money(gross)} − ${money(offsetsUsed)}`, amount: net },
    ...(isZero(offsetsCarriedForward)
      ? []
      : [{ words: text('fee.offsetsLeft'), numbers: money(offsetsCarriedForward), amount: offsetsCarriedForward }]),
  ]
}

function dates({ from, to }: { from: CalendarDate; to: CalendarDate }): Record<'from' | 'to', string> {
  return { from: formatDate(from), to: formatDate(to) }
}

function money(amount: string): string {
  return formatNumber(amount, CENTS)
}
