import { describe, expect, test } from 'vitest'
import { expenseAccounts } from '../../src/reporting-periods/expenseAccounts.ts'

describe('expenses beside the ledger', () => {
  test('two opposite errors, of which a total shows nothing, are two differences', () => {
    // 300 of legal costs were entered as audit: 1,000 on both sides in all.
    const accounts = expenseAccounts(
      [
        { section: 'fundOperatingExpenses', item: 'Legal', amount: '200.00' },
        { section: 'fundOperatingExpenses', item: 'Audit and tax', amount: '800.00' },
      ],
      [
        { type: 'Expense', subType: 'Audit and tax', amount: '500.00' },
        { type: 'Expense', subType: 'Legal', amount: '500.00' },
      ],
    )
    expect(accounts).toEqual([
      { account: 'Legal', entered: '200', ledger: '500' },
      { account: 'Audit and tax', entered: '800', ledger: '500' },
    ])
  })

  test('an account of which neither side knows anything is left out', () => {
    const zero = { section: 'fundOperatingExpenses', item: 'Legal', amount: '0.00' } as const
    expect(expenseAccounts([zero], [])).toEqual([])
    expect(expenseAccounts([zero], [{ type: 'Expense', subType: 'Legal', amount: '5.00' }])).toEqual([
      { account: 'Legal', entered: '0', ledger: '5' },
    ])
    expect(expenseAccounts([{ ...zero, amount: '5.00' }], [])).toEqual([
      { account: 'Legal', entered: '5', ledger: '0' },
    ])
  })

  test('fees and carried interest are accounts of their own, and what transactions cannot tell apart is one', () => {
    const accounts = expenseAccounts(
      [
        { section: 'managementFees', item: 'Management fee', amount: '90.00' },
        { section: 'managementFees', item: 'Offset - advisory', amount: '-10.00' },
        { section: 'carriedInterest', item: 'Carried interest paid', amount: '0' },
        { section: 'fundOperatingExpenses', item: 'Other', amount: '5.00' },
        { section: 'otherExpenses', item: 'Placement fees', amount: '7.00' },
        { section: 'otherExpenses', item: 'Other', amount: '1.00' },
      ],
      [
        { type: 'ManagementFee', subType: 'Management fee (outside)', amount: '30.00' },
        { type: 'ManagementFee', subType: 'Management fee (inside commitment)', amount: '50.00' },
        { type: 'Expense', subType: 'Other', amount: '11.00' },
        { type: 'Expense', subType: 'Withholding tax', amount: '2.00' },
        { type: 'CarriedInterest', subType: 'Carry', amount: '4.00' },
      ],
    )
    expect(accounts).toEqual([
      { account: 'managementFees', entered: '80', ledger: '80' },
      { account: 'carriedInterest', entered: '0', ledger: '4' },
      { account: 'otherExpenses', entered: '13', ledger: '13' },
    ])
  })
})
