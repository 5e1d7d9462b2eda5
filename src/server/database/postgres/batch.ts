/**
 * Several statements in one packet, answered together: a transaction with the statement that it begins with, a change
 * with its COMMIT. Without a BEGIN they are one transaction of their own, which ends with the packet.
 */
import pg from 'pg'
import * as messages from './messages.ts'
import { sendTogether } from './packets.ts'
import { NO_COLUMNS, mayPrepare, nameOf, preparedOn, rowOf, shapeOf } from './prepared.ts'
import type { AnsweredColumn, Prepared, Shape } from './prepared.ts'

export interface Statement {
  text: string
  values: readonly unknown[]
}

export interface Answer<Row = object> {
  /** Which kind of statement it was, and how many rows it concerned ("UPDATE 1"). */
  tag: string
  rows: Row[]
}

/** After one of them has failed, the rest is not run. */
export async function sendBatch(client: pg.ClientBase, statements: readonly Statement[]): Promise<Answer[]> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer[]>()
  sendTogether(client)
  client.query(new Batch(statements, resolve, reject))
  try {
    return await promise
  } catch (error) {
    // Where the statement came from says more than where its answer was read.
    if (error instanceof Error) Error.captureStackTrace(error)
    throw error
  }
}

interface Sent {
  prepared: Prepared
  /** Its preparation travels in this packet. */
  fresh: boolean
  described: boolean
}

/** pg hands each message of PostgreSQL to the query that it belongs to, and lets only its own kind travel together. */
class Batch extends pg.Query {
  readonly statements: readonly Statement[]
  readonly #resolve: (answers: Answer[]) => void
  readonly #reject: (error: unknown) => void
  readonly #sent: Sent[] = []
  readonly #answers: Answer[] = []
  #found: object[] = []
  #columns: Shape | undefined
  #unreadable: { error: unknown } | undefined

  constructor(
    statements: readonly Statement[],
    resolve: (answers: Answer[]) => void,
    reject: (error: unknown) => void,
  ) {
    super('')
    this.statements = statements
    this.#resolve = resolve
    this.#reject = reject
  }

  override submit = (connection: pg.Connection): Error | null => {
    const known = mayPrepare(connection) ? preparedOn(connection) : undefined
    try {
      for (const statement of this.statements) this.#write(known, statement)
      messages.sync()
      connection.stream.write(messages.takePacket())
      return null
    } catch (error) {
      messages.dropPacket()
      for (const { prepared, fresh } of this.#sent) if (fresh) prepared.doubtful = true
      return error instanceof Error ? error : new Error(String(error))
    }
  }

  #write(known: Map<string, Prepared> | undefined, { text, values }: Statement): void {
    const name = known && nameOf(text)
    const before = name === undefined ? undefined : known?.get(name)
    const fresh = before === undefined || before.doubtful
    const prepared = fresh ? { shape: undefined, doubtful: false } : before
    if (fresh) {
      if (before && name !== undefined) messages.close(name)
      messages.parse(name ?? '', text)
      if (name !== undefined) known?.set(name, prepared)
    }
    const described = prepared.shape === undefined
    this.#sent.push({ prepared, fresh, described })
    messages.bind(name ?? '', values)
    if (described) messages.describe()
    messages.execute()
  }

  handleRowDescription({ fields }: { fields: readonly AnsweredColumn[] }): void {
    this.#columns = shapeOf(fields)
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    if (this.#unreadable) return
    this.#columns ??= this.#current()?.prepared.shape ?? NO_COLUMNS
    try {
      this.#found.push(rowOf(this.#columns, fields))
    } catch (error) {
      this.#unreadable = { error }
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    const current = this.#current()
    if (current?.described) current.prepared.shape = this.#columns ?? NO_COLUMNS
    this.#answers.push({ tag: text, rows: this.#found })
    this.#found = []
    this.#columns = undefined
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: '' })
  }

  handleError(error: unknown): void {
    for (const { prepared, fresh } of this.#sent.slice(this.#answers.length)) if (fresh) prepared.doubtful = true
    this.#reject(error)
  }

  handleReadyForQuery(): void {
    if (this.#unreadable) this.#reject(this.#unreadable.error)
    else this.#resolve(this.#answers)
  }

  #current(): Sent | undefined {
    return this.#sent[this.#answers.length]
  }
}
