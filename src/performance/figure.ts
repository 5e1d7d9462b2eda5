/** One figure of a fund: its value or the reason why there is none, its texts, and what it is made of. */
import type { CalendarDate, Decimal } from '../entity.ts'
import { addYears } from '../calendar.ts'
import { asAmount, isZero, multiply, round } from '../money.ts'
import { text, type TextValues } from '../texts.ts'
import './texts.ts'
import type { Figure, FigureKind, FigureRow, Figures, SumFigure } from './answers.ts'
import type { FigureName } from './figureNames.ts'
import type { FundData, LedgerSum, Reason } from './fundData.ts'
import { irr } from './irr.ts'
import type { Irr } from './irr.ts'

const PERCENT_DECIMALS = 2
const RATE_DECIMALS = 8
/** Net rates of younger funds say too little to be shown (Invest Europe). */
const NET_IRR_YEARS_MIN = 2

interface Extra {
  of?: FigureName[]
  rows?: FigureRow[]
  reason?: string | undefined
  note?: string | undefined
  annualised?: true
  hidden?: true | undefined
}

export function figure(name: FigureName, kind: FigureKind, value: Decimal, extra?: Extra): SumFigure
export function figure(name: FigureName, kind: FigureKind, value: Decimal | null, extra?: Extra): Figure
export function figure(
  name: FigureName,
  kind: FigureKind,
  value: Decimal | null,
  { of = [], rows = [], reason, note, annualised, hidden }: Extra = {},
): Figure {
  const rounded = value !== null && kind === 'money' ? asAmount(value) : value
  return {
    name,
    kind,
    value: rounded,
    title: text(`performance.figure.${name}.title`),
    formula: text(`performance.figure.${name}.formula`),
    of,
    rows,
    ...(value === null && reason !== undefined && { reason }),
    ...(value !== null && note !== undefined && { note }),
    ...(annualised && { annualised }),
    ...(hidden && { hidden }),
  }
}

export function reasonText(reason: Reason, values: TextValues = {}): string {
  return text(`performance.reason.${reason}`, values)
}

export type Of<Name extends FigureName> = Pick<Figures, Name>

export function ledgerRows(ledger: readonly LedgerSum[], amount: (row: LedgerSum) => Decimal): FigureRow[] {
  return ledger
    .map(row => ({ resource: row.resource, ids: row.ids, date: row.date, amount: amount(row) }))
    .filter(row => !isZero(row.amount))
}

/**
 * Between limited partners and fund, after fees and accrued carry. The first two years are those of the fund, whatever
 * the flows are.
 */
export function netRate(
  name: 'netIrr' | 'netIrrWithoutFacility',
  data: Pick<FundData, 'ledger'>,
  date: CalendarDate,
  left: Figure,
  { rows, of }: { rows: FigureRow[]; of: FigureName[] },
): Figure {
  if (left.value === null) return figure(name, 'percent', null, { of, reason: left.reason })
  if (isInFirstYears(data, date)) return figure(name, 'percent', null, { of, rows, reason: reasonText('firstYears') })
  const rate = irr([...rows, { date, amount: left.value }])
  return figure(name, 'percent', ratePercent(rate), { of, rows, ...irrLabels(rate) })
}

/** Since the first call of the fund; it holds for its partners and investors as well, whenever they came. */
export function isInFirstYears({ ledger }: { ledger: readonly { date: CalendarDate }[] }, date: CalendarDate): boolean {
  const first = ledger.map(row => row.date).sort()[0]
  return first !== undefined && date < addYears(first, NET_IRR_YEARS_MIN)
}

/** Percent points. */
export function ratePercent({ rate }: Irr): Decimal | null {
  return rate === null ? null : round(multiply(rate, '100'), RATE_DECIMALS)
}

export function irrLabels({ reason, roots, annualised }: Irr): { reason?: string; note?: string; annualised?: true } {
  const rates = (roots ?? []).map(rate => `${round(multiply(rate, '100'), PERCENT_DECIMALS)} %`).join(', ')
  return {
    ...(reason && { reason: reasonText(reason, { rates }) }),
    ...(annualised && { note: text('performance.annualised'), annualised }),
  }
}
