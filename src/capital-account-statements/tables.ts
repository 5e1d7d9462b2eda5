/** A table of a statement, on paper and in the workbook, and its cells. Pure. */
import type { SheetCell } from '../api/workbook.ts'
import type { Decimal } from '../entity.ts'
import { formatAmount, formatCoefficient, formatDate, formatNumber, formatPercent } from '../formats.ts'
import type { Measure, Statement } from './shapes.ts'
import { statementText } from './statementTexts.ts'

export interface StatementTable {
  title: string
  /** Above the columns of amounts. */
  head: readonly string[]
  rows: readonly StatementRow[]
}

export interface StatementRow {
  title: string
  /** Small beneath the title. */
  note?: string | undefined
  cells: readonly SheetCell[]
  /** A sum, or what the table comes to. */
  strong?: true
  /** Part of the sum beneath it. */
  inner?: true
}

export function money(value: Decimal): SheetCell {
  return { kind: 'money', value }
}

export function measureCell(kind: 'coefficient' | 'percent', { value }: Measure): SheetCell {
  return value === null ? statementText('none') : { kind, value }
}

/** Why a figure of the net asset value has no value; else that a fair value in it is of an earlier quarter. */
export function measureNote({ note: older }: Statement, { value, reason, note }: Measure): string | undefined {
  return value === null ? reason : joinedNotes(older, note)
}

export function joinedNotes(...notes: (string | undefined)[]): string | undefined {
  return notes.filter(note => note !== undefined).join(' · ') || undefined
}

/** A cell as it is printed. */
export function cellText(cell: SheetCell, minorUnits: number): string {
  if (cell === null || typeof cell === 'string') return cell ?? ''
  switch (cell.kind) {
    case 'money':
      return formatAmount(cell.value, minorUnits)
    case 'percent':
      return formatPercent(cell.value, 2)
    case 'coefficient':
      return formatCoefficient(cell.value)
    case 'number1':
      return formatNumber(cell.value, 1)
    case 'number6':
      return formatNumber(cell.value, 6)
    case 'date':
      return formatDate(cell.value)
  }
}
