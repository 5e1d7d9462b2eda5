/** Runs what kysely compiled on one connection of pg. */
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import type pg from 'pg'
import { sendTogether } from './packets.ts'

/**
 * Statements that come again are prepared once per connection, so that PostgreSQL parses and plans them once. Their
 * number is bounded, because filters make ever new texts; a text earns its name by coming back.
 */
const TIMES_SEEN = 3
const NAMES = 500
const TEXTS_WATCHED = 4000
const LONGEST_TEXT = 20_000

const names = new Map<string, string>()
const seen = new Map<string, number>()

export function nameOf(text: string): string | undefined {
  const name = names.get(text)
  if (name !== undefined || names.size >= NAMES || text.length > LONGEST_TEXT) return name
  const times = (seen.get(text) ?? 0) + 1
  if (times < TIMES_SEEN) {
    if (seen.size >= TEXTS_WATCHED) seen.clear()
    seen.set(text, times)
    return undefined
  }
  seen.delete(text)
  const made = `f${names.size}`
  names.set(text, made)
  return made
}

const CHANGING = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

export class Connection implements DatabaseConnection {
  readonly #client: pg.PoolClient
  #open = true
  #cursors = 0

  constructor(client: pg.PoolClient) {
    this.#client = client
  }

  /** After this the connection belongs to somebody else: a forgotten await must not write into their transaction. */
  close(): void {
    this.#open = false
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#run<Row>(query.sql, query.parameters)
  }

  /** Rows in portions, for answers that are too long to hold at once. */
  async *streamQuery<Row>(query: CompiledQuery, portion = 500): AsyncIterableIterator<QueryResult<Row>> {
    this.#cursors += 1
    const cursor = `fund_cursor_${this.#cursors}`
    await this.#run(`declare ${cursor} no scroll cursor for ${query.sql}`, query.parameters)
    for (;;) {
      const result = await this.#run<Row>(`fetch ${portion} from ${cursor}`, [])
      if (result.rows.length > 0) yield result
      if (result.rows.length < portion) break
    }
    await this.#run(`close ${cursor}`, [])
  }

  async #run<Row>(text: string, parameters: readonly unknown[]): Promise<QueryResult<Row>> {
    if (!this.#open) throw new Error('This transaction has ended: a statement was not awaited.')
    const values = parameters as unknown[]
    // Without parameters the text may hold several statements, which cannot be prepared.
    const name = values.length > 0 ? nameOf(text) : undefined
    sendTogether(this.#client)
    const result = await this.#client.query<Row & object>(
      name === undefined ? { text, values } : { name, text, values },
    )
    if (Array.isArray(result)) return { rows: [] }
    const { command, rowCount, rows } = result
    return CHANGING.has(command) ? { numAffectedRows: BigInt(rowCount ?? 0), rows } : { rows }
  }
}
