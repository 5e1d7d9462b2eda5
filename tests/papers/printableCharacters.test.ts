/** The characters of our papers: which have a shape, and that each is drawn from a file that has it. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { asDrawn, asPrintable, unprintable } from '../../src/papers/printableCharacters.ts'
import { SheetOfPaper } from '../../src/papers/sheetOfPaper.server.ts'
import { insidesOf } from '../server/insides.ts'

const GREEK = 'Ελένη Παπαδοπούλου'
const CYRILLIC = 'Фонд Ўзбекистон Қазақстан'
const VIETNAMESE = 'Nguyễn Thị Phượng'

async function drawn(...lines: string[]) {
  const sheet = await SheetOfPaper.open({ title: 'Characters', author: 'Fund', day: '2026-11-21' })
  for (const [index, line] of lines.entries()) {
    sheet.line(line, { x: 51, y: 50 + index * 40 }, { size: 9 })
    sheet.line(line, { x: 51, y: 70 + index * 40 }, { size: 9, weight: 600 })
  }
  return sheet.finish(() => undefined)
}

const embeddedIn = (paper: Buffer) => paper.toString('latin1').match(/\/FontFile2? /g)?.length ?? 0

describe('the characters that have a shape', () => {
  test('are those that both weights of a file of the font have, and no others', () => {
    const require = createRequire(import.meta.url)
    const { create } = require('fontkit') as { create: (content: Buffer) => { characterSet: number[] } }
    const parts = ['latin', 'latin-ext', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese']
    const inBoth = parts.flatMap(part => {
      const [regular, bold] = [400, 600].map(weight => {
        const file = require.resolve(`@fontsource/inter/files/inter-${part}-${weight}-normal.woff`)
        return new Set(create(readFileSync(file)).characterSet)
      })
      return [...(regular ?? [])].filter(point => bold?.has(point))
    })
    const shapes = new Set(inBoth)
    const wrong: string[] = []
    // No character: the tables of a font end with this number. No character of the font comes after it.
    shapes.delete(0xffff)
    expect(Math.max(...shapes)).toBeLessThan(0xffff)
    for (let point = 0x20; point < 0xffff; point += 1) {
      const character = String.fromCodePoint(point)
      // What is not drawn as it stands is drawn as something else, and looked at as that.
      if (asDrawn(character) === character && shapes.has(point) !== (unprintable(character).length === 0))
        wrong.push(point.toString(16))
    }
    expect(wrong).toEqual([])
  })

  test.each([GREEK, CYRILLIC, VIETNAMESE, 'Żółć Überland – Société “A”'])('are enough for %s', name => {
    expect(unprintable(name)).toEqual([])
    expect(unprintable(name.normalize('NFD'))).toEqual([])
  })

  test('are told where they are missing, each once and with its marks', () => {
    expect(unprintable('王小明 王')).toEqual(['王', '小', '明'])
    expect(unprintable('Fund محمد')).toEqual(['م', 'ح', 'د'])
    expect(unprintable('Fund 🏦 𝕏')).toEqual(['🏦', '𝕏'])
    expect(unprintable('M\u0331ia')).toEqual(['M\u0331'])
    expect(asPrintable('护照 1.pdf')).toBe('?? 1.pdf')
    expect(asPrintable(GREEK)).toBe(GREEK)
  })

  test('are not asked of what shows nothing, nor of blanks and hyphens of other kinds', () => {
    expect(unprintable('\uFEFFAnna\u200E\u00AD Lee\r\n\t12\u20112\u202F')).toEqual([])
    expect(asDrawn('\u200EAnna\u00ADLee\u202F1\u20112')).toBe('AnnaLee 1-2')
  })
})

describe('a paper', () => {
  test.each([GREEK, CYRILLIC, VIETNAMESE])('shows every character of %s', async name => {
    const shown = insidesOf(await drawn(name))
    // In runs of one file each, between the characters of others.
    for (const character of new Set(name.replaceAll(' ', ''))) expect(shown, character).toContain(character)
  })

  test('holds those files of its font alone whose characters stand on it', async () => {
    expect(embeddedIn(await drawn('Anna Lee'))).toBe(2)
    expect(embeddedIn(await drawn('Anna Łee'))).toBe(4)
    expect(embeddedIn(await drawn('Ελένη'))).toBe(2)
    expect(embeddedIn(await drawn('Ελένη', 'Anna', 'Фонд'))).toBe(6)
  })

  test('takes a mark from the file of its character', async () => {
    // Composed, there is no such character: the Latin file, in which the mark is as well, is not needed for it.
    expect(embeddedIn(await drawn('а\u0301'))).toBe(2)
  })

  test('has the same bytes whatever characters were drawn before it', async () => {
    const first = await drawn('Anna Łee', GREEK)
    await drawn(CYRILLIC, VIETNAMESE, 'Ελ')
    expect((await drawn('Anna Łee', GREEK)).equals(first)).toBe(true)
  })
})
