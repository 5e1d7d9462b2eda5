/** The cash of a holding as its page draws and sums it; the figures are worked out by hand. */
import { describe, expect, test } from 'vitest'
import type { StatedCashFlow } from '../../src/capital-account-statements/shapes.ts'
import type { Decimal } from '../../src/entity.ts'
import { commitmentParts, flowSummary, flowsBy, namedBelow } from '../../src/portal/flows.ts'

const flow = (
  date: StatedCashFlow['date'],
  name: string,
  {
    called = '0.00',
    distributed = '0.00',
    of = 'capital-movements',
  }: { called?: Decimal; distributed?: Decimal; of?: StatedCashFlow['source']['resource'] },
): StatedCashFlow => ({
  date,
  source: { resource: of, id: 1 },
  name,
  called,
  distributed,
  recallable: '0.00',
  lateEntranceFee: '0.00',
})

const cashFlows = [
  flow('2024-11-15', 'Call 1', { called: '1000.10' }),
  flow('2024-12-31', 'Equalisation', { called: '-200.05' }),
  flow('2025-06-30', 'Call 2 and distribution 1', { called: '300.00', distributed: '50.00' }),
  flow('2025-07-01', 'Transfer', { called: '99.95', of: 'transfers' }),
]
const due = { amount: '400.00', dueDate: '2025-12-04', remainingAfter: '600.00' } as const

describe('flows by quarter and year', () => {
  test('name every quarter from the first with cash to that of what is due', () => {
    expect(flowsBy('quarter', { cashFlows }, [due])).toEqual([
      { label: 'Q4 2024', paid: '1000.1', returned: '200.05', distributed: '0', due: '0' },
      { label: 'Q1 2025', paid: '0', returned: '0', distributed: '0', due: '0' },
      { label: 'Q2 2025', paid: '300', returned: '0', distributed: '50', due: '0' },
      { label: 'Q3 2025', paid: '99.95', returned: '0', distributed: '0', due: '0' },
      { label: 'Q4 2025', paid: '0', returned: '0', distributed: '0', due: '400' },
    ])
  })

  test('add up to the year', () => {
    expect(flowsBy('year', { cashFlows }, [due])).toEqual([
      { label: '2024', paid: '1000.1', returned: '200.05', distributed: '0', due: '0' },
      { label: '2025', paid: '399.95', returned: '0', distributed: '50', due: '400' },
    ])
    expect(flowsBy('year', { cashFlows: [] }, [])).toEqual([])
    expect(flowsBy('year', { cashFlows: [flow('2024-11-15', 'Call 1', { called: '0.50' })] }, [])).toEqual([
      { label: '2024', paid: '0.5', returned: '0', distributed: '0', due: '0' },
    ])
  })

  test('are named at their first quarter and at the first of each year, where there is room', () => {
    const flows = flowsBy('quarter', { cashFlows }, [{ ...due, dueDate: '2027-01-04' }])
    expect(namedBelow('quarter', flows, 1).map(index => flows[index]?.label)).toEqual([
      'Q4 2024',
      'Q1 2025',
      'Q1 2026',
      'Q1 2027',
    ])
    expect(namedBelow('quarter', flows, 4).map(index => flows[index]?.label)).toEqual(['Q4 2024', 'Q1 2026', 'Q1 2027'])
  })
})

describe('the lines beside the chart', () => {
  test('come to what was called, without what a transfer moved among the payments', () => {
    expect(flowSummary({ cashFlows, minorUnits: 2 })).toEqual({
      called: [
        { kind: 'paid', count: 2, amount: '1300.10' },
        { kind: 'returned', count: 1, amount: '-200.05' },
        { kind: 'transferred', count: 1, amount: '99.95' },
      ],
      distributed: [{ kind: 'distribution', name: 'Call 2 and distribution 1', date: '2025-06-30', amount: '50.00' }],
    })
  })

  test('name a transfer without its day, which is in its name', () => {
    const moved = [flow('2025-07-01', 'Transfer of 01/07/2025', { distributed: '5.00', of: 'transfers' })]
    expect(flowSummary({ cashFlows: moved, minorUnits: 2 }).called).toEqual([])
    expect(flowSummary({ cashFlows: moved, minorUnits: 2 }).distributed).toEqual([
      { kind: 'distribution', name: 'Transfer of 01/07/2025', date: null, amount: '5.00' },
    ])
  })

  test('name the latest three of more than four distributions, and add up the others', () => {
    const many = [
      flow('2025-01-01', 'D1', { distributed: '1.00' }),
      flow('2025-02-01', 'D2', { distributed: '2.00' }),
      flow('2025-03-01', 'D3', { distributed: '3.00' }),
      flow('2025-04-01', 'D4', { distributed: '4.00' }),
      flow('2025-05-01', 'D5', { distributed: '5.00' }),
    ]
    const { distributed } = flowSummary({ cashFlows: many, minorUnits: 2 })
    expect(distributed.map(line => [line.kind === 'distribution' ? line.name : line.count, line.amount])).toEqual([
      [2, '3.00'],
      ['D3', '3.00'],
      ['D4', '4.00'],
      ['D5', '5.00'],
    ])
    expect(flowSummary({ cashFlows: many.slice(1), minorUnits: 2 }).distributed.map(({ kind }) => kind)).toEqual(
      Array.from({ length: 4 }, () => 'distribution'),
    )
    // Whoever was paid nothing but distributions has paid nothing, has returned nothing, and no transfer moved a call.
    expect(flowSummary({ cashFlows: many, minorUnits: 2 }).called).toEqual([])
  })

  test('count what is called however little it is', () => {
    const little = [flow('2025-01-01', 'Call', { called: '0.50' }), flow('2025-02-01', 'Back', { called: '-0.25' })]
    expect(flowSummary({ cashFlows: little, minorUnits: 2 }).called).toEqual([
      { kind: 'paid', count: 1, amount: '0.50' },
      { kind: 'returned', count: 1, amount: '-0.25' },
    ])
  })
})

describe('what the commitment is made of', () => {
  const parts = (remaining: Decimal, ...dues: Parameters<typeof commitmentParts>[1]) =>
    commitmentParts({ position: { commitment: '2000.00', remaining }, minorUnits: 2 }, dues)

  test('without anything due: used and remaining', () => {
    expect(parts('1000.00')).toEqual({ used: '1000.00', since: '0.00', due: '0.00', after: '1000.00' })
  })

  test('what is due comes off what remains', () => {
    expect(parts('1000.00', due)).toEqual({ used: '1000.00', since: '0.00', due: '400.00', after: '600.00' })
  })

  test('what was called since the day of the figures, and paid, stands by itself', () => {
    expect(parts('1100.00', due)).toEqual({ used: '900.00', since: '100.00', due: '400.00', after: '600.00' })
  })

  test('what is due outside the commitment lowers nothing', () => {
    expect(parts('650.00', due)).toEqual({ used: '1350.00', since: '0.00', due: '50.00', after: '600.00' })
    expect(parts('600.00', due)).toEqual({ used: '1400.00', since: '0.00', due: '0.00', after: '600.00' })
    expect(parts('550.00', due)).toEqual({ used: '1450.00', since: '0.00', due: '0.00', after: '550.00' })
    expect(parts('600.50', due)).toEqual({ used: '1399.50', since: '0.00', due: '0.50', after: '600.00' })
  })

  test('of several calls, the last one says what remains', () => {
    expect(parts('1000.00', due, { ...due, amount: '100.00', remainingAfter: '500.00' })).toEqual({
      used: '1000.00',
      since: '0.00',
      due: '500.00',
      after: '500.00',
    })
  })
})
