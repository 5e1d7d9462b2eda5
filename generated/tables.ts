// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { ColumnType, Generated } from 'kysely'
import type { CalendarDate, Decimal, Timestamp } from '../src/entity.ts'

/** Written as text, read as what it holds. */
export type Json = ColumnType<unknown, string | null, string | null>

export interface AccountingEntriesTable {
  tenant_id: number
  id: Generated<number>
  version: Generated<number>
  created_at: Generated<Timestamp>
  created_by: number | null
  updated_at: Generated<Timestamp>
  updated_by: number | null
  fund_id: number
  reporting_period_id: number
  total_cash: Decimal
  borrowings: Decimal
  other_assets_and_liabilities: Decimal
}

export interface AccountsTable {
  tenant_id: number
  id: Generated<number>
  version: Generated<number>
  created_at: Generated<Timestamp>
  created_by: number | null
  updated_at: Generated<Timestamp>
  updated_by: number | null
  name: string
  user_name: string
  contact_id: number | null
  kind: Generated<'Person' | 'Program'>
  status: Generated<'None' | 'Creating' | 'Active' | 'Deactivated'>
  roles: string | null
  last_sign_in_at: Timestamp | null
  subject: string | null
  directory: string | null
}

export interface BankAccountsTable {
  tenant_id: number
  id: Generated<number>
  version: Generated<number>
  created_at: Generated<Timestamp>
  created_by: number | null
  updated_at: Generated<Timestamp>
  updated_by: number | null
  fund_id: number
  investment_id: number | null
  limited_partner_id: number | null
  name: string
  account_number: string
  bank_code: string
  currency_id: number
  status: Generated<'Draft' | 'PendingVerification' | 'Active' | 'Blocked' | 'Closed'>
  address: string | null
  postal_code: string | null
  city: string | null
  country_id: number
  registered_name: string | null
  lei: string | null
  vat_number: string | null
  bank_address: string | null
  bank_postal_code: string | null
  bank_city: string | null
  bank_country_id: number
  named_by_investor: Generated<boolean>
  payee_answer: 'Match' | 'CloseMatch' | 'NoMatch' | 'NotPossible' | null
  payee_answered_on: CalendarDate | null
  payee_answer_by: string | null
  verification_note: string | null
  verified_by: string | null
  verified_at: Timestamp | null
}

export interface CapitalAccountStatementsTable {
  tenant_id: number
  id: Generated<number>
  version: Generated<number>
  created_at: Generated<Timestamp>
  created_by: number | null
  updated_at: Generated<Timestamp>
  updated_by: number | null
  reporting_period_id: number
  limited_partner_id: number
  number: string
  as_of: CalendarDate
  issued_on: CalendarDate
  commitment: Decimal
  called: Decimal
  distributed: Decimal
  net_asset_value: Decimal | null
  snapshot: string
  snapshot_hash: string
  content_key: string | null
  content_hash: string | null
  size: number | null
}

export interface CapitalMovementLinesTable {
  tenant_id: number
  id: Generated<number>
  version: Generated<number>
  created_at: Generated<Timestamp>
  created_by: number | null
  updated_at: Generated<Timestamp>
  updated_by: number | null
  capital_movement_id: number
  limited_partner_id: number
  commitment: Decimal | null
  remaining_after: Decimal | null
  shares: Decimal | null
  changed_by_hand: Generated<boolean>
  investment_funding: Generated<Decimal | null>
  management_fees: Generated<Decimal | null>
  expenses_paid_in: Generated<Decimal | null>
  expenses_out_of_paid_in: Generated<Decimal | null>
  late_entrance_fee: Generated<Decimal | null>
  return_of_capital: Generated<Decimal | null>
  realized_gain: Generated<Decimal | null>
  distribution: Generated<Decimal | null>
  recallable_distribution: Generated<Decimal | null>
  payment_reference: string | null
  payment_status: Generated<'Open' | 'Partial' | 'Received' | 'Late' | 'Default' | 'Disputed' | null>
  amount_received: Decimal | null
  received_date: CalendarDate | null
}

export interface CapitalMovementPeriodsTable {
  tenant_id: number
  id: Generated<number>
  capital_movement_id: number
  position: number
  reporting_period_id: number
}

export interface CapitalMovementsTable {
  tenant_id: number
  id: Generated<number>
  version: Generated<number>
  created_at: Generated<Timestamp>
  created_by: number | null
  updated_at: Generated<Timestamp>
  updated_by: number | null
  fund_id: number
  name: string
  due_date: CalendarDate
  fund_bank_account_id: number
  payment_reference: string | null
  investment_funding: Decimal
  management_fees: Decimal | null
  expenses_paid_in: Decimal | null
  expenses_out_of_paid_in: Decimal | null
  late_entrance_fee: Decimal | null
  return_of_capital: Decimal | null
  realized_gain: Decimal | null
  distribution: Decimal | null
  recallable_distribution: Decimal | null
  nav_per_share: Decimal
  nominal_share_value: Decimal | null
  purpose: string | null
  agreement_section: string | null
  status: Generated<'Open' | 'Completed' | 'Published'>
  email_notification_status: Generated<'NotSent' | 'Queued' | 'Sent' | 'PartiallySent' | 'Failed'>
  closing_id: number | null
  completion_date: CalendarDate | null
  completed_by: string | null
  signed_off_by: string | null
  signed_off_at: Timestamp | null
  sign_off_note: string | null
  reopen_requested_by: string | null
  reopen_requested_at: Timestamp | null
  reopen_reason: string | null
}

export interface ClosingCommitmentsTable {
  tenant_id: number
  id: Generated<number>
  version: Generated<number>
  created_at: Generated<Timestamp>
  created_by: number | null
  updated_at: Generated<Timestamp>
  updated_by: number | null
  closing_id: number
  limited_partner_id: number
  date: CalendarDate
  value: Decimal
}

export interface ClosingsTable {
  tenant_id: number
  id: Generated<number>
  version: Generated<number>
  created_at: Generated<Timestamp>
  created_by: number | null
  updated_at: Generated<Timestamp>
  updated_by: number | null
  fund_id: number
  name: string
  date: CalendarDate
  status: Generated<'Open' | 'Completed'>
}

export interface CompaniesTable {
  tenant_id: number
  id: Generated<number>
  version: Generated<number>
  created_at: Generated<Timestamp>
  created_by: number | null
  updated_at: Generated<Timestamp>
  updated_by: number | null
  investment_id: number
  name: string
  country_id: number | null
  headquarter: string | null
  currency_id: number
  logo_id: number | null
  description: string | null
  from_date: CalendarDate | null
  to_date: CalendarDate | null
  stage: 'Seed' | 'Start-up' | 'Later-stage venture' | 'Growth' | 'Buyout' | 'Rescue/Turnaround' | 'Replacement capital' | null
  geography: string | null
  industry: 'Agriculture' | 'Business products & services' | 'Chemicals & materials' | 'Construction' | 'Consumer goods & services' | 'Energy & environment' | 'Financial & insurance' | 'ICT' | 'Life sciences' | 'Real estate' | 'Transportation' | 'Other' | null
}

export interface ContactChangesTable {
  tenant_id: number
  id: Generated<number>
  version: Generated<number>
  created_at: Generated<Timestamp>
  created_by: number | null
  updated_at: Generated<Timestamp>
  updated_by: number | null
  contact_id: number
  asked_by: string
  first_name: string | null
  last_name: string | null
  email: string | null
  phone_number: string | null
  status: Generated<'Asked' | 'Accepted' | 'Refused' | 'Withdrawn'>
  check_note: string | null
  decided_by: string | null
  decided_at: Timestamp | null
}

export interface ContactsTable {
  tenant_id: number
  id: Generated<number>
  version: Generated<number>
  created_at: Generated<Timestamp>
  created_by: number | null
  updated_at: Generated<Timestamp>
  updated_by: number | null
  first_name: string
  last_name: string
  email: string
  phone_number: string
  fax_number: string | null
  account_status: Generated<'None' | 'Creating' | 'Active' | 'Deactivated'>
}

export interface CountriesTable {
  tenant_id: number
  id: Generated<number>
  version: Generated<number>
  created_at: Generated<Timestamp>
  created_by: number | null
  updated_at: Generated<Timestamp>
  updated_by: number | null
  code: string
  name: string
}

export interface CurrenciesTable {
  tenant_id: number
  id: Generated<number>
  version: Generated<number>
  created_at: Generated<Timestamp>
  created_by: number | null
  updated_at: Generated<Timestamp>
  updated_by: number | null
  code: string
  name: string
  minor_units: Generated<number>
}

export interface DocumentsTable {
  tenant_id: number
  id: Generated<number>
  version: Generated<number>
  created_at: Generated<Timestamp>
  created_by: number | null
  updated_at: Generated<Timestamp>
  updated_by: number | null
  file_name: string
  kind: 'Capital call notice' | 'Distribution notice' | 'Capital account statement' | 'Quarterly report' | 'Annual report' | 'Financial statements' | 'Tax' | 'Legal' | 'Transfer agreement' | 'Subscription' | 'Due diligence' | 'Evidence' | 'Bank confirmation' | 'Invoice' | 'Logo' | 'Other'
  description: string | null
  file_type: 'pdf' | 'docx' | 'xlsx' | 'csv' | 'png' | 'jpg' | 'jpeg'
  size: number
  resource: string
  record_id: number
  limited_partner_id: number | null
  signed_by: string | null
  pages: number | null
  superseded: Generated<boolean>
  content_hash: string
  content_key: string
}

export interface ExchangeRatesTable {
  tenant_id: number
  id: Generated<number>
  version: Generated<number>
  created_at: Generated<Timestamp>
  created_by: number | null
  updated_at: Generated<Timestamp>
  updated_by: number | null
  currency_id: number
  to_currency_id: number
  date: CalendarDate
  rate: Decimal
  source: Generated<'ECB' | 'Bank' | 'Manual' | null>
}

export interface ExpenseCarriedInterestTable {
  tenant_id: number
  id: Generated<number>
  expense_id: number
  position: number
  item: 'Carried interest accrued' | 'Carried interest earned' | 'Carried interest paid' | 'Clawback of carried interest'
  amount: Decimal
  note: string | null
}

export interface ExpenseFundOperatingExpensesTable {
  tenant_id: number
  id: Generated<number>
  expense_id: number
  position: number
  item: 'Accounting, administration and IT' | 'Audit and tax' | 'Bank fees' | 'Custody' | 'Due diligence' | 'Legal' | 'Organisation costs' | 'Other travel and entertainment' | 'Other'
  amount: Decimal
  note: string | null
}

export interface ExpenseIncomeAndInterestTable {
  tenant_id: number
  id: Generated<number>
  expense_id: number
  position: number
  item: 'Dividend income' | 'Interest income' | 'Fee income' | 'Subsequent close interest' | 'Other income' | 'Interest expense'
  amount: Decimal
  note: string | null
}

export interface ExpenseManagementFeesTable {
  tenant_id: number
  id: Generated<number>
  expense_id: number
  position: number
  item: 'Management fee' | 'Management fee rebate' | 'Management fee waiver' | 'Offset - advisory' | 'Offset - broken deal' | 'Offset - transaction and deal' | 'Offset - directors' | 'Offset - monitoring' | 'Offset - capital markets' | 'Offset - organisation cost' | 'Offset - placement' | 'Offset - other'
  amount: Decimal
  note: string | null
}

export interface ExpenseOtherExpensesTable {
  tenant_id: number
  id: Generated<number>
  expense_id: number
  position: number
  item: 'Broken-deal costs' | 'Offering and syndication costs' | 'Placement fees' | 'Partner transfers' | 'Third-party valuation' | 'Investigation and examination fees' | 'Subscription facility fees' | 'Subscription facility interest' | 'Other'
  amount: Decimal
  note: string | null
}

export interface ExpensesTable {
  tenant_id: number
  id: Generated<number>
  version: Generated<number>
  created_at: Generated<Timestamp>
  created_by: number | null
  updated_at: Generated<Timestamp>
  updated_by: number | null
  fund_id: number
  reporting_period_id: number
}

export interface FairValueWeightedValuesTable {
  tenant_id: number
  id: Generated<number>
  fair_value_id: number
  position: number
  company_id: number
  fully_diluted_ownership: Decimal
  company_value: Decimal
}

export interface FairValuesTable {
  tenant_id: number
  id: Generated<number>
  version: Generated<number>
  created_at: Generated<Timestamp>
  created_by: number | null
  updated_at: Generated<Timestamp>
  updated_by: number | null
  investment_id: number
  date: CalendarDate
  value: Decimal
  cost: Decimal | null
  fully_diluted_ownership: Decimal | null
  method: 'Multiples' | 'Industry valuation benchmark' | 'Quoted / available market price' | 'Discounted cash flow of the company' | 'Discounted cash flow of the investment' | 'Net assets' | 'Calibrated price of recent investment' | 'Scenario / mathematical model' | 'Sum of the parts' | 'Adjusted NAV' | null
  calibration: string | null
  valuer: string | null
}

export interface FourEyesWaiversTable {
  tenant_id: number
  id: Generated<number>
  version: Generated<number>
  created_at: Generated<Timestamp>
  created_by: number | null
  updated_at: Generated<Timestamp>
  updated_by: number | null
  reason: string
  status: Generated<'Asked' | 'InForce' | 'Ended'>
  confirmed_by: string | null
  confirmed_at: Timestamp | null
}

export interface FundManagersTable {
  tenant_id: number
  id: Generated<number>
  version: Generated<number>
  created_at: Generated<Timestamp>
  created_by: number | null
  updated_at: Generated<Timestamp>
  updated_by: number | null
  name: string
  quality: 'Manager' | 'Class A manager' | 'Class B manager' | 'Director' | 'Managing director' | 'General partner' | 'Advisor' | 'Authorised signatory'
  telephone: string | null
}

export interface FundsTable {
  tenant_id: number
  id: Generated<number>
  version: Generated<number>
  created_at: Generated<Timestamp>
  created_by: number | null
  updated_at: Generated<Timestamp>
  updated_by: number | null
  name: string
  friendly_name: string | null
  vintage_year: number | null
  nominal_share_value: Decimal | null
  internal_note: string | null
  commencement_date: CalendarDate
  cash_flow_start_date: CalendarDate | null
  first_closing_date: CalendarDate | null
  final_closing_date: CalendarDate | null
  term: number | null
  investment_period: number | null
  extensions: string | null
  manager_id: number
  general_partner: string | null
  address: string | null
  postal_code: string | null
  city: string | null
  country_id: number
  trade_register_number: string | null
  vat: string | null
  bank_account_number: string | null
  bank_code: string | null
  advisor: string | null
  legal_form: 'LP' | 'SCSp' | 'SCS' | 'SCA' | 'SICAV-RAIF' | 'SLP' | 'FPCI' | 'GmbH & Co. KG' | 'CV' | 'KS' | 'LLC' | 'Ltd' | 'd.o.o.' | 'k.d.' | 'Unit trust' | null
  open_closed_ended: 'Open-ended' | 'Closed-ended' | null
  currency_id: number
  domicile_id: number | null
  subscription_fee: Decimal | null
  subscription_arrangements: string | null
  minimum_commitment: Decimal | null
  minimal_first_capital_call_amount: Decimal | null
  onboarding_review_days: Generated<number | null>
  onboarding_answer_days: Generated<number | null>
  stage: 'Early-stage' | 'Later-stage' | 'Balanced/Venture' | 'Growth' | 'Buyout' | 'Mezzanine' | 'Generalist' | null
  sector: 'Agriculture' | 'Business products & services' | 'Chemicals & materials' | 'Construction' | 'Consumer goods & services' | 'Energy & environment' | 'Financial & insurance' | 'ICT' | 'Life sciences' | 'Real estate' | 'Transportation' | 'Other' | null
  geography: string | null
  maximum_investment: Decimal | null
  investment_restrictions: string | null
  management_fee: Decimal | null
  management_fee_basis: 'Cash At Work' | 'Commitment' | 'Fixed' | null
  management_fee_subsequent: Decimal | null
  additional_basis: 'Cash At Work' | 'Commitment' | 'Fixed' | 'NAV' | 'Lower of cost or NAV' | null
  fixed_management_fee: Decimal | null
  minimum_management_fee: Decimal | null
  late_entrance_interest_rate: Decimal | null
  invoice_frequency: 'Monthly' | 'Quarterly' | 'Semi-annual' | 'Annual' | null
  fee_offsets: Decimal | null
  carried_interest_type: 'European' | 'American' | 'Hybrid' | 'None' | null
  carried_interest: Decimal | null
  preferred_return: Decimal | null
  catch_up: Decimal | null
  carried_interest_effective_date: CalendarDate | null
  carried_interest_payment_date: CalendarDate | null
  withholding_tax: Decimal | null
  recallable_distributions: string | null
  reinvestment_policy: string | null
  year_end: Generated<'January' | 'February' | 'March' | 'April' | 'May' | 'June' | 'July' | 'August' | 'September' | 'October' | 'November' | 'December' | null>
  first_reporting_date: CalendarDate | null
  investor_reporting_frequency: 'Monthly' | 'Quarterly' | 'Semi-annual' | 'Annual' | null
  decimals: Generated<number | null>
  accounting_principles: 'IFRS' | 'Lux GAAP' | 'US GAAP' | 'UK GAAP (FRS 102)' | 'Local GAAP' | null
  valuation_policy: 'IPEV December 2022' | 'IPEV 2018' | 'IFRS 13' | 'ASC 820' | 'Other' | null
  esg_restrictions: string | null
  esg_policy: string | null
  esg_reporting: string | null
  regulator: string | null
  depositary: string | null
  independent_valuer_and_risk_manager: string | null
  auditor: string | null
  administrator: string | null
  lawyer: string | null
  banking_facilities: string | null
}

export interface ImportsTable {
  tenant_id: number
  id: Generated<number>
  version: Generated<number>
  created_at: Generated<Timestamp>
  created_by: number | null
  updated_at: Generated<Timestamp>
  updated_by: number | null
  file_name: string
  resource: string
  records: number
  imported_by: string
  status: Generated<'Imported' | 'TakenBack'>
  record_ids: string
}

export interface InvestmentCommitmentsTable {
  tenant_id: number
  id: Generated<number>
  investment_id: number
  position: number
  date: CalendarDate
  value: Decimal
}

export interface InvestmentsTable {
  tenant_id: number
  id: Generated<number>
  version: Generated<number>
  created_at: Generated<Timestamp>
  created_by: number | null
  updated_at: Generated<Timestamp>
  updated_by: number | null
  fund_id: number
  name: string
  legal_form: string | null
  country_id: number
  website: string | null
  founded_year: number | null
  logo_id: number | null
  description: string | null
  portfolio_investment_type: 'Ordinary shares' | 'Preference shares' | 'Convertible loan' | 'SAFE/ASA' | 'Shareholder loan' | 'Mezzanine' | 'Senior loan' | 'Warrant/option' | 'Fund interest' | 'Other' | null
  deal_currency_id: number
  in_foreign_currency: boolean
  subscription_date: CalendarDate
  cash_flow_start_date: CalendarDate
  vintage_year: number | null
  co_investors: string | null
  valuation_policy: 'IPEV December 2022' | 'IPEV 2018' | 'IFRS 13' | 'ASC 820' | 'Other' | null
  exit_method: 'Trade sale' | 'IPO' | 'Sale of quoted shares' | 'Secondary sale to PE' | 'Sale to management' | 'Repayment of loans/preference shares' | 'Write-off' | 'Other' | null
  stage: 'Seed' | 'Start-up' | 'Later-stage venture' | 'Growth' | 'Buyout' | 'Rescue/Turnaround' | 'Replacement capital' | null
  geography: string | null
  industry: 'Agriculture' | 'Business products & services' | 'Chemicals & materials' | 'Construction' | 'Consumer goods & services' | 'Energy & environment' | 'Financial & insurance' | 'ICT' | 'Life sciences' | 'Real estate' | 'Transportation' | 'Other' | null
  deferred_proceeds: string | null
  excused_commitments: Decimal | null
  strategy: string | null
  board_representative: string | null
  deal_team: string | null
}

export interface InvestorReportsTable {
  tenant_id: number
  id: Generated<number>
  version: Generated<number>
  created_at: Generated<Timestamp>
  created_by: number | null
  updated_at: Generated<Timestamp>
  updated_by: number | null
  fund_id: number
  name: string
  type: 'Quarterly report' | 'Annual report' | 'Financial statements' | 'Capital account statement' | 'Tax' | 'Other'
  date: CalendarDate
  reporting_period_id: number | null
  limited_partner_id: number | null
  status: Generated<'Draft' | 'Released' | 'Withdrawn'>
  released_at: Timestamp | null
  document_id: number | null
}

export interface InvoiceFeeTraceTable {
  tenant_id: number
  id: Generated<number>
  invoice_id: number
  position: number
  step: 'Part' | 'Gross' | 'CashAtWork' | 'OffsetsEarned' | 'OffsetsBefore' | 'AfterOffsets' | 'MinimumReached' | 'MinimumApplies' | 'OffsetsLeft'
  first_day: CalendarDate | null
  last_day: CalendarDate | null
  days: number | null
  basis: 'Cash At Work' | 'Commitment' | 'Fixed' | 'NAV' | 'Lower of cost or NAV' | null
  rate: Decimal | null
  base: Decimal | null
  plus: Decimal | null
  less: Decimal | null
  minimum: Decimal | null
  amount: Decimal
}

export interface InvoicesTable {
  tenant_id: number
  id: Generated<number>
  version: Generated<number>
  created_at: Generated<Timestamp>
  created_by: number | null
  updated_at: Generated<Timestamp>
  updated_by: number | null
  supplier: string
  number: string
  fund_id: number
  date: CalendarDate
  status: Generated<'Open' | 'Approved'>
  currency_id: number
  total: Decimal
  adjustment: Generated<Decimal | null>
  vat: Decimal
  fee_from: CalendarDate | null
  fee_to: CalendarDate | null
  computed_fee: Decimal | null
  offsets_carried_forward: Decimal | null
}

export interface LimitedPartnerAdditionalContactsTable {
  tenant_id: number
  id: Generated<number>
  limited_partner_id: number
  position: number
  contact_id: number
  role: string | null
}

export interface LimitedPartnerCommitmentsTable {
  tenant_id: number
  id: Generated<number>
  version: Generated<number>
  created_at: Generated<Timestamp>
  created_by: number | null
  updated_at: Generated<Timestamp>
  updated_by: number | null
  limited_partner_id: number
  date: CalendarDate
  value: Decimal
  closing_id: number | null
  transfer_id: number | null
}

export interface LimitedPartnerTransactionsTable {
  tenant_id: number
  id: Generated<number>
  version: Generated<number>
  created_at: Generated<Timestamp>
  created_by: number | null
  updated_at: Generated<Timestamp>
  updated_by: number | null
  limited_partner_id: number
  date: CalendarDate
  type: 'CapitalCall' | 'Distribution' | 'Equalisation' | 'TransferIn' | 'TransferOut'
  amount: Decimal
  impact_on_unfunded: Decimal
  shares: Decimal | null
  capital_movement_id: number | null
  closing_id: number | null
  transfer_id: number | null
  investment_funding: Generated<Decimal>
  management_fees: Generated<Decimal>
  expenses_paid_in: Generated<Decimal>
  expenses_out_of_paid_in: Generated<Decimal>
  late_entrance_fee: Generated<Decimal>
  return_of_capital: Generated<Decimal>
  distribution: Generated<Decimal>
  recallable_distribution: Generated<Decimal>
  realized_gain: Generated<Decimal>
}

export interface LimitedPartnersTable {
  tenant_id: number
  id: Generated<number>
  version: Generated<number>
  created_at: Generated<Timestamp>
  created_by: number | null
  updated_at: Generated<Timestamp>
  updated_by: number | null
  fund_id: number
  name: string
  address: string | null
  postal_code: string | null
  city: string | null
  country_id: number | null
  legal_status: 'NaturalPerson' | 'LegalEntity' | 'Partnership' | 'Trust' | 'Foundation' | 'PublicBody' | 'InvestmentFund' | 'NomineeOrCustodian'
  subscription_status: Generated<'Open' | 'Signed' | 'Submitted' | 'Confirmed' | 'Withdrawn' | null>
  subscription_date: CalendarDate | null
  skip_management_fee_distribution: Generated<boolean | null>
  main_contact_id: number | null
  bank_account_id: number | null
  investor_type: 'Pension fund' | 'Insurance' | 'Bank' | 'Sovereign wealth' | 'Government agency' | 'Corporate' | 'Fund of funds' | 'Endowment' | 'Foundation' | 'Family office' | 'Private individual' | 'Academic' | 'Other asset manager' | 'GP commitment' | null
  aifmd_investor_group: 'NFCO' | 'BANK' | 'INSC' | 'OFIN' | 'PFND' | 'GENG' | 'OCIU' | 'HHLD' | 'UNKN' | 'NONE' | null
  tax_number: string | null
}

export interface MailsTable {
  tenant_id: number
  id: Generated<number>
  version: Generated<number>
  created_at: Generated<Timestamp>
  created_by: number | null
  updated_at: Generated<Timestamp>
  updated_by: number | null
  event: 'account-creating' | 'account-created' | 'account-reactivated' | 'capital-call-published' | 'reporting-period-published' | 'start-onboarding' | 'complete-onboarding' | 'due-diligence-signed' | 'due-diligence-submitted' | 'subscription-submitted' | 'onboarding-reminder' | 'onboarding-question' | 'onboarding-reverted' | 'onboarding-completed' | 'reopen-requested' | 'payment-reminder' | 'bank-account-named' | 'bank-account-to-verify' | 'bank-account-verified' | 'bank-account-refused' | 'portal-access-asked' | 'portal-access-granted' | 'portal-access-ended' | 'contact-change-asked' | 'contact-change-to-check' | 'contact-change-accepted' | 'contact-change-refused' | 'publication-reminder' | 'webhook-disabled' | 'tenant-deletion-asked' | 'tenant-deletion-withdrawn'
  recipient: string
  subject: string
  status: Generated<'Queued' | 'Sending' | 'Sent' | 'Failed' | 'Cancelled'>
  sent_at: Timestamp | null
  attempts: Generated<number>
  last_error: string | null
  next_attempt_at: Timestamp | null
  body: string
  resource: string | null
  record_id: number | null
  occurrence: Generated<number>
  limited_partner_id: number | null
  contact_id: number | null
  guid: string | null
  link_until: Timestamp | null
  message_id: string | null
}

export interface NoticesTable {
  tenant_id: number
  id: Generated<number>
  version: Generated<number>
  created_at: Generated<Timestamp>
  created_by: number | null
  updated_at: Generated<Timestamp>
  updated_by: number | null
  capital_movement_id: number
  limited_partner_id: number
  number: string
  edition: Generated<number>
  kind: 'CapitalCall' | 'Distribution' | 'Netted'
  amount: Decimal
  due_date: CalendarDate
  payment_reference: string | null
  issued_on: CalendarDate
  status: Generated<'Queued' | 'Making' | 'Made' | 'Failed'>
  superseded: Generated<boolean>
  attempts: Generated<number>
  next_attempt_at: Timestamp | null
  last_error: string | null
  snapshot: string
  snapshot_hash: string
  content_key: string | null
  content_hash: string | null
  size: number | null
}

export interface OnboardingCommentsTable {
  tenant_id: number
  id: Generated<number>
  version: Generated<number>
  created_at: Generated<Timestamp>
  created_by: number | null
  updated_at: Generated<Timestamp>
  updated_by: number | null
  onboarding_id: number
  question: string
  kind: Generated<'Comment' | 'ChangeRequest'>
  text: string
  status: Generated<'Open' | 'Answered' | 'Settled'>
  author: string | null
  answer_then: string | null
  reply: string | null
  replied_by: string | null
  replied_at: Timestamp | null
}

export interface OnboardingsTable {
  tenant_id: number
  id: Generated<number>
  version: Generated<number>
  created_at: Generated<Timestamp>
  created_by: number | null
  updated_at: Generated<Timestamp>
  updated_by: number | null
  fund_id: number
  investor_name: string
  address: string
  postal_code: string | null
  city: string | null
  country_id: number | null
  legal_status: 'NaturalPerson' | 'LegalEntity' | 'Partnership' | 'Trust' | 'Foundation' | 'PublicBody' | 'InvestmentFund' | 'NomineeOrCustodian'
  commitment: Decimal | null
  contact_id: number
  status: Generated<'Created' | 'Started' | 'SubmittedToInvestor' | 'DueDiligenceSigned' | 'DueDiligenceSubmitted' | 'DueDiligenceConfirmed' | 'SubscriptionSigned' | 'SubscriptionSubmitted' | 'SubscriptionConfirmed' | 'Completed' | 'Aborted'>
  status_date: CalendarDate | null
  responsible: string | null
  responsible_email: string | null
  start_date: CalendarDate | null
  due_diligence_date: CalendarDate | null
  subscription_date: CalendarDate | null
  completion_date: CalendarDate | null
  reminded_on: CalendarDate | null
  reverted_on: CalendarDate | null
  limited_partner_id: number | null
  answers: Json
}

export interface PerformanceReportsTable {
  tenant_id: number
  id: Generated<number>
  version: Generated<number>
  created_at: Generated<Timestamp>
  created_by: number | null
  updated_at: Generated<Timestamp>
  updated_by: number | null
  reporting_period_id: number
  as_of: CalendarDate
  issued_on: CalendarDate
  snapshot: string
  snapshot_hash: string
}

export interface PortalAccessesTable {
  tenant_id: number
  id: Generated<number>
  version: Generated<number>
  created_at: Generated<Timestamp>
  created_by: number | null
  updated_at: Generated<Timestamp>
  updated_by: number | null
  fund_id: number
  limited_partner_id: number
  contact_id: number
  first_name: string
  last_name: string
  email: string
  phone_number: string
  until: CalendarDate
  status: Generated<'Asked' | 'Granted' | 'Refused' | 'Revoked'>
  colleague_id: number | null
  decided_by: string | null
  decided_at: Timestamp | null
  ended_by: string | null
  ended_at: Timestamp | null
}

export interface ReportingPeriodsTable {
  tenant_id: number
  id: Generated<number>
  version: Generated<number>
  created_at: Generated<Timestamp>
  created_by: number | null
  updated_at: Generated<Timestamp>
  updated_by: number | null
  fund_id: number
  name: string
  date: CalendarDate
  status: Generated<'Open' | 'Completed' | 'Published'>
  signed_off_by: string | null
  signed_off_at: Timestamp | null
  sign_off_note: string | null
  reopen_requested_by: string | null
  reopen_requested_at: Timestamp | null
  reopen_reason: string | null
}

export interface ServiceAccountResourcesTable {
  tenant_id: number
  id: Generated<number>
  service_account_id: number
  position: number
  resource: 'accounting-entries' | 'bank-accounts' | 'capital-account-statements' | 'capital-movement-lines' | 'capital-movements' | 'closing-commitments' | 'closings' | 'companies' | 'contacts' | 'countries' | 'currencies' | 'documents' | 'exchange-rates' | 'expenses' | 'fair-values' | 'fund-managers' | 'funds' | 'investments' | 'investor-reports' | 'invoices' | 'limited-partner-commitments' | 'limited-partner-transactions' | 'limited-partners' | 'notices' | 'performance-reports' | 'reporting-periods' | 'transactions' | 'transfers'
  rights: Generated<'Read' | 'Write'>
}

export interface ServiceAccountsTable {
  tenant_id: number
  id: Generated<number>
  version: Generated<number>
  created_at: Generated<Timestamp>
  created_by: number | null
  updated_at: Generated<Timestamp>
  updated_by: number | null
  name: string
  purpose: string
  role: 'User' | 'AdministrativeAgent'
  status: Generated<'Created' | 'Active' | 'Revoked'>
  expires_on: CalendarDate | null
  key_made_by: string | null
  key_made_at: Timestamp | null
  last_used_at: Timestamp | null
  account_id: number | null
}

export interface TenantDeletionRequestsTable {
  tenant_id: number
  id: Generated<number>
  version: Generated<number>
  created_at: Generated<Timestamp>
  created_by: number | null
  updated_at: Generated<Timestamp>
  updated_by: number | null
  reason: string
  short_name: string
  status: Generated<'Asked' | 'Accepted' | 'Withdrawn'>
  asked_by: string | null
  deletable_from: Timestamp | null
}

export interface TenantExportsTable {
  tenant_id: number
  id: Generated<number>
  version: Generated<number>
  created_at: Generated<Timestamp>
  created_by: number | null
  updated_at: Generated<Timestamp>
  updated_by: number | null
  reason: string
  status: Generated<'Queued' | 'Making' | 'Made' | 'Failed' | 'Expired'>
  asked_by: string | null
  as_of: Timestamp | null
  steps_done: Generated<number>
  steps: number | null
  megabytes: number | null
  available_until: Timestamp | null
  attempts: Generated<number>
  next_attempt_at: Timestamp | null
  last_error: string | null
}

export interface TenantsTable {
  id: Generated<number>
  version: Generated<number>
  created_at: Generated<Timestamp>
  created_by: number | null
  updated_at: Generated<Timestamp>
  updated_by: number | null
  name: string
  short_name: string
  administrator_name: string | null
  administrator_email: string | null
  status: Generated<'Active' | 'Deleting'>
  currency: 'EUR' | 'USD' | 'GBP' | 'CHF' | 'AED' | 'AFN' | 'ALL' | 'AMD' | 'AOA' | 'ARS' | 'AUD' | 'AWG' | 'AZN' | 'BAM' | 'BBD' | 'BDT' | 'BHD' | 'BIF' | 'BMD' | 'BND' | 'BOB' | 'BOV' | 'BRL' | 'BSD' | 'BTN' | 'BWP' | 'BYN' | 'BZD' | 'CAD' | 'CDF' | 'CHE' | 'CHW' | 'CLF' | 'CLP' | 'CNY' | 'COP' | 'COU' | 'CRC' | 'CUP' | 'CVE' | 'CZK' | 'DJF' | 'DKK' | 'DOP' | 'DZD' | 'EGP' | 'ERN' | 'ETB' | 'FJD' | 'FKP' | 'GEL' | 'GHS' | 'GIP' | 'GMD' | 'GNF' | 'GTQ' | 'GYD' | 'HKD' | 'HNL' | 'HTG' | 'HUF' | 'IDR' | 'ILS' | 'INR' | 'IQD' | 'IRR' | 'ISK' | 'JMD' | 'JOD' | 'JPY' | 'KES' | 'KGS' | 'KHR' | 'KMF' | 'KPW' | 'KRW' | 'KWD' | 'KYD' | 'KZT' | 'LAK' | 'LBP' | 'LKR' | 'LRD' | 'LSL' | 'LYD' | 'MAD' | 'MDL' | 'MGA' | 'MKD' | 'MMK' | 'MNT' | 'MOP' | 'MRU' | 'MUR' | 'MVR' | 'MWK' | 'MXN' | 'MXV' | 'MYR' | 'MZN' | 'NAD' | 'NGN' | 'NIO' | 'NOK' | 'NPR' | 'NZD' | 'OMR' | 'PAB' | 'PEN' | 'PGK' | 'PHP' | 'PKR' | 'PLN' | 'PYG' | 'QAR' | 'RON' | 'RSD' | 'RUB' | 'RWF' | 'SAR' | 'SBD' | 'SCR' | 'SDG' | 'SEK' | 'SGD' | 'SHP' | 'SLE' | 'SOS' | 'SRD' | 'SSP' | 'STN' | 'SVC' | 'SYP' | 'SZL' | 'THB' | 'TJS' | 'TMT' | 'TND' | 'TOP' | 'TRY' | 'TTD' | 'TWD' | 'TZS' | 'UAH' | 'UGX' | 'USN' | 'UYI' | 'UYU' | 'UYW' | 'UZS' | 'VED' | 'VES' | 'VND' | 'VUV' | 'WST' | 'XAF' | 'XCD' | 'XCG' | 'XOF' | 'XPF' | 'YER' | 'ZAR' | 'ZMW' | 'ZWG'
  time_zone: Generated<'Europe/Luxembourg' | 'Europe/Amsterdam' | 'Europe/Athens' | 'Europe/Berlin' | 'Europe/Brussels' | 'Europe/Copenhagen' | 'Europe/Dublin' | 'Europe/Helsinki' | 'Europe/Istanbul' | 'Europe/Lisbon' | 'Europe/Ljubljana' | 'Europe/London' | 'Europe/Madrid' | 'Europe/Oslo' | 'Europe/Paris' | 'Europe/Prague' | 'Europe/Rome' | 'Europe/Stockholm' | 'Europe/Tallinn' | 'Europe/Vienna' | 'Europe/Warsaw' | 'Europe/Zurich' | 'Atlantic/Reykjavik' | 'America/Cayman' | 'America/Chicago' | 'America/Los_Angeles' | 'America/New_York' | 'America/Sao_Paulo' | 'America/Toronto' | 'Africa/Johannesburg' | 'Asia/Dubai' | 'Asia/Hong_Kong' | 'Asia/Kolkata' | 'Asia/Shanghai' | 'Asia/Singapore' | 'Asia/Tokyo' | 'Australia/Sydney' | 'Pacific/Auckland' | 'Pacific/Kiritimati' | 'Pacific/Pago_Pago' | 'UTC' | null>
  beneficial_owner_threshold: Generated<Decimal | null>
  beneficial_owner_threshold_inclusive: Generated<boolean | null>
}

export interface TransactionsTable {
  tenant_id: number
  id: Generated<number>
  version: Generated<number>
  created_at: Generated<Timestamp>
  created_by: number | null
  updated_at: Generated<Timestamp>
  updated_by: number | null
  fund_id: number
  type: 'CapitalCall' | 'Distribution' | 'Investment' | 'Divestment' | 'Income' | 'Expense' | 'ManagementFee' | 'CarriedInterest' | 'FxConversion' | 'InternalTransfer' | 'Other'
  sub_type: 'Initial purchase' | 'Follow-on' | 'Conversion' | 'Loan drawdown' | 'Capitalised cost' | 'Full exit' | 'Partial exit' | 'Loan repayment' | 'Write-off' | 'Partial write-off' | 'Return of capital' | 'Dividend' | 'Interest' | 'Fee' | 'Accounting, administration and IT' | 'Audit and tax' | 'Bank fees' | 'Custody' | 'Due diligence' | 'Legal' | 'Organisation costs' | 'Other travel and entertainment' | 'Other' | 'Investments' | 'Investments (outside commitment)' | 'Management fee (inside commitment)' | 'Management fee (outside)' | 'Partnership expenses' | 'Partnership expenses (outside)' | 'Org. cost (inside)' | 'Return of capital - cash' | 'Return of capital - stock' | 'Return of capital - management fees' | 'Return of capital - partnership expenses' | 'Return of excess capital called' | 'Temporary return of capital - investment' | 'Temporary return of capital - management fees' | 'Temporary return of capital - partnership expenses' | 'Realised gain/loss - cash' | 'Realised gain/loss - stock' | 'Recallable realised gain/loss' | 'Dividend income' | 'Recallable dividend income' | 'Interest income' | 'Recallable interest income' | 'Income' | 'Recallable income' | 'Withholding tax' | 'Carry' | 'Subsequent close interest (call)' | 'Subsequent close interest (distribution)' | 'Unfunded adjustment' | 'Cost basis adjustment' | 'Commitment amount' | 'Facility drawdown' | 'Facility repayment' | 'Purchase of currency' | 'Sale of currency' | 'Between own accounts'
  date: CalendarDate
  description: string
  counterparty: string | null
  invoice_id: number | null
  investment_id: number | null
  trading_type: 'Buy' | 'Sell' | 'Income' | 'Expense' | 'CorporateAction' | 'Valuation' | null
  currency_id: number
  amount_local: Decimal
  exchange_rate_to_system: Decimal
  amount_system: Decimal
  exchange_rate_to_fund: Decimal
  amount_fund: Decimal
  cost_of_disposal: Decimal | null
  status: 'Planned' | 'Pending' | 'Booked' | 'Reconciled' | 'Cancelled'
  fund_account_number: string
  counterparty_account_number: string | null
  non_cash_item: boolean
  investment_type: 'Initial' | 'Follow-on' | 'Bridge' | 'Secondary' | 'NotApplicable'
  impact: 'ReducesUnfunded' | 'IncreasesUnfunded' | 'None'
  capital_movement_id: number | null
}

export interface TransferBuyersTable {
  tenant_id: number
  id: Generated<number>
  transfer_id: number
  position: number
  limited_partner_id: number | null
  commitment: Decimal
  new_name: string | null
  new_address: string | null
  new_legal_status: 'NaturalPerson' | 'LegalEntity' | 'Partnership' | 'Trust' | 'Foundation' | 'PublicBody' | 'InvestmentFund' | 'NomineeOrCustodian' | null
  new_contact_id: number | null
}

export interface TransfersTable {
  tenant_id: number
  id: Generated<number>
  version: Generated<number>
  created_at: Generated<Timestamp>
  created_by: number | null
  updated_at: Generated<Timestamp>
  updated_by: number | null
  fund_id: number
  date: CalendarDate
  seller_id: number
  transfer_commitment: Decimal
  status: Generated<'Saved' | 'Completed'>
}

export interface WebhookDeliveriesTable {
  tenant_id: number
  id: Generated<number>
  version: Generated<number>
  created_at: Generated<Timestamp>
  created_by: number | null
  updated_at: Generated<Timestamp>
  updated_by: number | null
  webhook_id: number
  resource: string
  record_id: number
  record_version: number
  operation: string
  status: Generated<'Queued' | 'Sending' | 'Delivered' | 'Failed' | 'Cancelled'>
  delivered_at: Timestamp | null
  attempts: Generated<number>
  last_error: string | null
  next_attempt_at: Timestamp | null
  message_id: string
}

export interface WebhookSubscriptionsTable {
  tenant_id: number
  id: Generated<number>
  webhook_id: number
  position: number
  resource: 'accounting-entries' | 'accounts' | 'bank-accounts' | 'capital-account-statements' | 'capital-movement-lines' | 'capital-movements' | 'closing-commitments' | 'closings' | 'companies' | 'contact-changes' | 'contacts' | 'countries' | 'currencies' | 'documents' | 'exchange-rates' | 'expenses' | 'fair-values' | 'fund-managers' | 'funds' | 'imports' | 'investments' | 'investor-reports' | 'invoices' | 'limited-partner-commitments' | 'limited-partner-transactions' | 'limited-partners' | 'mails' | 'notices' | 'onboarding-comments' | 'onboardings' | 'performance-reports' | 'portal-accesses' | 'reporting-periods' | 'service-accounts' | 'transactions' | 'transfers' | 'four-eyes-waivers' | null
  operation: 'create' | 'update' | 'action' | 'delete' | null
}

export interface WebhooksTable {
  tenant_id: number
  id: Generated<number>
  version: Generated<number>
  created_at: Generated<Timestamp>
  created_by: number | null
  updated_at: Generated<Timestamp>
  updated_by: number | null
  name: string
  url: string
  status: Generated<'Active' | 'Paused' | 'Disabled'>
  failing_since: Timestamp | null
  disabled_reason: string | null
  secret_made_at: Timestamp | null
}

export interface Tables {
  accounting_entries: AccountingEntriesTable
  accounts: AccountsTable
  bank_accounts: BankAccountsTable
  capital_account_statements: CapitalAccountStatementsTable
  capital_movement_lines: CapitalMovementLinesTable
  capital_movement_periods: CapitalMovementPeriodsTable
  capital_movements: CapitalMovementsTable
  closing_commitments: ClosingCommitmentsTable
  closings: ClosingsTable
  companies: CompaniesTable
  contact_changes: ContactChangesTable
  contacts: ContactsTable
  countries: CountriesTable
  currencies: CurrenciesTable
  documents: DocumentsTable
  exchange_rates: ExchangeRatesTable
  expense_carried_interest: ExpenseCarriedInterestTable
  expense_fund_operating_expenses: ExpenseFundOperatingExpensesTable
  expense_income_and_interest: ExpenseIncomeAndInterestTable
  expense_management_fees: ExpenseManagementFeesTable
  expense_other_expenses: ExpenseOtherExpensesTable
  expenses: ExpensesTable
  fair_value_weighted_values: FairValueWeightedValuesTable
  fair_values: FairValuesTable
  four_eyes_waivers: FourEyesWaiversTable
  fund_managers: FundManagersTable
  funds: FundsTable
  imports: ImportsTable
  investment_commitments: InvestmentCommitmentsTable
  investments: InvestmentsTable
  investor_reports: InvestorReportsTable
  invoice_fee_trace: InvoiceFeeTraceTable
  invoices: InvoicesTable
  limited_partner_additional_contacts: LimitedPartnerAdditionalContactsTable
  limited_partner_commitments: LimitedPartnerCommitmentsTable
  limited_partner_transactions: LimitedPartnerTransactionsTable
  limited_partners: LimitedPartnersTable
  mails: MailsTable
  notices: NoticesTable
  onboarding_comments: OnboardingCommentsTable
  onboardings: OnboardingsTable
  performance_reports: PerformanceReportsTable
  portal_accesses: PortalAccessesTable
  reporting_periods: ReportingPeriodsTable
  service_account_resources: ServiceAccountResourcesTable
  service_accounts: ServiceAccountsTable
  tenant_deletion_requests: TenantDeletionRequestsTable
  tenant_exports: TenantExportsTable
  tenants: TenantsTable
  transactions: TransactionsTable
  transfer_buyers: TransferBuyersTable
  transfers: TransfersTable
  webhook_deliveries: WebhookDeliveriesTable
  webhook_subscriptions: WebhookSubscriptionsTable
  webhooks: WebhooksTable
}
