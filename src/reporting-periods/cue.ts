/**
 * The colour of a reporting period: gray = published; red = ended more than 90 days ago; orange = has ended. A word
 * always stands beside the colour.
 */
import { daysBetween } from '../calendar.ts'
import type { Stored } from '../entityTypes.ts'

export interface Cue {
  colour: 'gray' | 'red' | 'orange'
  /** Since the period's own date. */
  days: number
}

const RED_AFTER_DAYS = 90

/**
 * Gray wins over the others; on day 90 after the end a period is orange, on day 91 red; on its own last day it has not
 * ended yet.
 */
export function cueOf(period: Pick<Stored<'reportingPeriod'>, 'date' | 'status'>, today: string): Cue | null {
  const days = daysBetween(period.date, today)
  if (period.status === 'Published') return { colour: 'gray', days }
  if (days > RED_AFTER_DAYS) return { colour: 'red', days }
  return days > 0 ? { colour: 'orange', days } : null
}

/**
 * Which words stand beside the colour: only an open period is late with anything, a completed one waits to be
 * published.
 */
export function cueLabel({ colour }: Cue, status: Stored<'reportingPeriod'>['status']): Cue['colour'] | 'completed' {
  return status === 'Completed' ? 'completed' : colour
}
