// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { Validate } from '../validators.js'
import type { TenantExportCreate, TenantExportUpdate, TenantExportRetry } from '../types.ts'
export const validateCreate: Validate<TenantExportCreate>
export const validateUpdate: Validate<TenantExportUpdate>
export const validateRetry: Validate<TenantExportRetry>
