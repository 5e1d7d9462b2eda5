/** Which rows of a file are taken over: all but those that stand already, unless a person chooses otherwise. Pure. */
import type { ImportPreview } from '../../../api/imports.ts'

type Row = Pick<ImportPreview['shown'][number], 'row' | 'existing' | 'errors' | 'warnings' | 'confirm'>

/** Numbers of rows. */
export interface Selection {
  leaveOut: readonly number[]
  /** Rows that stand already, and are taken over all the same. */
  include: readonly number[]
}

export const ALL: Selection = { leaveOut: [], include: [] }

export function isTaken({ row, existing }: Row, { leaveOut, include }: Selection): boolean {
  return existing ? include.includes(row) : !leaveOut.includes(row)
}

export function isWrong({ errors }: Row): boolean {
  return Object.keys(errors).length > 0
}

/** What stands already and cannot stand twice cannot be chosen. */
export function mayBeTaken(row: Row): boolean {
  return !row.existing || !isWrong(row)
}

export function toggled({ leaveOut, include }: Selection, { row, existing }: Row): Selection {
  const other = (rows: readonly number[]) => (rows.includes(row) ? rows.filter(each => each !== row) : [...rows, row])
  return existing ? { leaveOut, include: other(include) } : { leaveOut: other(leaveOut), include }
}

export function withoutWrong(rows: readonly Row[], selection: Selection): Selection {
  const wrong = rows.filter(row => isWrong(row) && isTaken(row, selection)).map(({ row }) => row)
  return { ...selection, leaveOut: [...selection.leaveOut, ...wrong] }
}

interface Counts {
  taken: number
  wrong: number
  /** Of those that are taken over. */
  doubtful: number
  /** The codes by which importing confirms them. */
  confirm: string[]
  /** Stand already, and are not taken over. */
  existing: number
}

export function countsOf(rows: readonly Row[], selection: Selection): Counts {
  const taken = rows.filter(row => isTaken(row, selection))
  return {
    taken: taken.length,
    wrong: taken.filter(isWrong).length,
    doubtful: taken.filter(row => !isWrong(row) && Object.keys(row.warnings).length > 0).length,
    confirm: [...new Set(taken.flatMap(({ confirm }) => confirm))],
    existing: rows.filter(row => row.existing && !isTaken(row, selection)).length,
  }
}
