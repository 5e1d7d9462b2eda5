/**
 * Answers have a pace, too: whoever asks for a long one and stops reading it keeps a connection, a file and memory for
 * nothing, and is cut off.
 */
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Socket } from 'node:net'
import { Readable } from 'node:stream'
import type { Speed } from './upload.ts'

/** What a connection holds by itself is gone when it is sent. */
const LONG_BYTES = 65_536
const PORTION_BYTES = 16_384
export const DOWNLOAD_SPEED: Speed = { bytesASecond: 2_048, graceMs: 30_000, checkMs: 2_000 }

/** After all hooks that change what is answered, so that it counts what leaves. */
export function watchDownloads(app: FastifyInstance, speed: Speed = DOWNLOAD_SPEED): void {
  app.addHook('onSend', (request, reply, payload: unknown, next) => {
    if (request.method === 'HEAD' || !isLong(payload)) return next(null, payload)
    watch(reply, speed)
    if (payload instanceof Readable) return next(null, payload)
    const content = typeof payload === 'string' ? Buffer.from(payload) : payload
    reply.header('content-length', content.length)
    return next(null, Readable.from(portions(content), { objectMode: false }))
  })
}

function isLong(payload: unknown): payload is string | Buffer | Readable {
  if (typeof payload === 'string' || Buffer.isBuffer(payload)) return payload.length > LONG_BYTES
  return payload instanceof Readable && payload.readable
}

/** Node counts a buffer as sent only when all of it is, which would make everyone slow who reads a large one. */
function* portions(content: Buffer): Generator<Buffer> {
  for (let start = 0; start < content.length; start += PORTION_BYTES)
    yield content.subarray(start, start + PORTION_BYTES)
}

function watch({ raw }: FastifyReply, { bytesASecond, graceMs, checkMs }: Speed): void {
  const { socket } = raw
  // What asks inside the process, as tests and the demo data do, has no connection.
  if (!(socket instanceof Socket)) return
  // Node counts from the last byte that left; without a listener of its own, the connection is then destroyed.
  raw.setTimeout(graceMs)
  const [start, before] = [performance.now(), socket.bytesWritten]
  const timer = setInterval(() => {
    const elapsed = performance.now() - start
    // A short rest is one that the connection already holds: only what still waits to be sent is late.
    const sent = socket.bytesWritten - socket.writableLength - before
    if (elapsed > graceMs && socket.writableLength > 0 && sent < (elapsed / 1000) * bytesASecond) socket.destroy()
  }, checkMs)
  raw.once('close', () => clearInterval(timer))
}
