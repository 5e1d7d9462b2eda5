/**
 * How each demo fund has gone on since its first closing: when it called and paid, what it costs, and which quarters
 * are still open.
 */
import type { CalendarDate } from '../entity.ts'
import type { FundKey } from './partners.ts'

interface Payout {
  date: CalendarDate
  /** Thousands of the fund's currency: what goes back, how much of it is capital, and how much may be called again. */
  thousands: number
  capital: number
  recallable?: number
}

/** What a quarter costs besides the management fee, in whole units of the fund's currency. */
interface Budget {
  administration: number
  custody: number
  bankFees: number
  travel: number
  board: number
  insurance: number
  /** Before VAT; a quarter of the year's audit. */
  audit: number
  legal: number
  organisation: number
  systems: number
  tax: number
  meetings: number
  valuation: number
}

export interface FundPlan {
  key: FundKey
  fund: string
  /** Begins the references of payments and the numbers of invoices. */
  sign: string
  closings: readonly CalendarDate[]
  /**
   * Dates of the capital calls. Each calls what the fund needs until the next one, the last one what is missing of the
   * target.
   */
  calls: readonly [CalendarDate, ...CalendarDate[]]
  /** Percent of the commitments that is paid in after the last call. */
  paidIn: number
  /** Called on top of the commitments with the first call, in thousands. */
  outside: number
  payouts: readonly Payout[]
  /** A payout on the day of a call is netted with it. */
  budget: Budget
  vatPercent: number
  manager: string
  /** Deals in other currencies were looked into by a firm of the country. */
  looksAbroad?: true
  /** Thousands, drawn on the subscription facility (repaid below zero), and the interest on it. */
  facility: readonly (readonly [date: CalendarDate, drawn: number])[]
  facilityInterest: readonly (readonly [date: CalendarDate, thousands: number])[]
  /** End of the first quarter reported on; undefined when the fund does not report yet. */
  firstQuarter?: CalendarDate
  /** Quarters that are still open, with what is missing of them. All earlier ones are published. */
  open: readonly {
    quarter: CalendarDate
    fairValuesMissing: readonly string[]
    accounting: boolean
    expenses: boolean
  }[]
  /** A movement that is only being drafted: due after the quarter in which the demo data may be looked at. */
  draft?: { name: string; date: CalendarDate; thousands: number }
  /** The next call: it is published when the demo data is made, and due two weeks later. */
  announced?: { name: string; thousands: number; purpose: string }
  /** The movement that was reopened once and completed again, by number of the call. */
  reopenedCall?: number
}

const NO_FACILITY = { facility: [], facilityInterest: [] } as const

export const FUND_PLANS: readonly FundPlan[] = [
  {
    key: 'ventures',
    fund: 'Larkmoor Ventures I SCSp',
    sign: 'LV1',
    closings: ['2020-12-15', '2021-06-30', '2021-11-30'],
    calls: [
      '2021-02-10',
      '2021-06-04',
      '2021-09-06',
      '2021-12-10',
      '2022-04-19',
      '2022-09-12',
      '2023-02-20',
      '2023-08-28',
      '2024-01-29',
      '2024-09-16',
      '2025-01-27',
      '2025-05-26',
      '2026-04-15',
    ],
    paidIn: 88,
    outside: 0,
    vatPercent: 17,
    manager: 'Larkmoor Partners S.à r.l.',
    ...NO_FACILITY,
    payouts: [
      { date: '2025-01-20', thousands: 8600, capital: 2200 },
      { date: '2025-03-31', thousands: 1000, capital: 1000, recallable: 1000 },
      { date: '2026-02-16', thousands: 8300, capital: 1100 },
      { date: '2026-04-15', thousands: 4500, capital: 1500 },
      { date: '2026-08-20', thousands: 1439, capital: 0 },
    ],
    budget: {
      administration: 9500,
      custody: 4200,
      bankFees: 120,
      travel: 1900,
      board: 3000,
      insurance: 14000,
      audit: 9500,
      legal: 21000,
      valuation: 12000,
      organisation: 180000,
      systems: 650,
      tax: 1600,
      meetings: 1200,
    },
    firstQuarter: '2020-12-31',
    open: [{ quarter: '2026-09-30', fairValuesMissing: [], accounting: true, expenses: false }],
    draft: { name: 'Capital call 14', date: '2027-01-15', thousands: 1200 },
  },
  {
    key: 'growth',
    fund: 'Larkmoor Growth II SCSp',
    sign: 'LG2',
    closings: ['2022-03-31', '2022-07-15', '2022-11-30', '2023-03-31'],
    calls: [
      '2022-05-30',
      '2022-09-05',
      '2022-12-05',
      '2023-05-02',
      '2023-10-02',
      '2024-04-08',
      '2024-11-04',
      '2025-05-12',
      '2025-09-08',
      '2026-03-16',
    ],
    paidIn: 61,
    outside: 450,
    vatPercent: 17,
    manager: 'Larkmoor Partners S.à r.l.',
    facility: [
      ['2025-07-09', 14000],
      ['2025-09-10', -14000],
    ],
    facilityInterest: [],
    payouts: [
      { date: '2025-12-15', thousands: 4200, capital: 1200 },
      { date: '2026-06-19', thousands: 2470, capital: 1500 },
    ],
    budget: {
      administration: 16000,
      custody: 7800,
      bankFees: 180,
      travel: 3400,
      board: 4500,
      insurance: 22000,
      audit: 13000,
      legal: 34000,
      valuation: 18000,
      organisation: 430000,
      systems: 900,
      tax: 2700,
      meetings: 2600,
    },
    firstQuarter: '2022-06-30',
    open: [
      {
        quarter: '2026-09-30',
        fairValuesMissing: ['Quillfeather Media', 'Thistledown Packaging'],
        accounting: false,
        expenses: false,
      },
    ],
    looksAbroad: true,
    announced: {
      name: 'Capital call 11',
      thousands: 8300,
      purpose: 'A further round of Quillfeather Media, and costs until March.',
    },
    reopenedCall: 10,
  },
  {
    key: 'nordic',
    fund: 'Larkmoor Nordic Buyout III LP',
    sign: 'LN3',
    closings: ['2025-06-30', '2026-03-15'],
    calls: ['2025-07-21', '2025-10-08', '2026-05-11'],
    paidIn: 14,
    outside: 0,
    payouts: [],
    vatPercent: 25,
    manager: 'Larkmoor Nordic GP Limited',
    looksAbroad: true,
    facility: [
      ['2026-04-13', 6000],
      ['2026-05-13', -6000],
      ['2026-05-18', 10500],
      ['2026-09-21', 1500],
    ],
    facilityInterest: [
      ['2026-06-30', 88],
      ['2026-09-30', 190],
    ],
    budget: {
      administration: 14000,
      custody: 5500,
      bankFees: 150,
      travel: 4200,
      board: 5000,
      insurance: 18000,
      audit: 11000,
      legal: 64000,
      valuation: 0,
      organisation: 820000,
      systems: 1100,
      tax: 3100,
      meetings: 3900,
    },
    firstQuarter: '2025-09-30',
    open: [
      { quarter: '2026-06-30', fairValuesMissing: [], accounting: true, expenses: true },
      {
        quarter: '2026-09-30',
        fairValuesMissing: ['Vintergard Components', 'Wrenfjord Marine'],
        accounting: false,
        expenses: false,
      },
    ],
  },
  {
    key: 'seed',
    fund: 'Thornfield Seed Fund KG',
    sign: 'TS',
    closings: ['2024-05-31'],
    calls: ['2024-06-20'],
    paidIn: 10,
    outside: 0,
    payouts: [],
    vatPercent: 19,
    manager: 'Thornfield Capital GmbH',
    ...NO_FACILITY,
    open: [],
    budget: {
      administration: 2500,
      custody: 900,
      bankFees: 40,
      travel: 0,
      board: 0,
      insurance: 0,
      audit: 2000,
      legal: 0,
      valuation: 0,
      organisation: 20000,
      systems: 0,
      tax: 0,
      meetings: 0,
    },
  },
]
