// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { Validate } from '../validators.js'
import type { InvestorReportCreate, InvestorReportUpdate } from '../types.ts'
export const validateCreate: Validate<InvestorReportCreate>
export const validateUpdate: Validate<InvestorReportUpdate>
