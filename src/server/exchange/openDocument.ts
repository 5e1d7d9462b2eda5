/**
 * The first sheet of an OpenDocument spreadsheet. A cell that repeats is written once with a count, so that few bytes
 * can mean a huge table: what is beyond the limits is refused before it is built.
 */
import type { Numbers } from '../../api/notation.ts'
import { exceeded } from '../../imports/limits.ts'
import type { TableLimit } from '../../imports/limits.ts'
import { isDecimal } from '../../entity.ts'
import { fromSpreadsheet, multiply } from '../../money.ts'
import { text } from '../../texts.ts'

const TOKEN = /<(\/?)([\w:-]+)((?:\s+[\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|([^<]+)/g
const CELLS: ReadonlySet<string> = new Set(['table:table-cell', 'table:covered-table-cell'])
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

interface OpenCell {
  attributes: string
  words: string
  repeated: number
}

/**
 * The name of the limit that the table is beyond, as soon as it is. Numbers are written as the texts beside them;
 * without that, only texts are read.
 */
export function openDocumentRows(content: string, numbers: Numbers | null): string[][] | TableLimit {
  const sheet = new OpenSheet(numbers)
  for (const [, closing, name = '', attributes = '', single, words] of content.matchAll(TOKEN)) {
    if (words !== undefined) sheet.write(unescaped(words))
    else {
      if (closing === '') sheet.open(name, attributes, single !== '')
      if (closing !== '' || single !== '') sheet.close(name)
    }
    if (sheet.isComplete) break
  }
  return sheet.beyond ?? sheet.rows
}

/** The sheet as far as it was read. What is blank at the end of a row or of the sheet counts for nothing. */
class OpenSheet {
  readonly rows: string[][] = []
  beyond: TableLimit | undefined
  isComplete = false
  readonly #numbers: Numbers | null
  #cells = 0
  #row: string[] = []
  #rowRepeated = 1
  #cell: OpenCell | null = null
  #isNote = false
  #blankCells = 0
  #blankRows = 0

  constructor(numbers: Numbers | null) {
    this.#numbers = numbers
  }

  write(words: string): void {
    if (this.#cell && !this.#isNote) this.#cell.words += words
  }

  open(name: string, attributes: string, isSingle: boolean): void {
    if (name === 'table:table-row') {
      this.#row = []
      this.#blankCells = 0
      this.#rowRepeated = countOf(attributes, 'table:number-rows-repeated')
    } else if (CELLS.has(name))
      this.#cell = { attributes, words: '', repeated: countOf(attributes, 'table:number-columns-repeated') }
    else if (name === 'office:annotation') this.#isNote = !isSingle
    else if (name === 'text:s') this.write(' ')
    else if (name === 'text:p' && this.#cell?.words) this.write('\n')
  }

  close(name: string): void {
    if (name === 'table:table') this.isComplete = true
    else if (name === 'office:annotation') this.#isNote = false
    else if (name === 'table:table-row') this.#endRow()
    else if (CELLS.has(name) && this.#cell) this.#endCell(this.#cell)
  }

  #endCell(cell: OpenCell): void {
    this.#cell = null
    const words = cellWords(cell, this.#numbers)
    if (words === '') {
      this.#blankCells += cell.repeated
      return
    }
    const more = this.#blankCells + cell.repeated
    if (this.#isBeyond({ columns: this.#row.length + more, cells: this.#cells + more, cellLength: words.length }))
      return
    for (; this.#blankCells > 0; this.#blankCells -= 1) this.#row.push('')
    for (let count = 0; count < cell.repeated; count += 1) this.#row.push(words)
    this.#cells += more
  }

  #endRow(): void {
    if (this.#row.length === 0) {
      this.#blankRows += this.#rowRepeated
      return
    }
    const more = this.#row.length * (this.#rowRepeated - 1)
    const rows = this.rows.length + this.#blankRows + this.#rowRepeated
    if (this.#isBeyond({ rows, cells: this.#cells + more })) return
    for (; this.#blankRows > 0; this.#blankRows -= 1) this.rows.push([])
    for (let count = 0; count < this.#rowRepeated; count += 1) this.rows.push(this.#row)
    this.#cells += more
  }

  #isBeyond(measured: Partial<Record<TableLimit, number>>): boolean {
    this.beyond ??= exceeded(measured)
    if (this.beyond !== undefined) this.isComplete = true
    return this.isComplete
  }
}

function attributeOf(attributes: string, name: string): string | undefined {
  const [, one, other] = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes) ?? []
  return one ?? other
}

function countOf(attributes: string, name: string): number {
  const count = Number(attributeOf(attributes, name) ?? '1')
  return Number.isSafeInteger(count) && count > 0 ? count : 1
}

/** What the cell holds, not how it is shown: all digits of a number, a day whatever its format. */
function cellWords({ attributes, words }: OpenCell, numbers: Numbers | null): string {
  const value = attributeOf(attributes, 'office:value') ?? ''
  const type = attributeOf(attributes, 'office:value-type')
  if (numbers === null) return type === 'string' || type === undefined ? words.trim() : ''
  switch (type) {
    case 'float':
    case 'currency':
      return numberWords(value, numbers)
    case 'percentage': {
      const part = fromSpreadsheet(value)
      return isDecimal(part) ? numberWords(multiply(part, '100'), numbers) : value
    }
    case 'date':
      return (attributeOf(attributes, 'office:date-value') ?? '').slice(0, 10)
    case 'boolean':
      return text(attributeOf(attributes, 'office:boolean-value') === 'true' ? 'general.yes' : 'general.no')
    default:
      return words.trim()
  }
}

function numberWords(value: string, numbers: Numbers): string {
  const plain = fromSpreadsheet(value)
  return numbers === 'comma' ? plain.replace('.', ',') : plain
}

function unescaped(words: string): string {
  return words.replaceAll(/&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|(\w{2,4}));/g, (whole, decimal, hexadecimal, name) => {
    if (typeof name === 'string') return ENTITIES[name] ?? whole
    const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hexadecimal), 16)
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}
