// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { Validate } from '../validators.js'
import type { LimitedPartnerTransactionCreate, LimitedPartnerTransactionUpdate } from '../types.ts'
export const validateCreate: Validate<LimitedPartnerTransactionCreate>
export const validateUpdate: Validate<LimitedPartnerTransactionUpdate>
