// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { Validate } from '../validators.js'
import type { CapitalMovementCreate, CapitalMovementUpdate } from '../types.ts'
export const validateCreate: Validate<CapitalMovementCreate>
export const validateUpdate: Validate<CapitalMovementUpdate>
