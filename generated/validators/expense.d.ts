// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { Validate } from '../validators.js'
import type { ExpenseCreate, ExpenseUpdate } from '../types.ts'
export const validateCreate: Validate<ExpenseCreate>
export const validateUpdate: Validate<ExpenseUpdate>
