// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { Validate } from '../validators.js'
import type { FundCreate, FundUpdate } from '../types.ts'
export const validateCreate: Validate<FundCreate>
export const validateUpdate: Validate<FundUpdate>
