// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { Validate } from '../validators.js'
import type { WebhookDeliveryCreate, WebhookDeliveryUpdate, WebhookDeliveryResend, WebhookDeliveryCancel } from '../types.ts'
export const validateCreate: Validate<WebhookDeliveryCreate>
export const validateUpdate: Validate<WebhookDeliveryUpdate>
export const validateResend: Validate<WebhookDeliveryResend>
export const validateCancel: Validate<WebhookDeliveryCancel>
