// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { Validate } from '../validators.js'
import type { CapitalAccountStatementCreate, CapitalAccountStatementUpdate } from '../types.ts'
export const validateCreate: Validate<CapitalAccountStatementCreate>
export const validateUpdate: Validate<CapitalAccountStatementUpdate>
