/** COPY of PostgreSQL: rows as lines of text, the same bytes for the same rows, whatever their types. */
import { PassThrough } from 'node:stream'
import pg from 'pg'

/** Letters and length of the messages that carry rows to PostgreSQL. */
const DATA = 'd'
const DONE = 'c'
const FAIL = 'f'
const LENGTH_BYTES = 4

function message(letter: string, content: Uint8Array): Buffer {
  const head = Buffer.alloc(1 + LENGTH_BYTES)
  head.write(letter)
  head.writeUInt32BE(LENGTH_BYTES + content.length, 1)
  return Buffer.concat([head, content])
}

/** What pg hands on of the answers to one COPY. */
abstract class Copying extends pg.Query {
  readonly text: string
  failure: Error | undefined
  rows = 0

  constructor(text: string) {
    super('')
    this.text = text
  }

  override submit = (connection: pg.Connection): null => {
    connection.query(this.text)
    return null
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.rows = parseInt(text.replace(/^COPY /, ''), 10)
  }

  handleError(error: Error): void {
    this.failure = error
    this.ended()
  }

  handleReadyForQuery(_connection: pg.Connection): void {
    if (this.failure === undefined) this.ended()
  }

  abstract ended(): void
}

class CopyOut extends Copying {
  /** Whoever reads slowly holds up the connection, and nothing gathers in memory. */
  readonly lines = new PassThrough()

  handleCopyData({ chunk }: { chunk: Buffer }, connection: pg.Connection): void {
    // The next message is written over it.
    if (this.lines.write(Buffer.from(chunk)) || connection.stream.isPaused()) return
    connection.stream.pause()
    this.lines.once('drain', () => connection.stream.resume())
  }

  /** What has ended drains no more: the connection goes on with the next statement. */
  override handleReadyForQuery(connection: pg.Connection): void {
    connection.stream.resume()
    super.handleReadyForQuery(connection)
  }

  ended(): void {
    if (this.failure === undefined) this.lines.end()
    else this.lines.destroy(this.failure)
  }
}

class CopyIn extends Copying {
  readonly source: AsyncIterable<Uint8Array>
  readonly done = Promise.withResolvers<number>()

  constructor(text: string, source: AsyncIterable<Uint8Array>) {
    super(text)
    this.source = source
  }

  handleCopyInResponse(connection: pg.Connection): void {
    void this.#send(connection)
  }

  async #send({ stream }: pg.Connection): Promise<void> {
    try {
      for await (const chunk of this.source) {
        if (this.failure !== undefined) return
        if (!stream.write(message(DATA, chunk))) await new Promise(resolve => stream.once('drain', resolve))
      }
      stream.write(message(DONE, new Uint8Array()))
    } catch (error) {
      this.failure = error instanceof Error ? error : new Error('The copy cannot be read.', { cause: error })
      stream.write(message(FAIL, Buffer.from('the copy cannot be read\0')))
      this.ended()
    }
  }

  override handleError(error: Error): void {
    // What could not be read says more than that PostgreSQL was told so.
    this.failure ??= error
    this.ended()
  }

  ended(): void {
    if (this.failure === undefined) this.done.resolve(this.rows)
    else this.done.reject(this.failure)
  }
}

/** The lines of the rows that the statement finds. */
export function copyOut(client: pg.Client, statement: string): AsyncIterable<Uint8Array> {
  const copy = new CopyOut(`copy (${statement}) to stdout`)
  client.query(copy)
  return copy.lines
}

/** Answers with the number of rows that were added. */
export function copyIn(client: pg.Client, into: string, lines: AsyncIterable<Uint8Array>): Promise<number> {
  const copy = new CopyIn(`copy ${into} from stdin`, lines)
  client.query(copy)
  return copy.done.promise
}
