import { describe, expect, test } from 'vitest'
import { CHECKS, checklistOf, notNamedElsewhere } from '../../src/reporting-periods/checklist.ts'
import type { CheckName, Found } from '../../src/reporting-periods/checklist.ts'
import { pageOfCheck } from '../../src/reporting-periods/checklistPaths.ts'
import { PLANNED_OR_PENDING } from '../../src/transactions/plannedOrPending.ts'
import { text } from '../../src/texts.ts'
import '../../src/reporting-periods/texts.ts'
import '../../src/texts/backOffice.ts'

const all = (found: Found): Record<CheckName, Found> =>
  Object.fromEntries(CHECKS.map(name => [name, found])) as Record<CheckName, Found>
const named = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `Record ${index + 1}` }))

describe('the checklist of a reporting period', () => {
  test('passes when nothing is missing, also where nothing was expected', () => {
    const { items, missing } = checklistOf(all({ expected: 0, missing: [] }), null)
    expect([items.length, missing, items.every(item => item.done)]).toEqual([11, 0, true])
  })

  test('counts what is missing and names the first five', () => {
    const found = { ...all({ expected: 3, missing: [] }), fairValues: { expected: 9, missing: named(7) } }
    const { items, missing, after } = checklistOf(found, '2026-06-30')
    expect(after).toBe('2026-06-30')
    expect(missing).toBe(1)
    expect(items[1]).toEqual({ name: 'fairValues', done: false, expected: 9, missing: 7, first: named(5) })
  })

  test('names every figure that differs from the transactions, because no list shows the rest', () => {
    const found = { ...all({ expected: 0, missing: [] }), ledger: { expected: 9, missing: named(7) } }
    expect(checklistOf(found, null).items.find(({ name }) => name === 'ledger')).toMatchObject({ first: named(7) })
  })

  test('counts transactions in the words of their list', () => {
    const label = text('transaction.plannedOrPending').toLowerCase()
    expect(text('reportingPeriod.check.transactions.missing', { smart_count: 2 })).toBe(`2 transactions are ${label}`)
    const checked = { id: 1, fundId: 2, date: '2026-09-30', after: null, status: 'Open' } as const
    expect(decodeURIComponent(pageOfCheck('transactions', checked))).toContain(JSON.stringify(PLANNED_OR_PENDING))
  })

  test('names nothing twice: what is dealt with elsewhere on the screen is taken away, and what is left is counted', () => {
    const found = {
      ...all({ expected: 0, missing: [] }),
      invoices: { expected: 2, missing: named(2) },
      transactions: { expected: 3, missing: named(3) },
      accounting: { expected: 1, missing: named(1) },
    }
    const left = notNamedElsewhere(checklistOf(found, null).items, {
      invoices: new Set([1, 2]),
      transactions: new Set([1, 3]),
    })
    expect(left.map(({ name, missing, first }) => [name, missing, first.map(({ id }) => id)])).toEqual([
      ['accounting', 1, [1]],
      ['transactions', 1, [2]],
    ])
  })

  test('has a text for every item, done and missing', () => {
    for (const name of CHECKS)
      for (const part of ['title', 'done', 'missing'] as const)
        expect(text(`reportingPeriod.check.${name}.${part}`)).not.toContain('reportingPeriod.')
  })
})
