// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { Validate } from '../validators.js'
import type { CountryCreate, CountryUpdate } from '../types.ts'
export const validateCreate: Validate<CountryCreate>
export const validateUpdate: Validate<CountryUpdate>
