/**
 * The lines of a result, worked by hand. 300 are called for two partners of 100 and 200. An investment is bought for
 * 150 and worth 160 in the first quarter, which costs 3 of legal work, 5 of organisation and a fee of 8, less an offset
 * of 2. In the second, half of it is sold for 90 and pays 6 and 4, of which 1 of tax is withheld; the rest, of 75, is
 * worth 100. The audit costs 4, the facility 2, interest 1, and the fee is 8 less a rebate of 1. The books hold 0.50
 * more.
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CalendarDate, Decimal } from '../../src/entity.ts'
import { compare, negate, plain, sum } from '../../src/money.ts'
import type { CashSum, FundData } from '../../src/performance/fundData.ts'
import type { EarningRows } from '../../src/performance/earnings.ts'
import { statedAccounts } from '../../src/performance/partnerReturns.ts'
import type { PartnerRows, StatedRollForward } from '../../src/performance/partnerReturns.ts'
import { casesFrom } from '../seeds.ts'

const [FIRST, SECOND] = ['2025-03-31', '2025-06-30'] as const

const paid = (date: CalendarDate, type: CashSum['type'], amount: Decimal): CashSum => ({
  resource: 'transactions',
  ids: [1],
  date,
  investmentId: type === 'CarriedInterest' ? null : 7,
  type,
  amount,
})
const fund = (changes: Partial<FundData> = {}): FundData => ({
  fund: { id: 1, name: 'Fund', currency: 'EUR', decimals: 0, minorUnits: 2 },
  carry: null,
  carryWholeFund: false,
  carryFrom: null,
  periods: [
    { id: 1, name: 'Q1', date: FIRST, status: 'Published' },
    { id: 2, name: 'Q2', date: SECOND, status: 'Open' },
  ],
  commitments: [],
  ledger: [
    {
      resource: 'capital-movements',
      ids: [1],
      date: '2025-01-15',
      called: '300.00',
      distributed: '0',
      recallable: '0',
      impact: '0',
      shares: '0',
    },
  ],
  cash: [
    paid('2025-02-01', 'Investment', '-150.00'),
    paid('2025-05-10', 'Divestment', '90.00'),
    paid('2025-05-20', 'Income', '9.00'),
  ],
  investments: [{ id: 7, name: 'Alpha', geography: null, industry: null, currency: 'EUR' }],
  bought: [{ investmentId: 7, date: '2025-02-01' }],
  fairValues: [
    { id: 1, investmentId: 7, date: FIRST, value: '160.00', cost: '150.00' },
    { id: 2, investmentId: 7, date: SECOND, value: '100.00', cost: '75.00' },
  ],
  facility: [],
  exits: [],
  accounting: [
    { id: 1, reportingPeriodId: 1, totalCash: '136.00', borrowings: '0', otherAssetsAndLiabilities: '0' },
    { id: 2, reportingPeriodId: 2, totalCash: '221.50', borrowings: '0', otherAssetsAndLiabilities: '0' },
  ],
  ...changes,
})
const partners: PartnerRows = {
  partners: [{ id: 1 }, { id: 2 }],
  commitments: [
    { limitedPartnerId: 1, date: '2025-01-10', value: '100.00', closingId: 1 },
    { limitedPartnerId: 2, date: '2025-01-10', value: '200.00', closingId: 1 },
  ],
  cash: [
    { limitedPartnerId: 1, date: '2025-01-15', contributed: '100.00', distributed: '0' },
    { limitedPartnerId: 2, date: '2025-01-15', contributed: '200.00', distributed: '0' },
  ],
  managementFees: new Map([
    [1, '6.00'],
    [2, '7.00'],
  ]),
}
const earned: EarningRows = {
  income: [
    { date: '2025-05-20', subType: 'Dividend', amount: '6.00' },
    { date: '2025-05-20', subType: 'Interest', amount: '4.00' },
    { date: '2025-05-20', subType: 'Withholding tax', amount: '-1.00' },
  ],
  disposals: [{ investmentId: 7, date: '2025-05-10', subType: 'Partial exit', amount: '90.00', cost: '75.00' }],
  expenses: [
    { periodId: 1, section: 'managementFees', item: 'Management fee', amount: '8.00' },
    { periodId: 1, section: 'managementFees', item: 'Offset - monitoring', amount: '-2.00' },
    { periodId: 1, section: 'fundOperatingExpenses', item: 'Legal', amount: '3.00' },
    { periodId: 1, section: 'fundOperatingExpenses', item: 'Organisation costs', amount: '5.00' },
    { periodId: 2, section: 'managementFees', item: 'Management fee', amount: '8.00' },
    { periodId: 2, section: 'managementFees', item: 'Management fee rebate', amount: '-1.00' },
    { periodId: 2, section: 'fundOperatingExpenses', item: 'Audit and tax', amount: '4.00' },
    { periodId: 2, section: 'otherExpenses', item: 'Subscription facility interest', amount: '2.00' },
    { periodId: 2, section: 'incomeAndInterest', item: 'Dividend income', amount: '6.00' },
    { periodId: 2, section: 'incomeAndInterest', item: 'Interest expense', amount: '-1.00' },
    // Of a period that has not ended.
    { periodId: 3, section: 'otherExpenses', item: 'Other', amount: '99.00' },
  ],
}

const accountsOf = (data = fund(), given = partners, rows = earned) =>
  statedAccounts(data, given, [], rows, SECOND).spans
const linesOf = (rolled: StatedRollForward | null | undefined) =>
  rolled?.lines.result.map(({ line, amount }) => `${line.group} ${line.item} ${amount}`)
const ties = ({ result, managementFees, lines }: StatedRollForward): boolean =>
  compare(sum(lines.result.map(({ amount }) => amount)), result) === 0 &&
  compare(sum(lines.managementFees.map(({ amount }) => amount)), managementFees) === 0

describe('the lines of a result', () => {
  test('are gains, income, expenses by item, facility and the rest, and come to the share of the period', () => {
    const [period] = accountsOf()
    const [one, two] = [period?.of(1), period?.of(2)]
    // Running totals 15, 30, 36, 40, 39, 35, 33, 32 and 32.50; a third of each, to the cent.
    expect(linesOf(one)).toEqual([
      'gains realised 5.00',
      'gains unrealised 5.00',
      'income dividends 2.00',
      'income interest 1.33',
      'income otherIncome -0.33',
      'expenses Audit and tax -1.33',
      'financing Subscription facility interest -0.67',
      'financing Interest expense -0.33',
      'other otherResult 0.16',
    ])
    expect(linesOf(two)?.map(line => line.split(' ').at(-1))).toEqual([
      '10.00',
      '10.00',
      '4.00',
      '2.67',
      '-0.67',
      '-2.67',
      '-1.33',
      '-0.67',
      '0.34',
    ])
    expect([one?.result, two?.result]).toEqual(['10.83', '21.67'])
  })

  test('hold everything since the beginning, and nothing that was nothing then', () => {
    const inception = accountsOf().at(-1)
    // Of all 34.50: 15, 25, 6, 4, −1, −3, −4, −5, −2, −1 and 0.50.
    expect(linesOf(inception?.of(1))).toEqual([
      'gains realised 5.00',
      'gains unrealised 8.33',
      'income dividends 2.00',
      'income interest 1.34',
      'income otherIncome -0.34',
      'expenses Legal -1.00',
      'expenses Audit and tax -1.33',
      'organisation Organisation costs -1.67',
      'financing Subscription facility interest -0.66',
      'financing Interest expense -0.34',
      'other otherResult 0.17',
    ])
    expect(inception?.of(1)?.result).toBe('11.50')
  })

  test('take the management fee from gross to net, as it was entered', () => {
    const [period, , inception] = accountsOf()
    const feesOf = (rolled: StatedRollForward | null | undefined) =>
      rolled?.lines.managementFees.map(({ line, amount }) => `${line} ${amount}`)
    expect(feesOf(period?.of(1))).toEqual(['Management fee 2.67', 'Management fee rebate -0.34'])
    expect(feesOf(inception?.of(2))).toEqual([
      'Management fee 10.67',
      'Offset - monitoring -1.34',
      'Management fee rebate -0.66',
    ])
    const skipping = { ...partners, partners: [{ id: 1 }, { id: 2, skipManagementFee: true }] }
    const [own] = accountsOf(fund(), skipping)
    expect([feesOf(own?.of(1)), feesOf(own?.of(2))]).toEqual([
      ['Management fee 8.00', 'Management fee rebate -1.00'],
      ['Management fee 0.00', 'Management fee rebate 0.00'],
    ])
  })

  test('R490 of the fund are the management fees that were entered in the time, whoever bears them', () => {
    const written = accountsOf().map(({ managementFees }) =>
      managementFees.map(({ line, amount }) => `${line} ${amount}`).join(', '),
    )
    expect(written).toEqual([
      'Management fee 8.00, Management fee rebate -1.00',
      'Management fee 16.00, Offset - monitoring -2.00, Management fee rebate -1.00',
      'Management fee 16.00, Offset - monitoring -2.00, Management fee rebate -1.00',
    ])
  })

  test('count what was bought since the last value as cost, and what was paid as carried interest', () => {
    const data = fund({
      cash: [...fund().cash, paid('2025-06-01', 'CarriedInterest', '-3.00')],
      fairValues: fund().fairValues.slice(0, 1),
    })
    const [period] = accountsOf(data)
    // What is left cost 75 and is still worth 160: 85 beyond its cost, of which 10 before.
    expect(linesOf(period?.of(1))?.filter(line => /realised|carry/.test(line))).toEqual([
      'gains realised 5.00',
      'gains unrealised 25.00',
      'carry carryPaid -1.00',
    ])
  })

  test('R490 tie for every partner and over all of them, whatever is earned, called and transferred', () => {
    const cents = fc.integer({ min: -99_999, max: 99_999 }).map((units): Decimal => `${units / 100}`)
    const generated = fc.record({
      promised: fc.array(fc.integer({ min: 1, max: 9_999 }), { minLength: 3, maxLength: 3 }),
      amounts: fc.array(cents, { minLength: 6, maxLength: 6 }),
      skips: fc.boolean(),
      sold: fc.integer({ min: 1, max: 100 }),
    })
    fc.assert(
      fc.property(generated, ({ promised, amounts, skips, sold }) => {
        const value = (place: number): Decimal => `${promised[place] ?? 1}`
        const part: Decimal = `${((promised[0] ?? 1) * sold) / 100}`
        const given: PartnerRows = {
          partners: [{ id: 1 }, { id: 2, skipManagementFee: skips }, { id: 3 }],
          commitments: [
            ...[1, 2, 3].map(id => ({
              limitedPartnerId: id,
              date: id === 3 ? ('2025-04-10' as const) : ('2025-01-10' as const),
              value: value(id - 1),
              closingId: id === 3 ? 2 : 1,
            })),
            { limitedPartnerId: 1, date: '2025-05-01' as const, value: negate(part), transferId: 4 },
            { limitedPartnerId: 2, date: '2025-05-01' as const, value: part, transferId: 4 },
          ],
          cash: [],
          managementFees: new Map([
            [1, amounts[0] ?? '0'],
            [2, amounts[1] ?? '0'],
          ]),
        }
        const rows: EarningRows = {
          ...earned,
          expenses: amounts.map((amount, place) => ({
            periodId: (place % 2) + 1,
            section: place < 2 ? ('managementFees' as const) : ('otherExpenses' as const),
            item: `Item ${place}`,
            amount,
          })),
        }
        for (const { span, of } of accountsOf(fund(), given, rows)) {
          const all = [1, 2, 3].flatMap(id => of(id) ?? [])
          expect(all.map(ties)).toEqual([true, true, true])
          if (span.from === null) continue
          const totalOf = (item: string) =>
            sum(
              all.flatMap(({ lines }) =>
                lines.result.flatMap(({ line, amount }) => (line.item === item ? amount : [])),
              ),
            )
          for (const place of [3, 5]) expect(totalOf(`Item ${place}`)).toBe(plain(negate(amounts[place] ?? '0')))
        }
      }),
      casesFrom(100, 40),
    )
  })
})
