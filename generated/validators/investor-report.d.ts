// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { Validate } from '../validators.js'
import type { InvestorReportCreate, InvestorReportUpdate, InvestorReportRelease, InvestorReportReleaseNewFile, InvestorReportWithdraw, InvestorReportRemindUnread } from '../types.ts'
export const validateCreate: Validate<InvestorReportCreate>
export const validateUpdate: Validate<InvestorReportUpdate>
export const validateRelease: Validate<InvestorReportRelease>
export const validateReleaseNewFile: Validate<InvestorReportReleaseNewFile>
export const validateWithdraw: Validate<InvestorReportWithdraw>
export const validateRemindUnread: Validate<InvestorReportRemindUnread>
