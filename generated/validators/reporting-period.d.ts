// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { Validate } from '../validators.js'
import type { ReportingPeriodCreate, ReportingPeriodUpdate, ReportingPeriodComplete, ReportingPeriodPublish, ReportingPeriodMakeStatements, ReportingPeriodRemindUnread, ReportingPeriodSignOff, ReportingPeriodReopen, ReportingPeriodRequestReopen } from '../types.ts'
export const validateCreate: Validate<ReportingPeriodCreate>
export const validateUpdate: Validate<ReportingPeriodUpdate>
export const validateComplete: Validate<ReportingPeriodComplete>
export const validatePublish: Validate<ReportingPeriodPublish>
export const validateMakeStatements: Validate<ReportingPeriodMakeStatements>
export const validateRemindUnread: Validate<ReportingPeriodRemindUnread>
export const validateSignOff: Validate<ReportingPeriodSignOff>
export const validateReopen: Validate<ReportingPeriodReopen>
export const validateRequestReopen: Validate<ReportingPeriodRequestReopen>
