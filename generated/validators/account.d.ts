// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { Validate } from '../validators.js'
import type { AccountCreate, AccountUpdate, AccountActivate, AccountDeactivate } from '../types.ts'
export const validateCreate: Validate<AccountCreate>
export const validateUpdate: Validate<AccountUpdate>
export const validateActivate: Validate<AccountActivate>
export const validateDeactivate: Validate<AccountDeactivate>
