/** The list of reads: everything that areas answer besides their lists and records. */
import type { AnsweredRead } from '../api/reads.ts'
import { activityAnswers } from '../activity/reads.server.ts'
import { statementAnswers } from '../capital-account-statements/reads.server.ts'
import { closingAnswers } from '../closings/reads.server.ts'
import { capitalMovementAnswers } from '../capital-movements/reads.server.ts'
import { contactAnswers } from '../contacts/reads.server.ts'
import { exchangeRateAnswers } from '../currencies/reads.server.ts'
import { deadlineAnswers } from '../deadlines/reads.server.ts'
import { emailLinkAnswers } from '../email-links/reads.server.ts'
import { fairValueAnswers } from '../fair-values/reads.server.ts'
import { fundAnswers } from '../funds/reads.server.ts'
import { investmentAnswers } from '../investments/reads.server.ts'
import { invoiceAnswers } from '../invoices/reads.server.ts'
import { investorReportAnswers } from '../investor-reports/reads.server.ts'
import { limitedPartnerAnswers } from '../limited-partners/reads.server.ts'
import { noticeAnswers } from '../notices/reads.server.ts'
import { onboardingAnswers } from '../onboarding/reads.server.ts'
import { performanceAnswers } from '../performance/reads.server.ts'
import { portalAnswers } from '../portal/reads.server.ts'
import { reportingPeriodAnswers } from '../reporting-periods/reads.server.ts'
import { searchAnswers } from '../search/reads.server.ts'
import { portalViewAnswers } from '../limited-partners/portalViews.server.ts'
import { tenantDeletionAnswers } from '../tenant-deletions/reads.server.ts'
import { tenantExportAnswers } from '../tenant-exports/reads.server.ts'
import { transactionAnswers } from '../transactions/reads.server.ts'
import { transferAnswers } from '../transfers/reads.server.ts'

export const reads: readonly AnsweredRead[] = [
  ...activityAnswers,
  ...closingAnswers,
  ...capitalMovementAnswers,
  ...contactAnswers,
  ...exchangeRateAnswers,
  ...deadlineAnswers,
  ...emailLinkAnswers,
  ...fairValueAnswers,
  ...fundAnswers,
  ...investmentAnswers,
  ...invoiceAnswers,
  ...investorReportAnswers,
  ...limitedPartnerAnswers,
  ...noticeAnswers,
  ...onboardingAnswers,
  ...performanceAnswers,
  ...portalAnswers,
  ...reportingPeriodAnswers,
  ...searchAnswers,
  ...statementAnswers,
  ...portalViewAnswers,
  ...tenantDeletionAnswers,
  ...tenantExportAnswers,
  ...transactionAnswers,
  ...transferAnswers,
]
