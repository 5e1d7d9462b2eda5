/**
 * What a later closing moves between the partners of a fund, so that everybody stands as if admitted at the first
 * closing. Pure.
 *
 * Each earlier call and distribution is shared anew by the commitments after the closing, to the smallest unit of the
 * currency by largest remainder. What is promised now pays its part of every call (catch-up), with interest from the
 * due date to the closing, actual/365, rounded for each call; the earlier partners get back what they paid too much
 * (refund), and the interest by what they had drawn. Distributions count as calls the other way round, without
 * interest. Management fees taken of commitments are not shared anew: whoever is promised now pays its own since the
 * first closing, and its interest, to the manager; fees taken of anything else are shared like expenses.
 */
import { daysBetween } from '../calendar.ts'
import type { CalendarDate, Decimal } from '../entity.ts'
import { amountOf, impactOf } from '../limited-partners/ledger.ts'
import type { Components } from '../limited-partners/ledger.ts'
import { add, asAmount, compare, divide, isZero, multiply, roundAmount, splitAmount, subtract, sum } from '../money.ts'

type ComponentName = keyof Components
export type Amounts = Partial<Components>

/** A partner with a commitment before the closing, one in it, or both. */
export interface ClosingPartner {
  limitedPartnerId: number
  prior: Decimal
  additional: Decimal
  paysFees: boolean
  /** All that the ledger holds of the partner before the closing, by component. */
  paid: Amounts
}

/** An earlier capital movement, with what it has booked for all partners together. */
export interface Drawdown {
  capitalMovementId: number
  name: string
  date: CalendarDate
  totals: Amounts
  /** Commitments on the due date of those who pay management fees. */
  feeCommitments: Decimal
  /** The fee was taken of commitments: nobody gets any of it back. */
  feesOnCommitment: boolean
}

export interface EqualisationTerms {
  /** The closing's date: interest runs up to it. */
  date: CalendarDate
  /** Percent points a year; zero where the fund has agreed none. */
  interestRate: Decimal
  minorUnits: number
}

/** What one drawdown means for one partner. */
export interface DrawdownShare {
  capitalMovementId: number
  days: number
  /** Its part by the commitment before the closing, in what it is to have paid after it. */
  ofPrior: Decimal
  /** Its part by what it promises now. */
  catchUp: Decimal
  /** The part of the catch-up that bears interest: calls, no distributions. */
  bearing: Decimal
  interest: Decimal
  received: Decimal
  fee: Decimal
  feeInterest: Decimal
}

export interface EqualisedPartner {
  limitedPartnerId: number
  prior: Decimal
  additional: Decimal
  total: Decimal
  /** What the ledger holds of what is shared anew: calls less distributions. */
  paid: Decimal
  /** By how much the ledger has changed the remaining commitment so far: negative for calls. */
  impactBefore: Decimal
  catchUp: Decimal
  /** Negative: what the partner gets back. */
  refund: Decimal
  /** Between the partners: positive when paid, negative when received. */
  interest: Decimal
  /** Own management fee since the first closing, and its interest; both go to the manager. */
  fee: Decimal
  feeInterest: Decimal
  /** Negative when the partner receives. */
  toPay: Decimal
  /** The line of the capital movement that this closing makes. */
  components: Components
  shares: DrawdownShare[]
}

export interface EqualisationLine {
  limitedPartnerId: number
  components: Components
  /** With what the closing adds. */
  commitment: Decimal
  remainingAfter: Decimal
}

export interface Equalisation {
  partners: EqualisedPartner[]
  totals: Pick<EqualisedPartner, (typeof SUMMED)[number]>
  /** Interest of the late entrants before it is passed on to the earlier partners. */
  lateInterest: Decimal
  /** Drawn by all earlier calls, less what was distributed. */
  drawn: Decimal
}

const SUMMED = ['prior', 'additional', 'total', 'catchUp', 'refund', 'interest', 'fee', 'feeInterest', 'toPay'] as const
const CALLED = ['investmentFunding', 'expensesPaidIn', 'expensesOutOfPaidIn'] as const
/** Parts of the distribution, never added to it. */
const DISTRIBUTED = ['returnOfCapital', 'realizedGain', 'distribution', 'recallableDistribution'] as const
const SHARED: readonly ComponentName[] = [...CALLED, ...DISTRIBUTED]
const DAYS_OF_YEAR = '365'
const NO_AMOUNTS: Components = {
  investmentFunding: '0',
  managementFees: '0',
  expensesPaidIn: '0',
  expensesOutOfPaidIn: '0',
  lateEntranceFee: '0',
  returnOfCapital: '0',
  realizedGain: '0',
  distribution: '0',
  recallableDistribution: '0',
}

/** A partner while its figures come together. */
interface Account {
  partner: ClosingPartner
  total: Decimal
  /** Where the partner stands after the closing, of what is shared anew. */
  after: Components
  shares: DrawdownShare[]
  /** Fees that are shared anew: after the closing, less before. */
  sharedFees: Decimal
}

/** The order in which partners and drawdowns are given changes nothing. */
export function equalise(
  terms: EqualisationTerms,
  partners: readonly ClosingPartner[],
  drawdowns: readonly Drawdown[],
): Equalisation {
  const accounts = [...partners]
    .sort((one, other) => one.limitedPartnerId - other.limitedPartnerId)
    .map((partner): Account => ({
      partner,
      total: add(partner.prior, partner.additional),
      after: { ...NO_AMOUNTS },
      shares: [],
      sharedFees: '0',
    }))
  const inOrder = [...drawdowns].sort(
    (one, other) => daysBetween(other.date, one.date) || one.capitalMovementId - other.capitalMovementId,
  )
  for (const drawdown of inOrder) shareAnew(terms, accounts, drawdown)
  if (partners.every(({ additional }) => isZero(additional))) accounts.forEach(leaveAsPaid)
  const equalised = accounts.map(account => equalisedPartner(account))
  const total = (amounts: readonly Decimal[]): Decimal => asAmount(sum(amounts))
  return {
    partners: equalised,
    totals: {
      prior: total(equalised.map(({ prior }) => prior)),
      additional: total(equalised.map(({ additional }) => additional)),
      total: total(equalised.map(partner => partner.total)),
      catchUp: total(equalised.map(({ catchUp }) => catchUp)),
      refund: total(equalised.map(({ refund }) => refund)),
      interest: total(equalised.map(({ interest }) => interest)),
      fee: total(equalised.map(({ fee }) => fee)),
      feeInterest: total(equalised.map(({ feeInterest }) => feeInterest)),
      toPay: total(equalised.map(({ toPay }) => toPay)),
    },
    lateInterest: total(equalised.flatMap(({ shares }) => shares.map(({ interest }) => interest))),
    drawn: total(inOrder.map(drawnBy)),
  }
}

/** The lines of the capital movement that the closing makes: whoever pays or receives nothing has none. */
export function equalisationLines({ partners }: Pick<Equalisation, 'partners'>): EqualisationLine[] {
  return partners.flatMap(({ limitedPartnerId, total, impactBefore, components }) =>
    Object.values(components).every(isZero)
      ? []
      : [
          {
            limitedPartnerId,
            components,
            commitment: total,
            remainingAfter: asAmount(sum([total, impactBefore, impactOf(components)])),
          },
        ],
  )
}

/** What is drawn from all partners and shared anew, less what was distributed. */
export function drawnBy({ totals, feesOnCommitment }: Drawdown): Decimal {
  return asAmount(netOf({ ...totals, ...(feesOnCommitment && { managementFees: '0' }) }))
}

function shareAnew(terms: EqualisationTerms, accounts: readonly Account[], drawdown: Drawdown): void {
  const parts = new Map(
    accounts.map((account): [Account, Record<'ofPrior' | 'ofAdditional', Components>] => [
      account,
      { ofPrior: { ...NO_AMOUNTS }, ofAdditional: { ...NO_AMOUNTS } },
    ]),
  )
  const names = drawdown.feesOnCommitment ? SHARED : [...SHARED, 'managementFees' as const]
  for (const name of names)
    for (const [account, part] of split(drawdown.totals[name] ?? '0', accounts, weightAfter(name), terms)) {
      const own = parts.get(account)
      if (!own) continue
      const [ofPrior = '0', ofAdditional = '0'] = inTwo(part, account.partner, terms)
      own.ofPrior[name] = ofPrior
      own.ofAdditional[name] = ofAdditional
      if (name === 'managementFees') account.sharedFees = add(account.sharedFees, part)
      else account.after[name] = add(account.after[name], part)
    }
  const fees = feesOf(terms, accounts, drawdown)
  const days = daysBetween(drawdown.date, terms.date)
  const shares = accounts.map((account): DrawdownShare => {
    const own = parts.get(account) ?? { ofPrior: NO_AMOUNTS, ofAdditional: NO_AMOUNTS }
    const fee = fees.get(account) ?? '0'
    const bearing = calledBy(own.ofAdditional)
    return {
      capitalMovementId: drawdown.capitalMovementId,
      days,
      ofPrior: netOf(own.ofPrior),
      catchUp: netOf(own.ofAdditional),
      bearing,
      interest: interestOn(bearing, days, terms),
      received: '0',
      fee,
      feeInterest: interestOn(fee, days, terms),
    }
  })
  passOn(terms, accounts, drawdown, shares)
  for (const [index, account] of accounts.entries()) {
    const share = shares[index]
    if (share) account.shares.push(share)
  }
  if (!drawdown.feesOnCommitment)
    for (const [account, before] of split(
      drawdown.totals.managementFees ?? '0',
      accounts,
      ({ partner }) => (partner.paysFees ? partner.prior : '0'),
      terms,
    ))
      account.sharedFees = subtract(account.sharedFees, before)
}

/** Without a new commitment nobody owes anybody: a cent that was rounded to one of them long ago stays there. */
function leaveAsPaid(account: Account): void {
  account.sharedFees = '0'
  for (const name of SHARED) account.after[name] = account.partner.paid[name] ?? '0'
}

/** Interest goes to the earlier partners, by what each had drawn before this closing. */
function passOn(
  terms: EqualisationTerms,
  accounts: readonly Account[],
  { totals }: Drawdown,
  shares: readonly DrawdownShare[],
): void {
  const pool = sum(shares.map(({ interest }) => interest))
  const drawn = new Map<Account, Decimal>()
  for (const name of [...CALLED, 'managementFees'] as const) {
    const weight = ({ partner }: Account): Decimal =>
      name === 'managementFees' && !partner.paysFees ? '0' : partner.prior
    for (const [account, part] of split(totals[name] ?? '0', accounts, weight, terms))
      drawn.set(account, add(drawn.get(account) ?? '0', part))
  }
  const received = new Map(split(pool, accounts, account => drawn.get(account) ?? '0', terms))
  for (const [index, account] of accounts.entries()) {
    const share = shares[index]
    if (share) share.received = received.get(account) ?? '0'
  }
}

/** Those who pay fees pay for what they promise now as much of it as the others have paid on the due date. */
function feesOf(
  terms: EqualisationTerms,
  accounts: readonly Account[],
  { totals, feeCommitments, feesOnCommitment }: Drawdown,
): Map<Account, Decimal> {
  if (!feesOnCommitment || isZero(feeCommitments)) return new Map()
  const weight = ({ partner }: Account): Decimal => (partner.paysFees ? partner.additional : '0')
  const ofAdditional = sum(accounts.map(weight))
  const own = roundAmount(
    divide(multiply(totals.managementFees ?? '0', ofAdditional), feeCommitments),
    terms.minorUnits,
  )
  return new Map(split(own, accounts, weight, terms))
}

function equalisedPartner({ partner, total, after, shares, sharedFees }: Account): EqualisedPartner {
  const all = (name: 'catchUp' | 'interest' | 'received' | 'fee' | 'feeInterest'): Decimal =>
    asAmount(sum(shares.map(share => share[name])))
  const components = { ...NO_AMOUNTS }
  for (const name of SHARED) components[name] = asAmount(subtract(after[name], partner.paid[name] ?? '0'))
  const [fee, feeInterest, catchUp] = [all('fee'), all('feeInterest'), all('catchUp')]
  const interest = asAmount(subtract(all('interest'), all('received')))
  const moved = add(netOf(components), sharedFees)
  components.managementFees = asAmount(add(fee, sharedFees))
  components.lateEntranceFee = asAmount(add(interest, feeInterest))
  return {
    limitedPartnerId: partner.limitedPartnerId,
    prior: asAmount(partner.prior),
    additional: asAmount(partner.additional),
    total: asAmount(total),
    paid: asAmount(
      subtract(sum(shares.flatMap(({ ofPrior, catchUp: ofAdditional }) => [ofPrior, ofAdditional])), moved),
    ),
    impactBefore: impactOf(partner.paid),
    catchUp,
    refund: asAmount(subtract(moved, catchUp)),
    interest,
    fee,
    feeInterest,
    toPay: amountOf(components),
    components,
    shares,
  }
}

function interestOn(amount: Decimal, days: number, { interestRate, minorUnits }: EqualisationTerms): Decimal {
  if (compare(amount, '0') < 0 || days < 0) return '0'
  const yearly = divide(multiply(amount, interestRate), '100')
  return roundAmount(divide(multiply(yearly, `${days}`), DAYS_OF_YEAR), minorUnits)
}

function weightAfter(name: ComponentName): (account: Account) => Decimal {
  return ({ partner, total }) => (name === 'managementFees' && !partner.paysFees ? '0' : total)
}

/** Nothing is shared where nobody has a weight. */
function split(
  total: Decimal,
  accounts: readonly Account[],
  weightOf: (account: Account) => Decimal,
  { minorUnits }: EqualisationTerms,
): [account: Account, part: Decimal][] {
  return isZero(total) || accounts.every(account => isZero(weightOf(account)))
    ? []
    : splitAmount(total, accounts, weightOf, minorUnits)
}

/** A partner's part by what it promised before the closing, and by what it promises in it. */
function inTwo(part: Decimal, { prior, additional }: ClosingPartner, { minorUnits }: EqualisationTerms): Decimal[] {
  return splitAmount(part, [prior, additional], weight => weight, minorUnits).map(([, amount]) => amount)
}

function calledBy(amounts: Amounts): Decimal {
  return sum([...CALLED, 'managementFees' as const].map(name => amounts[name] ?? '0'))
}

function netOf(amounts: Amounts): Decimal {
  return subtract(calledBy(amounts), amounts.distribution ?? '0')
}
