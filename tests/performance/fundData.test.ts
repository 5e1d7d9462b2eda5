import { describe, expect, test } from 'vitest'
import type { CalendarDate, Decimal } from '../../src/entity.ts'
import { latestFairValues, valuedBefore } from '../../src/performance/fundData.ts'
import type { FundData } from '../../src/performance/fundData.ts'

/** 25 million at the end of 2024, that cost 20. */
const VALUED: FundData['fairValues'] = [
  { id: 31, investmentId: 7, date: '2024-12-31', value: '25000000.00', cost: '20000000.00' },
]
const writeOff = (id: number, date: CalendarDate, part?: Decimal): FundData['exits'][number] => ({
  id,
  investmentId: 7,
  date,
  ...(part !== undefined && { part }),
})
const worth = (exits: FundData['exits'], day: CalendarDate, fairValues = VALUED) => {
  const found = latestFairValues({ fairValues, exits }, day).get(7)
  return found && [found.resource, found.id, found.date, found.value, found.cost]
}

describe('what an investment is worth', () => {
  test('is less by the part that was written off since it was valued, whatever the order of the rows', () => {
    const parts = [writeOff(41, '2025-03-31', '5000000.00'), writeOff(42, '2025-06-30', '1500000.50')]
    for (const exits of [parts, parts.toReversed()]) {
      expect(worth(exits, '2025-03-30')).toEqual(['fair-values', 31, '2024-12-31', '25000000.00', '20000000.00'])
      expect(worth(exits, '2025-03-31')).toEqual(['transactions', 41, '2025-03-31', '20000000.00', '20000000.00'])
      expect(worth(exits, '2025-06-30')).toEqual(['transactions', 42, '2025-06-30', '18499999.50', '20000000.00'])
    }
  })

  test('is nothing where more was written off than it was worth, and never less', () => {
    expect(worth([writeOff(41, '2025-03-31', '25000000.01')], '2025-03-31')?.[3]).toBe('0.00')
  })

  test('is the fair value again that was found on the day of the write-off or later', () => {
    const exits = [writeOff(41, '2024-12-31', '5000000.00')]
    expect(worth(exits, '2025-03-31')?.[3]).toBe('25000000.00')
    const later: FundData['fairValues'] = [
      ...VALUED,
      { id: 32, investmentId: 7, date: '2025-09-30', value: '21000000.00', cost: '20000000.00' },
    ]
    expect(worth([writeOff(41, '2025-03-31', '5000000.00')], '2025-12-31', later)?.[3]).toBe('21000000.00')
  })

  test('is a fair value of the very day of the sale', () => {
    const ofTheDay: FundData['fairValues'] = [
      { id: 33, investmentId: 7, date: '2025-03-31', value: '5.00', cost: null },
    ]
    expect(worth([writeOff(41, '2025-03-31')], '2025-03-31', ofTheDay)).toEqual([
      'fair-values',
      33,
      '2025-03-31',
      '5.00',
      null,
    ])
    expect(worth([writeOff(41, '2025-03-31')], '2025-03-30', ofTheDay)).toBeUndefined()
  })

  test('is nothing once it was sold or written off as a whole, and unknown where nobody has valued it', () => {
    expect(worth([writeOff(41, '2025-03-31')], '2025-03-31')).toEqual([
      'transactions',
      41,
      '2025-03-31',
      '0.00',
      '0.00',
    ])
    expect(worth([writeOff(41, '2025-03-31', '5000000.00')], '2025-03-31', [])).toBeUndefined()
  })
})

describe('what is held and was last valued before a day', () => {
  const investments = [{ id: 7, name: 'Alpha', geography: null, industry: null, currency: null }]
  const before = (exits: FundData['exits'], fairValues = VALUED) =>
    valuedBefore({ investments, exits, fairValues }, '2025-12-31')

  test('is named with the day of its value, also where that is nothing', () => {
    expect(before([])).toEqual([{ name: 'Alpha', date: '2024-12-31' }])
    expect(before([], [{ id: 31, investmentId: 7, date: '2024-12-31', value: '0.00', cost: null }])).toHaveLength(1)
    expect(before([], [])).toEqual([])
    expect(before([], [{ id: 31, investmentId: 7, date: '2025-12-31', value: '1.00', cost: null }])).toEqual([])
  })

  test('is none once it was sold, unless something remained', () => {
    expect(before([writeOff(41, '2025-03-31')])).toEqual([])
    const remained = (value: Decimal): FundData['fairValues'] => [
      ...VALUED,
      { id: 33, investmentId: 7, date: '2025-03-31', value, cost: null },
    ]
    expect(before([writeOff(41, '2025-03-31')], remained('0.50'))).toEqual([{ name: 'Alpha', date: '2025-03-31' }])
    expect(before([writeOff(41, '2025-03-31', '25000000.00')])).toEqual([{ name: 'Alpha', date: '2025-03-31' }])
  })
})
