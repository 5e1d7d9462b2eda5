import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../src/calendar.ts'
import type { CalendarDate, Decimal } from '../../src/entity.ts'
import {
  amountOf,
  equalisationOfLine,
  exceedsRemaining,
  explainLedger,
  impactOf,
  ledgerFigures,
  percentOf,
  rollForward,
  transactionsOfLine,
  isPaidOut,
  movesMoney,
} from '../../src/limited-partners/ledger.ts'
import type { CommitmentRow, Components, TransactionRow } from '../../src/limited-partners/ledger.ts'
import { add, compare, negate, split, subtract, sum, unitsText } from '../../src/money.ts'
import { casesFrom } from '../seeds.ts'

const commitment = (id: number, date: CalendarDate, value: Decimal, transferId?: number): CommitmentRow => ({
  id,
  limitedPartnerId: 1,
  date,
  value,
  ...(transferId !== undefined ? { transferId } : { closingId: 1 }),
})
let nextId = 100
const booked = (date: CalendarDate, line: Partial<Components>, shares?: Decimal): TransactionRow[] =>
  transactionsOfLine(1, date, line, { capitalMovementId: 5 }, shares).map(row => ({ id: nextId++, ...row }))

const CALL: Partial<Components> = {
  investmentFunding: '1000000.00',
  managementFees: '250000.00',
  expensesPaidIn: '62500.00',
  expensesOutOfPaidIn: '10000.00',
  lateEntranceFee: '777.77',
}
const DISTRIBUTION: Partial<Components> = {
  returnOfCapital: '150000.00',
  realizedGain: '150000.00',
  distribution: '300000.00',
  recallableDistribution: '120000.00',
}

describe('the ledger of a limited partner', () => {
  const commitments = [commitment(1, '2025-01-31', '5000000.00')]
  const transactions = [...booked('2025-03-15', CALL, '1312.500000'), ...booked('2025-09-30', DISTRIBUTION)]

  test('R190 gives called, distributed, remaining, recallable, called % and shares of a call and a distribution', () => {
    expect(ledgerFigures(commitments, transactions)).toEqual({
      commitment: '5000000.00',
      called: '1322500.00',
      calledInside: '1312500.00',
      calledOutside: '10000.00',
      calledPercent: '26.45',
      distributed: '300000.00',
      recallable: '120000.00',
      remaining: '3807500.00',
      shares: '1312.500000',
      lateEntranceFee: '777.77',
    })
  })

  test('rolls the commitment forward: 5,000,000 − 1,312,500 + 120,000 = 3,807,500, of which 26.25 % is called', () => {
    expect(rollForward(commitments, transactions, '2025-12-31')).toEqual({
      from: null,
      to: '2025-12-31',
      opening: '0.00',
      commitments: '5000000.00',
      calls: '1312500.00',
      recallable: '120000.00',
      transfers: '0.00',
      closing: '3807500.00',
    })
    expect(percentOf('1312500', '5000000')).toBe('26.25')
    expect(rollForward(commitments, transactions, '2025-12-31', '2025-06-30')).toMatchObject({
      opening: '3687500.00',
      commitments: '0.00',
      calls: '0.00',
      recallable: '120000.00',
      closing: '3807500.00',
    })
  })

  test('counts what had happened by a day', () => {
    expect(ledgerFigures(commitments, transactions, '2025-03-14')).toMatchObject({
      called: '0.00',
      remaining: '5000000.00',
      calledPercent: '0.00',
    })
    expect(ledgerFigures(commitments, transactions, '2025-03-15')).toMatchObject({
      called: '1322500.00',
      remaining: '3687500.00',
      distributed: '0.00',
    })
    expect(ledgerFigures([], [], '2025-03-15')).toMatchObject({ commitment: '0.00', calledPercent: null })
  })

  test('names the rows of each figure', () => {
    const explained = explainLedger(commitments, transactions)
    expect(explained.remaining.rows.map(({ resource, amount }) => [resource, amount])).toEqual([
      ['limited-partner-commitments', '5000000.00'],
      ['limited-partner-transactions', '-1312500.00'],
      ['limited-partner-transactions', '120000.00'],
    ])
    expect(explained.distributed.rows).toEqual([
      { resource: 'limited-partner-transactions', id: transactions[1]!.id, date: '2025-09-30', amount: '300000.00' },
    ])
    for (const { value, rows } of Object.values({ ...explained, calledPercent: explained.called }))
      expect(compare(sum(rows.map(({ amount }) => amount)), value)).toBe(0)
  })

  test('says which figures are amounts of money', () => {
    const explained = explainLedger(commitments, transactions)
    expect([explained.called.kind, explained.remaining.kind, explained.shares.kind]).toEqual([
      'money',
      'money',
      'number6',
    ])
  })

  test('is paid out where a line gives more than it takes, and moves no money where both are as much', () => {
    const paid = (components: Partial<Components>) => [isPaidOut(components), movesMoney(components)]
    expect([
      paid({ distribution: '0.50' }),
      paid({ investmentFunding: '0.50' }),
      paid({ investmentFunding: '5', distribution: '5' }),
      paid({}),
    ]).toEqual([
      [true, true],
      [false, true],
      [false, false],
      [false, false],
    ])
  })

  test('books a netted line as two rows, gross, and nothing as no row', () => {
    const rows = transactionsOfLine(1, '2025-03-15', { ...CALL, ...DISTRIBUTION }, { capitalMovementId: 5 }, '3')
    expect(rows.map(({ type, amount, impactOnUnfunded, shares }) => [type, amount, impactOnUnfunded, shares])).toEqual([
      ['CapitalCall', '1323277.77', '-1312500.00', '3'],
      ['Distribution', '-300000.00', '120000.00', undefined],
    ])
    expect(amountOf({ ...CALL, ...DISTRIBUTION })).toBe(sum(rows.map(({ amount }) => amount)))
    expect(transactionsOfLine(1, '2025-03-15', { investmentFunding: '0.00' }, {})).toEqual([])
  })

  test('never takes the recallable part for more cash, nor expenses out of paid-in for the commitment', () => {
    expect(amountOf(DISTRIBUTION)).toBe('-300000.00')
    expect(impactOf(DISTRIBUTION)).toBe('120000.00')
    expect(impactOf({ expensesOutOfPaidIn: '5', lateEntranceFee: '7' })).toBe('0.00')
  })

  test('says when a call takes more than what remains', () => {
    expect(exceedsRemaining('100', { investmentFunding: '100.00', expensesOutOfPaidIn: '5' })).toBe(false)
    expect(exceedsRemaining('100', { investmentFunding: '100.00', managementFees: '0.01' })).toBe(true)
    // A transfer splits each amount by itself, which may leave a partner of whom all is called a cent below nothing.
    expect(exceedsRemaining('-0.01', { distribution: '5', recallableDistribution: '0' })).toBe(false)
    expect(exceedsRemaining('-0.01', { investmentFunding: '0.01' })).toBe(true)
  })

  test('carries the history of a transfer over by mirrored rows, so that nothing is lost or made', () => {
    // 1,000,000.00 of 3,333,333.33 goes to three buyers.
    const [kept, ...sold] = split('1234567.89', ['2333333.33', '333333.34', '333333.33', '333333.33'])
    expect([kept, ...sold]).toEqual(['864197.52', '123456.79', '123456.79', '123456.79'])
    const seller = [...booked('2025-03-15', { investmentFunding: '1234567.89' })]
    const away = { investmentFunding: negate(sum(sold)) }
    const out: TransactionRow = {
      limitedPartnerId: 1,
      date: '2025-06-01',
      type: 'TransferOut',
      transferId: 3,
      ...away,
      amount: amountOf(away),
      impactOnUnfunded: impactOf(away),
    }
    const rows = [commitment(1, '2025-01-31', '3333333.33'), commitment(2, '2025-06-01', '-1000000.00', 3)]
    expect(ledgerFigures(rows, [...seller, out])).toMatchObject({
      commitment: '2333333.33',
      called: '864197.52',
      remaining: '1469135.81',
    })
    expect(rollForward(rows, [...seller, out], '2025-12-31')).toMatchObject({
      commitments: '3333333.33',
      calls: '1234567.89',
      transfers: '-629629.63',
      closing: '1469135.81',
    })
    const ins = sold.map((investmentFunding, index): TransactionRow => ({
      limitedPartnerId: index + 2,
      date: '2025-06-01',
      type: 'TransferIn',
      transferId: 3,
      investmentFunding,
      amount: investmentFunding,
      impactOnUnfunded: negate(investmentFunding),
    }))
    expect(ledgerFigures([], [...seller, out, ...ins]).called).toBe('1234567.89')
  })

  test('I16 ties for every history: figures are sums of lines, and what is opened and moved is what is closed', () => {
    const cents = fc.integer({ min: 0, max: 100_000_000 }).map(value => unitsText(BigInt(value), 2))
    const day = fc.integer({ min: 1, max: 28 }).map(value => addDays('2025-02-01', value - 1))
    const line = fc.record({
      investmentFunding: cents,
      managementFees: cents,
      expensesPaidIn: cents,
      expensesOutOfPaidIn: cents,
      lateEntranceFee: cents,
      distribution: cents,
      recallableDistribution: cents,
    })
    fc.assert(
      fc.property(
        fc.array(fc.tuple(day, cents), { maxLength: 5 }),
        fc.array(fc.tuple(day, line), { maxLength: 12 }),
        day,
        (promised, lines, cut) => {
          const rows = promised.map(([date, value], index) => commitment(index, date, value))
          const transactions = lines.flatMap(([date, components]) => booked(date, components))
          const figures = ledgerFigures(rows, transactions)
          const total = (names: (keyof (typeof lines)[number][1])[]) =>
            sum(lines.flatMap(([, components]) => names.map(name => components[name])))
          expect(
            compare(
              figures.called,
              total(['investmentFunding', 'managementFees', 'expensesPaidIn', 'expensesOutOfPaidIn']),
            ),
          ).toBe(0)
          expect(compare(figures.distributed, total(['distribution']))).toBe(0)
          expect(
            compare(figures.remaining, subtract(add(figures.commitment, figures.recallable), figures.calledInside)),
          ).toBe(0)
          expect(
            compare(
              sum(transactions.map(({ amount }) => amount)),
              subtract(add(figures.called, figures.lateEntranceFee), figures.distributed),
            ),
          ).toBe(0)
          const [first, second] = [
            rollForward(rows, transactions, cut),
            rollForward(rows, transactions, '2025-12-31', cut),
          ]
          expect(second.opening).toBe(first.closing)
          expect(second.closing).toBe(figures.remaining)
          for (const { opening, commitments: fresh, calls, recallable, transfers, closing } of [first, second])
            expect(compare(sum([opening, fresh, negate(calls), recallable, transfers]), closing)).toBe(0)
        },
      ),
      casesFrom(16, 100),
    )
  })
})

describe('the row of a closing’s equalisation', () => {
  test('is one, whatever its signs, and the refund may be called again', () => {
    const line: Partial<Components> = {
      investmentFunding: '-900.00',
      expensesOutOfPaidIn: '-100.00',
      lateEntranceFee: '-12.34',
    }
    expect(equalisationOfLine(7, '2026-03-15', line, { capitalMovementId: 5 }, '-1000')).toMatchObject({
      limitedPartnerId: 7,
      type: 'Equalisation',
      capitalMovementId: 5,
      amount: '-1012.34',
      impactOnUnfunded: '900.00',
      shares: '-1000',
      managementFees: '0',
    })
  })

  test('there is none where nothing moves', () => {
    expect(equalisationOfLine(7, '2026-03-15', { investmentFunding: '0.00' }, { capitalMovementId: 5 })).toBeNull()
  })
})
