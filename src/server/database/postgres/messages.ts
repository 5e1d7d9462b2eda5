/**
 * Messages of PostgreSQL's protocol for statements with values, one after the other in one packet: each packet is a
 * call of the operating system, which costs more than what a short statement makes us compute.
 */

/** The letters that messages begin with. */
const PARSE = 0x50
const BIND = 0x42
const DESCRIBE = 0x44
const EXECUTE = 0x45
const SYNC = 0x53
const CLOSE = 0x43
/** What is closed, and what is described. */
const STATEMENT = 0x53
const PORTAL = 0x50
const BYTES_A_CHARACTER = 3

const ROOM = 16_384
/** A longer statement has its room for itself, and gives it back. */
const ROOM_MAX = 262_144

let bytes = Buffer.allocUnsafe(ROOM)
let end = 0

/** All that was written since the last call. */
export function takePacket(): Buffer {
  const packet = Buffer.allocUnsafe(end)
  bytes.copy(packet, 0, 0, end)
  dropPacket()
  return packet
}

/** Forgets what was written since the last packet. */
export function dropPacket(): void {
  end = 0
  if (bytes.length > ROOM_MAX) bytes = Buffer.allocUnsafe(ROOM)
}

export function parse(name: string, text: string): void {
  const start = begin(PARSE)
  writeName(name)
  writeName(text)
  writeShort(0)
  finish(start)
}

/** Every value travels as text, and so does every answer. */
export function bind(name: string, values: readonly unknown[]): void {
  const start = begin(BIND)
  writeName('')
  writeName(name)
  writeShort(0)
  writeShort(values.length)
  for (const value of values) {
    const text = textOf(value)
    if (text === null) writeLong(-1)
    else writeText(text)
  }
  writeShort(0)
  finish(start)
}

/** Asks which columns the answer of what is bound has. */
export function describe(): void {
  const start = begin(DESCRIBE)
  writeByte(PORTAL)
  writeName('')
  finish(start)
}

export function execute(): void {
  const start = begin(EXECUTE)
  writeName('')
  writeLong(0)
  finish(start)
}

/** No failure, if there is no statement of this name. */
export function close(name: string): void {
  const start = begin(CLOSE)
  writeByte(STATEMENT)
  writeName(name)
  finish(start)
}

export function sync(): void {
  finish(begin(SYNC))
}

/** A value as PostgreSQL reads it. */
function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value
  if (value === null || value === undefined) return null
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') return String(value)
  if (Array.isArray(value)) return arrayText(value)
  if (value instanceof Date) return value.toISOString()
  if (ArrayBuffer.isView(value)) throw new TypeError('Bytes are kept in files, not in the database.')
  return JSON.stringify(value)
}

function arrayText(values: readonly unknown[]): string {
  const elements = values.map(value => {
    if (Array.isArray(value)) return arrayText(value)
    const text = textOf(value)
    return text === null ? 'NULL' : `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
  })
  return `{${elements.join(',')}}`
}

/** Answers with the place of the length, which is known at the end. */
function begin(letter: number): number {
  writeByte(letter)
  end += 4
  return end - 4
}

function finish(start: number): void {
  putLong(start, end - start)
}

function reserve(more: number): void {
  if (end + more <= bytes.length) return
  const larger = Buffer.allocUnsafe(Math.max(bytes.length * 2, end + more))
  bytes.copy(larger)
  bytes = larger
}

function writeByte(value: number): void {
  // Room for the length that follows a letter.
  reserve(5)
  bytes[end] = value
  end += 1
}

function writeShort(value: number): void {
  reserve(2)
  bytes[end] = value >> 8
  bytes[end + 1] = value
  end += 2
}

function writeLong(value: number): void {
  reserve(4)
  putLong(end, value)
  end += 4
}

function putLong(at: number, value: number): void {
  bytes[at] = value >> 24
  bytes[at + 1] = value >> 16
  bytes[at + 2] = value >> 8
  bytes[at + 3] = value
}

function writeText(text: string): void {
  reserve(4 + text.length * BYTES_A_CHARACTER)
  const length = bytes.write(text, end + 4)
  putLong(end, length)
  end += 4 + length
}

function writeName(text: string): void {
  reserve(1 + text.length * BYTES_A_CHARACTER)
  if (text.length > 0) end += bytes.write(text, end)
  bytes[end] = 0
  end += 1
}
