// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { Validate } from '../validators.js'
import type { DocumentCreate, DocumentUpdate } from '../types.ts'
export const validateCreate: Validate<DocumentCreate>
export const validateUpdate: Validate<DocumentUpdate>
