import { describe, expect, test } from 'vitest'
import { asBefore, proposedFigures, proposedOwnerships, proposedValue } from '../../src/fair-values/proposals.ts'
import type { EarlierFairValue } from '../../src/fair-values/proposals.ts'

const previous: EarlierFairValue = {
  id: 8,
  version: 1,
  date: '2026-06-30',
  value: '21319200.00',
  cost: '16000000.00',
  fullyDilutedOwnership: '47.2000',
  method: 'Multiples',
  weightedValues: [
    { companyId: 1, fullyDilutedOwnership: '42.5', companyValue: '31200000.00' },
    { companyId: 2, fullyDilutedOwnership: '18.25', companyValue: '44160000.00' },
  ],
}

describe('a fair value is proposed', () => {
  test('with ownership and method of the last one, and the cost of the ledger, whatever the last one said', () => {
    expect(proposedFigures({ previous, cost: '16400000.00' })).toEqual({
      cost: '16400000.00',
      fullyDilutedOwnership: '47.2000',
      method: 'Multiples',
    })
    expect(proposedFigures({ previous: null, cost: null })).toEqual({
      cost: null,
      fullyDilutedOwnership: null,
      method: null,
    })
  })

  test('with the ownership of each company as the last time; a new one has none', () => {
    expect([...proposedOwnerships([{ id: 2 }, { id: 3 }], previous)]).toEqual([[2, '18.25']])
    expect(proposedOwnerships([{ id: 2 }], null).size).toBe(0)
  })

  test('with the weighted sum as its value, once every company has its own', () => {
    const companies = [{ id: 1 }, { id: 2 }]
    // 42.5 % of 31,200,000 and 18.25 % of 44,160,000.
    expect(proposedValue(companies, previous.weightedValues)).toBe('21319200.00')
    expect(proposedValue([...companies, { id: 3 }], previous.weightedValues)).toBe(null)
    expect(proposedValue(companies, [{ companyId: 1, fullyDilutedOwnership: '42.5', companyValue: 'x' }])).toBe(null)
    expect(proposedValue([], [])).toBe(null)
  })

  test('as before with value, method and weighting, less the companies that have left', () => {
    expect(asBefore(previous, [{ id: 2 }, { id: 3 }])).toEqual({
      value: '21319200.00',
      method: 'Multiples',
      fullyDilutedOwnership: '47.2000',
      weightedValues: [{ companyId: 2, fullyDilutedOwnership: '18.25', companyValue: '44160000.00' }],
    })
  })
})
