// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { Validate } from '../validators.js'
import type { InvestmentCreate, InvestmentUpdate } from '../types.ts'
export const validateCreate: Validate<InvestmentCreate>
export const validateUpdate: Validate<InvestmentUpdate>
