// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { Validate } from '../validators.js'
import type { LimitedPartnerCommitmentCreate, LimitedPartnerCommitmentUpdate } from '../types.ts'
export const validateCreate: Validate<LimitedPartnerCommitmentCreate>
export const validateUpdate: Validate<LimitedPartnerCommitmentUpdate>
