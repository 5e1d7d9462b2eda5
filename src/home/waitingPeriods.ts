/** Which reporting periods the administrative agent has to deal with. Pure. */
import type { Answered } from '../entityTypes.ts'

type Period = Pick<Answered<'reportingPeriod'>, 'id' | 'status' | 'signedOffAt'>
type Entry = Pick<Answered<'accountingEntry'>, 'reportingPeriodId'>

/** What a period lacks: the figures of the fund's books, or the sign-off of a completed one. It may lack both. */
export interface WaitingPeriod<Shown extends Period = Period> {
  period: Shown
  lacks: 'entry' | 'signOff'
}

/** Of periods that have ended and are not published, in the order in which they are given. */
export function waitingPeriods<Shown extends Period>(
  periods: readonly Shown[],
  entries: readonly Entry[],
): WaitingPeriod<Shown>[] {
  const entered = new Set(entries.map(({ reportingPeriodId }) => reportingPeriodId))
  return periods.flatMap((period): WaitingPeriod<Shown>[] => [
    ...(entered.has(period.id) ? [] : [{ period, lacks: 'entry' as const }]),
    ...(period.status === 'Completed' && !period.signedOffAt ? [{ period, lacks: 'signOff' as const }] : []),
  ])
}
