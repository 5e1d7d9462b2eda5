/**
 * Funds, managers and bank accounts of the demo tenants. References are written as codes and names; the loader looks
 * their ids up.
 */
import type { CalendarDate } from '../entity.ts'
import type { CreateValues } from '../entityTypes.ts'

export type DemoManager = CreateValues<'fundManager'>

/** What a new fund is made of, with `manager`, `country`, `domicile` and `currency` in place of their ids. */
export type DemoFund = Omit<CreateValues<'fund'>, 'managerId' | 'countryId' | 'domicileId' | 'currencyId'> & {
  manager: string
  country: string
  domicile: string
  currency: string
}

export interface DemoBankAccount {
  fund: string
  name: string
  /**
   * Country and the account's number without its check digits: the loader makes a valid IBAN of it. A text is kept as
   * it is.
   */
  number: string | readonly [country: string, number: string]
  bankCode: string
  currency: string
  country: string
  city: string
  bankCity: string
  bankCountry: string
  /** When both steps of verification were gone through, before the account was used; an account without is waiting. */
  verifiedOn?: CalendarDate
}

export const LARKMOOR_MANAGERS: readonly DemoManager[] = [
  { name: 'Larkmoor Partners S.à r.l.', quality: 'Manager', telephone: '+44 1632 960417' },
  { name: 'Hanne Birk', quality: 'Class A manager' },
  { name: 'Tomas Reve', quality: 'Class B manager' },
  { name: 'Larkmoor Nordic GP Limited', quality: 'General partner', telephone: '+44 1632 960417' },
]

const LUXEMBOURG_SEAT = {
  address: '14, rue des Tilleuls',
  postalCode: 'L-9999',
  city: 'Larkmoor',
  country: 'LU',
  domicile: 'LU',
} satisfies Partial<DemoFund>

const ESG = {
  esgRestrictions: 'No investment in weapons, tobacco, gambling or thermal coal.',
  esgPolicy: 'Sustainability risks are part of every investment decision.',
  esgReporting: 'Yearly, with the annual report; principal adverse impacts from 2024 on.',
} satisfies Partial<DemoFund>

const LUXEMBOURG_SERVICES = {
  regulator: 'Supervisory Authority of Larkmoor',
  depositary: 'Norrfold Depositary',
  independentValuerAndRiskManager: 'Aldwin Tarn Valuation',
  auditor: 'Harrel & Voss Audit',
  administrator: 'Moorgate Fund Services',
  lawyer: 'Aldwin Tarn LLP',
} satisfies Partial<DemoFund>

const CARRY = {
  carriedInterestType: 'European',
  carriedInterest: '20',
  catchUp: '100',
} satisfies Partial<DemoFund>
const REPORTING = {
  yearEnd: 'December',
  investorReportingFrequency: 'Quarterly',
  decimals: 0,
  valuationPolicy: 'IPEV December 2022',
} satisfies Partial<DemoFund>

export const LARKMOOR_FUNDS: readonly DemoFund[] = [
  {
    name: 'Larkmoor Ventures I SCSp',
    friendlyName: 'Larkmoor Ventures I',
    vintageYear: 2020,
    nominalShareValue: '1.00',
    commencementDate: '2020-12-15',
    cashFlowStartDate: '2021-01-15',
    firstClosingDate: '2020-12-15',
    finalClosingDate: '2021-11-30',
    term: 10,
    investmentPeriod: 5,
    extensions: '2 × 1 year, advisory board consent',
    manager: 'Larkmoor Partners S.à r.l.',
    generalPartner: 'Larkmoor Ventures I GP S.à r.l.',
    ...LUXEMBOURG_SEAT,
    tradeRegisterNumber: 'B 999 401',
    vat: 'LU99940100',
    advisor: 'Larkmoor Advisory',
    legalForm: 'SCSp',
    openClosedEnded: 'Closed-ended',
    currency: 'EUR',
    subscriptionFee: '0',
    minimalFirstCapitalCallAmount: '5000.00',
    stage: 'Early-stage',
    sector: 'ICT',
    geography: 'Europe',
    maximumInvestment: '6450000.00',
    investmentRestrictions: 'At most 10 % of commitments in one company; no listed shares at the time of purchase.',
    managementFee: '2',
    managementFeeBasis: 'Commitment',
    managementFeeSubsequent: '1.75',
    additionalBasis: 'Cash At Work',
    minimumManagementFee: '250000.00',
    lateEntranceInterestRate: '8',
    invoiceFrequency: 'Quarterly',
    feeOffsets: '80',
    ...CARRY,
    preferredReturn: '8',
    carriedInterestEffectiveDate: '2020-12-15',
    withholdingTax: '0',
    recallableDistributions:
      'Capital returned within 18 months of its drawdown, until the end of the investment period.',
    reinvestmentPolicy: 'Up to 120 % of commitments.',
    firstReportingDate: '2020-12-31',
    ...REPORTING,
    accountingPrinciples: 'Lux GAAP',
    ...ESG,
    ...LUXEMBOURG_SERVICES,
  },
  {
    name: 'Larkmoor Growth II SCSp',
    friendlyName: 'Larkmoor Growth II',
    vintageYear: 2022,
    nominalShareValue: '1.00',
    commencementDate: '2022-03-31',
    cashFlowStartDate: '2022-04-15',
    firstClosingDate: '2022-03-31',
    finalClosingDate: '2023-03-31',
    term: 10,
    investmentPeriod: 5,
    extensions: '2 × 1 year, advisory board consent',
    manager: 'Larkmoor Partners S.à r.l.',
    generalPartner: 'Larkmoor Growth II GP S.à r.l.',
    ...LUXEMBOURG_SEAT,
    tradeRegisterNumber: 'B 999 412',
    vat: 'LU99941200',
    legalForm: 'SCSp',
    openClosedEnded: 'Closed-ended',
    currency: 'EUR',
    subscriptionFee: '0',
    minimalFirstCapitalCallAmount: '10000.00',
    stage: 'Growth',
    sector: 'ICT',
    geography: 'Europe',
    maximumInvestment: '27300000.00',
    investmentRestrictions: 'At most 15 % of commitments in one company; at most 20 % outside Europe.',
    managementFee: '2',
    managementFeeBasis: 'Commitment',
    managementFeeSubsequent: '1.5',
    additionalBasis: 'Cash At Work',
    lateEntranceInterestRate: '8',
    invoiceFrequency: 'Quarterly',
    feeOffsets: '80',
    ...CARRY,
    preferredReturn: '8',
    carriedInterestEffectiveDate: '2022-03-31',
    withholdingTax: '0',
    recallableDistributions:
      'Capital returned within 18 months of its drawdown, until the end of the investment period.',
    reinvestmentPolicy: 'Up to 120 % of commitments.',
    firstReportingDate: '2022-06-30',
    ...REPORTING,
    accountingPrinciples: 'Lux GAAP',
    ...ESG,
    ...LUXEMBOURG_SERVICES,
    bankingFacilities: 'Subscription line of 20m EUR with Fikt Bank Luxembourg, secured on undrawn commitments.',
  },
  {
    name: 'Larkmoor Nordic Buyout III LP',
    friendlyName: 'Larkmoor Nordic Buyout III',
    vintageYear: 2025,
    nominalShareValue: '1.00',
    commencementDate: '2025-06-30',
    cashFlowStartDate: '2025-07-15',
    firstClosingDate: '2025-06-30',
    term: 10,
    investmentPeriod: 6,
    extensions: '1 × 1 year by the general partner, 1 × 1 year with consent of two thirds of commitments',
    manager: 'Larkmoor Nordic GP Limited',
    generalPartner: 'Larkmoor Nordic GP Limited',
    address: '3 Tamarisk Row',
    postalCode: 'JE9 9ZZ',
    city: 'St Larkmoor',
    country: 'JE',
    domicile: 'JE',
    tradeRegisterNumber: 'LP 99 903',
    advisor: 'Larkmoor Nordic AB',
    legalForm: 'LP',
    openClosedEnded: 'Closed-ended',
    currency: 'USD',
    subscriptionFee: '0',
    minimalFirstCapitalCallAmount: '25000.00',
    stage: 'Buyout',
    sector: 'Business products & services',
    geography: 'Nordic countries',
    maximumInvestment: '36000000.00',
    investmentRestrictions: 'At most 15 % of commitments in one company; at least 70 % in the Nordic countries.',
    managementFee: '1.75',
    managementFeeBasis: 'Commitment',
    managementFeeSubsequent: '1.5',
    additionalBasis: 'Cash At Work',
    lateEntranceInterestRate: '7',
    invoiceFrequency: 'Quarterly',
    feeOffsets: '100',
    ...CARRY,
    preferredReturn: '7',
    carriedInterestEffectiveDate: '2025-06-30',
    withholdingTax: '0',
    recallableDistributions: 'Capital returned within 12 months of its drawdown.',
    reinvestmentPolicy: 'Up to 110 % of commitments.',
    firstReportingDate: '2025-09-30',
    ...REPORTING,
    accountingPrinciples: 'UK GAAP (FRS 102)',
    ...ESG,
    regulator: 'Supervisory Authority of Larkmoor',
    depositary: 'Norrfold Depositary',
    auditor: 'Harrel & Voss Audit',
    administrator: 'Moorgate Fund Services',
    lawyer: 'Pembry Chambers',
  },
]

const FIKT_LUXEMBOURG = {
  bankCode: 'FIKTLULL',
  bankCity: 'Luxembourg',
  bankCountry: 'LU',
  country: 'LU',
  city: 'Larkmoor',
}

export const LARKMOOR_BANK_ACCOUNTS: readonly DemoBankAccount[] = [
  {
    fund: 'Larkmoor Ventures I SCSp',
    name: 'Operating account',
    number: ['LU', '9990000000000001'],
    currency: 'EUR',
    ...FIKT_LUXEMBOURG,
    verifiedOn: '2020-11-24',
  },
  {
    fund: 'Larkmoor Ventures I SCSp',
    name: 'Distribution account',
    number: ['LU', '9990000000000002'],
    currency: 'EUR',
    ...FIKT_LUXEMBOURG,
    verifiedOn: '2020-11-24',
  },
  {
    fund: 'Larkmoor Growth II SCSp',
    name: 'Operating account',
    number: ['LU', '9990000000000011'],
    currency: 'EUR',
    ...FIKT_LUXEMBOURG,
    verifiedOn: '2022-03-08',
  },
  {
    fund: 'Larkmoor Growth II SCSp',
    name: 'Dollar account',
    number: ['NL', 'FIKT0123456789'],
    currency: 'USD',
    bankCode: 'FIKTNL2A',
    bankCity: 'Amsterdam',
    bankCountry: 'NL',
    country: 'LU',
    city: 'Larkmoor',
    verifiedOn: '2022-05-17',
  },
  {
    fund: 'Larkmoor Growth II SCSp',
    name: 'Escrow account Eskerfold',
    number: ['DE', '999999990123456789'],
    currency: 'EUR',
    bankCode: 'FIKTDEFF',
    bankCity: 'Frankfurt am Main',
    bankCountry: 'DE',
    country: 'LU',
    city: 'Larkmoor',
  },
  {
    fund: 'Larkmoor Nordic Buyout III LP',
    name: 'Operating account',
    number: '99-0042-7781',
    currency: 'USD',
    bankCode: 'FIKTJESH',
    bankCity: 'St Larkmoor',
    bankCountry: 'JE',
    country: 'JE',
    city: 'St Larkmoor',
    verifiedOn: '2025-06-10',
  },
]

export const THORNFIELD_MANAGERS: readonly DemoManager[] = [
  { name: 'Thornfield Capital GmbH', quality: 'Manager', telephone: '+44 1632 960552' },
]

export const THORNFIELD_FUNDS: readonly DemoFund[] = [
  {
    name: 'Thornfield Seed Fund KG',
    friendlyName: 'Thornfield Seed',
    vintageYear: 2024,
    nominalShareValue: '1.00',
    commencementDate: '2024-05-31',
    cashFlowStartDate: '2024-06-15',
    firstClosingDate: '2024-05-31',
    term: 8,
    investmentPeriod: 4,
    manager: 'Thornfield Capital GmbH',
    address: 'Dornfeldweg 9',
    postalCode: '99999',
    city: 'Dornfeld',
    country: 'DE',
    domicile: 'DE',
    legalForm: 'GmbH & Co. KG',
    openClosedEnded: 'Closed-ended',
    currency: 'EUR',
    stage: 'Early-stage',
    sector: 'Life sciences',
    geography: 'Germany',
    managementFee: '2.5',
    managementFeeBasis: 'Commitment',
    invoiceFrequency: 'Quarterly',
    ...CARRY,
    preferredReturn: '6',
    ...REPORTING,
    accountingPrinciples: 'Local GAAP',
  },
]

export const THORNFIELD_BANK_ACCOUNTS: readonly DemoBankAccount[] = [
  {
    fund: 'Thornfield Seed Fund KG',
    name: 'Geschäftskonto',
    number: ['DE', '999999990000000042'],
    currency: 'EUR',
    bankCode: 'FIKTDEFF',
    bankCity: 'Frankfurt am Main',
    bankCountry: 'DE',
    country: 'DE',
    city: 'Dornfeld',
    verifiedOn: '2024-05-14',
  },
]
