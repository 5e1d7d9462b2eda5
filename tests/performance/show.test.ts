/** How figures and their changes are shown. */
import { expect, test } from 'vitest'
import { changeSince, opposite, shown, shownAs } from '../../src/performance/show.ts'

test('a figure is shown as its kind is, and without a value not at all', () => {
  expect(shown({ kind: 'coefficient', value: '1.105' }, 0)).toBe('1.11x')
  expect(shown({ kind: 'money', value: '1234.5' }, 2)).toBe('1,234.50')
  expect(shown({ kind: 'money', value: null }, 2)).toBe('')
  expect(shownAs('number6', '1.5', 0)).toBe('1.500000')
})

test('a figure that lowers a sum has the other sign, and none where it has no value', () => {
  const without = { value: null, name: 'nav' } as const
  expect(opposite(without)).toBe(without)
  expect(opposite({ value: '5.00', name: 'nav' })).toEqual({ value: '-5', name: 'nav' })
})

test('a change is the difference of what is shown', () => {
  // 1.11x and 1.09x are shown.
  expect(changeSince('coefficient', '1.105', '1.094')).toBe('+0.02x')
  expect(changeSince('coefficient', '1.094', '1.105')).toMatch(/^\(0\.02.?x.?\)$/)
  expect(changeSince('coefficient', '1.094', '1.0941')).toBe('0.00x')
  expect([
    changeSince('percent', null, '1'),
    changeSince('percent', '1', null),
    changeSince('percent', '1', undefined),
  ]).toEqual([null, null, null])
})
