/** What a sheet puts into the clipboard: rows of cells. Pure. */

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
