/** Which of a fund's reporting periods a list of funds shows. Pure. */
import type { PeriodRow } from '../performance/answers.ts'

/**
 * What waits for somebody: the earliest period that has ended and is not published. Where nothing waits, the last that
 * has ended. Periods are given by date.
 */
export function waitingPeriod(periods: readonly PeriodRow[], today: string): PeriodRow | null {
  const ended = periods.filter(({ date }) => date < today)
  const shown = ended.find(({ status }) => status !== 'Published') ?? ended.at(-1)
  return shown ? { id: shown.id, name: shown.name, date: shown.date, status: shown.status } : null
}
