/** The parts of an archive, as workbooks are: read by its directory, within limits of what they unpack to. */
import { inflateRawSync } from 'node:zlib'
import type { ProblemError } from '../../problems.ts'
import { unreadable } from './importFile.ts'

/** What the parts of a workbook unpack to together. */
const UNPACKED_MB_MAX = 40
const PARTS_MAX = 1_000

export interface Part {
  name: string
  packed: number
  size: number
  method: number
  offset: number
}

const END = 0x06054b50
const END_LENGTH = 22
const COMMENT_LENGTH_MAX = 65_535
const DIRECTORY = 0x02014b50
const DIRECTORY_LENGTH = 46
const LOCAL_LENGTH = 30
const STORED = 0

/** The directory at the end of the archive, which its reader goes by: no part becomes larger than it says there. */
export function partsOf(content: Buffer): Part[] {
  const end = endOf(content)
  const count = content.readUInt16LE(end + 10)
  if (count > PARTS_MAX) throw tooLarge()
  const parts: Part[] = []
  let place = content.readUInt32LE(end + 16)
  for (let index = 0; index < count; index += 1) {
    if (place + DIRECTORY_LENGTH > content.length || content.readUInt32LE(place) !== DIRECTORY)
      throw unreadable('import.unreadable')
    const lengthAt = (offset: number) => content.readUInt16LE(place + offset)
    const [name, extra, comment] = [lengthAt(28), lengthAt(30), lengthAt(32)]
    parts.push({
      name: content.toString('utf8', place + DIRECTORY_LENGTH, place + DIRECTORY_LENGTH + name),
      method: content.readUInt16LE(place + 10),
      packed: content.readUInt32LE(place + 20),
      size: content.readUInt32LE(place + 24),
      offset: content.readUInt32LE(place + 42),
    })
    place += DIRECTORY_LENGTH + name + extra + comment
  }
  if (parts.reduce((sum, { size }) => sum + size, 0) > UNPACKED_MB_MAX * 1_000_000) throw tooLarge()
  return parts
}

function endOf(content: Buffer): number {
  const first = Math.max(0, content.length - END_LENGTH - COMMENT_LENGTH_MAX)
  for (let place = content.length - END_LENGTH; place >= first; place -= 1)
    if (content.readUInt32LE(place) === END) return place
  throw unreadable('import.unreadable')
}

export function unpacked(content: Buffer, { offset, packed, size, method }: Part): string {
  const start = offset + LOCAL_LENGTH + content.readUInt16LE(offset + 26) + content.readUInt16LE(offset + 28)
  const bytes = content.subarray(start, start + packed)
  if (method === STORED) return bytes.toString('utf8')
  try {
    return inflateRawSync(bytes, { maxOutputLength: Math.max(size, 1) }).toString('utf8')
  } catch {
    // It is damaged, or unpacks to more than it says.
    throw unreadable('import.unreadable')
  }
}

function tooLarge(): ProblemError {
  return unreadable('import.tooLarge', { megabytes: UNPACKED_MB_MAX, parts: PARTS_MAX.toLocaleString('en-US') })
}
