// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { Validate } from '../validators.js'
import type { TransferCreate, TransferUpdate, TransferComplete, TransferReopen } from '../types.ts'
export const validateCreate: Validate<TransferCreate>
export const validateUpdate: Validate<TransferUpdate>
export const validateComplete: Validate<TransferComplete>
export const validateReopen: Validate<TransferReopen>
