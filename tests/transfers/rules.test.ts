import { describe, expect, test } from 'vitest'
import { transfer } from '../../generated/entities/transfer.ts'
import { blockerFindings, commitmentFindings, transferRules } from '../../src/transfers/rules.ts'
import { draftOf } from '../../src/validation.ts'

const found = (transferCommitment: string, ...buyers: object[]) => {
  const draft = draftOf(transfer, { sellerId: 1, transferCommitment, buyers })
  return transferRules(draft, { today: '2026-11-21' }).map(({ field, code }) => [field, code])
}
const takes = (limitedPartnerId: number, commitment: string) => ({ limitedPartnerId, commitment })
const isNew = { newName: 'Fernhollow Foundation', newLegalStatus: 'Foundation' }

test('what the buyers take is what the seller gives', () => {
  expect(found('300.00', takes(2, '100.00'), takes(3, '200.00'))).toEqual([])
  expect(found('300.00', takes(2, '100.00'), takes(3, '199.99'))).toEqual([['buyers', 'transfer.unbalanced']])
  expect(found('300.00', takes(2, '300.01'))).toEqual([['buyers', 'transfer.unbalanced']])
})

test.each([
  ['300', '299', '299', '300'],
  ['300.00', '299.50', '299.50', '300.00'],
  ['1.250', '1', '1.000', '1.250'],
])('both amounts are told with the decimals of their currency: %s, %s', (given, taken, takenText, givenText) => {
  const draft = draftOf(transfer, {
    sellerId: 1,
    transferCommitment: given,
    buyers: [{ limitedPartnerId: 2, commitment: taken }],
  })
  expect(transferRules(draft, { today: '2026-11-21' })).toMatchObject([
    { code: 'transfer.unbalanced', values: { taken: takenText, given: givenText } },
  ])
})

test('a transfer of which nothing is known yet is not called unbalanced', () => {
  const checked = (values: object) =>
    transferRules(draftOf(transfer, { sellerId: 1, ...values }), { today: '2026-11-21' }).map(({ code }) => code)
  expect(checked({})).toEqual([])
  expect(checked({ buyers: [takes(2, '5.00')] })).toEqual([])
  expect(checked({ transferCommitment: '5.00' })).toEqual(['transfer.unbalanced'])
})

test('nobody trades with itself, or buys twice', () => {
  expect(found('300.00', takes(1, '300.00'))).toEqual([['buyers.0.limitedPartnerId', 'transfer.sellerBuys']])
  expect(found('300.00', takes(2, '100.00'), takes(2, '200.00'))).toEqual([
    ['buyers.1.limitedPartnerId', 'transfer.buyerTwice'],
  ])
})

describe('a buyer is a partner of the fund, or a new one with name and legal status', () => {
  test('who is one of the two', () => {
    expect(found('300.00', { ...isNew, commitment: '300.00' })).toEqual([])
    expect(found('300.00', { commitment: '300.00' })).toEqual([['buyers.0.limitedPartnerId', 'transfer.buyerMissing']])
    expect(found('300.00', { ...takes(2, '300.00'), ...isNew })).toEqual([
      ['buyers.0.limitedPartnerId', 'transfer.partnerOrNew'],
    ])
  })

  test('of whom all that is needed is known', () => {
    expect(found('300.00', { newName: ' ', newAddress: '3 Hallgate', commitment: '300.00' })).toEqual([
      ['buyers.0.newName', 'transfer.newName'],
      ['buyers.0.newLegalStatus', 'transfer.newLegalStatus'],
    ])
  })

  test('who stands there once', () => {
    const twice = { ...isNew, commitment: '150.00' }
    expect(found('300.00', twice, { ...twice, newName: 'Fernhollow Foundation ' })).toEqual([
      ['buyers.1.newName', 'transfer.buyerTwice'],
    ])
  })
})

test('no more is transferred than the seller has', () => {
  const gives = (transferCommitment: string) =>
    commitmentFindings(draftOf(transfer, { transferCommitment }), '300.00').map(({ field, code }) => [field, code])
  expect([gives('300.00'), gives('299.99')]).toEqual([[], []])
  expect(gives('300.01')).toEqual([['transferCommitment', 'transfer.exceedsInitial']])
  expect(commitmentFindings(draftOf(transfer, { transferCommitment: '300.01' }), undefined)).toEqual([])
})

test('what was completed since forbids the day', () => {
  expect(blockerFindings(null)).toEqual([])
  expect(blockerFindings({ kind: 'capitalMovement', name: 'Call 8', date: '2026-11-20' })).toEqual([
    { field: 'date', code: 'transfer.notAfterMovement', values: { name: 'Call 8', date: '20/11/2026' } },
  ])
})
