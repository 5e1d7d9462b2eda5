import { expect, test } from 'vitest'
import type { CommitmentRow, TransactionRow } from '../../src/limited-partners/ledger.ts'
import { transactionsOfLine } from '../../src/limited-partners/ledger.ts'
import { compare, absolute, divide, multiply, subtract, sum } from '../../src/money.ts'
import { capitalAccounts } from '../../src/performance/capitalAccounts.ts'
import { historyBefore } from '../../src/transfers/history.ts'
import { rowsOfTransfer } from '../../src/transfers/proRata.ts'
import type { Decimal } from '../../src/entity.ts'

const DAY = '2026-11-16'

const commitments: CommitmentRow[] = [
  { id: 1, limitedPartnerId: 1, date: '2025-01-31', value: '3333333.33', closingId: 1 },
  { id: 2, limitedPartnerId: 2, date: '2025-01-31', value: '5000000.00', closingId: 1 },
]
const transactions: TransactionRow[] = [
  ...transactionsOfLine(
    1,
    '2025-03-15',
    { investmentFunding: '1234567.89', managementFees: '33333.33' },
    { capitalMovementId: 1 },
  ),
  ...transactionsOfLine(
    1,
    '2025-09-30',
    { distribution: '120000.01', returnOfCapital: '120000.01' },
    { capitalMovementId: 2 },
  ),
  ...transactionsOfLine(
    2,
    '2025-03-15',
    { investmentFunding: '1851851.84', managementFees: '50000.00' },
    { capitalMovementId: 1 },
  ),
].map((row, index) => ({ ...row, id: index + 1 }))

const accountsOf = (promised: readonly CommitmentRow[], booked: readonly TransactionRow[]) =>
  capitalAccounts({
    partners: [{ id: 1 }, { id: 2 }, { id: 3 }],
    commitments: promised,
    cash: booked.map(row => ({
      limitedPartnerId: row.limitedPartnerId,
      date: row.date,
      ...(row.transferId && { transferId: row.transferId }),
      contributed: sum([row.investmentFunding ?? '0', row.managementFees ?? '0']),
      distributed: row.distribution ?? '0',
    })),
    dates: [{ date: DAY, nav: '3500000.00', managementFees: '83333.33' }],
    minorUnits: 2,
  })

test('the buyers take over the capital account of the seller pro rata, and the net asset value stays whole', () => {
  const before = accountsOf(commitments, transactions)
  const own = (rows: readonly { limitedPartnerId: number }[]) => rows.filter(row => row.limitedPartnerId === 1)
  const { commitment: initial, history } = historyBefore(
    {
      commitments: commitments.filter(row => own([row]).length > 0),
      transactions: transactions.filter(row => own([row]).length > 0),
    },
    DAY,
    null,
  )
  const buyers = [
    { limitedPartnerId: 2, commitment: '400000.00' as const },
    { limitedPartnerId: 3, commitment: '600000.00' as const },
  ]
  const made = rowsOfTransfer(
    { id: 9, date: DAY, sellerId: 1 },
    { initial, transferCommitment: '1000000.00', buyers, minorUnits: 2 },
    history,
  )
  const after = accountsOf([...commitments, ...made.commitments], [...transactions, ...made.transactions])
  expect([before.total, after.total]).toEqual(['3500000.00', '3500000.00'])
  const balances = (id: number) =>
    [before, after].map(({ accounts }) => accounts.find(account => account.limitedPartnerId === id)?.balance ?? '0')
  const [sellerBefore = '0', sellerAfter = '0'] = balances(1)
  const part = (of: Decimal) => divide(multiply(sellerBefore, of), initial)
  const [twoBefore = '0', twoAfter = '0'] = balances(2)
  const [, three = '0'] = balances(3)
  for (const [found, expected] of [
    [sellerAfter, part('2333333.33')],
    [subtract(twoAfter, twoBefore), part('400000.00')],
    [three, part('600000.00')],
  ] as const)
    // Each of five rounded amounts may be a cent off.
    expect(compare(absolute(subtract(found, expected)), '0.05'), `${found} ${expected}`).toBeLessThan(0)
})
