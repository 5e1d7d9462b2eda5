// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { Validate } from '../validators.js'
import type { CapitalMovementCreate, CapitalMovementUpdate, CapitalMovementComplete, CapitalMovementPublish, CapitalMovementGenerateLines, CapitalMovementLines, CapitalMovementReceive, CapitalMovementSignOff, CapitalMovementReopen, CapitalMovementRequestReopen, CapitalMovementRemindUnread, CapitalMovementRemind } from '../types.ts'
export const validateCreate: Validate<CapitalMovementCreate>
export const validateUpdate: Validate<CapitalMovementUpdate>
export const validateComplete: Validate<CapitalMovementComplete>
export const validatePublish: Validate<CapitalMovementPublish>
export const validateGenerateLines: Validate<CapitalMovementGenerateLines>
export const validateLines: Validate<CapitalMovementLines>
export const validateReceive: Validate<CapitalMovementReceive>
export const validateSignOff: Validate<CapitalMovementSignOff>
export const validateReopen: Validate<CapitalMovementReopen>
export const validateRequestReopen: Validate<CapitalMovementRequestReopen>
export const validateRemindUnread: Validate<CapitalMovementRemindUnread>
export const validateRemind: Validate<CapitalMovementRemind>
