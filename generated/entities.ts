// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { Entity } from '../src/entity.ts'
import type { EntityTypes } from './types.ts'
import { account } from './entities/account.ts'
import { accountingEntry } from './entities/accounting-entry.ts'
import { bankAccount } from './entities/bank-account.ts'
import { capitalAccountStatement } from './entities/capital-account-statement.ts'
import { capitalMovementLine } from './entities/capital-movement-line.ts'
import { capitalMovement } from './entities/capital-movement.ts'
import { closingCommitment } from './entities/closing-commitment.ts'
import { closing } from './entities/closing.ts'
import { company } from './entities/company.ts'
import { contactChange } from './entities/contact-change.ts'
import { contact } from './entities/contact.ts'
import { country } from './entities/country.ts'
import { currency } from './entities/currency.ts'
import { document } from './entities/document.ts'
import { exchangeRate } from './entities/exchange-rate.ts'
import { expense } from './entities/expense.ts'
import { fairValue } from './entities/fair-value.ts'
import { fourEyesWaiver } from './entities/four-eyes-waiver.ts'
import { fundManager } from './entities/fund-manager.ts'
import { fund } from './entities/fund.ts'
import { investment } from './entities/investment.ts'
import { investorReport } from './entities/investor-report.ts'
import { invoice } from './entities/invoice.ts'
import { limitedPartnerCommitment } from './entities/limited-partner-commitment.ts'
import { limitedPartnerTransaction } from './entities/limited-partner-transaction.ts'
import { limitedPartner } from './entities/limited-partner.ts'
import { mail } from './entities/mail.ts'
import { notice } from './entities/notice.ts'
import { onboardingComment } from './entities/onboarding-comment.ts'
import { onboarding } from './entities/onboarding.ts'
import { performanceReport } from './entities/performance-report.ts'
import { portalAccess } from './entities/portal-access.ts'
import { reportingPeriod } from './entities/reporting-period.ts'
import { serviceAccount } from './entities/service-account.ts'
import { spreadsheetImport } from './entities/spreadsheet-import.ts'
import { tenantDeletionRequest } from './entities/tenant-deletion-request.ts'
import { tenantExport } from './entities/tenant-export.ts'
import { tenant } from './entities/tenant.ts'
import { transaction } from './entities/transaction.ts'
import { transfer } from './entities/transfer.ts'
import { webhookDelivery } from './entities/webhook-delivery.ts'
import { webhook } from './entities/webhook.ts'

/** Every entity, by its name. */
export const entities: { readonly [Name in keyof EntityTypes]: Entity<Name> } = {
  account,
  accountingEntry,
  bankAccount,
  capitalAccountStatement,
  capitalMovementLine,
  capitalMovement,
  closingCommitment,
  closing,
  company,
  contactChange,
  contact,
  country,
  currency,
  document,
  exchangeRate,
  expense,
  fairValue,
  fourEyesWaiver,
  fundManager,
  fund,
  investment,
  investorReport,
  invoice,
  limitedPartnerCommitment,
  limitedPartnerTransaction,
  limitedPartner,
  mail,
  notice,
  onboardingComment,
  onboarding,
  performanceReport,
  portalAccess,
  reportingPeriod,
  serviceAccount,
  spreadsheetImport,
  tenantDeletionRequest,
  tenantExport,
  tenant,
  transaction,
  transfer,
  webhookDelivery,
  webhook,
}
