// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { Validate } from '../validators.js'
import type { FairValueCreate, FairValueUpdate } from '../types.ts'
export const validateCreate: Validate<FairValueCreate>
export const validateUpdate: Validate<FairValueUpdate>
