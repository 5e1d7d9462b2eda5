/** What a new closing begins with: its number in words, and the first day on which it can be. Pure. */
import { compareDates } from '../calendar.ts'
import type { CalendarDate } from '../entity.ts'
import type { CreateValues, Part } from '../entityTypes.ts'
import { closingStart } from './rules.ts'

const ORDINALS = [
  'First',
  'Second',
  'Third',
  'Fourth',
  'Fifth',
  'Sixth',
  'Seventh',
  'Eighth',
  'Ninth',
  'Tenth',
] as const

type Known = Part<'closing', 'name' | 'date' | 'status'>

/** Today where the closing period allows it, else the nearest day that it does. */
export function nextClosing(
  fund: Part<'fund', 'firstClosingDate' | 'finalClosingDate'>,
  closings: readonly Known[],
  today: CalendarDate,
): Pick<CreateValues<'closing'>, 'date'> & { name?: string } {
  const completed = closings.filter(({ status }) => status === 'Completed')
  const lastClosing = completed.toSorted((one, other) => compareDates(one.date, other.date)).at(-1)
  const start = closingStart({ fund, lastClosing })
  const { finalClosingDate } = fund
  const ordinal = ORDINALS[closings.length]
  const earliest = start !== null && compareDates(today, start) < 0 ? start : today
  const date = finalClosingDate && compareDates(earliest, finalClosingDate) > 0 ? finalClosingDate : earliest
  return { date, ...(ordinal && { name: `${ordinal} closing` }) }
}
