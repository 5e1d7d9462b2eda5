/**
 * The books of a fund in whole units of its currency, worked out by sums and divisions of whole numbers alone, without
 * a line of the product: what the ledger has to hold.
 */
export const AMOUNTS = [
  'investmentFunding',
  'managementFees',
  'expensesPaidIn',
  'expensesOutOfPaidIn',
  'lateEntranceFee',
  'returnOfCapital',
  'realizedGain',
  'distribution',
  'recallableDistribution',
] as const
export type AmountName = (typeof AMOUNTS)[number]
export type Amounts = Record<AmountName, bigint>

/** Shares in millionths. */
export interface Entry {
  partner: number
  day: number
  type: 'CapitalCall' | 'Distribution' | 'Equalisation' | 'TransferIn' | 'TransferOut'
  source: string
  amounts: Amounts
  shares: bigint
}

export interface Pledge {
  partner: number
  day: number
  source: string
  value: bigint
}

export interface Drawn {
  day: number
  totals: Amounts
}

export interface Books {
  minorUnits: number
  /** They pay no management fee. */
  skipping: ReadonlySet<number>
  /** The fee is taken of the commitments; else it is shared like an expense. */
  feesOnCommitment: boolean
  /** Of late entrants, in hundredths of a percent. */
  basisPoints: bigint
  /** Of a share, in whole currency; 0 where there are none. */
  nominal: bigint
  pledges: readonly Pledge[]
  entries: readonly Entry[]
  drawn: readonly Drawn[]
}

const CALLED = ['investmentFunding', 'expensesPaidIn', 'expensesOutOfPaidIn'] as const
const INSIDE = ['investmentFunding', 'managementFees', 'expensesPaidIn'] as const
const GIVEN = ['returnOfCapital', 'realizedGain', 'distribution', 'recallableDistribution'] as const

export function nothing(): Amounts {
  return {
    investmentFunding: 0n,
    managementFees: 0n,
    expensesPaidIn: 0n,
    expensesOutOfPaidIn: 0n,
    lateEntranceFee: 0n,
    returnOfCapital: 0n,
    realizedGain: 0n,
    distribution: 0n,
    recallableDistribution: 0n,
  }
}

interface Holder {
  id: number
  weight: bigint
}

/**
 * Everybody gets the whole units of its part. Then, as long as something is left, one unit goes to whoever is furthest
 * below its part; of equal ones to the larger weight, then to the lower id.
 */
export function shareOut(total: bigint, holders: readonly Holder[]): Map<number, bigint> {
  const all = holders.reduce((sum, { weight }) => sum + weight, 0n)
  const size = total < 0n ? -total : total
  const places = holders.map(holder => ({ ...holder, part: all === 0n ? 0n : (size * holder.weight) / all }))
  if (all > 0n)
    for (let left = size - places.reduce((sum, { part }) => sum + part, 0n); left > 0n; left -= 1n) {
      const [first] = [...places].sort(
        (one, other) =>
          sign(size * other.weight - other.part * all - (size * one.weight - one.part * all)) ||
          sign(other.weight - one.weight) ||
          one.id - other.id,
      )
      if (first) first.part += 1n
    }
  return new Map(places.map(({ id, part }) => [id, total < 0n ? -part : part]))
}

function sign(value: bigint): number {
  return value > 0n ? 1 : value < 0n ? -1 : 0
}

/** To the nearest whole number, halves away from zero; the divisor is positive. */
export function nearest(dividend: bigint, divisor: bigint): bigint {
  const size = dividend < 0n ? -dividend : dividend
  const rounded = (2n * size + divisor) / (2n * divisor)
  return dividend < 0n ? -rounded : rounded
}

export function committed({ pledges }: Books, partner: number, day: number): bigint {
  return pledges.reduce(
    (sum, pledge) => (pledge.partner === partner && pledge.day <= day ? sum + pledge.value : sum),
    0n,
  )
}

/** In the order of their ids. */
export function partnersOf({ pledges }: Books): number[] {
  return [...new Set(pledges.map(({ partner }) => partner))].sort((one, other) => one - other)
}

export function impactOf(amounts: Amounts): bigint {
  return amounts.recallableDistribution - INSIDE.reduce((sum, name) => sum + amounts[name], 0n)
}

/** Paid by the partner, or to it where it is negative. */
export function paidOf(amounts: Amounts): bigint {
  return (
    INSIDE.reduce((sum, name) => sum + amounts[name], 0n) +
    amounts.expensesOutOfPaidIn +
    amounts.lateEntranceFee -
    amounts.distribution
  )
}

export function remaining(books: Books, partner: number, day: number): bigint {
  return books.entries.reduce(
    (left, entry) => (entry.partner === partner ? left + impactOf(entry.amounts) : left),
    committed(books, partner, day),
  )
}

/** Each component of a call or distribution, shared by the commitments of its day. */
export function linesOf(books: Books, totals: Amounts, day: number): Map<number, Amounts> {
  const lines = new Map(partnersOf(books).map(partner => [partner, nothing()]))
  for (const name of AMOUNTS)
    for (const [partner, part] of shareOut(totals[name], holdersOf(books, name, day))) {
      const line = lines.get(partner)
      if (line) line[name] = part
    }
  for (const name of INSIDE) if (totals[name] !== 0n) relieve(books, totals, day, lines, name)
  return lines
}

/**
 * Whoever rounding alone calls for a few units more than remain, at most one for each component, hands them to the
 * first by id who has room: one each, and then as many as fit. Nothing moves where there is no room for all of them.
 */
function relieve(books: Books, totals: Amounts, day: number, lines: Map<number, Amounts>, name: AmountName): void {
  const most = BigInt(INSIDE.filter(inside => totals[inside] !== 0n).length)
  const left = (id: number, line: Amounts): bigint => remaining(books, id, day) + impactOf(line)
  const all = [...lines]
  const givers = all.filter(([id, line]) => {
    const over = -left(id, line)
    return over > 0n && over <= most && line[name] >= over
  })
  const takers = all.filter(
    ([id, line]) => left(id, line) > 0n && !(name === 'managementFees' && books.skipping.has(id)),
  )
  let units = givers.reduce((sum, [id, line]) => sum - left(id, line), 0n)
  if (takers.reduce((sum, [id, line]) => sum + left(id, line), 0n) < units) return
  for (const [id, line] of givers) line[name] += left(id, line)
  for (const [, line] of takers.slice(0, Number(units))) {
    line[name] += 1n
    units -= 1n
  }
  for (const [id, line] of takers)
    while (units > 0n && left(id, line) > 0n) {
      line[name] += 1n
      units -= 1n
    }
}

function holdersOf(books: Books, name: AmountName, day: number): Holder[] {
  return partnersOf(books).map(id => ({
    id,
    weight: name === 'managementFees' && books.skipping.has(id) ? 0n : committed(books, id, day),
  }))
}

/** Millionths of a share for what is paid in. */
export function sharesFor({ nominal, minorUnits }: Books, amounts: Amounts): bigint {
  const paidIn = INSIDE.reduce((sum, name) => sum + amounts[name], 0n) + amounts.expensesOutOfPaidIn
  return nominal === 0n ? 0n : nearest(paidIn * 1_000_000n, nominal * 10n ** BigInt(minorUnits))
}

/** A line as it is booked: what is called and what is given each by itself. */
export function entriesOfLine(partner: number, day: number, source: string, line: Amounts, shares: bigint): Entry[] {
  const call = { ...line, ...Object.fromEntries(GIVEN.map(name => [name, 0n])) }
  const given = { ...nothing(), ...Object.fromEntries(GIVEN.map(name => [name, line[name]])) }
  const isCall = shares !== 0n || AMOUNTS.some(name => call[name] !== 0n)
  const isGiven = GIVEN.some(name => given[name] !== 0n)
  return [
    ...(isCall ? [{ partner, day, type: 'CapitalCall' as const, source, amounts: call, shares }] : []),
    ...(isGiven ? [{ partner, day, type: 'Distribution' as const, source, amounts: given, shares: 0n }] : []),
  ]
}

/**
 * What a closing moves, by partner: everybody is put where it would be had it been there from the beginning. `added`
 * is what is promised in the closing.
 */
export function equalised(books: Books, day: number, added: ReadonlyMap<number, bigint>): Map<number, Amounts> {
  const ids = [...new Set([...partnersOf(books), ...added.keys()])].sort((one, other) => one - other)
  const prior = (id: number): bigint => committed(books, id, day)
  const more = (id: number): bigint => added.get(id) ?? 0n
  const pays = (id: number): boolean => !books.skipping.has(id)
  const by = (weight: (id: number) => bigint, payersOnly = false): Holder[] =>
    ids.map(id => ({ id, weight: payersOnly && !pays(id) ? 0n : weight(id) }))
  const after = by(id => prior(id) + more(id))
  const moved = new Map(ids.map(id => [id, nothing()]))
  const change = (id: number, name: AmountName, amount: bigint): void => {
    const own = moved.get(id)
    if (own) own[name] += amount
  }
  for (const name of [...CALLED, ...GIVEN]) {
    for (const { totals } of books.drawn) for (const [id, part] of shareOut(totals[name], after)) change(id, name, part)
    for (const { partner, amounts } of books.entries) change(partner, name, -amounts[name])
  }
  for (const drawn of books.drawn) {
    const days = BigInt(day - drawn.day)
    const interest = (amount: bigint): bigint =>
      amount > 0n && days > 0n ? nearest(amount * books.basisPoints * days, 3_650_000n) : 0n
    const late = new Map(ids.map(id => [id, 0n]))
    const names = books.feesOnCommitment ? CALLED : ([...CALLED, 'managementFees'] as const)
    for (const name of names) {
      const isFee = name === 'managementFees'
      const parts = shareOut(drawn.totals[name], isFee ? by(id => prior(id) + more(id), true) : after)
      for (const [id, part] of parts) late.set(id, (late.get(id) ?? 0n) + ofAdded(part, prior(id), more(id)))
      if (isFee) {
        for (const [id, part] of parts) change(id, 'managementFees', part)
        for (const [id, part] of shareOut(drawn.totals[name], by(prior, true))) change(id, 'managementFees', -part)
      }
    }
    const paid = new Map([...late].map(([id, amount]) => [id, interest(amount)]))
    const had = new Map(ids.map(id => [id, 0n]))
    for (const name of [...CALLED, 'managementFees'] as const)
      for (const [id, part] of shareOut(drawn.totals[name], by(prior, name === 'managementFees')))
        had.set(id, (had.get(id) ?? 0n) + part)
    const pool = [...paid.values()].reduce((sum, amount) => sum + amount, 0n)
    for (const [id, amount] of paid) change(id, 'lateEntranceFee', amount)
    for (const [id, part] of shareOut(
      pool,
      by(id => had.get(id) ?? 0n),
    ))
      change(id, 'lateEntranceFee', -part)
    const bearing = ids.reduce((sum, id) => (pays(id) ? sum + committed(books, id, drawn.day) : sum), 0n)
    if (books.feesOnCommitment && bearing > 0n) {
      const newcomers = ids.reduce((sum, id) => (pays(id) ? sum + more(id) : sum), 0n)
      const fees = shareOut(nearest(drawn.totals.managementFees * newcomers, bearing), by(more, true))
      for (const [id, fee] of fees) {
        change(id, 'managementFees', fee)
        change(id, 'lateEntranceFee', interest(fee))
      }
    }
  }
  return moved
}

/** Of a part, what falls on the commitment that is new. */
function ofAdded(part: bigint, prior: bigint, more: bigint): bigint {
  const [, added] = [
    ...shareOut(part, [
      { id: 1, weight: prior },
      { id: 2, weight: more },
    ]).values(),
  ]
  return added ?? 0n
}

export interface Sale {
  seller: number
  day: number
  source: string
  buyers: readonly { partner: number; value: bigint }[]
}

/** A sale moves the commitment, and of each entry of the seller the same part: one row away, one to each buyer. */
export function sold(books: Books, { seller, day, source, buyers }: Sale): Pick<Books, 'pledges' | 'entries'> {
  const value = buyers.reduce((sum, buyer) => sum + buyer.value, 0n)
  const holders = [
    { id: 0, weight: committed(books, seller, day) - value },
    ...buyers.map(buyer => ({ id: buyer.partner, weight: buyer.value })),
  ].sort((one, other) => one.id - other.id)
  const entries = books.entries
    .filter(({ partner }) => partner === seller)
    .flatMap(({ amounts, shares }): Entry[] => {
      const bought = buyers.map(({ partner }) => ({
        partner,
        amounts: nothing(),
        shares: shareOut(shares, holders).get(partner) ?? 0n,
      }))
      for (const name of AMOUNTS) {
        const parts = shareOut(amounts[name], holders)
        for (const buyer of bought) buyer.amounts[name] = parts.get(buyer.partner) ?? 0n
      }
      const away = { amounts: nothing(), shares: 0n }
      for (const buyer of bought) {
        for (const name of AMOUNTS) away.amounts[name] -= buyer.amounts[name]
        away.shares -= buyer.shares
      }
      const isSome = (row: { amounts: Amounts; shares: bigint }): boolean =>
        row.shares !== 0n || AMOUNTS.some(name => row.amounts[name] !== 0n)
      return [
        ...[away].filter(isSome).map(row => ({ ...row, partner: seller, day, type: 'TransferOut' as const, source })),
        ...bought.filter(isSome).map(row => ({ ...row, day, type: 'TransferIn' as const, source })),
      ]
    })
  return {
    pledges: [
      { partner: seller, day, source, value: -value },
      ...buyers.map(buyer => ({ partner: buyer.partner, day, source, value: buyer.value })),
    ],
    entries,
  }
}

/** What is told of a partner at the end of a day. */
export function standing(books: Books, partner: number, day: number) {
  const own = books.entries.filter(entry => entry.partner === partner && entry.day <= day)
  const total = (names: readonly AmountName[]): bigint =>
    own.reduce((sum, { amounts }) => names.reduce((so, name) => so + amounts[name], sum), 0n)
  const commitment = committed(books, partner, day)
  const called = total([...INSIDE, 'expensesOutOfPaidIn'])
  return {
    commitment,
    called,
    calledInside: total(INSIDE),
    calledOutside: total(['expensesOutOfPaidIn']),
    distributed: total(['distribution']),
    recallable: total(['recallableDistribution']),
    remaining: own.reduce((left, { amounts }) => left + impactOf(amounts), commitment),
    lateEntranceFee: total(['lateEntranceFee']),
    shares: own.reduce((sum, { shares }) => sum + shares, 0n),
    /** In hundredths of a percent; null where nothing is promised. */
    calledPercent: commitment === 0n ? null : nearest(called * 10_000n, commitment),
  }
}
