// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { Validate } from '../validators.js'
import type { ClosingCommitmentCreate, ClosingCommitmentUpdate } from '../types.ts'
export const validateCreate: Validate<ClosingCommitmentCreate>
export const validateUpdate: Validate<ClosingCommitmentUpdate>
