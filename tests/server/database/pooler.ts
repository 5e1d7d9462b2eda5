/**
 * What a client sees of PgBouncer when it connects: a key for cancelling statements that is not PostgreSQL's. All else
 * passes; `npm run test:cluster` has PgBouncer itself.
 */
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { join } from 'node:path'
import type pg from 'pg'

const KEY = 'K'.charCodeAt(0)
const READY = 'Z'.charCodeAt(0)
/** One letter, and the length of what follows with itself. */
const HEAD = 5
/** No process of the operating system has this number. */
const PROCESS = 0x7fff_fff0

/** Answers with the port at which it stands before this server. */
export async function startPooler(server: pg.ClientConfig): Promise<{ port: number; close: () => void }> {
  const sockets = new Set<Socket>()
  const pooler = createServer(client => {
    const behind =
      server.host?.startsWith('/') === true
        ? connect(join(server.host, `.s.PGSQL.${server.port}`))
        : connect(Number(server.port), server.host)
    for (const [socket, other] of [
      [client, behind],
      [behind, client],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => other.destroy()).on('close', () => other.destroy())
    }
    client.pipe(behind)
    passOn(behind, client)
  })
  pooler.listen(0, '127.0.0.1')
  await once(pooler, 'listening')
  return {
    port: (pooler.address() as AddressInfo).port,
    close: () => {
      pooler.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** Message by message until the server is ready for statements, then as it comes. */
function passOn(server: Socket, client: Socket): void {
  let left = Buffer.alloc(0)
  const read = (chunk: Buffer): void => {
    left = Buffer.concat([left, chunk])
    while (left.length >= HEAD && left.length > left.readInt32BE(1)) {
      const message = left.subarray(0, left.readInt32BE(1) + 1)
      left = left.subarray(message.length)
      if (message[0] === KEY) message.writeInt32BE(PROCESS, HEAD)
      client.write(message)
      if (message[0] !== READY) continue
      server.off('data', read)
      client.write(left)
      server.pipe(client)
      return
    }
  }
  server.on('data', read)
}
