/** Several files as one archive. They are stored as they are: papers and workbooks are packed already. */
import { crc32 } from 'node:zlib'

interface ArchivedFile {
  name: string
  content: Uint8Array
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

export function zipOf(files: readonly ArchivedFile[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let place = 0
  for (const { name, content } of distinct(files)) {
    const encoded = Buffer.from(name)
    const described = describedIn(content, encoded.length)
    const local = Buffer.alloc(LOCAL_LENGTH)
    local.writeUInt32LE(LOCAL, 0)
    described.copy(local, 4)
    const entry = Buffer.alloc(ENTRY_LENGTH)
    entry.writeUInt32LE(ENTRY, 0)
    entry.writeUInt16LE(VERSION, 4)
    described.copy(entry, 6)
    entry.writeUInt32LE(place, 42)
    parts.push(local, encoded, Buffer.from(content))
    directory.push(entry, encoded)
    place += LOCAL_LENGTH + encoded.length + content.length
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(END_LENGTH)
  end.writeUInt32LE(END, 0)
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(entries.length, 12)
  end.writeUInt32LE(place, 16)
  return Buffer.concat([...parts, entries, end])
}

/** What both the head of a file and its entry in the directory say. */
function describedIn(content: Uint8Array, nameLength: number): Buffer {
  const described = Buffer.alloc(26)
  described.writeUInt16LE(VERSION, 0)
  described.writeUInt16LE(FLAGS, 2)
  described.writeUInt16LE(DAY, 8)
  described.writeUInt32LE(crc32(content), 10)
  described.writeUInt32LE(content.length, 14)
  described.writeUInt32LE(content.length, 18)
  described.writeUInt16LE(nameLength, 22)
  return described
}

/** A second file of the same name is numbered; no name leads out of the folder it is unpacked into. */
function distinct(files: readonly ArchivedFile[]): ArchivedFile[] {
  const taken = new Set<string>()
  return files.map(({ name, content }) => {
    const flat = name.replace(/[/\\:*?"<>|]/g, '-')
    let own = flat
    for (let number = 2; taken.has(own); number += 1) own = flat.replace(/(\.[^.]*)?$/, ` (${number})$1`)
    taken.add(own)
    return { name: own, content }
  })
}
