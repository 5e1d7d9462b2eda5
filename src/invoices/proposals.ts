/** Management fees as invoices that wait for approval. */
import type { InvoiceProposeManagementFees } from '../../generated/types.ts'
import { addDays, addMonths, endOfMonth } from '../calendar.ts'
import type { CalendarDate } from '../entity.ts'
import type { Draft } from '../entityTypes.ts'
import './texts.ts'

/** A fee is invoiced for a year at most. */
const DAYS_MAX = 366

interface ProposalFinding {
  field: 'to' | 'fundId'
  code: 'invoice.feeToBeforeFrom' | 'invoice.feeTooLong' | 'invoice.feesEarnedOfFund'
}

/** What the dialogue asks for has to fit together. */
export function proposalFindings({
  from,
  to,
  fundId,
  feesEarned,
}: Partial<InvoiceProposeManagementFees>): ProposalFinding[] {
  const findings: ProposalFinding[] = []
  if (from && to && to < from) findings.push({ field: 'to', code: 'invoice.feeToBeforeFrom' })
  else if (from && to && addDays(from, DAYS_MAX) <= to) findings.push({ field: 'to', code: 'invoice.feeTooLong' })
  // What was earned from companies of one fund lowers the fee of that fund only.
  if (feesEarned && !fundId) findings.push({ field: 'fundId', code: 'invoice.feesEarnedOfFund' })
  return findings
}

type Frequency = NonNullable<Draft<'fund'>['invoiceFrequency']>

/** Months between two invoices of a fund. */
const MONTHS: Readonly<Record<Frequency, number>> = { Monthly: 1, Quarterly: 3, 'Semi-annual': 6, Annual: 12 }

/**
 * The last whole month, quarter, half-year or year that has ended: what an invoice is usually made for. Where a fund
 * does not say, a quarter.
 */
export function lastPeriod(
  today: string,
  frequency: Frequency = 'Quarterly',
): { from: CalendarDate; to: CalendarDate } {
  const months = MONTHS[frequency]
  const end = endOfPeriod(today, months)
  const to = end === today ? end : endOfPeriod(addMonths(today, -months), months)
  return { from: addDays(endOfMonth(addMonths(to, -months)), 1), to }
}

/** Periods begin with the calendar year. */
function endOfPeriod(date: string, months: number): CalendarDate {
  return endOfMonth(addMonths(date, (months - (Number(date.slice(5, 7)) % months)) % months))
}
