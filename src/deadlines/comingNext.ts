/** What comes next of one fund. Pure. */
import type { CalendarDate } from '../entity.ts'
import type { Deadlines } from './reads.ts'

export interface Coming {
  date: CalendarDate
  /** null for the end of a period that nobody has made yet. */
  name: string | null
  ends: boolean
}

export function comingNext(
  { movements, closings, periodEnds }: Deadlines,
  fundId: number,
  fund: string,
): Coming | null {
  const all: Coming[] = [
    ...movements
      .filter(each => each.fundId === fundId)
      .map(({ dueDate, name }) => ({ date: dueDate, name, ends: false })),
    ...closings.filter(each => each.fundId === fundId).map(({ date, name }) => ({ date, name, ends: false })),
    ...periodEnds.filter(({ funds }) => funds.includes(fund)).map(({ date, name }) => ({ date, name, ends: true })),
  ]
  return all.reduce<Coming | null>((first, each) => (first === null || each.date < first.date ? each : first), null)
}
