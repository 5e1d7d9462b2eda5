/** What an address of the portal asks for. */
import { expect, test } from 'vitest'
import { askedIn } from '../../src/portal/asked.ts'

test.each([
  ['', { tenant: 'larkmoor' }],
  ['as=12', { tenant: 'larkmoor', as: 12 }],
  ['as=1', { tenant: 'larkmoor', as: 1 }],
  ['as=0', { tenant: 'larkmoor' }],
  ['as=-1', { tenant: 'larkmoor' }],
  ['as=1.5', { tenant: 'larkmoor' }],
  ['as=me', { tenant: 'larkmoor' }],
])('%s', (query, asked) => {
  expect(askedIn('larkmoor', new URLSearchParams(query))).toStrictEqual(asked)
})
