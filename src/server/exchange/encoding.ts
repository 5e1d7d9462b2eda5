/** The letters of a text file: what its first bytes say, otherwise what fits. */
import type { Encoding } from '../../api/notation.ts'

/** How many bytes are looked at where nothing at the beginning says what they are. */
const LOOKED_AT = 4_000

export function encodingOf(bytes: Uint8Array): Encoding {
  const [first, second, third] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  // Latin letters of two bytes each: one of them is zero.
  const zeros = bytes.subarray(0, LOOKED_AT).reduce(
    (count, byte, place) => {
      if (byte === 0) count[place % 2 === 0 ? 'even' : 'odd'] += 1
      return count
    },
    { even: 0, odd: 0 },
  )
  const many = Math.min(bytes.length, LOOKED_AT) / 8
  if (zeros.odd > many && zeros.even === 0) return 'utf-16le'
  if (zeros.even > many && zeros.odd === 0) return 'utf-16be'
  return decoded(bytes, 'utf-8') === null ? 'windows-1252' : 'utf-8'
}

/** null where the bytes are none of this encoding. */
export function decoded(bytes: Uint8Array, encoding: Encoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
