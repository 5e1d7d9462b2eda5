/** Text tables as spreadsheet programs write them: quotes, commas or semicolons, any line end. Pure. */

const SEPARATORS = [';', ',', '\t'] as const

/** The sign that stands most often outside quotes in the first line. */
export function separatorOf(text: string): string {
  const first = /^(?:"(?:[^"]|"")*"|[^\r\n"])*/.exec(text)?.[0].replace(/"(?:[^"]|"")*"/g, '') ?? ''
  const count = (sign: string): number => first.split(sign).length
  return SEPARATORS.reduce((most, sign) => (count(sign) > count(most) ? sign : most))
}

/** null when a quotation mark is never closed. */
export function parseCsv(given: string): string[][] | null {
  const text = given.replace(/^\uFEFF/, '')
  const separator = separatorOf(text)
  const rows: string[][] = []
  let row: string[] = []
  let [cell, quoted] = ['', false]
  for (let place = 0; place < text.length; place++) {
    const sign = text[place]!
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (text[place + 1] === '"') {
        cell += '"'
        place++
      } else quoted = false
    } else if (sign === '"' && cell === '') quoted = true
    else if (sign === separator) {
      row.push(cell)
      cell = ''
    } else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && text[place + 1] === '\n') place++
      rows.push([...row, cell])
      row = []
      cell = ''
    } else cell += sign
  }
  if (quoted) return null
  if (cell !== '' || row.length > 0) rows.push([...row, cell])
  return rows
}
