// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { Validate } from '../validators.js'
import type { ExchangeRateCreate, ExchangeRateUpdate } from '../types.ts'
export const validateCreate: Validate<ExchangeRateCreate>
export const validateUpdate: Validate<ExchangeRateUpdate>
