/** Rows of the ledger as whole units of the currency and numbered days, and the other way round. Naive on purpose. */
import { expect } from 'vitest'
import type { CalendarDate, Decimal } from '../../src/entity.ts'
import type { CommitmentRow, Components, TransactionRow } from '../../src/limited-partners/ledger.ts'
import { AMOUNTS, impactOf, nothing, paidOf } from './naiveBooks.ts'
import type { Amounts, Entry, Pledge } from './naiveBooks.ts'

export interface Rows {
  commitments: readonly CommitmentRow[]
  transactions: readonly TransactionRow[]
}

/** For a currency with so many decimals. */
export function inUnits(minorUnits: number) {
  const units = (amount: string): bigint => unitsIn(amount, minorUnits)

  function text(value: bigint): Decimal {
    const digits = String(value < 0n ? -value : value).padStart(minorUnits + 1, '0')
    const [whole, rest] = [digits.slice(0, digits.length - minorUnits), digits.slice(digits.length - minorUnits)]
    return `${value < 0n ? '-' : ''}${whole}${rest && `.${rest}`}` as Decimal
  }

  function componentsOf(amounts: Amounts): Components {
    return Object.fromEntries(AMOUNTS.map(name => [name, text(amounts[name])])) as Components
  }

  function unitsOf(components: Partial<Components>): Amounts {
    const all = nothing()
    for (const name of AMOUNTS) all[name] = units(components[name] ?? '0')
    return all
  }

  function commitmentRow({ partner, day, value, source }: Pledge): CommitmentRow {
    return { limitedPartnerId: partner, date: iso(day), value: text(value), closingId: Number(source.split(' ')[1]) }
  }

  function pledgeOf({ limitedPartnerId, date, value, ...row }: CommitmentRow): Pledge {
    return { partner: limitedPartnerId, day: dayOf(date), value: units(value), source: sourceOf(row) }
  }

  /** What a row pays and calls follows from its components. */
  function entryOf({ limitedPartnerId, date, type, shares, amount, impactOnUnfunded, ...row }: TransactionRow) {
    const amounts = unitsOf(row)
    expect([units(amount), units(impactOnUnfunded)]).toEqual([paidOf(amounts), impactOf(amounts)])
    const held = { amounts, shares: unitsIn(shares ?? '0', 6) }
    return { partner: limitedPartnerId, day: dayOf(date), type, source: sourceOf(row), ...held }
  }

  return { units, text, componentsOf, unitsOf, commitmentRow, pledgeOf, entryOf }
}

export type InUnits = ReturnType<typeof inUnits>

/** What is smaller than a unit is no amount. */
export function unitsIn(amount: string, decimals: number): bigint {
  const [, minus = '', whole = '', rest = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount) ?? []
  const padded = rest.padEnd(decimals, '0')
  if (whole === '' || /[1-9]/.test(padded.slice(decimals))) throw new Error(`${amount} is no amount of this currency.`)
  const value = BigInt(whole + padded.slice(0, decimals))
  return minus ? -value : value
}

/** What made a row, and everything that it names beside that. */
export function sourceOf({ capitalMovementId, closingId, transferId }: Partial<TransactionRow>): Entry['source'] {
  return [
    ...(capitalMovementId ? [`movement ${capitalMovementId}`] : []),
    ...(closingId ? [`closing ${closingId}`] : []),
    ...(transferId ? [`transfer ${transferId}`] : []),
  ].join(' and ')
}

const BEGIN = Date.UTC(2025, 0, 31)
const DAY_MS = 86_400_000

export function iso(day: number): CalendarDate {
  return new Date(BEGIN + day * DAY_MS).toISOString().slice(0, 10) as CalendarDate
}

function dayOf(date: CalendarDate): number {
  return (Date.parse(`${date}T00:00:00Z`) - BEGIN) / DAY_MS
}

/** A rule that changed what it is given would change what others have been told. */
export function frozen(rows: Rows): Rows {
  for (const row of [...rows.commitments, ...rows.transactions]) Object.freeze(row)
  return rows
}

export function withRows(to: Rows, rows: Rows): Rows {
  return {
    commitments: [...to.commitments, ...rows.commitments],
    transactions: [...to.transactions, ...rows.transactions],
  }
}

/** Without what some of the sources have made. */
export function without({ commitments, transactions }: Rows, sources: ReadonlySet<string>): Rows {
  const isOther = (row: Partial<TransactionRow>): boolean => !sources.has(sourceOf(row))
  return { commitments: commitments.filter(isOther), transactions: transactions.filter(isOther) }
}

export function rowsOf({ commitments, transactions }: Rows, partner: number): [CommitmentRow[], TransactionRow[]] {
  const isOwn = ({ limitedPartnerId }: { limitedPartnerId: number }): boolean => limitedPartnerId === partner
  return [commitments.filter(isOwn), transactions.filter(isOwn)]
}
