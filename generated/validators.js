// Generated from schemas by npm run generate. Do not edit: change the schema.
import * as account from './validators/account.js'
import * as accountingEntry from './validators/accounting-entry.js'
import * as bankAccount from './validators/bank-account.js'
import * as capitalAccountStatement from './validators/capital-account-statement.js'
import * as capitalMovementLine from './validators/capital-movement-line.js'
import * as capitalMovement from './validators/capital-movement.js'
import * as closingCommitment from './validators/closing-commitment.js'
import * as closing from './validators/closing.js'
import * as company from './validators/company.js'
import * as contactChange from './validators/contact-change.js'
import * as contact from './validators/contact.js'
import * as country from './validators/country.js'
import * as currency from './validators/currency.js'
import * as document from './validators/document.js'
import * as exchangeRate from './validators/exchange-rate.js'
import * as expense from './validators/expense.js'
import * as fairValue from './validators/fair-value.js'
import * as fourEyesWaiver from './validators/four-eyes-waiver.js'
import * as fundManager from './validators/fund-manager.js'
import * as fund from './validators/fund.js'
import * as investment from './validators/investment.js'
import * as investorReport from './validators/investor-report.js'
import * as invoice from './validators/invoice.js'
import * as limitedPartnerCommitment from './validators/limited-partner-commitment.js'
import * as limitedPartnerTransaction from './validators/limited-partner-transaction.js'
import * as limitedPartner from './validators/limited-partner.js'
import * as mail from './validators/mail.js'
import * as notice from './validators/notice.js'
import * as onboardingComment from './validators/onboarding-comment.js'
import * as onboarding from './validators/onboarding.js'
import * as performanceReport from './validators/performance-report.js'
import * as portalAccess from './validators/portal-access.js'
import * as reportingPeriod from './validators/reporting-period.js'
import * as serviceAccount from './validators/service-account.js'
import * as spreadsheetImport from './validators/spreadsheet-import.js'
import * as tenantDeletionRequest from './validators/tenant-deletion-request.js'
import * as tenantExport from './validators/tenant-export.js'
import * as tenant from './validators/tenant.js'
import * as transaction from './validators/transaction.js'
import * as transfer from './validators/transfer.js'
import * as webhookDelivery from './validators/webhook-delivery.js'
import * as webhook from './validators/webhook.js'
export const validators = {
  account: { create: account.validateCreate, update: account.validateUpdate, actions: { activate: account.validateActivate, deactivate: account.validateDeactivate } },
  accountingEntry: { create: accountingEntry.validateCreate, update: accountingEntry.validateUpdate, actions: {} },
  bankAccount: { create: bankAccount.validateCreate, update: bankAccount.validateUpdate, actions: { nameForHolding: bankAccount.validateNameForHolding, submitForVerification: bankAccount.validateSubmitForVerification, verify: bankAccount.validateVerify, block: bankAccount.validateBlock, recordPayeeAnswer: bankAccount.validateRecordPayeeAnswer, close: bankAccount.validateClose, reopen: bankAccount.validateReopen } },
  capitalAccountStatement: { create: capitalAccountStatement.validateCreate, update: capitalAccountStatement.validateUpdate, actions: {} },
  capitalMovementLine: { create: capitalMovementLine.validateCreate, update: capitalMovementLine.validateUpdate, actions: {} },
  capitalMovement: { create: capitalMovement.validateCreate, update: capitalMovement.validateUpdate, actions: { complete: capitalMovement.validateComplete, publish: capitalMovement.validatePublish, generateLines: capitalMovement.validateGenerateLines, lines: capitalMovement.validateLines, receive: capitalMovement.validateReceive, signOff: capitalMovement.validateSignOff, reopen: capitalMovement.validateReopen, requestReopen: capitalMovement.validateRequestReopen, remindUnread: capitalMovement.validateRemindUnread, remind: capitalMovement.validateRemind } },
  closingCommitment: { create: closingCommitment.validateCreate, update: closingCommitment.validateUpdate, actions: {} },
  closing: { create: closing.validateCreate, update: closing.validateUpdate, actions: { complete: closing.validateComplete } },
  company: { create: company.validateCreate, update: company.validateUpdate, actions: {} },
  contactChange: { create: contactChange.validateCreate, update: contactChange.validateUpdate, actions: { ask: contactChange.validateAsk, accept: contactChange.validateAccept, refuse: contactChange.validateRefuse } },
  contact: { create: contact.validateCreate, update: contact.validateUpdate, actions: { createAccount: contact.validateCreateAccount, activateAccount: contact.validateActivateAccount, deactivateAccount: contact.validateDeactivateAccount } },
  country: { create: country.validateCreate, update: country.validateUpdate, actions: {} },
  currency: { create: currency.validateCreate, update: currency.validateUpdate, actions: {} },
  document: { create: document.validateCreate, update: document.validateUpdate, actions: {} },
  exchangeRate: { create: exchangeRate.validateCreate, update: exchangeRate.validateUpdate, actions: {} },
  expense: { create: expense.validateCreate, update: expense.validateUpdate, actions: {} },
  fairValue: { create: fairValue.validateCreate, update: fairValue.validateUpdate, actions: {} },
  fourEyesWaiver: { create: fourEyesWaiver.validateCreate, update: fourEyesWaiver.validateUpdate, actions: { confirm: fourEyesWaiver.validateConfirm, end: fourEyesWaiver.validateEnd } },
  fundManager: { create: fundManager.validateCreate, update: fundManager.validateUpdate, actions: {} },
  fund: { create: fund.validateCreate, update: fund.validateUpdate, actions: {} },
  investment: { create: investment.validateCreate, update: investment.validateUpdate, actions: {} },
  investorReport: { create: investorReport.validateCreate, update: investorReport.validateUpdate, actions: { release: investorReport.validateRelease, releaseNewFile: investorReport.validateReleaseNewFile, withdraw: investorReport.validateWithdraw, remindUnread: investorReport.validateRemindUnread } },
  invoice: { create: invoice.validateCreate, update: invoice.validateUpdate, actions: { approve: invoice.validateApprove, approveAll: invoice.validateApproveAll, proposeManagementFees: invoice.validateProposeManagementFees } },
  limitedPartnerCommitment: { create: limitedPartnerCommitment.validateCreate, update: limitedPartnerCommitment.validateUpdate, actions: {} },
  limitedPartnerTransaction: { create: limitedPartnerTransaction.validateCreate, update: limitedPartnerTransaction.validateUpdate, actions: {} },
  limitedPartner: { create: limitedPartner.validateCreate, update: limitedPartner.validateUpdate, actions: {} },
  mail: { create: mail.validateCreate, update: mail.validateUpdate, actions: { resend: mail.validateResend } },
  notice: { create: notice.validateCreate, update: notice.validateUpdate, actions: { retry: notice.validateRetry } },
  onboardingComment: { create: onboardingComment.validateCreate, update: onboardingComment.validateUpdate, actions: { reply: onboardingComment.validateReply, settle: onboardingComment.validateSettle, askAgain: onboardingComment.validateAskAgain } },
  onboarding: { create: onboarding.validateCreate, update: onboarding.validateUpdate, actions: { start: onboarding.validateStart, submitToInvestor: onboarding.validateSubmitToInvestor, signDueDiligence: onboarding.validateSignDueDiligence, saveAnswers: onboarding.validateSaveAnswers, saveParty: onboarding.validateSaveParty, removeParty: onboarding.validateRemoveParty, signPaper: onboarding.validateSignPaper, submitDueDiligence: onboarding.validateSubmitDueDiligence, confirmDueDiligence: onboarding.validateConfirmDueDiligence, signSubscription: onboarding.validateSignSubscription, submitSubscription: onboarding.validateSubmitSubscription, confirmSubscription: onboarding.validateConfirmSubscription, complete: onboarding.validateComplete, sendReminder: onboarding.validateSendReminder, revertStatus: onboarding.validateRevertStatus, abort: onboarding.validateAbort } },
  performanceReport: { create: performanceReport.validateCreate, update: performanceReport.validateUpdate, actions: {} },
  portalAccess: { create: portalAccess.validateCreate, update: portalAccess.validateUpdate, actions: { ask: portalAccess.validateAsk, end: portalAccess.validateEnd, grant: portalAccess.validateGrant, refuse: portalAccess.validateRefuse, revoke: portalAccess.validateRevoke } },
  reportingPeriod: { create: reportingPeriod.validateCreate, update: reportingPeriod.validateUpdate, actions: { complete: reportingPeriod.validateComplete, publish: reportingPeriod.validatePublish, makeStatements: reportingPeriod.validateMakeStatements, remindUnread: reportingPeriod.validateRemindUnread, signOff: reportingPeriod.validateSignOff, reopen: reportingPeriod.validateReopen, requestReopen: reportingPeriod.validateRequestReopen } },
  serviceAccount: { create: serviceAccount.validateCreate, update: serviceAccount.validateUpdate, actions: { makeKey: serviceAccount.validateMakeKey, revoke: serviceAccount.validateRevoke } },
  spreadsheetImport: { create: spreadsheetImport.validateCreate, update: spreadsheetImport.validateUpdate, actions: { takeBack: spreadsheetImport.validateTakeBack } },
  tenantDeletionRequest: { create: tenantDeletionRequest.validateCreate, update: tenantDeletionRequest.validateUpdate, actions: { withdraw: tenantDeletionRequest.validateWithdraw } },
  tenantExport: { create: tenantExport.validateCreate, update: tenantExport.validateUpdate, actions: { retry: tenantExport.validateRetry } },
  tenant: { create: tenant.validateCreate, update: tenant.validateUpdate, actions: { deleteData: tenant.validateDeleteData } },
  transaction: { create: transaction.validateCreate, update: transaction.validateUpdate, actions: {} },
  transfer: { create: transfer.validateCreate, update: transfer.validateUpdate, actions: { complete: transfer.validateComplete, reopen: transfer.validateReopen } },
  webhookDelivery: { create: webhookDelivery.validateCreate, update: webhookDelivery.validateUpdate, actions: { resend: webhookDelivery.validateResend, cancel: webhookDelivery.validateCancel } },
  webhook: { create: webhook.validateCreate, update: webhook.validateUpdate, actions: { ping: webhook.validatePing, pause: webhook.validatePause, resume: webhook.validateResume, newSecret: webhook.validateNewSecret } },
}
