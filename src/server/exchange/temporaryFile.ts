/** Holds a long answer until it is complete: short ones in memory, longer ones in a file that has no name any more. */
import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/** What fits is never written to the disk. */
const BLOCK_BYTES = 1_048_576
/** Larger than usual, as others may go first after each part. */
const SENT_AT_ONCE = 262_144

/**
 * The database is read at full speed and its connection given back before a slow reader has taken the first byte, and a
 * failure half-way is still an answer of its own instead of half a file.
 */
export class TemporaryFile {
  /** One block for the whole answer: buffers of their own for each portion would make the collector stop everybody. */
  #block: Buffer | undefined
  #held = 0
  #file: FileHandle | undefined
  #path = ''
  size = 0

  async write(text: string): Promise<void> {
    this.#block ??= Buffer.allocUnsafe(BLOCK_BYTES)
    const bytes = Buffer.byteLength(text)
    this.size += bytes
    if (bytes > BLOCK_BYTES - this.#held) await this.#spill(bytes > BLOCK_BYTES ? text : undefined)
    if (bytes <= BLOCK_BYTES) this.#held += this.#block.write(text, this.#held)
  }

  /** Writes what is held, and then a text that no block could hold. */
  async #spill(text?: string): Promise<void> {
    if (!this.#file) {
      this.#path = join(tmpdir(), `fund-export-${randomUUID()}`)
      this.#file = await open(this.#path, 'wx+', 0o600)
    }
    await this.#file.writeFile(this.#whole())
    if (text !== undefined) await this.#file.writeFile(text)
    this.#held = 0
  }

  #whole(): Buffer {
    return this.#block?.subarray(0, this.#held) ?? Buffer.alloc(0)
  }

  async finish(): Promise<Readable | Buffer> {
    if (!this.#file) return this.#whole()
    await this.#spill()
    await this.#file.close()
    const stream = createReadStream(this.#path, { highWaterMark: SENT_AT_ONCE })
    // Once it is open it needs no name: nothing is left behind, whatever becomes of the reader.
    await new Promise<void>((resolve, reject) => stream.once('open', () => resolve()).once('error', reject))
    await rm(this.#path, { force: true })
    return stream
  }

  async discard(): Promise<void> {
    this.#block = undefined
    await this.#file?.close().catch(() => undefined)
    if (this.#path !== '') await rm(this.#path, { force: true })
  }
}
