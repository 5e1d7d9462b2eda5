// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { Validate } from '../validators.js'
import type { CurrencyCreate, CurrencyUpdate } from '../types.ts'
export const validateCreate: Validate<CurrencyCreate>
export const validateUpdate: Validate<CurrencyUpdate>
