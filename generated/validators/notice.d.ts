// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { Validate } from '../validators.js'
import type { NoticeCreate, NoticeUpdate, NoticeRetry } from '../types.ts'
export const validateCreate: Validate<NoticeCreate>
export const validateUpdate: Validate<NoticeUpdate>
export const validateRetry: Validate<NoticeRetry>
