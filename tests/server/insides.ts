/**
 * Everything that a file says, so that it can be searched for words: a PDF and an archive keep theirs packed.
 * A workbook is an archive too, and an archive may hold papers.
 */
import { inflateRawSync, inflateSync } from 'node:zlib'

export function insidesOf(bytes: Buffer): string {
  if (bytes.subarray(0, 4).equals(ZIP))
    return entriesOf(bytes)
      .map(({ name, content }) => `${name} ${insidesOf(content)}`)
      .join('\n')
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return `${bytes.toString('latin1')}\n${lettersOf(bytes)}`
  return bytes.toString('utf8')
}

const ZIP = Buffer.from('PK\u0003\u0004', 'latin1')
const CENTRAL = Buffer.from('PK\u0001\u0002', 'latin1')
const DEFLATED = 8

/** As the directory at the end of the archive lists them. */
export function entriesOf(bytes: Buffer): { name: string; content: Buffer }[] {
  const found: { name: string; content: Buffer }[] = []
  for (let at = bytes.indexOf(CENTRAL); at !== -1; at = bytes.indexOf(CENTRAL, at + 46)) {
    const [method, size, start] = [
      bytes.readUInt16LE(at + 10),
      bytes.readUInt32LE(at + 20),
      bytes.readUInt32LE(at + 42),
    ]
    const name = bytes.subarray(at + 46, at + 46 + bytes.readUInt16LE(at + 28)).toString('utf8')
    const begin = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28)
    const packed = bytes.subarray(begin, begin + size)
    found.push({ name, content: method === DEFLATED ? inflateRawSync(packed) : packed })
  }
  return found
}

/** The letters of the pages, read with the table of each font: one of them is that of the text. */
function lettersOf(bytes: Buffer): string {
  const streams = streamsOf(bytes)
  const tables = streams.filter(stream => stream.includes('begincmap')).map(tableOf)
  const texts = streams.filter(stream => /\bBT\b/.test(stream)).flatMap(stream => stream.match(/\[.*?\] TJ/gs) ?? [])
  return tables
    .flatMap(table =>
      texts.map(text =>
        glyphsOf(text)
          .map(glyph => table.get(glyph) ?? '')
          .join(''),
      ),
    )
    .join('\n')
}

function streamsOf(bytes: Buffer): string[] {
  const found: string[] = []
  for (let at = bytes.indexOf('stream\n'); at !== -1; at = bytes.indexOf('stream\n', at)) {
    const begin = at + 'stream\n'.length
    at = bytes.indexOf('endstream', begin)
    if (at === -1) break
    try {
      found.push(inflateSync(bytes.subarray(begin, at)).toString('latin1'))
    } catch {
      found.push(bytes.subarray(begin, at).toString('latin1'))
    }
    at += 'endstream'.length
  }
  return found
}

/** Of a font: which letters each glyph stands for. */
function tableOf(stream: string): Map<number, string> {
  const table = new Map<number, string>()
  for (const [, first = '', , list = ''] of stream.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[(.*?)\]/gis))
    for (const [place, [, code = '']] of [...list.matchAll(/<([0-9a-f ]*)>/gi)].entries())
      table.set(
        Number.parseInt(first, 16) + place,
        Buffer.from(code.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      )
  return table
}

function glyphsOf(text: string): number[] {
  return [...text.matchAll(/<([0-9a-f]+)>/gi)].flatMap(([, codes = '']) =>
    (codes.match(/.{4}/g) ?? []).map(code => Number.parseInt(code, 16)),
  )
}
