// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { Validate } from '../validators.js'
import type { ContactCreate, ContactUpdate } from '../types.ts'
export const validateCreate: Validate<ContactCreate>
export const validateUpdate: Validate<ContactUpdate>
