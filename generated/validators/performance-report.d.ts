// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { Validate } from '../validators.js'
import type { PerformanceReportCreate, PerformanceReportUpdate } from '../types.ts'
export const validateCreate: Validate<PerformanceReportCreate>
export const validateUpdate: Validate<PerformanceReportUpdate>
