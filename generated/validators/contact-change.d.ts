// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { Validate } from '../validators.js'
import type { ContactChangeCreate, ContactChangeUpdate, ContactChangeAsk, ContactChangeAccept, ContactChangeRefuse } from '../types.ts'
export const validateCreate: Validate<ContactChangeCreate>
export const validateUpdate: Validate<ContactChangeUpdate>
export const validateAsk: Validate<ContactChangeAsk>
export const validateAccept: Validate<ContactChangeAccept>
export const validateRefuse: Validate<ContactChangeRefuse>
