// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { Validate } from '../validators.js'
import type { WebhookCreate, WebhookUpdate, WebhookPing, WebhookPause, WebhookResume, WebhookNewSecret } from '../types.ts'
export const validateCreate: Validate<WebhookCreate>
export const validateUpdate: Validate<WebhookUpdate>
export const validatePing: Validate<WebhookPing>
export const validatePause: Validate<WebhookPause>
export const validateResume: Validate<WebhookResume>
export const validateNewSecret: Validate<WebhookNewSecret>
