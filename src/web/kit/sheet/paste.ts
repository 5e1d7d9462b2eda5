/** What a sheet puts into the clipboard, rows of cells, and where it goes. Pure. */
import type { Field } from '../../../entity.ts'
import { typedNumber } from '../control/numbers.ts'

/** The last filled cell of each row, when there is more than one cell; a single text is pasted as it is. */
export function pastedColumn(text: string): string[] | null {
  const rows = text.replace(/\r/g, '').replace(/\n+$/, '').split('\n')
  if (rows.length === 1 && !rows[0]!.includes('\t')) return null
  return rows.map(
    row =>
      row
        .split('\t')
        .findLast(cell => cell.trim() !== '')
        ?.trim() ?? '',
  )
}

/** Writes the texts of a column into its cells, as numbers of their fields; a text without a cell is left out. */
export function pasteTexts(
  cells: readonly string[],
  texts: readonly string[],
  fieldOf: (cell: string) => Field | undefined,
  setCell: (cell: string, value: unknown) => void,
): void {
  for (const [index, cell] of cells.entries()) {
    const field = fieldOf(cell)
    if (field) setCell(cell, typedNumber(field, texts[index] ?? ''))
  }
}
