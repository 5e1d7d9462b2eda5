// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { Validate } from '../validators.js'
import type { CapitalMovementLineCreate, CapitalMovementLineUpdate } from '../types.ts'
export const validateCreate: Validate<CapitalMovementLineCreate>
export const validateUpdate: Validate<CapitalMovementLineUpdate>
