// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { Validate } from '../validators.js'
import type { ContactCreate, ContactUpdate, ContactCreateAccount, ContactActivateAccount, ContactDeactivateAccount } from '../types.ts'
export const validateCreate: Validate<ContactCreate>
export const validateUpdate: Validate<ContactUpdate>
export const validateCreateAccount: Validate<ContactCreateAccount>
export const validateActivateAccount: Validate<ContactActivateAccount>
export const validateDeactivateAccount: Validate<ContactDeactivateAccount>
