import { describe, expect, test } from 'vitest'
import {
  computedPayments,
  isLate,
  isOwed,
  outstanding,
  paidByAmount,
  paymentSums,
} from '../../src/capital-movements/payments.ts'
import type { PaidLine } from '../../src/capital-movements/payments.ts'

const line = (changes: Partial<PaidLine> = {}): PaidLine => ({
  investmentFunding: '80',
  managementFees: '10',
  lateEntranceFee: '5',
  distribution: '15',
  paymentStatus: 'Open',
  amountReceived: null,
  ...changes,
})

describe('what is still to come of a line', () => {
  test.each<[string, Partial<PaidLine>, string]>([
    ['the call with fees and interest, less the distribution that is netted with it', {}, '80.00'],
    ['less what has come in', { paymentStatus: 'Partial', amountReceived: '30.5' }, '49.50'],
    ['nothing once it counts as received, whatever came', { paymentStatus: 'Received', amountReceived: '79' }, '0.00'],
    ['all of the call where nothing is paid out with it', { distribution: null }, '95.00'],
    ['nothing of a line that pays out', { distribution: '500' }, '0.00'],
    ['nothing when too much has come', { amountReceived: '81' }, '0.00'],
    ['all of it in default', { paymentStatus: 'Default' }, '80.00'],
  ])('%s', (_, changes, amount) => {
    expect(outstanding(line(changes))).toBe(amount)
  })

  test('is owed and, from the day after the due date, late; not what is disputed', () => {
    const due = { dueDate: '2026-12-15', today: '2026-12-16' }
    expect(isLate(line(), due)).toBe(true)
    expect(isLate(line(), { ...due, today: '2026-12-15' })).toBe(false)
    expect(isLate(line({ paymentStatus: 'Received' }), due)).toBe(false)
    expect([isOwed(line({ paymentStatus: 'Disputed' })), isLate(line({ paymentStatus: 'Disputed' }), due)]).toEqual([
      false,
      false,
    ])
  })

  test('is owed, and sorted by, unless it is disputed', () => {
    expect(computedPayments(line())).toEqual({ outstanding: '80.00', owed: '80.00' })
    expect(computedPayments(line({ paymentStatus: 'Disputed' }))).toEqual({ outstanding: '80.00', owed: '0.00' })
  })

  test('is added up where nothing was paid out', () => {
    expect(paymentSums([line({ distribution: null })])).toMatchObject({ called: '95.00', paidOut: '0.00' })
  })

  test('is added up beside what was called, paid out and received', () => {
    expect(paymentSums([line(), line({ paymentStatus: 'Partial', amountReceived: '30' })])).toEqual({
      called: '190.00',
      paidOut: '30.00',
      received: '30.00',
      outstanding: '130.00',
    })
  })
})

test.each<[string, Partial<PaidLine>, Partial<PaidLine>, PaidLine['paymentStatus']]>([
  ['a part makes it partly paid', {}, { amountReceived: '79.99' }, 'Partial'],
  ['all of it makes it received', {}, { amountReceived: '80' }, 'Received'],
  [
    'the rest of a part makes it received',
    { paymentStatus: 'Partial', amountReceived: '30' },
    { amountReceived: '81' },
    'Received',
  ],
  ['nothing leaves it open', {}, { amountReceived: '0' }, undefined],
  ['an amount that stays leaves its status', { amountReceived: '30' }, { amountReceived: '30.00' }, undefined],
  [
    'a status that is chosen stays',
    { paymentStatus: 'Received', amountReceived: '80' },
    { paymentStatus: 'Open' },
    undefined,
  ],
  [
    'too much that is corrected makes it partly paid again',
    { paymentStatus: 'Received', amountReceived: '80' },
    { amountReceived: '30' },
    'Partial',
  ],
  [
    'an amount that is taken away leaves nothing paid',
    { paymentStatus: 'Partial', amountReceived: '30' },
    { amountReceived: null },
    'Open',
  ],
  [
    'less that was decided to be all of it stays received, whatever it is',
    { paymentStatus: 'Received', amountReceived: '79' },
    { amountReceived: '78' },
    undefined,
  ],
  ['less that counts as all of it stays received', {}, { paymentStatus: 'Received', amountReceived: '79' }, undefined],
  ['a disputed one stays so', { paymentStatus: 'Disputed' }, { amountReceived: '30' }, undefined],
  ['what went out to the partner says nothing', { distribution: '500' }, { amountReceived: '30' }, undefined],
])('of a noted payment %s', (_, stored, changes, status) => {
  const before = line(stored)
  expect(paidByAmount({ ...before, ...changes }, before).paymentStatus).toBe(status)
})
