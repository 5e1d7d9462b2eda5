// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { Validate } from '../validators.js'
import type { SpreadsheetImportCreate, SpreadsheetImportUpdate, SpreadsheetImportTakeBack } from '../types.ts'
export const validateCreate: Validate<SpreadsheetImportCreate>
export const validateUpdate: Validate<SpreadsheetImportUpdate>
export const validateTakeBack: Validate<SpreadsheetImportTakeBack>
