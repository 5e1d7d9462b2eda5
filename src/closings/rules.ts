/**
 * What must hold of a closing and of its commitments: the period between the fund's first and final closing date, the
 * closings and capital movements that were completed before. That commitments only grow says their schema.
 */
import { addDays, compareDates } from '../calendar.ts'
import type { CalendarDate } from '../entity.ts'
import type { Draft, Finding, Part, Rules } from '../entityTypes.ts'
import { formatDate } from '../formats.ts'
import { unprintableFindings } from '../papers/unprintableFindings.ts'

/** Statements print it as where the partners were equalised. */
export const closingRules: Rules<'closing'> = closing => unprintableFindings(closing, ['name'])

/** What has happened in the fund before a closing. */
export interface ClosingConstraints {
  fund: Part<'fund', 'firstClosingDate' | 'finalClosingDate'>
  lastClosing: Part<'closing', 'name' | 'date'> | undefined
  /** The completed or published one that is due last. */
  lastMovement: Part<'capitalMovement', 'name' | 'dueDate'> | undefined
  /** The completed one that is dated last. */
  lastTransfer: Part<'transfer', 'date'> | undefined
}

/** The day after the last completed closing, else the fund's first closing date; null where there is neither. */
export function closingStart({
  fund,
  lastClosing,
}: Pick<ClosingConstraints, 'fund' | 'lastClosing'>): CalendarDate | null {
  return lastClosing ? addDays(lastClosing.date, 1) : fund.firstClosingDate
}

/**
 * Later than the last completed closing, from the fund's first to its final closing date, and not before a completed
 * transfer: what a closing gives back would go to whoever has sold.
 */
export function closingFindings(
  { date }: Draft<'closing'>,
  { fund: { firstClosingDate, finalClosingDate }, lastClosing, lastTransfer }: ClosingConstraints,
): Finding<'closing'>[] {
  if (!date) return []
  if (lastClosing && compareDates(date, lastClosing.date) <= 0)
    return [
      {
        field: 'date',
        code: 'closing.notLater',
        values: { closing: lastClosing.name, date: formatDate(lastClosing.date) },
      },
    ]
  if (firstClosingDate && compareDates(date, firstClosingDate) < 0)
    return [{ field: 'date', code: 'closing.beforePeriod', values: { date: formatDate(firstClosingDate) } }]
  if (finalClosingDate && compareDates(date, finalClosingDate) > 0)
    return [{ field: 'date', code: 'closing.afterPeriod', values: { date: formatDate(finalClosingDate) } }]
  if (lastTransfer && compareDates(date, lastTransfer.date) < 0)
    return [{ field: 'date', code: 'closing.beforeTransfer', values: { date: formatDate(lastTransfer.date) } }]
  return []
}

/** From the closing's start to its date, and later than every completed movement: its shares are settled. */
export function commitmentFindings(
  { date }: Draft<'closingCommitment'>,
  closing: Part<'closing', 'date'>,
  constraints: ClosingConstraints,
): Finding<'closingCommitment'>[] {
  if (!date) return []
  const start = closingStart(constraints)
  if (start && compareDates(date, start) < 0)
    return [{ field: 'date', code: 'closingCommitment.beforeStart', values: { date: formatDate(start) } }]
  if (compareDates(date, closing.date) > 0)
    return [{ field: 'date', code: 'closingCommitment.afterClosing', values: { date: formatDate(closing.date) } }]
  const { lastMovement } = constraints
  if (lastMovement && compareDates(date, lastMovement.dueDate) <= 0)
    return [
      {
        field: 'date',
        code: 'closingCommitment.inMovement',
        values: { movement: lastMovement.name, date: formatDate(lastMovement.dueDate) },
      },
    ]
  return []
}
