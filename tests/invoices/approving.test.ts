import { describe, expect, test } from 'vitest'
import { approvingOf, fundsOf } from '../../src/invoices/approving.ts'

const none = new Set<number>()

describe('what is approved together', () => {
  test('is what is ticked, else what the list shows, and of it only what is open', () => {
    expect(approvingOf(none, {})).toEqual({ scope: 'all', filter: {}, open: { status: 'Open' } })
    expect(approvingOf(none, { fundId: 3 })).toEqual({
      scope: 'filter',
      filter: { fundId: 3 },
      open: { fundId: 3, status: 'Open' },
    })
    expect(approvingOf(new Set([5, 7]), { fundId: 3 })).toEqual({
      scope: 'selection',
      filter: { id: [5, 7] },
      open: { id: [5, 7], status: 'Open' },
    })
    expect(approvingOf(new Set([5]), {})).toMatchObject({ scope: 'selection', filter: { id: [5] } })
  })

  test('is nothing where the list shows other states alone', () => {
    expect(approvingOf(none, { status: ['Approved'] }).open).toBe(null)
    expect(approvingOf(none, { status: ['Approved', 'Open'] }).open).toEqual({ status: 'Open' })
  })
})

test('fees are proposed for the funds that the list is filtered by', () => {
  expect([fundsOf({}), fundsOf({ fundId: 3 }), fundsOf({ fundId: [3, 4] })]).toEqual([[], [3], [3, 4]])
})
