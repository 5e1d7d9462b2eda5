// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { Validate } from '../validators.js'
import type { InvoiceCreate, InvoiceUpdate, InvoiceApprove, InvoiceApproveAll, InvoiceProposeManagementFees } from '../types.ts'
export const validateCreate: Validate<InvoiceCreate>
export const validateUpdate: Validate<InvoiceUpdate>
export const validateApprove: Validate<InvoiceApprove>
export const validateApproveAll: Validate<InvoiceApproveAll>
export const validateProposeManagementFees: Validate<InvoiceProposeManagementFees>
