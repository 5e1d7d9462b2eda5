// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { Entity, EntityName, Resource } from '../src/entity.ts'
import type { EntityOf } from '../src/entityTypes.ts'
import type { Validate } from './validators.js'

/** What the browser knows of a resource before it opens one; the rest is loaded when it is needed. */
export interface ResourceEntry<Name extends EntityName = EntityName> {
  name: Name
  title: string
  plural: string
  display: readonly string[]
  beside?: string
  parent?: string
  /** What one record is answered with and lists leave out: its lines and nested answers. */
  notInLists?: readonly string[]
  load(): Promise<Entity<Name>>
  /** validateCreate, validateUpdate and one of each action, such as validateVerify. */
  validators(): Promise<{ validateCreate: Validate; validateUpdate: Validate; [action: `validate${string}`]: Validate }>
}

/** By the word of the address. */
export const resources: { readonly [R in Resource]: ResourceEntry<EntityOf<R>> } = {
  accounts: {
    name: 'account', title: 'Account', plural: 'Accounts', display: ['name'],
    load: () => import('./entities/account.ts').then(module => module.account),
    validators: () => import('./validators/account.js'),
  },
  'accounting-entries': {
    name: 'accountingEntry', title: 'Accounting entry', plural: 'Accounting entries', display: ['reportingPeriodId'], parent: 'fundId',
    load: () => import('./entities/accounting-entry.ts').then(module => module.accountingEntry),
    validators: () => import('./validators/accounting-entry.js'),
  },
  'bank-accounts': {
    name: 'bankAccount', title: 'Bank account', plural: 'Bank accounts', display: ['name', 'accountNumber'], parent: 'fundId',
    load: () => import('./entities/bank-account.ts').then(module => module.bankAccount),
    validators: () => import('./validators/bank-account.js'),
  },
  'capital-account-statements': {
    name: 'capitalAccountStatement', title: 'Capital account statement', plural: 'Capital account statements', display: ['number'], parent: 'reportingPeriodId',
    load: () => import('./entities/capital-account-statement.ts').then(module => module.capitalAccountStatement),
    validators: () => import('./validators/capital-account-statement.js'),
  },
  'capital-movement-lines': {
    name: 'capitalMovementLine', title: 'Capital movement line', plural: 'Capital movement lines', display: ['paymentReference'], parent: 'capitalMovementId',
    load: () => import('./entities/capital-movement-line.ts').then(module => module.capitalMovementLine),
    validators: () => import('./validators/capital-movement-line.js'),
  },
  'capital-movements': {
    name: 'capitalMovement', title: 'Capital movement', plural: 'Capital movements', display: ['name'], parent: 'fundId', notInLists: ['periods'],
    load: () => import('./entities/capital-movement.ts').then(module => module.capitalMovement),
    validators: () => import('./validators/capital-movement.js'),
  },
  'closing-commitments': {
    name: 'closingCommitment', title: 'Closing commitment', plural: 'Closing commitments', display: ['date'], parent: 'closingId',
    load: () => import('./entities/closing-commitment.ts').then(module => module.closingCommitment),
    validators: () => import('./validators/closing-commitment.js'),
  },
  closings: {
    name: 'closing', title: 'Closing', plural: 'Closings', display: ['name'], parent: 'fundId',
    load: () => import('./entities/closing.ts').then(module => module.closing),
    validators: () => import('./validators/closing.js'),
  },
  companies: {
    name: 'company', title: 'Company', plural: 'Companies', display: ['name'], parent: 'investmentId',
    load: () => import('./entities/company.ts').then(module => module.company),
    validators: () => import('./validators/company.js'),
  },
  'contact-changes': {
    name: 'contactChange', title: 'Contact change', plural: 'Contact changes', display: ['askedBy'],
    load: () => import('./entities/contact-change.ts').then(module => module.contactChange),
    validators: () => import('./validators/contact-change.js'),
  },
  contacts: {
    name: 'contact', title: 'Contact', plural: 'Contacts', display: ['firstName', 'lastName'],
    load: () => import('./entities/contact.ts').then(module => module.contact),
    validators: () => import('./validators/contact.js'),
  },
  countries: {
    name: 'country', title: 'Country', plural: 'Countries', display: ['name'], beside: 'code',
    load: () => import('./entities/country.ts').then(module => module.country),
    validators: () => import('./validators/country.js'),
  },
  currencies: {
    name: 'currency', title: 'Currency', plural: 'Currencies', display: ['code'], beside: 'name',
    load: () => import('./entities/currency.ts').then(module => module.currency),
    validators: () => import('./validators/currency.js'),
  },
  documents: {
    name: 'document', title: 'Document', plural: 'Documents', display: ['fileName'],
    load: () => import('./entities/document.ts').then(module => module.document),
    validators: () => import('./validators/document.js'),
  },
  'exchange-rates': {
    name: 'exchangeRate', title: 'Exchange rate', plural: 'Exchange rates', display: ['date'], parent: 'currencyId',
    load: () => import('./entities/exchange-rate.ts').then(module => module.exchangeRate),
    validators: () => import('./validators/exchange-rate.js'),
  },
  expenses: {
    name: 'expense', title: 'Expense summary', plural: 'Expenses', display: ['reportingPeriodId'], parent: 'fundId', notInLists: ['managementFees', 'incomeAndInterest', 'carriedInterest', 'fundOperatingExpenses', 'otherExpenses'],
    load: () => import('./entities/expense.ts').then(module => module.expense),
    validators: () => import('./validators/expense.js'),
  },
  'fair-values': {
    name: 'fairValue', title: 'Fair value', plural: 'Fair values', display: ['date'], parent: 'investmentId', notInLists: ['weightedValues'],
    load: () => import('./entities/fair-value.ts').then(module => module.fairValue),
    validators: () => import('./validators/fair-value.js'),
  },
  'four-eyes-waivers': {
    name: 'fourEyesWaiver', title: 'Waiver of four eyes', plural: 'Waivers of four eyes', display: ['reason'],
    load: () => import('./entities/four-eyes-waiver.ts').then(module => module.fourEyesWaiver),
    validators: () => import('./validators/four-eyes-waiver.js'),
  },
  'fund-managers': {
    name: 'fundManager', title: 'Fund manager', plural: 'Fund managers', display: ['name'],
    load: () => import('./entities/fund-manager.ts').then(module => module.fundManager),
    validators: () => import('./validators/fund-manager.js'),
  },
  funds: {
    name: 'fund', title: 'Fund', plural: 'Funds', display: ['name'],
    load: () => import('./entities/fund.ts').then(module => module.fund),
    validators: () => import('./validators/fund.js'),
  },
  investments: {
    name: 'investment', title: 'Investment', plural: 'Investments', display: ['name'], parent: 'fundId', notInLists: ['commitments'],
    load: () => import('./entities/investment.ts').then(module => module.investment),
    validators: () => import('./validators/investment.js'),
  },
  'investor-reports': {
    name: 'investorReport', title: 'Investor report', plural: 'Investor reports', display: ['name'], parent: 'fundId',
    load: () => import('./entities/investor-report.ts').then(module => module.investorReport),
    validators: () => import('./validators/investor-report.js'),
  },
  invoices: {
    name: 'invoice', title: 'Invoice', plural: 'Invoices', display: ['supplier', 'number'], notInLists: ['feeTrace'],
    load: () => import('./entities/invoice.ts').then(module => module.invoice),
    validators: () => import('./validators/invoice.js'),
  },
  'limited-partner-commitments': {
    name: 'limitedPartnerCommitment', title: 'Limited partner commitment', plural: 'Limited partner commitments', display: ['date'], parent: 'limitedPartnerId',
    load: () => import('./entities/limited-partner-commitment.ts').then(module => module.limitedPartnerCommitment),
    validators: () => import('./validators/limited-partner-commitment.js'),
  },
  'limited-partner-transactions': {
    name: 'limitedPartnerTransaction', title: 'Limited partner transaction', plural: 'Limited partner transactions', display: ['type', 'date'], parent: 'limitedPartnerId',
    load: () => import('./entities/limited-partner-transaction.ts').then(module => module.limitedPartnerTransaction),
    validators: () => import('./validators/limited-partner-transaction.js'),
  },
  'limited-partners': {
    name: 'limitedPartner', title: 'Limited partner', plural: 'Limited partners', display: ['name'], parent: 'fundId', notInLists: ['additionalContacts'],
    load: () => import('./entities/limited-partner.ts').then(module => module.limitedPartner),
    validators: () => import('./validators/limited-partner.js'),
  },
  mails: {
    name: 'mail', title: 'Mail', plural: 'Mails', display: ['subject'],
    load: () => import('./entities/mail.ts').then(module => module.mail),
    validators: () => import('./validators/mail.js'),
  },
  notices: {
    name: 'notice', title: 'Notice', plural: 'Notices', display: ['number'], parent: 'capitalMovementId',
    load: () => import('./entities/notice.ts').then(module => module.notice),
    validators: () => import('./validators/notice.js'),
  },
  'onboarding-comments': {
    name: 'onboardingComment', title: 'Onboarding comment', plural: 'Onboarding comments', display: ['text'], parent: 'onboardingId',
    load: () => import('./entities/onboarding-comment.ts').then(module => module.onboardingComment),
    validators: () => import('./validators/onboarding-comment.js'),
  },
  onboardings: {
    name: 'onboarding', title: 'Onboarding', plural: 'Onboardings', display: ['investorName'], parent: 'fundId', notInLists: ['answers'],
    load: () => import('./entities/onboarding.ts').then(module => module.onboarding),
    validators: () => import('./validators/onboarding.js'),
  },
  'performance-reports': {
    name: 'performanceReport', title: 'Performance report', plural: 'Performance reports', display: ['asOf'], parent: 'reportingPeriodId',
    load: () => import('./entities/performance-report.ts').then(module => module.performanceReport),
    validators: () => import('./validators/performance-report.js'),
  },
  'portal-accesses': {
    name: 'portalAccess', title: 'Portal access', plural: 'Portal accesses', display: ['firstName', 'lastName'],
    load: () => import('./entities/portal-access.ts').then(module => module.portalAccess),
    validators: () => import('./validators/portal-access.js'),
  },
  'reporting-periods': {
    name: 'reportingPeriod', title: 'Reporting period', plural: 'Reporting periods', display: ['name'], parent: 'fundId',
    load: () => import('./entities/reporting-period.ts').then(module => module.reportingPeriod),
    validators: () => import('./validators/reporting-period.js'),
  },
  'service-accounts': {
    name: 'serviceAccount', title: 'Service account', plural: 'Service accounts', display: ['name'], notInLists: ['resources'],
    load: () => import('./entities/service-account.ts').then(module => module.serviceAccount),
    validators: () => import('./validators/service-account.js'),
  },
  imports: {
    name: 'spreadsheetImport', title: 'Import', plural: 'Imports', display: ['fileName'],
    load: () => import('./entities/spreadsheet-import.ts').then(module => module.spreadsheetImport),
    validators: () => import('./validators/spreadsheet-import.js'),
  },
  'tenant-deletion-requests': {
    name: 'tenantDeletionRequest', title: 'Request for deletion', plural: 'Requests for deletion', display: ['reason'],
    load: () => import('./entities/tenant-deletion-request.ts').then(module => module.tenantDeletionRequest),
    validators: () => import('./validators/tenant-deletion-request.js'),
  },
  'tenant-exports': {
    name: 'tenantExport', title: 'Export of all data', plural: 'Exports of all data', display: ['reason'],
    load: () => import('./entities/tenant-export.ts').then(module => module.tenantExport),
    validators: () => import('./validators/tenant-export.js'),
  },
  tenants: {
    name: 'tenant', title: 'Tenant', plural: 'Tenants', display: ['name'],
    load: () => import('./entities/tenant.ts').then(module => module.tenant),
    validators: () => import('./validators/tenant.js'),
  },
  transactions: {
    name: 'transaction', title: 'Transaction', plural: 'Transactions', display: ['date', 'description'], parent: 'fundId',
    load: () => import('./entities/transaction.ts').then(module => module.transaction),
    validators: () => import('./validators/transaction.js'),
  },
  transfers: {
    name: 'transfer', title: 'Transfer', plural: 'Transfers', display: ['date'], parent: 'fundId', notInLists: ['buyers'],
    load: () => import('./entities/transfer.ts').then(module => module.transfer),
    validators: () => import('./validators/transfer.js'),
  },
  'webhook-deliveries': {
    name: 'webhookDelivery', title: 'Webhook delivery', plural: 'Webhook deliveries', display: ['resource', 'operation'],
    load: () => import('./entities/webhook-delivery.ts').then(module => module.webhookDelivery),
    validators: () => import('./validators/webhook-delivery.js'),
  },
  webhooks: {
    name: 'webhook', title: 'Webhook', plural: 'Webhooks', display: ['name'], notInLists: ['subscriptions'],
    load: () => import('./entities/webhook.ts').then(module => module.webhook),
    validators: () => import('./validators/webhook.js'),
  },
}
