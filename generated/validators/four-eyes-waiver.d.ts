// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { Validate } from '../validators.js'
import type { FourEyesWaiverCreate, FourEyesWaiverUpdate, FourEyesWaiverConfirm, FourEyesWaiverEnd } from '../types.ts'
export const validateCreate: Validate<FourEyesWaiverCreate>
export const validateUpdate: Validate<FourEyesWaiverUpdate>
export const validateConfirm: Validate<FourEyesWaiverConfirm>
export const validateEnd: Validate<FourEyesWaiverEnd>
