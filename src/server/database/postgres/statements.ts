/** The statements of one transaction, on one connection of pg. */
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import type pg from 'pg'
import { sendBatch } from './batch.ts'
import type { Answer, Statement } from './batch.ts'
import { sendTogether } from './packets.ts'

const CHANGING = /^(?:INSERT \d+|UPDATE|DELETE|MERGE) (\d+)$/
export const COMMIT: Statement = { text: 'commit', values: [] }

export class Connection implements DatabaseConnection {
  readonly #client: pg.PoolClient
  /** Travels with the first statement, which cannot run without it. */
  #beginning: readonly Statement[]
  #open = true
  #shared = false
  #committing = false
  #committed = false
  #written = false
  #cursors = 0
  /** Asks before the commit whether anything was written. */
  readonly #hasWritten: Statement | undefined

  constructor(client: pg.PoolClient, beginning: readonly Statement[], hasWritten?: Statement) {
    this.#client = client
    this.#beginning = beginning
    this.#hasWritten = hasWritten
  }

  /** After this the connection belongs to somebody else: a forgotten await must not write into their transaction. */
  close(): void {
    this.#open = false
  }

  /** Whether anything was asked in this transaction. */
  get hasAsked(): boolean {
    return this.#beginning.length === 0
  }

  /** Whether PostgreSQL was asked to commit: then only its answer tells whether it did. */
  get committing(): boolean {
    return this.#committing
  }

  /** Whether something was saved, as far as it was asked. */
  get written(): boolean {
    return this.#written
  }

  /** What an earlier transaction has saved is answered once more: it counts as saved by this one. */
  countAsWritten(): void {
    this.#written = true
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { tag, rows } = await this.run<Row>(sql, parameters)
    const changed = CHANGING.exec(tag)?.[1]
    return changed === undefined ? { rows } : { numAffectedRows: BigInt(changed), rows }
  }

  /** Rows in portions, for answers that are too long to hold at once; `sizeOf` is asked before each. */
  async *portions<Row>(text: string, values: readonly unknown[], sizeOf: () => number): AsyncGenerator<Row[]> {
    this.#cursors += 1
    const cursor = `fund_cursor_${this.#cursors}`
    await this.run(`declare ${cursor} no scroll cursor for ${text}`, values)
    for (;;) {
      const size = sizeOf()
      const { rows } = await this.run<Row>(`fetch ${size} from ${cursor}`, [])
      if (rows.length > 0) yield rows
      if (rows.length < size) break
    }
    await this.run(`close ${cursor}`, [])
  }

  async *streamQuery<Row>(query: CompiledQuery, size = 500): AsyncIterableIterator<QueryResult<Row>> {
    for await (const rows of this.portions<Row>(query.sql, query.parameters, () => size)) yield { rows }
  }

  async run<Row>(text: string, values: readonly unknown[]): Promise<Answer<Row>> {
    this.#assertOpen()
    const beginning = this.#beginning
    this.#beginning = []
    // Without parameters the text may hold several statements, which cannot be prepared.
    if (values.length === 0) return this.#runText<Row>(beginning, text)
    const answers = await sendBatch(this.#client, [...beginning, { text, values }])
    return lastOf<Row>(answers)
  }

  /** Several pieces of work follow each other in this transaction: what is last in one of them does not end it. */
  share(): void {
    this.#shared = true
  }

  /** The last statement of a transaction, with its COMMIT in the same packet: where it fails, nothing is committed. */
  async runLast<Row>(text: string, values: readonly unknown[]): Promise<Row[]> {
    if (this.#shared) return (await this.run<Row>(text, values)).rows
    this.#assertOpen()
    this.#open = false
    const statements = [...this.#beginning, { text, values }, COMMIT]
    this.#beginning = []
    this.#committing = true
    const answers = await sendBatch(this.#client, statements)
    this.#finish(answers.pop()?.tag)
    this.#written = true
    return lastOf<Row>(answers).rows
  }

  async commit(): Promise<void> {
    this.#open = false
    // Nothing was asked, so nothing was begun.
    if (this.#committed || this.#beginning.length > 0) return
    this.#committing = true
    if (this.#hasWritten) {
      const [asked, committed] = await sendBatch(this.#client, [this.#hasWritten, COMMIT])
      if (asked?.rows.some(row => 'written' in row && row.written === true)) this.#written = true
      this.#finish(committed?.tag)
      return
    }
    sendTogether(this.#client)
    this.#finish((await this.#client.query(COMMIT.text)).command)
  }

  #finish(tag: string | undefined): void {
    if (tag !== 'COMMIT') throw new Error('The transaction was rolled back, because one of its statements had failed.')
    this.#committed = true
  }

  async #runText<Row>(beginning: readonly Statement[], text: string): Promise<Answer<Row>> {
    sendTogether(this.#client)
    const [, result] = await Promise.all([
      beginning.length > 0 ? sendBatch(this.#client, beginning) : undefined,
      this.#client.query<Row & object>(text),
    ])
    if (Array.isArray(result)) return { tag: '', rows: [] }
    return {
      tag: `${result.command} ${result.command === 'INSERT' ? '0 ' : ''}${result.rowCount ?? 0}`,
      rows: result.rows,
    }
  }

  #assertOpen(): void {
    if (!this.#open) throw new Error('This transaction has ended: a statement was not awaited.')
  }
}

/** A statement whose text stands already goes to its connection directly, past the builder of statements. */
export const connections = new WeakMap<object, Connection>()

export function connectionOf(tx: object): Connection {
  const connection = connections.get(tx)
  if (!connection) throw new Error('This is no transaction of the product.')
  return connection
}

export function lastOf<Row>(answers: readonly Answer[]): Answer<Row> {
  const last = answers.at(-1)
  if (!last) throw new Error('The database has answered no statement.')
  return last as Answer<Row>
}
