// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { Validate } from '../validators.js'
import type { TenantCreate, TenantUpdate, TenantDeleteData } from '../types.ts'
export const validateCreate: Validate<TenantCreate>
export const validateUpdate: Validate<TenantUpdate>
export const validateDeleteData: Validate<TenantDeleteData>
