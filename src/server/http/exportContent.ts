/**
 * What an export is made into: while the rows are read in one transaction, as of one moment, they go into a file or a
 * spreadsheet that is whole before the caller takes its first byte.
 */
import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import type { Account, DatabaseTransaction } from '../../context.ts'
import type { Field } from '../../entity.ts'
import { problem } from '../../problems.ts'
import { requestText } from '../../texts/requests.ts'
import type { Database } from '../database/database.ts'
import { textCell } from '../exchange/exportCells.ts'
import type { Services } from './requests.ts'
import type { Spreadsheet } from '../exchange/spreadsheet.ts'
import { TemporaryFile } from '../exchange/temporaryFile.ts'
import { XLSX } from '../exchange/workbook.ts'

/** A spreadsheet is held whole until it is written; whoever needs more takes the text form, which has no end. */
export const SHEET_ROWS_MAX = 50_000

/** What has been begun, the latest last: a transaction that collides with another one begins again. */
export type Unfinished = (TemporaryFile | Spreadsheet)[]

/** The content of the last that `make` has begun. */
export async function madeInTransaction(
  database: Database,
  account: Account,
  make: (tx: DatabaseTransaction, unfinished: Unfinished) => Promise<void>,
): Promise<Readable | Buffer> {
  const unfinished: Unfinished = []
  try {
    await database.inTransaction(account, tx => make(tx, unfinished), { readOnly: true, isolation: 'repeatable read' })
    // The connection to the database has been given back by now.
    const content = await unfinished.at(-1)?.finish()
    unfinished.pop()
    return content ?? Buffer.alloc(0)
  } finally {
    await Promise.all(unfinished.map(one => one.discard()))
  }
}

/** However many others ask, an export goes on after this time. */
const OTHERS_MS = 10

type Load = Pick<Services, 'concurrencyLimits'> & { database: Pick<Database, 'figures'> }

/** To be awaited between two portions: whoever asks for a page goes first. Answers whether anybody did. */
export async function othersFirst({ database, concurrencyLimits }: Load): Promise<boolean> {
  const exports = concurrencyLimits.figures().find(({ kind }) => kind === 'export')?.running ?? 0
  const areAtWork = () => {
    const { total, idle } = database.figures()
    return total - idle > exports
  }
  let waited = 0
  for (; waited < OTHERS_MS && areAtWork(); waited++) await setTimeout(1)
  return waited > 0
}

/** Where others ask for pages, they wait for no more rows than these. */
const SMALL_PORTION = 100
/** While nobody does, an export takes large portions: it is done sooner. */
const LARGE_PORTION = 1_000
/** Whoever asks for one page asks for others: so many portions stay small after it, with pauses between them. */
const SMALL_PORTIONS = 100

/** How many rows of an export are read at once, and when the next ones are. */
export class ExportPace {
  readonly #load: Load
  /** Portions since others were met, or since the start. */
  #since = 0
  #metOthers = false

  constructor(load: Load) {
    this.#load = load
  }

  readonly sizeOfPortion = (): number => (this.#since < SMALL_PORTIONS ? SMALL_PORTION : LARGE_PORTION)

  /** To be awaited after each portion. */
  async pause(): Promise<void> {
    if (await othersFirst(this.#load)) {
      this.#metOthers = true
      this.#since = 0
      return
    }
    this.#since += 1
    if (this.#metOthers && this.#since < SMALL_PORTIONS) await setTimeout(1)
  }
}

/** Before each part of a long answer is shortened and sent, others go first. */
export function sentAfterOthers(content: Readable | Buffer, load: Load): Readable | Buffer {
  if (Buffer.isBuffer(content)) return content
  const sent = Readable.from(chunksOf(content, load), { objectMode: false })
  // Whoever has left before the first part is read leaves the content unread, and it holds a file.
  sent.once('close', () => content.destroy())
  return sent
}

async function* chunksOf(content: Readable, load: Load): AsyncGenerator<unknown> {
  for await (const chunk of content) {
    yield chunk
    await othersFirst(load)
  }
}

export function temporaryFileIn(unfinished: Unfinished): TemporaryFile {
  const file = new TemporaryFile()
  unfinished.push(file)
  return file
}

export function assertFitsSheet(rows: number): void {
  if (rows > SHEET_ROWS_MAX)
    throw problem('invalid-request', { detail: requestText('sheetTooLong', { max: SHEET_ROWS_MAX }) })
}

const TYPES = { xlsx: XLSX, csv: 'text/csv; charset=utf-8', json: 'application/json; charset=utf-8' } as const
export type ExportFormat = keyof typeof TYPES

export const isExportFormat = (format: string): format is ExportFormat => Object.hasOwn(TYPES, format)

export const typeOf = (format: ExportFormat): string => TYPES[format]

/** The mark tells spreadsheet programs that the text is UTF-8. */
export function csvHead(fields: readonly Field[]): string {
  return `\uFEFF${fields.map(field => textCell({ ...field, kind: 'text' }, field.title)).join(',')}\r\n`
}

export function csvRows<Name extends string>(
  fields: readonly (Field & { name: Name })[],
  rows: readonly Readonly<Record<Name, unknown>>[],
): string {
  return rows.map(row => `${fields.map(field => textCell(field, row[field.name])).join(',')}\r\n`).join('')
}
