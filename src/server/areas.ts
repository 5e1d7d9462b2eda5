/** Everything that a person wrote for an entity beyond its schema, as the server works with it. */
import type { Performed } from '../api/actions.ts'
import { accountArea } from '../accounts/area.server.ts'
import { accountingEntryArea } from '../accounting/area.server.ts'
import { bankAccountArea } from '../bank-accounts/area.server.ts'
import { makeStatements, publish } from '../capital-account-statements/publish.server.ts'
import { capitalMovementArea, capitalMovementLineArea } from '../capital-movements/area.server.ts'
import { closingArea, closingCommitmentArea } from '../closings/area.server.ts'
import { companyArea } from '../companies/area.server.ts'
import { contactArea } from '../contacts/area.server.ts'
import { contactChangeArea } from '../contact-changes/area.server.ts'
import type { Clock, CompleteAreas, Files, ServerAreas } from '../context.ts'
import { currencyArea, exchangeRateArea } from '../currencies/area.server.ts'
import { amountsOfCurrency } from '../currencies/minorUnits.server.ts'
import { expenseArea } from '../expenses/area.server.ts'
import { fairValueArea } from '../fair-values/area.server.ts'
import { fundManagerArea } from '../fund-managers/area.ts'
import { fourEyesWaiverArea } from '../four-eyes/area.server.ts'
import { fundArea } from '../funds/area.server.ts'
import { investmentArea } from '../investments/area.server.ts'
import { spreadsheetImportArea } from '../imports/area.server.ts'
import { documentArea, investorReportArea } from '../investor-reports/area.server.ts'
import { invoiceArea } from '../invoices/area.server.ts'
import type { holdingAccountActions } from '../limited-partners/actions.ts'
import { limitedPartnerArea } from '../limited-partners/area.server.ts'
import { close, nameForHolding, verify } from '../limited-partners/holdingAccount.server.ts'
import { remindOfPeriod } from '../limited-partners/portalViews.server.ts'
import { mailArea } from '../mails/area.server.ts'
import { noticeArea } from '../notices/area.server.ts'
import { onboardingArea } from '../onboarding/area.server.ts'
import { onboardingCommentArea } from '../onboarding/comments.server.ts'
import { portalAccessArea } from '../portal-accesses/area.server.ts'
import { reportingPeriodArea } from '../reporting-periods/area.server.ts'
import { periodLock } from '../reporting-periods/periodLock.server.ts'
import { serviceAccountArea } from '../service-accounts/area.server.ts'
import { tenantArea } from '../tenants/area.server.ts'
import { tenantDeletionRequestArea } from '../tenant-deletions/area.server.ts'
import { tenantExportArea } from '../tenant-exports/area.server.ts'
import { transferArea } from '../transfers/area.server.ts'
import { transactionArea } from '../transactions/area.server.ts'
import { webhookArea, webhookDeliveryArea } from '../webhooks/area.server.ts'
import { entities } from '../../generated/entities.ts'
import { createEntityRegistry } from './records/entityRegistry.ts'
import type { RecordCheck, RecordServices, WriteCheck } from './records/transactionContext.ts'

/** By name of the entity. */
export const areas: CompleteAreas = {
  account: accountArea,
  accountingEntry: accountingEntryArea,
  bankAccount: {
    ...bankAccountArea,
    actions: { ...bankAccountArea.actions, close, verify },
    collectionActions: { nameForHolding } satisfies Performed<typeof holdingAccountActions>,
  },
  capitalMovement: capitalMovementArea,
  capitalMovementLine: capitalMovementLineArea,
  closing: closingArea,
  closingCommitment: closingCommitmentArea,
  company: companyArea,
  contact: contactArea,
  contactChange: contactChangeArea,
  currency: currencyArea,
  document: documentArea,
  exchangeRate: exchangeRateArea,
  expense: expenseArea,
  fairValue: fairValueArea,
  fourEyesWaiver: fourEyesWaiverArea,
  fund: fundArea,
  fundManager: fundManagerArea,
  investment: investmentArea,
  investorReport: investorReportArea,
  invoice: invoiceArea,
  limitedPartner: limitedPartnerArea,
  mail: mailArea,
  notice: noticeArea,
  onboarding: onboardingArea,
  onboardingComment: onboardingCommentArea,
  portalAccess: portalAccessArea,
  reportingPeriod: {
    ...reportingPeriodArea,
    actions: { ...reportingPeriodArea.actions, publish, makeStatements, remindUnread: remindOfPeriod },
  },
  serviceAccount: serviceAccountArea,
  spreadsheetImport: spreadsheetImportArea,
  tenant: tenantArea,
  tenantDeletionRequest: tenantDeletionRequestArea,
  tenantExport: tenantExportArea,
  transaction: transactionArea,
  transfer: transferArea,
  webhook: webhookArea,
  webhookDelivery: webhookDeliveryArea,
}

/** What holds for every write of every entity. */
const writeChecks: readonly WriteCheck[] = [periodLock]
const recordChecks: readonly RecordCheck[] = [amountsOfCurrency]

/** What every transaction of the running product works with. */
export function recordServices({
  clock,
  files,
  areas: chosen = areas,
}: {
  clock: Clock
  files: Files
  areas?: ServerAreas | undefined
}): RecordServices {
  return { registry: createEntityRegistry(entities, chosen), areas: chosen, writeChecks, recordChecks, clock, files }
}
