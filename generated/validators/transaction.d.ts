// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { Validate } from '../validators.js'
import type { TransactionCreate, TransactionUpdate } from '../types.ts'
export const validateCreate: Validate<TransactionCreate>
export const validateUpdate: Validate<TransactionUpdate>
