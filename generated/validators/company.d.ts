// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { Validate } from '../validators.js'
import type { CompanyCreate, CompanyUpdate } from '../types.ts'
export const validateCreate: Validate<CompanyCreate>
export const validateUpdate: Validate<CompanyUpdate>
