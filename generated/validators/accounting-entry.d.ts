// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { Validate } from '../validators.js'
import type { AccountingEntryCreate, AccountingEntryUpdate } from '../types.ts'
export const validateCreate: Validate<AccountingEntryCreate>
export const validateUpdate: Validate<AccountingEntryUpdate>
