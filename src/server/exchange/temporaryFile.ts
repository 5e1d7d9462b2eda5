/** Holds a long answer until it is complete: short ones in memory, longer ones in a file that has no name any more. */
import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

const MEMORY_BYTES = 4_194_304

/**
 * The database is read at full speed and its connection given back before a slow reader has taken the first byte, and a
 * failure half-way is still an answer of its own instead of half a file.
 */
export class TemporaryFile {
  #chunks: Buffer[] = []
  #held = 0
  #file: FileHandle | undefined
  #path = ''
  size = 0

  async write(text: string): Promise<void> {
    const chunk = Buffer.from(text, 'utf8')
    this.size += chunk.length
    this.#held += chunk.length
    this.#chunks.push(chunk)
    if (this.#held > MEMORY_BYTES) await this.#spill()
  }

  async #spill(): Promise<void> {
    if (!this.#file) {
      this.#path = join(tmpdir(), `fund-export-${randomUUID()}`)
      this.#file = await open(this.#path, 'wx+', 0o600)
    }
    await this.#file.writeFile(Buffer.concat(this.#chunks))
    this.#chunks = []
    this.#held = 0
  }

  async finish(): Promise<Readable | Buffer> {
    if (!this.#file) return Buffer.concat(this.#chunks)
    await this.#spill()
    await this.#file.close()
    const stream = createReadStream(this.#path)
    // Once it is open it needs no name: nothing is left behind, whatever becomes of the reader.
    await new Promise<void>((resolve, reject) => stream.once('open', () => resolve()).once('error', reject))
    await rm(this.#path, { force: true })
    return stream
  }

  async discard(): Promise<void> {
    this.#chunks = []
    await this.#file?.close().catch(() => undefined)
    if (this.#path !== '') await rm(this.#path, { force: true })
  }
}
