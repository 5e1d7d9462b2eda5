/** Sets text on the pages of one PDF: measured, wrapped and placed by this file, drawn by pdfkit. */
import { documentFont, hasCharacter, partWith } from './fonts.server.ts'
import type { Parse, Part, Weight } from './fonts.server.ts'
import { asDrawn, asPrintable, isMark } from './printableCharacters.ts'

export const PAGE = { width: 595.28, height: 841.89, left: 51, top: 42, bottom: 62 } as const
export const TEXT_WIDTH = PAGE.width - 2 * PAGE.left

const SMALLEST = 4.5

export const INK = '#111820'
export const SOFT = '#465364'
export const LINE = '#D9DFE6'
export const FRAME = '#AEB8C4'

export interface Style {
  size: number
  weight?: Weight
  color?: string
  /** Figures of the same width, so that amounts stand below each other. */
  figures?: boolean
}

/** Figures of equal width. */
const TABULAR: { features: PDFKit.Mixins.OpenTypeFeatures[] } = { features: ['tnum'] }

export interface PaperDescription {
  title: string
  author: string
  /** YYYY-MM-DD: the same content gives the same bytes, whenever it is drawn. */
  day: string
  /** Part of the usual room between what stands on the paper. */
  closeness?: number
  /** A character that has no shape is a question mark: on a paper that is not refused for it. */
  marksUnprintable?: boolean
}

export class SheetOfPaper {
  private readonly doc: PDFKit.PDFDocument
  private readonly closeness: number
  private readonly parse: Parse
  /** What is drawn of the text of a line. */
  private readonly drawn: (line: string) => string
  /** The fonts that this paper has used so far. */
  private readonly registered = new Set<string>()
  private readonly chunks: Buffer[] = []
  /** Where the next line begins, from the top of the page. */
  y: number = PAGE.top
  pages = 1

  private constructor(
    doc: PDFKit.PDFDocument,
    { closeness = 1, marksUnprintable = false }: PaperDescription,
    blank: () => PDFKit.PDFDocument,
  ) {
    this.doc = doc
    this.closeness = closeness
    this.drawn = marksUnprintable ? asPrintable : asDrawn
    this.parse = file => blank().font(file)._font.font
    this.doc.on('data', (chunk: Buffer) => this.chunks.push(chunk))
  }

  /** The library that draws is loaded with the first paper: a server that makes none needs no memory for it. */
  static async open(description: PaperDescription): Promise<SheetOfPaper> {
    const { title, author, day } = description
    const { default: PDFDocument } = await import('pdfkit')
    return new SheetOfPaper(
      new PDFDocument({
        size: 'A4',
        margin: 0,
        bufferPages: true,
        lang: 'en',
        displayTitle: true,
        info: { Title: title, Author: author, CreationDate: new Date(`${day}T00:00:00Z`) },
      }),
      description,
      () => new PDFDocument({ autoFirstPage: false }),
    )
  }

  /** A new page where less than that is left of this one; answers whether it was one. */
  need(height: number): boolean {
    if (this.y + height <= PAGE.height - PAGE.bottom) return false
    this.doc.addPage()
    this.pages += 1
    this.y = PAGE.top
    return true
  }

  /** So much room as is usual, or less on a paper that is set closer. */
  room(points: number): number {
    return points * this.closeness
  }

  /** The style in which a line is no wider than that: set smaller, never cut. */
  fitting(text: string, width: number, style: Style): Style {
    let { size } = style
    while (size > SMALLEST && this.width(text, { ...style, size }) > width) size -= 0.25
    return { ...style, size }
  }

  width(text: string, style: Style): number {
    return runsOf(this.drawn(text), style, this.parse).reduce((so, run) => so + this.runWidth(run, style), 0)
  }

  private runWidth({ part, text }: Run, { size, weight = 400, figures = false }: Style): number {
    return this.inFont(part, weight)
      .fontSize(size)
      .widthOfString(text, figures ? TABULAR : {})
  }

  private inFont(part: Part, weight: Weight): PDFKit.PDFDocument {
    const name = `${part} ${weight}`
    if (!this.registered.has(name)) {
      this.doc.registerFont(name, documentFont(part, weight, this.parse))
      this.registered.add(name)
    }
    return this.doc.font(name)
  }

  /**
   * One line whose characters stand on `y` with their upper edge; `right` is where it ends, instead of where it begins.
   */
  line(text: string, place: { x: number; y: number; right?: boolean }, style: Style): void {
    let x = place.right ? place.x - this.width(text, style) : place.x
    for (const run of runsOf(this.drawn(text), style, this.parse)) {
      const { size, weight = 400, color = INK, figures } = style
      const set = this.inFont(run.part, weight).fontSize(size).fillColor(color)
      set.text(run.text, x, place.y, { lineBreak: false, ...(figures && TABULAR) })
      x += this.runWidth(run, style)
    }
  }

  /** Text in lines of a width, from `y` on; answers how high it is. */
  paragraph(text: string, place: { x: number; y: number; width: number; leading: number }, style: Style): number {
    const lines = this.wrapped(text, place.width, style)
    for (const [index, line] of lines.entries())
      this.line(line, { x: place.x, y: place.y + index * place.leading }, style)
    return lines.length * place.leading
  }

  /** Words that are longer than the line are broken within. */
  wrapped(text: string, width: number, style: Style): string[] {
    const lines: string[] = []
    for (const paragraph of text.split('\n')) {
      let line = ''
      for (const word of paragraph.split(' ').flatMap(one => this.pieces(one, width, style))) {
        const longer = line === '' ? word : `${line} ${word}`
        if (line !== '' && this.width(longer, style) > width) {
          lines.push(line)
          line = word
        } else line = longer
      }
      lines.push(line)
    }
    return lines
  }

  private pieces(word: string, width: number, style: Style): string[] {
    if (this.width(word, style) <= width) return [word]
    const pieces: string[] = []
    let piece = ''
    for (const character of word) {
      if (piece !== '' && this.width(piece + character, style) > width) {
        pieces.push(piece)
        piece = character
      } else piece += character
    }
    return [...pieces, piece]
  }

  rule(place: { x: number; y: number; width: number }, color = LINE, thickness = 0.75): void {
    this.doc
      .moveTo(place.x, place.y)
      .lineTo(place.x + place.width, place.y)
      .lineWidth(thickness)
      .stroke(color)
  }

  upright(place: { x: number; y: number; height: number }, color = INK, thickness = 1.5): void {
    this.doc
      .moveTo(place.x, place.y)
      .lineTo(place.x, place.y + place.height)
      .lineWidth(thickness)
      .stroke(color)
  }

  frame(place: { x: number; y: number; width: number; height: number }): void {
    this.doc.roundedRect(place.x, place.y, place.width, place.height, 4.5).lineWidth(0.75).stroke(FRAME)
  }

  /** What stands at the head and foot of every page, once it is known how many there are. */
  async finish(foot: (page: number, pages: number) => void): Promise<Buffer> {
    for (let page = 0; page < this.pages; page += 1) {
      this.doc.switchToPage(page)
      foot(page + 1, this.pages)
    }
    const ended = new Promise<void>((resolve, reject) => {
      this.doc.on('end', resolve)
      this.doc.on('error', reject)
    })
    this.doc.end()
    await ended
    return Buffer.concat(this.chunks)
  }
}

interface Run {
  part: Part
  text: string
}

/** Neighbouring characters of one file, together; a mark above or below one comes from the file of that one. */
function runsOf(drawn: string, { weight = 400 }: Pick<Style, 'weight'>, parse: Parse): Run[] {
  const runs: Run[] = []
  for (const character of drawn) {
    const last = runs.at(-1)
    const staysWith = last && isMark(character) && hasCharacter(last.part, character, weight, parse)
    const part = staysWith ? last.part : partWith(character, weight, parse)
    if (last?.part === part) last.text += character
    else runs.push({ part, text: character })
  }
  return runs
}
