// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { Validate } from '../validators.js'
import type { LimitedPartnerCreate, LimitedPartnerUpdate } from '../types.ts'
export const validateCreate: Validate<LimitedPartnerCreate>
export const validateUpdate: Validate<LimitedPartnerUpdate>
