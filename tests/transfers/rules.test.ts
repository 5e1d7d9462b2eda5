import { expect, test } from 'vitest'
import { transfer } from '../../generated/entities/transfer.ts'
import { transferRules } from '../../src/transfers/rules.ts'
import { draftOf } from '../../src/validation.ts'

const found = (transferCommitment: string, ...buyers: [limitedPartnerId: number, commitment: string][]) => {
  const lines = buyers.map(([limitedPartnerId, commitment]) => ({ limitedPartnerId, commitment }))
  const draft = draftOf(transfer, { sellerId: 1, transferCommitment, buyers: lines })
  return transferRules(draft, { today: '2026-11-21' }).map(({ field, code }) => [field, code])
}

test('what the buyers take is what the seller gives', () => {
  expect(found('300.00', [2, '100.00'], [3, '200.00'])).toEqual([])
  expect(found('300.00', [2, '100.00'], [3, '199.99'])).toEqual([['buyers', 'transfer.unbalanced']])
  expect(found('300.00', [2, '300.01'])).toEqual([['buyers', 'transfer.unbalanced']])
})

test('nobody trades with itself, or buys twice', () => {
  expect(found('300.00', [1, '300.00'])).toEqual([['buyers.0.limitedPartnerId', 'transfer.sellerBuys']])
  expect(found('300.00', [2, '100.00'], [2, '200.00'])).toEqual([['buyers.1.limitedPartnerId', 'transfer.buyerTwice']])
})
