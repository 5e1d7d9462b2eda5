/** The worked figures of returns, multiples, net asset value and carried interest, as the API answers them. */
import { describe, expect, test } from 'vitest'
import { addDays } from '../../src/calendar.ts'
import type { CalendarDate, Decimal } from '../../src/entity.ts'
import { compare, negate } from '../../src/money.ts'
import type { Performance } from '../../src/performance/answers.ts'
import { serve } from '../server/serve.ts'

const { api, world } = await serve()
const currency = await world.make('currencies', { code: 'EUR' })

/** A day with what one partner paid in (below zero) or got back. */
type Flow = readonly [date: CalendarDate, amount: Decimal]

interface Plan {
  flows: readonly Flow[]
  periodEnd: CalendarDate
  accounting: { totalCash: Decimal; borrowings?: Decimal; otherAssetsAndLiabilities?: Decimal }
  fairValues?: readonly Decimal[]
  terms?: object
  shares?: Decimal
}

/** The figures of a fund with one partner; the ledger is written as completed movements write it. */
async function figuresOf({ flows, periodEnd, accounting, fairValues = [], terms = {}, shares = '0' }: Plan) {
  const fund = await world.make('funds', { currencyId: currency.id, decimals: 2, ...terms })
  const closing = await world.insert('closings', { fundId: fund.id, name: 'First closing', date: flows[0]![0] })
  const partner = await world.make('limited-partners', { fundId: fund.id })
  const { id: limitedPartnerId } = partner
  await world.insert('limited-partner-commitments', {
    limitedPartnerId,
    date: flows[0]![0],
    value: '1000000000',
    closingId: closing.id,
  })
  for (const [index, [date, amount]] of flows.entries()) {
    const movement = await world.make('capital-movements', {
      fundId: fund.id,
      name: `Movement ${index}`,
      dueDate: date,
    })
    const called = compare(amount, '0') < 0
    const paid = called ? negate(amount) : amount
    await world.insert('limited-partner-transactions', {
      limitedPartnerId,
      date,
      type: called ? 'CapitalCall' : 'Distribution',
      amount: paid,
      impactOnUnfunded: called ? amount : '0',
      investmentFunding: called ? paid : '0',
      distribution: called ? '0' : paid,
      capitalMovementId: movement.id,
      shares: index === 0 ? shares : '0',
    })
  }
  for (const value of fairValues) {
    const investment = await world.make('investments', { fundId: fund.id, dealCurrencyId: currency.id })
    await world.make('fair-values', { investmentId: investment.id, date: periodEnd, value })
  }
  const period = await world.make('reporting-periods', { fundId: fund.id, date: periodEnd })
  await world.make('accounting-entries', {
    fundId: fund.id,
    reportingPeriodId: period.id,
    borrowings: '0',
    otherAssetsAndLiabilities: '0',
    ...accounting,
  })
  const answer = await api.get('user', `/api/funds/${fund.id}/performance?asOf=${periodEnd}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<Performance>().figures
}

test('the net internal rate of return of 17 years of distributions is the published one', async () => {
  const { netIrr } = await figuresOf({
    flows: [
      ['2000-05-24', '-10000'],
      ['2000-06-05', '3027.25'],
      ['2001-04-09', '630.68'],
      ['2004-02-24', '2018.2'],
      ['2005-03-18', '1513.62'],
      ['2006-02-15', '1765.89'],
      ['2007-01-10', '4036.33'],
      ['2007-11-14', '4036.33'],
      ['2008-12-17', '1513.62'],
      ['2010-01-15', '1513.62'],
      ['2011-01-14', '2018.16'],
      ['2012-02-03', '1513.62'],
      ['2013-01-18', '1009.08'],
      ['2014-01-24', '1513.62'],
      ['2015-01-30', '1513.62'],
      ['2016-01-22', '1765.89'],
      ['2017-01-20', '1765.89'],
    ],
    // The last published flow is what the partner still holds on that day.
    periodEnd: '2017-06-05',
    accounting: { totalCash: '22421.55' },
  })
  expect(Number(netIrr.value) / 100).toBeCloseTo(0.2126861, 7)
})

describe('the multiples', () => {
  test.each<[Decimal, Decimal, Decimal, string[]]>([
    ['125', '57', '122.7', ['0.4560000000', '0.9816000000', '1.4376000000']],
    ['98', '28', '131.42', ['0.2857142857', '1.3410204082', '1.6267346939']],
    ['60', '100', '20', ['1.6666666667', '0.3333333333', '2.0000000000']],
    ['1000', '125', '126', ['0.1250000000', '0.1260000000', '0.2510000000']],
  ])('of %s paid in, %s distributed and %s held are the published ones', async (paidIn, distributed, held, exact) => {
    const { dpi, rvpi, tvpi } = await figuresOf({
      flows: [
        ['2020-01-15', negate(paidIn)],
        ['2023-06-30', distributed],
      ],
      periodEnd: '2025-12-31',
      accounting: { totalCash: held },
    })
    expect([dpi, rvpi, tvpi].map(({ value }) => Number(value).toFixed(6))).toEqual(
      exact.map(value => Number(value).toFixed(6)),
    )
  })
})

test('the net asset value is 193,765,432.10, of all parts to the cent, and stands per share with six decimals', async () => {
  const { nav, navPerShare } = await figuresOf({
    flows: [['2020-01-15', '-150000000']],
    periodEnd: '2025-12-31',
    fairValues: ['120000000.00', '71234567.89'],
    accounting: { totalCash: '5000000.00', borrowings: '1500000.00', otherAssetsAndLiabilities: '-969135.79' },
    shares: '150000000',
  })
  // 193,765,432.10 ÷ 150,000,000
  expect([nav.value, navPerShare.value]).toEqual(['193765432.10', '1.291770'])
})

describe('the European waterfall, five years after 100,000,000 at 8 % and 20 %', () => {
  const carryOf = async (totalCash: Decimal, catchUp: Decimal) =>
    (
      await figuresOf({
        flows: [['2020-06-30', '-100000000']],
        periodEnd: addDays('2020-06-30', 1827),
        accounting: { totalCash },
        terms: { carriedInterestType: 'European', carriedInterest: '20', preferredReturn: '8', catchUp },
      })
    ).accruedCarry.value

  test.each<[Decimal, Decimal, Decimal]>([
    ['146994782.95', '100', '0.00'],
    ['148000000', '100', '1005217.05'],
    ['180000000', '100', '16000000.00'],
    ['160000000', '50', '6502608.53'],
    ['180000000', '0', '6601043.41'],
  ])('of a value of %s with a catch-up of %s %% gives the general partner %s', async (value, catchUp, carry) => {
    expect(await carryOf(value, catchUp)).toBe(carry)
  })
})
