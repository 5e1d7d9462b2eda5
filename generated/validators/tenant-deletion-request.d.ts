// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { Validate } from '../validators.js'
import type { TenantDeletionRequestCreate, TenantDeletionRequestUpdate, TenantDeletionRequestWithdraw } from '../types.ts'
export const validateCreate: Validate<TenantDeletionRequestCreate>
export const validateUpdate: Validate<TenantDeletionRequestUpdate>
export const validateWithdraw: Validate<TenantDeletionRequestWithdraw>
