// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { Validate } from '../validators.js'
import type { ClosingCreate, ClosingUpdate, ClosingComplete } from '../types.ts'
export const validateCreate: Validate<ClosingCreate>
export const validateUpdate: Validate<ClosingUpdate>
export const validateComplete: Validate<ClosingComplete>
