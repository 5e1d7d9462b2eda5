// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { Validate } from '../validators.js'
import type { MailCreate, MailUpdate, MailResend } from '../types.ts'
export const validateCreate: Validate<MailCreate>
export const validateUpdate: Validate<MailUpdate>
export const validateResend: Validate<MailResend>
