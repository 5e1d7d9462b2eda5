/** Rules between the components of a capital movement, and of its lines. What is required stands in the schema. */
import { addBusinessDays, compareDates } from '../calendar.ts'
import type { CalendarDate, Decimal } from '../entity.ts'
import { formatAmount, formatDate } from '../formats.ts'
import { compare, isZero } from '../money.ts'
import type { Draft, Finding, Rules } from '../entityTypes.ts'
import { exceedsRemaining, INSIDE } from '../limited-partners/ledger.ts'
import type { Components } from '../limited-partners/ledger.ts'
import { unprintableFindings } from '../papers/unprintableFindings.ts'
import { COMPONENTS, capitalAndGain, totalCall } from './components.ts'
import type { GivenComponents } from './components.ts'
import { movedBy } from './payments.ts'

/** A capital call is announced at least so long before it is due (ILPA Principles 3.0). */
export const NOTICE_DAYS = 10

interface ComponentFinding {
  field: 'distribution' | 'recallableDistribution'
  code: 'capitalMovement.aboveDistribution' | 'capitalMovement.recallableAboveDistribution'
}

/** Of a movement as of a line: a part of the distribution is at most the distribution. */
export function componentFindings(amounts: GivenComponents): ComponentFinding[] {
  const distribution = amounts.distribution ?? '0'
  const findings: ComponentFinding[] = []
  if (compare(capitalAndGain(amounts), distribution) > 0)
    findings.push({ field: 'distribution', code: 'capitalMovement.aboveDistribution' })
  if (compare(amounts.recallableDistribution ?? '0', distribution) > 0)
    findings.push({ field: 'recallableDistribution', code: 'capitalMovement.recallableAboveDistribution' })
  return findings
}

export const capitalMovementRules: Rules<'capitalMovement'> = (movement, { today, before }) => {
  const findings: Finding<'capitalMovement'>[] = [
    ...componentFindings(movement),
    ...unprintableFindings(movement, ['name', 'paymentReference', 'purpose', 'agreementSection']),
  ]
  const { navPerShare, dueDate } = movement
  if (navPerShare && compare(navPerShare, '0') < 0)
    findings.push({ field: 'navPerShare', code: 'capitalMovement.navPerShareNegative' })
  const earliest = addBusinessDays(today, NOTICE_DAYS)
  const isCall = !isZero(totalCall(movement))
  if (dueDate && isCall && dueDate < earliest && dueDate !== before?.dueDate)
    findings.push({
      field: 'dueDate',
      code: 'capitalMovement.shortNotice',
      values: { days: NOTICE_DAYS, date: formatDate(earliest) },
      warning: true,
    })
  return findings
}

/** What was completed for a later day: it counts on every movement due before it. */
export type LaterEvent =
  | { kind: 'closing'; name: string; date: CalendarDate }
  | { kind: 'transfer'; date: CalendarDate }

/**
 * A closing has put right what was called before it, and a transfer has moved it: another movement due before them
 * would be shared by commitments that have changed since. On the same day it is shared by what stands after them.
 */
export function laterFindings(
  { dueDate }: Draft<'capitalMovement'>,
  later: readonly LaterEvent[],
): Finding<'capitalMovement'>[] {
  const [event] = later.filter(({ date }) => dueDate && compareDates(dueDate, date) < 0)
  if (!event) return []
  const date = formatDate(event.date)
  return event.kind === 'closing'
    ? [{ field: 'dueDate', code: 'capitalMovement.beforeClosing', values: { name: event.name, date } }]
    : [{ field: 'dueDate', code: 'capitalMovement.beforeTransfer', values: { date } }]
}

export interface LineFinding extends Finding<'capitalMovementLine'> {
  field: keyof Components
}

/**
 * What a line may not be, seen with what remains of its partner's commitment before the movement: no part above the
 * whole, nothing negative but a loss, no more than remains.
 */
export function lineFindings(
  amounts: Components,
  { name, remaining, minorUnits }: { name: string; remaining: Decimal; minorUnits: number },
): LineFinding[] {
  const findings: LineFinding[] = [...componentFindings(amounts)]
  for (const component of COMPONENTS)
    if (component !== 'realizedGain' && compare(amounts[component], '0') < 0)
      findings.push({ field: component, code: 'capitalMovementLine.negative' })
  if (exceedsRemaining(remaining, amounts))
    findings.push({
      field: INSIDE.find(component => compare(amounts[component], '0') > 0) ?? 'investmentFunding',
      code: 'capitalMovementLine.aboveRemaining',
      values: { name, remaining: formatAmount(remaining, minorUnits) },
    })
  return findings
}

/**
 * Late is what an unpaid line becomes by itself when its day has passed. Nothing comes in on a day that is still to
 * come; more than is due may come in, but is more often mistyped.
 */
export const lineRules: Rules<'capitalMovementLine'> = (line, { today, before }) => {
  const findings: Finding<'capitalMovementLine'>[] = unprintableFindings(line, ['paymentReference'])
  const { receivedDate, amountReceived } = line
  if (receivedDate && receivedDate > today && receivedDate !== before?.receivedDate)
    findings.push({
      field: 'receivedDate',
      code: 'capitalMovementLine.receivedInFuture',
      values: { date: formatDate(today) },
    })
  // A dialogue over the payments holds no other amount of the line.
  if (amountReceived && compare(amountReceived, movedBy({ ...before, ...line })) > 0)
    findings.push({ field: 'amountReceived', code: 'capitalMovementLine.aboveDue', warning: true })
  if (line.paymentStatus === 'Late')
    findings.push({ field: 'paymentStatus', code: 'capitalMovementLine.lateIsComputed' })
  return findings
}
