/** What a statement is made of: one partner of 5 million, called, paid out and part of it sold, up to the period. */
import { describe, expect, test } from 'vitest'
import { equalised, statementOf, statementTitle } from '../../src/capital-account-statements/statement.ts'
import type { StatementCommon, StatementOwn } from '../../src/capital-account-statements/statement.ts'
import type { StatedRollForward } from '../../src/performance/partnerReturns.ts'
import type { TransactionRow } from '../../src/limited-partners/ledger.ts'

const PERIOD = { id: 7, name: 'Q2 2026', date: '2026-06-30' } as const

function booked(
  row: Pick<TransactionRow, 'date' | 'type' | 'amount' | 'impactOnUnfunded'> & Partial<TransactionRow>,
): TransactionRow {
  return { limitedPartnerId: 1, capitalMovementId: null, closingId: null, transferId: null, ...row }
}
const call = booked({
  date: '2023-01-20',
  type: 'CapitalCall',
  amount: '1000.00',
  impactOnUnfunded: '-1000.00',
  investmentFunding: '1000.00',
  capitalMovementId: 4,
})
const transactions: TransactionRow[] = [
  call,
  // Of the same movement and day: one line of the statement.
  { ...call, amount: '200.00', impactOnUnfunded: '-200.00', investmentFunding: '200.00' },
  booked({
    date: '2025-03-31',
    type: 'Distribution',
    amount: '-90.00',
    impactOnUnfunded: '40.00',
    distribution: '90.00',
    recallableDistribution: '40.00',
    capitalMovementId: 5,
  }),
  booked({
    date: '2026-06-30',
    type: 'TransferOut',
    amount: '-300.00',
    impactOnUnfunded: '300.00',
    investmentFunding: '-300.00',
    transferId: 9,
  }),
  // Of no source: nothing that a person could open.
  booked({
    date: '2026-06-01',
    type: 'CapitalCall',
    amount: '7.00',
    impactOnUnfunded: '-7.00',
    investmentFunding: '7.00',
  }),
  // After the period.
  { ...call, date: '2026-07-01', capitalMovementId: 6 },
]
const own: StatementOwn = {
  number: 'CAS-7-1',
  investor: { name: 'Ashcombe', address: [], attention: null },
  limitedPartnerId: 1,
  commitments: [
    { limitedPartnerId: 1, date: '2023-01-10', value: '5000.00', closingId: 2, transferId: null },
    { limitedPartnerId: 1, date: '2026-06-30', value: '-1000.00', closingId: null, transferId: 9 },
    { limitedPartnerId: 1, date: '2026-07-01', value: '800.00', closingId: 3, transferId: null },
  ],
  transactions,
  returns: undefined,
}
const common: StatementCommon = {
  issuedOn: '2026-07-31',
  period: PERIOD,
  currency: 'EUR',
  minorUnits: 2,
  fund: { name: 'Growth II', address: [], tradeRegisterNumber: null, generalPartner: null, vintageYear: 2023 },
  reportHash: 'ab',
  fundCommitment: '20000.00',
  accounts: { spans: [] },
  nameOf: ({ resource, id }) => `${resource} ${id}`,
}

describe('a statement', () => {
  const stated = statementOf(common, own)

  test('says where the partner stands on the last day of the period, and not what came later', () => {
    expect(stated.position).toMatchObject({
      commitment: '4000.00',
      fundCommitment: '20000.00',
      share: '20.00',
      called: '907.00',
      distributed: '90.00',
      recallable: '40.00',
      remaining: '3133.00',
    })
  })

  test('lists what was paid and received up to that day, a line for each movement, closing and transfer', () => {
    expect(
      stated.cashFlows.map(({ date, name, called, distributed, recallable }) => [
        date,
        name,
        called,
        distributed,
        recallable,
      ]),
    ).toEqual([
      ['2023-01-20', 'capital-movements 4', '1200.00', '0.00', '0.00'],
      ['2025-03-31', 'capital-movements 5', '0.00', '90.00', '40.00'],
      ['2026-06-30', 'transfers 9', '-300.00', '0.00', '0.00'],
    ])
    const ofClosing = { ...own, transactions: [{ ...call, capitalMovementId: null, closingId: 2 }] }
    expect(statementOf(common, ofClosing).cashFlows).toMatchObject([{ source: { resource: 'closings', id: 2 } }])
  })

  test('lists what was paid and received by ILPA type: the impact on unfunded, inside and outside the fund', () => {
    const inside = { insideFund: true } as const
    expect(stated.cashFlows.map(({ lines }) => lines)).toEqual([
      [{ ilpaType: 'Investments', ...inside, amount: '-1200.00', impactOnUnfunded: '-1200.00' }],
      [{ ilpaType: 'Income', ...inside, amount: '90.00', impactOnUnfunded: '40.00' }],
      [{ ilpaType: 'Investments', ...inside, amount: '300.00', impactOnUnfunded: '300.00' }],
    ])
    const late = booked({
      ...call,
      type: 'Equalisation',
      amount: '65.00',
      impactOnUnfunded: '-40.00',
      investmentFunding: '0.00',
      managementFees: '40.00',
      expensesOutOfPaidIn: '20.00',
      lateEntranceFee: '5.00',
    })
    expect(statementOf(common, { ...own, transactions: [late] }).cashFlows[0]?.lines).toEqual([
      { ilpaType: 'Management fee', ...inside, amount: '-40.00', impactOnUnfunded: '-40.00' },
      { ilpaType: 'Partnership expenses', ...inside, amount: '-20.00', impactOnUnfunded: '0.00' },
      { ilpaType: 'Subsequent close interest (call)', insideFund: false, amount: '-5.00', impactOnUnfunded: '0.00' },
    ])
  })

  test('says why there is no net asset value, and no multiple of one', () => {
    expect(stated).toMatchObject({ nav: null, navPerShare: null, tvpi: { value: null }, netIrr: { value: null } })
    expect(stated.reason).toBe('The fund had no net asset value on that day.')
    expect([stated.tvpi.reason, stated.format]).toEqual([stated.reason, 1])
    const reason = 'There is no accounting entry for Q2 2026'
    expect(statementOf({ ...common, accounts: { reason, spans: [] } }, own)).toMatchObject({ reason, dpi: { reason } })
  })

  test('says the net asset value with what is to be known about it', () => {
    const measure = { value: '1.5' } as const
    const returns: StatementOwn['returns'] = {
      limitedPartnerId: 1,
      contributed: '1000.00',
      distributed: '0.00',
      result: '500.00',
      managementFees: '0.00',
      carry: '0.00',
      balance: '1500.00',
      dpi: measure,
      rvpi: measure,
      tvpi: measure,
      irr: measure,
    }
    const note = 'Older values stand in it'
    const valued = statementOf(
      { ...common, accounts: { note, spans: [] } },
      { ...own, returns, transactions: [{ ...call, shares: '1000' }] },
    )
    expect(valued).toMatchObject({ nav: '1500.00', navPerShare: '1.500000', note, tvpi: { value: '1.5' } })
    expect(valued.reason).toBeUndefined()
  })

  test('rolls the remaining commitment forward for each span, and the account where there is one', () => {
    const span = { name: 'year', from: '2025-12-31', to: PERIOD.date } as const
    const [stated] = statementOf(
      { ...common, accounts: { spans: [{ span, of: () => null, managementFees: [] }] } },
      own,
    ).spans
    expect(stated).toEqual({
      ...span,
      unfunded: {
        opening: '3840.00',
        commitments: '0.00',
        calls: '7.00',
        recallable: '0.00',
        transfers: '-700.00',
        closing: '3133.00',
      },
      account: null,
    })
  })

  test('names the lines that the result and the fees are made of, and how the carried interest accrued', () => {
    const span = { name: 'period', from: '2026-03-31', to: PERIOD.date } as const
    const rolled: StatedRollForward = {
      opening: '900.00',
      called: '0.00',
      equalisations: [],
      transfers: '0.00',
      distributed: '0.00',
      result: '66.00',
      managementFees: '15.00',
      carry: '9.00',
      closing: '942.00',
      lines: {
        result: [
          { line: { group: 'gains', section: null, item: 'realised' }, amount: '100.00' },
          { line: { group: 'expenses', section: 'fundOperatingExpenses', item: 'Legal' }, amount: '-30.00' },
          { line: { group: 'carry', section: null, item: 'carryPaid' }, amount: '-4.00' },
        ],
        managementFees: [
          { line: 'Management fee', amount: '20.00' },
          { line: 'Offset - monitoring', amount: '-5.00' },
        ],
      },
    }
    const managementFees: StatedRollForward['lines']['managementFees'] = [
      { line: 'Management fee', amount: '80.00' },
      { line: 'Offset - monitoring', amount: '-20.00' },
    ]
    const measure = { value: null } as const
    const returns: StatementOwn['returns'] = {
      limitedPartnerId: 1,
      contributed: '0.00',
      distributed: '0.00',
      result: '0.00',
      managementFees: '0.00',
      carry: '21.00',
      balance: '942.00',
      dpi: measure,
      rvpi: measure,
      tvpi: measure,
      irr: measure,
    }
    const [stated] = statementOf(
      { ...common, accounts: { spans: [{ span, of: () => rolled, managementFees }] } },
      { ...own, returns },
    ).spans
    expect(stated?.account).toMatchObject({
      resultLines: [
        { group: 'gains', title: 'Realized gains and losses', amount: '100.00' },
        { group: 'expenses', title: 'Legal', amount: '-30.00' },
        { group: 'carry', title: 'Carried interest paid', amount: '-4.00' },
      ],
      feeLines: [
        { kind: 'gross', title: 'Management fee', amount: '-20.00' },
        { kind: 'offset', title: 'Offset: monitoring fees', amount: '5.00' },
        { kind: 'net', title: 'Management fees, net', amount: '-15.00' },
      ],
      // 12 at the beginning, 9 more than that at the end, and 4 paid in between.
      accruedCarry: { opening: '12.00', earned: '13.00', paid: '4.00', closing: '21.00' },
    })
    expect(stated?.fundFeeLines).toEqual([
      { kind: 'gross', title: 'Management fee', amount: '-80.00' },
      { kind: 'offset', title: 'Offset: monitoring fees', amount: '20.00' },
      { kind: 'net', title: 'Management fees, net', amount: '-60.00' },
    ])
  })

  test('is called by its period, and adds up what later closings have moved', () => {
    expect(statementTitle({ period: PERIOD })).toBe('Capital account statement Q2 2026')
    const account = {
      opening: '0.00',
      called: '0.00',
      equalisations: [
        { name: 'Second closing', date: '2026-05-01', amount: '-7.00' },
        { name: 'Third closing', date: '2026-06-01', amount: '-3.50' },
      ],
      transfers: '0.00',
      distributed: '0.00',
      result: '0.00',
      managementFees: '0.00',
      carry: '0.00',
      closing: '0.00',
    } as const
    expect(equalised({ ...account, equalisations: [...account.equalisations] }, 2)).toBe('-10.50')
  })
})
