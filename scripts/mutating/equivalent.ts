/** Mutants that change nothing anybody could notice, each with the reason: files of `equivalent`, by folder of src. */
import calendarAndMoney from './equivalent/calendar-and-money.json' with { type: 'json' }
import capitalAccountStatements from './equivalent/capital-account-statements.json' with { type: 'json' }
import capitalMovements from './equivalent/capital-movements.json' with { type: 'json' }
import closings from './equivalent/closings.json' with { type: 'json' }
import expenses from './equivalent/expenses.json' with { type: 'json' }
import fairValues from './equivalent/fair-values.json' with { type: 'json' }
import funds from './equivalent/funds.json' with { type: 'json' }
import invoices from './equivalent/invoices.json' with { type: 'json' }
import irr from './equivalent/irr.json' with { type: 'json' }
import limitedPartners from './equivalent/limited-partners.json' with { type: 'json' }
import performance from './equivalent/performance.json' with { type: 'json' }
import portal from './equivalent/portal.json' with { type: 'json' }
import reportingPeriods from './equivalent/reporting-periods.json' with { type: 'json' }
import server from './equivalent/server.json' with { type: 'json' }
import transactions from './equivalent/transactions.json' with { type: 'json' }
import transfers from './equivalent/transfers.json' with { type: 'json' }
import type { Mutant } from './mutants.ts'

export interface Equivalent {
  file: string
  /** The line without the blanks around it. */
  source: string
  change: string
  /** Where equal lines of the file can be changed so more than once: 1 is the first. */
  nth?: number
  reason: string
}

export const equivalents: readonly Equivalent[] = [
  ...calendarAndMoney,
  ...capitalAccountStatements,
  ...capitalMovements,
  ...closings,
  ...expenses,
  ...fairValues,
  ...funds,
  ...invoices,
  ...irr,
  ...limitedPartners,
  ...performance,
  ...portal,
  ...reportingPeriods,
  ...server,
  ...transactions,
  ...transfers,
]

function isMeant({ file, source, change, nth = 1 }: Equivalent, mutant: Mutant): boolean {
  return mutant.file === file && mutant.source === source && mutant.change === change && mutant.nth === nth
}

export function isEquivalent(mutant: Mutant): boolean {
  return equivalents.some(each => isMeant(each, mutant))
}

/** Those that no mutant is any more, because the source has changed. */
export function outdated(mutants: readonly Mutant[]): Equivalent[] {
  return equivalents.filter(each => !mutants.some(mutant => isMeant(each, mutant)))
}
