/** The letters of the papers: Inter in two weights, each in two files of which the second has what the first lacks. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'

export type Weight = 400 | 600
type Part = 'latin' | 'latin-ext'

export const FONT_PARTS: readonly Part[] = ['latin', 'latin-ext']
const { resolve } = createRequire(import.meta.url)
const contents = new Map<string, Buffer>()

/** Unpacked once: the library that draws would unpack each table whenever it looks at it. */
export function fontFile(part: Part, weight: Weight): Buffer {
  const name = `@fontsource/inter/files/inter-${part}-${weight}-normal.woff`
  const known = contents.get(name)
  if (known) return known
  const content = unpacked(readFileSync(resolve(name)))
  contents.set(name, content)
  return content
}

const HEADER = { woff: 44, sfnt: 12 }
const ENTRY = { woff: 20, sfnt: 16 }

/** A WOFF 1.0 file (W3C recommendation of 2012) as the sfnt font that it holds. */
function unpacked(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const at = HEADER.woff + index * ENTRY.woff
    const [offset, packedSize, size] = [
      woff.readUInt32BE(at + 4),
      woff.readUInt32BE(at + 8),
      woff.readUInt32BE(at + 12),
    ]
    const kept = woff.subarray(offset, offset + packedSize)
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      content: packedSize < size ? inflateSync(kept) : kept,
    }
  })
  const head = Buffer.alloc(HEADER.sfnt + count * ENTRY.sfnt)
  woff.copy(head, 0, 4, 8)
  const power = 2 ** Math.floor(Math.log2(count))
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(power * ENTRY.sfnt, 6)
  head.writeUInt16BE(Math.log2(power), 8)
  head.writeUInt16BE((count - power) * ENTRY.sfnt, 10)
  const parts: Buffer[] = [head]
  let offset = head.length
  for (const [index, { tag, checksum, content }] of tables.entries()) {
    const at = HEADER.sfnt + index * ENTRY.sfnt
    tag.copy(head, at)
    head.writeUInt32BE(checksum, at + 4)
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(content.length, at + 12)
    const padding = Buffer.alloc((4 - (content.length % 4)) % 4)
    parts.push(content, padding)
    offset += content.length + padding.length
  }
  return Buffer.concat(parts)
}
