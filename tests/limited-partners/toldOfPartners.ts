/** What the rules tell of a partner, beside what the naive books hold. */
import { expect } from 'vitest'
import { ledgerFigures, rollForward } from '../../src/limited-partners/ledger.ts'
import * as naive from './naiveBooks.ts'
import type { Books } from './naiveBooks.ts'
import { iso, rowsOf, unitsIn } from './rowsInUnits.ts'
import type { InUnits, Rows } from './rowsInUnits.ts'

export function figuresOf(rows: Rows, partner: number, day: number) {
  return ledgerFigures(...rowsOf(rows, partner), iso(day))
}

export function assertFigures(books: Books, rows: Rows, { units }: InUnits, partner: number, day: number): void {
  const { calledPercent, shares, ...amounts } = figuresOf(rows, partner, day)
  const told = Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, units(amount)]))
  expect({
    ...told,
    shares: unitsIn(shares, 6),
    calledPercent: calledPercent === null ? null : unitsIn(calledPercent, 2),
  }).toEqual(naive.standing(books, partner, day))
}

/** From one day to another, what is opened and what happens is what is closed. */
export function assertRollForward(
  books: Books,
  rows: Rows,
  { units }: InUnits,
  partner: number,
  [cut, day]: readonly [number, number],
): void {
  const [opening, closing] = [naive.standing(books, partner, cut), naive.standing(books, partner, day)]
  const since = <Row extends { partner: number; day: number }>(all: readonly Row[]): Row[] =>
    all.filter(row => row.partner === partner && row.day > cut)
  const isTransfer = ({ source }: { source: string }): boolean => source.startsWith('transfer')
  const [pledges, entries] = [since(books.pledges), since(books.entries)]
  const sum = (values: readonly bigint[]): bigint => values.reduce((so, value) => so + value, 0n)
  const own = entries.filter(entry => !isTransfer(entry)).map(({ amounts }) => amounts)
  const { from: _from, to: _to, ...told } = rollForward(...rowsOf(rows, partner), iso(day), iso(cut))
  expect(Object.fromEntries(Object.entries(told).map(([name, amount]) => [name, units(amount)]))).toEqual({
    opening: opening.remaining,
    commitments: sum(pledges.filter(pledge => !isTransfer(pledge)).map(({ value }) => value)),
    calls: sum(own.map(each => each.investmentFunding + each.managementFees + each.expensesPaidIn)),
    recallable: sum(own.map(each => each.recallableDistribution)),
    transfers: sum([
      ...pledges.filter(isTransfer).map(({ value }) => value),
      ...entries.filter(isTransfer).map(({ amounts }) => naive.impactOf(amounts)),
    ]),
    closing: closing.remaining,
  })
}
