/**
 * What a notice says, as one value that is kept with its hash. Paper, spreadsheet and JSON are made from it and from
 * nothing else, so that they cannot differ. It names one limited partner and the fund, never another partner.
 */
import { mapped } from '../api/schema.ts'
import type { CalendarDate, Decimal } from '../entity.ts'
import type { Stored } from '../entityTypes.ts'
import { impactOf, INSIDE, isPaidOut } from '../limited-partners/ledger.ts'
import type { Components } from '../limited-partners/ledger.ts'
import { absolute, add, asAmount, compare, isZero, lesser, negate, subtract, sum } from '../money.ts'
import { ILPA_TYPES } from './ilpaTypes.ts'
import type { IlpaType, NoticeComponentName } from './ilpaTypes.ts'

export type NoticeKind = 'CapitalCall' | 'Distribution' | 'Netted'

/** An amount of the whole fund, and the part of the investor in it. */
export interface Both {
  fund: Decimal
  investor: Decimal
}

export interface NoticeComponent {
  component: NoticeComponentName
  direction: 'call' | 'distribution'
  title: string
  /** Transaction type of the template of the Institutional Limited Partners Association. */
  ilpaType: string
  insideFund: boolean
  /** What is called, or what is distributed: both positive, negative where it goes the other way. */
  amount: Both
  /** By how much the unfunded commitment rises or, negative, falls. */
  impactOnUnfunded: Both
}

/**
 * Commitment − called inside it up to the due date, without this movement + recallable = before; with what this notice
 * moves, after. A call is negative.
 */
const UNFUNDED = ['commitment', 'calledBefore', 'recallableBefore', 'before', 'call', 'recallable', 'after'] as const
type Unfunded = Record<(typeof UNFUNDED)[number], Both>

/**
 * Call less distribution is `net`: what the investor pays, or gets where it is negative. A part of it goes through the
 * fund, the other does not.
 */
const TOTALS = ['call', 'distribution', 'net', 'insideFund', 'outsideFund', 'impactOnUnfunded'] as const

/** Since inception with this notice, expenses on top of the commitment included. */
const CUMULATIVE = ['called', 'distributed'] as const

interface Party {
  name: string
  /** Street, town and country, each on a line of its own. */
  address: readonly string[]
}

export interface NoticeAccount {
  /** Who is paid: the fund by the investor, or the investor by the fund. */
  payee: 'fund' | 'investor'
  holder: string
  /** IBAN, or the number that the bank uses. */
  accountNumber: string
  bankCode: string
  /** Town and country of the bank. */
  bank: string
  currency: string
  /** The day on which a second person last verified the account: it has not changed since. */
  verifiedOn: CalendarDate | null
  /** What the bank last answered when it was asked whether the holder is right. */
  payeeConfirmation: { answer: NonNullable<Stored<'bankAccount'>['payeeAnswer']>; date: CalendarDate } | null
}

export interface NoticeSnapshot {
  /** Raised when a later version of the product says more. */
  format: 1
  kind: NoticeKind
  number: string
  /** Counts how often the movement was completed. */
  edition: number
  issuedOn: CalendarDate
  dueDate: CalendarDate
  movement: string
  purpose: string | null
  agreementSection: string | null
  currency: string
  minorUnits: number
  fund: Party & {
    tradeRegisterNumber: string | null
    generalPartner: string | null
    /** Who signs, and in which quality. */
    signatory: string | null
  }
  investor: Party & { attention: string | null }
  components: NoticeComponent[]
  totals: Record<(typeof TOTALS)[number], Both>
  unfunded: Unfunded
  cumulative: Record<(typeof CUMULATIVE)[number], Both>
  shares: { navPerShare: Decimal | null; nominalShareValue: Decimal | null; issued: Decimal | null }
  account: NoticeAccount | null
  /** ISO 11649. */
  reference: string | null
}

/** Where a partner, or all of them together, stood before the movement, at its due date. */
export interface Position {
  commitment: Decimal
  calledInside: Decimal
  called: Decimal
  recallable: Decimal
  distributed: Decimal
  remaining: Decimal
}

/** What is the same on every notice of a movement. */
export interface NoticeCommon extends Pick<
  NoticeSnapshot,
  'edition' | 'issuedOn' | 'dueDate' | 'movement' | 'purpose' | 'agreementSection' | 'currency' | 'minorUnits' | 'fund'
> {
  navPerShare: Decimal | null
  nominalShareValue: Decimal | null
  /** The sums of all lines. */
  components: Components
  position: Position
}

/** What belongs to one partner. */
export interface NoticeOwn extends Pick<NoticeSnapshot, 'number' | 'investor' | 'reference'> {
  components: Components
  position: Position
  shares: Decimal | null
  /** The account that the investor pays to, and the one that it is paid to. */
  fundAccount: NoticeAccount | null
  investorAccount: NoticeAccount | null
}

export function noticeSnapshot(common: NoticeCommon, own: NoticeOwn): NoticeSnapshot {
  return inMinorUnits(exactSnapshot(common, own))
}

/** Every amount with the decimals of the currency: the JSON form shows them as they stand. */
function inMinorUnits(exact: NoticeSnapshot): NoticeSnapshot {
  const { minorUnits, components, totals, unfunded, cumulative, shares } = exact
  const written = (amount: Both): Both => both(side => asAmount(amount[side], minorUnits))
  return {
    ...exact,
    components: components.map(one => ({
      ...one,
      amount: written(one.amount),
      impactOnUnfunded: written(one.impactOnUnfunded),
    })),
    totals: mapped(TOTALS, name => written(totals[name])),
    unfunded: mapped(UNFUNDED, name => written(unfunded[name])),
    cumulative: mapped(CUMULATIVE, name => written(cumulative[name])),
    shares: {
      ...shares,
      nominalShareValue: shares.nominalShareValue && asAmount(shares.nominalShareValue, minorUnits),
    },
  }
}

function exactSnapshot(common: NoticeCommon, own: NoticeOwn): NoticeSnapshot {
  const components = componentsOf(common.components, own.components)
  const of = (direction: IlpaType['direction']) => components.filter(one => one.direction === direction)
  const call = total(of('call'))
  const distribution = total(of('distribution'))
  const net = less(call, distribution)
  const outsideFund = total(components.filter(({ insideFund }) => !insideFund))
  const { currency, minorUnits, edition, issuedOn, dueDate, movement, purpose, agreementSection, fund } = common
  return {
    format: 1,
    kind: kindOf(of('call'), of('distribution')),
    number: own.number,
    edition,
    issuedOn,
    dueDate,
    movement,
    purpose,
    agreementSection,
    currency,
    minorUnits,
    fund,
    investor: own.investor,
    components,
    totals: {
      call,
      distribution,
      net,
      insideFund: less(net, outsideFund),
      outsideFund,
      impactOnUnfunded: both(side => sum(components.map(one => one.impactOnUnfunded[side]))),
    },
    unfunded: unfundedOf(common, own),
    cumulative: {
      called: plus(
        both(of => sideOf(common, own, of).position.called),
        less(call, outsideFund),
      ),
      distributed: plus(
        both(of => sideOf(common, own, of).position.distributed),
        distribution,
      ),
    },
    shares: { navPerShare: common.navPerShare, nominalShareValue: common.nominalShareValue, issued: own.shares },
    account: isPaidOut(own.components) ? own.investorAccount : own.fundAccount,
    reference: own.reference,
  }
}

const SIDES = ['fund', 'investor'] as const

function sideOf(common: NoticeCommon, own: NoticeOwn, side: keyof Both): Pick<NoticeOwn, 'components' | 'position'> {
  return side === 'fund' ? common : own
}

function both(amountOf: (side: keyof Both) => Decimal): Both {
  return { fund: amountOf('fund'), investor: amountOf('investor') }
}

function plus(one: Both, other: Both): Both {
  return both(side => add(one[side], other[side]))
}

function less(one: Both, other: Both): Both {
  return both(side => subtract(one[side], other[side]))
}

function total(components: readonly NoticeComponent[]): Both {
  return both(side => sum(components.map(({ amount }) => amount[side])))
}

/** A component of what was booked for one partner alone. */
export interface IlpaLine extends Pick<NoticeComponent, 'direction' | 'ilpaType' | 'insideFund'> {
  amount: Decimal
  impactOnUnfunded: Decimal
}

/** The same lines as those of a notice, of whatever the ledger holds. */
export function ilpaLines(line: Components): IlpaLine[] {
  return componentsOf(line, line).map(({ direction, ilpaType, insideFund, amount, impactOnUnfunded }) => ({
    direction,
    ilpaType,
    insideFund,
    amount: amount.investor,
    impactOnUnfunded: impactOnUnfunded.investor,
  }))
}

/** What neither the fund nor the investor has is left out. */
function componentsOf(fund: Components, investor: Components): NoticeComponent[] {
  const [ofFund, ofInvestor] = [impactsOf(fund), impactsOf(investor)]
  return ILPA_TYPES.map((row): NoticeComponent => {
    const amount = { fund: amountIn(row.component, fund), investor: amountIn(row.component, investor) }
    const { component, direction, title, type, typeBelowZero, insideFund } = row
    return {
      component,
      direction,
      title,
      ilpaType: compare(amount.investor, '0') < 0 ? (typeBelowZero ?? type) : type,
      insideFund,
      amount,
      impactOnUnfunded: { fund: ofFund[component], investor: ofInvestor[component] },
    }
  }).filter(({ amount, impactOnUnfunded }) =>
    SIDES.some(side => !isZero(amount[side]) || !isZero(impactOnUnfunded[side])),
  )
}

function amountIn(component: NoticeComponentName, line: Components): Decimal {
  if (component !== 'income') return line[component]
  return subtract(line.distribution, add(line.returnOfCapital, line.realizedGain))
}

/**
 * What is recallable is taken from the return of capital first, then from gain, then from income; a part that is below
 * zero takes none. What none of them can take, as in a correction, stands with the return of capital.
 */
function impactsOf(line: Components): Record<NoticeComponentName, Decimal> {
  const impacts: Record<NoticeComponentName, Decimal> = {
    investmentFunding: '0',
    managementFees: '0',
    expensesPaidIn: '0',
    expensesOutOfPaidIn: '0',
    lateEntranceFee: '0',
    returnOfCapital: '0',
    realizedGain: '0',
    income: '0',
  }
  for (const { component, lowersUnfunded } of ILPA_TYPES)
    if (lowersUnfunded) impacts[component] = negate(amountIn(component, line))
  let rest: Decimal = line.recallableDistribution
  for (const component of ['returnOfCapital', 'realizedGain', 'income'] as const) {
    const amount = amountIn(component, line)
    if (compare(amount, '0') <= 0 || compare(rest, '0') <= 0) continue
    const part = lesser(amount, rest)
    impacts[component] = part
    rest = subtract(rest, part)
  }
  if (!isZero(rest)) impacts.returnOfCapital = add(impacts.returnOfCapital, rest)
  return impacts
}

/** A line of nothing is a notice of whatever the movement is. */
function kindOf(calls: readonly NoticeComponent[], distributions: readonly NoticeComponent[]): NoticeKind {
  const has = (components: readonly NoticeComponent[], side: keyof Both) =>
    components.some(({ amount }) => !isZero(amount[side]))
  const side = SIDES.toReversed().find(one => has(calls, one) || has(distributions, one)) ?? 'fund'
  if (has(calls, side) && has(distributions, side)) return 'Netted'
  return has(distributions, side) ? 'Distribution' : 'CapitalCall'
}

function unfundedOf(common: NoticeCommon, own: NoticeOwn): Unfunded {
  const of = (figure: (parts: Pick<NoticeOwn, 'components' | 'position'>) => Decimal): Both =>
    both(side => figure(sideOf(common, own, side)))
  const before = of(({ position }) => position.remaining)
  return {
    commitment: of(({ position }) => position.commitment),
    calledBefore: of(({ position }) => position.calledInside),
    recallableBefore: of(({ position }) => position.recallable),
    before,
    call: of(({ components }) => negate(sum(INSIDE.map(name => components[name])))),
    recallable: of(({ components }) => components.recallableDistribution),
    after: plus(
      before,
      of(({ components }) => impactOf(components)),
    ),
  }
}

/** What the investor is to pay or will get, without its sign. */
export function amountDue({ totals, minorUnits }: Pick<NoticeSnapshot, 'totals' | 'minorUnits'>): Decimal {
  return asAmount(absolute(totals.net.investor), minorUnits)
}
