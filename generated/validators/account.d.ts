// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { Validate } from '../validators.js'
import type { AccountCreate, AccountUpdate } from '../types.ts'
export const validateCreate: Validate<AccountCreate>
export const validateUpdate: Validate<AccountUpdate>
