// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { Validate } from '../validators.js'
import type { FundManagerCreate, FundManagerUpdate } from '../types.ts'
export const validateCreate: Validate<FundManagerCreate>
export const validateUpdate: Validate<FundManagerUpdate>
