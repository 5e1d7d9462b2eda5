import { expect, test } from 'vitest'
import { transaction } from '../../generated/entities/transaction.ts'
import { cellMessages } from '../../src/imports/cellMessages.ts'
import { text } from '../../src/texts.ts'

const field = (name: string) => transaction.fields.find(candidate => candidate.name === name)

test('a day that is none is called so, and what is no day is told how one is written', () => {
  for (const cell of ['31/06/2026', '2026-02-30'])
    expect(cellMessages(field('date'), cell, ['x'])).toEqual([
      'There is no such day. Write day/month/year, such as 31/03/2026.',
    ])
  expect(cellMessages(field('date'), 'June', ['x'])).toEqual(['Write the day as day/month/year, such as 31/03/2026.'])
  for (const cell of ['30/06/2026', '']) expect(cellMessages(field('date'), cell, ['x'])).toEqual(['x'])
})

test('a value outside a list is told the list, a long one in part', () => {
  expect(cellMessages(field('status'), 'Bookd', [text('validation.choice')])).toEqual([
    'Choose one of: Planned, Pending, Booked, Reconciled, Cancelled.',
  ])
  expect(cellMessages(field('subType'), 'x', [text('validation.choice')])[0]).toMatch(
    /^Choose one of: .* and \d+ more\.$/,
  )
  expect(cellMessages(field('status'), '', [text('validation.required')])).toEqual(['This field is required.'])
})

test('a decimal comma is told how it is written', () => {
  expect(cellMessages(field('amountLocal'), '1.234,56', [text('validation.decimal')])).toEqual([
    'Write 1234.56, with a point for decimals.',
  ])
  expect(cellMessages(field('amountLocal'), '1.234,56', ['x'])).toEqual(['x'])
})
