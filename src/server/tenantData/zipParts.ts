/**
 * An archive in parts that are written one by one, in whichever process: their bytes one after another, with the
 * directory at the end, are a ZIP of any size (ZIP64). Contents are packed while they are read.
 */
import { createHash } from 'node:crypto'
import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'
import { DAY, END, END_LENGTH, ENTRY, ENTRY_LENGTH, FLAGS, LOCAL, LOCAL_LENGTH } from '../../documents/zip.server.ts'

export interface ZipEntry {
  name: string
  content: AsyncIterable<Uint8Array>
}

/** What the directory has to say of an entry. */
export interface WrittenEntry {
  name: string
  crc: number
  /** Bytes in the archive, and unpacked. */
  packed: number
  size: number
  /** SHA-256 of what is unpacked. */
  hash: string
  /** Where it begins in its part. */
  offset: number
}

export interface WrittenPart {
  size: number
  entries: readonly WrittenEntry[]
}

/** ZIP64. */
const VERSION = 45
/** The sums follow the content, because nobody knows them before. */
const SUMS_FOLLOW = 0x0008
const DEFLATED = 8
const SUMS = 0x08074b50
const SUMS_LENGTH = 24
const LARGE = 0x0001
const END64 = 0x06064b50
const END64_LENGTH = 56
const LOCATOR = 0x07064b50
const LOCATOR_LENGTH = 20
const ELSEWHERE_32 = 0xffffffff
const ELSEWHERE_16 = 0xffff

/** The bytes of a part; what it tells of each entry is added to `written`. */
export async function* zipPart(entries: AsyncIterable<ZipEntry>, written: WrittenEntry[]): AsyncGenerator<Uint8Array> {
  let place = 0
  for await (const { name, content } of entries) {
    const entry: WrittenEntry = { name, crc: 0, packed: 0, size: 0, hash: '', offset: place }
    const head = localHead(name)
    yield head
    for await (const chunk of packed(content, entry)) {
      entry.packed += chunk.length
      yield chunk
    }
    const sums = Buffer.alloc(SUMS_LENGTH)
    sums.writeUInt32LE(SUMS, 0)
    sums.writeUInt32LE(entry.crc, 4)
    sums.writeBigUInt64LE(BigInt(entry.packed), 8)
    sums.writeBigUInt64LE(BigInt(entry.size), 16)
    yield sums
    place += head.length + entry.packed + sums.length
    written.push(entry)
  }
}

function packed(content: AsyncIterable<Uint8Array>, entry: WrittenEntry): AsyncIterable<Uint8Array> {
  const hash = createHash('sha256')
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of content) {
      entry.crc = crc32(chunk, entry.crc)
      entry.size += chunk.length
      hash.update(chunk)
      yield chunk
    }
    entry.hash = hash.digest('hex')
  }
  const deflated = createDeflateRaw()
  // Whoever reads learns of a failure: the stream ends with it.
  pipeline(Readable.from(counted(), { objectMode: false }), deflated, () => undefined)
  return deflated
}

function localHead(name: string): Buffer {
  const encoded = Buffer.from(name)
  const extra = largeSizes([0, 0])
  const head = Buffer.alloc(LOCAL_LENGTH)
  head.writeUInt32LE(LOCAL, 0)
  describe({ crc: 0 }, encoded.length, extra.length).copy(head, 4)
  return Buffer.concat([head, encoded, extra])
}

/** What both the head of an entry and the directory say; sizes stand in the extra field. */
function describe({ crc }: { crc: number }, nameLength: number, extraLength: number): Buffer {
  const described = Buffer.alloc(26)
  described.writeUInt16LE(VERSION, 0)
  described.writeUInt16LE(FLAGS | SUMS_FOLLOW, 2)
  described.writeUInt16LE(DEFLATED, 4)
  described.writeUInt16LE(DAY, 8)
  described.writeUInt32LE(crc, 10)
  described.writeUInt32LE(ELSEWHERE_32, 14)
  described.writeUInt32LE(ELSEWHERE_32, 18)
  described.writeUInt16LE(nameLength, 22)
  described.writeUInt16LE(extraLength, 24)
  return described
}

function largeSizes(values: readonly number[]): Buffer {
  const extra = Buffer.alloc(4 + 8 * values.length)
  extra.writeUInt16LE(LARGE, 0)
  extra.writeUInt16LE(8 * values.length, 2)
  values.forEach((value, index) => extra.writeBigUInt64LE(BigInt(value), 4 + 8 * index))
  return extra
}

/** The end of the archive: where each entry of the parts before it is. */
export function* zipDirectory(parts: readonly WrittenPart[]): Generator<Uint8Array> {
  let start = 0
  let count = 0
  let length = 0
  for (const { size, entries } of parts) {
    for (const entry of entries) {
      const encoded = Buffer.from(entry.name)
      const extra = largeSizes([entry.size, entry.packed, start + entry.offset])
      const line = Buffer.alloc(ENTRY_LENGTH)
      line.writeUInt32LE(ENTRY, 0)
      line.writeUInt16LE(VERSION, 4)
      describe(entry, encoded.length, extra.length).copy(line, 6)
      line.writeUInt32LE(ELSEWHERE_32, 42)
      yield Buffer.concat([line, encoded, extra])
      count += 1
      length += line.length + encoded.length + extra.length
    }
    start += size
  }
  yield endOf(count, length, start)
}

function endOf(count: number, length: number, start: number): Buffer {
  const end = Buffer.alloc(END64_LENGTH + LOCATOR_LENGTH + END_LENGTH)
  end.writeUInt32LE(END64, 0)
  end.writeBigUInt64LE(BigInt(END64_LENGTH - 12), 4)
  end.writeUInt16LE(VERSION, 12)
  end.writeUInt16LE(VERSION, 14)
  end.writeBigUInt64LE(BigInt(count), 24)
  end.writeBigUInt64LE(BigInt(count), 32)
  end.writeBigUInt64LE(BigInt(length), 40)
  end.writeBigUInt64LE(BigInt(start), 48)
  end.writeUInt32LE(LOCATOR, END64_LENGTH)
  end.writeBigUInt64LE(BigInt(start + length), END64_LENGTH + 8)
  end.writeUInt32LE(1, END64_LENGTH + 16)
  const last = END64_LENGTH + LOCATOR_LENGTH
  end.writeUInt32LE(END, last)
  end.writeUInt16LE(ELSEWHERE_16, last + 8)
  end.writeUInt16LE(ELSEWHERE_16, last + 10)
  end.writeUInt32LE(ELSEWHERE_32, last + 12)
  end.writeUInt32LE(ELSEWHERE_32, last + 16)
  return end
}
