/** Who stands for which part of results and fees, step by step. */
import { describe, expect, test } from 'vitest'
import type { CalendarDate, Decimal } from '../../src/entity.ts'
import { apply, earn, openBook, operationsOf, sharesOf, unitsOf } from '../../src/performance/resultShares.ts'
import type { Commitment, Partner } from '../../src/performance/resultShares.ts'

type Place = Pick<Commitment, 'closingId' | 'transferId'>
const promise = (limitedPartnerId: number, date: CalendarDate, value: Decimal, place: Place = {}): Commitment => ({
  limitedPartnerId,
  date,
  value,
  ...place,
})
/** Each commitment in its order; then what was earned, and charged, is shared. */
function sharedAmong(
  partners: readonly Partner[],
  commitments: readonly Commitment[],
  { result, fees }: { result: Decimal; fees: Decimal },
) {
  const book = openBook(partners, 2)
  for (const operation of operationsOf(commitments)) apply(book, operation)
  earn(book, unitsOf(result), unitsOf(fees))
  return [...sharesOf(book, 4)]
}

describe('operations', () => {
  test('are closings and transfers in the order of their days; on a day closings first, each by its number', () => {
    const rows = [
      promise(2, '2025-02-01', '-5', { transferId: 1 }),
      promise(3, '2025-02-01', '5', { transferId: 1 }),
      promise(2, '2025-02-01', '7', { closingId: 4 }),
      promise(1, '2025-02-01', '6', { closingId: 3 }),
      promise(1, '2025-02-01', '1'),
      promise(1, '2025-03-01', '8', { closingId: 1 }),
      promise(2, '2025-02-01', '9', { closingId: 3 }),
    ]
    const inOrder = [
      { date: '2025-02-01', closingId: null, transferId: null, commitments: [rows[4]] },
      { date: '2025-02-01', closingId: 3, transferId: null, commitments: [rows[3], rows[6]] },
      { date: '2025-02-01', closingId: 4, transferId: null, commitments: [rows[2]] },
      { date: '2025-02-01', closingId: null, transferId: 1, commitments: [rows[0], rows[1]] },
      { date: '2025-03-01', closingId: 1, transferId: null, commitments: [rows[5]] },
    ]
    expect(operationsOf(rows)).toStrictEqual(inOrder)
    expect(operationsOf(rows.toReversed())).toStrictEqual(inOrder)
  })
})

describe('what was earned and charged', () => {
  test('is shared in the order of the partners, whatever order they were read in', () => {
    const shares = sharedAmong([{ id: 2 }, { id: 1 }], [promise(2, '2025-01-01', '1'), promise(1, '2025-01-01', '1')], {
      result: '0.0001',
      fees: '0.0003',
    })
    expect(shares).toEqual([
      [1, { result: 1n, managementFees: 2n }],
      [2, { result: 0n, managementFees: 1n }],
    ])
  })

  test('burdens those who pay fees however little they have promised, and everybody where nobody pays', () => {
    const promised = [promise(1, '2025-01-01', '0.0001'), promise(2, '2025-01-01', '0.0001')]
    const feesOf = (...partners: Partner[]) =>
      sharedAmong(partners, promised, { result: '0', fees: '1' }).map(([, { managementFees }]) => managementFees)
    expect(feesOf({ id: 1 }, { id: 2, skipManagementFee: true })).toEqual([10_000n, 0n])
    expect(feesOf({ id: 1, skipManagementFee: true }, { id: 2, skipManagementFee: true })).toEqual([5_000n, 5_000n])
  })

  test('before a transfer burdens by what stands after it, where no fee was charged yet', () => {
    const shares = sharedAmong(
      [{ id: 1 }, { id: 2, skipManagementFee: true }],
      [
        promise(1, '2025-01-01', '100'),
        promise(1, '2025-05-01', '-50', { transferId: 7 }),
        promise(2, '2025-05-01', '50', { transferId: 7 }),
      ],
      { result: '0', fees: '1' },
    )
    expect(shares.map(([, { managementFees }]) => managementFees)).toEqual([10_000n, 0n])
  })

  test('goes with what is sold to the buyers in their order, the lower number first', () => {
    const book = openBook([{ id: 1 }, { id: 2 }, { id: 3 }], 2)
    const [admitted, sold] = operationsOf([
      promise(1, '2025-01-01', '0.0001'),
      promise(3, '2025-05-01', '0.00005', { transferId: 7 }),
      promise(1, '2025-05-01', '-0.0001', { transferId: 7 }),
      promise(2, '2025-05-01', '0.00005', { transferId: 7 }),
    ])
    if (!admitted || !sold) throw new Error('There are two operations.')
    apply(book, admitted)
    earn(book, 0n, 1n)
    expect([...sharesOf(book, 4)].map(([, { managementFees }]) => managementFees)).toEqual([1n, 0n, 0n])
    expect(sold.commitments.map(({ limitedPartnerId }) => limitedPartnerId)).toEqual([1, 2, 3])
  })

  test('by somebody who is no partner of the fund is an error', () => {
    const stranger = 'A row names the limited partner 9, who is none of this fund'
    expect(() => sharedAmong([{ id: 1 }], [promise(9, '2025-01-01', '1')], { result: '0', fees: '0' })).toThrow(
      stranger,
    )
    const ofTransfer = [promise(1, '2025-01-01', '1'), promise(9, '2025-01-01', '1', { transferId: 7 })]
    expect(() => sharedAmong([{ id: 1 }], ofTransfer, { result: '0', fees: '0' })).toThrow(stranger)
    const seller = [promise(1, '2025-01-01', '1'), promise(9, '2025-01-01', '-1', { transferId: 7 })]
    expect(() => sharedAmong([{ id: 1 }], seller, { result: '0', fees: '0' })).toThrow(stranger)
  })
})
