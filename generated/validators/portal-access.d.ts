// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { Validate } from '../validators.js'
import type { PortalAccessCreate, PortalAccessUpdate, PortalAccessAsk, PortalAccessEnd, PortalAccessGrant, PortalAccessRefuse, PortalAccessRevoke } from '../types.ts'
export const validateCreate: Validate<PortalAccessCreate>
export const validateUpdate: Validate<PortalAccessUpdate>
export const validateAsk: Validate<PortalAccessAsk>
export const validateEnd: Validate<PortalAccessEnd>
export const validateGrant: Validate<PortalAccessGrant>
export const validateRefuse: Validate<PortalAccessRefuse>
export const validateRevoke: Validate<PortalAccessRevoke>
