/** The characters of the papers: Inter in two weights, each in several files by script, which share some of them. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'

export type Weight = 400 | 600

/** In the order in which a character is looked for: some are in several of them. */
const PARTS = ['latin', 'latin-ext', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'] as const
export type Part = (typeof PARTS)[number]

const { resolve } = createRequire(import.meta.url)

/** Unpacked: the library that draws would unpack each table whenever it looks at it. */
function fontFile(part: Part, weight: Weight): Buffer {
  return unpacked(readFileSync(resolve(`@fontsource/inter/files/inter-${part}-${weight}-normal.woff`)))
}

interface Glyph {
  id: number
  codePoints: number[]
}

type Position = Record<'xAdvance' | 'yAdvance' | 'xOffset' | 'yOffset', number>

/** Characters in their shapes and places. */
interface Run {
  glyphs: Glyph[]
  positions: Position[]
  advanceWidth: number
}

/** What pdfkit makes of the file of a font; it takes one that is made already, too. */
interface ParsedFont {
  hasGlyphForCodePoint(point: number): boolean
  layout(text: string, features?: string[]): Run
  getGlyph(id: number, codePoints: number[]): Glyph
}

declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** The font that was chosen last. */
      _font: { font: ParsedFont }
      registerFont(name: string, font: ParsedFont): this
    }
  }
}

export type Parse = (file: Buffer) => ParsedFont

const fonts = new Map<string, ParsedFont>()

/** Read when the first character is looked for in it, and kept for all documents. */
function parsedFont(part: Part, weight: Weight, parse: Parse): ParsedFont {
  const name = `${part} ${weight}`
  const parsed = fonts.get(name) ?? parse(fontFile(part, weight))
  fonts.set(name, parsed)
  return parsed
}

const partsOfCharacters = { 400: new Map<string, Part>(), 600: new Map<string, Part>() } as const

/** The first file that has the character: those after it are not even read for it. */
export function partWith(character: string, weight: Weight, parse: Parse): Part {
  const known = partsOfCharacters[weight].get(character)
  if (known) return known
  // Papers are refused, or such characters marked, before they are drawn: one without a shape would leave a box.
  const part = PARTS.find(each => hasCharacter(each, character, weight, parse)) ?? 'latin'
  partsOfCharacters[weight].set(character, part)
  return part
}

export function hasCharacter(part: Part, character: string, weight: Weight, parse: Parse): boolean {
  return parsedFont(part, weight, parse).hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
}

/**
 * A font for one document: parsed once for all of them, but with glyphs of its own. A glyph remembers the character
 * that it was first made for, and the same notice has to have the same bytes whatever was drawn before it.
 */
export function documentFont(part: Part, weight: Weight, parse: Parse): ParsedFont {
  const name = `${part} ${weight}`
  const own: unknown = Object.create(parsedFont(part, weight, parse), { _glyphs: { value: {} } })
  if (!isFont(own)) throw new Error(`The font ${name} cannot be used.`)
  const shape = own.layout.bind(own)
  own.layout = (text, features = []) => {
    const key = `${name} ${features.join()} ${text}`
    const run = runs.get(key) ?? cached(key, shape(text, features))
    const positions = run.positions.map(position => ({ ...position }))
    return {
      glyphs: run.glyphs.map(({ id, codePoints }) => own.getGlyph(id, codePoints)),
      positions,
      // Asked for after the positions were scaled to the size of the text.
      get advanceWidth() {
        return positions.reduce((width, { xAdvance }) => width + xAdvance, 0)
      },
    }
  }
  return own
}

function isFont(made: unknown): made is ParsedFont {
  return typeof made === 'object' && made !== null && 'layout' in made
}

const CACHED_RUNS_MAX = 20_000
const runs = new Map<string, Pick<Run, 'glyphs' | 'positions'>>()

/** Words, amounts and headings come again on every notice: each is laid out once. */
function cached(key: string, { glyphs, positions }: Run): Pick<Run, 'glyphs' | 'positions'> {
  if (runs.size >= CACHED_RUNS_MAX) runs.clear()
  const run = {
    glyphs: glyphs.map(({ id, codePoints }) => ({ id, codePoints })),
    positions: positions.map(({ xAdvance, yAdvance, xOffset, yOffset }) => ({ xAdvance, yAdvance, xOffset, yOffset })),
  }
  runs.set(key, run)
  return run
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
    const packed = woff.subarray(offset, offset + packedSize)
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      content: packedSize < size ? inflateSync(packed) : packed,
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
