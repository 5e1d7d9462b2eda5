import { describe, expect, test } from 'vitest'
import { paidAccounts } from '../../src/expenses/paid.ts'
import type { Sheet } from '../../src/expenses/sheet.ts'
import type { PaidLine } from '../../src/reporting-periods/expenseAccounts.ts'

const sheet: Sheet = {
  managementFees: [
    { item: 'Management fee', amount: '250.00' },
    { item: 'Waiver', amount: '-50.00' },
  ],
  carriedInterest: [{ item: 'Carried interest paid', amount: '5.00' }],
  fundOperatingExpenses: [
    { item: 'Legal', amount: '150.00' },
    { item: 'Audit and tax', amount: 'a text' },
    { item: 'Other', amount: '10.00' },
  ],
  otherExpenses: [{ item: 'Interest', amount: '3.00' }],
  incomeAndInterest: [{ item: 'Interest', amount: '99.00' }],
}
const paid: readonly PaidLine[] = [
  { type: 'ManagementFee', subType: 'Management fee', amount: '200.00' },
  { type: 'CarriedInterest', subType: 'Carry', amount: '30.00' },
  { type: 'Expense', subType: 'Legal', amount: '170.00' },
  { type: 'Expense', subType: 'Other', amount: '13.00' },
]

describe('what was paid, beside what is typed', () => {
  const accounts = paidAccounts(sheet, paid)

  test('is compared item by item within the operation of the fund, and as a whole elsewhere', () => {
    expect(accounts.of('managementFees')).toEqual({ amount: '200', differs: false })
    expect(accounts.of('carriedInterest')).toEqual({ amount: '30', differs: true })
    expect(accounts.of('fundOperatingExpenses', 'Legal')).toEqual({ amount: '170', differs: true })
    expect(accounts.of('fundOperatingExpenses', 'Audit and tax')).toEqual({ amount: '0', differs: false })
    // 10.00 of the operation and 3.00 of others.
    expect(accounts.of('otherExpenses')).toEqual({ amount: '13', differs: false })
    // 200 + 30 + 170 + 13.
    expect(accounts.total).toBe('413')
  })

  test('is not called another amount before anything is typed', () => {
    const blank = paidAccounts({ fundOperatingExpenses: [{ item: 'Legal' }, { item: 'Custody', amount: '0' }] }, paid)
    expect(blank.of('fundOperatingExpenses', 'Legal')).toEqual({ amount: '170', differs: false })
    expect(blank.of('managementFees')).toEqual({ amount: '200', differs: false })
    const typed = paidAccounts({ fundOperatingExpenses: [{ item: 'Legal', amount: '0' }] }, paid)
    expect(typed.of('fundOperatingExpenses', 'Legal')?.differs).toBe(true)
  })

  test('is nothing where no transaction knows the line', () => {
    expect(accounts.of('incomeAndInterest')).toBeUndefined()
    expect(accounts.of('fundOperatingExpenses')).toBeUndefined()
    expect(accounts.of('fundOperatingExpenses', 'Other')).toBeUndefined()
    expect(accounts.of('managementFees', 'Waiver')).toBeUndefined()
  })
})
