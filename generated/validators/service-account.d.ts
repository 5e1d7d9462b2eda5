// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { Validate } from '../validators.js'
import type { ServiceAccountCreate, ServiceAccountUpdate, ServiceAccountMakeKey, ServiceAccountRevoke } from '../types.ts'
export const validateCreate: Validate<ServiceAccountCreate>
export const validateUpdate: Validate<ServiceAccountUpdate>
export const validateMakeKey: Validate<ServiceAccountMakeKey>
export const validateRevoke: Validate<ServiceAccountRevoke>
