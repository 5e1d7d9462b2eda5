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
export const DOWNLOAD_SPEED: Speed = { bytesASecond: 2_048, graceMs: 30_000, checkMs: 2_000 }

export function watchDownloads(app: FastifyInstance, speed: Speed = DOWNLOAD_SPEED): void {
  app.addHook('onSend', (_request, reply, payload: unknown, next) => {
    if (isLong(payload)) watch(reply, speed)
    next()
  })
}

function isLong(payload: unknown): boolean {
  if (typeof payload === 'string' || Buffer.isBuffer(payload)) return payload.length > LONG_BYTES
  return payload instanceof Readable && payload.readable
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
    // Node tells of what it was handed at once that all of it was sent, and never how much: counted is what it was
    // handed, which gives everybody the time that the slowest may take for it. A short rest is one that the connection
    // already holds.
    const handedOver = socket.bytesWritten - before
    if (elapsed > graceMs && socket.writableLength > 0 && handedOver < (elapsed / 1000) * bytesASecond) socket.destroy()
  }, checkMs)
  raw.once('close', () => clearInterval(timer))
}
