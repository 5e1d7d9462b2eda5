/** Text tables as spreadsheet programs write them: quotes, commas or semicolons, any line end. Pure. */
import { exceeded } from './limits.ts'
import type { TableLimit } from './limits.ts'

const SEPARATORS = [';', ',', '\t'] as const

/** The sign that stands most often outside quotes in the first line. */
export function separatorOf(text: string): string {
  const first = /^(?:"(?:[^"]|"")*"|[^\r\n"])*/.exec(text)?.[0].replace(/"(?:[^"]|"")*"/g, '') ?? ''
  const count = (sign: string): number => first.split(sign).length
  return SEPARATORS.reduce((most, sign) => (count(sign) > count(most) ? sign : most))
}

/** null when a quotation mark is never closed; the name of the limit that the table is beyond, as soon as it is. */
export function parseCsv(given: string): string[][] | null | TableLimit {
  const text = given.replace(/^\uFEFF/, '')
  const separator = separatorOf(text)
  const rows: string[][] = []
  let row: string[] = []
  let cells = 0
  let [cell, quoted] = ['', false]
  let beyond: TableLimit | undefined
  const endCell = (): void => {
    row.push(cell)
    cells += 1
    beyond ??= exceeded({ cells, columns: row.length, rows: rows.length + 1, cellLength: cell.length })
    cell = ''
  }
  for (let place = 0; place < text.length && beyond === undefined; place++) {
    const sign = text[place]!
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (text[place + 1] === '"') {
        cell += '"'
        place++
      } else quoted = false
    } else if (sign === '"' && cell === '') quoted = true
    else if (sign === separator) endCell()
    else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && text[place + 1] === '\n') place++
      endCell()
      rows.push(row)
      row = []
    } else cell += sign
  }
  if (beyond !== undefined) return beyond
  if (quoted) return null
  if (cell !== '' || row.length > 0) {
    endCell()
    rows.push(row)
  }
  return beyond ?? rows
}
