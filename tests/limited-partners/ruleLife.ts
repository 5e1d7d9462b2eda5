/**
 * The life of a fund by the rules alone: what happens is worked out by the rules as the server asks them, and by the
 * naive books. After each event both have to say the same, to the smallest unit of the currency.
 */
import { expect } from 'vitest'
import { differences, generatedLines, unshared } from '../../src/capital-movements/lines.ts'
import type { LineAmounts, PartnerPosition } from '../../src/capital-movements/lines.ts'
import { componentFindings, laterFindings } from '../../src/capital-movements/rules.ts'
import type { LaterEvent } from '../../src/capital-movements/rules.ts'
import { equalisationLines, equalise } from '../../src/closings/equalisation.ts'
import { closingFindings, commitmentFindings } from '../../src/closings/rules.ts'
import type { ClosingConstraints } from '../../src/closings/rules.ts'
import type { Decimal } from '../../src/entity.ts'
import { equalisationOfLine, exceedsRemaining, transactionsOfLine } from '../../src/limited-partners/ledger.ts'
import type { Components, TransactionRow } from '../../src/limited-partners/ledger.ts'
import { lockedBy } from '../../src/reporting-periods/rules.ts'
import type { Period } from '../../src/reporting-periods/rules.ts'
import { historyBefore } from '../../src/transfers/history.ts'
import { rowsOfTransfer } from '../../src/transfers/proRata.ts'
import * as transfers from '../../src/transfers/rules.ts'
import * as naive from './naiveBooks.ts'
import type { Amounts, Books, Entry, Pledge } from './naiveBooks.ts'
import { frozen, inUnits, iso, rowsOf, sourceOf, withRows, without } from './rowsInUnits.ts'
import type { Rows } from './rowsInUnits.ts'
import { amountsOf } from './ruleEvents.ts'
import type { Event, Life } from './ruleEvents.ts'
import { assertFigures, assertRollForward, figuresOf } from './toldOfPartners.ts'

interface Happened {
  kind: 'closing' | 'movement' | 'transfer'
  id: number
  day: number
}

/** A partner who comes with an event is known by its number. */
const newcomer = (event: number): number => 100 + event

export function live(life: Life): void {
  const { minorUnits } = life
  const currency = inUnits(minorUnits)
  const { units, text, unitsOf, componentsOf } = currency
  let books: Books = {
    minorUnits,
    skipping: new Set(life.partners.flatMap(({ skips }, index) => (skips ? [index + 1] : []))),
    feesOnCommitment: life.feesOnCommitment,
    basisPoints: BigInt(life.basisPoints),
    nominal: BigInt(life.nominal),
    pledges: life.partners.map(({ commitment }, index) => ({
      partner: index + 1,
      day: 0,
      source: 'closing 1',
      value: BigInt(commitment),
    })),
    entries: [],
    drawn: [],
  }
  let ledger: Rows = frozen({ commitments: books.pledges.map(currency.commitmentRow), transactions: [] })
  let nextId = 1_000
  let day = 0
  const happened: Happened[] = [{ kind: 'closing', id: 1, day: 0 }]
  let periods: Period[] = []
  let closedUntil = -1

  for (const [index, event] of life.events.entries()) {
    const dated = event.astray ? day - (event.who % (day + 1)) : day + event.gap
    const [partner, earlier] = [chosen(naive.partnersOf(books), event.who), Math.min(day, dated - 1)]
    const before = figuresOf(ledger, partner, earlier)
    expect(lockedBy(iso(dated), periods) !== undefined).toBe(dated <= closedUntil)
    if (event.kind === 'period') close()
    else if (dated > closedUntil) happen(index, event, dated)
    // What was told of an earlier day is told of it for ever.
    expect(figuresOf(ledger, partner, earlier)).toEqual(before)
    assertStanding(event)
  }
  for (const partner of naive.partnersOf(books)) assertFigures(books, ledger, currency, partner, day)

  function happen(index: number, event: Event, dated: number): void {
    if (event.kind === 'closing') admit(index, event, dated)
    else if (event.kind === 'transfer') transfer(index, event, dated)
    else move(event, dated)
  }

  function close(): void {
    periods = [...periods, { name: `To ${iso(day)}`, date: iso(day), status: 'Completed' }]
    closedUntil = day
  }

  /** Capital is called or given back; what a partner has not left to pay is refused. */
  function move({ kind, share, parts, reopened }: Event, dated: number): void {
    const later = happened.filter(each => each.kind !== 'movement' && each.day > dated)
    const event = { dueDate: iso(dated) }
    expect(laterFindings(event, later.map(laterEvent)).length).toBe(later.length > 0 ? 1 : 0)
    if (later.length > 0 || dated < day) return
    const all = naive.partnersOf(books)
    const left = all.reduce((sum, partner) => sum + naive.remaining(books, partner, dated), 0n)
    const totals = amountsOf((left * BigInt(share)) / 100n, kind, parts)
    const given = componentsOf(totals)
    const isWrong = [
      totals.returnOfCapital + totals.realizedGain > totals.distribution,
      totals.recallableDistribution > totals.distribution,
    ]
    expect(componentFindings(given).map(({ field }) => field)).toEqual(
      ['distribution', 'recallableDistribution'].filter((_, place) => isWrong[place]),
    )
    const partners = all.map(partner => positionOf(partner, dated))
    const nobodyPays = all.every(id => books.skipping.has(id) || naive.committed(books, id, dated) === 0n)
    expect(unshared(given, partners)).toEqual(nobodyPays && totals.managementFees > 0n ? ['managementFees'] : [])
    if (isWrong.includes(true) || (nobodyPays && totals.managementFees > 0n)) return

    const id = nextId++
    const movement = { ...given, nominalShareValue: life.nominal === 0 ? null : (`${life.nominal}` as const) }
    const lines = generatedLines(movement, partners, minorUnits)
    expect(generatedLines(movement, [...partners].reverse(), minorUnits)).toEqual(lines)
    expect(differences(given, lines)).toEqual({})
    const wanted = naive.linesOf(books, totals, dated)
    const booked = lines.flatMap(line => {
      const own = wanted.get(line.limitedPartnerId) ?? naive.nothing()
      const amounts = assertLine(line, own)
      const shares = naive.sharesFor(books, amounts)
      const rest = naive.remaining(books, line.limitedPartnerId, dated) + naive.impactOf(amounts)
      expect([line.limitedPartnerId, units(line.remainingAfter)]).toEqual([line.limitedPartnerId, rest])
      const position = partners.find(({ limitedPartnerId }) => limitedPartnerId === line.limitedPartnerId)
      const isBeyond = rest < 0n && naive.impactOf(amounts) < 0n
      expect(exceedsRemaining(position?.remaining ?? '0', line)).toBe(isBeyond)
      return isBeyond ? [] : [{ line, amounts, shares }]
    })
    if (booked.length < lines.length) return
    const source = { capitalMovementId: id }
    const rows = (): TransactionRow[] =>
      booked.flatMap(({ line, line: { limitedPartnerId, shares } }) =>
        transactionsOfLine(limitedPartnerId, iso(dated), line, source, shares),
      )
    const entries = booked.flatMap(({ line: { limitedPartnerId }, amounts, shares }) =>
      naive.entriesOfLine(limitedPartnerId, dated, `movement ${id}`, amounts, shares),
    )
    append(() => ({ commitments: [], transactions: rows() }), { pledges: [], entries }, reopened)
    books = { ...books, drawn: [...books.drawn, { day: dated, totals }] }
    day = dated
    happened.push({ kind: 'movement', id, day })
  }

  /** A later closing: a new partner, perhaps one who raises, and all are put right. */
  function admit(index: number, { share, who, parts, gap, astray }: Event, dated: number): void {
    const [last, lastMovement, lastTransfer] = (['closing', 'movement', 'transfer'] as const).map(kind =>
      happened.findLast(each => each.kind === kind),
    )
    const finalDay = astray ? dated - 1 : dated + gap
    const fixtures: ClosingConstraints = {
      fund: { firstClosingDate: iso(0), finalClosingDate: iso(finalDay) },
      lastClosing: last && { name: 'Closing', date: iso(last.day) },
      lastMovement: lastMovement && { name: 'Call', dueDate: iso(lastMovement.day) },
      lastTransfer: lastTransfer && { date: iso(lastTransfer.day) },
    }
    const early = dated <= (last?.day ?? -1)
    const code = early
      ? 'closing.notLater'
      : dated > finalDay
        ? 'closing.afterPeriod'
        : dated < (lastTransfer?.day ?? 0)
          ? 'closing.beforeTransfer'
          : undefined
    expect(closingFindings({ date: iso(dated) }, fixtures).map(finding => finding.code)).toEqual(code ? [code] : [])
    const promisedOn = dated - (who % 4)
    const inMovement = promisedOn <= (lastMovement?.day ?? -1)
    const wrong =
      promisedOn <= (last?.day ?? -1) ? 'closingCommitment.beforeStart' : inMovement && 'closingCommitment.inMovement'
    expect(
      commitmentFindings({ date: iso(promisedOn) }, { date: iso(dated) }, fixtures).map(finding => finding.code),
    ).toEqual(wrong ? [wrong] : [])
    if (code || dated <= (lastMovement?.day ?? -1)) return

    const id = nextId++
    const size = BigInt(share) * BigInt(1_000 + who) * 10n ** BigInt(minorUnits)
    const raising = naive.partnersOf(books)[who % naive.partnersOf(books).length] ?? 1
    const added = new Map([[newcomer(index), size], ...(parts.length > 1 ? [[raising, size / 3n] as const] : [])])
    if (who % 3 === 0) books = { ...books, skipping: new Set([...books.skipping, newcomer(index)]) }
    const partners = [...new Set([...naive.partnersOf(books), ...added.keys()])].map(partner => ({
      limitedPartnerId: partner,
      prior: figuresOf(ledger, partner, dated).commitment,
      additional: text(added.get(partner) ?? 0n),
      paysFees: !books.skipping.has(partner),
      paid: paidBy(partner),
    }))
    const drawdowns = books.drawn.map((drawn, place) => ({
      capitalMovementId: place,
      name: `Movement ${place}`,
      date: iso(drawn.day),
      totals: componentsOf(drawn.totals),
      feesOnCommitment: life.feesOnCommitment,
      feeCommitments: text(
        naive
          .partnersOf(books)
          .filter(partner => !books.skipping.has(partner))
          .reduce((sum, partner) => sum + naive.committed(books, partner, drawn.day), 0n),
      ),
    }))
    const rate = percent(life.basisPoints)
    const terms = { date: iso(dated), interestRate: rate, minorUnits }
    const result = equalise(terms, partners, drawdowns)
    expect(equalise(terms, partners.toReversed(), drawdowns.toReversed())).toEqual(result)
    const wanted = naive.equalised(books, dated, added)
    const lines = equalisationLines(result)
    for (const { limitedPartnerId, components } of result.partners)
      expect([limitedPartnerId, unitsOf(components)]).toEqual([limitedPartnerId, wanted.get(limitedPartnerId)])
    const pledges: Pledge[] = [...added]
      .filter(([, value]) => value > 0n)
      .map(([partner, value]) => ({ partner, day: dated, source: `closing ${id}`, value }))
    const admitted: Books = { ...books, pledges: [...books.pledges, ...pledges] }
    const beyond = lines.map(({ limitedPartnerId, components, commitment, remainingAfter }) => {
      const own = wanted.get(limitedPartnerId) ?? naive.nothing()
      const before = naive.remaining(admitted, limitedPartnerId, dated)
      const rest = before + naive.impactOf(own)
      expect([units(commitment), units(remainingAfter)]).toEqual([
        naive.committed(admitted, limitedPartnerId, dated),
        rest,
      ])
      const isBeyond = rest < 0n && naive.impactOf(own) < 0n
      expect(exceedsRemaining(text(before), components)).toBe(isBeyond)
      return isBeyond
    })
    if (beyond.includes(true)) return
    const source = { capitalMovementId: id }
    append(
      () => ({
        commitments: pledges.map(currency.commitmentRow),
        transactions: lines.flatMap(
          ({ limitedPartnerId, components }) =>
            equalisationOfLine(limitedPartnerId, iso(dated), components, source) ?? [],
        ),
      }),
      {
        pledges,
        entries: [...wanted].flatMap(([partner, amounts]): Entry[] =>
          naive.AMOUNTS.every(name => amounts[name] === 0n)
            ? []
            : [{ partner, day: dated, type: 'Equalisation', source: `movement ${id}`, amounts, shares: 0n }],
        ),
      },
      false,
    )
    day = dated
    happened.push({ kind: 'closing', id, day }, { kind: 'movement', id, day })
  }

  function transfer(index: number, { share, who, parts, reopened }: Event, dated: number): void {
    const holders = naive.partnersOf(books)
    const seller = holders[who % holders.length] ?? 1
    const initial = naive.committed(books, seller, dated)
    const value = (initial * BigInt(share)) / 100n
    if (value < BigInt(parts.length)) return
    const taken = naive.shareOut(
      value,
      parts.map((weight, place) => ({ id: place, weight: BigInt(weight) })),
    )
    const buyers = parts.map((_, place) => ({
      partner: place === 0 ? newcomer(index) : (holders[(who + place) % holders.length] ?? 1),
      value: taken.get(place) ?? 0n,
    }))
    const draft = {
      sellerId: seller,
      transferCommitment: text(value),
      buyers: buyers.map(buyer => ({
        limitedPartnerId: buyer.partner,
        commitment: text(buyer.value),
        newName: null,
        newAddress: null,
        newLegalStatus: null,
        newContactId: null,
      })),
    }
    const bought = buyers.map(({ partner }) => partner)
    const codes = bought.flatMap((partner, place) =>
      partner === seller ? ['transfer.sellerBuys'] : bought.indexOf(partner) < place ? ['transfer.buyerTwice'] : [],
    )
    expect(transfers.transferRules(draft, { today: iso(dated) }).map(({ code }) => code)).toEqual(codes)
    expect(transfers.commitmentFindings(draft, figuresOf(ledger, seller, dated).commitment).length).toBe(
      value > initial ? 1 : 0,
    )
    const stands = happened.filter(each => (each.kind === 'movement' ? each.day >= dated : each.day > dated))
    if (codes.length > 0 || value > initial || stands.length > 0) return

    const id = nextId++
    const rows = (): Rows => {
      const [commitments, transactions] = rowsOf(ledger, seller)
      const history = historyBefore({ commitments, transactions }, iso(dated), null)
      expect(units(history.commitment)).toBe(initial)
      const deal = {
        initial: history.commitment,
        transferCommitment: text(value),
        buyers: buyers.map(buyer => ({ limitedPartnerId: buyer.partner, commitment: text(buyer.value) })),
        minorUnits,
      }
      return rowsOfTransfer({ id, date: iso(dated), sellerId: seller }, deal, history.history)
    }
    append(rows, naive.sold(books, { seller, day: dated, source: `transfer ${id}`, buyers }), reopened)
    day = dated
    happened.push({ kind: 'transfer', id, day })
  }

  /** Rows are added as the rules make them, and must be those of the books. Taking them back leaves what was. */
  function append(make: () => Rows, wanted: Pick<Books, 'pledges' | 'entries'>, reopened: boolean): void {
    const [before, made] = [ledger, frozen(make())]
    // A row names what has made it, and nothing else.
    expect(made.commitments.map(currency.pledgeOf)).toEqual(wanted.pledges)
    expect(made.transactions.map(currency.entryOf)).toEqual(wanted.entries)
    ledger = withRows(ledger, made)
    if (reopened) {
      const sources = new Set([...made.commitments, ...made.transactions].map(sourceOf))
      ledger = without(ledger, sources)
      expect(ledger).toEqual(before)
      ledger = withRows(ledger, frozen(make()))
      expect(ledger).toEqual(withRows(before, made))
    }
    books = {
      ...books,
      pledges: [...books.pledges, ...wanted.pledges],
      entries: [...books.entries, ...wanted.entries],
    }
  }

  /** The parts of a distribution may be moved by a unit, so that none is above it: then they are what they are. */
  function assertLine(line: LineAmounts, wanted: Amounts): Amounts {
    const is = unitsOf(line)
    const within = ['returnOfCapital', 'realizedGain', 'recallableDistribution'] as const
    for (const name of within) {
      expect(is[name] >= 0n && is[name] <= is.distribution).toBe(true)
      expect(is[name] - wanted[name] <= 2n && wanted[name] - is[name] <= 2n).toBe(true)
    }
    expect(is.returnOfCapital + is.realizedGain <= is.distribution).toBe(true)
    const free = Object.fromEntries(within.map(name => [name, 0n]))
    expect({ ...is, ...free }).toEqual({ ...wanted, ...free })
    return is
  }

  function assertStanding({ who }: Event): void {
    for (const partner of naive.partnersOf(books)) {
      expect(naive.committed(books, partner, day) >= 0n).toBe(true)
      // A transfer splits each amount by itself: where all is called, what remains may miss nothing by as many units.
      const moved = books.entries.filter(entry => entry.partner === partner && entry.type.startsWith('Transfer'))
      expect(naive.remaining(books, partner, day) >= BigInt(-4 * moved.length)).toBe(true)
    }
    const partners = naive.partnersOf(books)
    const partner = chosen(partners, who)
    assertFigures(books, ledger, currency, partner, day)
    assertRollForward(books, ledger, currency, partner, [who % (day + 1), day])
  }

  function positionOf(partner: number, at: number): PartnerPosition {
    const { commitment, remaining } = figuresOf(ledger, partner, at)
    const skipsManagementFee = books.skipping.has(partner)
    return {
      limitedPartnerId: partner,
      name: `Partner ${partner}`,
      commitment,
      remaining,
      remainingAtDueDate: remaining,
      skipsManagementFee,
    }
  }

  function paidBy(partner: number): Partial<Components> {
    const totals = naive.nothing()
    for (const row of rowsOf(ledger, partner)[1])
      for (const name of naive.AMOUNTS) totals[name] += units(row[name] ?? '0')
    return componentsOf(totals)
  }
}

function laterEvent({ kind, day }: Happened): LaterEvent {
  return kind === 'transfer' ? { kind, date: iso(day) } : { kind: 'closing', name: 'Closing', date: iso(day) }
}

function percent(basisPoints: number): Decimal {
  return `${Math.floor(basisPoints / 100)}.${String(basisPoints % 100).padStart(2, '0')}` as Decimal
}

function chosen(partners: readonly number[], who: number): number {
  return partners[who % partners.length] ?? 1
}
