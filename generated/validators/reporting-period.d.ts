// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { Validate } from '../validators.js'
import type { ReportingPeriodCreate, ReportingPeriodUpdate } from '../types.ts'
export const validateCreate: Validate<ReportingPeriodCreate>
export const validateUpdate: Validate<ReportingPeriodUpdate>
