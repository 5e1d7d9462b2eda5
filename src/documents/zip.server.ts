/** Several files as one archive. They are stored as they are: papers and workbooks are packed already. */
import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'

/** One that is read only when its turn comes. */
export interface ArchiveEntry {
  name: string
  /** In bytes. */
  size: number
  read(): AsyncIterable<Uint8Array>
}

export const LOCAL = 0x04034b50
export const LOCAL_LENGTH = 30
export const ENTRY = 0x02014b50
export const ENTRY_LENGTH = 46
export const END = 0x06054b50
export const END_LENGTH = 22
const VERSION = 20
/** Names are UTF-8. */
export const FLAGS = 0x0800
/** 1 January 1980, the first day that the format knows: the same files give the same bytes. */
export const DAY = 0x0021

/** A stream, so that of all files together no more than a portion of one is held in memory. */
export function zipStreamOf(files: readonly ArchiveEntry[]): { stream: Readable; size: number } {
  const named = distinct(files)
  const size = named.reduce(
    (sum, file) => sum + LOCAL_LENGTH + ENTRY_LENGTH + 2 * Buffer.byteLength(file.name) + file.size,
    END_LENGTH,
  )
  return { stream: Readable.from(streamed(named), { objectMode: false }), size }
}

/** The checksum of a file stands before its content, so that each is read twice. */
async function* streamed(files: readonly ArchiveEntry[]): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = []
  let place = 0
  for (const { name, size, read } of files) {
    const encoded = Buffer.from(name)
    let [sum, length] = [0, 0]
    for await (const chunk of read()) {
      sum = crc32(chunk, sum)
      length += chunk.length
    }
    if (length !== size) throw new Error(`The file ${name} has ${length} bytes, not ${size}.`)
    const described = describedIn({ length }, sum, encoded.length)
    yield Buffer.concat([headOf(described), encoded])
    yield* read()
    directory.push(entryOf(described, place), encoded)
    place += LOCAL_LENGTH + encoded.length + length
  }
  const entries = Buffer.concat(directory)
  yield Buffer.concat([entries, endOf(files.length, entries.length, place)])
}

function headOf(described: Buffer): Buffer {
  const local = Buffer.alloc(LOCAL_LENGTH)
  local.writeUInt32LE(LOCAL, 0)
  described.copy(local, 4)
  return local
}

/** `place` is where the head of the file begins. */
function entryOf(described: Buffer, place: number): Buffer {
  const entry = Buffer.alloc(ENTRY_LENGTH)
  entry.writeUInt32LE(ENTRY, 0)
  entry.writeUInt16LE(VERSION, 4)
  described.copy(entry, 6)
  entry.writeUInt32LE(place, 42)
  return entry
}

function endOf(count: number, length: number, place: number): Buffer {
  const end = Buffer.alloc(END_LENGTH)
  end.writeUInt32LE(END, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(length, 12)
  end.writeUInt32LE(place, 16)
  return end
}

/** What both the head of a file and its entry in the directory say. */
function describedIn({ length }: { length: number }, sum: number, nameLength: number): Buffer {
  const described = Buffer.alloc(26)
  described.writeUInt16LE(VERSION, 0)
  described.writeUInt16LE(FLAGS, 2)
  described.writeUInt16LE(DAY, 8)
  described.writeUInt32LE(sum, 10)
  described.writeUInt32LE(length, 14)
  described.writeUInt32LE(length, 18)
  described.writeUInt16LE(nameLength, 22)
  return described
}

/** A second file of the same name is numbered; no name leads out of the folder it is unpacked into. */
function distinct<File extends { name: string }>(files: readonly File[]): File[] {
  const taken = new Set<string>()
  return files.map(file => {
    const { name } = file
    const flat = name.replace(/[/\\:*?"<>|]/g, '-')
    let own = flat
    for (let number = 2; taken.has(own); number += 1) own = flat.replace(/(\.[^.]*)?$/, ` (${number})$1`)
    taken.add(own)
    return { ...file, name: own }
  })
}
