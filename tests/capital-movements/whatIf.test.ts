/** What a capital movement would do to a fund before it is completed: commitment, multiples, rate and cash. */
import { describe, expect, test } from 'vitest'
import { standing, withMovement } from '../../src/capital-movements/whatIf.ts'
import type { Flows, Holding } from '../../src/capital-movements/whatIf.ts'
import type { CalendarDate, Decimal } from '../../src/entity.ts'

const flow = (
  date: CalendarDate,
  called: Decimal,
  distributed: Decimal,
  impact: Decimal,
  fee: Decimal = '0',
): Flows => ({
  date,
  called,
  distributed,
  impact,
  lateEntranceFee: fee,
})

/** 1,000 promised; 400 called on the day of the first call, 100 given back a year later, worth 390 two years later. */
const HELD: Holding = {
  commitment: '1000',
  flows: [flow('2022-01-01', '400', '0', '-400'), flow('2023-01-01', '0', '100', '20')],
  nav: { amount: '390', date: '2024-01-01' },
  cash: '50',
}

describe('a fund before and after a movement', () => {
  test('has a remaining commitment, a share called, multiples of what was paid in, and cash', () => {
    // 1,000 − 400 + 20 recallable; 400 ÷ 1,000; 100 ÷ 400; (100 + 390) ÷ 400.
    expect(standing(HELD)).toMatchObject({
      remaining: '620.00',
      calledPercent: '40.00',
      dpi: '0.2500000000',
      tvpi: '1.2250000000',
      cash: '50.00',
    })
  })

  test('moves by what is called and distributed: the value by the cash that follows it, the bank by all cash', () => {
    const after = standing(withMovement(HELD, flow('2024-03-31', '200', '40', '-200', '3')))
    // Paid in 600, given back 140, worth 390 + 200 − 40 = 550; at the bank 50 + 200 + 3 − 40.
    expect(after).toMatchObject({
      remaining: '420.00',
      calledPercent: '60.00',
      dpi: '0.2333333333',
      tvpi: '1.1500000000',
      cash: '213.00',
    })
  })

  test('takes a value of the day itself as it is: what was paid on that day is in it', () => {
    const after = standing(withMovement(HELD, flow('2024-01-01', '200', '0', '-200')))
    // (100 + 390) ÷ 600.
    expect(after.tvpi).toBe('0.8166666666')
  })

  test('has a net rate from two years after the first call on, of what was paid until the last day', () => {
    // −400, then 440 after 730 days: √1.1 − 1 = 4.8808848 %.
    const flows = [flow('2022-01-01', '400', '0', '-400')]
    const held: Holding = { ...HELD, flows, nav: { amount: '440', date: '2024-01-01' } }
    expect(standing(held).netIrr).toMatch(/^4\.88088/)
    expect(standing({ ...held, nav: { amount: '440', date: '2023-12-31' } }).netIrr).toBeNull()
    // A movement two years after the first call has a rate, though the value is of the day before.
    const early: Holding = { ...held, nav: { amount: '440', date: '2023-12-31' } }
    expect(standing(withMovement(early, flow('2024-01-01', '0', '40', '0'))).netIrr).toMatch(/^4\.88088/)
  })

  test('has neither multiples nor a rate without a net asset value, and no cash where no books say it', () => {
    const after = standing(withMovement({ ...HELD, nav: null, cash: null }, flow('2024-03-31', '200', '0', '-200')))
    expect(after).toEqual({
      remaining: '420.00',
      calledPercent: '60.00',
      dpi: null,
      tvpi: null,
      netIrr: null,
      cash: null,
    })
  })
})
