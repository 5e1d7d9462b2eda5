/**
 * The characters that our papers can print: those of the files of their font, each in both weights. Pure and without
 * the files, so that one that has no shape is told while somebody types, and before anything is made.
 */

/** As Unicode numbers, first and last character of each range; a test holds them against the files of the font. */
const PRINTABLE = `
  20-7E A0-AC AE-148 14A-1C3 1C5-254 256-27B 27E-284 286-290 292-2A4 2A6-2CC 2CE-2D7 2DA 2DC-301 303-304 308-309
  323 374-376 37A-37F 384-38A 38C 38E-3A1 3A3-3D7 3DC-3DD 3F0-3F6 3F9-3FA 3FC-479 480-49D 4A0-4FF 52F 1D00 1D0D
  1D1B 1D43 1D47-1D49 1D4D 1D4F-1D50 1D52 1D56-1D58 1D5B 1D62-1D65 1D9C 1DA0 1DBB 1DBF 1E00-1E9B 1E9D-1F15
  1F18-1F1D 1F20-1F45 1F48-1F4D 1F50-1F57 1F59 1F5B 1F5D 1F5F-1F7D 1F80-1FB4 1FB6-1FC4 1FC6-1FD3 1FD6-1FDB
  1FDD-1FEF 1FF2-1FF4 1FF6-1FFE 2002 2009 2013-2014 2018-201A 201C-201E 2020 2022 2026 2032-2033 2039-203A 2044
  20A0-20AF 20B1-20B5 20B8-20BA 20BC-20BF 2113 2116 2122 2191 2193 2212 2C7C 2C7F 2DFF A69F A7FF
`
const RANGES = PRINTABLE.trim()
  .split(/\s+/)
  .map(range => range.split('-').map(point => Number.parseInt(point, 16)))
  .map(([first = 0, last = first]) => ({ first, last }))

/** No character before it is a mark, and most papers have no others. */
const FIRST_MARK = '\u0300'
const MARK = /^\p{M}$/u
/** So many characters of a long text stand on each side of one of them. */
const AROUND = 40
/** What shows nothing: control characters, and those that only tell how the text beside them is set. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}]+/gu
/** Characters that are drawn as they are, as most texts have no others. */
const PLAIN = /^[ -~\u00A0-\u00AC\u00AE-\u0148\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u20AC\u2212]*$/

/** A mark that stands above or below the character before it. */
export function isMark(character: string): boolean {
  return character >= FIRST_MARK && MARK.test(character)
}

/**
 * What is drawn of the text of a line: characters as composed as can be (é, not e and an accent), without what was
 * copied along with it and shows nothing, and with every kind of blank or hyphen as one that the font has.
 */
export function asDrawn(line: string): string {
  if (PLAIN.test(line)) return line
  return line
    .normalize('NFC')
    .replaceAll(/[\t\n\r]/g, ' ')
    .replaceAll(UNSEEN, '')
    .replaceAll(/\p{Zs}/gu, blank => (isPrintable(blank) ? blank : ' '))
    .replaceAll(/[\u2010\u2011]/g, '-')
}

/** Characters of a text that no paper can print, each once and with its marks. */
export function unprintable(text: string): string[] {
  if (PLAIN.test(text)) return []
  return [...new Set(charactersOf(text))].filter(character => !isWhollyPrintable(character))
}

/** The text with a question mark for each character that has no shape: for what nobody can be asked to write anew. */
export function asPrintable(text: string): string {
  return charactersOf(text)
    .map(character => (isWhollyPrintable(character) ? character : '?'))
    .join('')
}

/** What is drawn of the text around a character of it, or all where that is short. */
export function excerptOf(text: string, character: string): string {
  const drawn = asDrawn(text)
  const at = drawn.indexOf(character)
  const [from, to] = [Math.max(0, at - AROUND), at + character.length + AROUND]
  return `${from > 0 ? '…' : ''}${drawn.slice(from, to)}${to < drawn.length ? '…' : ''}`
}

function charactersOf(text: string): readonly string[] {
  return asDrawn(text).match(/\P{M}\p{M}*|\p{M}+/gu) ?? []
}

function isWhollyPrintable(character: string): boolean {
  return Array.from(character).every(isPrintable)
}

function isPrintable(character: string): boolean {
  const point = character.codePointAt(0) ?? 0
  return RANGES.some(({ first, last }) => first <= point && point <= last)
}
