/** Where the rows and columns of copied cells go in a sheet of amounts, and why they do not fit. Pure. */
import { parseNumber } from '../../../formats.ts'
import type { TextKey } from '../../../texts.ts'

/** The names of a sheet's cells, row by row; null where a row has no amount to fill in. */
export type Grid = readonly (readonly (string | null)[])[]

/** By name of a cell: how long a text may be that stands beside an amount; every other cell holds an amount. */
export type Texts = ReadonlyMap<string, number>

interface Misfit {
  key: TextKey & `sheet.misfit.${string}`
  values: Record<string, string | number>
}

/** `labels` names what stood before the amounts and is left out. */
type Placed = { cells: readonly (readonly [cell: string, text: string])[]; labels: string | null } | { misfit: Misfit }

/** The cells that were copied, in rows of the same length; null for a single text, which is pasted as it is. */
export function copiedCells(text: string): string[][] | null {
  const lines = text.replace(/\r/g, '').replace(/\n+$/, '').split('\n')
  if (lines.length === 1 && !lines[0]!.includes('\t')) return null
  const rows = lines.map(line => line.split('\t').map(cell => cell.trim()))
  const width = Math.max(1, ...rows.map(row => row.findLastIndex(cell => cell !== '') + 1))
  return rows.map(row => Array.from({ length: width }, (_, column) => row[column] ?? ''))
}

/** Every copied cell at its place from `first` on, in the shape in which it was copied; otherwise why nothing is. */
export function placeCells(
  copied: readonly (readonly string[])[],
  grid: Grid,
  first: string,
  texts: Texts = new Map(),
): Placed {
  const { rows, labels } = withoutLabels(copied)
  const top = grid.findIndex(row => row.includes(first))
  const left = grid[top]?.indexOf(first) ?? 0
  const room = grid.slice(top).map(row => row.slice(left))
  const columns = rows[0]?.length ?? 0
  if (columns > (room[0]?.length ?? 0)) return misfit('tooWide', { columns, room: room[0]?.length ?? 0 })
  if (rows.length > room.length) return misfit('tooLong', { rows: rows.length, room: room.length })
  const holdsTexts = (column: number) => room.some(row => texts.has(row[column] ?? ''))
  const empty = columnsOf(rows).findIndex((cells, column) => !holdsTexts(column) && holdsNoAmount(cells))
  if (empty >= 0) return misfit('noAmounts', { text: firstText(columnsOf(rows)[empty] ?? []) })
  // Whoever begins in a column of notes means it; beside amounts, more amounts were meant for another column of them.
  const noted = columnsOf(rows).findIndex(
    (cells, column) => column > 0 && holdsTexts(column) && holdsOnlyAmounts(cells),
  )
  if (noted >= 0 && !holdsTexts(0)) return misfit('amountsAsNotes', { text: firstText(columnsOf(rows)[noted] ?? []) })
  const cells: [string, string][] = []
  for (const [at, row] of rows.entries())
    for (const [column, text] of row.entries()) {
      const cell = room[at]?.[column] ?? null
      if (cell !== null && text.length > (texts.get(cell) ?? Infinity))
        return misfit('tooLongText', { text, most: texts.get(cell) ?? 0 })
      if (cell !== null) cells.push([cell, text])
      else if (text !== '') return misfit('noCell', { text })
    }
  return { cells, labels }
}

type Why = 'tooWide' | 'tooLong' | 'tooLongText' | 'noAmounts' | 'amountsAsNotes' | 'noCell'

function misfit(why: Why, values: Misfit['values']): Placed {
  return { misfit: { key: `sheet.misfit.${why}`, values } }
}

/** Rows are often copied with their names: what stands before the first amounts is no part of a sheet of amounts. */
function withoutLabels(copied: readonly (readonly string[])[]): {
  rows: readonly (readonly string[])[]
  labels: string | null
} {
  const columns = columnsOf(copied)
  const begins = columns.findIndex(texts => texts.some(isAmount))
  if (begins < 1 || !columns.slice(0, begins).some(holdsNoAmount)) return { rows: copied, labels: null }
  return { rows: copied.map(row => row.slice(begins)), labels: firstText(columns.slice(0, begins).flat()) }
}

function columnsOf(rows: readonly (readonly string[])[]): string[][] {
  return (rows[0] ?? []).map((_, column) => rows.map(row => row[column] ?? ''))
}

function isAmount(text: string): boolean {
  return text !== '' && parseNumber(text) !== null
}

function holdsNoAmount(texts: readonly string[]): boolean {
  return texts.some(text => text !== '') && !texts.some(isAmount)
}

function holdsOnlyAmounts(texts: readonly string[]): boolean {
  const filled = texts.filter(text => text !== '')
  return filled.length > 0 && filled.every(isAmount)
}

function firstText(texts: readonly string[]): string {
  return texts.find(text => text !== '') ?? ''
}
