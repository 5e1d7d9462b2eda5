/** The letters of a text file. */
import { expect, test } from 'vitest'
import { decoded, encodingOf } from '../../../src/server/exchange/encoding.ts'

const wide = (words: string) => Buffer.from(words, 'utf16le')

test.each([
  ['by a mark of UTF-16', [0xff, 0xfe, 0x41, 0x00], 'utf-16le'],
  ['by a mark of UTF-16 the other way round', [0xfe, 0xff, 0x00, 0x41], 'utf-16be'],
  ['by a mark of UTF-8', [0xef, 0xbb, 0xbf, 0x41], 'utf-8'],
  ['by half a mark not at all', [0xff, 0x41], 'windows-1252'],
  ['by half a mark of UTF-8 not at all', [0xef, 0xbb, 0x41], 'windows-1252'],
  ['by zeros at every second place', [...wide('Value;Date')], 'utf-16le'],
  ['by zeros at every other second place', [...wide('Value;Date').swap16()], 'utf-16be'],
  ['as UTF-8 where it is some', [...Buffer.from('Sjöström')], 'utf-8'],
  ['as those of Windows where it is none', [...Buffer.from('Sjöström', 'latin1')], 'windows-1252'],
] as const)('is known %s', (_, bytes, encoding) => {
  expect(encodingOf(Uint8Array.from(bytes))).toBe(encoding)
})

test('a few zeros, or zeros at every place, are no UTF-16', () => {
  const letters = Array.from({ length: 16 }, () => 0x41)
  const withZeros = (...places: number[]) =>
    Uint8Array.from(letters.map((letter, at) => (places.includes(at) ? 0 : letter)))
  // Of 16 bytes more than two have to be zero.
  expect([encodingOf(withZeros(1, 3)), encodingOf(withZeros(1, 3, 5))]).toEqual(['utf-8', 'utf-16le'])
  expect([encodingOf(withZeros(0, 2)), encodingOf(withZeros(0, 2, 4))]).toEqual(['utf-8', 'utf-16be'])
  expect([encodingOf(withZeros(1, 3, 5, 6)), encodingOf(withZeros(0, 2, 4, 7))]).toEqual(['utf-8', 'utf-8'])
})

test('only the beginning is looked at for zeros', () => {
  const text = Buffer.concat([Buffer.from('A'.repeat(4_000)), Buffer.alloc(2)])
  expect(encodingOf(text)).toBe('utf-8')
  const long = Buffer.concat([wide('A'.repeat(300)), Buffer.from('A'.repeat(100_000))])
  expect(encodingOf(long)).toBe('utf-8')
  const beginning = Buffer.concat([wide('A'.repeat(2_000)), Buffer.from('A'.repeat(100_000))])
  expect(encodingOf(beginning)).toBe('utf-16le')
})

test('bytes that are none of the encoding are not read', () => {
  expect(decoded(Buffer.from('Sjöström', 'latin1'), 'utf-8')).toBeNull()
  expect(decoded(Buffer.from('Sjöström', 'latin1'), 'windows-1252')).toBe('Sjöström')
  expect(decoded(wide('Sjöström'), 'utf-16le')).toBe('Sjöström')
})
