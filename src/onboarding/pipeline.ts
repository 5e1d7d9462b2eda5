/** The overview of onboardings: grouped by who must act, each with its age and its part of the way. Pure. */
import { daysBetween } from '../calendar.ts'
import type { CalendarDate, Decimal } from '../entity.ts'
import type { Answered } from '../entityTypes.ts'
import { sum } from '../money.ts'
import { actorNow, isOpen } from './steps.ts'
import type { OnboardingStatus } from './steps.ts'

export type Row = Answered<'onboarding'>

export interface Pipeline {
  staff: Row[]
  investor: Row[]
  ended: Row[]
  /** Of those under way. */
  commitment: Decimal
  /** Days from start to completion: half took as long or longer; null where none is completed. */
  medianDays: number | null
}

/** Whoever waits longest stands first. */
export function pipelineOf(rows: readonly Row[]): Pipeline {
  const waiting = rows.toSorted((one, other) => ((one.statusDate ?? '') < (other.statusDate ?? '') ? -1 : 1))
  const open = waiting.filter(({ status }) => isOpen(status))
  return {
    staff: open.filter(row => actorNow(row) === 'staff'),
    investor: open.filter(row => actorNow(row) === 'investor'),
    ended: waiting.filter(({ status }) => !isOpen(status)).toReversed(),
    commitment: sum(open.map(({ commitment }) => commitment ?? '0')),
    medianDays: medianOf(
      rows.flatMap(({ startDate, completionDate }) =>
        startDate && completionDate ? [daysBetween(startDate, completionDate)] : [],
      ),
    ),
  }
}

function medianOf(days: readonly number[]): number | null {
  const sorted = days.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? null
}

/** Since the start, or since it was made while nobody has started it. */
export function beganOn({ startDate, statusDate, createdAt }: StartedRow): string {
  return startDate ?? statusDate ?? createdAt.slice(0, 10)
}

type StartedRow = Pick<Row, 'startDate' | 'statusDate' | 'createdAt'>

export function ageInDays(row: StartedRow, today: CalendarDate): number {
  return Math.max(0, daysBetween(beganOn(row), today))
}

export function daysInStep({ statusDate }: Pick<Row, 'statusDate'>, today: CalendarDate): number {
  return statusDate ? Math.max(0, daysBetween(statusDate, today)) : 0
}

/** The five parts of the way: begun, with the investor, due diligence, subscription, completed. */
export const PARTS = 5

export function partOf(status: OnboardingStatus): number {
  switch (status) {
    case 'Created':
    case 'Started':
      return 0
    case 'SubmittedToInvestor':
      return 1
    case 'DueDiligenceSigned':
    case 'DueDiligenceSubmitted':
      return 2
    case 'DueDiligenceConfirmed':
    case 'SubscriptionSigned':
    case 'SubscriptionSubmitted':
    case 'SubscriptionConfirmed':
      return 3
    default:
      return 4
  }
}
