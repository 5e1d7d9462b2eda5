/** Which reporting periods the administrative agent has to deal with. Pure. */

interface Period {
  id: unknown
  status?: unknown
  signedOffAt?: unknown
}
interface Entry {
  reportingPeriodId?: unknown
}

/** What a period lacks: the figures of the fund's books, or the sign-off of a completed one. It may lack both. */
export interface WaitingPeriod<Kind extends Period = Period> {
  period: Kind
  lacks: 'entry' | 'signOff'
}

/** Of periods that have ended and are not published, in the order in which they are given. */
export function waitingPeriods<Kind extends Period>(
  periods: readonly Kind[],
  entries: readonly Entry[],
): WaitingPeriod<Kind>[] {
  const entered = new Set(entries.map(entry => Number(entry.reportingPeriodId)))
  return periods.flatMap((period): WaitingPeriod<Kind>[] => [
    ...(entered.has(Number(period.id)) ? [] : [{ period, lacks: 'entry' as const }]),
    ...(period.status === 'Completed' && !period.signedOffAt ? [{ period, lacks: 'signOff' as const }] : []),
  ])
}
