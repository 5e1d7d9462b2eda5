/**
 * The investments of the demo funds: what was bought, what came back, and what each was worth. All names are made up.
 */
import type { FundKey } from './partners.ts'

/** What happened to an investment. Amounts are thousands of the deal currency, always positive. */
export type DealEvent =
  | readonly [
      date: string,
      kind: 'initial' | 'followOn' | 'loan' | 'conversion' | 'dividend' | 'interest' | 'repayment' | 'exit',
      thousands: number,
    ]
  /** Percent of the cost so far that was sold. */
  | readonly [date: string, kind: 'partialExit', thousands: number, percentSold: number]
  | readonly [date: string, kind: 'writeOff']

/** Worth in percent of the cost that is left; between two marks it moves evenly from quarter to quarter. */
export type Mark = readonly [quarterEnd: string, percentOfCost: number]

interface DealCompany {
  name: string
  country: string
  headquarter: string
  /** Percent points of the company that the fund holds once every option is used. */
  ownership: string
  /** Percent of the investment's worth that lies in this company. */
  part: number
}

export interface Deal {
  fund: FundKey
  name: string
  currency: string
  country: string
  geography: string
  industry: string
  stage: string
  type: string
  founded: number
  description: string
  exitMethod?: string
  coInvestors?: string
  companies: readonly DealCompany[]
  events: readonly DealEvent[]
  marks: readonly Mark[]
}

const alone = (name: string, country: string, headquarter: string, ownership: string): DealCompany[] => [
  { name, country, headquarter, ownership, part: 100 },
]

const VENTURES: readonly Omit<Deal, 'fund'>[] = [
  {
    name: 'Aurelia Robotics',
    currency: 'EUR',
    country: 'DE',
    geography: 'Germany',
    industry: 'Business products & services',
    stage: 'Seed',
    type: 'Preference shares',
    founded: 2019,
    description: 'Grippers and software for picking fragile goods.',
    exitMethod: 'Trade sale',
    coInvestors: 'Halden Seed Partners',
    companies: alone('Aurelia Robotics GmbH', 'DE', 'Ulmenhain', '14.2'),
    events: [
      ['2021-02-26', 'initial', 1100],
      ['2026-01-22', 'exit', 8360],
    ],
    marks: [
      ['2021-03-31', 100],
      ['2022-06-30', 180],
      ['2023-12-31', 320],
      ['2025-12-31', 680],
    ],
  },
  {
    name: 'Brightwater Sensors',
    currency: 'GBP',
    country: 'GB',
    geography: 'United Kingdom',
    industry: 'Energy & environment',
    stage: 'Start-up',
    type: 'Preference shares',
    founded: 2017,
    description: 'Sensors that find leaks in water mains.',
    exitMethod: 'Trade sale',
    companies: alone('Brightwater Sensors Ltd', 'GB', 'Larkholme', '18.6'),
    events: [
      ['2021-03-31', 'initial', 1900],
      ['2024-12-12', 'exit', 8230],
    ],
    marks: [
      ['2021-06-30', 100],
      ['2022-12-31', 160],
      ['2024-09-30', 380],
    ],
  },
  {
    name: 'Cobaltline',
    currency: 'SEK',
    country: 'SE',
    geography: 'Nordic countries',
    industry: 'Chemicals & materials',
    stage: 'Start-up',
    type: 'Ordinary shares',
    founded: 2018,
    description: 'Recovery of cobalt from used batteries. Went into liquidation when the pilot plant failed.',
    exitMethod: 'Write-off',
    companies: alone('Cobaltline AB', 'SE', 'Norrhamn', '11.9'),
    events: [
      ['2021-06-18', 'initial', 34000],
      ['2022-11-11', 'followOn', 9000],
      ['2023-12-15', 'writeOff'],
    ],
    marks: [
      ['2021-06-30', 100],
      ['2022-03-31', 100],
      ['2022-12-31', 60],
      ['2023-09-30', 15],
    ],
  },
  {
    name: 'Dunmere Bio',
    currency: 'CHF',
    country: 'CH',
    geography: 'Switzerland',
    industry: 'Life sciences',
    stage: 'Start-up',
    type: 'Preference shares',
    founded: 2018,
    description: 'Enzymes that replace animal testing of skin creams.',
    coInvestors: 'Skerrow Life Sciences',
    companies: alone('Dunmere Bio AG', 'CH', 'Dunmere', '16.4'),
    events: [
      ['2021-09-15', 'initial', 2600],
      ['2023-03-17', 'followOn', 1500],
    ],
    marks: [
      ['2021-09-30', 100],
      ['2022-09-30', 90],
      ['2023-03-31', 165],
      ['2024-12-31', 240],
      ['2026-09-30', 300],
    ],
  },
  {
    name: 'Eskerfold Payments',
    currency: 'EUR',
    country: 'NL',
    geography: 'Benelux',
    industry: 'Financial & insurance',
    stage: 'Later-stage venture',
    type: 'Convertible loan',
    founded: 2016,
    description: 'Payments between companies that settle at once. The first loan was converted in the round of 2022.',
    companies: alone('Eskerfold Payments B.V.', 'NL', 'Eskerdam', '9.8'),
    events: [
      ['2021-10-20', 'loan', 800],
      ['2022-06-30', 'conversion', 800],
      ['2022-06-30', 'followOn', 3000],
      ['2023-06-16', 'followOn', 2200],
      ['2026-03-20', 'partialExit', 4500, 25],
    ],
    marks: [
      ['2021-12-31', 100],
      ['2022-06-30', 115],
      ['2022-12-31', 95],
      ['2023-06-30', 150],
      ['2024-03-31', 200],
      ['2025-12-31', 285],
      ['2026-09-30', 298],
    ],
  },
  {
    name: 'Fennick Optics',
    currency: 'EUR',
    country: 'AT',
    geography: 'Austria',
    industry: 'ICT',
    stage: 'Start-up',
    type: 'Preference shares',
    founded: 2017,
    description: 'Lenses thin as paper for cameras of machines.',
    companies: alone('Fennick Optics GmbH', 'AT', 'Fennach', '21.3'),
    events: [
      ['2021-12-17', 'initial', 3000],
      ['2023-09-22', 'followOn', 1500],
    ],
    marks: [
      ['2021-12-31', 100],
      ['2022-12-31', 80],
      ['2023-09-30', 170],
      ['2026-09-30', 246],
    ],
  },
  {
    name: 'Glasshollow Games',
    currency: 'USD',
    country: 'US',
    geography: 'North America',
    industry: 'Consumer goods & services',
    stage: 'Seed',
    type: 'SAFE/ASA',
    founded: 2020,
    description: 'Games for people who play together on one screen. Closed after its second title.',
    exitMethod: 'Write-off',
    companies: alone('Glasshollow Games Inc.', 'US', 'Harbour Falls, VT', '8.1'),
    events: [
      ['2022-02-25', 'initial', 2300],
      ['2024-09-06', 'writeOff'],
    ],
    marks: [
      ['2022-03-31', 100],
      ['2022-12-31', 55],
      ['2024-06-30', 20],
    ],
  },
  {
    name: 'Harrowgate Storage',
    currency: 'GBP',
    country: 'GB',
    geography: 'United Kingdom',
    industry: 'Energy & environment',
    stage: 'Later-stage venture',
    type: 'Preference shares',
    founded: 2015,
    description: 'Heat stores of sand for district heating.',
    companies: alone('Harrowgate Storage Ltd', 'GB', 'Harrowgate', '12.7'),
    events: [
      ['2022-04-29', 'initial', 2400],
      ['2024-10-18', 'followOn', 1100],
    ],
    marks: [
      ['2022-06-30', 100],
      ['2022-12-31', 90],
      ['2024-12-31', 160],
      ['2026-09-30', 205],
    ],
  },
  {
    name: 'Ingleby Compute',
    currency: 'EUR',
    country: 'FR',
    geography: 'France',
    industry: 'ICT',
    stage: 'Start-up',
    type: 'Preference shares',
    founded: 2020,
    description: 'Scheduling of computing centres by the price of power.',
    companies: alone('Ingleby Compute SAS', 'FR', 'Inglebourg', '17.5'),
    events: [
      ['2022-09-23', 'initial', 3400],
      ['2023-11-17', 'followOn', 1600],
    ],
    marks: [
      ['2022-09-30', 100],
      ['2023-06-30', 100],
      ['2023-12-31', 185],
      ['2026-09-30', 270],
    ],
  },
  {
    name: 'Junegrass Foods',
    currency: 'EUR',
    country: 'DK',
    geography: 'Nordic countries',
    industry: 'Agriculture',
    stage: 'Start-up',
    type: 'Ordinary shares',
    founded: 2019,
    description: 'Flour of field beans. Sold in insolvency without proceeds.',
    exitMethod: 'Write-off',
    companies: alone('Junegrass Foods ApS', 'DK', 'Junegaard', '19.9'),
    events: [
      ['2022-12-09', 'initial', 2200],
      ['2025-06-13', 'writeOff'],
    ],
    marks: [
      ['2022-12-31', 100],
      ['2023-12-31', 75],
      ['2025-03-31', 20],
    ],
  },
  {
    name: 'Kestrelpoint Holding',
    currency: 'EUR',
    country: 'LU',
    geography: 'Europe',
    industry: 'Transportation',
    stage: 'Growth',
    type: 'Ordinary shares',
    founded: 2014,
    description: 'One holding with three companies: pilots’ training, harbour logistics and the data of both.',
    companies: [
      { name: 'Kestrelpoint Air', country: 'IE', headquarter: 'Kestrel Quay', ownership: '24.5', part: 50 },
      { name: 'Kestrelpoint Marine', country: 'NL', headquarter: 'Oosterhaven', ownership: '31', part: 30 },
      { name: 'Kestrelpoint Data', country: 'LU', headquarter: 'Larkmoor', ownership: '42.75', part: 20 },
    ],
    events: [
      ['2023-05-19', 'initial', 3600],
      ['2025-02-14', 'followOn', 1500],
      ['2025-06-25', 'dividend', 180],
      ['2026-06-24', 'dividend', 240],
    ],
    marks: [
      ['2023-06-30', 100],
      ['2024-12-31', 150],
      ['2026-09-30', 210],
    ],
  },
  {
    name: 'Lumenroth',
    currency: 'EUR',
    country: 'FI',
    geography: 'Nordic countries',
    industry: 'Life sciences',
    stage: 'Start-up',
    type: 'Preference shares',
    founded: 2021,
    description: 'Light that keeps bandages sterile. A shareholder loan bridged the time to the second round.',
    companies: alone('Lumenroth Oy', 'FI', 'Lumenvaara', '22.8'),
    events: [
      ['2023-11-24', 'initial', 2800],
      ['2024-10-04', 'loan', 1000],
      ['2025-03-14', 'interest', 36],
      ['2025-03-14', 'repayment', 1000],
      ['2025-06-20', 'followOn', 1800],
    ],
    marks: [
      ['2023-12-31', 100],
      ['2025-03-31', 120],
      ['2025-06-30', 185],
      ['2026-09-30', 240],
    ],
  },
]

const GROWTH: readonly Omit<Deal, 'fund'>[] = [
  {
    name: 'Marlowe Freight',
    currency: 'EUR',
    country: 'NL',
    geography: 'Benelux',
    industry: 'Transportation',
    stage: 'Growth',
    type: 'Ordinary shares',
    founded: 2008,
    description: 'Freight by rail and barge, booked like a parcel.',
    companies: alone('Marlowe Freight B.V.', 'NL', 'Marlowe', '28.4'),
    events: [
      ['2022-06-17', 'initial', 11000],
      ['2025-05-23', 'followOn', 1800],
      ['2025-11-28', 'dividend', 460],
    ],
    marks: [
      ['2022-06-30', 100],
      ['2022-12-31', 85],
      ['2024-06-30', 125],
      ['2026-06-30', 182],
      ['2026-09-30', 184],
    ],
  },
  {
    name: 'Nettlecombe Health',
    currency: 'GBP',
    country: 'GB',
    geography: 'United Kingdom',
    industry: 'Life sciences',
    stage: 'Growth',
    type: 'Preference shares',
    founded: 2011,
    description: 'Clinics for chronic wounds.',
    companies: alone('Nettlecombe Health plc', 'GB', 'Nettlecombe', '19.2'),
    events: [['2022-09-16', 'initial', 9000]],
    marks: [
      ['2022-09-30', 100],
      ['2023-06-30', 95],
      ['2024-12-31', 130],
      ['2026-06-30', 160],
      ['2026-09-30', 161],
    ],
  },
  {
    name: 'Oxbow Analytics',
    currency: 'EUR',
    country: 'IE',
    geography: 'Ireland',
    industry: 'ICT',
    stage: 'Growth',
    type: 'Preference shares',
    founded: 2013,
    description: 'Forecasts of floods for insurers.',
    companies: alone('Oxbow Analytics DAC', 'IE', 'Oxbow', '23.7'),
    events: [
      ['2022-12-12', 'initial', 8500],
      ['2024-06-21', 'followOn', 3500],
      ['2025-10-17', 'partialExit', 2600, 10],
    ],
    marks: [
      ['2022-12-31', 100],
      ['2023-12-31', 110],
      ['2024-06-30', 150],
      ['2026-06-30', 206],
      ['2026-09-30', 208],
    ],
  },
  {
    name: 'Pellworth Energy',
    currency: 'SEK',
    country: 'SE',
    geography: 'Nordic countries',
    industry: 'Energy & environment',
    stage: 'Growth',
    type: 'Ordinary shares',
    founded: 2010,
    description: 'Heat pumps for whole quarters of towns.',
    companies: alone('Pellworth Energi AB', 'SE', 'Pellvik', '26.1'),
    events: [['2023-05-12', 'initial', 108000]],
    marks: [
      ['2023-06-30', 100],
      ['2024-12-31', 105],
      ['2026-06-30', 130],
      ['2026-09-30', 131],
    ],
  },
  {
    name: 'Quillfeather Media',
    currency: 'EUR',
    country: 'FR',
    geography: 'France',
    industry: 'Consumer goods & services',
    stage: 'Growth',
    type: 'Preference shares',
    founded: 2015,
    description: 'Audio books read by their authors. Written down after the loss of a licence.',
    companies: alone('Quillfeather Media SAS', 'FR', 'Plumeville', '15.6'),
    events: [['2023-10-13', 'initial', 6500]],
    marks: [
      ['2023-12-31', 100],
      ['2024-12-31', 80],
      ['2025-06-30', 45],
      ['2026-09-30', 45],
    ],
  },
  {
    name: 'Ravensbourne Dental Group',
    currency: 'EUR',
    country: 'DE',
    geography: 'Germany',
    industry: 'Life sciences',
    stage: 'Buyout',
    type: 'Ordinary shares',
    founded: 2006,
    description: 'Dentists in small towns under one roof, and the laboratory that serves them.',
    companies: [
      { name: 'Ravensbourne Praxen', country: 'DE', headquarter: 'Ravensbrunn', ownership: '48', part: 70 },
      { name: 'Ravensbourne Labor', country: 'DE', headquarter: 'Ravensbrunn', ownership: '52.5', part: 30 },
    ],
    events: [
      ['2024-04-19', 'initial', 15500],
      ['2025-06-27', 'dividend', 320],
      ['2026-05-29', 'dividend', 410],
    ],
    marks: [
      ['2024-06-30', 100],
      ['2025-12-31', 120],
      ['2026-06-30', 128],
      ['2026-09-30', 129],
    ],
  },
  {
    name: 'Saltmarsh Software',
    currency: 'CHF',
    country: 'CH',
    geography: 'Switzerland',
    industry: 'ICT',
    stage: 'Growth',
    type: 'Mezzanine',
    founded: 2009,
    description: 'Planning of shifts in hospitals.',
    companies: alone('Saltmarsh Software AG', 'CH', 'Salzmoos', '12.4'),
    events: [
      ['2024-11-15', 'initial', 10500],
      ['2025-11-14', 'interest', 840],
    ],
    marks: [
      ['2024-12-31', 100],
      ['2026-06-30', 115],
      ['2026-09-30', 116],
    ],
  },
  {
    name: 'Thistledown Packaging',
    currency: 'EUR',
    country: 'IT',
    geography: 'Italy',
    industry: 'Chemicals & materials',
    stage: 'Growth',
    type: 'Ordinary shares',
    founded: 2003,
    description: 'Packaging of mushroom roots.',
    companies: alone('Thistledown Packaging S.p.A.', 'IT', 'Cardella', '33.3'),
    events: [
      ['2025-09-19', 'initial', 11200],
      ['2025-09-19', 'loan', 3000],
      ['2026-02-27', 'interest', 95],
      ['2026-02-27', 'repayment', 1500],
    ],
    marks: [
      ['2025-09-30', 100],
      ['2026-06-30', 104],
      ['2026-09-30', 106],
    ],
  },
]

const NORDIC: readonly Omit<Deal, 'fund'>[] = [
  {
    name: 'Vintergard Components',
    currency: 'SEK',
    country: 'SE',
    geography: 'Nordic countries',
    industry: 'Business products & services',
    stage: 'Buyout',
    type: 'Ordinary shares',
    founded: 1988,
    description: 'Castings for wind turbines, bought from the founding family.',
    companies: alone('Vintergard Components AB', 'SE', 'Vintergård', '74'),
    events: [['2025-10-24', 'initial', 200000]],
    marks: [
      ['2025-12-31', 100],
      ['2026-03-31', 100],
      ['2026-06-30', 107],
      ['2026-09-30', 109],
    ],
  },
  {
    name: 'Wrenfjord Marine',
    currency: 'EUR',
    country: 'FI',
    geography: 'Nordic countries',
    industry: 'Transportation',
    stage: 'Buyout',
    type: 'Ordinary shares',
    founded: 1996,
    description: 'Repair of ferries; paid in part with the subscription facility.',
    companies: alone('Wrenfjord Marine Oy', 'FI', 'Wrenfjord', '68.5'),
    events: [['2026-05-22', 'initial', 16500]],
    marks: [
      ['2026-06-30', 100],
      ['2026-09-30', 101],
    ],
  },
]

export const DEALS: readonly Deal[] = [
  ...VENTURES.map((deal): Deal => ({ fund: 'ventures', ...deal })),
  ...GROWTH.map((deal): Deal => ({ fund: 'growth', ...deal })),
  ...NORDIC.map((deal): Deal => ({ fund: 'nordic', ...deal })),
]
