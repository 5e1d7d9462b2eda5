/** A spreadsheet as an area states it; the server makes the file. */

import type { Decimal } from '../entity.ts'

/** How a number is shown. */
export type NumberKind = 'money' | 'percent' | 'coefficient' | 'number1' | 'number6'

/**
 * Text as it is; everything else is a number or a day of its kind. null leaves the cell empty. A sum adds up the cells
 * of its column above it, and holds the value that they come to.
 */
export type SheetCell =
  | string
  | { kind: NumberKind; value: Decimal; sum?: true }
  | { kind: 'date'; value: string }
  | null

export interface Sheet {
  title: string
  /** Decimals of its amounts. */
  minorUnits?: number
  /** What stands above the table. */
  about: SheetCell[][]
  head: string[]
  rows: SheetCell[][]
  /** Places of the rows that say what others come to. */
  strong?: number[]
}
