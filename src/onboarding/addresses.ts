/** What an address that was typed says of its country, and whether two of them are one. Pure. */
import type { DossierContext } from './dossier.ts'

const POSTAL_CODE = String.raw`(\s+\d{5}(-\d{4})?)?\.?$`
/** "USA", "United States of America", with a postal code or without one. */
const US_NAME = new RegExp(String.raw`(^|\s)(usa|u\.s\.a\.?|united states( of america)?)${POSTAL_CODE}`, 'i')
/** These two letters are a word of many a language: they count only where nothing else stands beside them. */
const US_NAME_ALONE = new RegExp(String.raw`^(us|u\.s\.?)${POSTAL_CODE}`, 'i')

/**
 * Whether a line of the address, or a part of it between commas, ends with the United States: whom it is for may come
 * after the country, and a street may be called like it.
 */
export function isInUnitedStates(address: string | null | undefined): boolean {
  const parts = (address ?? '').split(/[,;()[\]\n]/).map(part => part.trim())
  return parts.some(part => US_NAME.test(part) || US_NAME_ALONE.test(part))
}

/** The country that an address ends with, where it is another one than the one stated beside it. */
export function countryNamedIn(
  address: string | null | undefined,
  countryId: number | null | undefined,
  { countries }: Pick<DossierContext, 'countries'>,
): string | undefined {
  const last = address?.split(/[,\n]/).at(-1)?.trim().toLowerCase()
  const named = last ? countries.find(({ name }) => name.toLowerCase() === last) : undefined
  return named && countryId && named.id !== countryId ? named.name : undefined
}

/**
 * Whether two texts about one thing may be the same one: written in another way, in another order, or one of them with
 * more detail. Each has to say something that the other one does not, before they contradict each other.
 */
export function maySayTheSame(one: string, other: string): boolean {
  const [left, right] = [wordsOf(one), wordsOf(other)]
  return left.length === 0 || right.length === 0 || isIn(left, right) || isIn(right, left)
}

/** Without case, accents and punctuation. */
function wordsOf(typed: string): string[] {
  const plain = typed.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}

/** A word may be written as two: "BS1 4DJ", "BS14DJ". */
function isIn(words: readonly string[], others: readonly string[]): boolean {
  const written = [...others, ...pairsOf(others)]
  const pairs = pairsOf(words)
  return words.every(
    (word, index) =>
      written.some(each => isSameWord(word, each)) ||
      [pairs[index - 1], pairs[index]].some(pair => pair !== undefined && others.includes(pair)),
  )
}

function pairsOf(words: readonly string[]): string[] {
  return words.slice(1).map((word, index) => `${words[index]}${word}`)
}

/** Numbers are the same or not; a word may be shortened ("St", "Rd"), or have two wrong letters of five. */
function isSameWord(one: string, other: string): boolean {
  if (one === other) return true
  if (/\d/.test(one + other) || one[0] !== other[0]) return false
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (short.length === long.length)
    return short.length >= 5 && Array.from(short).filter((letter, index) => letter !== long[index]).length <= 2
  let at = 0
  for (const letter of long) if (letter === short[at]) at += 1
  return at === short.length
}
