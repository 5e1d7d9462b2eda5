/** Which of a fund's periods somebody most likely wants to fill in. */
import { compareDates } from '../calendar.ts'
import type { Stored } from '../entityTypes.ts'

export type DatedPeriod = Pick<Stored<'reportingPeriod'>, 'date' | 'status'>

/** The oldest open one that has ended; else the next open one; else the latest. */
export function periodToWorkOn<Period extends DatedPeriod>(
  periods: readonly Period[],
  today: string,
): Period | undefined {
  const byDate = [...periods].sort((one, other) => compareDates(one.date, other.date))
  return (
    byDate.find(({ status, date }) => status === 'Open' && date < today) ??
    byDate.find(({ status }) => status === 'Open') ??
    byDate.at(-1)
  )
}
