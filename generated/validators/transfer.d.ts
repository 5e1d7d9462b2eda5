// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { Validate } from '../validators.js'
import type { TransferCreate, TransferUpdate } from '../types.ts'
export const validateCreate: Validate<TransferCreate>
export const validateUpdate: Validate<TransferUpdate>
