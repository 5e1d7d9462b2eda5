/** The statement of one holding, for tests of what is made of it. */
import type {
  PerformanceReport,
  ReportedInvestment,
  StatedSpan,
  Statement,
} from '../../src/capital-account-statements/shapes.ts'

export const PERIOD = { id: 7, name: 'Q2 2026', date: '2026-06-30' } as const

export const account: NonNullable<StatedSpan['account']> = {
  opening: '900.00',
  called: '400.00',
  equalisations: [
    { name: 'Second closing', date: '2026-05-01', amount: '-7.00' },
    { name: 'Third closing', date: '2026-06-01', amount: '-3.00' },
  ],
  transfers: '12.00',
  distributed: '150.00',
  result: '80.00',
  managementFees: '20.00',
  carry: '9.00',
  closing: '1200.00',
}
export const unfunded: StatedSpan['unfunded'] = {
  opening: '3000.00',
  commitments: '500.00',
  calls: '380.00',
  recallable: '60.00',
  transfers: '-40.00',
  closing: '3140.00',
}
export const span = (
  name: StatedSpan['name'],
  from: StatedSpan['from'],
  given: Partial<StatedSpan> = {},
): StatedSpan => ({
  name,
  from,
  to: PERIOD.date,
  unfunded,
  account,
  ...given,
})

export const statement = (given: Partial<Statement> = {}): Statement => ({
  format: 1,
  number: 'CAS-7-1',
  issuedOn: '2026-07-31',
  period: PERIOD,
  currency: 'EUR',
  minorUnits: 2,
  fund: { name: 'Growth II', address: [], tradeRegisterNumber: null, generalPartner: null, vintageYear: 2023 },
  investor: { name: 'Ashcombe', address: [], attention: null },
  position: {
    commitment: '5000.00',
    fundCommitment: '20000.00',
    share: '25.00',
    called: '1860.00',
    calledInside: '1800.00',
    calledOutside: '60.00',
    calledPercent: '37.20',
    distributed: '250.00',
    recallable: '120.00',
    remaining: '3140.00',
    lateEntranceFee: '5.00',
    shares: '12.5',
  },
  nav: '1200.00',
  navPerShare: '96.000000',
  dpi: { value: '0.134409' },
  rvpi: { value: '0.645161' },
  tvpi: { value: '0.77957' },
  netIrr: { value: '-4.2' },
  spans: [span('period', '2026-03-31'), span('year', '2025-12-31'), span('inception', null)],
  cashFlows: [
    {
      date: '2023-01-20',
      source: { resource: 'capital-movements', id: 1 },
      name: 'Call 1',
      called: '1860.00',
      distributed: '0.00',
      recallable: '0.00',
      lateEntranceFee: '5.00',
    },
    {
      date: '2025-03-31',
      source: { resource: 'capital-movements', id: 2 },
      name: 'Payout 1',
      called: '0.00',
      distributed: '250.00',
      recallable: '120.00',
      lateEntranceFee: '0.00',
    },
  ],
  reportHash: 'ab',
  ...given,
})

export const report = (given: Partial<PerformanceReport> = {}): PerformanceReport => ({
  format: 1,
  issuedOn: '2026-07-31',
  period: PERIOD,
  fund: 'Growth II',
  currency: 'EUR',
  minorUnits: 2,
  calledOutside: '0.00',
  figures: [],
  investments: [],
  ...given,
})

export const INVESTMENT: ReportedInvestment = {
  id: 4,
  name: 'Northgate',
  currency: 'SEK',
  geography: 'Sweden',
  industry: 'Software',
  investedFrom: '2023-02-01',
  exitedOn: null,
  invested: '1000.00',
  proceeds: '200.00',
  income: '30.00',
  cost: '800.00',
  fairValue: '1500.00',
  fairValueDate: '2026-06-30',
  unrealisedGain: '700.00',
  moic: { value: '1.73' },
  irr: { value: '19.5' },
  share: '100.00',
  details: [],
  fairValues: [],
  cashFlows: [],
}
