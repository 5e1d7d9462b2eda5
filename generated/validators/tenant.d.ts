// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { Validate } from '../validators.js'
import type { TenantCreate, TenantUpdate } from '../types.ts'
export const validateCreate: Validate<TenantCreate>
export const validateUpdate: Validate<TenantUpdate>
