import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COMPONENTS, ledgerFigures } from '../../src/limited-partners/ledger.ts'
import type { CommitmentRow, Components, TransactionRow } from '../../src/limited-partners/ledger.ts'
import { compare, isZero, split, subtract, sum } from '../../src/money.ts'
import { historyBefore } from '../../src/transfers/history.ts'
import { rowsOfTransfer } from '../../src/transfers/proRata.ts'
import type { Buyer, Held } from '../../src/transfers/proRata.ts'
import type { CalendarDate, Decimal } from '../../src/entity.ts'
import { casesFrom } from '../seeds.ts'

const AT = { id: 7, date: '2026-11-16', sellerId: 1 } as const

const held = (components: Partial<Components>, shares: Decimal = '0'): Held => ({
  components: {
    investmentFunding: '0',
    managementFees: '0',
    expensesPaidIn: '0',
    expensesOutOfPaidIn: '0',
    lateEntranceFee: '0',
    returnOfCapital: '0',
    realizedGain: '0',
    distribution: '0',
    recallableDistribution: '0',
    ...components,
  },
  shares,
})

const of = <Row extends { limitedPartnerId: number }>(rows: readonly Row[], id: number) =>
  rows.filter(({ limitedPartnerId }) => limitedPartnerId === id)

describe('the worked transfer: 1,000,000.00 of 3,333,333.33 to three buyers, 1,234,567.89 called', () => {
  const takes = split('1000000.00', ['1', '1', '1'])
  const buyers = takes.map((commitment, index): Buyer => ({ limitedPartnerId: index + 2, commitment }))
  const { commitments, transactions } = rowsOfTransfer(
    AT,
    { initial: '3333333.33', transferCommitment: '1000000.00', buyers, minorUnits: 2 },
    [held({ investmentFunding: '1234567.89' })],
  )

  test('comes out to the cent', () => {
    expect(takes).toEqual(['333333.34', '333333.33', '333333.33'])
    expect(commitments.map(({ limitedPartnerId, value }) => [limitedPartnerId, value])).toEqual([
      [1, '-1000000.00'],
      [2, '333333.34'],
      [3, '333333.33'],
      [4, '333333.33'],
    ])
    expect(transactions.map(({ limitedPartnerId, type, amount }) => [limitedPartnerId, type, amount])).toEqual([
      [1, 'TransferOut', '-370370.37'],
      [2, 'TransferIn', '123456.79'],
      [3, 'TransferIn', '123456.79'],
      [4, 'TransferIn', '123456.79'],
    ])
    expect(subtract('1234567.89', '370370.37')).toBe('864197.52')
  })

  test('is dated on its day, and names the transfer alone', () => {
    for (const row of [...commitments, ...transactions])
      expect([row.date, row.transferId, row.closingId]).toEqual(['2026-11-16', 7, undefined])
    expect(transactions.map(({ impactOnUnfunded }) => impactOnUnfunded)).toEqual([
      '370370.37',
      '-123456.79',
      '-123456.79',
      '-123456.79',
    ])
  })
})

test('every row of the history moves by itself, with all its components and its shares', () => {
  // 2.02 is 1.515 and 0.505: the cent of equal remainders goes to the larger commitment.
  const { transactions } = rowsOfTransfer(
    AT,
    {
      initial: '100.00',
      transferCommitment: '25.00',
      buyers: [{ limitedPartnerId: 2, commitment: '25.00' }],
      minorUnits: 2,
    },
    [
      held({ investmentFunding: '40.00', managementFees: '2.02', lateEntranceFee: '-1.00' }, '42.5'),
      held({ distribution: '10.00', returnOfCapital: '6.00', realizedGain: '4.00', recallableDistribution: '2.00' }),
      held({}),
    ],
  )
  expect(of(transactions, 2)).toMatchObject([
    { investmentFunding: '10.00', managementFees: '0.50', lateEntranceFee: '-0.25', shares: '10.625000' },
    { distribution: '2.50', returnOfCapital: '1.50', realizedGain: '1.00', recallableDistribution: '0.50' },
  ])
  expect(of(transactions, 2).map(({ amount, impactOnUnfunded }) => [amount, impactOnUnfunded])).toEqual([
    ['10.25', '-10.50'],
    ['-2.50', '0.50'],
  ])
  expect(of(transactions, 1)).toMatchObject([
    { type: 'TransferOut', amount: '-10.25', shares: '-10.625' },
    { type: 'TransferOut', amount: '2.50', distribution: '-2.50' },
  ])
})

test('a transfer of everything leaves the seller without a cent', () => {
  const history = [held({ investmentFunding: '33.34' }), held({ distribution: '1.01', realizedGain: '1.01' })]
  const buyers: Buyer[] = [
    { limitedPartnerId: 3, commitment: '50.00' },
    { limitedPartnerId: 2, commitment: '50.00' },
  ]
  const { transactions } = rowsOfTransfer(
    AT,
    { initial: '100.00', transferCommitment: '100.00', buyers, minorUnits: 2 },
    history,
  )
  expect(of(transactions, 1).map(({ amount }) => amount)).toEqual(['-33.34', '1.01'])
  // Of equal remainders the lower id comes first, whatever the order of the buyers.
  expect(of(transactions, 2).map(({ amount }) => amount)).toEqual(['16.67', '-0.51'])
  expect(of(transactions, 3).map(({ amount }) => amount)).toEqual(['16.67', '-0.50'])
})

const cents = (low: number, high: number): fc.Arbitrary<Decimal> =>
  fc.integer({ min: low, max: high }).map(value => split(`${value}`, ['1'], 0)[0] ?? '0')
const component = fc.oneof(fc.constant<Decimal>('0'), cents(-50_000, 5_000_000))
const row = fc
  .tuple(fc.array(component, { minLength: COMPONENTS.length, maxLength: COMPONENTS.length }), cents(0, 9_000_000))
  .map(([parts, shares]) =>
    held(Object.fromEntries(COMPONENTS.map((name, index) => [name, parts[index] ?? '0'])), shares),
  )
/** Whole units, so that what is drawn needs no rounding; the split itself is to the cent. */
const deals = fc
  .tuple(
    fc.array(fc.integer({ min: 1, max: 900_000 }), { minLength: 1, maxLength: 3 }),
    fc.integer({ min: 0, max: 9_000_000 }),
  )
  .map(([takes, kept]) => {
    const buyers = takes.map((take, index): Buyer => ({
      limitedPartnerId: index + 2,
      commitment: `${take}`,
    }))
    const transferCommitment = sum(buyers.map(({ commitment }) => commitment))
    return { buyers, transferCommitment, initial: sum([transferCommitment, `${kept}`]), minorUnits: 2 }
  })

test('I4 whatever is transferred, commitments, shares and each component add up to nothing over the fund, and nobody is a cent off its part', () => {
  fc.assert(
    fc.property(deals, fc.array(row, { maxLength: 6 }), (deal, history) => {
      const { commitments, transactions } = rowsOfTransfer(AT, deal, history)
      expect(isZero(sum(commitments.map(({ value }) => value)))).toBe(true)
      for (const name of [...COMPONENTS, 'shares', 'amount', 'impactOnUnfunded'] as const)
        expect(isZero(sum(transactions.map(each => each[name] ?? '0'))), name).toBe(true)
      const before = ledgerFigures(
        [{ limitedPartnerId: 1, date: '2025-01-01', value: deal.initial }],
        rowsFrom(history),
      )
      const seller = ledgerFigures(
        [{ limitedPartnerId: 1, date: '2025-01-01', value: deal.initial }, ...of(commitments, 1)],
        [...rowsFrom(history), ...of(transactions, 1)],
      )
      expect(compare(seller.commitment, '0')).toBeGreaterThanOrEqual(0)
      const together = deal.buyers.map(({ limitedPartnerId: id }) =>
        ledgerFigures(of(commitments, id), of(transactions, id)),
      )
      for (const name of ['commitment', 'called', 'distributed', 'recallable', 'remaining', 'shares'] as const)
        expect(compare(sum([seller, ...together].map(each => each[name])), before[name]), name).toBe(0)
    }),
    casesFrom(204),
  )
})

function rowsFrom(history: readonly Held[]): TransactionRow[] {
  return history.map(({ components, shares }) => ({
    limitedPartnerId: 1,
    date: '2025-02-01',
    type: 'CapitalCall',
    ...components,
    shares,
    amount: '0',
    impactOnUnfunded: subtract(
      components.recallableDistribution,
      sum([components.investmentFunding, components.managementFees, components.expensesPaidIn]),
    ),
  }))
}

test('what a partner stands for before a transfer leaves out later days, the transfer itself and what came after it', () => {
  const commitment = (
    id: number,
    date: CalendarDate,
    value: Decimal,
    transferId: number | null = null,
  ): CommitmentRow => ({
    id,
    limitedPartnerId: 1,
    date,
    value,
    transferId,
  })
  const commitments = [
    commitment(1, '2025-01-01', '100.00'),
    commitment(2, '2026-11-16', '-10.00', 6),
    commitment(3, '2026-11-16', '-25.00', 7),
    commitment(4, '2026-11-16', '-5.00', 8),
    commitment(5, '2026-11-17', '1.00', 9),
  ]
  const on = (date: CalendarDate, transferId: number | null) =>
    historyBefore({ commitments, transactions: [] }, date, transferId).commitment
  expect([on('2026-11-15', null), on('2026-11-16', 7), on('2026-11-16', 6)]).toEqual(['100.00', '90.00', '100.00'])
  expect([on('2026-11-16', null), on('2026-11-17', null)]).toEqual(['60.00', '61.00'])
  // What is about to be booked has no number yet: everything of the day comes before it.
  const { id: _, ...fresh } = commitment(0, '2026-11-16', '-1.00', 10)
  const planned = { commitments: [...commitments, fresh], transactions: [] }
  expect(historyBefore(planned, '2026-11-16', 10).commitment).toBe('60.00')
})
