/**
 * What PgBouncer does in transaction mode: clients share fewer connections of PostgreSQL, and each transaction has
 * whichever was free for the longest time, so that whoever counts on what stands on one finds another.
 * `npm run test:cluster` has PgBouncer itself.
 */
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import pg from 'pg'

export interface TransactionPooler {
  port: number
  /** For each client that there was, the connections of PostgreSQL that its transactions had, in their order. */
  had(): number[][]
  close(): Promise<void>
}

const HEAD = 5
const [ENCRYPTED, CANCEL] = [80_877_103, 80_877_102]
const [READY, QUERY, SYNC, TERMINATE] = ['Z', 'Q', 'S', 'X'].map(letter => letter.charCodeAt(0))
const IDLE = 'I'.charCodeAt(0)
/** No process of the operating system has this number. */
const PROCESS = 0x7fff_fff0

/** A letter, and what follows it with its length. */
function message(letter: string, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts)
  const head = Buffer.alloc(HEAD)
  head.write(letter)
  head.writeInt32BE(content.length + 4, 1)
  return Buffer.concat([head, content])
}

function numbers(...values: readonly number[]): Buffer {
  const made = Buffer.alloc(4 * values.length)
  for (const [place, value] of values.entries()) made.writeInt32BE(value, 4 * place)
  return made
}

const fields = (text: string): Buffer => Buffer.from(`${text}\0`)

/** Hands on whole messages; `head` is what stands before the length. */
function reader(head: () => number, read: (whole: Buffer) => void): (chunk: Buffer) => void {
  let left = Buffer.alloc(0)
  return chunk => {
    left = Buffer.concat([left, chunk])
    for (;;) {
      const before = head()
      if (left.length < before + 4 || left.length < before + left.readInt32BE(before)) return
      const whole = left.subarray(0, before + left.readInt32BE(before))
      left = left.subarray(whole.length)
      read(whole)
    }
  }
}

/** A connection of PostgreSQL, which one client has at a time. */
interface Behind {
  number: number
  stream: Duplex
  reading: (whole: Buffer) => void
  end(): Promise<void>
}

/** pg signs in; what is sent and answered from then on is ours. */
async function openBehind(login: pg.ClientConfig, number: number): Promise<Behind> {
  const client = new pg.Client({ ...login, application_name: 'pooler' })
  client.on('error', () => undefined)
  await client.connect()
  const { connection }: { connection?: pg.Connection } = client
  if (!connection) throw new Error('pg has no connection to hand on.')
  const { stream } = connection
  const behind: Behind = { number, stream, reading: () => undefined, end: () => client.end() }
  stream.removeAllListeners('data')
  stream.on(
    'data',
    reader(
      () => 1,
      whole => behind.reading(whole),
    ),
  )
  return behind
}

class Pool {
  readonly #free: Behind[]
  readonly #waiting: ((behind: Behind) => void)[] = []

  constructor(all: readonly Behind[]) {
    this.#free = [...all]
  }

  take(use: (behind: Behind) => void): void {
    const behind = this.#free.shift()
    if (behind) use(behind)
    else this.#waiting.push(use)
  }

  giveBack(behind: Behind): void {
    const use = this.#waiting.shift()
    if (use) use(behind)
    else this.#free.push(behind)
  }
}

/** Answers whether the client may ask from now on. */
function begins(client: Socket, whole: Buffer): boolean {
  const kind = whole.readInt32BE(4)
  if (kind === ENCRYPTED) client.write('N')
  else if (kind === CANCEL) client.destroy()
  else if (whole.includes('\0options\0'))
    client.end(message('E', ...['SFATAL', 'C08P01', 'Munsupported startup parameter: options', ''].map(fields)))
  else {
    const answers = [message('R', numbers(0)), message('K', numbers(PROCESS, 1)), message('Z', Buffer.from('I'))]
    client.write(Buffer.concat(answers))
    return true
  }
  return false
}

/** `had` is given the number of the connection that each transaction of the client has. */
function serve(client: Socket, pool: Pool, had: number[]): void {
  let behind: Behind | undefined
  let asked: Buffer[] = []
  let isWaiting = false
  let isGone = false
  /** Answers that end with "ready for query" and are still to come. */
  let open = 0

  const send = (whole: Buffer): void => {
    if (whole[0] === QUERY || whole[0] === SYNC) open += 1
    behind?.stream.write(whole)
  }
  const answered = (whole: Buffer): void => {
    if (!isGone) client.write(whole)
    if (whole[0] !== READY) return
    open -= 1
    if (open > 0 || whole[HEAD] !== IDLE || !behind) return
    pool.giveBack(behind)
    behind = undefined
  }
  const have = (given: Behind): void => {
    isWaiting = false
    if (isGone) return pool.giveBack(given)
    behind = given
    given.reading = answered
    had.push(given.number)
    for (const whole of asked.splice(0)) send(whole)
  }
  const ask = (whole: Buffer): void => {
    if (whole[0] === TERMINATE) return void client.end()
    if (behind) return send(whole)
    asked.push(whole)
    if (isWaiting) return
    isWaiting = true
    pool.take(have)
  }
  client.on('close', () => {
    isGone = true
    asked = []
    // Nobody else may find a transaction that is not over.
    if (behind) send(message('Q', fields('rollback')))
  })

  let begun = false
  const read = (whole: Buffer): void => {
    if (begun) ask(whole)
    else begun = begins(client, whole)
  }
  client.on(
    'data',
    reader(() => (begun ? 1 : 0), read),
  )
}

/** `size`: connections of PostgreSQL, all of them open from the beginning. */
export async function startTransactionPooler(login: pg.ClientConfig, size: number): Promise<TransactionPooler> {
  const all = await Promise.all(Array.from({ length: size }, (_, number) => openBehind(login, number)))
  const pool = new Pool(all)
  const had: number[][] = []
  const sockets = new Set<Socket>()
  const pooler = createServer(client => {
    const numbersHad: number[] = []
    had.push(numbersHad)
    sockets.add(client)
    client.on('error', () => client.destroy())
    serve(client, pool, numbersHad)
  })
  pooler.listen(0, '127.0.0.1')
  await once(pooler, 'listening')
  return {
    port: portOf(pooler.address()),
    had: () => had.filter(({ length }) => length > 0),
    async close() {
      pooler.close()
      for (const socket of sockets) socket.destroy()
      await Promise.all(all.map(each => each.end()))
    },
  }
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('It listens at no port.')
  return address.port
}
