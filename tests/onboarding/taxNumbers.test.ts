import { expect, test } from 'vitest'
import { fitsFormat, wrongFormat } from '../../src/onboarding/taxNumbers.ts'

// As HMRC (unique taxpayer reference, 10 digits) and the Irish Revenue (7 digits and 1 or 2 letters) describe them.
test('a tax number fits the format of its country, however it is spaced', () => {
  expect(fitsFormat('GB', '47120 00000')).toBe(true)
  expect(fitsFormat('IE', '1234567t')).toBe(true)
  expect(fitsFormat('IE', '99 1234')).toBe(false)
  expect(wrongFormat('IE', '99 1234')).toBe('1234567T')
})

test('nothing is said of a country whose numbers are not known, nor without one', () => {
  expect([fitsFormat('KY', '12345'), wrongFormat('KY', '12345')]).toEqual([false, null])
  expect([fitsFormat(undefined, '12345'), wrongFormat(undefined, '12345')]).toEqual([false, null])
})
